"""One small evaluation per game, found by the name of the game."""

from __future__ import annotations

from typing import Final

from fathomless.bots.evaluations.abyss import AbyssEvaluation
from fathomless.bots.evaluations.abyss_by_hand import AbyssByHand
from fathomless.bots.evaluations.chasms import ChasmsEvaluation
from fathomless.bots.evaluations.chasms_by_hand import ChasmsByHand
from fathomless.bots.evaluations.evaluation import Evaluation
from fathomless.bots.evaluations.instinct import Instinct
from fathomless.bots.evaluations.learned import LearnedEvaluation
from fathomless.bots.evaluations.the_abandons import TheAbandonsEvaluation, TheAbandonsLearned
from fathomless.bots.evaluations.the_abyss import TheAbyssEvaluation
from fathomless.bots.evaluations.the_abyss_by_hand import TheAbyssByHand

KNOWN: Final[dict[str, Evaluation]] = {
    "the-abyss": TheAbyssEvaluation(),
    "the-abandons": TheAbandonsEvaluation(),
    "abyss": AbyssEvaluation(),
    "chasms": ChasmsEvaluation(),
}
# Where weights were learned: the numbers put together by hand before.
BY_HAND: Final[dict[str, Evaluation]] = {
    "the-abyss": TheAbyssByHand(),
    "abyss": AbyssByHand(),
    "chasms": ChasmsByHand(),
}
UNKNOWN: Final = Evaluation()
# Too slow to play on by in a search.
AT_A_GLANCE: Final[dict[str, Evaluation]] = {"the-abandons": TheAbandonsLearned()}


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game, or the one that fits every game."""
    return KNOWN.get(game, UNKNOWN)


def greedy_evaluation_of(game: str) -> Evaluation:
    """The one for the greedy bot, which may be slower: it looks one step ahead and no further."""
    glance = AT_A_GLANCE.get(game)
    return evaluation_of(game) if glance is None else glance


def simple_evaluation_of(game: str) -> Evaluation:
    """The one for levels that only glance at the table: by hand, where there are two."""
    by_hand = BY_HAND.get(game)
    return evaluation_of(game) if by_hand is None else by_hand


def instinct_of(game: str) -> Instinct | None:
    """How players usually choose, if that was learned."""
    evaluation = evaluation_of(game)
    return evaluation.instinct if isinstance(evaluation, LearnedEvaluation) else None
