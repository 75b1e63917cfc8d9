/**
 * Hostage Rescue with all that is shown and played while hostages are to be freed (WW-72, WW-73). `index.ts` has the
 * flags, tells what is wrong, and scores.
 */
import { no, yes } from '../core/contract.js';
import type { Game } from '../core/contract.js';
import { gridName, gridSpace, readGrid } from '../core/grid.js';
import { below, next, seeded } from '../core/random.js';
import { asRead } from '../core/sides.js';
import { fieldsOf, UNREAD } from '../core/text.js';
import { SIDE_LETTERS, SIDE_NAMES, TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD, DIE, START } from './components.js';
import { legalMoves, played, RESCUE, toMove } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { start } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

/** Moves and texts are refused with `unread`, and score sheets are empty. */
export const bareHostageRescue: Game<HostageRescueState, HostageRescueMove> = {
  id: 'hostage-rescue',
  title: 'Hostage Rescue',
  options: [TWO_PLAYERS],
  seats: () => SIDE_NAMES,
  setup: (_options, seed) => start(seeded(seed), readGrid(BOARD, START, SIDE_LETTERS) ?? [], 'rescue'),
  optionsOf: (state) => ({ players: 2, goal: state.goal }),
  toMove: (state) => toMove(state, RESCUE),
  legalMoves: (state) => legalMoves(state, RESCUE),
  fate: (state) => {
    const rng = next(state.rng);
    return { move: { kind: 'roll', roll: 1 + below(rng, DIE) }, rng };
  },
  play: (state, move) => {
    const after = played(state, move, RESCUE);
    return after === undefined ? no({ rule: 'WW-72', code: UNREAD }) : yes(after);
  },
  score: () => [],
  outcome: (state) => outcome(state, RESCUE),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) =>
    move.kind === 'walk'
      ? [gridName(BOARD, move.from), gridName(BOARD, move.to)]
      : [move.kind === 'roll' ? 'die' : 'pass'],
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => asRead(readPosition(fieldsOf(text))),
  placeEnd: (text, offset) => (gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
