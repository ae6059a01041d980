### Frases da linha de comando, e do servidor antes que alguém possa acessá-lo. Português do Brasil.

## A linha de comando

about = Uogashi: jogue, simule e estude jogos de tabuleiro do mercado de peixes.
help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-default = (padrão: { $value })
help-many = (pode aparecer várias vezes)
help-more = Para saber mais sobre um comando: uogashi { usage-command } --help.
help-help = Mostra esta ajuda e sai.
help-version = Mostra a versão e sai.
help-lang = O idioma: { $languages }; sem esta opção, o do seu sistema.
version = uogashi { $version }

help-games = Lista os jogos.
help-components = Lista os componentes de um jogo, com o valor e a origem de cada um.
help-components-game = O jogo, por exemplo tsukiji.
help-components-players = Só para este número de jogadores.
help-components-components = Um arquivo com os seus próprios valores, no formato do components.toml do jogo.
help-components-rules = A versão das regras, por exemplo 1; sem esta opção, a mais nova.
help-components-template = Escreve um arquivo para preencher, com todos os componentes e onde olhar na caixa.
help-components-json = Mostra JSON em vez de uma tabela.
help-simulate = Joga muitas partidas entre bots e resume os resultados.
help-simulate-game = O jogo, por exemplo tsukiji.
help-simulate-players = Número de jogadores.
help-simulate-games = Número de partidas.
help-simulate-seed = A semente do sorteio: a mesma semente dá as mesmas partidas, seja qual for o número de processos.
help-simulate-bots = Quem joga: um nome para todos os lugares ou uma lista como greedy,random:3. Um bot seu entra como ARQUIVO.py:FUNÇÃO.
help-simulate-workers = Número de processos que jogam ao mesmo tempo.
help-simulate-variant = Joga com todas as regras especiais da variante do jogo.
help-simulate-option = Uma opção do jogo, por exemplo special_points=popular,safe.
help-simulate-components = Um arquivo com os seus próprios valores.
help-simulate-rules = A versão das regras, por exemplo 1; sem esta opção, a mais nova.
help-simulate-records = Grava o registro de cada partida neste arquivo, um por linha.
help-simulate-table = Grava uma tabela de resultados neste arquivo Parquet.
help-simulate-json = Mostra JSON em vez de tabelas.
help-report = Joga muitas partidas entre bots com cada número de jogadores e escreve um relatório com gráficos.
help-report-game = O jogo, por exemplo tsukiji.
help-report-players = Número de jogadores; sem esta opção, todos os que o jogo permite.
help-report-games = Número de partidas com cada número de jogadores.
help-report-seed = A semente do sorteio: a mesma semente dá o mesmo relatório.
help-report-bots = Quem joga: um nome para todos os lugares ou uma lista como greedy,random:3. Um bot seu entra como ARQUIVO.py:FUNÇÃO.
help-report-workers = Número de processos que jogam ao mesmo tempo.
help-report-variant = Joga com todas as regras especiais da variante do jogo.
help-report-option = Uma opção do jogo, por exemplo special_points=popular,safe.
help-report-components = Um arquivo com os seus próprios valores.
help-report-rules = A versão das regras, por exemplo 1; sem esta opção, a mais nova.
help-report-folder = A pasta do relatório; sem esta opção, report-JOGO na pasta atual.
help-play = Joga no terminal, contra bots ou com outras pessoas no mesmo teclado.
help-play-game = O jogo, por exemplo tsukiji; com --resume, não é preciso.
help-play-players = Número de jogadores, incluindo você; sem esta opção, 4 ou o máximo do jogo, se for menor.
help-play-bots = Quem ocupa os outros lugares: um nome para todos ou uma lista como greedy:2,random; sem esta opção, greedy. Um bot seu entra como ARQUIVO.py:FUNÇÃO.
help-play-hotseat = Quantas pessoas dividem este teclado; o que uma não pode ver da outra fica escondido na troca.
help-play-name = O seu nome; repita a opção para a próxima pessoa neste teclado.
help-play-seed = Joga a partida desta semente; sem esta opção, uma nova.
help-play-variant = Joga com todas as regras especiais da variante do jogo.
help-play-option = Uma opção do jogo, por exemplo special_points=popular,safe.
help-play-components = Um arquivo com os seus próprios valores.
help-play-rules = A versão das regras, por exemplo 1; sem esta opção, a mais nova.
help-play-resume = Retoma uma partida: a última que não terminou ou a deste arquivo; “list” mostra todas as guardadas.
help-play-plain = Texto simples, para pipes e leitores de tela: sem cores e sem movimentos do cursor.
help-play-no-confirm = Não pede confirmação antes de encerrar uma jogada.
help-play-no-pause = Não faz pausas entre os acontecimentos.
help-rules = Mostra as regras de um jogo.
help-rules-game = O jogo, por exemplo tsukiji.
help-rules-chapter = Mostra só este capítulo: o número dele ou o começo do título.
help-rules-plain = Texto simples, sem cores.
help-record = Mostra e confere registros de partidas.
help-record-show = Narra uma partida registrada e mostra a mesa.
help-record-show-file = Um arquivo de registros, .json ou .jsonl.
help-record-show-game = Qual partida do arquivo, contando a partir de 1.
help-record-show-move = Só até esta jogada, contando a partir de 1; 0 é a distribuição inicial.
help-record-verify = Refaz partidas registradas a partir da distribuição e das jogadas e mostra o que está errado.
help-record-verify-file = Arquivos de registros, .json ou .jsonl.
help-record-verify-jobs = Quantos processos conferem ao mesmo tempo; sem esta opção, um por núcleo assim que houver muito a conferir.
help-record-schema = Mostra o JSON Schema dos registros.
help-record-schema-game = Inclui os componentes, a distribuição e as jogadas deste jogo; sem ele, só o que todos os jogos têm em comum.
help-serve = Inicia um servidor com mesas na web.
help-serve-host = O endereço em que o servidor escuta; 0.0.0.0 deixa entrar outras pessoas da sua rede.
help-serve-port = A porta em que o servidor escuta; 0 usa uma que esteja livre.
help-serve-database = Onde tudo fica guardado: sqlite:///file.db ou postgresql://user:password@host/database.
help-serve-public-url = O endereço pelo qual as pessoas chegam ao servidor, se ele estiver atrás de um proxy: https://example.org.
help-serve-trusted-proxies = Proxies em que o servidor confia para saber de quem vem cada requisição, separados por vírgulas.
help-serve-log = O formato do log em stderr: lines, json ou off.
help-serve-metrics-port = A porta em que o Prometheus lê /metrics; 0, o padrão: nenhuma.
help-serve-metrics-host = O endereço em que essa porta escuta; por padrão, 127.0.0.1.
help-serve-bot-threads = Quantos bots pensam ao mesmo tempo.
help-serve-bot-seconds = Tempo máximo de um bot para cada decisão, em segundos.
help-serve-settings = Um arquivo de configuração; opções da linha de comando e variáveis como UOGASHI_PORT têm precedência sobre ele.
help-serve-open = Abre a página no navegador quando o servidor estiver pronto.
help-serve-show-settings = Mostra as configurações em vigor e sai.
help-host = Cuida de um servidor: mesas, visitantes e banco de dados. Funciona com o servidor ligado.
help-host-yes = Não pergunta antes.
help-host-json = Mostra JSON.
help-host-list = Lista mesas, visitantes ou banimentos.
help-host-list-what = tables (mesas), guests (visitantes) ou bans (banimentos); por padrão, tables.
help-host-list-state = Só mesas neste estado: open (abertas), running (em jogo) ou over (encerradas).
help-host-list-game = Só mesas deste jogo.
help-host-list-guest = Só mesas deste visitante: um id ou um nome.
help-host-list-older-than = Só mesas sem mudanças, ou visitantes sem visitas, há este número de dias.
help-host-list-most = No máximo este número.
help-host-show = Mostra uma mesa com lugares, horários e tamanhos, mas nada do que está oculto.
help-host-show-table = O id da mesa.
help-host-show-log = Mostra também o registro; as decisões de uma partida em jogo continuam ocultas.
help-host-show-hidden = Mostra o registro com todas as decisões, até as que ninguém pode saber ainda.
help-host-close = Encerra agora a partida de uma mesa. Os jogadores recebem um aviso.
help-host-close-table = O id da mesa.
help-host-remove = Apaga uma mesa com o seu registro.
help-host-remove-table = O id da mesa.
help-host-rename = Muda o nome de um visitante, também nas mesas dele.
help-host-rename-guest = O visitante: um id, ou um nome que só um visitante tem.
help-host-rename-name = O novo nome.
help-host-ban = Bane um visitante. Bots assumem os lugares dele.
help-host-ban-guest = O visitante: um id, ou um nome que só um visitante tem.
help-host-ban-lift = Suspende o banimento.
help-host-vacuum = Devolve ao disco o espaço que o banco de dados não usa.
help-host-backup = Grava uma cópia conferida do banco de dados, mesmo com o servidor ligado.
help-host-backup-file = O arquivo a gravar.
help-host-backup-overwrite = Substitui o arquivo, se ele existir.
help-new-game = Cria uma pasta com um pequeno jogo, para você transformar no seu.
help-new-game-name = O nome do jogo: letras minúsculas e algarismos.
help-new-game-into = A pasta onde ele fica; sem esta opção, aqui.
help-doctor = Mostra o que está instalado, o que falta e para que serve.
help-warm = Compila as regras agora, em vez de no primeiro uso.

