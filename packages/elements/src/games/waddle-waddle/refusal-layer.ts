/** Draws what blocks a refused move: tight gaps as gates, tiles that would be cut off or left with one side. */
import { group, type Shape } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { RuleViolation } from '@griddle/rules/core/contract.js';
import { hexesAt, indexOf, neighbours, sameHex, type Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { withoutTile, gatesRound } from '@griddle/rules/internal/waddle-waddle/ways.js';
import type { Layer, Scene } from '#core';
import { hexOf } from './hexes.js';
import { boardOf } from './tiles.js';

/** Refusals that apply anywhere on the board. */
const ANYWHERE: readonly string[] = ['none-left', 'added-already'];

/** Returns the layer that draws the current refusal. */
export function refusalLayer({ state, marks: { refusal }, flipped }: Scene<WaddleWaddleState>): Layer {
  return {
    key: refusal ? `${refusal.code} ${(refusal.places ?? []).join(' ')}` : '',
    draw: () => group('why', refusal ? obstacles(refusal, state, flipped) : []),
  };
}

/** Draws the place of a refusal and what blocks it. */
function obstacles({ code, places = [] }: RuleViolation, state: WaddleWaddleState, flipped: boolean): readonly Shape[] {
  const [first, ...rest] = places.filter((place) => !place.includes(':'));
  if (first === undefined || ANYWHERE.includes(code)) return [];
  const hex = hexOf(first);
  const others = rest.filter((place) => place !== first).map(hexOf);
  if (others.length === 0) return [art.blockers([hex], flipped)];
  return [art.selection(hex, flipped), ...inTheWay(code, hex, others, state, flipped)];
}

/** Draws tight gaps as gates (WD-10, WD-13), neighbours with their remaining sides (WD-14), or tiles. */
function inTheWay(
  code: string,
  hex: Hex,
  others: readonly Hex[],
  state: WaddleWaddleState,
  flipped: boolean,
): readonly Shape[] {
  if (code === 'leaves-one-side') return others.map((other) => withSidesLeft(other, hex, state, flipped));
  const { grid } = boardOf(state.tiles);
  const index = indexOf(grid, hex);
  const isTight = code === 'cannot-slide-out' || code === 'no-way-in';
  const gates = isTight ? withoutTile(grid, index, () => gatesRound(grid, index)) : [];
  return gates.length > 0 ? gates.map((gate) => art.gate(gate, flipped)) : [art.blockers(others, flipped)];
}

/** Draws a neighbour and the sides it would have left (WD-14). */
function withSidesLeft(tile: Hex, leaving: Hex, state: WaddleWaddleState, flipped: boolean): Shape {
  const { grid } = boardOf(state.tiles);
  const left = hexesAt(grid, neighbours(grid, indexOf(grid, tile))).filter((hex) => !sameHex(hex, leaving));
  return group('loose', [art.blockers([tile], flipped), art.sidesLeft(tile, left, flipped)]);
}
