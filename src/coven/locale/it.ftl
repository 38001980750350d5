# Parole che non appartengono a nessun gioco.

seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-green = Verde
seat-lilac = Lilla
bot-apprentice = apprendista (apprentice): prende ciò che sembra buono, e ogni tanto sbaglia
bot-witch = strega (witch): prende sempre ciò che sembra meglio
bot-headologist = testologa (headologist): pensa in anticipo
level-apprentice = apprendista
level-witch = strega
level-headologist = testologa
origin-rulebook = Dal regolamento
origin-public = Da fonti pubbliche, non confrontato con i componenti stampati
origin-house = Valori della casa: inventati qui

# Il comando
cli-about = Giochi da tavolo di streghe e maghi: da giocare, da guardare, da simulare.
    .examples =
        esempi:
          coven games
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
          coven sim witchs_brew --seats 4 --games 10000
cli-version = coven { $version } { $compiled ->
    [yes] (compilato)
   *[other] (interpretato: più lento; per la velocità, installalo con un compilatore C)
}
cli-games = I giochi, con posti, opzioni ed edizioni.
    .examples =
        esempi:
          coven games
          coven games --json
cli-play = Gioca nel terminale: persone davanti a uno schermo, e bot.
    .examples =
        esempi:
          coven play
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
          coven play witchs_brew --seats Anna,Boris,bot:headologist --lang ru --record game.txt
        Un posto è un nome, oppure uno di tre livelli: bot:apprentice, bot:witch, bot:headologist;
        per il laboratorio anche bot:random, bot:greedy, bot:search:1000 (iterazioni), bot:search:2s (secondi).
        Se il file della registrazione esiste già, quella partita continua.
cli-replay = Ripercorri una partita registrata, dal punto di vista di un posto o con tutte le carte scoperte.
    .examples =
        esempi:
          coven replay game.txt
          coven replay game.txt --seat blue
          coven replay game.txt --at 120 --json
cli-verify = Controlla una registrazione, o la prova di un tavolo finito, mossa per mossa e indica il primo errore.
    .examples =
        esempi:
          coven verify game.txt
          coven verify coven-k7mq2xw9ab.json
cli-sim = Simula molte partite e conta che cosa succede.
    .examples =
        esempi:
          coven sim witchs_brew --seats 4 --games 100000 --bots random --jobs 2 --seed 7 --json
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --csv games.csv --plot games.png
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --out games.parquet
cli-arena = Fai giocare i bot l'uno contro l'altro, con posti a rotazione, intervalli e punteggi di forza.
    .examples =
        esempi:
          coven arena witchs_brew --bots search:1000,greedy,greedy,greedy --games 100 --seed 3 --jobs 2 --json
          coven arena witchs_brew --ladder --games 100 --seed 3 --plot ladder.png
cli-analyse = Riguarda una partita finita: probabilità nel tempo, svolte, fortuna e che cosa avrebbero dato altre mosse.
    .examples =
        esempi:
          coven analyse game.txt
          coven analyse game.txt --jobs 4 --plot game.png --json
cli-balance = Che cosa fa vincere: percentuali per posto, ruolo, carta, tessera, personalità ed evento da molte partite di un bot.
    .examples =
        esempio:
          coven balance witchs_brew --seats 4 --games 2000 --bots greedy --jobs 4 --plot balance.png
cli-bench = Misura la velocità, come rapporti in una sola esecuzione.
    .examples =
        esempio:
          coven bench witchs_brew --seats 4 --json
cli-rules = Le regole di un gioco, intere o un solo paragrafo.
    .examples =
        esempi:
          coven rules witchs_brew
          coven rules witchs_brew 4.5
          coven rules witchs_brew --search raven --lang ru
cli-edition = Controlla il file di un'edizione, o mostra da dove vengono i dati di un'edizione.
    .examples =
        esempi:
          coven edition show witchs_brew
          coven edition check my-box.yaml
