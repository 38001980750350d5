# Discworld: Ankh-Morpork. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-mr-boggis = Signor Boggis
card-mr-bent = Signor Bent
card-the-beggars-guild = Gilda dei Mendicanti
card-the-bank-of-ankh-morpork = Banca di Ankh-Morpork
card-the-ankh-morpork-sunshine-dragon-sanctuary = Rifugio del Sole per draghi di Ankh-Morpork
card-sergeant-angua = Sergente Angua
card-the-agony-aunts = Zie dell'Agonia
card-the-dysk = Teatro Dysk
card-the-duckman = Uomo Anatra
card-drumknott = Drumknott
card-cmot-dibbler = Mi-Voglio-Rovinare Dibbler
card-dr-cruces = Dottor Cruces
card-captain-carrot = Capitano Carota
card-mrs-cake = Signora Torta
card-groat = Groat
card-gimlets-dwarf-delicatessen = Gastronomia nanesca di Gimlet
card-gaspode = Gaspode
card-fresh-start-club = Club del Nuovo Inizio
card-foul-ole-ron = Lurido Vecchio Ron
card-the-fools-guild = Gilda dei Buffoni
card-the-fire-brigade = Brigata dei Pompieri
card-inigo-skimmer = Inigo Skimmer
card-history-monks = Monaci della Storia
card-hex = Hex
card-here-n-now = Qui-e-Ora
card-harry-king = Harry King
card-hargas-house-of-ribs = Casa delle Costolette di Harga
card-mr-gryle = Signor Gryle
card-the-peeled-nuts = Noci Sbucciate
card-the-opera-house = Teatro dell'Opera
card-nobby-nobbs = Nobby Nobbs
card-modo = Modo
card-the-mended-drum = Tamburo Riparato
card-librarian = Bibliotecario
card-leonard-of-quirm = Leonardo da Quirm
card-shonky-shop = Bottega del Robivecchi
card-sacharissa-cripslock = Sacharissa Cripslock
card-rosie-palm = Rosie Palm
card-rincewind = Scuotivento
card-the-royal-mint = Zecca Reale
card-queen-molly = Regina Molly
card-pink-pussycat-club = Club della Gattina Rosa
card-zorgo-the-retro-phrenologist = Zorgo il Retrofrenologo
card-dr-whiteface = Dottor Facciabianca
card-wallace-sonky = Wallace Sonky
card-the-seamstresses-guild = Gilda delle Cucitrici
card-mr-pin-and-mr-tulip = Signor Pin e signor Tulip
card-the-thieves-guild = Gilda dei Ladri
card-sergeant-cheery-littlebottom = Sergente Cheery Littlebottom
card-otto-chriek = Otto Chriek
card-the-clacks = Clacks
card-sergeant-colon = Sergente Colon
card-cosmo-lavish = Cosmo Lavish
card-the-dean = Decano
card-hello = SALVE
card-burleigh-and-stronginthearm = Burleigh e Stronginthearm
card-the-bursar = Tesoriere
card-cable-street-particulars = Speciali di Cable Street
card-canting-crew = Combriccola dei mendicanti
card-carcer = Carcer
card-the-chair-of-indefinite-studies = Titolare di Studi Indefiniti
card-sir-charles-lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant-detritus = Sergente Detritus
card-deep-dwarves = Nani delle Profondità
card-adora-belle-dearheart = Adora Belle Dearheart
card-the-alchemists-guild = Gilda degli Alchimisti
card-the-auditors = Revisori
card-buggy-swires = Buggy Swires
card-susan = Susan
card-sybil-vimes = Sybil Vimes
card-mr-teatime = Signor Teatime
card-the-watch = Guardia Cittadina
card-wee-mad-arthur = Piccolo Pazzo Arthur
card-william-de-worde = William de Worde
card-willikins = Willikins
card-archchancellor-ridcully = Arcicancelliere Ridcully
card-ruby = Ruby
card-the-senior-wrangler = Sommo Algebrico
card-mr-shine = Signor Shine
card-mr-slant = Signor Slant
card-the-smoking-gnu = Gnu Fumante
card-stanley = Stanley
card-moist-von-lipwig = Moist von Lipwig
card-doctor-mossy-lawn = Dottor Mossy Lawn
card-patricians-palace = Palazzo del Patrizio
card-ponder-stibbons = Ponder Stibbons
card-the-post-office = Ufficio Postale
card-reacher-gilt = Reacher Gilt
card-professor-of-recent-runes = Professore di Rune Recenti
card-doctor-hix = Dottor Hix
card-hobsonss-livery-stable = Stallaggio di Hobson
card-hubert = Hubert
card-igor = Igor
card-the-luggage = Bagaglio
card-the-mob = Folla
card-lord-downey = Lord Downey
card-dwarves = Nani
card-edward-death = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargoyle

