import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { griddle } from './griddle.js';

const COMMANDS = ['games', 'show', 'moves', 'play', 'score', 'perft', 'check', 'render', 'batch'];

test('the overview lists every command and the games', async () => {
  for (const args of [['--help'], ['help'], ['-h']]) {
    const { exit, out } = await griddle(args);
    assert.equal(exit, 0);
    for (const command of COMMANDS) assert.match(out, new RegExp(`^ {2}${command} +\\S`, 'm'));
    assert.match(out, /^Games: waffle-wars\b/m);
  }
});

test('--version tells the version of the package', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  assert.equal((await griddle(['--version'])).out, `${version}\n`);
});

for (const command of COMMANDS) {
  test(`griddle ${command} --help has flags and examples that work`, async (context) => {
    const { exit, out } = await griddle([command, '--help']);
    assert.equal(exit, 0);
    assert.match(out, /^ {2}--json /m);
    assert.ok(!out.includes('cli.'), 'every word is in the catalogue');
    assert.ok(out.split('\n').every((line) => line.length <= 120));
    const examples = out.split('Examples:\n')[1]?.trim().split('\n') ?? [];
    assert.ok(examples.length > 0);
    const folder = await exampleFolder();
    context.after(() => rm(folder, { recursive: true }));
    for (const example of examples) {
      const args = wordsOf(example.trim(), folder);
      assert.equal(args.shift(), 'griddle');
      const ran = await griddle(args, args[0] === 'check' ? RECORD : REQUEST);
      assert.equal(ran.exit, 0, `${example}: ${ran.err}`);
      assert.notEqual(ran.out, '');
    }
  });
}

const RECORD = '[Game "Waffle Wars"]\n\n1. c3 d4 2. c2 c1 3. d2 e5 4. b6 a1\n';
const REQUEST = '{"command": "moves", "game": "waffle-wars"}\n';

/** A folder with the files that examples read. */
async function exampleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-help-'));
  await writeFile(join(folder, 'game.txt'), RECORD);
  await writeFile(join(folder, 'requests.jsonl'), REQUEST);
  return folder;
}

/** The words of an example as a shell would pass them on, with files in `folder`; redirections are left out. */
function wordsOf(example: string, folder: string): string[] {
  const words = [...example.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
  const redirection = words.findIndex((word) => word === '<' || word === '>');
  return (redirection < 0 ? words : words.slice(0, redirection)).map((word) => {
    const file = word.replace('*', 'game');
    return /^[\w*]+\.(txt|jsonl|svg|png|gif|html)$/.test(word) ? join(folder, file) : word;
  });
}
