"""The components of an edition as numbers: dice, board, problems, apprentices, cards."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.the_witches.words import (
    BENEFIT_NUMBERS,
    BENEFITS,
    BONUS,
    CURE,
    EXTRA_CARDS,
    FAILS,
    NO_CONSEQUENCE,
    OWN_CURE,
    OWN_MAGIC,
    RIGHTS,
    SYMBOLS,
)
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.moves import Domain

NUMBERS = ("walk", "headology", "magic", "crisis", "hard-for-bonus", "hand", "easy-for-card", "hand-most",
           "easy-on-card", "tea", "tea-others", "granny", "elves", "hard-left", "licence", "distinction")
SQUARES = ["empty", "easy", "hard"]
# Cards with the Power of Three; every three of them are a move.
MOST_THREES = 20


class Components(Game):
    """What is in the box."""

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        self._read_numbers(edition["numbers"])
        self._read_die(edition["die"])
        self._read_locations(edition["locations"], edition["granny"])
        self._read_problems(edition["problems"])
        self._read_apprentices(edition["apprentices"])
        self._read_cards(edition["cards"])

    # Numbers, dice, the board

    def _read_numbers(self, facts: Facts) -> None:
        facts.only(*NUMBERS)
        read = {name: i64(facts[name].number(0, 99)) for name in NUMBERS}
        for name in ("walk", "hand", "hard-for-bonus", "easy-for-card"):
            facts[name].number(1, 9)
        self.walk_links: i64 = read["walk"]
        self.symbol_adds: list[i64] = [read["headology"], read["magic"], i64(0)]
        self.crisis_adds: i64 = read["crisis"]
        self.hard_for_bonus: i64 = read["hard-for-bonus"]
        self.hand: i64 = read["hand"]
        self.easy_for_card: i64 = read["easy-for-card"]
        self.hand_most: i64 = read["hand-most"]
        self.easy_on_card: i64 = read["easy-on-card"]
        self.tea: i64 = read["tea"]
        self.tea_others: i64 = read["tea-others"]
        self.granny_tea: i64 = read["granny"]
        self.elves: i64 = read["elves"]
        self.hard_left: i64 = read["hard-left"]
        self.licence: i64 = read["licence"]
        self.distinction: i64 = read["distinction"]

    def _read_die(self, facts: Facts) -> None:
        """The faces with how often each is on a die, and what two and four dice reach how often."""
        facts.only("faces")
        words: list[str] = []
        self.face_value: list[i64] = []
        self.face_weight: list[i64] = []
        for item in facts["faces"]:
            word = "cackle" if item.value == "cackle" else str(item.number(1, 20))
            if word not in words:
                words.append(word)
                self.face_value.append(i64(0) if word == "cackle" else i64(int(word)))
                self.face_weight.append(i64(0))
            self.face_weight[words.index(word)] += 1
        if not 2 <= len(words) <= 20:
            raise facts["faces"].wrong("facts-count", found=str(len(words)), low="2", high="20")
        self.face_domain: Domain = self.domain("face", words)
        self.face_count: i64 = len(words)
        self.cackle_face: i64 = words.index("cackle") if "cackle" in words else -1
        one: dict[int, int] = {}
        for value, weight in zip(self.face_value, self.face_weight, strict=True):
            one[int(value)] = one.get(int(value), 0) + int(weight)
        two = _added(one, one)
        four = _added(two, two)
        self.most_total: i64 = max(four)
        # total -> the weight of exactly so much on four dice; chances to reach at least so much.
        self.total_weight: list[i64] = [i64(four.get(n, 0)) for n in range(int(self.most_total) + 1)]
        self.two_reach: list[float] = _reach(two)
        self.four_reach: list[float] = _reach(four)
        cackles = int(self.face_weight[self.cackle_face]) if self.cackle_face >= 0 else 0
        self.die_cackle: float = cackles / sum(one.values())

    def _read_locations(self, facts: Facts, granny: Facts) -> None:
        rows = list(facts)
        locations = self.domain("location", facts.ids(2, 60))
        self.location_domain: Domain = locations
        self.location_count: i64 = len(rows)
        self.near: list[i64] = []
        self.location_spaces: list[i64] = []
        self.space_location: list[i64] = []
        self.location_origin: list[str] = []
        self.start_easy: list[i64] = []
        self.start_hard: list[i64] = []
        words: list[str] = []
        squares = Domain("square", SQUARES)
        for at, row in enumerate(rows):
            row.only("id", "spaces", "near")
            near = row["near"].mask(locations)
            if near >> at & 1 or not near:
                raise row["near"].wrong("area-near", area=locations.words[at])
            self.near.append(near)
            self.location_origin.append(self.origin_of(row))
            spaces = row["spaces"].sequence(squares)
            if not 1 <= len(spaces) <= 9:
                raise row["spaces"].wrong("facts-count", found=str(len(spaces)), low="1", high="9")
            mask: i64 = 0
            for nth, square in enumerate(spaces):
                space = i64(len(words))
                words.append(locations.words[at] + (f"-{nth + 1}" if len(spaces) > 1 else ""))
                self.space_location.append(at)
                mask |= bit(space)
                if square:
                    (self.start_easy if square == 1 else self.start_hard).append(space)
            self.location_spaces.append(mask)
        if len(words) > 60:
            raise facts.wrong("facts-count", found=str(len(words)), low="2", high="60")
        if len(words) < len(self.start_easy) + len(self.start_hard) + 1:
            raise facts.wrong("spaces-full")
        for at, row in enumerate(rows):
            for other in range(len(rows)):
                if self.near[at] >> other & 1 and not self.near[other] >> at & 1:
                    raise row.wrong("area-one-way", area=locations.words[at], other=locations.words[other])
        self.space_domain: Domain = self.domain("space", words)
        self.space_count: i64 = len(words)
        self.everywhere: i64 = bit(self.space_count) - 1
        self.granny: i64 = self.location_spaces[granny.word(locations)]
        # space -> mask of the spaces of the same location and of those that a link joins with it
        self.around: list[i64] = []
        for at in range(len(words)):
            here = self.space_location[at]
            mask = self.location_spaces[here]
            for other in range(len(rows)):
                if self.near[here] >> other & 1:
                    mask |= self.location_spaces[other]
            self.around.append(mask & ~bit(at))
        self._measure_links()

    def _measure_links(self) -> None:
        """location * locations + other -> the links between them on an empty board; all must be joined."""
        size = int(self.location_count)
        self.links_between: list[i64] = [i64(99)] * (size * size)
        for start in range(size):
            seen = bit(start)
            self.links_between[start * size + start] = 0
            rim, far = seen, 0
            while rim:
                far += 1
                further: i64 = 0
                for at in range(size):
                    if rim >> at & 1:
                        further |= self.near[at]
                rim = further & ~seen
                seen |= rim
                for at in range(size):
                    if rim >> at & 1:
                        self.links_between[start * size + at] = far
            if seen != bit(size) - 1:
                missing = next(i for i in range(size) if not seen >> i & 1)
                raise self.source["locations"].wrong("not-joined", area=self.location_domain.words[missing])

    # Problems, apprentices, cards

    def _read_problems(self, facts: Facts) -> None:
        facts.only("easy", "hard")
        easy, hard = facts["easy"].ids(1, 20), facts["hard"].ids(1, 30)
        self.problem_domain: Domain = self.domain("problem", easy + hard)
        self.problem_count: i64 = len(easy) + len(hard)
        self.easy_kinds: i64 = len(easy)
        self.difficulty: list[i64] = []
        self.points: list[i64] = []
        self.copies: list[i64] = []
        self.group: list[i64] = []
        self.fails: list[i64] = []
        self.banishes: list[bool] = []
        self.problem_origin: list[str] = []
        groups: list[str] = []
        for row in facts["easy"]:
            row.only("id", "difficulty", "points", "count")
            self.group.append(-1)
            self.fails.append(NO_CONSEQUENCE)
            self.banishes.append(False)
            self._read_problem(row)
        for row in facts["hard"]:
            row.only("id", "difficulty", "points", "count", "group", "fails", "solves")
            group = row["group"].text()
            if group not in groups:
                groups.append(group)
            self.group.append(groups.index(group))
            self.fails.append(row["fails"].word(Domain("fails", FAILS)))
            self.banishes.append("solves" in row and row["solves"].word(Domain("solves", ["banish"])) == 0)
            self._read_problem(row)
        self.group_domain: Domain = self.domain("group", groups)
        # The middle difficulty of hard problems.
        self.middle: i64 = sorted(self.difficulty[len(easy):])[len(hard) // 2]

    def _read_problem(self, row: Facts) -> None:
        self.difficulty.append(row["difficulty"].number(1, 99))
        self.points.append(row["points"].number(0, 99))
        self.copies.append(row["count"].number(1, 60))
        self.problem_origin.append(self.origin_of(row))

    def _read_apprentices(self, facts: Facts) -> None:
        self.apprentice_domain: Domain = self.domain("apprentice", facts.ids(self.seats[1], 12))
        self.apprentice_count: i64 = len(self.apprentice_domain.words)
        self.right: list[i64] = []
        self.right_problem: list[i64] = []
        self.start_cackle: list[i64] = []
        self.apprentice_rule: list[str] = []
        for row in facts:
            does = row["does"].word(Domain("does", RIGHTS))
            row.only("id", "rule", "does", *({OWN_CURE: ["problem"], OWN_MAGIC: ["cackle"]}.get(i64(does), [])))
            self.right.append(does)
            self.right_problem.append(row["problem"].word(self.problem_domain) if does == OWN_CURE else -1)
            self.start_cackle.append(row["cackle"].number(0, 9) if does == OWN_MAGIC else 0)
            self.apprentice_rule.append(self.rule_of(row, "2.10"))

    def _read_cards(self, facts: Facts) -> None:
        # A full deal leaves a card for the deck.
        self.card_domain: Domain = self.domain("card", facts.ids(max(20, self.seats[1] * int(self.hand) + 1), 60))
        self.card_count: i64 = len(self.card_domain.words)
        self.symbol: list[i64] = []
        self.benefit: list[i64] = []
        self.number: list[i64] = []
        self.brings: list[i64] = []
        self.against: list[i64] = []
        self.cures: list[i64] = []
        self.character: list[i64] = []
        self.card_location: list[i64] = []
        self.card_origin: list[str] = []
        self.card_rule: list[str] = []
        # symbol -> cards; benefit -> cards
        self.with_symbol: list[i64] = [i64(0)] * len(SYMBOLS)
        self.with_benefit: list[i64] = [i64(0)] * len(BENEFITS)
        self.threes: list[i64] = []
        characters: list[str] = []
        for at, row in enumerate(facts):
            benefit = row["does"].word(Domain("does", BENEFITS))
            name = BENEFIT_NUMBERS.get(BENEFITS[benefit], "")
            also = {"bonus": ["against"], "cure": ["problem"], "extra-cards": ["cackle"]}.get(BENEFITS[benefit], [])
            row.only("id", "rule", "symbol", "does", "three", "location", *([name] if name else []), *also)
            symbol = row["symbol"].word(Domain("symbol", SYMBOLS))
            self.symbol.append(symbol)
            self.benefit.append(benefit)
            self.number.append(row[name].number(1, 9) if name else 0)
            self.brings.append(row["cackle"].number(0, 9) if benefit == EXTRA_CARDS else 0)
            self.against.append(row["against"].word(self.group_domain) if "against" in row else -1)
            self.cures.append(row["problem"].word(self.problem_domain) if benefit == CURE else -1)
            self.card_location.append(row["location"].word(self.location_domain))
            self.card_origin.append(self.origin_of(row))
            self.card_rule.append(self.rule_of(row, "10.1"))
            self.with_symbol[symbol] |= bit(at)
            self.with_benefit[benefit] |= bit(at)
            self.character.append(-1)
            if "three" in row:
                who = row["three"].text()
                if who not in characters:
                    characters.append(who)
                self.character[at] = characters.index(who)
                self.threes.append(i64(at))
        if len(self.threes) > MOST_THREES:
            raise facts.wrong("facts-count", found=str(len(self.threes)), low="0", high=str(MOST_THREES))
        # kind of problem -> the cards whose bonus helps against it; those that solve it
        self.bonus_cards: list[i64] = [i64(0)] * int(self.problem_count)
        self.cure_cards: list[i64] = [i64(0)] * int(self.problem_count)
        for card in range(len(self.benefit)):
            for kind in range(int(self.problem_count)):
                if self.benefit[card] == BONUS and self.against[card] in (i64(-1), self.group[kind]):
                    self.bonus_cards[kind] |= bit(card)
                if self.cures[card] == kind:
                    self.cure_cards[kind] |= bit(card)
        self.cards_at: list[i64] = [i64(0)] * int(self.location_count)
        for card, location in enumerate(self.card_location):
            self.cards_at[location] |= bit(card)
        self.three_cards: i64 = 0
        for card in self.threes:
            self.three_cards |= bit(card)


def _added(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The distribution of a sum."""
    out: dict[int, int] = {}
    for a, n in one.items():
        for b, m in other.items():
            out[a + b] = out.get(a + b, 0) + n * m
    return out


def _reach(dice: dict[int, int]) -> list[float]:
    """n -> the chance to reach at least n."""
    total = sum(dice.values())
    return [sum(weight for value, weight in dice.items() if value >= n) / total for n in range(max(dice) + 2)]
