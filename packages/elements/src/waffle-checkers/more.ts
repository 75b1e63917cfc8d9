/**
 * Waffle Checkers, when somebody asks. What would bring a position for the third time is shown before it happens (WW-71); it
 * comes with the first record or game, as no position alone has a past.
 */
import type { Point } from '@griddle/art';
import { edged } from '@griddle/art/marks.js';
import { repeats } from '@griddle/art/waffle-checkers/marks.js';
import type { Place } from '@griddle/rules/core/contract.js';
import {
  waffleCheckers,
  type WaffleCheckersMove,
  type WaffleCheckersState,
} from '@griddle/rules/waffle-checkers/index.js';
import { WAFFLE_CHECKERS_EN } from '@griddle/rules/waffle-checkers/messages.en.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import { addEnglish } from '../old-core/words.js';
import { moreOf } from '../grid/more.js';
import { WAFFLE_CHECKERS_ELEMENT_EN } from './messages.en.js';

addEnglish(WAFFLE_CHECKERS_ELEMENT_EN);

/** The moves that would end the game as a draw. */
function drawingMoves(state: WaffleCheckersState): readonly WaffleCheckersMove[] {
  return waffleCheckers.legalMoves(state).filter((move) => {
    const played = waffleCheckers.play(state, move);
    return played.ok && played.value.end === 'repetition';
  });
}

/** The moves of a position whose way begins with the places picked so far and ends one further. */
function drawingTargets(state: WaffleCheckersState, { picked, targets }: Marks): readonly Place[] {
  if (targets.length === 0) return [];
  const ways = drawingMoves(state).map((move) => waffleCheckers.touches(state, move));
  return ways.flatMap((way) => (way.slice(0, -1).join() === picked.join() ? way.slice(-1) : []));
}

/** The way of a chain of jumps as far as it has been touched. */
function chain({ picked }: Marks, middle: (place: Place) => Point): Layer {
  return {
    key: picked.length > 1 ? picked.join() : '',
    draw: () => edged('chain', `M${picked.map(middle).join('L')}`, 'select', 0.1),
  };
}

/** Chains as they are touched, and which moves would be a draw (WW-71). */
export const WAFFLE_CHECKERS_MORE = moreOf<WaffleCheckersState, WaffleCheckersMove>({
  rules: waffleCheckers,
  sentences: WAFFLE_CHECKERS_EN,
  textOf: (places) => places.join(farApart(places) ? 'x' : '>'),
  moveWords: (state, move, say) => {
    const [from = '', ...more] = waffleCheckers.touches(state, move);
    return say(`move.waffle-checkers.${move.kind}`, { from, to: more.join(', ') });
  },
  facts: (state, say) => {
    const moves = drawingMoves(state).map((move) => waffleCheckers.moveText(state, move));
    return moves.length === 0 ? '' : say('facts.waffle-checkers.third', { moves: moves.join(', ') });
  },
  above: (state, marks, middle) => [
    chain(marks, middle),
    { places: drawingTargets(state, marks), draw: (place) => repeats([middle(place)]) },
  ],
});

/** Whether a way of touches begins with more than one step. */
function farApart([from = '', to = '']: readonly Place[]): boolean {
  return [0, 1].some((at) => Math.abs(from.charCodeAt(at) - to.charCodeAt(at)) > 1);
}