area-dolly-sisters = Sorelle Dolly
area-unreal-estate = Beni Irreali
area-dragons-landing = Approdo del Drago
area-small-gods = Piccoli Dei
area-the-scours = Gli Scoli
area-the-hippo = L'Ippo
area-the-shades = Le Ombre
area-dimwell = Pozzobuio
area-longwall = Lungomuro
area-isle-of-gods = Isola degli Dei
area-seven-sleepers = Sette Dormienti
area-nap-hill = Colle del Pisolino

# Eventi casuali. I numeri vengono dall'edizione.
event-the-dragon = Drago
    .text = Tira il dado: da quel quartiere si tolgono tutti gli sgherri, i troll e i demoni, l'edificio e il segnalino disordini.
event-flood = Inondazione
    .text = Tira il dado { $rolls } { $rolls ->
        [one] volta
       *[other] volte
    }: i quartieri estratti sono allagati se toccano il fiume. I giocatori spostano da lì tutti i loro sgherri in quartieri adiacenti non allagati.
event-fire = Incendio
    .text = Tira il dado: l'edificio in quel quartiere si toglie. Se c'era, continua a tirare e a togliere edifici finché ogni quartiere estratto è adiacente al precedente e ha un edificio.
event-fog = Nebbia
    .text = { $cards ->
        [one] La carta in cima al mazzo viene mostrata a tutti e scartata.
       *[other] Le prime { $cards } carte del mazzo vengono mostrate a tutti e scartate.
    }
event-riots = Sommosse
    .text = Se sul tabellone { $markers ->
        [one] c'è almeno { $markers } segnalino
       *[other] ci sono almeno { $markers } segnalini
    } disordini, la partita finisce subito e decidono i punti. Altrimenti non succede nulla.
event-explosion = Esplosione
    .text = Tira il dado: l'edificio in quel quartiere si toglie.
event-mysterious-murders = Omicidi misteriosi
    .text = Uno dopo l'altro, a partire dal giocatore attivo, tutti tirano il dado e tolgono da quel quartiere uno sgherro, un troll o un demone a scelta.
event-demons-from-the-dungeon-dimensions = Demoni delle Dimensioni Sotterranee
    .text = Tira il dado { $rolls } { $rolls ->
        [one] volta
       *[other] volte
    }: ogni quartiere estratto riceve un demone e, se manca, un segnalino disordini. Finché c'è un demone nessuno controlla il quartiere, la sua carta quartiere non ha effetto e i pezzi lì non valgono nulla.
event-subsidence = Cedimento del terreno
    .text = Ogni giocatore paga alla banca ${ $price } per ciascuno dei suoi edifici. Gli edifici non pagati si tolgono.
event-bloody-stupid-johnson = Maledetto Stupido Johnson
    .text = Tira il dado: se qualcuno possiede la carta di quel quartiere, la carta esce dal gioco e il proprietario toglie da lì un suo sgherro. L'edificio resta.
event-trolls = Troll
    .text = Tira il dado { $rolls } { $rolls ->
        [one] volta
       *[other] volte
    }: ogni quartiere estratto riceve un troll. Dove c'è già uno sgherro, un troll o un demone si mette un segnalino disordini.
event-earthquake = Terremoto
    .text = Tira il dado { $rolls } { $rolls ->
        [one] volta
       *[other] volte
    }: gli edifici nei quartieri estratti si tolgono.

personality-lord-vetinari = Lord Vetinari
personality-lord-selachii = Lord Selachii
personality-lord-rust = Lord Rust
personality-lord-de-worde = Lord de Worde
personality-dragon-king-of-arms = Drago Re d'Armi
personality-chrysoprase = Crisopraso
personality-commander-vimes = Comandante Vimes

# Come vincono le personalità
goal-spies = All'inizio del tuo turno hai sgherri in almeno { $needed } { $needed ->
    [one] quartiere
   *[other] quartieri
} senza demoni.
goal-control = All'inizio del tuo turno controlli almeno { $needed } { $needed ->
    [one] quartiere
   *[other] quartieri
}.
goal-trouble = All'inizio del tuo turno sul tabellone { $needed ->
    [one] c'è almeno { $needed } segnalino
   *[other] ci sono almeno { $needed } segnalini
} disordini.
goal-fortune = All'inizio del tuo turno il tuo denaro più il costo dei tuoi edifici, meno i prestiti, arriva ad almeno ${ $needed }.
goal-outlast = Il mazzo finisce prima che qualcuno abbia vinto.

