### Every text of the page, in English. <b> marks what matters most in a sentence; nothing else is understood.
### A seat is said with $name and with $you ("yes": it is the viewer's own).

## Names

name = { $you ->
    [yes] You
   *[no] { $name }
}
name-inside = { $you ->
    [yes] you
   *[no] { $name }
}
guest = Guest
person = person
player = Player
players = Players
bot-of-level = bot · { $level ->
    [calf] calf
    [cow] cow
    [ox] ox
    [old-ox] old ox
   *[other] { $level }
}

## Cards and counts

heads = { $heads ->
    [one] one head
   *[other] { $heads } heads
}
heads-hidden = unknown number of heads
card-name = { $kind ->
    [joker] joker { $card }
    [zero] zero
    [special] { $card }, special card
    [marker] { $card }, marker
   *[number] { $card }
}, { $heads ->
    [0] no heads
    [1] one head
    [2] two heads
    [3] three heads
    [5] five heads
    [7] seven heads
   *[other] { $heads } heads
}
card-in-row = { $kind ->
    [joker] joker { $card }
    [zero] zero
    [special] { $card }, special card
    [marker] { $card }, marker
   *[number] { $card }
}, { $heads ->
    [0] no heads
    [1] one head
    [2] two heads
    [3] three heads
    [5] five heads
    [7] seven heads
   *[other] { $heads } heads
}, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $place }
} in row { $row }
face-down = face down
your-face-down = Your { $card }, face down

## The table

where = Round { $round }, { $turn ->
    [0] draft
   *[other] turn { $turn }
}
of-turns = of { $turns }
end-short = { $kind ->
    [more-than] over { $value }
    [at-least] to { $value }
    [rounds] { $value ->
        [one] one round
       *[other] { $value } rounds
    }
    [each-seat] a round each
   *[open] open end
}
round = Round { $round }
turn = { $turn ->
    [0] Draft
   *[other] Turn { $turn }
}
rows = The rows
offer = Open cards
row = row { $row }
row-name = Row { $row }: { $heads ->
    [one] one head
   *[other] { $heads } heads
}{ $end ->
    [none] {""}
   *[other] , ends with { $end }
}
beat = beat
take-row = Take
take-row-name = Take row { $row }: { $heads ->
    [one] one head
   *[other] { $heads } heads
}
join-row = Join
join-row-name = Lay { $card } in row { $row }, in place { $place }
lane = This turn
lane-state = { $state ->
    [done] row { $row }
    [aside] laid aside
    [walking] walking
    [next] next
    [asked] { $you ->
        [yes] choose a row
       *[no] chooses a row
    }
   *[waits] waits
}
some-of = { $some } of { $all }
have-chosen = have chosen
has-chosen = has chosen
chosen = chosen
thinking = thinking
waits = waits
starts = begins
cards-left = { $cards ->
    [one] one card left
   *[other] { $cards } cards left
}
picked-by = { $card }: { $you ->
    [yes] yours
   *[no] { $name }
}
known-of = { $you ->
    [yes] Your picked cards
   *[no] What { $name } has picked
}
known-none = All of them are played.
waits-for-your-card = waits for your card
your-hand = Your hand
play-card = { $does ->
    [pick] Pick { $card }
   *[play] Play { $card }
}
take-back = Take back
skip = Skip to the end
sheet = Sheet
log = Log
sheet-and-log = Sheet and log
total = total
earlier-rounds = Earlier rounds
to-go = { $heads } to go

## What the ox says

