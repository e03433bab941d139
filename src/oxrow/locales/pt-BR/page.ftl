### Todos os textos da página, em português do Brasil. <b> marca o que mais importa numa frase; nada além disso é entendido.
### Um lugar é dito com $name e com $you ("yes": é o da própria pessoa).

## Nomes

name = { $you ->
    [yes] Você
   *[no] { $name }
}
name-inside = { $you ->
    [yes] você
   *[no] { $name }
}
guest = Visitante
person = pessoa
player = Jogador
players = Jogadores
bot-of-level = bot · { $level ->
    [calf] bezerro
    [cow] vaca
    [ox] boi
    [old-ox] boi velho
   *[other] { $level }
}

## Cartas e contas

heads = { $heads ->
    [one] { $heads } cabeça
   *[other] { $heads } cabeças
}
heads-hidden = número desconhecido de cabeças
card-name = { $kind ->
    [joker] curinga { $card }
    [zero] zero
    [special] { $card }, carta especial
    [marker] { $card }, marcador
   *[number] { $card }
}, { $heads ->
    [0] sem cabeças
    [1] uma cabeça
    [2] duas cabeças
    [3] três cabeças
    [5] cinco cabeças
    [7] sete cabeças
   *[other] { $heads } cabeças
}
card-in-row = { $kind ->
    [joker] curinga { $card }
    [zero] zero
    [special] { $card }, carta especial
    [marker] { $card }, marcador
   *[number] { $card }
}, { $heads ->
    [0] sem cabeças
    [1] uma cabeça
    [2] duas cabeças
    [3] três cabeças
    [5] cinco cabeças
    [7] sete cabeças
   *[other] { $heads } cabeças
}, { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
   *[other] número { $place }
} da fileira { $row }
face-down = virada para baixo
your-face-down = Seu { $card }, virado para baixo

## A mesa

where = Rodada { $round }, { $turn ->
    [0] escolha
   *[other] vez { $turn }
}
of-turns = de { $turns }
end-short = { $kind ->
    [more-than] acima de { $value }
    [at-least] até { $value }
    [rounds] { $value ->
        [one] uma rodada
       *[other] { $value } rodadas
    }
    [each-seat] uma rodada por jogador
   *[open] sem limite
}
round = Rodada { $round }
turn = { $turn ->
    [0] Escolha das mãos
   *[other] Vez { $turn }
}
rows = As fileiras
offer = Cartas abertas
row = fil. { $row }
row-name = Fileira { $row }: { $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}{ $end ->
    [none] {""}
   *[other] , termina em { $end }
}
beat = passe de
take-row = Levar
take-row-name = Levar a fileira { $row }: { $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}
join-row = Juntar
join-row-name = Pôr o { $card } na fileira { $row }, no lugar { $place }
lane = Esta vez
lane-state = { $state ->
    [done] fileira { $row }
    [aside] de lado
    [walking] a caminho
    [next] a seguir
    [asked] { $you ->
        [yes] escolha a fileira
       *[no] escolhe
    }
   *[waits] espera
}
some-of = { $some } de { $all }
have-chosen = já escolheram
has-chosen = já escolheu
chosen = já escolheu
thinking = pensando
waits = espera
starts = começa
cards-left = { $cards ->
    [one] uma carta na mão
   *[other] { $cards } cartas na mão
}
picked-by = { $card }: { $you ->
    [yes] sua
   *[no] { $name }
}
known-of = { $you ->
    [yes] As cartas que você pegou
   *[no] As cartas que { $name } pegou
}
known-none = Todas já foram jogadas.
waits-for-your-card = falta a sua carta
your-hand = Sua mão
play-card = { $does ->
    [pick] Pegar { $card }
   *[play] Jogar { $card }
}
take-back = Voltar atrás
skip = Pular até o fim
sheet = Placar
log = Histórico
sheet-and-log = Placar e histórico
total = total
earlier-rounds = Rodadas anteriores
to-go = { $heads ->
    [one] falta { $heads }
   *[other] faltam { $heads }
}

## O que o boi diz