# Che cosa fanno le carte quartiere
power-earn = Prendi ${ $amount } dalla banca.
power-hire = Paga ${ $price } alla banca, poi metti un tuo sgherro nel quartiere { $area } o in uno adiacente.
power-draw-discard = Pesca una carta dal mazzo, poi scarta una carta.
power-protect = Quando un evento casuale sta per colpire un tuo pezzo, paga ${ $price } alla banca e il pezzo è salvo. Si paga per ogni pezzo.
power-sell = Scarta una carta e prendi ${ $amount } dalla banca.
power-stir = Metti un segnalino disordini nel quartiere { $area } o in uno adiacente, dove c'è uno sgherro e ancora nessun segnalino.
power-calm = Paga ${ $price } alla banca e togli un segnalino disordini dal tabellone.

# Che cosa dice la pergamena di una carta
scroll-take-from-each = Ogni altro giocatore ti dà ${ $amount }, o tutto ciò che ha se ha meno.
scroll-loan = Metti questa carta davanti a te e prendi ${ $amount } dalla banca. Alla fine restituisci ${ $repay }; se non puoi, perdi { $penalty } { $penalty ->
    [one] punto
   *[other] punti
}.
scroll-beg = Scegli un altro giocatore: ti dà { $cards } { $cards ->
    [one] carta
   *[other] carte
} della sua mano, a sua scelta.
scroll-each-gives = Ogni altro giocatore ti dà una carta o ${ $amount }, a sua scelta.
scroll-earn-minions-in = Prendi ${ $amount } dalla banca per ogni sgherro nel quartiere { $area }, compresi troll e demoni.
scroll-move-other = Sposta uno sgherro non tuo in un quartiere adiacente.
scroll-play-cards = Gioca { $cards ->
    [one] ancora { $cards } carta
   *[other] altre { $cards } carte, una dopo l'altra
}.
scroll-dibbler = Tira il dado: con { $low } o più prendi ${ $gain } dalla banca, con 1 paga ${ $pay } alla banca o togli un tuo sgherro.
scroll-look-personalities = Guarda in segreto tutte le personalità non usate tranne { $hide } a caso.
scroll-jester = Scegli un altro giocatore: ti paga ${ $amount }, altrimenti questa carta resta davanti a lui fino alla fine della partita e occupa un posto della sua mano.
scroll-arson = Scegli un altro giocatore che ha un edificio: ti paga ${ $amount } o gli togli un edificio.
scroll-recover = Prendi in mano { $cards } { $cards ->
    [one] carta
   *[other] carte
} a caso dalla pila degli scarti.
scroll-draw = Pesca { $cards } { $cards ->
    [one] carta
   *[other] carte
} dal mazzo.
scroll-here-n-now = Tira il dado: con { $low } o più prendi ${ $amount } da un altro giocatore, con 1 togli un tuo sgherro.
scroll-sell-discards = Scarta quante carte vuoi e prendi ${ $amount } dalla banca per ciascuna.
scroll-take-from-one = Prendi ${ $amount } da un altro giocatore, o tutto ciò che ha se ha meno.
scroll-discard-one = Scarta una carta.
scroll-earn-trouble = Prendi ${ $amount } dalla banca per ogni segnalino disordini sul tabellone.
scroll-sell-card = Dai una tua carta a un altro giocatore. Te la paga ${ $amount }, o tutto ciò che ha se ha meno.
scroll-move-from-trouble = Sposta un tuo sgherro da un quartiere con un segnalino disordini a uno adiacente.
scroll-swap-personality = Scambia la tua personalità con una a caso tra quelle non usate.
scroll-hire-removal = Paga ${ $amount } a un altro giocatore. Lui toglie uno sgherro, ma non tuo, da un quartiere con un segnalino disordini.
scroll-remove-in = Togli uno sgherro dal quartiere { $area }. Non serve un segnalino disordini.
scroll-hire-assassin = Paga ${ $amount } a un altro giocatore, poi compi un assassinio: togli uno sgherro non tuo da un quartiere con un segnalino disordini.
scroll-swap-minions = Scambia di posto due sgherri qualsiasi che stanno in quartieri diversi.
scroll-search-hand = Guarda la mano di un altro giocatore e scegli una carta, che viene scartata.
scroll-roll-remove = Tira il dado { $rolls } { $rolls ->
    [one] volta
   *[other] volte
} e togli uno sgherro da ogni quartiere estratto.
scroll-swap-hands = Scambia tutta la tua mano con quella di un altro giocatore.
scroll-earn-buildings = Prendi ${ $amount } dalla banca per ogni edificio sul tabellone.
scroll-move-own = Sposta un tuo sgherro in qualsiasi altro quartiere.
scroll-place-quietly = Metti un tuo sgherro in un quartiere qualsiasi. Non porta segnalini disordini.
scroll-refresh-hand = Scarta fino a { $cards } { $cards ->
    [one] carta
   *[other] carte
}, poi ripesca fino ad averne { $hand } in mano.
scroll-all-remove = Ogni altro giocatore toglie un proprio sgherro.
scroll-buy-in-peace = Sostituisci l'edificio di un altro giocatore in un quartiere senza segnalino disordini con uno tuo. Paga il suo costo al proprietario e prendi la carta quartiere.
scroll-buy-in-trouble = Sostituisci l'edificio di un altro giocatore in un quartiere con un segnalino disordini con uno tuo. Paga il suo costo al proprietario e prendi la carta quartiere.
scroll-build-half = Costruisci un edificio secondo le solite regole a metà costo.
scroll-place-at-building = Metti un tuo sgherro in un quartiere dove hai un edificio.
scroll-place-near = Metti { $count ->
    [one] { $count } tuo sgherro
   *[other] fino a { $count } tuoi sgherri
} nel quartiere { $area } o in quelli adiacenti.
scroll-earn-in-trouble = Scegli un quartiere con un segnalino disordini e prendi ${ $amount } dalla banca per ogni sgherro che c'è.
scroll-place-in-trouble = Metti un tuo sgherro in un quartiere con un segnalino disordini.
scroll-take-blind = Pesca alla cieca { $cards } { $cards ->
    [one] carta
   *[other] carte
} dalla mano di un altro giocatore. Tienine una e restituisci il resto.
scroll-cause-trouble = Metti un segnalino disordini in un quartiere qualsiasi che non ne ha.
scroll-spread-trouble = Metti un segnalino disordini in un quartiere che non ne ha, adiacente a uno che ne ha.
scroll-hire-move = Paga ${ $amount } a un altro giocatore, poi sposta un tuo sgherro in qualsiasi altro quartiere.
scroll-force-payment = Scegli altri due giocatori: il primo dà ${ $amount } al secondo.
scroll-errol = Tira il dado: con { $low } o più togli uno sgherro da un quartiere con un segnalino disordini, con 1 togline uno tuo.
scroll-draw-per-building = Pesca una carta dal mazzo per ogni tuo edificio sul tabellone.
scroll-stop-harm = Quando un altro giocatore sta per spostare o togliere un tuo sgherro, lo sgherro resta dov'è.
scroll-stop-removal = Quando un tuo sgherro sta per essere tolto, per qualsiasi motivo, resta.
scroll-stop-text = Quando il testo della carta di un altro giocatore dovrebbe colpirti, non ti colpisce.
scroll-return-minion = Quando un tuo sgherro è stato tolto, rimettilo subito in un altro quartiere.
scroll-end-turn = Nel tuo turno, dopo aver giocato una carta: il turno finisce subito e l'ultima carta giocata ti torna in mano.

