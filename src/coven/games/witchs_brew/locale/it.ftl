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
ask-ChooseRoles = scegli i tuoi ruoli: finora { $picked } su { $picks }
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

table-tie-break = Punti pari: decide chi ha più gocce e oro insieme ({ $rows }).
ending-ravens = corvi a sufficienza
ending-max-sets = limite di mani

# On the cards
card-full = Azione piena: { $text }
card-favour = Favore: { $text }

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Benvenuti in cucina. Quando sono usciti abbastanza corvi vince chi ha più punti: le carte pozione mostrano i loro, e ogni fiala vale un punto.
coach-intro-2 = Le cinque pile sono ciò per cui si lavora: ogni carta mostra il prezzo in gocce o in oro, e i punti. Si può avere solo la carta in cima. Indica qualunque cosa per leggerla.
coach-intro-3 = Davanti a te stanno le tue gocce, il tuo oro e le tue fiale. Quelli degli altri sono nei riquadri di lato.
coach-intro-4 = In ogni mano scegli in segreto cinque ruoli su dodici. Poi si chiama un ruolo dopo l'altro: osa e rivendicalo per avere molto, o di' «Così sia!» e prendi poco ma di sicuro.
coach-ChooseRoles = Scegli cinque ruoli. Pensa a che cosa sceglieranno gli altri: un ruolo che nessun altro ha è tuo di sicuro. I raccoglitori portano gocce, l'Alchimista e la Veggente oro e fiale, Mago, Strega e Druido prendono i calderoni.
coach-Lead = Cominci tu: chiama uno dei tuoi ruoli. Chi lo ha deve rispondere: può rivendicarlo dopo di te, e allora resti a mani vuote; oppure dire «Così sia!» e prendere il favore.
coach-Follow = Qualcuno ha chiamato un ruolo che hai anche tu. Rivendicalo: se dopo di te non lo fa nessuno, l'azione forte è tua e chi l'aveva chiamato prima resta a mani vuote. Oppure di' «Così sia!»: il piccolo favore è sicuro.
coach-Gather = La tua ricompensa: gocce. Con le gocce si pagano le carte pozione.
coach-TakeGold = Con l'oro si pagano la Veggente, l'Assistente, la mensola dell'oro e i favori più cari.
coach-Transmute = L'Alchimista trasforma una goccia in oro.
coach-Foretell = La Veggente trasforma l'oro in fiale. Ogni fiala è un punto che nessuno può togliere.
coach-Assist = L'Assistente vende gocce dei colori che vuoi.
coach-BrewCauldron = Puoi prendere la carta in cima a questa pila per le sue gocce. I punti restano tuoi; un corvo sulla carta avvicina la fine.
coach-CastSpell = Si può lanciare l'incantesimo del libro aperto. Ogni mano ne mostra un altro.
coach-PayAnyDrops = Scegli con quali gocce pagare.
coach-Levy = Gli altri hanno messo qualcosa su questa mensola. Prendi la carta, se puoi aggiungere il resto.
coach-GiveDrops = Passa il Monaco questuante: scegli quali gocce dare.
coach-AddToShelf = Puoi aggiungere del tuo finché la carta sulla mensola non è pagata.
# The table in the browser
table-stack = { $stack }, carta in cima: { $card }. { $count ->
    [one] Resta { $count } carta.
   *[other] Restano { $count } carte.
}
table-stack-waiting = Sopra aspettano: { $goods }; ne servono { $needed }.
table-stack-empty = { $stack }: vuoto
table-look = Sfoglia la pila: { $stack }
table-on-top = in cima
table-below = { $count ->
    [one] sotto { $count } carta
   *[other] sotto { $count } carte
}
table-book = Libri degli incantesimi
table-book-none = Nessun libro è aperto.
table-spell = { $spell }: { $does }
table-books-used = torneranno:
table-books-unseen = { $count ->
    [one] { $count } libro mai visto
   *[other] { $count } libri mai visti
}
table-ravens = corvi: { $ravens } di { $needed }
table-supply = riserva
table-vials-left = fiale nella riserva: { $count }
table-vials-hidden = fiale nella riserva: nascoste
table-vials-unknown = fiale: nascoste
table-blocked = bloccati in questa mano
table-blocked-one = { $role }: ruolo bloccato
table-settled = già giocati
table-settled-one = { $role }: { $seat }
table-now = In questo giro: { $role }
table-next-leads = { $seat } apre il prossimo giro
table-choosing-all = { $set }ª mano: tutti scelgono cinque ruoli in segreto
table-choosing = sta scegliendo
table-chosen = ha scelto
table-speaks = parla adesso
table-silent = non ha ancora parlato
table-claims = lo rivendica
table-has-it = ottiene il ruolo
table-lost = non ottiene nulla
table-passes = passa
table-declines = rinuncia
table-leads = apre
table-holds = { $count ->
    [one] { $count } carta ruolo
   *[other] { $count } carte ruolo
}
table-count = { $count } × { $thing }
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
table-yours = Le tue scorte
table-roles = Le tue carte ruolo
table-no-roles = Nessuna carta ruolo rimasta.
table-picked = scelta
table-taken = { $count ->
    [one] { $count } pozione presa
   *[other] { $count } pozioni prese
}

# What is counted over many games
kind-blocked = ruolo bloccato
kind-leads = ruolo dichiarato
kind-claims = ruolo strappato
kind-favour = «Così sia!»
kind-full = azione piena
kind-brews = carta presa
kind-casts = incantesimo
