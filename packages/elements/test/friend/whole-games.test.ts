/** Whole games by link, to and fro between two readers, in every game whose hands are open. */
import { expect } from '@open-wc/testing';
import { CHANCE } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { MAX_SEED } from '@griddle/rules/core/random.js';
import { GAMES, type AnyGame } from '@griddle/rules/games.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import { randomGame } from '@griddle/testkit';
import type { GameTag } from '../games.js';
import '../../src/generated/elements.js';
import { describeInOneEngine } from '../one-engine.js';
import { waitUntil } from '../wait.js';
import { leaveAll, Profile, watchClipboard } from './profiles.js';

/** The shortest of some finished games: its seed, and its moves without those of chance, each with its seat. */
function shortGame(game: AnyGame): { seed: number; moves: readonly (readonly [number, string])[] } {
  const options = initialOptions(game.options);
  const games = Array.from({ length: 40 }, (_, seed) => ({ seed, ...randomGame(game, options, seed, 300) }));
  const ended = games.filter(({ states }) => {
    const last = states.at(-1);
    return last !== undefined && game.outcome(last) !== undefined;
  });
  const [short] = ended.sort((one, other) => one.moves.length - other.moves.length);
  if (!short) throw new Error(`no game of ${game.id} ends`);
  const moves = short.moves.flatMap((move, at) => {
    const state = short.states[at];
    const seat = state === undefined ? CHANCE : (game.toMove(state)[0] ?? CHANCE);
    return state === undefined || seat === CHANCE ? [] : [[seat, game.moveText(state, move)] as const];
  });
  return { seed: short.seed, moves };
}

/** Starts a game from a seed. */
async function withSeed(seed: number, start: () => Promise<void>): Promise<void> {
  const { random } = Math;
  Math.random = () => (seed + 0.5) / (MAX_SEED + 1);
  try {
    await start();
  } finally {
    Math.random = random;
  }
}

/** Expects a position on a reader's board, once the moves of a link have been played there. */
async function showsPosition({ element }: Profile, position: string, when: string): Promise<void> {
  await waitUntil(() => element.currentPosition === position).catch(() => undefined);
  expect(element.currentPosition, when).to.equal(position);
}

describeInOneEngine('a whole game by link', () => {
  let restore = (): void => undefined;
  before(() => (restore = watchClipboard()));
  afterEach(leaveAll);
  after(() => restore());

  for (const game of GAMES.filter(({ id }) => id !== 'top-waffle' && id !== 'buffet-boss'))
    it(`of ${game.id}`, async function () {
      this.timeout(300_000);
      const { moves, seed } = shortGame(game);
      const count = game.seats(initialOptions(game.options)).length;
      const readers = Array.from({ length: count }, () => new Profile(TAGS[game.id] as GameTag));
      const host = readers[moves[0]?.[0] ?? 0];
      await host?.visit();
      await withSeed(seed, async () => host?.begin('Ann', { side: String(moves[0]?.[0] ?? 0) }));
      let url = '';
      let position = '';
      const joined = new Set([moves[0]?.[0]]);
      for (let at = 0; at < moves.length;) {
        const seat = moves[at]?.[0] ?? 0;
        const reader = readers[seat];
        if (!reader) throw new Error('nobody has this seat');
        if (url !== '') await reader.visit(url);
        if (!joined.has(seat)) await reader.submit({ name: `Player ${seat}` });
        joined.add(seat);
        if (position !== '') await showsPosition(reader, position, `move ${at}`);
        const turn: string[] = [];
        while (moves[at]?.[0] === seat) turn.push(moves[at++]?.[1] ?? '');
        expect(await reader.move(...turn), turn.join(' ')).to.equal(true);
        position = reader.element.currentPosition;
        url = await reader.send();
      }
      for (const reader of readers.slice(0, 2)) {
        await reader.visit(url);
        await showsPosition(reader, position, 'the end');
        expect(reader.element.table.outcome).not.to.equal(undefined);
      }
    });
});