# Simboli
symbol-minion = sgherro
symbol-building = edificio
symbol-assassinate = assassinio
symbol-calm = togli disordini
symbol-money = ${ $amount }
symbol-scroll = pergamena
symbol-event = evento casuale
symbol-play = un'altra carta
symbol-interrupt = interruzione

# Opzioni
option-gaspode_murders = Gaspode contro gli Omicidi misteriosi
    .why = Attiva: Gaspode salva uno sgherro anche quando un altro giocatore tira per gli Omicidi misteriosi. Di norma è disattivata, perché Gaspode risponde a ciò che fa un giocatore, non a un evento casuale.
option-fog_ends = La Nebbia può chiudere la partita
    .why = Attiva: se la Nebbia scopre l'ultima carta del mazzo, la partita finisce subito, come quando la pesca un giocatore; è il valore normale, così un mazzo vuoto significa sempre la stessa cosa. Disattivata: si gioca finché qualcuno deve pescare e non può.
option-fire_spreads = L'Incendio si propaga da un edificio salvato
    .why = Attiva: un edificio salvato dai Piccoli Dei conta come in fiamme e da lì si tira ancora; è il valore normale, perché è protetto solo quel pezzo. Disattivata: l'incendio si ferma lì.
option-subsidence = Pagare per il Cedimento del terreno
    .why = pay: chi può pagare deve pagare, e chi non ha abbastanza denaro sceglie quali edifici tenere; è il valore normale, come nei regolamenti. choose: il proprietario decide liberamente per ogni edificio, come si può leggere la carta.
