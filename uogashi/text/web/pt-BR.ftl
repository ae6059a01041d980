### O cliente do navegador: a mesa e as páginas em torno do jogo. Português do Brasil.

## Em toda parte

web-close = Fechar
web-notes = Avisos
web-yes = sim
web-unreachable = Não é possível acessar o servidor no momento.
web-menu = Menu
web-to-home = Página inicial
web-bot-greedy = Guloso { $number }
web-bot-random = Aleatório { $number }

## A conexão com o servidor

web-line-lost = A conexão caiu.
web-line-retry =
    { $seconds ->
        [0] Reconectando…
        [one] Nova tentativa em um segundo. Nada se perde.
       *[other] Nova tentativa em { $seconds } segundos. Nada se perde.
    }
web-line-now = Tentar agora
web-move-kept = Sua jogada está guardada e será enviada assim que o servidor voltar.

## O que se pergunta

web-you = (você)
web-you-flag = Você
web-your-turn = Sua vez
web-awaited =
    { $count ->
        [one] Aguardando { $names }
       *[other] Aguardando { $names }
    }
web-sending = Enviando…
web-watch-this = Veja o que acontece…
web-watching = Você está assistindo
web-skip = Pular
web-ready = já escolheu
web-choosing = escolhendo…
web-away = ausente
web-resigned = desistiu
web-stand-in = um bot assumiu
web-stand-in-for = Um bot joga no lugar de { $name }.
web-undo = Desfazer
web-undo-of = Desfazer a jogada de { $name }
web-in-words = Modo texto
web-position = A mesa

## O modo texto

web-decide = O que você faz?
web-draft = Escolhido até agora
web-confirm = Confirmar
web-confirm-ask = Confirme sua jogada ou desfaça o último passo.
web-confirm-first = Primeiro escolha, depois confirme.
web-choice-overtaken = “{ $choice }” não foi escolhido: agora a pergunta é outra.
web-choose = Escolha abaixo e depois confirme.
web-take-back = Desfazer passo
# A step that was taken by itself; $steps: decisions, as buttons say them.
web-only-choice = única opção
web-forced-added = { $steps }: única opção, escolhida automaticamente.
web-forced-played = { $steps }: única opção, jogada automaticamente.
# The heading of decisions that belong to no group.
web-choices-other = Outras opções
web-plan-about = Um mapa em letras. Tudo o que está nele também está nas listas abaixo.

## O histórico e a linha do tempo

web-log = Histórico
web-newest = Mais recentes
web-round = Rodada { $number }
web-round-of = Rodada { $number } de { $total }
web-took-back = { $seat } desfaz uma jogada.
web-timeline = Linha do tempo
# De uma partida encerrada: rever desde o começo.
web-replay = Rever partida
web-then = Replay
web-looking-back = Revendo a partida
web-looking-back-more = Enquanto isso, a partida continua.
web-to-now = Voltar ao vivo
web-to-end = Ir para o fim
web-live = ao vivo
web-over = encerrada
web-first-step = Ir para o começo
web-last-step = Ir para o fim
web-step-before = Voltar um passo
web-step-after = Avançar um passo
web-round-before = Voltar uma rodada
web-round-after = Avançar uma rodada
web-step = Passo { $step } de { $last }
web-moment-link = Copiar link deste momento
web-moment-copied = Link deste momento copiado.
web-copy-failed = Não deu para copiar. O link é este: { $link }
web-link-copied = Link copiado.

## A própria mesa

web-table-of =
    { $players ->
        [2] Mesa para dois
        [3] Mesa para três
        [4] Mesa para quatro
        [5] Mesa para cinco
       *[other] Mesa para { $players }
    }
web-table-number = Mesa { $table }
web-rules-own-page = Abrir em outra página
web-copy-watch = Copiar link para espectadores
web-record = Baixar registro
web-let-bot-play = Deixar um bot jogar por { $name }
web-let-bots-play = Deixar bots jogarem por { $names }
web-let-bots-play-all =
    { $count ->
        [2] Deixar bots jogarem pelos dois
       *[other] Deixar bots jogarem pelos { $count }
    }
web-let-bot-play-me = Deixar um bot jogar por mim
web-play-again-self = Voltar a jogar
web-end-offer = Propor encerrar a partida
web-end-offer-back = Retirar a proposta
web-end-offered =
    { $count ->
        [one] { $names } propõe encerrar a partida.
       *[other] { $names } propõem encerrar a partida.
    }
