import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { griddle } from './griddle.js';

const GAME = 'waffle-wars';
const RECORD = '[Game "Waffle Wars"]\n1. c3 d4 2. c2\n\n[Game "Waffle Wars"]\n[Options "hand=12"]\n1. b2\n';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'griddle-render-'));
  await writeFile(join(folder, 'games.txt'), RECORD);
});
after(() => rm(folder, { recursive: true }));

/** The SVG that the flags give. */
async function svg(...flags: readonly string[]): Promise<string> {
  const { exit, out, err } = await griddle(['render', GAME, '-o', '-', ...flags]);
  assert.deepEqual([exit, err], [0, '']);
  assert.match(out, /^<svg .*<\/svg>\n$/s);
  return out;
}

test('an SVG file is what - prints, and the answer names it', async () => {
  const file = join(folder, 'board.svg');
  const { out } = await griddle(['render', GAME, '--position', '6/6/6/6/6/sss3', '-o', file, '--json']);
  assert.deepEqual(JSON.parse(out), { file });
  assert.equal(await readFile(file, 'utf8'), await svg('--position', '6/6/6/6/6/sss3'));
});

test('a PNG file is as wide as it was asked to be', async () => {
  for (const [flags, width] of [
    [[], 512],
    [['--width', '200'], 200],
  ] as const) {
    const file = join(folder, 'board.png');
    assert.equal((await griddle(['render', GAME, '-o', file, ...flags])).exit, 0);
    const png = await readFile(file);
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    assert.equal(png.readUInt32BE(16), width);
  }
});

test('width, dark and flipped change the picture', async () => {
  const plain = await svg('--position', '6/6/6/6/6/s5');
  assert.match(await svg('--position', '6/6/6/6/6/s5', '--width', '300'), / width="300" height="300"/);
  assert.doesNotMatch(plain, / width="\d+" height=/);
  assert.notEqual(await svg('--position', '6/6/6/6/6/s5', '--dark'), plain);
  assert.notEqual(await svg('--position', '6/6/6/6/6/s5', '--flipped'), plain);
});

test('a moment of a record has its last move marked; the end if no ply is named', async () => {
  const record = join(folder, 'games.txt');
  const end = await svg('--record', record);
  assert.equal(end, await svg('--record', record, '--ply', '3'));
  assert.notEqual(end, await svg('--position', '6/6/3b2/2s3/2s3/6 b 16,17 -'), 'no last move is marked there');
  assert.match(await svg('--record', record, '--ply', '1'), /<title>Waffle Wars: Blueberries to move\.<\/title>/);
  assert.match(await svg('--record', record, '--ply', '0'), /<title>Waffle Wars: Strawberries to move\.<\/title>/);
  assert.notEqual(await svg('--record', record, '--number', '2'), end);
});

test('a record that is invalid or too short is wrong use', async () => {
  const record = join(folder, 'games.txt');
  const none = await griddle(['render', GAME, '-o', '-', '--record', record, '--number', '3']);
  assert.deepEqual([none.exit, none.err], [2, 'griddle: There is no game 3 in the record. It has 2.\n']);
  const both = await griddle(['render', GAME, '-o', '-', '--record', record, '--position', '6/6/6/6/6/6']);
  assert.deepEqual(
    [both.exit, both.err],
    [2, 'griddle: The record already sets “position”. Leave one of the two out.\n'],
  );
  const invalid = join(folder, 'invalid.txt');
  await writeFile(invalid, '1. c3 c3');
  const { exit, err } = await griddle(['render', GAME, '-o', '-', '--record', invalid]);
  assert.equal(exit, 2);
  assert.match(err, /^griddle: Line 1, character 7: .*\(WW-6\)\n$/);
});

test('text from a record is never markup in the picture', async () => {
  const record = join(folder, 'markup.txt');
  await writeFile(record, '[Game "Waffle Wars"]\n[White "<script>"]\n1. c3 {<b onclick="x">}');
  assert.doesNotMatch(await svg('--record', record), /<script|<b /);
});

test('a file is replaced whole, and nothing else is left beside it', async () => {
  const file = join(folder, 'twice.svg');
  await writeFile(file, 'what was there');
  const { ino } = await stat(file);
  const files = await readdir(folder);
  assert.equal((await griddle(['render', GAME, '-o', file])).exit, 0);
  assert.notEqual((await stat(file)).ino, ino, 'who reads the old file now reads it to its end');
  assert.match(await readFile(file, 'utf8'), /^<svg/);
  assert.deepEqual(await readdir(folder), files);
});

test('a link is written through', async () => {
  const file = join(folder, 'real.svg');
  const link = join(folder, 'link.svg');
  await writeFile(file, '');
  await symlink(file, link);
  assert.equal((await griddle(['render', GAME, '-o', link])).exit, 0);
  assert.match(await readFile(file, 'utf8'), /^<svg/);
});

test('why a file cannot be written is told in words', async () => {
  const { exit, err } = await griddle(['render', GAME, '-o', join(folder, 'nowhere', 'board.svg')]);
  assert.equal(exit, 2);
  assert.match(err, /Can’t write the file “.*board\.svg” \(no such file\)\.\n$/);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.endsWith('.part')),
    [],
  );
});
