"""A search that has seen an answer win every time takes it, however often it looked elsewhere."""

from __future__ import annotations

from arcanarium.bots.ismcts import Found, best_of, chance_of
from arcanarium.bots.search import Node


def test_what_was_tried_most_is_chosen() -> None:
    assert best_of([Found(1, 20, 0.6), Found(2, 3, 0.9)]).action == 1


def test_a_sure_victory_is_taken() -> None:
    assert best_of([Found(1, 20, 0.97), Found(2, 3, 1.0)]).action == 2


def test_one_victory_proves_nothing() -> None:
    assert best_of([Found(1, 20, 0.97), Found(2, 1, 1.0)]).action == 1


def test_what_won_every_time_needs_no_judge() -> None:
    node = Node(0, 1)
    place = node.add(7, 0.8)
    node.tried[place] = 3
    node.total[place] = 3.0
    assert chance_of(node, int(place)) == 1.0
    node.total[place] = 2.0
    assert chance_of(node, int(place)) == node.mean(place, 1.0)