metavar-game = JOGO
metavar-number = N
metavar-seed = SEMENTE
metavar-bots = BOTS
metavar-file = ARQUIVO
metavar-folder = PASTA
metavar-option = NOME=VALOR
metavar-name = NOME
metavar-chapter = CAPÍTULO
metavar-table = MESA
metavar-guest = VISITANTE
metavar-what = O-QUÊ
metavar-state = ESTADO
metavar-days = DIAS
metavar-host = HOST
metavar-hosts = HOSTS
metavar-address = URL
metavar-log = FORMATO
metavar-language = IDIOMA

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    não existe o comando “{ $command }”{ $close ->
        [none] : { $above } --help lista os comandos
       *[other] ; você quis dizer “{ $close }”?
    }
command-missing = qual comando? uogashi { $command } --help lista todos
option-unknown-here =
    { $command } não tem a opção { $option }{ $close ->
        [none] {""}
       *[other] ; você quis dizer { $close }?
    }
option-needs-value = { $option } precisa de um valor
option-takes-no-value = { $option } não aceita valor
option-twice = a opção { $option } aparece duas vezes
argument-missing = { $command } precisa de { $metavar }; para saber mais: uogashi { $command } --help
argument-too-many = { $command }: argumento inesperado “{ $value }”
number-wrong = { $option } precisa de um número inteiro, não de “{ $value }”
number-too-small = { $option } deve ser no mínimo { $least }, não { $value }
number-too-big = { $option } deve ser no máximo { $most }, não { $value }
interrupted = interrompido
unwritable = não é possível gravar a saída: { $why }
usage-command = COMANDO
compile-failed = não dá para jogar { $game }: { $why }; o traceback está em { $file }
compile-ended = a compilação das regras de { $game } foi interrompida (código de saída { $code })
cache-unwritable = não dá para guardar as regras compiladas em { $folder } ({ $why }), e por isso elas são compiladas de novo a cada início: libere espaço ali ou defina UOGASHI_CACHE com uma pasta em que você possa gravar
cache-nowhere = não dá para guardar as regras compiladas em { $folder } ({ $why }) nem em uma pasta temporária: defina UOGASHI_CACHE com uma pasta com espaço em que você possa gravar

