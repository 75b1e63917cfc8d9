import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotationCommands, annotationsOf, parseRecords } from '@griddle/rules/record/index.js';
import type { PlaceReader } from '@griddle/rules/record/index.js';

/** Squares `c3`, as on the waffle. */
const squares: PlaceReader = {
  scanPlace: (text, offset) => (/^[a-f][1-6]/.test(text.slice(offset)) ? offset + 2 : -1),
};

/** Hexes `1,-2`, as long as they go. */
const hexes: PlaceReader = {
  scanPlace(text, offset) {
    const found = /^-?\d+,-?\d+/.exec(text.slice(offset));
    return found === null ? -1 : offset + found[0].length;
  },
};

function annotations(game: PlaceReader, text: string) {
  const records = parseRecords(text);
  assert.ok(records.ok);
  return annotationsOf(game, records.value[0]?.intro ?? []);
}

function shown(game: PlaceReader, text: string): string[] {
  const result = annotations(game, text);
  assert.ok(result.ok, text);
  const { arrows, highlights, calls } = result.value;
  return [
    ...arrows.map(({ colour, from, to }) => `${colour} ${from} to ${to}`),
    ...highlights.map(({ colour, place }) => `${colour} ${place}`),
    ...calls,
  ];
}

test('arrows and highlights, with or without colours, separated by commas or spaces', () => {
  assert.deepEqual(shown(squares, '{[%cal b2d4,Rc3c4] [%csl Yc3 d4, Ba1]}'), [
    'G b2 to d4',
    'R c3 to c4',
    'Y c3',
    'G d4',
    'B a1',
  ]);
});

test('a letter that begins a place is not a colour, and leading commas are skipped', () => {
  const cards: PlaceReader = { scanPlace: (text, offset) => (/^[A-Z]\d/.test(text.slice(offset)) ? offset + 2 : -1) };
  assert.deepEqual(shown(cards, '{[%csl R1,GB2 BR3 Y4]}'), ['G R1', 'G B2', 'B R3', 'G Y4']);
  assert.deepEqual(shown(squares, '{[%csl , c3,,d4,]}'), ['G c3', 'G d4']);
});

test('places that contain commas and signs', () => {
  assert.deepEqual(shown(hexes, '{[%csl 1,-2,R0,3 -1,12] [%cal 1,-2-1,0,G1,-2>0,3]}'), [
    'G 1,-2 to -1,0',
    'G 1,-2 to 0,3',
    'G 1,-2',
    'R 0,3',
    'G -1,12',
  ]);
});

test('calls are words, and other commands have no effect', () => {
  assert.deepEqual(shown(squares, '{[%call waffling blueberries] [%clk 0:01:00]} {[%call soggy-waffle]}'), [
    'waffling blueberries',
    'soggy-waffle',
  ]);
});

test('a wrong place is reported at its offset in the record', () => {
  const cases = [
    ['{[%csl c3,z9]}', 'z9'],
    ['{[%cal b2]}', ''],
    ['{[%cal b2d4,Gc3x4 a1a2]}', 'x4'],
    ['{[%csl Q]}', 'Q'],
    ['{[%csl >c3]}', '>c3'],
    ['{[%cal >b2d4]}', '>b2d4'],
  ] as const;
  for (const [text, found] of cases) {
    const result = annotations(squares, text);
    assert.ok(!result.ok, text);
    assert.equal(result.error.code, 'place');
    assert.deepEqual(result.error.values, { found });
    assert.equal(text.slice(result.error.offset, result.error.offset + found.length), found);
  }
});

test('commands written from arrows and highlights give the same arrows and highlights', () => {
  for (const [game, text] of [
    [squares, '{[%cal b2d4,Rc3c4] [%csl c3,Yd4]}'],
    [hexes, '{[%cal 1,-2>0,3,B1,-2-1,0] [%csl 1,-2,R0,3]}'],
  ] as const) {
    const read = annotations(game, text);
    assert.ok(read.ok);
    const commands = annotationCommands(read.value.arrows, read.value.highlights);
    assert.equal(`{${commands.map(({ name, args }) => `[%${name} ${args}]`).join(' ')}}`, text);
    assert.deepEqual(annotationsOf(game, [{ text: '', commands }]), read);
  }
  assert.deepEqual(annotationCommands([], []), []);
  const [apart] = annotationCommands([{ colour: 'B', from: 'order', to: '1,2' }], []);
  assert.equal(apart?.args, 'Border1,2', 'a word and a number do not run into each other');
});
