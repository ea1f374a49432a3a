"""The course of a game: questions, answers, their names, and the end."""

from __future__ import annotations

from fathomless.core.action import action_by_code
from fathomless.core.errors import SetupError
from fathomless.core.message import say
from fathomless.core.outcome import Outcome
from fathomless.core.state import State
from fathomless.testing.match import MANY, Match, holds_in

LANGUAGES = ("en", "pl")


@holds_in(games=40)
def games_end(match: Match) -> None:
    """Random play reaches the end of the game: playouts, stress tests and careless players do.

    A match is played to its end before any property is checked: one that is stuck or runs on has
    failed by now.
    """
    for state in match.positions(most=1):
        over = match.ply == len(match.moves)
        if state.is_over != over:
            raise match.failure(f"played again, is_over is {state.is_over}")


@holds_in(games=20)
def every_question_has_answers(match: Match) -> None:
    """Before the end somebody at the table is asked and can answer; after it nobody is asked.

    A question without an answer stops a match for ever, and no client can help.
    """
    for state in match.positions():
        seat, legal = state.seat_to_act, state.legal()
        if state.is_over:
            if seat != -1 or legal or state.stack:
                raise match.failure(f"the game is over, but seat {seat} is asked: {state.stack}")
        elif not 0 <= seat < match.seats:
            raise match.failure(f"seat {seat} is asked, and {match.seats} play")
        elif not legal:
            raise match.failure(f"{state.asked!r} has no legal answer")


@holds_in(games=20)
def legal_has_no_duplicates(match: Match) -> None:
    """No action is offered twice; asking again gives the same; the list is the caller's own.

    A duplicate doubles an action's weight in random play and in search; a list that the rules
    still hold would let a careless caller change what is legal.
    """
    for state in match.positions():
        legal = state.legal()
        if len({action.code for action in legal}) != len(legal):
            raise match.failure(f"an action is offered twice: {_texts(state)}")
        before = legal[:]
        legal.clear()
        if state.legal() != before:
            raise match.failure(f"asked again, the answers are {_texts(state)}, not {before}")


@holds_in(games=4)
def every_legal_action_applies(match: Match) -> None:
    """Each legal action, not only the one played, leads to a question with answers or to the end.

    Legality is said once, by `legal`; what it offers, `apply` must be able to carry out.
    """
    for state in match.positions(MANY):
        for action in state.legal():
            twin = state.copy()
            try:
                twin.apply(action)
                stuck = not twin.is_over and not twin.legal()
            except Exception as error:
                raise match.failure(f"{action.text!r} is legal, but raises {error!r}") from error
            if stuck:
                raise match.failure(f"{action.text!r} leads to {twin.asked!r} without an answer")
            if twin.census() != state.census():
                raise match.failure(
                    f"{action.text!r} makes {twin.census()} components of {state.census()}"
                )


@holds_in(games=20)
def components_are_conserved(match: Match) -> None:
    """No card or token appears or vanishes.

    It is the first thing to go wrong when a rule moves something badly.
    """
    census = match.start().census()
    if census <= 0:
        raise match.failure(f"a game with {census} components cannot be right")
    for state in match.positions():
        if state.census() != census:
            raise match.failure(f"there are {state.census()} components, and {census} at the start")


@holds_in(games=5)
def texts_name_actions(match: Match) -> None:
    """Every action has one text and one code, and comes back from both as the same object.

    Replays, the protocol, saved games and learned policies hold texts and codes, not objects.
    """
    _check_vocabulary(match)
    for state in match.positions():
        for action in state.legal():
            if match.game.parse(str(action)) is not action:
                raise match.failure(f"{str(action)!r} is read as another action")
            if action_by_code(match.game.name, action.code) is not action:
                raise match.failure(f"code {action.code} of {action.text!r} is another action's")


def _check_vocabulary(match: Match) -> None:
    """Codes count up from 0, and texts are single lines that differ."""
    seen: set[str] = set()
    for code, action in enumerate(match.game.vocabulary.actions):
        text = str(action)
        if action.code != code or action.game != match.game.name:
            raise match.failure(f"action {code} says it is {action.code} of {action.game!r}")
        if text in seen or not text or text != " ".join(text.split()):
            raise match.failure(f"{text!r} is no text of its own, in words with single spaces")
        if match.game.parse(text) is not action or not all(action.refs):
            raise match.failure(f"{text!r} is read as another action, or touches a nameless thing")
        seen.add(text)


@holds_in(games=4)
def words_are_there(match: Match) -> None:
    """Every question and every answer can be said in English and, where the game has it, in Polish.

    A missing word is found here, not by a player in the middle of a match.
    """
    catalogues = {"en": match.game.catalogue("en")}
    for language in LANGUAGES[1:]:
        try:
            catalogues[language] = match.game.catalogue(language)
        except SetupError:
            continue  # a game need not speak every language
    for state in match.positions(MANY):
        question = state.asked
        if question is None:
            continue
        messages = [question.option(state, action) for action in state.legal()]
        messages.append(question.prompt(state))
        for language, catalogue in catalogues.items():
            if not all(say(message, catalogue, language) for message in messages):
                raise match.failure(f"{question!r} has an empty sentence in {language}")


@holds_in(games=40)
def outcomes_add_up(match: Match) -> None:
    """The result ranks every seat once, its categories add up, and it says what decided.

    Ratings, tables of results and the last screen of a match are made of nothing else.
    """
    for state in match.positions(most=1):
        if state.is_over:
            fault = _fault(state.outcome(), match.seats)
            if fault:
                raise match.failure(f"{fault}: {state.outcome().to_json()}")


def _fault(outcome: Outcome, seats: int) -> str:
    """What is wrong with a result; empty if nothing is."""
    totals = outcome.totals
    ranked = [seat for group in outcome.ranking for seat in group]
    if sorted(ranked) != list(range(seats)) or not all(outcome.ranking):
        return "the ranking does not have every seat once"
    if len(totals) != seats or len(outcome.scores) != seats:
        return "not every seat has a score"
    if any(outcome.scores[seat].keys() != outcome.scores[0].keys() for seat in range(seats)):
        return "the seats have different categories"
    if outcome.scores[0] and [sum(score.values()) for score in outcome.scores] != totals:
        return "the categories do not add up"
    merits = outcome.merits
    if any(merits[seat] != merits[group[0]] for group in outcome.ranking for seat in group):
        return "different totals share a place"
    if [merits[seat] for seat in ranked] != sorted(merits, reverse=True):
        return "a lower total stands before a higher one"
    if outcome.tie_break is not None and len(set(merits)) == seats:
        return "a tie is broken where there is none"
    if outcome.lost != (not outcome.winners):
        return "nobody has won, and somebody has"
    return "" if outcome.reason else "no reason is given"


def _texts(state: State) -> list[str]:
    return [action.text for action in state.legal()]