option-revival = Dove torna uno sgherro tolto
    .why = by_rule: Igor e il Club del Nuovo Inizio seguono la normale regola di piazzamento, in un quartiere diverso da prima; è il valore normale, come nel regolamento inglese. anywhere: qualsiasi altro quartiere.
option-mossy_refill = Ripescare dopo il Dottor Mossy Lawn
    .why = Attiva: il turno finisce come al solito e si ripesca; è il valore normale, perché la carta non lo vieta. Disattivata: non si ripesca.
option-marker_needs_minion = Disordini solo dove c'è uno sgherro
    .why = Attiva: il Dottor Hix e la Folla possono mettere il segnalino solo dove c'è uno sgherro. Di norma è disattivata, perché le due carte non lo chiedono.
option-move_neutrals = Si possono spostare troll e demoni
    .why = Attiva: l'Uomo Anatra, il Lurido Vecchio Ron e la Combriccola dei mendicanti possono spostare anche troll e demoni; è il valore normale, perché il regolamento li tratta come sgherri. Disattivata: solo sgherri di altri giocatori.
option-small_gods_reach = Fin dove arrivano i Piccoli Dei
    .why = own_area: i Piccoli Dei tengono fuori un demone o un troll solo dove chi paga ha uno sgherro o un edificio; è il valore normale, perché la carta protegge i propri pezzi. demons_anywhere: i demoni si possono tenere fuori da ogni quartiere, i troll sempre solo da lì.
option-small_gods_trolls = Piccoli Dei contro i troll
    .why = Attiva: i Piccoli Dei tengono fuori anche i troll; è il valore normale, perché lo fanno con i demoni. Disattivata: non i troll.
option-flood_dry = Quartieri asciutti durante l'Inondazione
    .why = Attiva: un quartiere estratto che non tocca il fiume non è allagato e ci si può andare; è il valore normale, come dice il regolamento. Disattivata: non ci si può andare.
option-must_play = Bisogna giocare una carta
    .why = Attiva: chi ha in mano una carta che non è solo un'interruzione deve giocarne una; è il valore normale e pesa poco, perché quasi tutto ciò che c'è su una carta si può tralasciare. Disattivata: si può passare.
option-max_turns = Limite di turni
    .why = Una regola della casa, perché ogni partita finisca: dopo questo numero di turni, contando quelli di tutti i giocatori, decidono i punti. 0 significa nessun limite; il valore normale è alto, per fermare solo le partite che non finirebbero.

# Il gioco
game-title = Mondo Disco: Ankh-Morpork
game-blurb = Il Patrizio è sparito. Ognuno ha un obiettivo segreto e una carta per turno per raggiungerlo, prima che gli altri capiscano qual è.
owner-red = Rosso
owner-blue = Blu
owner-yellow = Giallo
owner-green = Verde
owner-troll = un troll
owner-demon = un demone

# Mosse
move-play = Gioca: { $card }
move-interrupt = Interrompi: { $card }
move-discard = Scarta: { $card }
move-give = Dai: { $card }
move-keep = Tieni: { $card }
move-place = Metti uno sgherro: { $area }
move-lift = Riprendi uno sgherro: { $area }
move-build = Costruisci: { $area }
move-tear-down = Togli l'edificio: { $area }
move-buy = Rileva l'edificio: { $area }
move-trouble = Metti un segnalino disordini: { $area }
move-calm = Togli il segnalino disordini: { $area }
move-use = Usa la carta quartiere: { $area }
move-area = Scegli: { $area }
move-remove = Togli uno sgherro: { $owner }, { $area }
move-move = Sposta uno sgherro: { $owner }, { $area }
move-swap = Scambia uno sgherro: { $owner }, { $area }
move-to = Verso: { $area }
move-player = { $seat }
move-take = Sì, procedi
move-skip = Salta
move-pass = Passo
move-pay = Paga
move-refuse = No
move-give-card = Dai una carta
move-save = Paga i Piccoli Dei
move-done = Fatto
move-first = Primo giocatore: { $seat }
move-draw = Pesca: { $card }
move-reveal = Si scopre: { $card }
move-recover = Torna in mano: { $card }
move-blind = Pescata alla cieca: { $card }
move-roll = Il dado segna { $die }
move-happens = Evento: { $event }
move-become = { $personality }
move-hide = Resta nascosta: { $personality }