prompt-play = { $several ->
    [yes] { $turn ->
        [1] Choose your first cards: one, or two together.
       *[other] Choose one card, or two together.
    }
   *[no] { $turn ->
        [1] Choose your first card.
       *[other] Choose a card.
    }
}
prompt-wait = Waiting for { $names }.
prompt-row = { $question ->
    [joker] Your <b>{ $card }</b> goes where you like: join a row, or take one.
   *[low-card] Your <b>{ $card }</b> is lower than every row end: choose a row to take.
}
prompt-pick = { $turn ->
    [1] Pick your first card.
   *[other] Pick card number { $turn }.
}
prompt-paused = The table is paused.
prompt-moment = Round { $round }, { $turn ->
    [0] draft
   *[other] turn { $turn }
}, as it was.
say-option = <b>{ $card }</b> it is?
say-would-pick = Pick <b>{ $card }</b>? { $heads ->
    [one] It has one head.
   *[other] It has { $heads } heads.
}
say-would-join = <b>{ $card }</b> would lie behind { $behind }, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
} in row { $row }. { $good ->
    [yes] Nothing to win.
   *[no] Nothing to take.
}
say-would-take = <b>{ $card }</b> would be the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] number { $place }
} card of row { $row }: { $good ->
    [yes] the row is yours,
   *[no] you take
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}, <b>{ $heads ->
    [one] one head
   *[other] { $heads } heads
}</b>.
say-would-ask = { $question ->
    [joker] <b>{ $card }</b> goes first, and where you like: behind any other card, or you take a row.
   *[low-card] <b>{ $card }</b> is lower than every row end: you would choose a row to take.
}
say-would-aside = <b>{ $card }</b> goes to no row. It lies on your pile, and you take nothing.
say-would-briefly = { $outcome ->
    [joins] <b>{ $card }</b> behind { $behind } in row { $row }.
    [takes] <b>{ $card }</b> { $good ->
        [yes] wins
       *[no] takes
    } row { $row }: <b>{ $heads ->
        [one] one head
       *[other] { $heads } heads
    }</b>.
    [aside] <b>{ $card }</b> goes to your pile{ $count ->
        [0] .
       *[other] {" "}and puts <b>{ $others }</b> first.
    }
   *[asks] <b>{ $card }</b>: you would choose a row.
}
hint-joins = row { $row }
hint-takes = { $good ->
    [yes] wins { $heads }
   *[no] takes { $heads }
}
hint-asks = { $question ->
    [joker] your choice
   *[low-card] low card
}
hint-aside = aside
say-dealt = Round <b>{ $round }</b> is dealt.
say-rows-started = The last ones, { $cards }, start the rows.
say-picked = { $you ->
    [yes] You pick
   *[no] { $name } picks
} <b>{ $card }</b>.
say-aside = { $you ->
    [yes] Your
   *[no] { $name }’s
} <b>{ $card }</b> goes to no row, but to the pile.
say-revealed = The cards are turned.
say-placed = { $you ->
    [yes] Your
   *[no] { $name }’s
} <b>{ $card }</b> goes behind { $behind }, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
} in row { $row }.
say-took-full = { $you ->
    [yes] Your
   *[no] { $name }’s
} <b>{ $card }</b> goes behind { $behind }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] number { $place }
} card. { $good ->
    [yes] { $you ->
        [yes] You win
       *[no] { $name } wins
    }
   *[no] { $you ->
        [yes] You take
       *[no] { $name } takes
    }
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}, <b>{ $heads ->
    [one] one head
   *[other] { $heads } heads
}</b>.
say-took-row = { $you ->
    [yes] You take
   *[no] { $name } takes
} row { $row } { $reason ->
    [joker] with <b>{ $card }</b>
   *[low-card] for the low <b>{ $card }</b>
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, <b>{ $heads ->
    [one] one head
   *[other] { $heads } heads
}</b>.
say-asked = { $question ->
    [joker] { $you ->
        [yes] Your <b>{ $card }</b> goes where you like: join a row, or take one.
       *[no] { $name } chooses where <b>{ $card }</b> goes.
    }
    [low-card] { $you ->
        [yes] Your <b>{ $card }</b> is lower than every row end: choose a row to take.
       *[no] { $name }’s <b>{ $card }</b> is lower than every row end: { $name } chooses a row.
    }
   *[other] { $you ->
        [yes] Choose a row for your <b>{ $card }</b>.
       *[no] { $name } chooses a row for <b>{ $card }</b>.
    }
}
say-round-over = Round <b>{ $round }</b> is over.
say-match-over = That was the match.
say-paused = { $you ->
    [yes] You stopped
   *[no] { $name } stopped
} the table.
say-resumed = { $you ->
    [yes] You go
   *[no] { $name } goes
} on.
say-resigned = { $you ->
    [yes] You leave
   *[no] { $name } leaves
}. A bot ({ $level ->
    [calf] calf
    [cow] cow
    [ox] ox
    [old-ox] old ox
   *[other] { $level }
}) plays on.
say-ready = { $you ->
    [yes] You are
   *[no] { $name } is
} ready for the next round.
log-chosen = { $you ->
    [yes] You have
   *[no] { $name } has
} chosen
log-taken-back = { $you ->
    [yes] You chose
   *[no] { $name } chooses
} anew
log-revealed = Turned over: { $cards }
log-asked = { $question ->
    [joker] { $you ->
        [yes] You: choose where it goes
       *[no] { $name }: chooses where it goes
    }
   *[low-card] { $you ->
        [yes] You, a low card: choose a row
       *[no] { $name }, a low card: chooses a row
    }
}
log-picked = { $you ->
    [yes] You
   *[no] { $name }
}
log-aside = { $you ->
    [yes] You
   *[no] { $name }
}, to the pile
log-placed = { $you ->
    [yes] You
   *[no] { $name }
}, behind { $behind }, row { $row }
log-took-full = { $you ->
    [yes] You
   *[no] { $name }
}, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] number { $place }
} in row { $row }, { $good ->
    [yes] { $you ->
        [yes] win
       *[no] wins
    }
   *[no] { $you ->
        [yes] take
       *[no] takes
    }
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $heads ->
    [one] one head
   *[other] { $heads } heads
}
log-took-row = { $you ->
    [yes] You
   *[no] { $name }
}{ $reason ->
    [joker] {""}
   *[low-card] , a low card
}: { $you ->
    [yes] take
   *[no] takes
} row { $row }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $heads ->
    [one] one head
   *[other] { $heads } heads
}

