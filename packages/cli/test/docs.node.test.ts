/** The examples of docs/cli.md are run, and their outputs compared; the commands of all guides are run. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { griddle, program } from './griddle.js';

const ROOT = new URL('../../../', import.meta.url);
const PAGE = new URL('docs/cli.md', ROOT);

/** Code blocks: `text NAME` is a file, `console` holds commands with their outputs. */
const BLOCK = /^```(text|console)(?: (\S+))?\n(.*?)^```$/gms;

/** The words of a command line, quotes taken off. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
}

/** Counting takes longer or shorter. */
const timeless = (text: string) => text.replace(/\(\d+\.\d\d s\)/, '(time)');

/** The words of a command line, with files in a folder. */
function argsOf(command: string, folder: string): string[] {
  const isFile = /^\w+\.(txt|jsonl|svg|png|gif|html)$/;
  return wordsOf(command).map((word) => (isFile.test(word) ? join(folder, word) : word));
}

test('docs/cli.md shows the real output', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-docs-'));
  context.after(() => rm(folder, { recursive: true }));
  let count = 0;
  for (const [, kind, name = '', content = ''] of (await readFile(PAGE, 'utf8')).matchAll(BLOCK)) {
    if (kind === 'text') {
      await writeFile(join(folder, name), content);
      continue;
    }
    for (const [, command = '', expected = ''] of content.matchAll(/^\$ griddle (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
      const { out, err } = await griddle(argsOf(command, folder));
      assert.equal(timeless(out + err).replaceAll(`${folder}/`, ''), timeless(expected), `griddle ${command}`);
      count++;
    }
  }
  assert.ok(count > 15, `${count.toString()} examples`);
});

/** The commands for readers to copy, by page: without comments and the files that the shell writes. */
async function commandsIn(page: string): Promise<readonly string[]> {
  const blocks = (await readFile(new URL(page, ROOT), 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, code = '']) =>
    [...code.matchAll(/^(?:griddle|npx @griddle\/cli) (.*?)(?: +#.*| > \S+)?$/gm)].map(([, command = '']) => command),
  );
}

test('each command of the guides runs', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-docs-'));
  context.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'game.txt'), '[Game "Waffle Wars"]\n1. c5 b1 2. d3 b2 3. b3 c3\n');
  const guides = (await readdir(new URL('docs/', ROOT), { recursive: true }))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') && !name.startsWith('docs/reports/'));
  let count = 0;
  for (const page of [...guides, 'packages/cli/README.md'])
    for (const command of await commandsIn(page)) {
      // Two games of an arena show as much as two hundred, and it plays them in workers
      const ran = command.startsWith('arena') ? program : griddle;
      const { exit, err } = await ran(argsOf(command.replace(/--games \d+/, '--games 2'), folder), 'quit\n');
      assert.equal(exit, 0, `${page}: griddle ${command}: ${err}`);
      count++;
    }
  assert.ok(count > 10, `${count.toString()} commands`);
});