# Che cosa farebbe una mossa
effect-build = costa ${ $price }. Carta quartiere: { $power }
effect-player = ${ $money }, { $cards } { $cards ->
    [one] carta
   *[other] carte
}
effect-text = { $symbols }: { $text }

# Domande
ask-FirstPlayer = il dado decide chi comincia
ask-DealPersonality = si distribuisce una personalità
ask-DrawCard = si pesca una carta
ask-RevealCard = la nebbia porta via una carta
ask-RecoverCard = si prende a caso una carta dalla pila degli scarti
ask-HidePersonality = una delle personalità non usate resta nascosta
ask-DrawPersonality = si pesca una personalità
ask-DrawEvent = si pesca un evento casuale
ask-RollEvent = si tira il dado
ask-RollFire = si tira il dado: dove brucia?
ask-RollMurder = si tira il dado: dove avviene l'omicidio?
ask-RollFlood = si tira il dado: dove arriva l'acqua?
ask-RollScroll = si tira il dado per { $card }
ask-RollRemove = si tira il dado: dove colpisce Carcer?
ask-TakeBlindly = si pesca una carta alla cieca
ask-PlayCard = gioca una carta
ask-EndTurn = il tuo turno finisce. Prima usi una carta quartiere?
ask-PlayAnother = giochi un'altra carta? (ancora { $left })
ask-PlaceMinion = dove metti uno sgherro?
ask-PutMinion = dove metti lo sgherro?
ask-PlaceBuilding = dove costruisci?
ask-Assassinate = chi assassini?
ask-RemoveTrouble = quale segnalino disordini togli?
ask-TakeMoney = prendi ${ $amount }?
ask-ReadScroll = { $card }: { $text } Lo fai?
ask-ChoosePlayer = { $card }: { $text } Quale giocatore?
ask-ChoosePayee = chi riceve il denaro di { $payer }?
ask-MoveMinion = { $card }: quale sgherro?
ask-ChooseOwn = quale dei tuoi sgherri si sposta?
ask-MoveTo = dove va lo sgherro del quartiere { $area }?
ask-SwapFirst = scambia due sgherri: il primo?
ask-SwapSecond = e il secondo, in un altro quartiere?
ask-RemoveIn = quale sgherro togli dal quartiere { $area }?
ask-RemoveOne = quale sgherro togli?
ask-RemoveOwn = devi togliere un tuo sgherro: quale?
ask-CauseTrouble = { $card }: dove metti il segnalino disordini?
ask-StirTrouble = dove metti il segnalino disordini?
ask-CalmTrouble = quale segnalino disordini togli?
ask-EarnInTrouble = scegli un quartiere con disordini: ${ $amount } per ogni sgherro che c'è
ask-BuyBuilding = quale edificio rilevi?
ask-TearDown = tutti i tuoi edifici sono sul tabellone: quale togli?
ask-PayOrBurn = { $by } chiede ${ $amount }, o perdi un edificio. Paghi?
ask-TakeBuilding = { $other } non paga: quale edificio togli?
ask-PayOrWear = { $by } chiede ${ $amount }, o { $card } resta davanti a te. Paghi?
ask-PayOrLose = paghi ${ $amount }? Altrimenti perdi uno sgherro
ask-RobPlayer = a chi prendi ${ $amount }?
ask-GiveCard = quale carta dai a { $to }? (ancora { $number })
ask-SellCard = quale carta vendi a { $to } per ${ $number }?
ask-GiveEither = dai a { $to } ${ $amount } o una carta?
ask-DiscardCard = quale carta scarti?
ask-DiscardTheirs = quale carta di { $other } viene scartata?
ask-KeepCard = quale delle carte di { $other } tieni?
ask-DiscardOne = scarti una carta?
ask-SellDiscards = scarti una carta per ${ $amount }?
ask-RefreshHand = scarti una carta prima di ripescare? (ancora { $left })
ask-MoveAway = l'acqua scaccia uno sgherro dal quartiere { $area }: dove va?
ask-KeepBuilding = cedimento nel quartiere { $area }: paga ${ $price }, o l'edificio crolla
ask-Interrupt = { $threat } Rispondi?
ask-Revive = il tuo sgherro nel quartiere { $area } è stato tolto. Lo fai tornare?
threat-RemoveMinion = Il tuo sgherro nel quartiere { $area } sta per essere tolto.
threat-ShiftMinion = Il tuo sgherro nel quartiere { $area } sta per essere spostato nel quartiere { $to }.
threat-SwapMinions = Due sgherri stanno per scambiarsi di posto: { $area } e { $there }.
threat-RazeBuilding = Stai per perdere il tuo edificio nel quartiere { $area }.
threat-BurnBuilding = Il tuo edificio nel quartiere { $area } sta per bruciare.
threat-Invade = Nel quartiere { $area } sta per arrivare { $owner }.
threat-TakeOver = { $by } sta per rilevare il tuo edificio nel quartiere { $area }.
threat-HandMoney = Stai per pagare ${ $amount } a { $to }.
threat-GiveEither = Stai per dare a { $to } ${ $amount } o una carta.
threat-Deal = { $card }: { $by } sceglie te.