## What stands in the way

lost = The line is broken. Trying again…
lost-title = The server does not answer
loading = Laying the table…
loading-text = Just a moment.
missing-title = No such table
missing-text = This table is gone, or it belongs to somebody else.
nowhere-title = Nothing grows here
nowhere-text = This address leads nowhere. The tables are on the home page.
moment = You look at the past.
back-to-now = Back to now
paused = The table is paused.
pause = Pause
resume = Go on
refused = { $code ->
    [stale] The table has moved on. Please choose again.
    [not-asked] It is not your turn to choose.
    [not-an-option] That is not possible now. Please choose something else.
    [paused] The table is paused. Go on first.
    [match-over] This match is over.
    [not-your-seat] You only watch this table.
    [not-now] That is not possible just now.
    [not-stored] The server could not store this. Please try again.
    [offline] The line is broken. Please try again in a moment.
   *[other] That did not work. Please try again.
}
failed = { $code ->
    [offline] The server does not answer. Is it still running?
    [not-stored] The server cannot store anything just now. Please try again.
   *[other] That did not work. Please try again.
}
resign = Leave for good
resign-title = Leave this match?
resign-text = A bot takes your seat and plays on with your cards. You cannot come back.
resign-yes = Leave
resign-no = Stay

## Rounds and matches

phase-title = { $phase ->
    [round-over] Round { $round } is over
    [match-over] Match over
   *[loading] Oxrow
}
headline = { $heads ->
    [0] { $you ->
        [yes] You take nothing at all.
       *[no] { $count ->
            [one] { $names } takes nothing at all.
           *[other] { $names } take nothing at all.
        }
    }
   *[other] { $good ->
        [yes] { $you ->
            [yes] You bring in the most: { $heads }.
           *[no] { $count ->
                [one] { $names } brings in the most: { $heads }.
               *[other] { $names } bring in the most: { $heads } each.
            }
        }
       *[no] { $you ->
            [yes] You slip through with { $heads }.
           *[no] { $count ->
                [one] { $names } slips through with { $heads }.
               *[other] { $names } slip through with { $heads } each.
            }
        }
    }
}
near-the-end = { $you ->
    [yes] You stand
   *[no] { $name } stands
} at <b>{ $total }</b>: { $heads ->
    [one] one more head ends
   *[other] { $heads } more heads end
} the match.
piles = Piles of this round
pile-of = { $you ->
    [yes] Your pile
   *[no] The pile of { $name }
}
deal-round = Deal round { $round }
finish = End the match here
chart = Totals after each round
limit = { $kind ->
    [more-than] over { $value }: last round
   *[other] { $value } or more: last round
}
podium = Podium
podium-title = { $count ->
    [one] Best of the show: { $names }
   *[other] Best of the show: { $names }
}
podium-text = { $count ->
    [one] { $heads ->
        [one] One head
       *[other] { $heads } heads
    } in all. { $good ->
        [yes] { $you ->
            [yes] You come
           *[no] { $name } comes
        } home with { $last }.
       *[no] { $you ->
            [yes] You
           *[no] { $name }
        } brought home { $last }.
    }
   *[other] { $heads } heads each, so the ribbon is shared. { $good ->
        [yes] { $you ->
            [yes] You come
           *[no] { $name } comes
        } home with { $last }.
       *[no] { $you ->
            [yes] You
           *[no] { $name }
        } brought home { $last }.
    }
}
place-of = Place { $place }:
again = Again
save-record = Save record

