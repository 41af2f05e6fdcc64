"""Statements that fit the moment, for a player to say with one tap.

Made from the speaker's view. Nothing is suggested that is decided already: no vote talk after the election, no deed of
a player who has no turn left in this round, no asking for what the other does not have.
"""

from collections.abc import Iterator
from typing import Final

from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.model.components import LOCATIONS, MOST_GUARDS
from alcatraz.games.scapegoat.reasons import reasons
from alcatraz.kernel.game import Json

# A page shows six; what was said already gives way to the next.
MOST: Final = 8
CASH: Final = "cash"


def suggestions(view: Json, *, seat: int | None = None, thing: str | None = None) -> list[Json]:
    """The best first; with a seat or a thing (an item, `cash`, a location) those that concern it, or both."""
    if view["you"] is None or view["phase"] == "over":
        return []
    moment = Moment(view)
    found: Iterator[Json]
    if seat is not None and thing is not None and thing not in LOCATIONS:
        found = moment.about_goods_of(thing, seat)
    elif seat is not None:
        found = moment.about_player(seat)
    elif thing is not None and thing in LOCATIONS:
        found = moment.about_place(thing)
    elif thing is not None:
        found = moment.about_goods(thing)
    else:
        found = moment.fitting()
    unique: list[Json] = []
    for each in found:
        if each not in unique:
            unique.append(each)
    return unique[:MOST]


def _concerns(statement: Json, seat: int) -> bool:
    condition: Json = statement.get("if") or statement.get("unless") or {}
    named = [statement.get(field) for field in ("for", "of", "seat")]
    return seat in (*named, condition.get("seat"), condition.get("whom"))


