/**
 * Hostage Rescue with all that is shown and played while hostages are to be freed (WW-72, WW-73). `index.ts` has the
 * flags, tells what is wrong, and scores.
 */
import { gridName, readGrid } from '../core/grid.js';
import { below, next, seeded } from '../core/random.js';
import { openGame } from '../core/open-game.js';
import { asRead } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { SIDE_LETTERS, TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD, DIE, START } from './components.js';
import { legalMoves, played, RESCUE, toMove } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { start } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

/** Moves and texts are refused with `unread`, and score sheets are empty. */
export const bareHostageRescue = openGame<HostageRescueState, HostageRescueMove>(
  BOARD,
  (state, move) => played(state, move, RESCUE),
  {
    id: 'hostage-rescue',
    title: 'Hostage Rescue',
    options: [TWO_PLAYERS],
    setup: (_options, seed) => start(seeded(seed), readGrid(BOARD, START, SIDE_LETTERS) ?? [], 'rescue'),
    optionsOf: (state) => ({ players: 2, goal: state.goal }),
    toMove: (state) => toMove(state, RESCUE),
    legalMoves: (state) => legalMoves(state, RESCUE),
    fate: (state) => {
      const rng = next(state.rng);
      return { move: { kind: 'roll', roll: 1 + below(rng, DIE) }, rng };
    },
    outcome: (state) => outcome(state, RESCUE),
    touches: (_state, move) =>
      move.kind === 'walk'
        ? [gridName(BOARD, move.from), gridName(BOARD, move.to)]
        : [move.kind === 'roll' ? 'die' : 'pass'],
    moveText: (_state, move) => moveText(move),
    parseMove: (_state, text) => parseMove(text),
    positionText: (state) => positionText(state),
    parsePosition: (text) => asRead(readPosition(fieldsOf(text))),
  },
);
