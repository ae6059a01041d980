### Frases que todos os jogos têm em comum. Português do Brasil.

# Entre os itens de uma lista e entre duas frases.
list-comma = ,{" "}
clause-comma = ,{" "}
sentence-gap = {" "}

language-unknown = o idioma “{ $language }” não está disponível; idiomas disponíveis: { $known }

## Jogos, opções, números

game-unknown = não existe o jogo “{ $game }” aqui; jogos disponíveis: { $known }
players-wrong = { $game } é para { $fewest } a { $most } jogadores, não para { $players }
option-unknown = não existe a opção “{ $option }”; opções disponíveis: { $known }
figure-unknown = não existe o componente “{ $figure }”; conhecidos aqui: { $known }
figure-missing = falta o componente “{ $figure }”
figure-not-a-number = “{ $figure }” deve ser um número inteiro, não { $value }
figure-out-of-range = “{ $figure }” é { $value }, mas deve ficar entre { $least } e { $most }
figure-not-a-list = “{ $figure }” deve ser uma lista, não { $value }
figure-wrong-length =
    “{ $figure }” { $length ->
        [0] não tem nenhum item
        [one] tem um item
       *[other] tem { $length } itens
    }, mas deve ter { $span }
figure-not-a-table = “{ $figure }” deve ser uma tabela com { $names }, não { $value }
figure-origin = a origem de “{ $figure }” deve ser um texto, ou um texto para cada uma das suas partes, não { $value }
figure-players = o jogo não é para “{ $count }” jogadores; é possível informar valores para { $known }
figure-unknown-name = “{ $figure }” traz { $value }, um nome desconhecido; conhecidos aqui: { $known }
figure-name-twice = “{ $figure }” traz { $value } duas vezes
file-not-toml = isto não é TOML: { $why }
seed-unreadable = semente inválida “{ $seed }”: use um ou mais caracteres imprimíveis
bot-unknown = não existe o bot “{ $bot }”; bots disponíveis: { $known }

## Decisões

seat-number = jogador { $number }
seat-unknown = não existe o lugar { $number }; os lugares vão de 0 a { $most }
decisions-none = nenhuma decisão foi informada
game-over = tarde demais para “{ $decision }”: a partida já acabou
not-your-turn =
    { $seat } não pode fazer “{ $decision }” agora: { $count ->
        [1] é a vez de { $acting }
       *[other] outras pessoas ainda estão decidindo
    }
match-partial = dá para ver esta partida, mas não continuar: partes dela estão ocultas para você
decisions-after-reveal = depois de “{ $decision }” você vai saber mais: decida o resto só então
undo-nothing = não há nada para desfazer
undo-not-yours = não dá para desfazer: quem jogou foi a pessoa que ocupava este lugar antes de você

## Registros

chance-not-asked = aqui não há sorteio; por isso, “{ $decision }” não pode acontecer
chance-impossible = o sorteio não pode dar “{ $decision }” aqui
setup-keys = a preparação deve ter exatamente estas chaves: { $keys }
seed-deals-otherwise = a semente “{ $seed }” dá outra partida: a parte “{ $part }” é diferente
seed-rolls-otherwise = a semente “{ $seed }” sorteia “{ $rolled }” aqui, não “{ $decision }”
rules-unknown = { $game } não tem a versão { $rules } das regras; conhecidas aqui: { $known }
record-move-shape = uma jogada é [lugar, "palavras"] ou ["chance", "palavras"], não { $move }
record-seat = não existe o lugar { $number }

## Durante a partida

play-you = Visitante
play-guest = Visitante { $number }
name-of-a-bot = “{ $name }” é nome de bot; escolha outro nome
name-twice = duas pessoas não podem se chamar “{ $name }”

## Regras

rules-missing = as regras de { $game } ainda não foram escritas

## Mesas na web

guest-missing = não existe o visitante { $guest }; uogashi host list guests mostra todos
guest-not-banned = { $guest } não está banido

