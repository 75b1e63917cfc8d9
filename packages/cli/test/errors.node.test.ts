import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { griddle } from './griddle.js';

const GAME = 'waffle-wars';

/** Wrong use: the words after `griddle`, the error's code, and what its sentence must name. */
const WRONG: readonly (readonly [args: readonly string[], code: string, names: RegExp])[] = [
  [[], 'missing-command', /moves, play/],
  [['dance'], 'unknown-command', /“dance”.*moves, play/],
  [['moves'], 'missing-words', /needs a game.*waffle-wars/],
  [['moves', 'chess'], 'unknown-game', /“chess”.*waffle-wars/],
  [['moves', GAME, 'c3'], 'too-many-arguments', /griddle moves --help/],
  [['moves', GAME, '--ply', '3'], 'unknown-flag', /“--ply”.*--position/],
  [['moves', GAME, '--position'], 'missing-value', /--position/],
  [['moves', GAME, '--seed', '1', '--seed', '2'], 'repeated-flag', /--seed appears twice/],
  [['render', GAME, '-o', 'a.svg', '--out', 'b.svg'], 'repeated-flag', /--out appears twice/],
  [['moves', GAME, '--position', ''], 'position-empty', /Position, character 1:.*6\/6\/6\/6\/6\/6/],
  [['moves', GAME, '--position', '6/6/6/6/6/5x'], 'board-piece', /Position, character 12: “x”/],
  [['moves', GAME, '--position', '6/6/6'], 'board-ranks', /Position, character 1:/],
  [['moves', GAME, '--position', '6/6/6/6/6/6 x'], 'side', /Position, character 13:/],
  [['play', GAME, '--options', 'hand'], 'option-form', /Options, character 1:.*key=value/],
  [['play', GAME, '--options', 'hand=12,size=8'], 'option-key', /Options, character 9:.*“size”.*hand/],
  [['play', GAME, '--options', 'hand=12,hand=13'], 'option-twice', /Options, character 9:.*“hand” appears twice/],
  [['play', GAME, '--options', 'hand=99'], 'option-value', /Options, character 6:.*6-36/],
  [['play', GAME, '--seed', '-1'], 'seed', /“-1”.*2147483562/],
  [['play', GAME, '--seed', '2147483563'], 'seed', /“2147483563”/],
  [['play', GAME, '--moves', 'c3 e9'], 'move-space', /Moves, character 4: “e9”/],
  [['perft', GAME], 'missing-depth', /depth/],
  [['perft', GAME, '--depth', '1e3'], 'flag-value', /“1e3”.*0 to 99/],
  [['perft', 'top-waffle', '--depth', '1'], 'perft-deal', /10000000 ways.*position/],
  [['render', GAME], 'missing-out', /\.svg/],
  [['render', GAME, '-o', 'board.gif'], 'out', /“board.gif”.*\.svg or \.png/],
  [['render', GAME, '-o', '-', '--width', '5'], 'flag-value', /“5”.*16 to 4096/],
  [['render', GAME, '-o', '-', '--ply', '5'], 'flag-without-record', /ply/],
  [['render', GAME, '-o', '-', '--record', 'none.txt'], 'file-unreadable', /“none.txt”/],
  [['render', GAME, '-o', 'no/such/folder/board.svg'], 'file-unwritable', /board\.svg/],
  [['check'], 'missing-words', /needs one or more files/],
  [['check', 'none.txt'], 'file-unreadable', /“none.txt”/],
  [['check', '.'], 'file-unreadable', /“.”/],
  [['batch'], 'missing-words', /needs a file/],
  [['batch', 'none.jsonl'], 'file-unreadable', /“none.jsonl”/],
  [['batch', '.'], 'file-unreadable', /“.”/],
];

for (const [args, code, names] of WRONG) {
  test(`usage error: griddle ${args.join(' ')}`, async () => {
    const forPeople = await griddle(args);
    assert.equal(forPeople.exit, 2);
    assert.equal(forPeople.out, '');
    assert.match(forPeople.err, names);
    assert.match(forPeople.err, /^[^\n]+[.)]\n$/, 'one sentence on one line');
    assert.ok(!forPeople.err.includes('cli.'), 'the sentence is in the catalogue');

    const forPrograms = await griddle([...args, '--json']);
    // `--position --json` reads as a position, and `--json` is seen all the same
    assert.equal(forPrograms.exit, 2);
    assert.equal(forPrograms.err, '');
    const { error } = JSON.parse(forPrograms.out) as { error: { code: string; message: string } };
    assert.ok(error.code === code || args.at(-1) === '--position', error.code);
    assert.ok(error.message.length > 0);
  });
}

test('messages quote input in short form and without control characters', async () => {
  const { err } = await griddle(['moves', `chess\u001b[31m\n${'x'.repeat(5000)}`]);
  assert.ok(err.length < 400, err);
  // eslint-disable-next-line no-control-regex -- none of them may reach the terminal
  assert.doesNotMatch(err.trimEnd(), /[\u0000-\u001f]/);
});

test('a crash of griddle itself is reported in one sentence too', async () => {
  const { exit, err } = await griddle(['show', GAME], '', {
    locale: 'en',
    plural: () => {
      throw new Error('no plural');
    },
    text: { 'cli.error.internal': 'Fault: {found}.' },
  });
  assert.equal(exit, 2);
  assert.equal(err, 'griddle: Fault: Error: no plural.\n');
});

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

test('every command line is answered or refused in one sentence', async () => {
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
