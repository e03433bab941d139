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

where = Rodada { $round }, vez { $turn }
of-turns = de { $turns }
end-short = { $kind ->
    [more-than] acima de { $value }
    [at-least] até { $value }
    [rounds] { $value ->
        [one] uma rodada
       *[other] { $value } rodadas
    }
   *[open] sem limite
}
round = Rodada { $round }
turn = Vez { $turn }
rows = As fileiras
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
lane = Esta vez
lane-state = { $state ->
    [done] fileira { $row }
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
waits-for-your-card = falta a sua carta
your-hand = Sua mão
play-card = Jogar { $card }
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

prompt-play = { $turn ->
    [1] Escolha sua primeira carta.
   *[other] Escolha uma carta.
}
prompt-wait = Esperando { $names }.
prompt-low-card = Seu <b>{ $card }</b> é menor que o fim de todas as fileiras: escolha uma para levar.
prompt-paused = A mesa está em pausa.
prompt-moment = Rodada { $round }, vez { $turn }, como estava.
say-option = Vai de <b>{ $card }</b>?
say-would-join = O <b>{ $card }</b> ficaria atrás do { $behind }, como { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
   *[other] número { $place }
} da fileira { $row }. Nada a levar.
say-would-take = O <b>{ $card }</b> seria a { $place ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
    [7] sétima
   *[other] número { $place }
} carta da fileira { $row }: você leva { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, <b>{ $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}</b>.
say-would-ask = O <b>{ $card }</b> é menor que o fim de todas as fileiras: você escolheria uma para levar.
say-would-aside = O <b>{ $card }</b> não iria para nenhuma fileira.
hint-joins = fileira { $row }
hint-takes = leva { $heads }
hint-asks = baixa
hint-aside = de lado
say-dealt = Começa a rodada <b>{ $round }</b>.
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
} carta! { $you ->
    [yes] Você leva
   *[no] { $name } leva
} { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, <b>{ $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}</b>.
say-took-low = { $you ->
    [yes] Com o <b>{ $card }</b> baixo, você leva
   *[no] Com o <b>{ $card }</b> baixo, { $name } leva
} a fileira { $row }: { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, <b>{ $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}</b>.
say-asked = { $you ->
    [yes] Seu <b>{ $card }</b> é menor que o fim de todas as fileiras: escolha uma para levar.
   *[no] O <b>{ $card }</b> de { $name } é menor que o fim de todas as fileiras: { $name } escolhe uma.
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
log-asked = { $you ->
    [yes] Você, carta baixa: escolha uma fileira
   *[no] { $name }, carta baixa: escolhe uma fileira
}
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
} da fileira { $row }, leva { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}, { $heads ->
    [one] uma cabeça
   *[other] { $heads } cabeças
}
log-took-low = { $you ->
    [yes] Você
   *[no] { $name }
}, carta baixa, leva a fileira { $row }: { $cards ->
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
   *[other] { $you ->
        [yes] Você escapa só com { $heads }.
       *[no] { $count ->
            [one] { $names } escapa só com { $heads }.
           *[other] { $names } escapam só com { $heads }.
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
        [one] Só uma cabeça
       *[other] { $heads } cabeças
    } no total. { $you ->
        [yes] Você levou
       *[no] { $name } levou
    } { $last } para casa.
   *[other] { $heads } cabeças cada, então a faixa é dividida. { $you ->
        [yes] Você levou
       *[no] { $name } levou
    } { $last } para casa.
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
new-table-more = Seus bots, seu limite
how-to-play = Como se joga
how-to-play-more = As regras em trinta segundos
settings-more = Idioma, tema, velocidade, som
back-to-table = Voltar para a mesa
back-where = Rodada { $round }, vez { $turn }. { $waits ->
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
rules-1 = Cada um põe <b>uma carta</b> virada para baixo; depois todas são viradas juntas.
rules-2 = Da menor para a maior, cada carta entra na fileira cujo fim é o número <b>menor mais próximo</b>.
rules-3 = Cabem <b>cinco</b> numa fileira. Quem põe a sexta leva as cinco, e a sexta começa a fileira de novo.
rules-4 = A carta é <b>menor que todos os fins</b>? Quem a jogou escolhe uma fileira e leva.
rules-5 = Depois de dez vezes, contam-se as cabeças levadas. Quando alguém passa do limite, vence quem tem <b>menos cabeças</b>.
keys-title = Teclas
key-pick = escolher uma carta
key-move = a carta ao lado
key-play = jogar
key-back = voltar atrás
key-row = escolher a fileira a levar
key-log = histórico
key-pause = pausa
key-help = esta ajuda
key-close = fechar
