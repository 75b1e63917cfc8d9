/**
 * What a game of berries on a slab does not need to be shown: its whole rules, which tell what is wrong, words for moves, what
 * touches try, and threats. Fetched with hands, speech, records and mistakes.
 */
import { group, type Shape } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import type { Game, Place } from '@griddle/rules/core/contract.js';
import { conditionPlaces } from '@griddle/rules/core/two-sides.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { BoardView } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';
import { told } from '../old-core/replay.js';
import { addEnglish } from '../old-core/words.js';
import { GRID_MOVES_EN } from './messages.en.js';
import { stamped, type GridMore, type GridState } from './view.js';

addEnglish(GRID_MOVES_EN);

/** A layer with nothing to draw, until there is. */
const NOTHING = { key: '', draw: (): Shape => group('', []) };

/** Where a game differs from the others. */
interface GridTelling<S extends GridState, M> extends Partial<Pick<GridMore<S, M>, 'above' | 'facts'>> {
  readonly rules: Game<S, M>;
  readonly sentences: Catalogue['text'];
  /** The text of the move that touching these places tries to make. */
  readonly textOf: (places: readonly Place[]) => string;
  readonly moveWords?: BoardView<S, M>['moveWords'];
  /** The positions from which somebody who moves now may win; both sides' where it is left out. */
  readonly threatsFrom?: (state: S) => readonly S[];
}

/** The rest of a game from what is its own: rules with errors, sentences, and moves as texts. */
export function moreOf<S extends GridState, M>(telling: GridTelling<S, M>): GridMore<S, M> {
  const { rules } = telling;
  return {
    moveWords: (state, move, say) => wordsOf(rules.touches(state, move), say),
    ...telling,
    moveFromTouches: (state, places) => {
      const move = rules.parseMove(state, telling.textOf(places));
      return move.ok ? move.value : undefined;
    },
    below: (state, { show, last, targets }, middle) => [
      stamped(conditionPlaces(rules.score(state)), spots.winning, middle),
      stamped(show.has('last') ? last : [], spots.lastMove, middle),
      stamped(targets, spots.landings, middle),
    ],
    above: (state, marks, middle) => [
      stamped(marks.picked.slice(-1), spots.selection, middle),
      told.layer?.(marks.notes, middle) ?? NOTHING,
      stamped(marks.show.has('threats') ? threatened(telling, state) : [], spots.threats, middle),
      stamped(marks.lit, (points) => spots.highlights(points, 2), middle),
      ...(telling.above?.(state, marks, middle) ?? []),
    ],
  };
}

/** The last place of every move by which one of the sides could win at once. */
function threatened<S extends GridState, M>({ rules, threatsFrom }: GridTelling<S, M>, state: S): readonly Place[] {
  if (rules.outcome(state)) return [];
  const sides = threatsFrom?.(state) ?? [state, { ...state, turn: 1 - state.turn }];
  const found = sides.flatMap((side) =>
    rules.legalMoves(side).flatMap((move) => {
      const played = rules.play(side, move);
      const wins = played.ok && rules.outcome(played.value)?.winners.includes(side.turn);
      return wins ? rules.touches(side, move).slice(-1) : [];
    }),
  );
  return [...new Set(found)];
}

/** A move in words: a pass, a space, or from where to where. */
export function wordsOf([from = '', ...more]: readonly Place[], say: Say): string {
  if (more.length > 0) return say('move.grid.go', { from, to: more.join(', ') });
  return from === 'pass' ? say('move.grid.pass') : from;
}
