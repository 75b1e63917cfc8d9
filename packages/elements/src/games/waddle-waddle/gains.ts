/** The points that moves would gain: on the board and as text. */
import { group, type Shape } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { SEAT_NAMES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { made } from '@griddle/rules/internal/waddle-waddle/moves.js';
import { score } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { Layer, Scene, Translate } from '#core';
import { hexOf } from './hexes.js';
import { moveFromPlaces } from './moves.js';

/** Returns each seat's gain from a legal move. */
function gainsOf(state: WaddleWaddleState, move: WaddleWaddleMove): readonly number[] {
  const before = score(state);
  return score(made(state, move)).map(({ total }, seat) => total - (before[seat]?.total ?? 0));
}

/** Draws what the seat to move would gain from the selected tile on a place; nothing for 0 points. */
function gainAt(place: Place, { state, marks: { selection }, flipped }: Scene<WaddleWaddleState>): readonly Shape[] {
  const move = moveFromPlaces([...selection, place]);
  const points = move ? (gainsOf(state, move)[state.turn] ?? 0) : 0;
  return points === 0 ? [] : [art.gain(hexOf(place), points, flipped)];
}

/** Returns the layer with the gain at each destination of the selected tile. */
export function gainsLayer(scene: Scene<WaddleWaddleState>): Layer {
  const { selection, destinations } = scene.marks;
  return {
    key: destinations.length === 0 ? '' : `${selection.join()}>${destinations.join()}`,
    draw: () =>
      group(
        'gains',
        destinations.flatMap((place) => gainAt(place, scene)),
      ),
  };
}

/** Formats points with their sign, as on the board: `+3`. */
function signed(points: number): string {
  return points > 0 ? `+${points.toString()}` : points.toString();
}

/** Describes each seat's gain and new score: `Blue +4, then 12. Red -2, then 7.` */
export function preview(state: WaddleWaddleState, move: WaddleWaddleMove, t: Translate): string {
  const totals = score(state);
  const changes = gainsOf(state, move).flatMap((points, seat) => {
    if (points === 0 && seat !== state.turn) return [];
    const total = (totals[seat]?.total ?? 0) + points;
    return [t('gain.waddle-waddle', { seat: SEAT_NAMES[seat] ?? '', points: signed(points), total })];
  });
  return joinSentences(t, changes);
}