## Home

slogan = Mind the sixth card.
pitch = Four rows, one herd. Whoever overfills a row takes it home.
start = Start
play = Play
play-now = { $bots ->
    [one] A table with one bot, right now
    [2] A table with two bots, right now
    [3] A table with three bots, right now
   *[other] A table with { $bots } bots, right now
}
new-table = New table
new-table-more = The rules, your bots, your target
how-to-play = How to play
how-to-play-more = The rules in thirty seconds
settings-more = Language, theme, speed, sound
back-to-table = Back to your table
back-where = Round { $round }, { $turn ->
    [0] draft
   *[other] turn { $turn }
}. { $waits ->
    [you] It is up to you.
    [nobody] {""}
   *[others] Waiting for { $names }.
}
back-round-over = Round { $round } is over.
last-matches = Last matches
rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
not-affiliated = For the card game 6 nimmt! by Wolfgang Kramer (AMIGO); not affiliated.
to-home = Home

## A new table

your-name = Your name
ruleset = Rules
ruleset-name = { $ruleset ->
    [base] The game
    [tactics] Tactics
    [pro] Pro
    [plus] Plus
    [plus-equal] Plus, zeros for all
    [negative] Plus with minus points
    [simplified] Simplified
    [jokers] Jokers
   *[other] { $ruleset }
}
ruleset-beside = { $ruleset ->
    [base] {""}
    [tactics] Tactics
    [pro] Pro
    [plus] Plus
    [plus-equal] Plus, zeros for all
    [negative] Plus with minus points
    [simplified] Simplified
    [jokers] Jokers
   *[other] { $ruleset }
}
ruleset-text = { $ruleset ->
    [base] Everybody plays a card at once, and the sixth in a row takes it. As most people know it.
    [tactics] Only as many cards as are needed, so every one of them is in play. Count well: nothing is left to luck but the deal.
    [pro] All cards lie open, and you pick your hand one by one. Then you play, and everybody can know what the others hold.
    [plus] Heads are points, so you want the full rows. Play one or two cards a turn; a zero beside a card puts it first.
    [plus-equal] Plus, but everybody gets the same number of zeros first. The rest of the hand is up to luck.
    [negative] One or two cards a turn and zeros, as in Plus. But every head is a minus point, as in the game.
    [simplified] No secrets: one after the other lays a card, and it is placed at once. With a zero you pass.
    [jokers] Each of you has a joker that goes behind any card, or takes any row. It lifts a row’s end by its tenths.
   *[other] {""}
}
more-rulesets = { $count ->
    [one] One other way to play
   *[other] { $count } other ways to play
}
room = { $least } to { $most } players{ $printed ->
    [0] {""}
   *[other] , printed for { $least } to { $printed }
}
no-room = { $least } to { $most } players, not { $seats }
hand-of = { $cards } cards each{ $turn ->
    [1] {""}
    [2] , one or two a turn
   *[other] , up to { $turn } a turn
}
heads-are = { $good ->
    [yes] most heads win
   *[no] fewest heads win
}
bots = Bots
fewer-bots = One bot fewer
more-bots = One bot more
all-alike = All bots
mixed = Mixed
all-of-level = { $level ->
    [calf] Calves
    [cow] Cows
    [ox] Oxen
    [old-ox] Old oxen
   *[other] { $level }
}
level-of-bot = Level of bot { $number }
level-name = { $level ->
    [calf] Calf
    [cow] Cow
    [ox] Ox
    [old-ox] Old ox
   *[other] { $level }
}{ $available ->
    [yes] {""}
   *[no] : coming later
}
level-does = { $level ->
    [calf] plays whatever comes
    [cow] looks at this turn only
    [ox] thinks to the end of the round
    [old-ox] has seen it all
   *[other] {""}
}
remove-bot = Remove bot { $number }
end-of-match = The match ends
end-choice = { $choice ->
    [each-seat] after as many rounds as there are players
    [over] when somebody has more than { $value } heads
    [reach] when somebody has { $value } heads or more
    [other] above another number of heads
    [rounds] after a number of rounds
   *[open] when you say so
}
end-value = { $choice ->
    [rounds] Number of rounds
   *[other] Number of heads
}
start-table = Sit down