web-end-agree = Encerrar a partida
web-menu-seat = Lugar de { $name }
web-resign = Desistir
web-resign-sure = Desistir mesmo?
web-leave = Sair da mesa
web-leave-sure = Sair mesmo? Um bot assume o seu lugar.
web-keep-playing = Continuar jogando
web-take-over = Assumir o lugar de { $name }
web-rematch = Jogar de novo
web-rematch-join = Entrar na próxima partida
web-end-won = Você venceu com { $margin } de vantagem
web-end-won-tie = Você venceu { $names } no desempate
web-end-shared = Você divide a vitória com { $names }
web-end-place =
    Você { $tied ->
        [yes] empatou
       *[no] ficou
    } em { $place ->
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
       *[other] sexto
    } lugar, { $behind } atrás de { $names }
web-end-place-tie =
    No desempate, vitória de { $names }; você ficou em { $place ->
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
       *[other] sexto
    } lugar
web-end-wins = { $names } venceu com { $margin } de vantagem
web-end-wins-tie = { $names } venceu { $others } no desempate
web-end-share = { $names } dividem a vitória
web-end-resigned-won = Você venceu: os demais desistiram
web-end-resigned-you =
    { $count ->
        [0] Você desistiu, e a partida termina aqui
       *[other] Você desistiu: vitória de { $names }
    }
web-end-resigned =
    { $count ->
        [0] Todos que jogavam desistiram
       *[other] { $names } venceu: os demais desistiram
    }
web-end-places = Classificação
web-end-ordinal = { $place }º
web-end-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Uma tela para várias pessoas

web-hand-over = Passe o aparelho para { $name }
web-hand-over-more = O que vem agora só { $name } pode ver.
web-hand-over-done = Sou { $name }

## Todas as páginas

web-name = Uogashi
web-page-title = { $page } · Uogashi
web-rules = Regras
web-about = Sobre
web-foot = Mais
web-loading = Um momento…
web-again = Tentar de novo
# 2–4, 60–150
web-span = { $least }–{ $most }

## Botões e configurações

web-language = Idioma
web-settings = Configurações
web-theme-to-light = Claro
web-theme-to-dark = Escuro
web-theme = Tema
web-theme-system = Sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-motion = Animações
web-motion-system = Sistema
web-motion-slow = Lentas
web-motion-normal = Normais
web-motion-fast = Rápidas
web-motion-off = Desligadas
web-motion-about = A velocidade com que os tíquetes viram, os marcadores andam e os lotes chegam.
web-keys = Atalhos do teclado
web-keys-on = Ligados
web-keys-off = Desligados
web-keys-about = Números e letras servem para escolher; [ e ], para percorrer a linha do tempo.
web-renderer = Exibição da mesa
web-renderer-board = Tabuleiro
web-renderer-words = Texto
web-renderer-about = No modo texto, tudo o que está na mesa aparece em palavras: para leitores de tela e para quem prefere ler.
web-forced = Jogadas forçadas
web-forced-on = Automáticas
web-forced-off = Perguntar
web-forced-about = No modo texto, quando só há uma opção, ela é jogada automaticamente. Jogadas que encerram a partida ou custam algo continuam esperando por você.
web-your-name = Seu nome
web-name-about = Vale para as mesas em que você entrar a partir de agora.
web-name-missing = Digite um nome.
web-save = Salvar
web-saved = Salvo
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar…

web-way-back = Continuar em outro aparelho
web-way-back-about = Aqui não há cadastro. Abra este link em outro celular ou computador e você terá lá todas as suas mesas. Não mostre o link a ninguém: quem tem o link joga como se fosse você.
web-way-back-show = Mostrar link
web-way-back-link = Link das suas mesas
web-way-back-code = QR code com o link das suas mesas
web-forget = Apagar meus dados
web-forget-about = Você sai de todas as suas mesas, e o seu nome é apagado. Não dá para desfazer.
web-forget-ask = Apagar meus dados…
web-forget-sure = Apagar tudo o que guardamos sobre você? Nas partidas em andamento, um bot assume o seu lugar.
web-forget-yes = Apagar tudo
web-forget-no = Cancelar

## A primeira página

web-scene = Manhã no cais do peixe: ondas e barcos, uma montanha, uma banca com peixes sob um toldo listrado, um gato que observa
web-home-what = O cais do peixe ao raiar do dia: jogos de tabuleiro de lances e negócios, com amigos ou contra bots.
web-ways = Formas de jogar
web-way-bots = Jogar contra bots
web-way-bots-about = Dois cliques e você está jogando
web-way-friends = Jogar com amigos
web-way-friends-about = Mande um link, sem cadastro
web-way-screen = Na mesma tela
web-way-screen-about = Passe o aparelho de mão em mão
web-way-watch = Assistir
web-way-watch-about = Mesas abertas a todos
web-way-watch-tables =
    { $count ->
        [0] Nenhuma mesa pública agora
        [one] Uma mesa pública agora
       *[other] { $count } mesas públicas agora
    }
