/** Records that move: each picture of a GIF and each moment of an SVG is what a drawing of that position is. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { decode as decodeGif, decodeFrames } from 'modern-gif';
import { pixelsOf } from '@griddle/art/node/png.js';
import { GAMES } from '@griddle/rules/games.js';
import { griddle, randomRecord } from './griddle.js';

const RECORD = '[Game "Waffle Wars"]\n1. c3 d4 (1... a1) 2. c2 {here} c1 3. b2 b3 *';
const PLIES = 6;

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'griddle-animate-'));
});
after(() => rm(folder, { recursive: true }));

/** Writes an animation of a record, and gives its bytes. */
async function animated(kind: 'gif' | 'svg', record: string, ...flags: readonly string[]): Promise<Buffer> {
  const file = join(folder, `game.${kind}`);
  const { err, exit } = await griddle(['render', '-', '--animate', '-o', file, ...flags], record);
  assert.equal(exit, 0, err);
  return readFile(file);
}

/** What a GIF holds; its reader takes no bytes that may be shared. */
const decode = (bytes: Uint8Array) => decodeGif(new Uint8Array(bytes));

/** The points of a position's drawing, on white or on the ground that GIFs have. */
async function drawnAt(record: string, ply: number, width: number, ground: string): Promise<Uint8Array> {
  const { err, exit, out } = await griddle(['render', '-', '--ply', ply.toString(), '-o', '-'], record);
  assert.equal(exit, 0, err);
  return (await pixelsOf(grounded(out, ground), width)).pixels;
}

/** An SVG with something behind it. */
function grounded(svg: string, ground: string): string {
  const [, left = '', top = ''] = /viewBox="(\S+) (\S+)/.exec(svg) ?? [];
  const behind = `<path d="M${left} ${top}h99v99h-99z" fill="${ground}"/>`;
  return svg.replace(/(<svg[^>]*>(?:<title>[^<]*<\/title>)?)/, `$1${behind}`);
}

/** How far two pictures are apart, in steps of colour for each point. */
function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  assert.equal(a.length, b.length);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

/** An animated SVG as it stands at a time from 0 to 1: its rules read as a browser does. */
function momentOf(svg: string, time: number): string {
  const [, css = ''] = /<style>(.*)<\/style>/.exec(svg) ?? [];
  const shown = new Map<string, string>();
  for (const [, name = '', steps = ''] of css.matchAll(/@keyframes (\w+)\{((?:[\d.]+%\{[^}]*\})+)\}/g)) {
    const past = [...steps.matchAll(/([\d.]+)%\{visibility:(\w+)\}/g)].filter(([, at]) => Number(at) <= time * 100);
    shown.set(name, past.at(-1)?.[2] ?? '');
  }
  return svg
    .replace(/<style>.*<\/style>/, '')
    .replaceAll(/ class="(\w+)"/g, (_all, name: string) => ` visibility="${shown.get(name) ?? ''}"`);
}

test('a GIF shows every position for a moment, and the last one longer', async () => {
  const gif = decode(await animated('gif', RECORD, '--delay', '300', '--width', '120'));
  assert.deepEqual([gif.width, gif.height, gif.looped, gif.loopCount], [120, 120, true, 0]);
  assert.deepEqual(
    gif.frames.map(({ delay }) => delay),
    [300, 300, 300, 300, 300, 300, 1200],
  );
  const once = await animated('gif', RECORD, '--once', '--width', '64', '--ply', '2');
  assert.notEqual(decode(once).looped, true);
  assert.equal(decode(once).frames.length, 3, 'it goes on to the move that was asked for');
  assert.equal(decode(await animated('gif', RECORD)).width, 512);
});

test('each picture of a GIF is the position', async () => {
  for (const width of [96, 240]) {
    const bytes = await animated('gif', RECORD, '--width', width.toString());
    const frames = decodeFrames(new Uint8Array(bytes));
    assert.equal(frames.length, PLIES + 1);
    for (const [ply, frame] of frames.entries()) {
      const apart = distance(frame.data, await drawnAt(RECORD, ply, width, '#ffe'));
      assert.ok(apart < 2, `ply ${ply.toString()} is ${apart.toString()} apart`);
    }
  }
});