## Jogos, opções, números

option-shape = uma opção tem a forma NOME=VALOR, não “{ $value }”
file-missing = não existe o arquivo { $file }
file-unreadable = não é possível ler { $file }: { $why }
file-unwritable = não é possível gravar { $file }: { $why }
file-exists = { $file } já existe: escolha outro nome ou acrescente --overwrite
bots-shape = “{ $value }” não é um bot: use um nome, como random, ou random:3 para três lugares
bot-unknown-or-own = não existe o bot “{ $bot }”; bots disponíveis: { $known }, ou um seu, como ARQUIVO.py:FUNÇÃO
bot-module-missing = não existe o módulo { $module }, nem nesta pasta nem entre o que está instalado
bot-no-python = { $file } não é um arquivo Python: o nome precisa terminar em .py
bot-function-missing = { $place } não tem a função “{ $function }”; tem: { $known }
bot-no-function = { $bot } não é uma função
bot-signature = { $bot } precisa receber dois argumentos, o que o lugar vê e o que ele pode decidir: def choose(view, legal)
bot-async = { $bot } é uma função assíncrona, mas o bot precisa devolver a decisão na hora: escreva def em vez de async def
bot-unloadable = não dá para carregar { $bot }: { $why }
bot-raised = o bot { $bot } falhou: { $why }
bot-illegal = o bot { $bot } não pode decidir “{ $decision }” agora, só: { $choices }
bot-only-here = o bot { $bot } não pode jogar em vários processos: precisa ser uma função definida no nível principal de um módulo
bots-no-list = bots precisa ser uma lista com um bot para cada lugar, ou um texto como greedy,random:3, não “{ $value }”
bots-count =
    { $given ->
        [0] nenhum bot
        [one] um bot
       *[other] { $given } bots
    } para { $players ->
        [0] nenhum lugar
        [one] um lugar
       *[other] { $players } lugares
    }: indique um bot para todos ou um para cada lugar

