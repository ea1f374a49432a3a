"""The battery that every game passes, and the `rule` mark: the public tools for testing a game.

A game that passes can be played by every bot, shown by every client and served to strangers. From
plain Python::

    from fathomless import games, testing

    testing.battery(games.get("the-abyss"))  # every seat count, default options
    testing.views_keep_secrets(games.get("the-abyss"), 3, games=100, seed="another")

and from pytest, one test per property::

    @pytest.mark.parametrize("check", testing.PROPERTIES, ids=lambda check: check.name)
    def test_my_game(check: testing.Property) -> None:
        check(MY_GAME, 2)

A failure is an AssertionError whose text holds a replay of the match up to the moment it speaks of.
"""

from collections.abc import Collection, Mapping

from fathomless.core.game import Game
from fathomless.testing.consistency import (
    equal_seeds_give_equal_games,
    journals_change_nothing,
    refusals_explain_and_change_nothing,
    replays_run_again,
    views_are_plain,
)
from fathomless.testing.flow import (
    components_are_conserved,
    every_legal_action_applies,
    every_question_has_answers,
    games_end,
    legal_has_no_duplicates,
    outcomes_add_up,
    texts_name_actions,
    words_are_there,
)
from fathomless.testing.knowledge import (
    events_keep_secrets,
    knowledge_is_what_was_seen,
    undo_takes_back_no_knowledge,
)
from fathomless.testing.match import Match, Property, PropertyError, variants
from fathomless.testing.ruled import rule
from fathomless.testing.samples import (
    samples_are_playable,
    samples_can_be_sampled,
    samples_differ,
    sampling_changes_nothing,
    views_keep_secrets,
)
from fathomless.testing.saves import (
    copies_are_independent,
    pickles_are_lossless,
    saves_are_lossless,
)

__all__ = [
    "PROPERTIES",
    "Match",
    "Property",
    "PropertyError",
    "battery",
    "components_are_conserved",
    "copies_are_independent",
    "equal_seeds_give_equal_games",
    "events_keep_secrets",
    "every_legal_action_applies",
    "every_question_has_answers",
    "games_end",
    "journals_change_nothing",
    "knowledge_is_what_was_seen",
    "legal_has_no_duplicates",
    "outcomes_add_up",
    "pickles_are_lossless",
    "refusals_explain_and_change_nothing",
    "replays_run_again",
    "rule",
    "samples_are_playable",
    "samples_can_be_sampled",
    "samples_differ",
    "sampling_changes_nothing",
    "saves_are_lossless",
    "texts_name_actions",
    "undo_takes_back_no_knowledge",
    "variants",
    "views_are_plain",
    "views_keep_secrets",
    "words_are_there",
]

# In an order that names a cause before its consequences.
PROPERTIES: tuple[Property, ...] = (
    games_end,
    every_question_has_answers,
    legal_has_no_duplicates,
    every_legal_action_applies,
    components_are_conserved,
    texts_name_actions,
    words_are_there,
    outcomes_add_up,
    copies_are_independent,
    saves_are_lossless,
    pickles_are_lossless,
    replays_run_again,
    equal_seeds_give_equal_games,
    journals_change_nothing,
    refusals_explain_and_change_nothing,
    views_are_plain,
    sampling_changes_nothing,
    views_keep_secrets,
    samples_differ,
    samples_are_playable,
    samples_can_be_sampled,
    events_keep_secrets,
    knowledge_is_what_was_seen,
    undo_takes_back_no_knowledge,
)


def battery(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    games: int | None = None,
    seed: str = "battery",
    resets: Collection[str] = (),
) -> None:
    """Every property: with one number of seats or with each, in so many games or the usual number.

    `resets` has the kinds of events that make all knowledge void: see `events_keep_secrets`.
    """
    settings = game.read_options({} if options is None else options)
    for count in game.seats_with(settings) if seats is None else (seats,):
        for check in PROPERTIES:
            check(game, count, options, games, seed, resets)