cli-usage = uso:
cli-positionals = che cosa indicare
cli-optionals = opzioni
cli-help = mostra questo aiuto
cli-lang = lingua: en, ru, it o pl
cli-arg-game = il gioco, come lo elenca `coven games`
cli-arg-play-game = il gioco; se manca, lo chiede un breve menu
cli-arg-bench-game = il gioco; se manca, tutti
cli-arg-edition = un'edizione inclusa nel gioco, o un file tuo
cli-arg-option = un'opzione del gioco; si può dare più volte
cli-arg-games = quante partite (predefinito: { $games })
cli-arg-seed = da dove parte il caso: lo stesso seme dà le stesse partite (predefinito: 0)
cli-arg-play-seed = da dove parte il caso; se manca, non lo sa nessuno
cli-arg-jobs = quanti processi si dividono il lavoro; i risultati non cambiano
cli-arg-engine = chi lavora: questa macchina o un cluster Ray (RAY_ADDRESS, altrimenti uno avviato qui con --jobs processi); i risultati non cambiano
cli-arg-json = risultato leggibile da un programma
cli-arg-seats = chi siede dove: nomi e bot, separati da virgole
cli-arg-seat-count = quanti posti
cli-arg-bots = un bot per tutti i posti, o uno per ciascuno, separati da virgole
cli-arg-arena-bots = un bot per ogni posto, separati da virgole, come witch,apprentice,random
cli-arg-arena-ladder = ogni livello contro un tavolo pieno di quello appena sotto, e contro bot casuali, invece di --bots; le coppie senza il livello più alto giocano il quadruplo delle partite
cli-arg-record = salva la partita in questo file dopo ogni mossa; se esiste già, la continua
cli-arg-csv = scrivi una riga per partita
cli-arg-out = scrive un insieme di dati (Parquet; serve l'extra `data`), con la sua scheda accanto
cli-arg-rows = che cos'è una riga dei dati: una partita o una decisione
cli-arg-playouts = quante volte la partita viene continuata da ogni momento (di norma { $number })
cli-arg-moments = in quanti momenti al massimo si guardano le probabilità (di norma { $number })
cli-arg-worlds = in quanti mondi possibili si pesa ogni opzione; 0 le tralascia, altrimenti almeno 2 (di norma { $number })
cli-arg-analyse-seed = da dove parte il caso delle continuazioni: lo stesso seme dà lo stesso risultato (di norma 0)
cli-arg-plot = disegna un grafico (serve l'extra `plot`)
cli-arg-paragraph = il numero di un paragrafo, per esempio 4.5
cli-arg-search = solo i paragrafi con questa parola
cli-arg-edition-action = controlla un file (check) o mostra un'edizione (show)
cli-arg-edition-what = per check: un file; per show: un gioco
cli-arg-file = una partita registrata
cli-arg-view = con gli occhi di chi: un posto, per esempio blue, o spectator; se manca, tutte le carte sono scoperte
cli-arg-at = dopo questo numero di mosse
cli-arg-bench-seconds = secondi di CPU per ogni misura
cli-usage-error = { $command }: { $message }
    Prova `{ $command } --help`.
cli-interrupted = Interrotto.
cli-interpreted = Nota: qui Coven è interpretato, circa dieci volte più lento. Per la piena velocità, installalo dove c'è un compilatore C.
cli-progress-games = partite
cli-progress-analysis = analisi
cli-progress-closer = più da vicino
cli-progress-bench = misure
cli-games-seats = da { $low } a { $high } giocatori
cli-games-editions = edizioni: { $editions }
cli-rules-nothing = Nessun paragrafo contiene la parola «{ $word }».
cli-edition-good = { $edition } è un'edizione valida di { $title }.
cli-edition-title = { $title }, edizione { $edition }
cli-edition-what = che cosa
cli-edition-says = valore
cli-edition-note = nota

# Si gioca
menu-title = Ti diamo il benvenuto in Coven. Con Invio prendi la prima scelta.
menu-game = Quale gioco?
menu-seats = Quanti posti?
menu-people = Quante persone davanti a questo schermo?
menu-bots = Quanto sono forti i bot?
menu-name = Nome del giocatore { $number }?
menu-default-name = Giocatore { $number }
menu-again = Scrivi un numero da 1 a { $high }.
play-thinking = { $name } pensa…
play-hand-over = Ora allo schermo: { $name }. Premi Invio quando nessun altro guarda.
play-commands = numero = scegli · ? = la regola · undo = annulla · log = diario · save FILE = salva · quit = esci
play-saved = Salvato in { $file }.
play-continued = Si continua { $file } dopo { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}.
play-continue-with = Per continuare più tardi: coven play --record { $file }
end-title = La partita è finita: { $ending }.
end-place = posto
end-player = giocatore
end-score = punti
end-tie-break = spareggio
end-winners = { $count ->
    [one] Vittoria: { $winners }!
   *[other] Vittoria condivisa: { $winners }!
}
end-nobody = Non vince nessuno.
replay-chance = caso
replay-hidden = (nascosto)
replay-hand = { $name }, in mano: { $cards }
replay-commands = Mossa { $at } di { $last }.  Invio = avanti · b = indietro · un numero = vai lì · e = fine · q = esci
verify-good = { $file } è in ordine: { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}, { $over ->
    [yes] partita giocata fino alla fine
   *[other] partita non ancora finita
}.

# Simulazione, arena, velocità
sim-title = { $title }: { $games } { $games ->
    [one] partita
   *[other] partite
} con { $seats } { $seats ->
    [one] posto
   *[other] posti
}
sim-speed = { $decisions } decisioni in { $seconds } s; { $rate } decisioni per secondo di CPU
sim-scores = punti: media { $mean } (da { $low } a { $high }); media di chi vince { $winner }
sim-lengths = decisioni per partita: media { $mean } (da { $low } a { $high })
sim-wins = vittorie per posto: { $rates }
sim-endings = come è finita: { $endings }
sim-reached = { $kind }: { $total } in tutto, { $things } cose diverse su { $all }
sim-missing = { "    " }mai: { $missing }
plot-scores = punti
plot-lengths = decisioni per partita
plot-wins = vittorie per posto, in percentuale
plot-reached = { $kind }, volte a partita
plot-rate = vittorie, in percentuale
arena-title = { $title }: { $games } { $games ->
    [one] partita
   *[other] partite
}, quota equa { $share } %
arena-title-together = { $title }: { $games } { $games ->
    [one] partita
   *[other] partite
}, vinte o perse insieme
arena-bot = bot
arena-games = partite
arena-rate = vittorie
arena-interval = intervallo 95 %
arena-first = primi
arena-score = media punti
arena-rating = OpenSkill
arena-against = contro
arena-move = CPU per mossa
ladder-title = { $title }: uno contro { $others }, quota equa { $share } %
ladder-first = più punti di tutti, vinta o persa
ladder-pair = { $bot } contro { $other }
arena-time = { $seconds } s, { $cpu } secondi di CPU

# Una partita riguardata
analysis-title = { $title }, { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}: { $ending }
analysis-player = giocatore
analysis-score = punti
analysis-win = vittoria
analysis-luck = fortuna
analysis-loss = decisioni
analysis-turning = Che cosa ha cambiato la partita:
analysis-no-turning = Nulla ha cambiato la partita in un colpo solo.
analysis-turned = { "  " }mossa { $number } ({ $by }: { $move }): { $name } da { $before } a { $after }
analysis-draws = Le estrazioni più fortunate e sfortunate, in punti percentuali di vittoria:
analysis-no-draws = Il caso non ha avuto parte in questa partita.
analysis-draw = { "  " }mossa { $number } ({ $move }): { $shares }
analysis-decisions = Le decisioni più costose, per quanto il giocatore poteva sapere:
analysis-decision = { "  " }mossa { $number }, { $name }: { $move } invece di { $best } è costato { $loss } ± { $error }
analysis-better = Che cosa forse era meglio, per quanto il giocatore poteva sapere:
analysis-choice = { "  " }mossa { $number }, { $name }: { $best } anziché { $move }
analysis-means = Fortuna: quanto hanno dato pescate e dadi rispetto alla media. Decisioni: quanto ciascuna ha perso in media rispetto all'opzione che pareva migliore. Entrambe in punti percentuali di vittoria, secondo la stima dei bot.
analysis-together = Dove si vince o si perde insieme, e per chi gioca da solo, la stima dei bot non è una probabilità di vittoria: fortuna e costo delle decisioni sono omessi.
plot-moves = mossa
plot-chances = probabilità di vincere, in percentuale
plot-luck-loss = fortuna totale (piena) e decisione media (tratteggiata), in punti percentuali di vittoria

# Che cosa fa vincere
balance-title = { $title }: { $games } { $games ->
    [one] partita
   *[other] partite
} con { $seats } { $seats ->
    [one] posto
   *[other] posti
}, giocate da { $bots }; un posto vince in media il { $fair } %
balance-seat = posto
balance-used = { $kind }
balance-leader-after = chi era in testa: { $kind }
balance-between = … altre { $count } nel mezzo
balance-times = volte
balance-rate = vinte
balance-interval = intervallo al 95 %
balance-stands = rispetto alla media
balance-above = sopra
balance-below = sotto
balance-even = nessuna differenza chiara
balance-means = Una percentuale dice quante volte ha vinto chi ha usato quella cosa e, per un evento, quante volte ha vinto alla fine chi era in testa quando è uscito. Mostra che cosa va insieme alla vittoria, non che cosa la causa.

# Insiemi di dati
data-title = { $title }: { $games } { $games ->
    [one] partita simulata
   *[other] partite simulate
}
data-rows-games = Una riga per ogni partita, { $rows } in tutto.
data-rows-decisions = Una riga per ogni decisione, comprese quelle del caso, { $rows } in tutto.
data-field = campo
data-type = tipo
data-field-game = numero della partita, da 0
data-field-decisions = decisioni dei giocatori nella partita
data-field-ending = come è finita la partita
data-field-number = numero della mossa nella partita, da 1
data-field-seat = chi ha deciso: un posto o il caso (chance)
data-field-bot = chi giocava a quel posto; vuoto per il caso
data-field-question = la domanda aperta, con il suo nome nelle regole del programma
data-field-options = tutte le mosse permesse; vuoto per il caso
data-field-move = la mossa fatta
data-field-score = punti del posto: di una partita alla fine, di una decisione prima di essa
data-field-win = la parte di vittoria del posto a partita finita
data-game = gioco
data-rules = versione delle regole
data-edition = edizione
data-edition-hash = hash dell'edizione
data-version = versione di Coven
data-seed = seme
data-games = partite
data-command = comando
data-licence = licenza
data-again = Lo stesso comando con la stessa versione produce le stesse righe. La partita n dipende solo dal seme e da n. Le mosse di una partita, caso compreso, la riproducono.
data-clock = Alcuni di questi bot pensano a tempo: lo stesso comando gioca altre partite su un'altra macchina, o su una occupata. Le mosse di una partita, caso compreso, la riproducono.
bench-title = { $title }, { $seats } posti
bench-what = che cosa
bench-value = misurato
bench-aim = obiettivo
bench-decisions_per_cpu_second = decisioni casuali per secondo di CPU
bench-interpreted_decisions_per_cpu_second = gli stessi file, interpretati
bench-compiled_over_interpreted = compilato rispetto a interpretato
bench-clone_in_decisions = costo di una copia, in decisioni
bench-clone_and_redeal_in_decisions = costo di una copia ridistribuita, in decisioni
bench-search_iterations_per_cpu_second = iterazioni di search per secondo di CPU
bench-two_workers_over_one = due processi rispetto a uno
bench-catanatron_decisions_per_cpu_second = Catanatron, decisioni per secondo di CPU
bench-over_catanatron = rispetto a Catanatron
bench-openspiel_hearts_decisions_per_cpu_second = OpenSpiel hearts da Python, decisioni per secondo di CPU
bench-over_openspiel_hearts = rispetto a OpenSpiel hearts
bench-openspiel_gin_rummy_decisions_per_cpu_second = OpenSpiel gin rummy da Python, decisioni per secondo di CPU
bench-over_openspiel_gin_rummy = rispetto a OpenSpiel gin rummy
bench-no-peers = Installa l'extra `peers` per misurare accanto Catanatron e OpenSpiel.

# Errori: che cosa non va, dove, e che cosa andrebbe bene
error-game-unknown = Il gioco { $found } non c'è. Intendevi { $near }?
error-language-unknown = La lingua { $found } non c'è; ci sono { $words }.
error-edition-unknown = L'edizione { $found } non c'è; ci sono { $words }, oppure indica il percorso di un file .yaml.
error-edition-other-game = { $where }: questa è un'edizione di { $found }, non di { $expected }.
error-edition-yaml = { $where }, riga { $line }: questo non è YAML: { $found }.
error-edition-empty = { $where }: il file è vuoto; un'edizione comincia con `game:` e `name:`.
error-file-unreadable = Non si riesce a leggere { $file }: { $reason }.
error-file-not-text = { $file } non è testo: il byte { $at } non è UTF-8.
error-file-unwritable = Non si riesce a scrivere { $file }: { $reason }. Nulla è cambiato.
error-file-exists = { $file } esiste già e non è stato toccato; scegli un altro nome.
error-seats-count = { $game } ha da { $low } a { $high } posti, non { $found }.
error-option-unknown = L'opzione { $option } non c'è. Intendevi { $near }?
error-options-form = Le opzioni si danno come nomi con valori, non come { $found }.
error-option-form = Un'opzione si scrive NAME=VALUE, non { $found }.
error-option-flag = L'opzione { $option } è true o false, non { $found }.
error-option-choice = L'opzione { $option } ammette { $choices }, non { $found }.
error-option-number = L'opzione { $option } è un numero intero da { $low } a { $high }, non { $found }.
error-argument-positive = { $argument } vuole un numero intero, almeno 1, non { $found }.
error-argument-seconds = { $argument }: serve un numero maggiore di 0 e fino a 600, non { $found }.
error-bot-unknown = Il bot { $found } non c'è; ci sono { $words }.
error-bot-budget = Il limite di search è un numero di iterazioni (1000, o 1000x4 in quattro alberi) o di secondi (2s), non { $found }.
error-arena-who = Indica i bot (--bots witch,greedy,greedy) oppure chiedi tutti i livelli (--ladder): uno dei due.
error-ladder-together = I livelli si distinguono giocando l'uno contro l'altro; qui si vince o si perde insieme. Indica un bot per tutti i posti con --bots.
error-bot-knob = Una ricerca si regola con { $words } e un numero adatto (scale: più di 0; playout, turns: intero; observers, keeps: 0 o 1), come in search:200:playout=8, non con { $found }.
error-bot-patience = A un livello si danno solo dei secondi, come in headologist:0.5s, non { $found }.
error-bots-count = Bot indicati: { $found }; posti: { $seats }. Indicane uno per tutti, o uno per ciascuno.
error-seat-name = Il posto { $number } vuole un nome da 1 a 30 caratteri, o bot:NAME; trovato «{ $found }».
error-seat-name-twice = Due giocatori si chiamano { $found }; i nomi devono essere diversi.
error-view-unknown = La vista { $found } non c'è; ci sono { $words }.
error-replay-number = La mossa { $found } non c'è; scegli da 0 a { $high }.
error-choice-number = La scelta { $found } non c'è; scegli da 1 a { $high }.
error-choice-complete = La scelta è completa dopo { $count } di questi numeri; togli gli altri.
error-paragraph-unknown = Il paragrafo { $found } non c'è; ci sono { $words }.
error-play-no-game = Indica un gioco: coven play witchs_brew --seats you,bot:witch,bot:apprentice
error-record-finished = { $file } è una partita finita; guardala con `coven replay { $file }`, o scegli un altro file.
error-analysis-unfinished = Si può analizzare solo una partita finita; questa si ferma dopo { $moves } mosse. Prima va giocata fino in fondo.
error-analysis-worlds = --worlds è 0 (le opzioni sono tralasciate) o almeno 2 (un solo mondo non dice nulla del suo errore), non { $found }.
error-job-died = Un processo che divideva il lavoro è stato interrotto o ha esaurito la memoria. Nulla è stato scritto; riprova, magari con meno --jobs.
error-parquet-missing = Per gli insiemi di dati serve pyarrow: pip install "coven-games[data]"
error-csv-and-out = --csv e --out sono due forme delle stesse righe; dai solo uno dei due.
error-plot-format = Il nome di un grafico finisce con { $words }, non come { $found }.
error-plot-missing = Per i grafici serve matplotlib: pip install "coven-games[plot]"
error-spiel-missing = Serve OpenSpiel: pip install "coven-games[spiel]"
error-spiel-position = Questa posizione ha { $seats } posti e le opzioni { $options }; il gioco è { $game }. Caricare un gioco uguale.
error-spiel-observer = Nessun osservatore per { $found }: non ci sono parametri, e la parte privata è quella di un giocatore o di nessuno.
error-ray-missing = Per un cluster serve Ray: pip install "coven-games[cluster]"
error-ray-unreachable = Il cluster Ray { $address } (RAY_ADDRESS) non è raggiungibile: { $reason }
error-ray-version = Il cluster Ray ha Coven { $found }; installa Coven { $expected }, come qui, su tutte le sue macchine.

error-word-twice = { $domain }: «{ $word }» compare due volte.
error-move-twice = Due mosse hanno lo stesso testo: «{ $text }».
error-move-number = La mossa numero { $move } non c'è; le mosse sono { $count }.
error-move-unknown = La mossa «{ $text }» non c'è. Simili: { $near }.
error-not-offered = «{ $move }» qui non è possibile (regola { $rule }). Possibili: { $legal }.
error-environment-reset = Non c’è una partita da continuare: chiama prima reset ({ $found } ne ha bisogno).
error-environment-no-mode = render() non disegna nulla, perché non è stato dato un render_mode: { $words }.
error-environment-seed = Un seme è un numero intero da 0 in su, di al più { $bits } bit, non { $found }.
error-environment-opponents = opponents è un bot per tutti gli altri, o una lista di { $others }, uno per ogni altro posto; trovato { $found }.
error-vector-closed = Queste partite sono chiuse; creane di nuove con VectorGames.
error-vector-not-offered = Nella partita { $row } «{ $move }» non è possibile. Possibili: { $legal }.
error-vector-shape = Serve una mossa per ciascuna delle { $count } partite, in numeri interi, non un array { $found }.
error-vector-workers = workers è 0 (le partite avanzano in questo processo) o un numero di processi, non { $found }.
error-not-asked = Ora non tocca a { $seat }, ma a { $waiting }.
error-chance-waits = Ora decide il caso, non { $seat }.
error-not-a-chance = Qui il caso non ha nulla da decidere.
error-seat-needed = Possono rispondere più posti ({ $waiting }); indica quale.
error-game-over = La partita è finita.
error-undo-nothing = Non c'è nulla da annullare.
error-undo-chance = Troppo tardi per annullare: nel frattempo ha parlato il caso (mossa { $number }).
error-undo-other = Troppo tardi per annullare: nel frattempo ha mosso { $seat } (mossa { $number }).
error-undo-shown = Troppo tardi per annullare: «{ $move }» (mossa { $number }) ha mostrato qualcosa agli altri.
error-undo-ballot = Troppo tardi per tornare indietro: è cominciata una scelta segreta.
error-undo-sealed = Troppo tardi per annullare: hanno scelto tutti (mossa { $number }).

error-facts-missing = { $where }: { $path }: manca il campo { $field }.
error-facts-unknown = { $where }: { $path }: il campo { $field } è sconosciuto. Intendevi { $near }?
error-facts-mapping = { $where }: { $path }: trovato { $found }, servono campi con un nome.
error-facts-list = { $where }: { $path }: trovato { $found }, serve un elenco.
error-facts-number = { $where }: { $path }: trovato { $found }, serve un numero intero da { $low } a { $high }.
error-facts-flag = { $where }: { $path }: trovato { $found }, serve true o false.
error-facts-text = { $where }: { $path }: trovato { $found }, serve un testo.
error-facts-word = { $where }: { $path }: trovato { $found }, serve uno di questi: { $words }.
error-facts-twice = { $where }: { $path }: { $found } compare due volte.
error-too-many = { $where }: { $path }: trovato { $found }, il massimo possibile è { $high }.
error-thing-twice = { $where }: { $path }: { $thing } è qui e anche in { $other }.
error-needs-option = { $where }: { $path }: per questo serve l'opzione { $option }.
error-step-form = { $where }: { $path }: un passo è un nome, o un solo nome con i suoi campi.
error-step-unknown = { $where }: { $path }: il passo { $found } non c'è; ci sono { $words }.
error-position-json = La posizione non è JSON: riga { $line }, colonna { $column }: { $found }.
error-position-other = { $where }: { $path }: trovato { $found }, atteso { $expected }.
error-facts-value = { $where }: { $path }: { $found } qui non si può leggere.
error-facts-id = { $where }: { $path }: un id è una parola sola senza spazi, non «{ $found }».
error-facts-count = { $where }: { $path }: voci trovate: { $found }, attese da { $low } a { $high }.
error-facts-empty = { $where }: { $path }: ne serve almeno uno.
error-position-over = { $where }: è indicata una fine, ma l’agenda chiede ancora; togli una delle due.
error-position-agenda = { $where }: l’agenda non si può svolgere a questo tavolo; un numero, una cosa o l’ordine dei passi non va bene.
error-position-no-option = { $where }: si chiede a { $seat }, ma non ha nulla da rispondere; l’agenda non si accorda con il tavolo.
error-position-no-question = { $where }: `agenda` è vuota e manca `ending`; togli `agenda`, o indica `ending`.

error-record-not-one = { $where }, riga { $line }: trovato «{ $found }», atteso «coven record 1».
error-record-newer = { $where }, riga { $line }: la registrazione ha il formato { $found }; questo Coven legge fino al { $expected }. Serve un Coven più recente.
error-record-header = { $where }, riga { $line }: in un'intestazione non c'è nulla come «{ $found }».
error-record-header-missing = { $where }, riga { $line }: nell'intestazione manca { $field }.
error-record-header-damaged = { $where }, righe da 1 a { $last }: l'intestazione è stata cambiata; non corrisponde al suo hash.
error-record-rules = { $where }: giocata con le regole in versione { $found }; questo Coven ha la versione { $expected }.
error-record-edition = { $where }: l'edizione { $edition } ha l'hash { $found } nella registrazione, e { $expected } qui.
error-record-cut = { $where }, riga { $line }: la registrazione finisce qui senza la riga «end»; è stata tagliata.
error-record-damaged = { $where }, riga { $line }: «{ $found }» è stato cambiato, o manca una riga prima: l'hash non corrisponde.
error-record-line = { $where }, riga { $line }: trovato «{ $found }», attesa la mossa numero { $number } con un posto e una mossa.
error-record-move = { $where }, riga { $line }: «{ $found }» non si può giocare: { $reason }
error-record-end = { $where }, riga { $line }: trovato «{ $found }», atteso «{ $expected }».
error-record-start = { $where }, righe 1–{ $line }: { $reason }
error-record-players = { $where }, righe 1–{ $line }: giocatori indicati: { $found }, ma i posti sono { $high }.
error-record-other-game = { $file } è una partita di { $found }, non di { $expected }; scegli un altro file.
error-record-after-end = { $where }, riga { $line }: c'è del testo dopo la fine della registrazione.
error-potion-order = { $where }: { $path }: vale { $found }, ma la carta sopra vale { $above }; le carte di una pila si elencano dal valore più basso in su.
error-potion-below = { $where }: { $path }: { $thing } è già di un giocatore, benché sopra ci sia { $above }; le carte lasciano una pila dalla cima.
error-shelf-needed = { $where }: { $path }: nulla può aspettare su { $stack }; solo uno scaffale che ha ancora carte può tenere qualcosa.
error-area-near = { $where }: { $path }: { $area } deve confinare con almeno un altro quartiere o avere un ponte verso di esso, e non è mai vicino di se stesso.
error-area-one-way = { $where }: { $path }: { $area } indica come vicino { $other }, ma { $other } non indica { $area }. Scrivetelo da entrambe le parti.
error-card-interrupt = { $where }: { $path }: una carta con il simbolo di interruzione non ha altri simboli e ha un testo di interruzione; le altre carte non hanno né l'uno né l'altro.
error-front-card = { $where }: { $path }: { $found } non può stare davanti a un giocatore; ci stanno solo prestiti e buffoni.
error-card-nowhere = { $where }: { $path }: { $card } non è in nessuna delle mani indicate qui.
error-card-absent = { $where }: { $path }: { $found } non è in gioco con { $seats } giocatori.
error-deck-empty = { $where }: { $path }: nel mazzo non restano carte, quindi la partita sarebbe finita.
error-could-not = { $where }: { $path }: { $thing } non è dove potrebbe essere secondo questi dati.
error-problem-face = { $where }: { $path }: il problema in { $found } è girato dalla parte sbagliata: quelli facili stanno scoperti, quelli che nessuno conosce (null) coperti, e `seen` vale solo per un problema coperto di cui si dice il nome.
error-no-tile = { $where }: { $path }: { $found } non ha una tessera propria; scrivi false, o togli il campo.
error-spaces-full = { $where }: { $path }: su ogni spazio comincia un problema; almeno uno deve essere vuoto, dove cominciano le streghe.
error-not-joined = { $where }: { $path }: { $area } non si raggiunge da ogni altra località; le connessioni devono unirle tutte.
error-no-invisibility = { $where }: { $path }: { $found } non ha in mano nessuna carta Invisibilità da aver mostrato.
error-supply-differs = { $where }: { $path }: la riserva dice { $found }, ma con ciò che è sul tavolo è { $expected }.
error-pool-empty = { $where }: { $path }: restano troppo pochi problemi per le pile e per quelli coperti sul tabellone; nominane meno altrove.
error-step-misfit = { $where }: { $path }: il passo { $step } dell’agenda non si accorda con il tavolo; ciò di cui parla non c’è.
error-castle-region = { $where }: { $path }: { $region } non può avere un castello: i castelli stanno sulla terra, senza spazi per le nuvole.
error-tile-terrain = { $where }: { $path }: non ci sono tessere per { $found }, solo per { $words }.
error-circle-region = { $where }: { $path }: un cerchio di pietre non può stare su { $found }: né colline né acqua possono averne.
error-tower-place = { $where }: { $path }: { $tower } deve toccare almeno una regione di terra e nessuna d'acqua.
error-table-start = { $where }: { $path }: la tabella comincia con 0 per niente e continua con almeno un altro numero.
error-no-tile-space = { $where }: { $path }: a questo tavolo nessuna tessera simile può trovarsi in { $found }.
error-pawn-water = { $where }: { $path }: { $found } è acqua; nessuna pedina può starci.
error-pawn-cloud = { $where }: { $path }: una pedina sta in { $found }, ma lì c'è una nuvola.
error-too-many-of = { $where }: { $path }: { $thing }: ce ne sono solo { $high }.
error-events-few = { $where }: { $path }: { $found } eventi non ancora visti sono troppo pochi, i turni che restano ne richiedono { $low }.
error-not-called = { $where }: { $path }: { $thing } è stata giocata, ma non è tra i ruoli chiamati.
error-no-fists = { $where }: { $path }: ci sono risorse in un pugno, ma l'agenda non chiede pugni.
error-table-name = Un nome è una riga di 1-{ $high } caratteri, non "{ $found }".
error-table-pace = Il ritmo è uno tra { $words }, non { $found }.
error-table-seconds = Con il ritmo { $pace } una decisione può durare da { $low } a { $high } secondi, non { $found }.
error-table-order = È arrivato l’evento { $found }, ma il prossimo è { $expected }.
error-table-seat = Non c’è un posto { $found }; i posti vanno da 0 a { $high }.
error-table-seat-taken = Il posto { $seat } è occupato da { $name }; scegline un altro.
error-table-seat-open = Nessuno siede al posto { $seat }.
error-table-seats-open = Questi posti sono ancora liberi: { $seats }. Fai sedere qualcuno, o un bot.
error-table-started = La partita è cominciata; questo si poteva fare solo prima.
error-table-not-started = La partita non è ancora cominciata.
error-table-number = Questa era la mossa numero { $found }, ma la prossima è la { $expected }; guarda di nuovo il tavolo.
error-table-proposal = Si può proporre { $words }, non { $found }.
error-table-proposal-open = Un’altra proposta ({ $kind }) è ancora aperta; prima rispondete a quella.
error-table-no-proposal = Non c’è una proposta che aspetta la tua risposta.
error-table-replace = Un bot può sostituire solo un’altra persona presente, non il posto { $found }.
error-table-chat = Una riga di chat ha da 1 a { $high } caratteri.
error-table-window = Un’interruzione si aspetta da 0 a { $high } secondi, non { $found }.
error-table-order-unknown = Un ordine per le interruzioni è uno tra { $words }, non { $found }.
error-table-not-finished = La partita non è ancora finita; solo allora nulla è segreto.
error-table-event = L’evento { $number } è di un tipo che questo Coven non conosce: { $found }.
error-table-luck = Un valore per i dadi è una riga da 1 a { $high } caratteri.
error-table-moves = Si possono inviare insieme da una a { $high } mosse, non { $found }.
error-table-phrase = Con un tocco si può dire { $words }, non { $found }.
cli-arg-tables-at-once = tavoli che un indirizzo può aprire di seguito; poi uno ogni mezzo minuto
error-backup-not-one = { $where } non è una copia di tavoli.
error-backup-line = { $where }, riga { $line }: non è un tavolo come lo scrive `coven export`.
error-backup-table = { $where }, riga { $line }: { $reason }
backup-exported = { $count ->
    [one] Un tavolo scritto
   *[other] { $count } tavoli scritti
 } in { $file }. Tieni il file per te: contiene i segreti delle partite non finite.
backup-imported = { $count ->
    [one] Un tavolo riportato
   *[other] { $count } tavoli riportati
 }; { $there } c'erano già.
backup-progress = tavoli
cli-export = Scrive i tavoli con tutto ciò che li riguarda in un file.
    .examples =
        esempi:
          coven export tables.jsonl
          coven export one.jsonl --table k7mq2xw9ab --database postgresql://USER:PASSWORD@HOST/NAME
cli-import = Riporta i tavoli da un file scritto da `coven export`.
    .examples =
        esempi:
          coven import tables.jsonl --database sqlite:///other.db
cli-arg-export-file = dove scrivere
cli-arg-import-file = il file da leggere
cli-arg-export-table = solo questo tavolo; si può ripetere
error-table-damaged = Il registro di questo tavolo è danneggiato all’evento { $number }: il suo hash non corrisponde.
error-table-outdated = Il tavolo { $table } è stato aperto con regole o con un’edizione ({ $edition }) diverse da quelle di questo Coven.
error-table-busy = In troppi stanno cambiando questo tavolo nello stesso momento; invia di nuovo.
error-table-crowded = Dovrebbero sedersi in { $found }, ma i posti sono { $high }.
error-table-full = Tutti i posti sono occupati.
error-seat-unknown = Il posto { $found } non c’è; ci sono { $words }.
error-seat-which = Qui hai più di un posto: indica quale, con "seat".
error-no-seat = Il tuo link non apre nessun posto a questo tavolo: puoi solo guardare, o sederti se hai ricevuto un invito.
error-not-your-seat = Quel posto non è tuo.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-invited = Con il tuo link non puoi sederti qui; chiedi un invito.
error-no-table = Il tavolo { $found } non c’è, o non hai un link per entrarci.
error-link-unknown = Questo link non funziona: è incompleto, o è stato ritirato. Chiedine uno nuovo.
error-store-url = Un database è sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME, non { $found }.
error-store-unreachable = Non si riesce ad aprire il database { $found }: { $reason }.
error-store-in-use = Un altro server sta usando { $found }. SQLite è per un solo processo server; per averne più d’uno usa PostgreSQL.
error-store-away = In questo momento il database non risponde. Nulla è andato perso; invia di nuovo tra poco.
error-bot-budget-high = A un tavolo un bot pensa a una mossa per { $iterations } iterazioni o { $seconds } s al massimo, non { $found }.
error-bot-lost = Non si è riusciti a interrogare il bot { $bot }; il server ci riprova.
error-webhook-host = Gli avvisi di turno possono andare solo agli host permessi da chi gestisce il server ({ $words }), non a { $found }.
error-limit-requests = Troppe richieste: al massimo { $rate } al secondo. Aspetta un momento.
error-limit-messages = Troppi messaggi: al massimo { $rate } al secondo. Aspetta un momento.
error-limit-body = È troppo grande: al massimo { $high } byte.
error-limit-sockets = Troppe connessioni aperte dal tuo indirizzo: al massimo { $high }.
error-limit-tables = Questo server ha già { $high } tavoli e non ne apre altri.
error-limit-links = Un tavolo ha al massimo { $high } link dello stesso tipo; chiedine uno a chi ospita.
error-not-lesson = I suggerimenti si danno solo nella partita guidata.
error-serve-network = --metrics-for: «{ $found }» non è né un indirizzo né una rete; scrivi per esempio 10.0.0.7 o 10.0.0.0/8.
error-limit-analyses = Ci sono già { $high } partite in analisi o in attesa; riprova tra un minuto.
error-limit-new-analyses = Troppe analisi dal tuo indirizzo: { $high } di seguito, poi una al minuto.
error-limit-new-tables = Troppi tavoli nuovi dal tuo indirizzo: { $high } di seguito, poi uno ogni mezzo minuto.
error-foreign-origin = Questa richiesta viene da un altro sito ({ $found }); possono inviarla solo le pagine di questo server.
error-message-form = Un messaggio è un testo di al massimo { $high } caratteri.
error-message-json = Un messaggio è un oggetto JSON con un campo "do", non: { $found }
error-request-form = { $where }: { $reason }
error-http-status = Il server risponde { $found }: qui non c’è nulla che si possa fare.
error-server-fault = Qualcosa non va nel server. Nulla è cambiato; chi lo gestisce trova la causa nel registro.
error-proof-commitment = Il segreto non è quello fissato prima della partita.
error-proof-draw = Evento { $number }: i dadi dicono { $expected }, non { $found }.
error-serve-public-url = Un URL pubblico comincia con http:// o https://, non così: { $found }
error-serve-port-taken = La porta { $port } su { $host } è occupata; scegline un’altra con --port.
error-serve-port = Non si può restare in ascolto su { $host }, porta { $port }: { $reason }.
serve-open = Coven è aperto: { $link }
serve-sqlite = I tavoli sono conservati in { $database } (SQLite, un solo processo server).
serve-lan = Chiunque sia nella stessa rete può inquadrare il codice, o aprire il link.
serve-stop = Ctrl-C ferma il server; i tavoli restano.
cli-serve = Apri tavoli per amici e bot: nel browser, nel terminale, per i programmi.
    .examples =
        esempi:
          coven serve
          coven serve --lan
          coven serve --database postgresql://USER:PASSWORD@HOST/NAME --public-url https://coven.example.org
cli-arg-host = l’indirizzo su cui restare in ascolto (127.0.0.1: solo questo computer)
cli-arg-port = la porta (8000; 0 ne prende una libera)
cli-arg-lan = apri a chiunque sia nella stessa rete; stampa il link e un codice QR
cli-arg-database = dove sono conservati i tavoli: sqlite:///FILE o postgresql://...
cli-arg-public-url = a quale indirizzo si raggiunge questo server, per i link, i cookie e il controllo dell’origine
cli-arg-trusted-proxy = l’indirizzo del proxy le cui intestazioni dicono chi arriva davvero
cli-arg-serve-edition = un’edizione tua da offrire; si può dare più volte
cli-arg-webhook-host = un host a cui si possono inviare avvisi di turno; si può dare più volte
cli-arg-workers = processi in cui pensano i bot
cli-arg-sockets = connessioni che un indirizzo può tenere aperte
cli-arg-requests = richieste al secondo che un indirizzo può inviare
cli-arg-metrics-for = altre macchine che possono leggere /metrics: un indirizzo, o una rete come 10.0.0.0/8 (ripetibile)
cli-arg-log-level = quanto annotare nel registro, in righe JSON sullo standard error
cli-join = Gioca al tavolo di un server da questo terminale.
    .examples =
        esempi:
          coven join 'https://coven.example.org/join#TOKEN'
          coven join 'http://127.0.0.1:8000/join#TOKEN' --name Anna --seat blue
        Il link è quello che hai ricevuto: un invito, il tuo posto, per guardare, o di chi ospita il tavolo.
cli-arg-link = il link a un tavolo: https://HOST/join#TOKEN
cli-arg-join-name = il tuo nome, se il link è un invito; senza, ti viene chiesto
cli-arg-join-seat = il posto da prendere, per esempio blue; senza, il primo libero
join-name = Il tuo nome a questo tavolo?
join-seated = Il tuo posto è { $seat }. Il tuo link personale, anche per un altro dispositivo: { $link }
join-free = libero
join-open = { $host ->
    [yes] Il tavolo è aperto. Scrivi start quando tutti sono seduti; bot blue witch fa sedere un bot.
   *[other] Il tavolo è aperto; la partita la comincia chi lo ospita.
}
join-commands = numero = scegli · ? = la regola · undo = annulla · log = diario · say TESTO · help · quit = esci
join-help =
    numero = scegli; più numeri in una scelta segreta · Invio = di nuovo il tavolo · ? = la regola · ?4.5 = quella regola
    undo = annulla · log = tutto ciò che è successo · say TESTO = chat · quit = esci; il tavolo resta
    propose undo · propose pace live 120 · propose replace NOME = chiedi agli altri · yes · no = rispondi
    order PAROLA = per le interruzioni: { $orders }
    plan MOSSA, MOSSA = per la prossima scelta segreta; plan da solo la ritira
    hurry · hurry off = le mosse senza scelta si fanno da sole · away = un bot gioca per te · back = gioca di nuovo
    start · bot POSTO BOT · luck TESTO = prima della partita
join-waiting = In attesa di { $names } ...
join-lost = La connessione con { $host } è persa; si riprova. Ctrl-C per uscire.
join-again = La connessione c’è di nuovo.
join-taken-back = Qualcosa è stato annullato.
join-away = { $who ->
    [you] Adesso un bot gioca per te. Scrivi back per giocare di nuovo.
   *[other] { $name } non c’è; adesso gioca un bot.
}
join-back = { $who ->
    [you] Giochi di nuovo tu.
   *[other] { $name } è di nuovo qui.
}
join-proposal = { $name } propone { $kind ->
    [undo] di annullare l’ultima scelta
    [pace] il ritmo { $pace }, { $seconds } s per decisione
   *[other] che un bot giochi per { $other }
}. { $wanted ->
    [yes] Scrivi yes o no.
   *[other] Si chiede agli altri.
}
join-proposal-over = La proposta è conclusa.
join-order-ended = Il tuo ordine è finito: { $reason ->
    [turn-over] ti si chiede altro
    [threatened] un tuo pezzo è in pericolo
    [not-possible] il piano non è possibile
    [not-complete] il piano non era completo
   *[other] qualcosa è stato annullato
}.
join-held = La tua risposta: { $move }. Vale quando la finestra si chiude; fino ad allora si può cambiare.
join-window = Qui tutti aspettano { $seconds } s, che qualcuno risponda o no.
join-leave = Il tavolo resta. Si torna con: coven join '{ $link }'
error-join-link = Questo non è un link a un tavolo: { $found } – ha la forma https://HOST/join#TOKEN, e serve per intero.
error-join-unreachable = Nessun server è raggiungibile a { $host }: { $reason }.
error-join-no-coven = { $host } risponde, ma non come un server Coven (stato { $status }).
error-join-refused = Il server dice: { $text }
error-join-not-asked = Adesso non ti si chiede niente.
error-join-no-line = Adesso non c’è connessione; scrivilo di nuovo quando torna.
error-join-unsure = La connessione è caduta prima della risposta: guarda se è stato fatto, prima di scriverlo di nuovo.
verify-proof = { $file } è dimostrato: { $events } { $events ->
    [one] evento
   *[other] eventi
}, { $moves } { $moves ->
    [one] mossa
   *[other] mosse
}, { $draws } { $draws ->
    [one] tiro
   *[other] tiri
} di dadi.
verify-commitment = Il segreto corrisponde a questo hash, che tutti potevano vedere prima del primo tiro: { $commitment }
error-proof-json = { $where }, riga { $line }, colonna { $column }: la prova è danneggiata o tagliata: { $found }.
error-proof-form = La prova è malformata: { $path } manca o è del tipo sbagliato.
error-proof-newer = { $where }: trovato «{ $found }», questo Coven legge «{ $expected }».
error-proof-event = L’evento { $number } non è potuto accadere: { $reason }
error-proof-undo = nessuno poteva annullarlo, e non tutti erano d’accordo.
error-proof-cut = { $where }: dopo l’evento { $number } la partita non è finita; la prova è stata tagliata.

# La pagina semplice
page-skip = Vai al contenuto
page-rich = Tavolo disegnato
page-language = Lingua
page-home = Alla prima pagina
page-sorry = Non ha funzionato
page-about = Quattro giochi da tavolo di streghe, per amici e bot. Niente registrazione: basta un link.
page-turn = Tocca a te
page-mine = Le mie partite
page-mine-none = Ancora nessuna. Apri un tavolo, oppure entra con un link.
page-mine-move = tocca a te
page-mine-open = non ancora cominciata
page-mine-playing = tocca ad altri
page-mine-finished = finita
page-moves = mosse: { $count }
page-new = Apri un tavolo
page-new-title = Un nuovo tavolo: { $game }
page-new-do = Apri il tavolo
page-rules = Regole
page-rules-of = Regole di { $game }
page-enter = Entra in un tavolo
page-enter-label = Link o codice
page-enter-why = Incolla il link che hai ricevuto, o solo ciò che viene dopo il #.
page-enter-plain = Senza JavaScript il link non si apre da solo: copialo dalla barra degli indirizzi e incollalo qui.
page-enter-do = Entra
page-edition = Edizione
page-seats-count = Numero di posti
page-people = Persone a questo schermo
page-people-why = Un nome, o più di uno se giocate a turno su questo schermo. Lascia vuoto il resto.
page-person = Giocatore { $number }
page-fill = Gli altri posti
page-fill-who = Chi ci siede
page-fill-bots = Bot
page-fill-guests = Ancora nessuno: liberi per gli ospiti
page-fill-some = { $count ->
    [one] Un bot, il resto libero per gli ospiti
   *[other] { $count } bot, il resto libero per gli ospiti
}
page-fill-bot = Come giocano i bot
page-time = Tempo
page-pace = Tempo per una decisione
page-pace-none = senza limite
page-pace-live = { $time }: tutti insieme al tavolo
page-pace-slow = { $time }: ognuno quando vuole
page-pace-why = A chi finisce il tempo subentra un bot, finché non torna.
page-seconds = { $count } s
page-minutes = { $count } min
page-hours = { $count } h
page-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
page-interrupts = Interruzioni
page-window-normal = Normali: si aspetta lo stesso tempo chiunque possa rispondere, così nessuno scopre chi avrebbe potuto.
page-window-quick = Rapide: si chiede solo a chi può rispondere. Si risparmia tempo, ma tutti vedono chi non aveva di che rispondere.
page-window-quicker = Passa a rapide
page-window-slower = Passa a normali
page-options = Varianti delle regole
page-table-id = Tavolo { $id }
page-look = Guarda di nuovo
page-lost = Il server ora non risponde. Non è stato inviato nulla; riprova.
page-open-free = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
page-open-ready = Tutti sono seduti. Chi ospita può cominciare.
page-open-ready-host = Tutti sono seduti. Puoi cominciare.
page-seats = Posti
page-free = libero
page-you = tu
page-bot = bot
page-away = via: gioca un bot
page-here = presente
page-asked = deve rispondere
page-watching = spettatori: { $count }
page-put-bot = Fai sedere un bot
page-put-bot-kind = Bot per il posto { $seat }
page-clear = Libera il posto
page-leave = Alzati
page-start = Comincia
page-sit = Siediti
page-sit-more = Qualcun altro a questo schermo
page-sit-name = Nome
page-sit-place = Posto
page-sit-any = uno qualsiasi
page-sit-do = Siediti
page-settings = Come si gioca
page-set = Salva
page-dice = Dadi onesti
page-dice-why = I dadi nascono da un segreto del server, fissato prima della partita, e da ciò che aggiunge ogni posto. Dopo la partita tutti possono controllarli.
page-dice-commitment = Il segreto è vincolato a
page-luck = Qualcosa di tuo
page-luck-do = Aggiungi
page-links = Link
page-link-invite = Crea un invito
page-link-watch = Crea un link per guardare
page-link-own = Il mio posto ({ $name }) su un altro dispositivo
page-link-seat = Un nuovo link per { $name }
page-link-host = Link per un secondo ospite
page-made-invite = Un invito: chi ce l’ha può sedersi
page-made-watch = Un link per guardare
page-made-seat = Un link per questo posto
page-made-host = Un link per chi ospita con te
page-made-link = Il link
page-made-qr = Lo stesso link come codice QR
page-made-why = Un link si vede una volta sola e vale per chiunque lo abbia. Mandalo solo alle persone giuste.
page-revoke = Ritira i link
page-revoke-why = Tutti i link di quel tipo smettono di funzionare, anche quelli in uso.
page-revoke-invite = Inviti
page-revoke-watch = Link per guardare
page-revoke-seat = Link al posto di { $name }
page-status-you = Tocca a te, { $name }: { $question }
page-status-wait = Si aspetta { $names }.
page-away-you = In questo momento un bot gioca per te.
page-back = Sono di nuovo qui
page-news = Che cosa è successo
page-table = Il tavolo
page-jump = Alla mia scelta
page-left = Tempo rimasto
page-held = La tua risposta: { $move }. Le risposte si vedono tutte insieme allo scadere del tempo; fino ad allora puoi cambiarla.
page-picks = Spunta tutto ciò che scegli
page-picks-do = Scegli
page-rule = Regola { $rule }
page-rule-more = Tutte le regole
page-undo = Annulla
page-undo-do = Annulla la mia ultima scelta
page-undo-ballot = È in corso una scelta segreta: ora non si può annullare nulla di precedente.
page-undo-nothing = Non c’è ancora nulla da annullare.
page-undo-chance = Dopo la tua scelta ha parlato il caso: resta com’è.
page-undo-other = Dopo la tua scelta ha mosso qualcun altro: resta com’è.
page-proposal = Una proposta
page-proposal-undo = { $name } vorrebbe annullare l’ultima scelta.
page-proposal-pace = { $name } propone un altro tempo per le decisioni: { $pace }.
page-proposal-replace = { $name } propone che un bot sostituisca { $other }.
page-proposal-wait = Si chiede agli altri.
page-yes = Sì
page-no = No
page-propose = Chiedi a tutti
page-propose-undo = Posso annullare la mia ultima scelta?
page-propose-pace = Cambia il tempo
page-propose-replace = Un bot può sostituire { $name }?
page-orders = I miei ordini
page-order-ask = Chiedimi
page-order-always-ask = Chiedimi sempre, anche se posso solo passare
page-order-pass-turn = Passa per me fino al mio prossimo turno
page-order-pass-unthreatened = Passa per me finché nessun mio pezzo è in pericolo
page-order-pass-always = Passa sempre per me
page-plan = La mia prossima scelta segreta
page-plan-why = Si sceglie per te appena arriva la domanda. Per ritirarla, non spuntare nulla.
page-plan-do = Ricorda questa scelta
page-hurry = Mosse senza scelta
page-hurry-why = Si possono fare per te. Gli altri però potrebbero vedere che non avevi scelta.
page-hurry-on = Falle per me
page-hurry-off = Chiedimi di nuovo
page-ended-threatened = Un tuo pezzo è in pericolo, perciò ti si chiede di nuovo.
page-ended-turn-over = L’ordine valeva per un turno; ti si chiede di nuovo.
page-ended-not-possible = La scelta preparata non era possibile. Scegli di nuovo.
page-ended-not-complete = La scelta preparata non era completa. Scegli di nuovo.
page-ended-undone = Qualcosa è stato annullato, e la scelta preparata non c’è più.
page-log = Tutto il diario ({ $count })
page-talk = Chiacchiere
page-say = Il tuo messaggio
page-say-do = Di’
page-phrases = Parole rapide
page-phrase-hello = Ciao!
page-phrase-well-played = Bella mossa!
page-phrase-thinking = Sto pensando.
page-phrase-one-moment = Un momento, per favore.
page-phrase-oops = Ops!
page-phrase-your-turn = Tocca a te!
page-phrase-thanks = Grazie!
page-phrase-good-game = Bella partita!
page-mute = Chi leggo
page-mute-one = Non leggere più { $name }
page-unmute-one = Leggi di nuovo { $name }
page-note = La mia nota privata
page-note-why = Nessun altro la vede mai.
page-hot = A questo schermo
page-hot-back = Al tavolo, senza i segreti di nessuno
page-hot-talk = Per dire qualcosa, prendi prima lo schermo per uno dei tuoi posti.
page-hand-on = Passa lo schermo a { $name }
page-hand-over = Ora lo schermo è per { $name }
page-hand-over-why = Continua quando nessun altro guarda.
page-hand-over-do = Sono { $name }
page-standings = Classifica finale
page-again = E adesso?
page-rematch = Giochiamo ancora, tutti un posto più in là
page-rematch-there = Alla prossima partita
page-record = Registrazione della partita
page-proof = Prova dei dadi
page-what-if = E se… dopo la mossa
page-what-if-why = Apre un nuovo tavolo che comincia da quel momento della partita.
page-what-if-do = Gioca da lì
page-moments = Guarda un momento qualsiasi
page-moment = Dopo la mossa { $number } di { $last }
page-moment-number = Mossa
page-moment-by = Con gli occhi di
page-moment-spectator = chi guarda
page-moment-do = Mostra
page-moment-first = Inizio
page-moment-back = Indietro
page-moment-on = Avanti
page-moment-last = Fine
page-moment-leave = Torna al tavolo
error-proof-facts = i suoi dati non sono quelli di un tale evento.
error-join-other-version = { $host } mostra il tavolo in un modo che questo Coven non capisce ({ $reason }). Aiuta la stessa versione da entrambe le parti.
play-picks = Scrivi insieme i numeri di tutto ciò che scegli, per esempio 1 4 7.
page-step-away = Ti assenti
page-step-away-why = Un bot gioca per te finché non dici di essere tornato al tavolo.
page-step-away-do = Fai giocare un bot per me