# Note
note-first = Primo giocatore: { $seat }.
note-becomes = { $seat } è { $personality }.
note-turn = Turno: { $seat }
note-plays = { $seat } gioca: { $card }.
note-passes = { $seat } passa.
note-interrupts = { $seat } interrompe: { $card }.
note-uses = { $seat } usa la carta quartiere: { $area }.
note-draws = { $seat } pesca: { $card }.
note-draws-hidden = { $seat } pesca una carta.
note-discards = { $seat } scarta: { $card }.
note-recovers = { $seat } recupera: { $card }.
note-reveals = La nebbia porta via: { $card }.
note-gives = { $seat } dà a { $other }: { $card }.
note-gives-hidden = { $seat } dà una carta a { $other }.
note-swaps-hands = { $seat } e { $other } si scambiano le mani di carte.
note-looks = { $seat } guarda la mano di { $other }.
note-sees = { $seat } vede che nessuno è { $personality }.
note-new-self = { $seat } ha una nuova personalità.
note-lays = Ora davanti a { $seat }: { $card }.
note-places = { $area }: + { $owner }
note-removes = { $area }: − { $owner }
note-moves = { $owner }: { $from } → { $to }
note-builds = { $seat } ha un edificio nel quartiere { $area }.
note-falls = { $seat } perde l'edificio nel quartiere { $area }.
note-buys = { $seat } rileva l'edificio di { $other } nel quartiere { $area }.
note-buried = La carta quartiere { $area } di { $seat } è fuori dal gioco.
note-trouble = Disordini nel quartiere { $area }.
note-calm = Niente più disordini nel quartiere { $area }.
note-earns = { $seat }: +${ $amount }
note-spends = { $seat }: −${ $amount }
note-pays = { $seat } dà ${ $amount } a { $other }.
note-event = Evento casuale: { $event }!
note-rolls = { $seat } tira il dado: { $die }.
note-kept-off = I Piccoli Dei tengono { $owner } fuori dal quartiere { $area }.
note-wins = { $seat } vince: { $personality }!

# Lo schermo
screen-turn = turno: { $seat }
screen-deck = mazzo { $cards }
screen-markers = disordini { $markers }
screen-playing = in gioco: { $card }
screen-number = n.
screen-area = quartiere
screen-cost = costo
screen-trouble = disordini
screen-minions = sgherri
screen-building = edificio
screen-power = carta
screen-gone = fuori dal gioco
screen-silenced = messa a tacere
screen-spent = usata
screen-trolls = { $count } troll
screen-demons = { $count } { $count ->
    [one] demone
   *[other] demoni
}
screen-seat = giocatore
screen-you = tu
screen-money = $
screen-cards = carte
screen-out = sgherri
screen-buildings = edifici
screen-areas = quartieri
screen-controls = controlla
screen-points = punti
screen-front = davanti a sé
screen-goal = Sei { $personality }. Vinci così: { $goal }
screen-unused = Sai che nessuno è: { $personalities }
screen-known = In mano a { $seat }, come sai: { $cards }
screen-perhaps = Forse in mano a { $seat }: { $cards }
screen-hand = La tua mano:
screen-empty-hand = La tua mano è vuota.
screen-drawn = Pescate: { $cards }
screen-public = ~ secondo una sola fonte pubblica, non confrontato con le carte stampate
screen-house = * inventato qui (valore della casa)
screen-was = { $seat } era { $personality }

