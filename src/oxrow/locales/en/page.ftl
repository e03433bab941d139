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

where = Round { $round }, turn { $turn }
of-turns = of { $turns }
end-short = { $kind ->
    [more-than] over { $value }
    [at-least] to { $value }
    [rounds] { $value ->
        [one] one round
       *[other] { $value } rounds
    }
   *[open] open end
}
round = Round { $round }
turn = Turn { $turn }
rows = The rows
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
lane = This turn
lane-state = { $state ->
    [done] row { $row }
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
waits-for-your-card = waits for your card
your-hand = Your hand
play-card = Play { $card }
take-back = Take back
skip = Skip to the end
sheet = Sheet
log = Log
sheet-and-log = Sheet and log
total = total
earlier-rounds = Earlier rounds
to-go = { $heads } to go

## What the ox says

prompt-play = { $turn ->
    [1] Choose your first card.
   *[other] Choose a card.
}
prompt-wait = Waiting for { $names }.
prompt-low-card = Your <b>{ $card }</b> is lower than every row end: choose a row to take.
prompt-paused = The table is paused.
prompt-moment = Round { $round }, turn { $turn }, as it was.
say-option = <b>{ $card }</b> it is?
say-would-join = <b>{ $card }</b> would lie behind { $behind }, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
} in row { $row }. Nothing to take.
say-would-take = <b>{ $card }</b> would be the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] number { $place }
} card of row { $row }: you take { $cards ->
    [one] one card
   *[other] { $cards } cards
}, <b>{ $heads ->
    [one] one head
   *[other] { $heads } heads
}</b>.
say-would-ask = <b>{ $card }</b> is lower than every row end: you would choose a row to take.
say-would-aside = <b>{ $card }</b> would go to no row.
hint-joins = row { $row }
hint-takes = takes { $heads }
hint-asks = low card
hint-aside = aside
say-dealt = Round <b>{ $round }</b> is dealt.
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
} card. { $you ->
    [yes] You take
   *[no] { $name } takes
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}, <b>{ $heads ->
    [one] one head
   *[other] { $heads } heads
}</b>.
say-took-low = { $you ->
    [yes] You take
   *[no] { $name } takes
} row { $row } for the low <b>{ $card }</b>: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, <b>{ $heads ->
    [one] one head
   *[other] { $heads } heads
}</b>.
say-asked = { $you ->
    [yes] Your <b>{ $card }</b> is lower than every row end: choose a row to take.
   *[no] { $name }’s <b>{ $card }</b> is lower than every row end: { $name } chooses a row.
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
log-asked = { $you ->
    [yes] You, a low card: choose a row
   *[no] { $name }, a low card: chooses a row
}
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
} in row { $row }, { $you ->
    [yes] take
   *[no] takes
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $heads ->
    [one] one head
   *[other] { $heads } heads
}
log-took-low = { $you ->
    [yes] You, a low card: you take
   *[no] { $name }, a low card: takes
} row { $row }: { $cards ->
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
   *[other] { $you ->
        [yes] You slip through with { $heads }.
       *[no] { $count ->
            [one] { $names } slips through with { $heads }.
           *[other] { $names } slip through with { $heads } each.
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
    } in all. { $you ->
        [yes] You
       *[no] { $name }
    } brought home { $last }.
   *[other] { $heads } heads each, so the ribbon is shared. { $you ->
        [yes] You
       *[no] { $name }
    } brought home { $last }.
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
new-table-more = Your bots, your target
how-to-play = How to play
how-to-play-more = The rules in thirty seconds
settings-more = Language, theme, speed, sound
back-to-table = Back to your table
back-where = Round { $round }, turn { $turn }. { $waits ->
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
rules-1 = Everybody lays <b>one card</b> face down; then all are turned at once.
rules-2 = From the lowest up, each card joins the row whose end is the <b>nearest lower</b> number.
rules-3 = A row holds <b>five</b>. Whoever lays the sixth card takes the five, and the sixth starts the row anew.
rules-4 = A card <b>lower than every end</b>? Its owner takes a row of their choice.
rules-5 = After ten turns count the heads you took. <b>Fewest heads win</b> when somebody passes the target.
keys-title = Keys
key-pick = pick a card
key-move = the card beside it
key-play = play it
key-back = take it back
key-row = choose a row to take
key-log = log
key-pause = pause
key-help = this help
key-close = close