## Decisões

decision-unknown = “{ $decision }” não é uma decisão válida; possíveis agora: { $choices }
decision-out-of-place = “{ $decision }” está fora de lugar aqui; possíveis agora: { $choices }
undo-over = não dá para desfazer: a partida já acabou
undo-revealed = não dá para desfazer: algo que estava oculto já foi revelado
undo-others-acted = não dá para desfazer: outra pessoa já jogou depois

## Registros

record-not-json = isto não é JSON: { $why }
record-empty = não há nenhum registro no arquivo
record-not-an-object = um registro é um objeto JSON
record-key-missing = falta a chave “{ $key }”
record-key-unknown = chave desconhecida “{ $key }”
record-format = o formato é “{ $format }”, mas o esperado é “{ $expected }”
record-version = a versão é { $version }, mas a esperada é { $expected }
record-rules-unknown = a partida foi jogada com a versão { $rules } das regras; conhecida aqui: { $known }
record-seats = “seats” deve ser uma lista de nomes com no máximo 200 caracteres cada um
record-not-a-string = “{ $key }” deve ser uma string
record-options = “options” deve ser um objeto
record-moves = “moves” deve ser uma lista
record-result-early =
    há um resultado, mas { $moves ->
        [0] sem nenhuma jogada
        [one] depois de uma jogada
       *[other] depois de { $moves } jogadas
    } a partida ainda não acabou
record-result-missing = a partida acabou, e o resultado dela deve ser { $expected }
record-result-differs = “{ $part }” deve ser { $expected }, mas o registro diz { $value }
record-setup-long = “setup” deve ser completo ou parar no que já tinha sido revelado até a última jogada
record-proof-shape = “seed_proof” deve ter “hash”, “secret” e “added”, em hexadecimal
record-proof-hash = o hash publicado não corresponde ao segredo
record-proof-seed = o segredo e os bytes acrescentados não formam esta semente
record-bad = { $file }: partida { NUMBER($game, useGrouping: 0) }: { $sentence }
record-bad-move = { $file }: partida { NUMBER($game, useGrouping: 0) }: jogada { NUMBER($move, useGrouping: 0) }: { $sentence }
records-verified =
    { $games ->
        [one] uma partida conferida
       *[other] { $games } partidas conferidas
    }, { $bad ->
        [0] tudo certo
        [one] uma com erro
       *[other] { $bad } com erro
    }
records-progress = conferindo
records-stopped = uogashi: interrompido; o resto não foi conferido
record-no-such-game =
    { $file } { $games ->
        [0] não tem nenhuma partida
        [one] só tem uma partida
       *[other] só tem { $games } partidas
    }; não existe a partida { NUMBER($game, useGrouping: 0) }
record-no-such-move =
    esta partida { $moves ->
        [0] não tem nenhuma jogada
        [one] só tem uma jogada
       *[other] só tem { $moves } jogadas
    }; não existe a jogada { NUMBER($move, useGrouping: 0) }
record-title = { $game }, { $seats }
record-place = partida { NUMBER($game, useGrouping: 0) } de { $file }
record-after =
    depois da { $moves ->
        [0] distribuição
       *[other] jogada { $moves } de { $of }
    }
record-options-line = opções: { $options }
record-seed-line = semente { $seed }
record-result-line = vitória de { $names }: { $scores }
record-running = a partida ainda não acabou

## Durante a partida

play-prompt = { $name } ▸
play-welcome = { $game }. Na mesa: { $seats }.
play-who = Você joga como { $name }.
play-recommended = { $why } Para jogar assim: --option { $option }={ $value }
play-waiting =
    { $count ->
        [one] Uma partida de { $game } de { $when } não terminou: “uogashi play --resume” continua de onde parou.
       *[other] { $count } partidas não terminaram. “uogashi play --resume” continua a última, { $game } de { $when }; “--resume { $list }” mostra todas.
    }