web-way-rules = Regras
web-way-rules-about = Uma leitura de cinco minutos

web-your-tables = Suas mesas
web-finished =
    { $count ->
        [one] Uma partida encerrada
       *[other] { $count } partidas encerradas
    }

web-games = Jogos
web-play = Jogar
web-play-game = Jogar: { $game }
web-rules-game = Regras: { $game }
web-players =
    { $most ->
        [one] jogador
       *[other] jogadores
    }
web-minutes = { $span } min
web-weight = complexidade
web-weight-of = { $weight } de { $heaviest } barris
web-being-built = Em breve

# Um jogo sem palavras próprias.
web-game-any-sentence = Um jogo de tabuleiro sobre o mercado de peixes.
web-game-any-option = Uma regra especial deste jogo.
# O que foi escolhido para uma opção.
web-game-option-chosen = { $option }: { $value }

web-credits = Arte e código próprios. Os jogos: { $games }.
web-credits-game = { $game } de { $credit }
web-independent = Uma implementação independente, sem vínculo com os autores nem com as editoras dos jogos.

## Mesas em listas

web-seat-open = lugar livre
web-table-your-turn = Sua vez
web-table-running = Em andamento
web-table-waiting-for = Aguardando { $names }
web-table-waiting-you = Aguardando você
web-table-waiting-players =
    Aguardando { $count ->
        [one] um jogador
       *[other] { $count } jogadores
    }
web-table-you-won = Você venceu
web-just-now = agora mesmo
web-table-won =
    { $count ->
        [one] { $names } venceu
       *[other] { $names } dividiram a vitória
    }
web-table-do-go-on = Continuar
web-table-do-look-in = Abrir
web-table-do-look-back = Rever
web-table-do-sit = Entrar
web-table-do-watch = Assistir
# O que um leitor de tela diz do botão: Continuar: Tsukiji
web-row-action = { $action }: { $game }

## Uma nova mesa

web-new-mode = Como você quer jogar?
web-new-mode-bots = Contra bots
web-new-mode-friends = Com amigos
web-new-mode-screen = Na mesma tela
web-new-game = Jogo
web-new-players = Jogadores
web-new-people = Pessoas nesta tela
web-new-bots =
    { $count ->
        [one] Bot
       *[other] Bots
    }
# Tipos de bots.
web-kind-greedy = Guloso
web-kind-greedy-manner = Pega o que rende mais na hora. Um bom adversário para as primeiras partidas.
web-kind-random = Aleatório
web-kind-random-manner = Faz qualquer jogada permitida. Bom para conhecer as regras.
web-new-seats = Quem senta onde?
web-new-seat = Lugar { $number }
web-new-seat-friend = Amigo
web-new-seat-bot = Bot
web-new-name = Nome do jogador { $number }
web-new-who = Quem pode entrar?
web-new-by-link = Quem tem o link
web-new-public = Todo mundo
web-new-by-link-about = Só quem receber o seu link.
web-new-public-about = A mesa aparece em “Assistir”: qualquer pessoa pode entrar ou assistir.
web-new-recommended = { $value } (recomendado)
web-new-undo = Permitir desfazer jogadas
web-new-undo-about = Até algo ser revelado ou outra pessoa jogar.
web-new-start = Começar a partida
web-new-invite = Criar mesa
web-new-starting = Criando a mesa…

## Antes da partida

web-waiting-open = aguardando alguém
web-waiting-bot = bot
web-waiting-ready = confirmou
web-waiting-away = confirmou, mas está ausente
web-waiting-unready = ainda não confirmou
web-waiting-you = você
web-waiting-no-undo = jogadas definitivas
web-waiting-public = mesa pública
web-waiting-your-name = Qual é o seu nome?
web-waiting-sit = Entrar
web-waiting-sitting = Um momento…
web-waiting-again = Este lugar é seu. Podemos começar?
web-waiting-be-ready = Podemos começar
web-waiting-watching = Você está assistindo. A partida começa assim que todos chegarem.
web-waiting-begins = A partida começa assim que todos confirmarem.
web-waiting-invite = Convide seus amigos
web-waiting-invite-about = O mesmo link vale para todo mundo: cada pessoa fica com o próximo lugar livre. Ninguém precisa de cadastro.
web-waiting-link = Link de convite
web-waiting-share = Venha jogar no cais do peixe:
web-waiting-code = QR code com o link de convite
web-waiting-code-about = Para quem está ao seu lado
web-waiting-local = Este link só funciona neste mesmo computador. Para deixar outras pessoas entrarem, inicie o servidor com --host 0.0.0.0 e abra a página pelo endereço do computador na rede.
web-waiting-watch = Link para espectadores
web-waiting-watch-link = Link para espectadores
web-waiting-leave = Sair da mesa
web-waiting-leave-sure = Sair desta mesa? O seu lugar fica livre.
web-waiting-leave-yes = Sair
web-waiting-leave-no = Ficar