class Moment:
    """What can still happen in this round, as far as the speaker knows."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.me: int = view["you"]
        self.players: list[Json] = view["players"]
        count = len(self.players)
        self.others = [(self.me + step) % count for step in range(1, count)]
        # Who is nearest to the end comes first.
        self.leaders = sorted(self.others, key=lambda seat: -len(self.players[seat]["plan"]))

    # -- what is still open --------------------------------------------------------------------------

    def can_vote(self, seat: int) -> bool:
        phase = self.view["phase"]
        return phase == "negotiation" or (phase == "voting" and seat not in self.view["voted"])

    def can_act(self, seat: int) -> bool:
        """Whether this player has a turn, or the rest of one, in this round."""
        if self.view["phase"] != "actions":
            return True
        count, first = len(self.players), self.view["scapegoat"]
        played = (seat - first) % count < (self.view["turn"]["seat"] - first) % count
        return not played and seat not in self.view["effects"]["isolated"]

    def can_steal(self, thief: int, victim: int) -> bool:
        turn = self.view["turn"]
        stole = turn is not None and turn["seat"] == thief and turn["stolen"]
        return self.can_act(thief) and not stole and bool(self.owned(victim))

    def can_trade(self, one: int, other: int) -> bool:
        return self.can_act(one) or self.can_act(other)

    def can_blackmail(self, seat: int) -> bool:
        """Only the Scapegoat plays cards (S-4.7): before the election that may still be anybody."""
        sheet = self.players[seat]
        cards = len(sheet["blackmail"]) if "blackmail" in sheet else sheet["blackmail_count"]
        elected = self.view["phase"] == "actions"
        return cards > 0 and self.can_act(seat) and (not elected or self.view["scapegoat"] == seat)

    def can_come(self, seat: int, place: str) -> bool:
        away = self.players[seat]["at"] != place
        closed = place in self.view["effects"]["lockdown"] or self.view["guards"][place] >= MOST_GUARDS
        return away and not closed and self.can_act(seat)

    def can_complete(self, seat: int) -> bool:
        """S-4.7: anybody but the Scapegoat."""
        elected = self.view["phase"] == "actions"
        return self.can_act(seat) and not (elected and self.view["scapegoat"] == seat)

    def owned(self, seat: int) -> list[str]:
        sheet = self.players[seat]
        return [*dict.fromkeys(sheet["items"]), *([CASH] if sheet["cash"] else [])]

    def wanted(self) -> list[str]:
        """Items that the tasks on the board need and the speaker does not have."""
        mine = self.players[self.me]["items"]
        needed = [item for task in self.view["tasks"].values() for item in card_of(self.view, task)["items"]]
        return [item for item in dict.fromkeys(needed) if item not in mine]

    # -- statements ----------------------------------------------------------------------------------

    def fitting(self) -> Iterator[Json]:
        """First of all, why not: an offer waits for an answer."""
        votes = self.votes()
        others = [self.meetings(), self.thefts(), votes, self.tasks(), self.cards(), self.peace()]
        yield from reasons(self.view)
        yield from mixed([votes, self.goods(), votes, *others])

    def about_player(self, seat: int) -> Iterator[Json]:
        votes = (each for each in self.votes() if _concerns(each, seat))
        wishes = [self.asking_for(thing, seat) for thing in self.owned(seat)] if seat != self.me else []
        others = [self.thefts(), self.peace(), self.meetings(), self.tasks(), self.cards(), self.gifts()]
        about = [(each for each in kind if _concerns(each, seat)) for kind in others]
        return mixed([votes, self.questions(seat), *wishes, votes, *about])

    def about_goods(self, thing: str) -> Iterator[Json]:
        for seat in self.others:
            yield from self.asking_for(thing, seat)
        if thing in self.owned(self.me):
            for seat in self.others:
                yield from self.giving(thing, seat)

    def about_goods_of(self, thing: str, seat: int) -> Iterator[Json]:
        """For a gift, for something of mine, or under a threat; of my own things: to whom I would give them."""
        if seat == self.me:
            yield from self.about_goods(thing)
            return
        yield from self.asking_for(thing, seat)
        if thing not in self.owned(seat) or not self.can_trade(self.me, seat):
            return
        price = {"seat": seat, "what": "give", "whom": self.me, **goods_field(thing)}
        for mine in self.owned(self.me):
            if mine != thing:
                yield {"type": "promise", "what": "give", "seat": seat, **goods_field(mine), "if": price}
        if self.can_steal(self.me, seat):
            yield {"type": "promise", "what": "not_steal_from", "seat": seat, "if": price}
            yield {"type": "threat", "what": "steal_from", "seat": seat, "unless": price}

    def about_place(self, place: str) -> Iterator[Json]:
        for seat in self.others:
            if self.can_come(seat, place):
                yield {"type": "ask", "of": seat, "what": "come_to", "location": place}
        yield from self.coming(place)

    def coming(self, place: str) -> Iterator[Json]:
        """I come where I am needed, with another who is missing there."""
        if not self.can_come(self.me, place) or place not in self.view["tasks"]:
            return
        for seat in self.others:
            if self.can_come(seat, place):
                too = {"seat": seat, "what": "come_to", "location": place}
                yield {"type": "promise", "what": "come_to", "location": place, "if": too}
                return
        yield {"type": "promise", "what": "come_to", "location": place}

    def votes(self) -> Iterator[Json]:
        voters = [seat for seat in self.others if self.can_vote(seat)]
        for rival in self.leaders:
            if not self.can_vote(self.me) or not voters:
                break
            yield {"type": "propose_vote", "for": rival}
            for partner in voters:
                if partner == rival:
                    mutual = {"seat": rival, "what": "not_vote_for", "whom": self.me}
                    yield {"type": "promise", "what": "not_vote_for", "seat": rival, "if": mutual}
                else:
                    together = {"seat": partner, "what": "vote_for", "whom": rival}
                    yield {"type": "promise", "what": "vote_for", "seat": rival, "if": together}
        for seat in voters:
            yield {"type": "ask", "of": seat, "what": "not_vote_for", "seat": self.me}
        if self.can_vote(self.me) and voters:
            yield {"type": "propose_vote", "for": self.me}

    def goods(self) -> Iterator[Json]:
        for item in self.wanted():
            for seat in self.others:
                yield from self.asking_for(item, seat)
        yield from self.gifts()

    def asking_for(self, thing: str, seat: int) -> Iterator[Json]:
        if thing in self.owned(seat) and self.can_trade(self.me, seat):
            yield {"type": "ask", "of": seat, "what": "give", **goods_field(thing)}

    def gifts(self) -> Iterator[Json]:
        for thing in self.owned(self.me):
            for seat in self.leaders:
                yield from self.giving(thing, seat)

    def giving(self, thing: str, seat: int) -> Iterator[Json]:
        """A gift is promised for something in return: a vote while votes are open, then peace."""
        if not self.can_trade(self.me, seat):
            return
        if self.can_vote(seat):
            price = {"seat": seat, "what": "not_vote_for", "whom": self.me}
        elif self.can_steal(seat, self.me):
            price = {"seat": seat, "what": "not_steal_from", "whom": self.me}
        else:
            yield {"type": "promise", "what": "give", "seat": seat, **goods_field(thing)}
            return
        yield {"type": "promise", "what": "give", "seat": seat, **goods_field(thing), "if": price}

    def meetings(self) -> Iterator[Json]:
        """Who should come to a task that lacks people; that where the speaker stands first."""
        here = self.players[self.me]["at"]
        for place in sorted(self.view["tasks"], key=lambda each: each != here):
            present = sum(sheet["at"] == place for sheet in self.players)
            if present < card_of(self.view, self.view["tasks"][place])["prisoners"]:
                yield from self.about_place(place)

    def tasks(self) -> Iterator[Json]:
        """Who stands at a task is asked to complete it, or promises to."""
        for seat in (self.me, *self.others):
            place = self.players[seat]["at"]
            if place not in self.view["tasks"] or not self.can_complete(seat):
                continue
            deed = {"what": "complete", "location": place}
            yield {"type": "promise", **deed} if seat == self.me else {"type": "ask", "of": seat, **deed}

    def peace(self) -> Iterator[Json]:
        for seat in self.leaders:
            if self.can_act(self.me) and self.can_act(seat):
                mutual = {"seat": seat, "what": "leave_alone", "whom": self.me}
                yield {"type": "promise", "what": "leave_alone", "seat": seat, "if": mutual}

    def questions(self, seat: int) -> Iterator[Json]:
        if seat != self.me:
            yield {"type": "ask", "of": seat, "what": "your_vote" if self.can_vote(seat) else "why"}

    def thefts(self) -> Iterator[Json]:
        for seat in self.leaders:
            if self.can_steal(seat, self.me):
                yield {"type": "ask", "of": seat, "what": "not_steal_from"}
            if not self.can_steal(self.me, seat):
                continue
            if self.can_steal(seat, self.me):
                mutual = {"seat": seat, "what": "not_steal_from", "whom": self.me}
                yield {"type": "promise", "what": "not_steal_from", "seat": seat, "if": mutual}
            goods = next((item for item in self.wanted() if item in self.owned(seat)), None)
            if goods is not None:
                price = {"seat": seat, "what": "give", "whom": self.me, **goods_field(goods)}
                yield {"type": "threat", "what": "steal_from", "seat": seat, "unless": price}

    def cards(self) -> Iterator[Json]:
        for seat in self.leaders:
            if self.can_blackmail(seat):
                yield {"type": "ask", "of": seat, "what": "no_blackmail", "seat": self.me}
            if self.can_blackmail(self.me):
                yield {"type": "promise", "what": "no_blackmail", "seat": seat}


def mixed(kinds: list[Iterator[Json]]) -> Iterator[Json]:
    """One of each in turn: different kinds before more of the same. A kind that is there twice comes twice as often."""
    while kinds:
        for kind in list(kinds):
            found = next(kind, None)
            if found is None:
                kinds.remove(kind)
            else:
                yield found


def goods_field(thing: str) -> Json:
    return {"cash": 1} if thing == CASH else {"item": thing}