## Settings

menu = Menu
help = Help
close = Close
settings = Settings
settings-kept = Kept in this browser only.
language = Language
theme = Theme
theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
switch-theme = { $theme ->
    [light] Light theme
   *[dark] Dark theme
}
speed = Speed
sound = Sound
hints = Hints under your cards
on = On
off = Off

## Help

rules-title = The rules in thirty seconds
rules-1 = { $ruleset ->
    [tactics] Only the cards from 1 to <b>ten for each player and four</b> are used, so all of them are in play.
    [pro] All cards lie <b>open</b>. One after the other you pick one, until everybody has ten; the last four start the rows.
    [plus] Everybody lays <b>one or two cards</b> face down; then all are turned at once.
    [plus-equal] Everybody gets the same number of <b>zeros</b>, then cards up to fifteen. Lay <b>one or two</b> face down; all are turned at once.
    [negative] Everybody lays <b>one or two cards</b> face down; then all are turned at once.
    [simplified] <b>One after the other</b> lays a card face up, and it is placed at once.
   *[base] Everybody lays <b>one card</b> face down; then all are turned at once.
}
rules-2 = { $ruleset ->
    [pro] Then everybody lays one card face down. From the lowest up, each joins the row whose end is the <b>nearest lower</b> number.
    [plus] From the lowest up, each card joins the row with the nearest lower end. A <b>zero</b> goes to your pile, and the card beside it goes <b>first</b>.
    [plus-equal] From the lowest up, each card joins the row with the nearest lower end. A <b>zero</b> goes to your pile, and the card beside it goes <b>first</b>.
    [negative] From the lowest up, each card joins the row with the nearest lower end. A <b>zero</b> goes to your pile, and the card beside it goes <b>first</b>.
    [simplified] It joins the row whose end is the <b>nearest lower</b> number. A <b>zero</b> goes to your pile instead: you pass.
    [jokers] <b>Jokers</b> go first: behind any card that is no joker, or they take a row. Behind 17, the joker 0.4 makes the row end at 17.4.
   *[base] From the lowest up, each card joins the row whose end is the <b>nearest lower</b> number.
}
rules-3 = { $ruleset ->
    [plus] A row holds <b>five</b>. Whoever lays the sixth card <b>wins</b> the five, and the sixth starts the row anew.
    [plus-equal] A row holds <b>five</b>. Whoever lays the sixth card <b>wins</b> the five, and the sixth starts the row anew.
    [jokers] All others join the row with the nearest lower end, the lowest first. Whoever lays the <b>sixth</b> card of a row takes the five.
   *[base] A row holds <b>five</b>. Whoever lays the sixth card takes the five, and the sixth starts the row anew.
}
rules-4 = { $ruleset ->
    [plus] A card <b>lower than every end</b>? It goes behind the row with the highest end.
    [plus-equal] A card <b>lower than every end</b>? It goes behind the row with the highest end.
    [negative] A card <b>lower than every end</b>? It goes behind the row with the highest end.
    [simplified] A card <b>lower than every end</b>? It goes behind the row with the highest end.
   *[base] A card <b>lower than every end</b>? Its owner takes a row of their choice.
}
rules-5 = { $ruleset ->
    [plus] When all hands are empty, every head is a point. After a round for each player, <b>most heads win</b>.
    [plus-equal] When all hands are empty, every head is a point. After a round for each player, <b>most heads win</b>.
    [negative] When all hands are empty, count the heads you took. After a round for each player, <b>fewest heads win</b>.
    [simplified] When all hands are empty, count the heads. Whoever took most begins the next round; <b>fewest heads win</b>.
    [jokers] A joker has one head. <b>Fewest heads win</b> when somebody passes the target.
   *[base] When all hands are empty, count the heads you took. <b>Fewest heads win</b> when somebody passes the target.
}
keys-title = Keys
key-pick = a card, by its place (in a draft: by its number)
key-pick-more = the cards after the tenth
key-choose = choose it, or let it go (where two may be played)
key-move = the card beside it
key-play = play what is chosen
key-back = take it back
key-row = choose a row to take
key-join = choose a row to join
key-log = log
key-pause = pause
key-help = this help
key-close = close
