/** What stands in the way of a refused move, drawn: tight gaps as gates, tiles that would be cut off or left with one side. */
import { group, type Shape } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Violation } from '@griddle/rules/core/contract.js';
import { hexAt, indexOf, isTaken, type Hex } from '@griddle/rules/waddle-waddle/hex.js';
import { withoutTile } from '@griddle/rules/waddle-waddle/leaving.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/state.js';
import { gatesRound } from '@griddle/rules/waddle-waddle/ways.js';
import type { Layer, Marks } from '../core/board-view.js';
import { boardOf, hexOf } from '../pengo-board/hexes.js';

/** What stands in the way, by the code of the refusal. */
function obstacles({ code, places = [] }: Violation, state: WaddleWaddleState, flipped: boolean): Shape {
  const [first = '', ...rest] = places.filter((place) => !place.includes(':'));
  const hex = hexOf(first);
  const others = rest.map(hexOf);
  const { grid } = boardOf(state.tiles);
  const index = indexOf(grid, hex);
  if (code === 'cannot-slide-out' || code === 'no-way-in') {
    const gates = withoutTile(grid, index, () => gatesRound(grid, index));
    return group(
      'why',
      gates.length > 0 ? gates.map((gate) => art.gate(gate, flipped)) : [art.blockers(others, flipped)],
    );
  }
  if (code === 'leaves-one-side')
    return group(
      'why',
      others.map((other) => loose(other, hex, state, flipped)),
    );
  return group('why', [art.blockers(others.length > 0 ? others : [hex], flipped)]);
}

/** A neighbour and the sides that would be left to it (WD-14). */
function loose(tile: Hex, without: Hex, state: WaddleWaddleState, flipped: boolean): Shape {
  const { grid } = boardOf(state.tiles);
  const at = indexOf(grid, tile);
  const around = grid.steps.filter((step) => isTaken(grid, at + step)).map((step) => hexAt(grid, at + step));
  const left = around.filter(({ q, r }) => q !== without.q || r !== without.r);
  return group('loose', [art.blockers([tile], flipped), art.sidesLeft(tile, left, flipped)]);
}

/** The layer with what a refusal points at; it draws nothing where there is none. */
export function reasons(state: WaddleWaddleState, { why }: Marks, flipped: boolean): Layer {
  return {
    key: why ? `${why.code} ${why.places?.join(' ')}` : '',
    draw: () => (why ? obstacles(why, state, flipped) : group('why', [])),
  };
}