play-help = Digite a sua decisão. Também valem: ? (o que é possível e quanto renderia), { $table } (mostra a mesa inteira), { $legend } (o que significam os sinais), { $log } (o histórico da partida), { $rules } (as regras), { $undo } (desfaz a última decisão), { $save } ARQUIVO (salva a partida), { $quit } (sai) e { $help } (repete este texto).
play-hint = Tab · ? · { $table } · { $legend } · { $log } · { $rules } · { $undo } · { $save } ARQUIVO · { $quit } · { $help }
play-legend-hint = O que significam os sinais: digite { $legend }
play-no-legend = Aqui nada é desenhado: a mesa está em modo texto.
play-more = Enter para ver mais, { $quit } para parar ▸
play-confirm = Tecle Enter para confirmar ou digite { $undo }.
# What can be typed, and that it would end the game
play-choice-ends = { $choice }: { $ends }
play-confirm-first = primeiro tecle Enter para confirmar a sua jogada ou digite { $undo }
play-turn-over = “{ $decision }” encerra a sua vez: confirme antes de continuar
play-alone = digite só “{ $word }”, sem nada depois
play-press-enter = tecle Enter quando quiser continuar
play-hand-over = { $name }, só você pode ver isto. Quando ninguém mais estiver olhando, tecle Enter.
play-undone = desfeito: { $decision }
play-undone-entry = a sua última jogada foi desfeita
play-over =
    { $count ->
        [one] { $names } venceu: { $scores }
       *[other] { $names } dividem a vitória: { $scores }
    }
play-another = { $again } para jogar outra partida, Enter ou { $quit } para sair ▸
play-over-words = a partida acabou; você ainda pode digitar { $words }
play-save-first = Nome do arquivo para salvar a partida, Enter ou { $no } para sair sem salvar, { $back } para continuar jogando ▸
play-kept = A partida está guardada: “uogashi play --resume” continua de onde parou.
play-kept-pending = O que você digitou nesta vez e não confirmou se perde se você sair.
play-leave = Enter ou { $quit } para sair, { $back } para continuar jogando ▸
play-leave-words = digite { $words } ou tecle Enter para sair
play-word-help = ajuda
play-word-table = mesa
play-word-legend = legenda
play-word-log = histórico historico relato historia história
play-word-rules = regras
play-word-undo = desfazer
play-word-save = salvar
play-word-quit = sair
play-word-again = nova novamente
play-word-no = nao não n
play-word-yes = sim
play-word-back = continuar
play-meaning-help = lista os comandos
play-meaning-table = mostra a mesa de novo
play-meaning-legend = o que significam os sinais
play-meaning-log = mostra o histórico da partida
play-meaning-rules = as regras, por capítulo
play-meaning-undo = desfaz a última decisão
play-meaning-save = salva a partida em um arquivo
play-meaning-quit = sai da partida
play-meaning-again = outra partida
play-meaning-no = sair sem salvar
play-meaning-back = continuar jogando
save-needs-file = em qual arquivo? Digite { $word } e um nome, por exemplo { $word } partida.json
save-no-record-there = { $file } já existe e não é um registro de partida; escolha outro nome
saved = partida salva em { $file }
saved-without-pending = As jogadas não confirmadas não estão incluídas.
keep-failed = esta partida não está sendo guardada, porque não dá para gravar { $file }: { $why }. A partida continua; { $variable } indica outra pasta
bots-no-seat = todos os lugares são de pessoas: não sobra nenhum para --bots
hotseat-too-many = { $people } pessoas não cabem em { $players } lugares
names-too-many =
    { $names } nomes para { $people ->
        [one] uma pessoa
       *[other] { $people } pessoas
    }: diga quantas são com --hotseat
name-wrong = nome inválido “{ $name }”: use de 1 a { $most } caracteres imprimíveis
resume-alone = --resume retoma a partida como ela estava; não dá para mudar { $option }
resume-needs-file = --resume precisa de um arquivo, não da entrada padrão
resume-foul = não dá para retomar esta partida: { $sentence }
resume-other-game = esta partida é de { $game }, não de { $asked }
resume-own-bot = quem jogava por { $name } era um bot seu: informe-o de novo com --bots ARQUIVO.py:FUNÇÃO
resume-bot-unused = nenhum bot desta partida se chama { $bot }: tire-o de --bots
resume-bots-count =
    { $given } bots se chamam { $bot }, mas { $seats ->
        [one] só um lugar tem esse nome
       *[other] { $seats } lugares têm esse nome
    }: informe um bot para todos eles, ou um para cada lugar, na ordem
