# Witch's Brew. Nomi, mosse, note ed effetti; le regole stanno in rules/.
game-title = Witch's Brew
game-blurb = Scegli in segreto cinque ruoli su dodici. Rivendicali e rischia tutto, oppure di' «Così sia!» e prendi poco, ma di sicuro.

role-wolf-keeper = Guardiano dei lupi
role-snake-hunter = Cacciatore di serpenti
role-herb-collector = Erborista
role-alchemist = Alchimista
role-fortune-teller = Veggente
role-assistant = Assistente
role-wizard = Mago
role-witch = Strega
role-druid = Druido
role-warlock = Stregone
role-cutpurse = Tagliaborse
role-begging-monk = Monaco questuante

drop-red = sangue di lupo (rosso)
drop-white = veleno di serpente (bianco)
drop-green = succo d'erbe (verde)
goods-red = sangue di lupo (rosso)
goods-white = veleno di serpente (bianco)
goods-green = succo d'erbe (verde)
goods-gold = oro
goods-vial = fiale
short-red = rosso
short-white = bianco
short-green = verde
short-gold = oro
short-vial = fial.
short-drops = gocce qualsiasi
short-all-drops = gocce

stack-copper = calderoni di rame
stack-iron = calderoni di ferro
stack-silver = calderoni d'argento
stack-gold-shelf = scaffale dell'oro
stack-ingredient-shelf = scaffale degli ingredienti
potion-copper = calderone di rame { $number }
potion-iron = calderone di ferro { $number }
potion-silver = calderone d'argento { $number }
potion-gold-shelf = scaffale dell'oro { $number }
potion-ingredient-shelf = scaffale degli ingredienti { $number }

spell-copia = Copia
spell-optio = Optio
spell-herba = Herba
spell-lupus = Lupus
spell-serpens = Serpens
spell-magus = Magus
spell-sanatio = Sanatio
spell-strix = Strix

# Che cosa fanno le azioni. I numeri vengono dall'edizione.
full-gather = prendi { $amount } { $amount ->
    [one] goccia
   *[other] gocce
} di colore { $goods }
full-transmute = paga 1 goccia, prendi { $amount } { $amount ->
    [one] pepita
   *[other] pepite
}
full-foretell = paga { $price } { $price ->
    [one] pepita
   *[other] pepite
}, prendi { $amount } { $amount ->
    [one] fiala
   *[other] fiale
}
full-assist = paga { $price } { $price ->
    [one] pepita
   *[other] pepite
}, prendi { $amount } { $amount ->
    [one] goccia
   *[other] gocce
} di qualsiasi colore
full-brew = { $stack }: prendi la carta in cima per le sue gocce
full-cast = lancia l'incantesimo del libro aperto
full-rob = { $stack }: gli altri mettono sulla carta in cima 1/{ $divisor } di ciò che hanno ({ $goods }); puoi aggiungere del tuo e prenderla
favour-gather = prendi { $amount } { $amount ->
    [one] goccia
   *[other] gocce
} di colore { $goods }
favour-transmute = paga 1 goccia, prendi { $amount } { $amount ->
    [one] pepita
   *[other] pepite
}
favour-foretell = paga { $price } { $price ->
    [one] pepita
   *[other] pepite
}, prendi { $amount } { $amount ->
    [one] fiala
   *[other] fiale
}
favour-assist = paga { $price } { $price ->
    [one] pepita
   *[other] pepite
}, prendi { $amount } { $amount ->
    [one] goccia
   *[other] gocce
} di qualsiasi colore
favour-brew = { $stack }: prendi la carta in cima per le sue gocce e { $price } { $price ->
    [one] pepita
   *[other] pepite
}
favour-cast = prendi { $amount } { $amount ->
    [one] pepita
   *[other] pepite
}
favour-rob = in questo prelievo paghi { $amount } in meno
spell-does-gain = prendi { $amount } { $amount ->
    [one] goccia
   *[other] gocce
} di qualsiasi colore
spell-does-brew = prendi il calderone in cima alla pila di un metallo a tua scelta per le sue gocce
spell-does-bottle = paga 1 goccia di colore { $goods }, prendi { $amount } { $amount ->
    [one] fiala
   *[other] fiale
}
spell-does-blend = { $stack }: prendi la carta in cima per altrettante gocce, di qualsiasi colore

# Mosse
move-choose = { $role }
move-lead = { $role }: sono io!
move-claim = { $role }: sono io!
move-favour = Così sia!
move-pass = Passo
move-take = Accetta
move-decline = Rinuncia
move-trade = Paga 1 goccia: { $drop }
move-gain = Prendi: { $handful }
move-brew = Prendi: { $potion }
move-swap = Trasforma 1 goccia in una fiala: { $drop }
move-pay = Paga 1 goccia: { $drop }
move-levy = Riscuoti il prelievo: { $potion }
move-give = Dai 1 goccia: { $drop }
move-add = Aggiungi: 1 × { $goods }
move-done = Lascia tutto lì
move-first = Primo giocatore: { $seat }
move-reveal = Libro d'incantesimi: { $spell }
move-block = Ruolo bloccato: { $role }
effect-potion = { $price }; { $points } { $points ->
    [one] punto
   *[other] punti
}
effect-potion-raven = { $price }; { $points } { $points ->
    [one] punto
   *[other] punti
}, corvo
effect-waiting = { $price }; già sulla carta: { $waiting }; { $points } { $points ->
    [one] punto
   *[other] punti
}

