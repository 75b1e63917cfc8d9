import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { previewSvg, type Preview } from '@griddle/art/internal/embed/preview.js';
import { inkWidthOf } from '@griddle/art/node/png.js';
import { GAMES } from '@griddle/rules/games.js';
import { griddle, randomRecord } from './griddle.js';

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

test('an SVG file has the same text as “-o -” prints, and the answer names the file', async () => {
  const file = join(folder, 'board.svg');
  const { out } = await griddle(['render', GAME, '--position', '6/6/6/6/6/sss3', '-o', file, '--json']);
  assert.deepEqual(JSON.parse(out), { file });
  assert.equal(await readFile(file, 'utf8'), await svg('--position', '6/6/6/6/6/sss3'));
});

test('a PNG file has the requested width', async () => {
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

test('a step of a record shows its last move; without --ply it is the last step', async () => {
  const record = join(folder, 'games.txt');
  const end = await svg('--record', record);
  assert.equal(end, await svg('--record', record, '--ply', '3'));
  assert.notEqual(end, await svg('--position', '6/6/3b2/2s3/2s3/6 b 16,17 -'), 'no last move is marked there');
  assert.match(await svg('--record', record, '--ply', '1'), /<title>Waffle Wars: Blueberries to move\.<\/title>/);
  assert.match(await svg('--record', record, '--ply', '0'), /<title>Waffle Wars: Strawberries to move\.<\/title>/);
  assert.notEqual(await svg('--record', record, '--number', '2'), end);
});

test('a record that is invalid or too short is a usage error', async () => {
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

test('a file is replaced as a whole, and no other file is left behind', async () => {
  const file = join(folder, 'twice.svg');
  await writeFile(file, 'what was there');
  const { ino } = await stat(file);
  const files = await readdir(folder);
  assert.equal((await griddle(['render', GAME, '-o', file])).exit, 0);
  assert.notEqual((await stat(file)).ino, ino, 'who reads the old file now reads it to its end');
  assert.match(await readFile(file, 'utf8'), /^<svg/);
  assert.deepEqual(await readdir(folder), files);
});

test('a symbolic link is kept, and its target is written', async () => {
  const file = join(folder, 'real.svg');
  const link = join(folder, 'link.svg');
  await writeFile(file, '');
  await symlink(file, link);
  assert.equal((await griddle(['render', GAME, '-o', link])).exit, 0);
  assert.match(await readFile(file, 'utf8'), /^<svg/);
});

test('a file that cannot be written is reported with the reason', async () => {
  const { exit, err } = await griddle(['render', GAME, '-o', join(folder, 'nowhere', 'board.svg')]);
  assert.equal(exit, 2);
  assert.match(err, /Can’t write the file “.*board\.svg” \(no such file\)\.\n$/);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.endsWith('.part')),
    [],
  );
});

// Previews: the picture that messengers and social sites show of a game.

const PREVIEWED = `[Game "Waffle Wars"]
[Event "Breakfast Cup"]
[Strawberries "Pip & Co"]
[Blueberries "Юля Żółć"]

1. c3 d4 2. c2 c1`;
const PICTURE = 'https://example.org/board.png';
const FONT = createRequire(import.meta.url).resolve('@fontsource/nunito/files/nunito-latin-400-normal.woff2');

/** Width and height of a PNG. */
function sizeOf(png: Buffer): readonly number[] {
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const preview = (more: Partial<Preview>): Preview => ({
  picture: { viewBox: [0, 0, 6, 6], shape: { kind: 'group', children: [] } },
  game: 'Waffle Wars',
  title: '',
  players: [],
  status: '',
  scheme: 'light',
  ...more,
});

test('the preview of each game is 1200 x 630', async () => {
  for (const game of GAMES) {
    const file = join(folder, `${game.id}.png`);
    const { err, exit } = await griddle(['render', '-', '--og', '-o', file], randomRecord(game, 20));
    assert.equal(exit, 0, err);
    assert.deepEqual(sizeOf(await readFile(file)), [1200, 630], game.id);
  }
  const file = join(folder, 'position.png');
  assert.equal((await griddle(['render', 'snake', '--og', '--dark', '-o', file])).exit, 0);
  assert.deepEqual(sizeOf(await readFile(file)), [1200, 630]);
});

test('each line stays on its side, however long the text', async () => {
  const long = 'Bartholomew Featherstonehaugh-Cholmondeley the Younger of the Northern Hills';
  for (const wide of [6, 20]) {
    const svg = await previewSvg(
      preview({
        picture: { viewBox: [0, 0, wide, 6], shape: { kind: 'group', children: [] } },
        title: long,
        players: ['strawberries', 'blueberries', 'p3', 'p4'].map((seat) => ({ name: `${long} ${long}`, seat })),
        status: `${long} won. `.repeat(5),
      }),
      inkWidthOf,
    );
    const lines = [...svg.matchAll(/<text x="(\S+)" y="(\S+)"[^>]*>.*?<\/text>/g)];
    assert.ok(lines.length > 4);
    for (const [line, x = '', y = ''] of lines) {
      const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${line}</svg>`;
      assert.ok(Number(x) + (await inkWidthOf(alone)) <= 1200 - 24, line);
      assert.ok(Number(y) < 630 - 24, line);
    }
    assert.ok(lines.some(([line]) => line.includes('…')));
  }
});

test('characters that our font lacks are listed, and another font can provide them', async () => {
  const file = join(folder, 'letters.png');
  const record = PREVIEWED.replace('Pip & Co', '対局 بيب');
  const { err, exit } = await griddle(['render', '-', '--og', '-o', file], record);
  assert.equal(exit, 2);
  assert.match(err, /^griddle: The font has no “対”, “局”, “ب”, .*--font FILE.*\n$/);
  assert.equal((await griddle(['render', '-', '--og', '-o', file, '--font', FONT], record)).exit, 0);
  assert.equal((await griddle(['render', '-', '--og', '-o', file], PREVIEWED)).exit, 0);
});

test('a page names its preview, which is written next to it', async () => {
  const page = join(folder, 'game.html');
  const flags = ['--picture', PICTURE, '--page', page, '--preview', 'https://example.org/game.png'];
  const { err, exit } = await griddle(['embed', '-', ...flags], PREVIEWED);
  assert.equal(exit, 0, err);
  const html = await readFile(page, 'utf8');
  assert.match(html, /<meta property="og:image" content="https:\/\/example.org\/game.png">/);
  assert.match(html, /<meta property="og:image:width" content="1200">/);
  assert.match(html, /<meta property="og:image:height" content="630">/);
  assert.deepEqual(sizeOf(await readFile(join(folder, 'game.png'))), [1200, 630]);
});

test('each error is one sentence', async () => {
  await writeFile(join(folder, 'font.ttf'), 'no font');
  const cases: readonly [args: readonly string[], words: RegExp][] = [
    [['render', '-', '--og', '-o', 'a.svg'], /ends in \.png, not “a\.svg”/],
    [['render', '-', '--og', '-o', 'a.png', '--font', join(folder, 'font.ttf')], /Can’t read “.*font\.ttf” as a font/],
    [['render', '-', '--og', '-o', 'a.png', '--font', join(folder, 'none.ttf')], /no such file/],
    [['embed', '-', '--preview', 'https://example.org/game.png'], /Name the page with --page/],
  ];
  for (const [args, words] of cases) {
    const { exit, err, out } = await griddle(args, PREVIEWED);
    assert.deepEqual([exit, out], [2, ''], args.join(' '));
    assert.match(err, words);
  }
});