# Por que uma requisição é recusada.
request-unreadable = não é possível entender a requisição ({ $status }): { $why }
message-unreadable = não é possível entender a mensagem: { $why }
server-failed = algo deu errado no servidor; nada mudou
store-lost = o servidor não consegue guardar nada no momento; tente de novo daqui a pouco
too-many-requests = pedidos demais de uma vez: espere { $seconds } s
origin-foreign = requisições vindas de { $origin } não são aceitas aqui
csrf-missing = o cabeçalho { $header } está faltando ou errado: recarregue a página
guest-unknown = o servidor não reconhece você: recarregue a página
guest-banned = quem administra este servidor baniu você
token-unknown = este token não é válido ou já perdeu a validade
way-back-unknown = este link para continuar em outro aparelho não é válido ou já não funciona
name-missing = primeiro escolha um nome
name-unreadable = não dá para mostrar este nome: use caracteres visíveis
name-long = um nome tem no máximo { $most } caracteres
name-taken = alguém nesta mesa já se chama “{ $name }”: escolha outro nome
name-not-yours = { $seat } não joga na sua tela: você só pode dar nome a quem joga nela
names-not-seats = é preciso um nome para cada lugar: { $seats }, não { $names }; null significa sem nome
tables-too-many =
    você já está em { $most ->
        [one] uma mesa
       *[other] { $most } mesas
    }: antes, termine uma partida ou saia de uma mesa
tables-no-room = este servidor está cheio e não aceita novas mesas no momento. As partidas em andamento continuam
follows-too-many = não dá para acompanhar mais de { $most } mesas ao mesmo tempo
table-unknown = não existe a mesa { $table }
table-private = esta mesa é privada: peça o link dela
table-not-begun = a partida ainda não começou
table-not-over = a partida ainda não acabou
table-over = a partida já acabou
table-restless = gente demais já entrou e saiu desta mesa: ninguém mais pode assumir um lugar
table-rules-unknown = esta partida usa a versão { $rules } das regras; este servidor só conhece a versão { $known }
table-deals-otherwise = não dá para abrir esta mesa: nesta versão, a distribuição das cartas seria outra
seat-not-yours = este lugar não é seu
seat-needs-link = para entrar aqui, você precisa do link deste lugar
seat-taken = { $seat } já ocupa esse lugar
seat-no-person = nesse lugar não há ninguém para um bot substituir
seat-second = você já tem um lugar nesta mesa
seat-secret = espere um pouco: ninguém pode assumir um lugar enquanto os outros decidem em segredo
seat-sat = você acabou de jogar em outro lugar desta mesa: por enquanto, só pode voltar para ele
seat-present = { $seat } está ausente há menos de { $seconds } s
seat-resigned = você desistiu e não pode continuar jogando
seat-stand-in = um bot está jogando por você: primeiro volte a jogar
random-missing = para entrar, são necessários 16 bytes aleatórios: eles fazem parte do embaralhamento
move-late = tarde demais: outra pessoa já jogou. Veja como está a mesa agora
move-id-used = este id de jogada já pertence a outra jogada sua
undo-off = nesta mesa não dá para desfazer jogadas
step-unknown = não existe o passo { $step }; o último é { $most }
client-slow = a sua conexão está lenta demais para acompanhar a partida
server-ends = o servidor está reiniciando
# O que acontece em torno de uma partida.
table-fact-made = A mesa está pronta.
table-fact-joined = { $name } entra na mesa.
table-fact-ready = { $name } já pode começar.
table-fact-left = { $name } sai da mesa.
table-fact-stand-in = { $bot } assume o lugar de { $name }.
table-fact-back = { $name } está de volta.
table-fact-resigned = { $name } desiste.
table-fact-end-offered = { $name } propõe encerrar a partida.
table-fact-end-declined = { $name } prefere continuar jogando.
table-fact-over-rules = A partida acabou.
table-fact-over-resigned = A partida acabou: os demais desistiram.
table-fact-over-agreement = A partida acabou: todos concordaram em encerrar.
table-fact-over-abandoned = A partida acabou: não sobrou ninguém na mesa.
table-fact-over-closed = A partida acabou: quem administra o servidor fechou a mesa.
