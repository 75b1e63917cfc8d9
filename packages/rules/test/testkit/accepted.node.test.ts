/** What `parsePosition` accepts can be played: positions bred from those of random games keep the laws of the contract. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { gameById } from '@griddle/rules/games.js';
import { randomGame, stateFaults } from '@griddle/testkit';
import { breed } from '../fixtures/corrupt-text.js';

const PLAYED: readonly (readonly [id: string, options: string])[] = [
  ['waffle-wars', ''],
  ['waffle-wars', 'slide=all,arcade=on,format=doubles'],
  ['waddle-waddle', ''],
  ['waffle-time', 'players=2'],
  ['waffle-time', 'players=1'],
  ['top-waffle', 'players=2'],
  ['top-waffle', 'players=5'],
  ['top-waffle', 'players=3,count=hidden'],
  ['buffet-boss', 'players=2'],
  ['buffet-boss', 'players=3,version=all'],
  ['snake', ''],
  ['waffle-checkers', ''],
  ['hostage-rescue', ''],
  ['hostage-rescue', 'goal=flag'],
  ['connect-four', 'size=7x6'],
  ['reversi', 'size=8x8'],
];

/**
 * Whether a position does not tell what its moves depend on: cards that were not seen, a draft board without tiles. Who is
 * to move may have no legal move there.
 */
function isUntold(position: string): boolean {
  return /(^|[ /.;,:])x($|[ /.;,:])/.test(position) || /^\S+ p\d:draft \S+ \S+ - /.test(position);
}

const CANNOT_MOVE = 'a seat is to move and cannot';

/** Bred positions a game; `BRED` makes it more for a longer look. */
const BRED = Number(process.env['BRED'] ?? 1500);

for (const [id, text] of PLAYED) {
  describe(`${id} ${text}`, () => {
    const game = gameById(id);
    assert.ok(game);
    const options = parseOptions(game.options, game.seats(initialOptions(game.options)), text);
    assert.ok(options.ok);
    const seats = game.seats(options.value);
    const stock = [1, 2, 3, 4].flatMap((seed) =>
      randomGame(game, options.value, seed, 120).states.flatMap((state) => [
        game.positionText(state),
        game.positionText(game.viewFor(state, seed % seats.length)),
      ]),
    );

    test(`accepted positions among ${BRED.toString()} bred ones keep the laws, and so do later ones`, () => {
      let rng: Rng = seeded(5);
      const draw = (n: number): number => {
        rng = next(rng);
        return below(rng, n);
      };
      const faults = new Map<string, string>();
      let accepted = 0;
      for (let i = 0; i < BRED; i++) {
        const position = breed(stock, draw);
        const read = game.parsePosition(position, options.value);
        if (!read.ok) continue;
        accepted++;
        const own = game.optionsOf(read.value);
        const note = (at: string, state: typeof read.value): void => {
          for (const fault of stateFaults(game, own, state)) {
            if (fault === CANNOT_MOVE && isUntold(game.positionText(state))) continue;
            const key = at + fault.replace(/position .* (is not read|read back)/, '$1').replace(/move \S+/, 'move');
            if (!faults.has(key)) faults.set(key, position);
          }
        };
        note('', read.value);
        const moves = game.legalMoves(read.value);
        const move = moves[draw(moves.length)];
        const played = move === undefined ? undefined : game.play(read.value, move);
        if (played?.ok) note('after a move: ', played.value);
      }
      assert.deepEqual([...faults], [], `${accepted.toString()} accepted`);
      assert.ok(accepted > BRED / 20, `only ${accepted.toString()} accepted`);
    });
  });
}

/** Positions that were read once although nobody could go on from them, and the code with which they are refused now. */
const REFUSED: readonly (readonly [id: string, position: string, code: string])[] = [
  [
    'buffet-boss',
    '559/chicken-wing/p-1/-;461/lobster-claw/p-1/- shrimp.octopus p1:rescue:2:p1 m222222m22222m222m121 1:-:-:0.lettuce.ham',
    'buffet-turn',
  ],
  ['buffet-boss', '0/-/-/-;0/-/-/- ham.egg.banana p1:rescue', 'buffet-turn'],
  ['buffet-boss', '0/-/-/-;0/-/-/- ham.egg p1:turn:1:p1 - 1:banana:-:-', 'buffet-turn'],
  [
    'waffle-time',
    '1ws2/4w/2wu1/w4/3w1;2w2/1w3/4w/3w1/w4 p2:star 6,8 33111:50,52,57 u*,wc,kb,su,uk,cs,bw,bs,ck 1:p1,p2 - -;-',
    'star',
  ],
  ['waffle-time', '5/5/5/5/5 p1:finish 6 - - 1:p1 ck: -', 'turn'],
  ['hostage-rescue', 'b1bb1s/s5/s1b1b1/s2b2/2ssss/bss2b b:6-5 e4', 'split'],
];

for (const [id, position, code] of REFUSED) {
  test(`${id} refuses ${position}`, () => {
    const game = gameById(id);
    assert.ok(game);
    const read = game.parsePosition(position, initialOptions(game.options));
    assert.equal(read.ok ? '' : read.error.code, code);
    assert.ok(!read.ok && read.error.offset < position.length);
  });
}

test('Waffle Time without tiles tells whose turn it is and why nobody can draft (WT-11)', () => {
  const game = gameById('waffle-time');
  assert.ok(game);
  const read = game.parsePosition('5/5/5/5/5;5/5/5/5/5 p2:draft', initialOptions(game.options));
  assert.ok(read.ok);
  assert.deepEqual(game.toMove(read.value), [1]);
  const move = game.parseMove(read.value, '@4');
  const played = move.ok ? game.play(read.value, move.value) : undefined;
  assert.ok(played && !played.ok);
  assert.equal(played.error.code, 'no-tiles');
});