resume-none = não há partida em andamento em { $file }; “uogashi play JOGO” começa uma
resume-missing = não existe arquivo nem partida guardada com o nome “{ $name }”: “uogashi play --resume { $list }” mostra as partidas guardadas
resume-busy = “{ $name }” já está aberta em outro terminal
kept-name = nome
kept-when = última jogada
kept-game = jogo
kept-seats = jogadores
kept-state = situação
kept-over =
    terminada, { $moves ->
        [one] { $moves } decisão
       *[other] { $moves } decisões
    }
kept-played =
    em outro terminal, { $moves ->
        [one] { $moves } decisão
       *[other] { $moves } decisões
    }
kept-waiting =
    em andamento, { $moves ->
        [one] { $moves } decisão
       *[other] { $moves } decisões
    }
kept-how = Para continuar uma delas: uogashi play --resume NOME, por exemplo --resume { $name }
kept-where = As partidas são arquivos em { $folder }. Para descartar uma, apague o arquivo, por exemplo { $name }.json. Partidas em andamento nunca são apagadas automaticamente.

## Regras

rules-no-chapter = não existe o capítulo “{ $chapter }”; capítulos: { $known }
rules-how = Digite { $word } e um número para ver um capítulo.
rules-credit = { $credit }. Regras explicadas com as nossas próprias palavras; o Uogashi é independente dos autores e das editoras do jogo.

## O que os comandos mostram

games-game = jogo
games-players = jogadores
games-title = título
games-credit = um jogo de
games-range = { $fewest }–{ $most }
components-title = { $game }, { $players } jogadores
components-figure = componente
components-value = valor
components-from = origem
components-hint = Na sua caixa o número é outro? Anote-o em um arquivo seu e jogue com --components ARQUIVO.
template-alone = --template escreve todos os componentes do jogo; { $option } não combina com ele
template-head =
    { $game }: todos os componentes, para preencher com a sua caixa.
    Corrija o que na sua caixa é diferente e jogue com --components ARQUIVO. Linhas que você não muda podem ficar ou sair.
    Os valores do início valem para qualquer número de jogadores; os de [players.N], para esse número.
    Ao lado de cada valor está de onde vem o nosso. Um texto com P é uma fórmula: P é o número de jogadores.
template-origin-for = { $players } jogadores: { $origin }
origin-text = manual
origin-deduced = dedução
origin-review = resenha
origin-assumed = suposição
simulate-progress = jogando
simulate-title =
    { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } de { $game }, { $players } jogadores, semente { $seed }
simulate-speed = { $seconds } s: { $games } partidas e { $decisions } decisões por segundo
simulate-seat = lugar
simulate-bot = bot
simulate-mean = pontuação
simulate-deviation = ±
simulate-range = faixa
simulate-quartiles = quartis
simulate-wins = vitórias
simulate-interval = intervalo de 95%
simulate-shared = vitórias divididas contam em partes; houve empate em { $shared } das partidas
simulate-written = gravado em { $file }
simulate-none = nenhuma partida foi jogada
simulate-stopped = uogashi: interrompido; os resultados até aqui estão acima e nos arquivos
worker-died = um dos processos terminou de repente, talvez por falta de memória: use menos --workers
table-needs-polars = --table precisa do Polars: make setup ou pip install polars
table-suffix = --table grava Parquet: escolha um arquivo que termine em .parquet, não { $file }
same-file = --records e --table não podem ser o mesmo arquivo
report-needs-matplotlib = os gráficos dos relatórios precisam do Matplotlib: make setup ou pip install matplotlib
report-written = Relatório pronto: abra { $file }
report-stopped = uogashi: interrompido; o relatório abrange as partidas jogadas até aqui
compiling =
    Compilando as regras de { $game }, uma só vez para esta versão; isso leva no máximo um minuto…