# Domande
ask-ChooseRoles = scegli i tuoi ruoli: finora { $picked } su { $picks }. Puoi scrivere tutti i numeri insieme, per esempio 1 4 7 8 12
ask-Lead = con quale ruolo apri il giro?
ask-Follow = { $claimant } – { $role }. Anche tu hai questa carta: rivendichi il ruolo o prendi il favore?
ask-Follow-pass = { $claimant } – { $role }. Tu non hai questa carta
ask-Gather = prendi le gocce?
ask-TakeGold = prendi l'oro?
ask-Transmute = trasformi una goccia in oro?
ask-Foretell = trasformi oro in fiale?
ask-Assist = trasformi oro in gocce?
ask-BrewCauldron = prepari la pozione?
ask-SwapDrop = trasformi un'altra goccia in una fiala?
ask-CastSpell = lanci l'incantesimo?
ask-PayAnyDrops = con quali gocce paghi? (ancora { $left })
ask-Levy = riscuoti il prelievo?
ask-GiveDrops = quali gocce dai al Monaco? (ancora { $left })
ask-AddToShelf = aggiungi allo scaffale?
ask-FirstPlayer = si estrae a sorte il primo giocatore
ask-OpenBook = si apre il prossimo libro d'incantesimi
ask-BlockRole = si scopre una carta che blocca un ruolo

# Note
note-set = Inizia una nuova mano.
note-first = Primo giocatore: { $seat }.
note-spell = Libro d'incantesimi: { $spell }.
note-blocked = Ruolo bloccato in questa mano: { $role }.
note-leads = { $seat }: «{ $role }: sono io!»
note-claims = { $seat }: «{ $role }: sono io!» A mani vuote: { $beaten }.
note-favour = { $seat }: «Così sia!» ({ $role })
note-passes = { $seat }: «Passo».
note-full = { $seat }: azione piena ({ $role }).
note-declines = { $seat }: rinuncia.
note-gains = { $seat }: { $goods } +{ $amount }
note-pays = { $seat }: { $goods } −{ $amount }
note-brews = { $seat }: nuova carta, { $potion }.
note-casts = { $seat }: incantesimo { $spell }.
note-levy = { $seat }: prelievo ({ $potion }).
note-puts = { $seat }, sullo scaffale: { $goods }, { $amount }
note-waits = { $potion }: aspetta, con ciò che c'è sopra.
note-set-ends = La mano è finita.

# Lo schermo
screen-set = mano { $set }
screen-ravens = corvi: { $ravens } di { $needed }
screen-leader = apre: { $seat }
screen-spell = Incantesimo: { $spell } – { $does }
screen-blocked = Ruoli bloccati: { $roles }
screen-settled = Già decisi in questa mano: { $roles }
screen-hand = Le tue carte: { $roles }
screen-picked = Scelti finora: { $roles }
screen-stack = pila
screen-price = prezzo
screen-points = punti
screen-left = carte
screen-waiting = in attesa
screen-seat = giocatore
screen-cards = ruoli
screen-potions = pozioni
screen-score = punti
screen-face-down = { $count } a faccia in giù
screen-choosing = scelta
screen-empty = vuota
screen-raven = corvo
screen-you = tu
screen-public = ~ secondo una sola fonte pubblica, non confrontato con le carte stampate
screen-house = * inventato qui (valore della casa)

# Opzioni
option-blocked_roles = Ruoli bloccati
    .why = In ogni mano due ruoli (in tre giocatori) o uno (in quattro) non si possono scegliere. È una variante del regolamento, perciò di norma è disattivata.
option-ravens = Di chi sono i corvi che chiudono la partita
    .why = all: il quarto corvo di tutti i giocatori insieme. one: un giocatore con quattro. Il regolamento si può leggere in entrambi i modi; altre fonti dicono all.
option-spell_metals = Che cosa significano Sanatio e Strix
    .why = by_name: Sanatio argento, Strix ferro, come suggeriscono i nomi. by_word_order: il contrario, nell'ordine in cui il regolamento nomina i metalli.
option-hidden_vials = Fiale nascoste
    .why = Le fiale, le carte a faccia in giù e i punti degli altri non si vedono fino alla fine, come permette il regolamento. Se è disattivata si vede tutto.
option-max_sets = Limite di mani
    .why = Una regola della casa, perché ogni partita finisca: al più tardi dopo questo numero di mani. 0 significa nessun limite.

ending-ravens = corvi a sufficienza
ending-max-sets = limite di mani