table-tie-break = Punti pari: decide la carta quartiere più cara ({ $rows }).
ending-spies = le spie di Lord Vetinari sono ovunque
ending-control = un lord controlla la città
ending-trouble = la città è nel caos e vuole il suo re
ending-fortune = la fortuna è fatta
ending-outlast = il mazzo è finito, e Vimes tiene la città
ending-deck = il mazzo è finito
ending-riots = sommosse
ending-max-turns = limite di turni

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Questa è Ankh-Morpork. Sei una di sette personalità, in segreto, e ognuna vince a modo suo: come, lo dice la tua carta. Nessuno sa chi siano gli altri.
coach-intro-2 = La mappa mostra dodici quartieri. I tuoi sgherri hanno il tuo colore, la tua forma e la tua lettera. Dove uno sgherro si unisce ad altri nascono disordini (la stella nera): lì si può assassinare, e non si può costruire.
coach-intro-3 = Ogni turno giochi una carta. I suoi simboli si eseguono dall'alto in basso: metti uno sgherro, costruisci, assassina, prendi denaro, leggi la pergamena. Indica una carta per leggerla.
coach-intro-4 = Un edificio costa denaro, tiene il quartiere e ti dà la sua carta, che aiuta una volta in ogni tuo turno. Guarda che cosa raccolgono gli altri: dice chi potrebbero essere.
coach-PlayCard = Tocca a te: gioca una carta dalla mano. I simboli si fanno in ordine, ognuno si può saltare. Le carte dei tuoi quartieri si possono usare prima, in mezzo e dopo.
coach-EndTurn = La carta è fatta. Una carta quartiere non ancora usata in questo turno può ancora servire. Poi peschi fino a cinque carte.
coach-PlayAnother = Questo simbolo ti fa giocare un'altra carta.
coach-PlaceMinion = Metti uno sgherro in un quartiere dove ne hai uno, o accanto. Se lì c'è già qualcuno, nascono disordini.
coach-PlaceBuilding = Puoi costruire dove hai uno sgherro e dove non ci sono né disordini né edifici. Il prezzo è sulla mappa.
coach-Assassinate = Togli uno sgherro altrui dove ci sono disordini. I disordini se ne vanno con lui.
coach-RemoveTrouble = Togli un segnalino disordini: lì i tuoi sgherri sono al sicuro, o c'è posto per un edificio.
coach-TakeMoney = Denaro dalla banca. Serve a costruire, e una personalità vince proprio così.
coach-ReadScroll = La pergamena: quello che dice il testo della carta. Puoi rinunciare.
coach-Interrupt = Qualcuno ti fa qualcosa, e una tua carta potrebbe rispondere. Ora o mai più.
coach-StirTrouble = I disordini giovano a una personalità, e aprono i quartieri agli assassini.
coach-CalmTrouble = Pace e tranquillità: un segnalino se ne va.
coach-DiscardCard = Scegli la carta che ti serve di meno.
# Il tavolo nel browser
table-city = Ankh-Morpork
table-city-line = dodici quartieri, un fiume
table-river = fiume Ankh
table-hub = Centro
table-turn = turno { $number }
table-beside = Accanto al tabellone
table-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}: prima le verdi, poi le marroni
table-deck-green = mazzo verde
table-deck-brown = mazzo marrone
table-discard = Scarti
table-events = Eventi
table-events-left = Ancora possibili
table-events-seen = Già accaduti
table-markers = { $count ->
    [one] { $count } segnalino disordini
   *[other] { $count } segnalini disordini
} sul tabellone
table-trouble-short = Disordini
table-personalities = Personaggi
table-nothing = Ancora niente.
table-in-play = In gioco
table-threat = Puoi rispondere
table-shown = Mostrate a te
table-city-cards = Le tue carte quartiere
table-secret = Lo vedi solo tu
table-known = Ha in mano:
table-perhaps = Forse:
table-not-played = non in due
table-nobodys = nessuno
table-goal-spies = in { $count } quartieri
table-goal-control = { $count } controllati
table-goal-trouble = { $count } disordini
table-goal-fortune = ${ $count }
table-goal-outlast = fine del mazzo
table-has-money = Denaro
table-has-cards = Carte in mano
table-has-minions = Sgherri sul tabellone, sul totale
table-has-buildings = Edifici sul tabellone, sul totale
table-has-areas = Quartieri con propri sgherri, senza demoni
table-has-controls = Quartieri controllati
table-has-points = Punti, se si contassero ora
table-area = { $area }, { $number }
table-minions = { $name }: { $count } { $count ->
    [one] sgherro
   *[other] sgherri
}
table-nobody = Qui non c'è nessuno
table-trouble = Disordini
table-building = Edificio di { $name }
table-no-building = Nessun edificio, costo { $cost }
table-card-of = Carta quartiere di { $name }
table-card-free = La carta quartiere è libera
table-card-gone = La carta quartiere è fuori dal gioco
table-can-choose = Si può scegliere

# What is counted over many games
kind-becomes = personalità
kind-plays = carta giocata
kind-interrupts = interruzione giocata
kind-uses = carta quartiere usata
kind-builds = edificio costruito
kind-falls = edificio perduto
kind-event = evento casuale
kind-wins = vittoria come
