/** Previews: the picture that messengers and social sites show of a game. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { previewSvg, type Preview } from '@griddle/art/internal/embed/preview.js';
import { inkWidthOf } from '@griddle/art/node/png.js';
import { GAMES } from '@griddle/rules/games.js';
import { griddle } from './griddle.js';
import { randomRecord } from './random-record.js';

const RECORD = `[Game "Waffle Wars"]
[Event "Breakfast Cup"]
[Strawberries "Pip & Co"]
[Blueberries "Юля Żółć"]

1. c3 d4 2. c2 c1`;
const PICTURE = 'https://example.org/board.png';
const FONT = createRequire(import.meta.url).resolve('@fontsource/nunito/files/nunito-latin-400-normal.woff2');

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'griddle-preview-'));
});
after(() => rm(folder, { recursive: true }));

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

test('whatever the words, each line stays on its side', async () => {
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

test('names that are no names of letters of ours are told, and another font has them', async () => {
  const file = join(folder, 'letters.png');
  const record = RECORD.replace('Pip & Co', '対局 بيب');
  const { err, exit } = await griddle(['render', '-', '--og', '-o', file], record);
  assert.equal(exit, 2);
  assert.match(err, /^griddle: The font has no “対”, “局”, “ب”, .*--font FILE.*\n$/);
  assert.equal((await griddle(['render', '-', '--og', '-o', file, '--font', FONT], record)).exit, 0);
  assert.equal((await griddle(['render', '-', '--og', '-o', file], RECORD)).exit, 0);
});

test('a page names its preview, which is written beside it', async () => {
  const page = join(folder, 'game.html');
  const flags = ['--picture', PICTURE, '--page', page, '--preview', 'https://example.org/game.png'];
  const { err, exit } = await griddle(['embed', '-', ...flags], RECORD);
  assert.equal(exit, 0, err);
  const html = await readFile(page, 'utf8');
  assert.match(html, /<meta property="og:image" content="https:\/\/example.org\/game.png">/);
  assert.match(html, /<meta property="og:image:width" content="1200">/);
  assert.match(html, /<meta property="og:image:height" content="630">/);
  assert.deepEqual(sizeOf(await readFile(join(folder, 'game.png'))), [1200, 630]);
});

test('what cannot be is told in a sentence', async () => {
  await writeFile(join(folder, 'font.ttf'), 'no font');
  const cases: readonly [args: readonly string[], words: RegExp][] = [
    [['render', '-', '--og', '-o', 'a.svg'], /ends in \.png, not “a\.svg”/],
    [['render', '-', '--og', '-o', 'a.png', '--font', join(folder, 'font.ttf')], /Can’t read “.*font\.ttf” as a font/],
    [['render', '-', '--og', '-o', 'a.png', '--font', join(folder, 'none.ttf')], /no such file/],
    [['embed', '-', '--preview', 'https://example.org/game.png'], /Name the page with --page/],
  ];
  for (const [args, words] of cases) {
    const { exit, err, out } = await griddle(args, RECORD);
    assert.deepEqual([exit, out], [2, ''], args.join(' '));
    assert.match(err, words);
  }
});
