/**
 * A new game of Hostage Rescue until somebody moves (WW-72, WW-73): where all stand, the first roll, and what may be done
 * with it. `index.ts` plays on, has the flags, reads texts, tells what is wrong, and scores.
 */
import { gridName } from '../core/grid.js';
import { below, next, seeded } from '../core/random.js';
import { openGame } from '../core/open-game.js';
import { asRead } from '../core/sides.js';
import { TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD, DIE } from './components.js';
import { freeing, legalMoves, toMove } from './moves.js';
import { moveText, standingText } from './notation.js';
import { start, startBoard } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

/** Moves other than a roll and all texts are refused with `unread`, and score sheets are empty. */
export const bareHostageRescue = openGame<HostageRescueState, HostageRescueMove>(
  BOARD,
  (state, move) => (state.roll === 0 && move.kind === 'roll' ? { ...state, roll: move.roll } : undefined),
  {
    id: 'hostage-rescue',
    title: 'Hostage Rescue',
    options: [TWO_PLAYERS],
    setup: (_options, seed) => start(seeded(seed), startBoard(), 'rescue'),
    optionsOf: (state) => ({ players: 2, goal: state.goal }),
    toMove: (state) => toMove(state),
    legalMoves: (state) => legalMoves(state, freeing),
    fate: (state) => {
      const rng = next(state.rng);
      return { move: { kind: 'roll', roll: 1 + below(rng, DIE) }, rng };
    },
    outcome: () => undefined,
    touches: (_state, move) =>
      move.kind === 'walk'
        ? [gridName(BOARD, move.from), gridName(BOARD, move.to)]
        : [move.kind === 'roll' ? 'die' : 'pass'],
    moveText: (_state, move) => moveText(move),
    parseMove: () => asRead<HostageRescueMove>(),
    positionText: (state) => standingText(state),
    parsePosition: () => asRead<HostageRescueState>(),
  },
);