compiled = Pronto em { $seconds } s.
warm-already = As regras de { $game } já estão compiladas.
doctor-ok = ok
doctor-not-ok = atenção
doctor-python = Python { $version } (mínimo: 3.11)
doctor-python-old = Python { $version } é antigo demais: é preciso 3.11 ou mais recente
doctor-package = { $package } { $version }
doctor-package-missing = { $package } não está instalado: make setup ou pip install { $package }
doctor-package-install = { $package } não está instalado: pip install { $package }
doctor-for = para { $purpose }
doctor-compiled = as regras de { $game } estão compiladas
doctor-not-compiled = as regras de { $game } ainda não estão compiladas: use uogashi warm ou espere no primeiro uso
doctor-interpreted = UOGASHI_INTERPRET está definida: as regras rodam como Python puro, devagar
doctor-cache = as regras compiladas ficam em { $folder }, { $size } MB
doctor-cache-borrowed = as regras compiladas são lidas de { $folder }; não dá para gravar ali ({ $why }), e nem é preciso enquanto o programa não mudar
doctor-client = o cliente web foi gerado
doctor-no-client = o cliente web ainda não foi gerado: make client
doctor-languages = idiomas: { $languages }
doctor-sick = Algo de que o programa precisa está faltando ou com problema.
doctor-games-sick = O programa funciona, mas nem todos os jogos daqui podem ser jogados.
doctor-well = O programa tem tudo de que precisa.
purpose-rules = as regras compiladas
purpose-records = registros e visões da partida
purpose-terminal = o terminal
purpose-text = os textos traduzidos
purpose-server = mesas na web
purpose-store = guardar as mesas
purpose-metrics = as métricas do Prometheus
purpose-table = tabelas de resultados (simulate --table)
purpose-report = os gráficos dos relatórios
purpose-test = make test
purpose-docs = make docs

## Relatórios

report-title =
    { $game }: o que { $games ->
        [one] uma partida mostra
       *[other] { $games } partidas mostram
    }
report-opening = Jogado por { $bots }, semente { $seed }, versão { $rules } das regras.
report-options = Opções: { $options }.
report-components = Com os valores de { $file }.
report-reading = Vitórias divididas contam em partes. Entre parênteses estão os intervalos de Wilson de 95%.
report-players =
    { $players ->
        [one] um jogador
       *[other] { $players } jogadores
    }
report-panel = { $players } · mediana { $median }
report-games = partidas
report-mean = média
report-deviation = desvio padrão
report-lowest = mínimo
report-lower-quartile = primeiro quartil
report-median = mediana
report-upper-quartile = terceiro quartil
report-highest = máximo
report-length = Duração
report-length-text = Decisões por partida, contando as do acaso.
report-decisions = decisões por partida
report-share-of-games = proporção das partidas
report-scores = Pontuações
report-scores-text = As pontuações de todos os jogadores; em destaque, as que venceram.
report-all-scores = todas as pontuações
report-winning-totals = pontuações vencedoras
report-score = pontuação
report-share-of-scores = proporção das pontuações
report-who-wins = Quem vence
report-who-wins-text = Quanto cada posição na ordem de jogo, e cada lugar na mesa, vence a mais ou a menos do que com chances iguais.
report-by-places = vitórias por posição na ordem de jogo
report-by-seats = vitórias por lugar
report-number = número da posição ou do lugar
report-above-fair = diferença para chances iguais
report-of-games = de todas as partidas
report-fair = com chances iguais
report-shared = vitórias divididas
report-interval = { $share } ({ $low }–{ $high })
report-pair = { $winner } / { $other }
report-pair-bars = a mais entre os vencedores
report-all = todos
report-none = nenhum deles
report-never = Isso não aconteceu nestas partidas.
report-share = proporção
report-per-game = por partida
report-in-games = proporção das partidas
report-winners = vencedores / outros
report-wins = vitórias

## Mesas na web

# A linha de comando do servidor.
serve-ready = O Uogashi está no ar em { $address } (Ctrl-C para encerrar).
serve-ended = Encerrado. Todas as partidas estão guardadas.
host-none = Nada encontrado.
host-most = Só os primeiros { $most } aparecem; --most mostra mais.
host-needs-yes = não dá para desfazer isto: acrescente --yes para confirmar
host-not-done = nada mudou
host-close-really = Fechar a mesa { $table }? A partida termina aqui.
host-closed = Mesa fechada: { $table }
host-remove-really = Apagar a mesa { $table } com todo o registro?
host-removed = Mesa apagada: { $table }
host-rename-really = Mudar o nome de { $name } ({ $guest }) para { $new }, também nas mesas?
host-renamed =
    { $name } ({ $guest }) agora se chama { $new }{ $tables ->
        [0] {""}
        [one] , também em uma mesa
       *[other] , também em { $tables } mesas
    }.
host-ban-really = Banir { $name } ({ $guest })? Bots assumem os lugares de vez.
host-banned =
    Banimento feito: { $name } ({ $guest }). { $tables ->
        [0] Não ocupava nenhum lugar.
        [one] Saiu de uma mesa.
       *[other] Saiu de { $tables } mesas.
    }