## Assistir

web-watch = Assistir
web-watch-lead = Mesas abertas a todos: entre, assista ou reveja uma partida.
web-watch-open = Aguardando jogadores
web-watch-running = Em andamento
web-watch-over = Encerradas
web-watch-more =
    { $count ->
        [one] Mostrar mais uma
       *[other] Mostrar mais { $count }
    }
web-watch-empty = As bancas ainda estão fechadas
web-watch-empty-about = Não há partidas públicas agora. Crie uma mesa pública e veja quem aparece.
web-watch-start = Criar mesa pública
web-watch-by-link = Tem um link?
web-watch-link = Link ou ID da mesa
web-watch-open-link = Abrir
web-watch-no-link = Isto não é o link de uma mesa. O link termina em algo como /table/r1f66i4y50vvfc, às vezes com um # e mais alguma coisa depois.

## Regras

web-rules-of = Regras de { $game }
web-rules-chapters = Capítulos
web-rules-table = Tabela

## Sobre

web-about-what = O Uogashi (“cais do peixe”) é a casa dos jogos de tabuleiro do mercado de peixes. Jogue com amigos, na mesma tela ou contra bots, em cinco idiomas.
web-about-games = Os jogos
web-about-games-1 = O Uogashi é uma implementação independente, sem vínculo com os autores nem com as editoras. As regras são explicadas com as nossas próprias palavras, e tudo o que você vê foi desenhado por nós. Se você gostar de um jogo, compre a caixa.
web-about-you = O que guardamos sobre você
web-about-you-1 = Aqui não há cadastro. Você é um nome e um número aleatório, e um único cookie guarda os seus lugares. Não há outros cookies.
web-about-you-2 = O que você escolhe nas configurações fica neste navegador. Nada nestas páginas vem de outros servidores, e ninguém conta as suas visitas nem rastreia você.
web-about-you-3 = Nas configurações, você encontra um link para continuar em outro aparelho e um botão para apagar os seus dados.
web-about-shuffle = Embaralhamento justo
web-about-shuffle-1 = Ninguém pode manipular as cartas, nem mesmo o servidor. Quando uma mesa é criada, o servidor sorteia um segredo e mostra a impressão digital dele, um hash SHA-256, antes que alguém entre.
web-about-shuffle-2 = Quem entra acrescenta os seus próprios bytes aleatórios. A distribuição das cartas sai do segredo e de todos esses bytes: o servidor teve que fixar a parte dele antes de conhecer a sua.
web-about-shuffle-3 = Quando a partida acaba, o registro traz o segredo e todos os bytes acrescentados. Qualquer pessoa pode conferir que deles resultam a impressão digital, a distribuição e cada passo da partida.
web-about-shuffle-4 = O que isto não prova: que ninguém na mesa combinou algo com quem administra o servidor, nem que essa pessoa não olhou o banco de dados durante a partida.
web-about-licence = Licenças
web-about-licence-1 = O código é livre, sob a licença MIT.
web-about-licence-2 = As imagens e os textos são livres, sob a licença Creative Commons Atribuição 4.0 (CC BY 4.0): você pode usá-los se citar os autores do Uogashi.
web-about-version = Versão { $version }

## De volta

web-back = Que bom ver você de novo
web-back-welcome = Que bom ver você de novo, { $name }.
web-back-somebody = Neste navegador, você é { $name }. Se usar o link, só dará para voltar às mesas de { $name } se você tiver guardado um link de { $name }.
web-back-do = Usar o link
web-back-stay = Continuar como { $name }
web-back-failed = Para ter um novo link, abra as configurações em um aparelho em que você ainda tenha as suas mesas.

## Lugar nenhum

web-nowhere = Não há nada aqui
web-nowhere-about = Só o mar. O link pode estar incompleto, ou a mesa já não existe.