prompt-play = { $several ->
    [yes] { $turn ->
        [1] Escolha suas primeiras cartas: uma, ou duas juntas.
       *[other] Escolha uma carta, ou duas juntas.
    }
   *[no] { $turn ->
        [1] Escolha sua primeira carta.
       *[other] Escolha uma carta.
    }
}
prompt-wait = Esperando { $names }.
prompt-row = { $question ->
    [joker] Seu curinga <b>{ $card }</b> vai aonde você quiser: junte a uma fileira ou leve uma.
   *[low-card] Seu <b>{ $card }</b> é menor que o fim de todas as fileiras: escolha uma para levar.
}
prompt-pick = { $turn ->
    [1] Pegue sua primeira carta.
   *[other] Pegue a carta número { $turn }.
}
prompt-paused = A mesa está em pausa.
prompt-moment = Rodada { $round }, { $turn ->
    [0] escolha das mãos
   *[other] vez { $turn }
}, como estava.
say-option = Vai de <b>{ $card }</b>?
say-would-pick = Pegar o <b>{ $card }</b>? { $heads ->
    [one] Tem uma cabeça.
   *[other] Tem { $heads } cabeças.
}
say-would-join = O <b>{ $card }</b> ficaria atrás do { $behind }, como { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
   *[other] número { $place }
} da fileira { $row }. { $good ->
    [yes] Nada a ganhar.
   *[no] Nada a levar.
}
say-would-take = O <b>{ $card }</b> seria a { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
   *[other] número { $place }
} carta da fileira { $row }: { $good ->
    [yes] a fileira é sua,
   *[no] você leva
} { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, <b>{ $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}</b>.
say-would-ask = { $question ->
    [joker] O curinga <b>{ $card }</b> vai primeiro, e aonde você quiser: atrás de qualquer outra carta, ou você leva uma fileira.
   *[low-card] O <b>{ $card }</b> é menor que o fim de todas as fileiras: você escolheria uma para levar.
}
say-would-aside = O <b>{ $card }</b> não vai para nenhuma fileira. Fica no seu monte, e você não leva nada.
say-would-briefly = { $outcome ->
    [joins] <b>{ $card }</b> atrás do { $behind }, fileira { $row }.
    [takes] <b>{ $card }</b> { $good ->
        [yes] ganha
       *[no] leva
    } a fileira { $row }: <b>{ $heads ->
        [one] uma cabeça
       *[other] { $heads } cabeças
    }</b>.
    [aside] <b>{ $card }</b> vai para o seu monte{ $count ->
        [0] .
       *[other] {" "}e põe o <b>{ $others }</b> na frente.
    }
   *[asks] <b>{ $card }</b>: você escolheria uma fileira.
}
hint-joins = fileira { $row }
hint-takes = { $good ->
    [yes] ganha { $heads }
   *[no] leva { $heads }
}
hint-asks = { $question ->
    [joker] livre
   *[low-card] baixa
}
hint-aside = de lado
say-dealt = Começa a rodada <b>{ $round }</b>.
say-rows-started = As últimas, { $cards }, começam as fileiras.
say-picked = { $you ->
    [yes] Você pega
   *[no] { $name } pega
} o <b>{ $card }</b>.
say-aside = { $you ->
    [yes] Seu <b>{ $card }</b> não vai para nenhuma fileira: vai para o seu monte.
   *[no] O <b>{ $card }</b> de { $name } não vai para nenhuma fileira: vai para o monte.
}
say-revealed = As cartas são viradas.
say-placed = { $you ->
    [yes] Seu <b>{ $card }</b> vai
   *[no] O <b>{ $card }</b> de { $name } vai
} atrás do { $behind }: { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
   *[other] número { $place }
} da fileira { $row }.
say-took-full = { $you ->
    [yes] Seu <b>{ $card }</b> vai
   *[no] O <b>{ $card }</b> de { $name } vai
} atrás do { $behind }: { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
   *[other] número { $place }
} carta! { $good ->
    [yes] { $you ->
        [yes] Você ganha
       *[no] { $name } ganha
    }
   *[no] { $you ->
        [yes] Você leva
       *[no] { $name } leva
    }
} { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, <b>{ $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}</b>.
say-took-row = Com o { $reason ->
    [joker] curinga <b>{ $card }</b>
   *[low-card] <b>{ $card }</b> baixo
}, { $you ->
    [yes] você leva
   *[no] { $name } leva
} a fileira { $row }: { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, <b>{ $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}</b>.
say-asked = { $question ->
    [joker] { $you ->
        [yes] Seu curinga <b>{ $card }</b> vai aonde você quiser: junte a uma fileira ou leve uma.
       *[no] { $name } escolhe aonde vai o curinga <b>{ $card }</b>.
    }
    [low-card] { $you ->
        [yes] Seu <b>{ $card }</b> é menor que o fim de todas as fileiras: escolha uma para levar.
       *[no] O <b>{ $card }</b> de { $name } é menor que o fim de todas as fileiras: { $name } escolhe uma.
    }
   *[other] { $you ->
        [yes] Escolha uma fileira para o seu <b>{ $card }</b>.
       *[no] { $name } escolhe uma fileira para o <b>{ $card }</b>.
    }
}
say-round-over = Fim da rodada <b>{ $round }</b>.
say-match-over = Fim da partida.
say-paused = { $you ->
    [yes] Você parou
   *[no] { $name } parou
} a mesa.
say-resumed = { $you ->
    [yes] Você continua
   *[no] { $name } continua
} o jogo.
say-resigned = { $you ->
    [yes] Você saiu
   *[no] { $name } saiu
}. Um bot ({ $level ->
    [calf] bezerro
    [cow] vaca
    [ox] boi
    [old-ox] boi velho
   *[other] { $level }
}) continua no lugar.
say-ready = { $you ->
    [yes] Você quer
   *[no] { $name } quer
} a próxima rodada.
log-chosen = { $you ->
    [yes] Você já escolheu
   *[no] { $name } já escolheu
}
log-taken-back = { $you ->
    [yes] Você voltou atrás
   *[no] { $name } voltou atrás
}
log-revealed = Cartas viradas: { $cards }
log-asked = { $question ->
    [joker] { $you ->
        [yes] Você: escolha aonde vai
       *[no] { $name }: escolhe aonde vai
    }
   *[low-card] { $you ->
        [yes] Você, carta baixa: escolha uma fileira
       *[no] { $name }, carta baixa: escolhe uma fileira
    }
}
log-picked = { $you ->
    [yes] Você
   *[no] { $name }
}
log-aside = { $you ->
    [yes] Você
   *[no] { $name }
}, para o monte
log-placed = { $you ->
    [yes] Você
   *[no] { $name }
}, atrás do { $behind }, fileira { $row }
log-took-full = { $you ->
    [yes] Você
   *[no] { $name }
}, { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
   *[other] número { $place }
} da fileira { $row }, { $good ->
    [yes] ganha
   *[no] leva
} { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, { $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}
log-took-row = { $you ->
    [yes] Você
   *[no] { $name }
}, { $reason ->
    [joker] {""}
   *[low-card] carta baixa,{" "}
}leva a fileira { $row }: { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, { $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}

## O que atrapalha

lost = A conexão caiu. Tentando de novo…
lost-title = O servidor não responde
loading = Arrumando a mesa…
loading-text = Só um instante.
missing-title = Mesa não encontrada
missing-text = Esta mesa não existe mais, ou é de outra pessoa.
nowhere-title = Aqui não cresce nada
nowhere-text = Este endereço não leva a lugar nenhum. As mesas estão na página inicial.
moment = Você está vendo o passado.
back-to-now = Voltar ao agora
paused = A mesa está em pausa.
pause = Pausar
resume = Continuar
refused = { $code ->
    [stale] A mesa já andou. Escolha de novo, por favor.
    [not-asked] Não é sua vez de escolher.
    [not-an-option] Isso não dá agora. Escolha outra coisa, por favor.
    [paused] A mesa está em pausa. Continue primeiro.
    [match-over] Esta partida já acabou.
    [not-your-seat] Você só está assistindo a esta mesa.
    [not-now] Isso não dá neste momento.
    [not-stored] O servidor não conseguiu guardar isso. Tente de novo, por favor.
    [offline] A conexão caiu. Tente de novo daqui a pouco.
   *[other] Não deu certo. Tente de novo, por favor.
}
failed = { $code ->
    [offline] O servidor não responde. Ele ainda está ligado?
    [not-stored] O servidor não está conseguindo guardar nada. Tente de novo, por favor.
   *[other] Não deu certo. Tente de novo, por favor.
}
resign = Sair de vez
resign-title = Sair desta partida?
resign-text = Um bot fica no seu lugar e joga com as suas cartas. Não dá para voltar.
resign-yes = Sair
resign-no = Ficar

## Rodadas e partidas

phase-title = { $phase ->
    [round-over] Fim da rodada { $round }
    [match-over] Fim da partida
   *[loading] Oxrow
}
headline = { $heads ->
    [0] { $you ->
        [yes] Você não leva nada!
       *[no] { $count ->
            [one] { $names } não leva nada!
           *[other] { $names } não levam nada!
        }
    }
   *[other] { $good ->
        [yes] { $you ->
            [yes] Você junta o maior rebanho: { $heads }.
           *[no] { $count ->
                [one] { $names } junta o maior rebanho: { $heads }.
               *[other] { $names } juntam os maiores rebanhos: { $heads } cada.
            }
        }
       *[no] { $you ->
            [yes] Você escapa só com { $heads }.
           *[no] { $count ->
                [one] { $names } escapa só com { $heads }.
               *[other] { $names } escapam só com { $heads }.
            }
        }
    }
}
near-the-end = { $you ->
    [yes] Você está
   *[no] { $name } está
} com <b>{ $total }</b>: { $heads ->
    [one] mais uma cabeça termina
   *[other] mais { $heads } cabeças terminam
} a partida.
piles = Montes desta rodada
pile-of = { $you ->
    [yes] Seu monte
   *[no] O monte de { $name }
}
deal-round = Dar a rodada { $round }
finish = Terminar a partida aqui
chart = Totais depois de cada rodada
limit = { $kind ->
    [more-than] acima de { $value }: última rodada
   *[other] { $value } ou mais: última rodada
}
podium = Pódio
podium-title = { $count ->
    [one] Destaque da feira: { $names }
   *[other] Destaques da feira: { $names }
}
podium-text = { $count ->
    [one] { $heads ->
        [one] { $good ->
            [yes] Uma cabeça
           *[no] Só uma cabeça
        }
       *[other] { $heads } cabeças
    } no total. { $good ->
        [yes] { $you ->
            [yes] Você volta
           *[no] { $name } volta
        } para casa com { $last }.
       *[no] { $you ->
            [yes] Você levou
           *[no] { $name } levou
        } { $last } para casa.
    }
   *[other] { $heads } cabeças cada, então a faixa é dividida. { $good ->
        [yes] { $you ->
            [yes] Você volta
           *[no] { $name } volta
        } para casa com { $last }.
       *[no] { $you ->
            [yes] Você levou
           *[no] { $name } levou
        } { $last } para casa.
    }
}
place-of = { $place }º lugar:
again = De novo
save-record = Salvar partida

## Início

slogan = Cuidado com a sexta carta.
pitch = Quatro fileiras, um só rebanho. Quem lota a fileira leva tudo para casa.
start = Começar
play = Jogar
play-now = { $bots ->
    [one] Mesa com um bot, agora mesmo
    [2] Mesa com dois bots, agora mesmo
    [3] Mesa com três bots, agora mesmo
   *[other] Mesa com { $bots } bots, agora mesmo
}
new-table = Nova mesa
new-table-more = As regras, seus bots, seu limite
how-to-play = Como se joga
how-to-play-more = As regras em trinta segundos
settings-more = Idioma, tema, velocidade, som
back-to-table = Voltar para a mesa
back-where = Rodada { $round }, { $turn ->
    [0] escolha
   *[other] vez { $turn }
}. { $waits ->
    [you] É com você.
    [nobody] {""}
   *[others] Esperando { $names }.
}
back-round-over = Fim da rodada { $round }.
last-matches = Últimas partidas
rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
not-affiliated = Para o jogo de cartas 6 nimmt! (Pega em 6!), de Wolfgang Kramer (AMIGO); sem vínculo com eles.
to-home = Início

## Uma nova mesa

your-name = Seu nome
ruleset = Regras
ruleset-name = { $ruleset ->
    [base] O jogo
    [tactics] Tática
    [pro] Pro
    [plus] Plus
    [plus-equal] Plus, zeros para todos
    [negative] Plus com pontos negativos
    [simplified] Simplificado
    [jokers] Curingas
   *[other] { $ruleset }
}
ruleset-beside = { $ruleset ->
    [base] {""}
    [tactics] Tática
    [pro] Pro
    [plus] Plus
    [plus-equal] Plus, zeros para todos
    [negative] Plus com pontos negativos
    [simplified] Simplificado
    [jokers] Curingas
   *[other] { $ruleset }
}
ruleset-text = { $ruleset ->
    [base] Todos jogam uma carta ao mesmo tempo, e a sexta da fileira leva tudo. O jogo que todo mundo conhece.
    [tactics] Só entram as cartas necessárias, e todas estão em jogo. Conte bem: só a distribuição é sorte.
    [pro] Todas as cartas ficam abertas, e cada um monta a mão, uma carta por vez. Depois se joga, e dá para saber o que os outros têm.
    [plus] Cabeças são pontos, então você quer as fileiras cheias. Jogue uma ou duas cartas por vez; um zero junto põe a carta na frente.
    [plus-equal] Como Plus, mas primeiro cada um recebe o mesmo número de zeros. O resto da mão é sorte.
    [negative] Uma ou duas cartas por vez e zeros, como no Plus. Mas cada cabeça é um ponto negativo, como no jogo.
    [simplified] Sem segredos: cada um na sua vez põe uma carta, que vai logo para a fileira. Com um zero, você passa.
    [jokers] Cada um tem um curinga, que vai atrás de qualquer carta ou leva qualquer fileira. Ele soma seus décimos ao fim da fileira.
   *[other] {""}
}
more-rulesets = { $count ->
    [one] Outro jeito de jogar
   *[other] Outros { $count } jeitos de jogar
}
room = { $least } a { $most } jogadores{ $printed ->
    [0] {""}
   *[other] , na caixa { $least } a { $printed }
}
no-room = { $least } a { $most } jogadores, não { $seats }
hand-of = { $cards } cartas para cada um{ $turn ->
    [1] {""}
    [2] , uma ou duas por vez
   *[other] , até { $turn } por vez
}
heads-are = { $good ->
    [yes] vence quem tem mais cabeças
   *[no] vence quem tem menos cabeças
}
bots = Bots
fewer-bots = Um bot a menos
more-bots = Um bot a mais
all-alike = Todos os bots
mixed = Misto
all-of-level = { $level ->
    [calf] Bezerros
    [cow] Vacas
    [ox] Bois
    [old-ox] Bois velhos
   *[other] { $level }
}
level-of-bot = Nível do bot { $number }
level-name = { $level ->
    [calf] Bezerro
    [cow] Vaca
    [ox] Boi
    [old-ox] Boi velho
   *[other] { $level }
}{ $available ->
    [yes] {""}
   *[no] : em breve
}
level-does = { $level ->
    [calf] joga o que vier
    [cow] só olha a vez de agora
    [ox] pensa até o fim da rodada
    [old-ox] já viu de tudo
   *[other] {""}
}
remove-bot = Tirar o bot { $number }
end-of-match = A partida termina
end-choice = { $choice ->
    [each-seat] depois de uma rodada por jogador
    [over] quando alguém passa de { $value } cabeças
    [reach] quando alguém chega a { $value } cabeças
    [other] acima de outro número de cabeças
    [rounds] depois de um número de rodadas
   *[open] quando você quiser
}
end-value = { $choice ->
    [rounds] Número de rodadas
   *[other] Número de cabeças
}
start-table = Sentar à mesa

## Ajustes

menu = Menu
help = Ajuda
close = Fechar
settings = Ajustes
settings-kept = Guardados só neste navegador.
language = Idioma
theme = Tema
theme-name = { $theme ->
    [light] Claro
    [dark] Escuro
   *[system] Sistema
}
switch-theme = { $theme ->
    [light] Tema claro
   *[dark] Tema escuro
}
speed = Velocidade
sound = Som
hints = Dicas sob as suas cartas
on = Sim
off = Não

## Ajuda

rules-title = As regras em trinta segundos
rules-1 = { $ruleset ->
    [tactics] Só entram as cartas de 1 até <b>dez por jogador mais quatro</b>: todas estão em jogo.
    [pro] Todas as cartas ficam <b>abertas</b>. Um depois do outro, cada um pega uma, até todos terem dez; as quatro últimas começam as fileiras.
    [plus] Cada um põe <b>uma ou duas cartas</b> viradas para baixo; depois todas são viradas juntas.
    [plus-equal] Cada um recebe o mesmo número de <b>zeros</b>, e cartas até quinze. Ponha <b>uma ou duas</b> viradas para baixo; todas são viradas juntas.
    [negative] Cada um põe <b>uma ou duas cartas</b> viradas para baixo; depois todas são viradas juntas.
    [simplified] <b>Um depois do outro</b>, cada um põe uma carta aberta, que vai logo para a fileira.
   *[base] Cada um põe <b>uma carta</b> virada para baixo; depois todas são viradas juntas.
}
rules-2 = { $ruleset ->
    [pro] Depois, cada um põe uma carta virada para baixo. Da menor para a maior, cada uma entra na fileira cujo fim é o número <b>menor mais próximo</b>.
    [plus] Da menor para a maior, cada carta entra na fileira de fim menor mais próximo. O <b>zero</b> vai para o seu monte, e a carta junto dele vai <b>na frente</b>.
    [plus-equal] Da menor para a maior, cada carta entra na fileira de fim menor mais próximo. O <b>zero</b> vai para o seu monte, e a carta junto dele vai <b>na frente</b>.
    [negative] Da menor para a maior, cada carta entra na fileira de fim menor mais próximo. O <b>zero</b> vai para o seu monte, e a carta junto dele vai <b>na frente</b>.
    [simplified] Ela entra na fileira cujo fim é o número <b>menor mais próximo</b>. O <b>zero</b> vai para o seu monte: você passa.
    [jokers] Os <b>curingas</b> vão primeiro: atrás de qualquer carta que não seja curinga, ou levam uma fileira. Atrás do 17, o 0.4 faz a fileira terminar em 17.4.
   *[base] Da menor para a maior, cada carta entra na fileira cujo fim é o número <b>menor mais próximo</b>.
}
rules-3 = { $ruleset ->
    [plus] Cabem <b>cinco</b> numa fileira. Quem põe a sexta <b>ganha</b> as cinco, e a sexta começa a fileira de novo.
    [plus-equal] Cabem <b>cinco</b> numa fileira. Quem põe a sexta <b>ganha</b> as cinco, e a sexta começa a fileira de novo.
    [jokers] As outras entram na fileira de fim menor mais próximo, a menor primeiro. Quem põe a <b>sexta</b> carta leva as cinco.
   *[base] Cabem <b>cinco</b> numa fileira. Quem põe a sexta leva as cinco, e a sexta começa a fileira de novo.
}
rules-4 = { $ruleset ->
    [plus] A carta é <b>menor que todos os fins</b>? Ela vai atrás da fileira de fim mais alto.
    [plus-equal] A carta é <b>menor que todos os fins</b>? Ela vai atrás da fileira de fim mais alto.
    [negative] A carta é <b>menor que todos os fins</b>? Ela vai atrás da fileira de fim mais alto.
    [simplified] A carta é <b>menor que todos os fins</b>? Ela vai atrás da fileira de fim mais alto.
   *[base] A carta é <b>menor que todos os fins</b>? Quem a jogou escolhe uma fileira e leva.
}
rules-5 = { $ruleset ->
    [plus] No fim da rodada, cada cabeça é um ponto. Depois de uma rodada por jogador, vence quem tem <b>mais cabeças</b>.
    [plus-equal] No fim da rodada, cada cabeça é um ponto. Depois de uma rodada por jogador, vence quem tem <b>mais cabeças</b>.
    [negative] No fim da rodada, contam-se as cabeças levadas. Depois de uma rodada por jogador, vence quem tem <b>menos cabeças</b>.
    [simplified] No fim, contam-se as cabeças. Quem levou mais começa a próxima rodada; vence quem tem <b>menos cabeças</b>.
    [jokers] O curinga tem uma cabeça. Quando alguém passa do limite, vence quem tem <b>menos cabeças</b>.
   *[base] Quando as mãos acabam, contam-se as cabeças levadas. Quando alguém passa do limite, vence quem tem <b>menos cabeças</b>.
}
keys-title = Teclas
key-pick = uma carta, pelo lugar (na escolha das mãos: pelo número)
key-pick-more = as cartas depois da décima
key-choose = escolher ou soltar (onde se jogam duas)
key-move = a carta ao lado
key-play = jogar o que foi escolhido
key-back = voltar atrás
key-row = escolher a fileira a levar
key-join = escolher a fileira para juntar
key-log = histórico
key-pause = pausa
key-help = esta ajuda
key-close = fechar
