import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { griddle } from './griddle.js';

const COMMANDS = ['games', 'show', 'moves', 'play', 'score', 'perft', 'check', 'render', 'batch', 'help', 'dance', ''];

/** Flags with a value that is right, nearly right or anything; no picture is written to a file. */
const flag = fc.oneof(
  fc.constantFrom(['--json'], ['--help'], ['--divide'], ['--dark'], ['--flipped'], ['-x'], ['--'], ['-']),
  fc.tuple(
    fc.constantFrom('--depth', '--ply', '--number', '--width', '--seed'),
    fc.constantFrom('0', '1', '2', '-1', '1e9', 'x', ''),
  ),
  fc.tuple(fc.constant('--position'), fc.oneof(fc.constant('6/6/6/2b3/2s3/6 s 17,17 -'), fc.string())),
  fc.tuple(fc.constant('--moves'), fc.oneof(fc.constant('c3 d4'), fc.string(), fc.constant('c3 c3'))),
  fc.tuple(fc.constant('--options'), fc.oneof(fc.constant('hand=12'), fc.string())),
  fc.tuple(fc.constant('--record'), fc.constantFrom('-', '.', 'none.txt')),
  fc.tuple(fc.constant('-o'), fc.constantFrom('-', 'board.gif', '', 'no/such/folder/a.svg')),
);

const args = fc
  .tuple(
    fc.constantFrom(...COMMANDS),
    fc.constantFrom('waffle-wars', 'waffle-wars', 'waffle-wars', 'snake', '-', 'none.txt', '__proto__'),
    fc.array(flag, { maxLength: 4 }),
    fc.array(fc.string(), { maxLength: 1 }),
  )
  .map(([command, game, flags, more]) => [command, game, ...flags.flat(), ...more]);

test('any command line is answered or refused in a sentence', async () => {
  let fine = 0;
  await fc.assert(
    fc.asyncProperty(args, async (words) => {
      const { exit, out, err } = await griddle(words, '{"command": "games"}\n');
      assert.ok(exit === 0 || exit === 1 || exit === 2);
      if (exit === 0) fine++;
      if (words.includes('--json') && exit !== 0) {
        assert.equal(err, '');
        const { error } = JSON.parse(out) as { error: { code: string } };
        assert.notEqual(error.code, 'internal');
      } else if (exit !== 0) {
        assert.match(err, /^([^\n]+\n)+$/);
        assert.doesNotMatch(err, /itself has a fault|cli\.|^\s+at /);
      }
    }),
    { numRuns: 3000 },
  );
  assert.ok(fine > 100, `${fine.toString()} command lines were fine`);
});
