/** The examples of docs/cli.md are run, and their outputs compared. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { griddle } from './griddle.js';

const PAGE = new URL('../../../docs/cli.md', import.meta.url);

/** Code blocks: `text NAME` is a file, `console` holds commands with their outputs. */
const BLOCK = /^```(text|console)(?: (\S+))?\n(.*?)^```$/gms;

/** The words of a command line, quotes taken off. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
}

/** Counting takes longer or shorter. */
const timeless = (text: string) => text.replace(/\(\d+\.\d\d s\)/, '(time)');

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
      const isFile = /^\w+\.(txt|jsonl|svg|png|gif|html)$/;
      const args = wordsOf(command).map((word) => (isFile.test(word) ? join(folder, word) : word));
      const { out, err } = await griddle(args);
      assert.equal(timeless(out + err).replaceAll(`${folder}/`, ''), timeless(expected), `griddle ${command}`);
      count++;
    }
  }
  assert.ok(count > 15, `${count.toString()} examples`);
});