for (const game of GAMES) {
  test(`an SVG of ${game.title} shows each position in its time, and the last one where animations do not play`, async () => {
    const record = randomRecord(game, 14);
    const svg = (await animated('svg', record, '--width', '240')).toString();
    const { out } = await griddle(['check', '-', '--json'], record);
    const { moves } = (JSON.parse(out) as { files: { games: { moves: number }[] }[] }).files[0]?.games[0] ?? {};
    assert.ok(moves !== undefined && moves > 4);
    const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
    const total = moves + 4;
    for (let ply = 0; ply <= moves; ply++) {
      const still = await griddle(['render', '-', '--ply', ply.toString(), '-o', '-'], record);
      // A position alone may need less room than the whole game
      const alone = still.out.replace(/^<svg[^>]*>/, head);
      const moment = await pixelsOf(grounded(momentOf(svg, (ply + 0.5) / total), '#fff'), 240);
      const apart = distance(moment.pixels, (await pixelsOf(grounded(alone, '#fff'), 240)).pixels);
      assert.ok(apart < 0.1, `ply ${ply.toString()} is ${apart.toString()} apart`);
    }
    const last = momentOf(svg, 1);
    const rules = /<style>(.*)<\/style>/.exec(svg)?.[1] ?? '';
    const hidden = new Set([...rules.matchAll(/\.(\w+)\{visibility:hidden;/g)].map(([, name]) => name));
    const still = svg
      .replace(/<style>.*<\/style>/, '')
      .replaceAll(/ class="(\w+)"/g, (_all, name) =>
        hidden.has(name as string) ? ' visibility="hidden"' : ' visibility="visible"',
      );
    assert.equal(still, last);
  });
}

test('an SVG loads nothing and has no script, and does not move for readers who want less motion', async () => {
  const svg = (await animated('svg', RECORD, '--words')).toString();
  assert.match(svg, /@media\(prefers-reduced-motion:reduce\)\{\*\{animation:none!important\}\}/);
  assert.match(svg, / infinite\}/);
  assert.doesNotMatch(svg, /<script|https?:(?!\/\/www\.w3\.org)|url\(/);
  const once = (await animated('svg', RECORD, '--once')).toString();
  assert.doesNotMatch(once, / infinite\}/);
  assert.match(once, / step-end 1\}/);
});

test('parts that all pictures share are written once', async () => {
  const one = (await griddle(['render', '-', '-o', '-'], RECORD)).out.length;
  const all = (await animated('svg', RECORD)).length;
  assert.ok(all < 2 * one, `${all.toString()} against ${one.toString()}`);
});

test('captions show the move and whose turn it is, also in a GIF, which becomes taller', async () => {
  const svg = (await animated('svg', RECORD, '--words')).toString();
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  assert.deepEqual(texts.slice(0, 4), [
    'Waffle Wars',
    'Strawberries to move.',
    'Strawberries: c3',
    'Blueberries to move.',
  ]);
  const gif = decode(await animated('gif', RECORD, '--words', '--width', '100'));
  assert.equal(gif.width, 100);
  assert.ok(gif.height > 110);
});

test('text of a record is never markup', async () => {
  const svg = (
    await animated('svg', '[Game "Waffle Wars"]\n[Strawberries "<script>x"]\n1. c3 d4', '--words')
  ).toString();
  assert.doesNotMatch(svg, /<script/);
});

test('each error is one sentence', async () => {
  const cases: readonly [args: readonly string[], record: string, words: RegExp][] = [
    [['-', '--animate', '-o', 'a.png'], RECORD, /ends in \.gif or \.svg, not “a\.png”/],
    [['waffle-wars', '--animate', '-o', 'a.gif'], RECORD, /needs a record/],
    [['-', '--animate', '-o', 'a.gif'], '[Game "Waffle Wars"] *', /no moves/],
    [['-', '--animate', '--og', '-o', 'a.gif'], RECORD, /Use --animate or --og, not both/],
    [['-', '--animate', '--delay', '3', '-o', 'a.gif'], RECORD, /“delay” can’t be “3”\. Use a whole number from 20/],
    [['-', '--delay', '300', '-o', 'a.png'], RECORD, /flag --delay only works with --animate/],
    [['-', '--animate', '-o', 'a.gif'], '1. c3', /doesn’t name its game/],
    [['-', '--animate', '-o', 'a.gif'], '[Game "Waffle Wars"] 1. c3 c3', /WW-6/],
    [[join(folder, 'none.txt'), '--animate', '-o', 'a.gif'], '', /Can’t read the file/],
  ];
  for (const [args, record, words] of cases) {
    const { exit, err, out } = await griddle(['render', ...args], record);
    assert.deepEqual([exit, out], [2, ''], args.join(' '));
    assert.match(err, words);
    assert.equal(err.trim().split('\n').length, 1);
  }
});
