/** Special modes, power-ups and doubles look alike from every side of the waffle (WW-40 to WW-60). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSymmetry, randomGame } from '@griddle/testkit';
import { drawingMoves, hasModes, POWERS, waffleWars as game } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import { fullGame, tokensOf } from './full-table.js';
import { TURNS, turnedMove, turnedPosition } from './turns.js';

/** Options, how many games are played with them, and the moves that have to come up among the legal ones. */
const GAMES: readonly (readonly [options: string, games: number, moves: readonly RegExp[]])[] = [
  ['double=all', 12, [/^..x..x/]],
  ['self=all', 12, [/^..x..$/]],
  ['slide=all', 12, [/>/]],
  ['double=strawberries,slide=blueberries,equity=off', 12, [/^..x..x/, />/]],
  ['arcade=on', 3, POWERS.map(({ name }) => new RegExp(`^@${name}:`))],
  ['format=doubles,hand=9,slide=all,double=all', 8, [/>/, /^..x..x/]],
];

/** Texts have no history, so positions on the brink of a draw by repetition are left out. */
const isFreeOfHistory = (state: WaffleWarsState): boolean => !hasModes(state) || drawingMoves(state).length === 0;

for (const [options, games, moves] of GAMES) {
  test(`${options}: legal moves, what they do and results turn with the waffle`, () => {
    const read = game.optionsOf(fullGame(options));
    const states = Array.from({ length: games }, (_unused, seed) => randomGame(game, read, seed, 300).states).flat();
    const legal = states.flatMap(tokensOf);
    for (const move of moves)
      assert.ok(
        legal.some((token) => move.test(token)),
        `${move.source} comes up`,
      );
    // Every eighth position for each turn, each time other ones
    const alone = states.filter(isFreeOfHistory);
    Object.entries(TURNS).forEach(([name, turn], at) => {
      const symmetry = {
        name,
        position: (text: string) => turnedPosition(turn, text),
        move: (text: string) => turnedMove(turn, text),
        seat: (seat: number) => seat,
      };
      const some = alone.filter((_state, i) => i % 8 === at);
      assert.ok(some.length > 5);
      assert.deepEqual(checkSymmetry(game, read, symmetry, some), []);
    });
  });
}

test('WW-42 a board that turns but by colours and sides is told apart', () => {
  // The halves of the waffle are alike, the sides are not: Blueberries do not slide here
  const state = fullGame('slide=strawberries');
  const symmetry = {
    name: 'sides changed',
    position: (text: string) => text.replace(/[sb]/g, (side) => (side === 's' ? 'b' : 's')),
    move: (text: string) => text,
    seat: (seat: number) => 1 - seat,
  };
  const { states } = randomGame(game, game.optionsOf(state), 3, 60);
  assert.notDeepEqual(checkSymmetry(game, game.optionsOf(state), symmetry, states), []);
});
