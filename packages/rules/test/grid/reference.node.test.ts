/** The bonus games against the reference implementation of their catalogues: random games, compared at every position. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { initialOptions } from '../../src/core/options.js';
import { randomGame } from '@griddle/testkit';
import { gameOf } from '../fixtures/tokens.js';
import {
  CONNECT_FOUR,
  HOSTAGE_RESCUE,
  readReference,
  REVERSI,
  SNAKE,
  WAFFLE_CHECKERS,
  type Reference,
  type ReferenceGame,
} from './reference-sides.js';

/** More moves than a game without a repeated position takes; Hostage Rescue may go on for ever. */
const LIMIT = 150;

const GAMES: Readonly<Record<string, readonly [rule: string, reference: ReferenceGame]>> = {
  snake: ['WW-70', SNAKE],
  'waffle-checkers': ['WW-71', WAFFLE_CHECKERS],
  'hostage-rescue': ['WW-72 WW-73', HOSTAGE_RESCUE],
  'connect-four': ['WW-75', CONNECT_FOUR],
  reversi: ['WW-76', REVERSI],
};

/** After a token: a roll of the die is told, all else is played. */
function after(reference: ReferenceGame, at: Reference, token: string): Reference {
  return token.startsWith('~') ? { ...at, roll: Number(token.slice(1)), left: 0 } : reference.play(at, token);
}

for (const [id, [rule, reference]] of Object.entries(GAMES)) {
  const game = gameOf(id);

  describe(id, () => {
    for (const seeds of [
      [1, 2],
      [3, 4, 5, 6, 7],
    ]) {
      test(`${rule} ${seeds.length} random games agree with the reference implementation`, () => {
        for (const seed of seeds) {
          const { states, legal, moves } = randomGame(game, initialOptions(game.options), seed, LIMIT);
          let twin = readReference(game.positionText(states[0] ?? game.setup({}, seed)));
          for (const [ply, state] of states.entries()) {
            const text = game.positionText(state);
            const outcome = game.outcome(state);
            // Positions that come again are left out of that reading (WW-71)
            if (outcome?.by === 'repetition') break;
            const winner = outcome?.winners[0];
            assert.equal(twin.winner, outcome ? (winner === undefined ? 'draw' : 'sb'.charAt(winner)) : '', text);
            if (outcome !== undefined) break;
            assert.deepEqual(twin, readReference(text));
            const tokens = (legal[ply] ?? []).map((move) => game.moveText(state, move));
            const read = tokens.map((token) => game.parseMove(state, token));
            assert.deepEqual(
              read.map((one) => one.ok && one.value),
              legal[ply],
            );
            const isRolled = tokens[0]?.startsWith('~') === true;
            assert.deepEqual(
              tokens.sort(),
              isRolled ? ['~1', '~2', '~3', '~4', '~5', '~6'] : reference.moves(twin).sort(),
              text,
            );
            if (ply < moves.length) twin = after(reference, twin, game.moveText(state, moves[ply]));
          }
        }
      });
    }
  });
}