host-ban-lifted = { $name } ({ $guest }) pode voltar.
host-vacuumed = O banco de dados agora ocupa { $after } MB; antes, { $before } MB.
host-backed-up = Backup gravado e conferido: { $file }, { $size } MB.
host-state-open = aberta
host-state-running = em jogo
host-state-over = encerrada
host-yes = sim
host-no = não
host-column-table = mesa
host-column-game = jogo
host-column-rules = versão das regras
host-column-options = opções
host-column-public = pública
host-column-state = estado
host-column-end = fim
host-column-maker = criada por
host-column-created = criação
host-column-changed = mudança
host-column-scores = pontuações
host-column-winners = lugares vencedores
host-column-entries = entradas
host-column-kinds = por tipo
host-column-log-bytes = bytes do registro
host-column-figures-bytes = bytes dos componentes
host-column-first = primeira entrada
host-column-last = última entrada
host-column-people = pessoas
host-column-guest = visitante
host-column-name = nome
host-column-tables = mesas
host-column-seen = última visita
host-column-banned = banido
host-column-at = quando
host-column-seat = lugar
host-column-bot = bot
host-column-acts = na vez
host-column-resigned = desistiu
host-column-entry = entrada
host-column-kind = tipo
host-column-content = conteúdo
setting-file = o arquivo de configuração { $file } não é um TOML válido: { $why }
setting-unknown = não existe a configuração { $setting }; configurações disponíveis: { $known }
setting-wrong = { $setting } não pode ser “{ $value }”
setting-range = { $setting } é { $value }, mas deve ficar entre { $least } e { $most }
setting-choice = { $setting } não pode ser “{ $value }”; valores possíveis: { $known }
setting-database = banco de dados inválido “{ $value }”: use sqlite:///file.db ou postgresql://user:password@host/database
setting-public-url = public_url inválido “{ $value }”: use https://example.org, sem nada depois do host
setting-secret-key =
    secret_key tem { $length ->
        [one] só um caractere
       *[other] { $length } caracteres
    }, mas precisa de pelo menos { $least }
database-newer = o banco de dados foi criado por uma versão mais recente do Uogashi (esquema { $revision }; esta aqui conhece { $known }): instale a mais recente
database-older = o banco de dados tem o esquema { $revision }, e esta versão precisa do { $known }: inicie uma vez o servidor desta versão
database-in-use = outro servidor já está usando o banco de dados { $database }
database-unreachable = não é possível abrir o banco de dados { $database }: { $why }
port-unavailable = não é possível escutar em { $host }, porta { $port }: { $why }
server-silent = o servidor está usando o banco de dados, mas não responde; nada mudou
backup-onto-itself = { $file } pertence ao próprio banco de dados: escolha outro arquivo para o backup
vacuum-failed = o banco de dados não consegue devolver espaço: { $why }
backup-failed = o backup falhou: { $why }
backup-needs-program = { $program } não está instalado aqui; execute onde estiver: { $command }
guest-namesakes = vários visitantes se chamam { $name }: use um id, { $guests }
guest-changed = você entrou de novo

# No lugar da página para jogar.
client-missing = O servidor está no ar, mas a página para jogar ainda não foi gerada. Digite make play, ou make client e reinicie o servidor.

## Jogos que não podem ser jogados, e jogos novos

game-name-wrong = um jogo não pode se chamar “{ $game }”: o nome tem até 32 letras minúsculas e algarismos e começa com uma letra
game-broken = o jogo “{ $game }” ({ $package }) não pode ser carregado: { $why }
game-failed = o jogo “{ $game }” falhou: { $why }
game-lacks =
    { $file ->
        [state] o registro de estado
        [config] o registro de configuração
       *[other] { $file }
    } do jogo “{ $game }” não tem “{ $name }”
game-lacks-file = o jogo “{ $game }” não tem o arquivo { $file }
game-other-name = { $package } deveria trazer um jogo “{ $game }”, mas o GAME dele se chama “{ $name }”
game-clash = dois jogos se chamam “{ $game }”: vale o de { $played }, e o de { $ignored } fica de fora
new-game-exists = { $folder } já existe: escolha outro nome, ou outra pasta com --into
new-game-taken = já existe um jogo “{ $game }”: escolha outro nome
new-game-word = “{ $game }” é uma palavra das mensagens do próprio Uogashi: escolha outro nome
new-game-written = { $folder } tem um pequeno jogo que já funciona. O que falta fazer:
new-game-next = Continue com: cd { $folder }, pip install -e ., pytest, uogashi play { $game }
