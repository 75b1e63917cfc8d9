import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { named } from '../src/names/layouts.js';
import { fitted, lineOf } from '../src/names/letters.js';
import type { NamedSeat, WrittenPicture } from '../src/names/plates.js';
import { namedSvgText } from '../src/names/print.js';
import { picture as waffleTimePicture } from '@griddle/art/waffle-time/index.js';
import { DRAFT_BOX, VIEW_BOX } from '@griddle/art/waffle-time/index.js';
import { pictureOf } from '../src/waffle-time/position.js';
import { pictureOf as topWafflePictureOf } from '../src/top-waffle/position.js';
import { picture as topWafflePicture } from '@griddle/art/top-waffle/index.js';
import { picture as buffetBossPicture } from '@griddle/art/buffet-boss/index.js';
import { picture as waffleWarsPicture } from '@griddle/art/waffle-wars/index.js';
import { group, path, type Group, type Picture, type Shape, type ViewBox } from '@griddle/art';
import { initialOptions } from '@griddle/rules/core/options.js';
import { startState } from '@griddle/rules/internal/replay/start.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';

const SEATS: readonly NamedSeat[] = ['Ada', 'Ben', 'Zoë', 'Eve', 'Kim'].map((name, at) => ({ name, points: at * 10 }));

/** Names that break what does not expect them. */
const HOSTILE = [
  'W'.repeat(300),
  '<script>&"\'</text></svg>]]>',
  '\u0000\u0007\ud800x\udfff\u202e\u2066',
  'محمد بن عبد الله (Mo)',
  '👩‍👩‍👧‍👦🎉👍🏽',
  '山田太郎'.repeat(20),
  'e\u0301'.repeat(50),
  '   ',
];

function positionOf(players: number): Picture {
  const options = { ...initialOptions(waffleTime.options), players };
  const started = startState(waffleTime, options, 7, '');
  assert.ok(started.ok);
  return waffleTimePicture(pictureOf(started.value));
}

function topWaffleOf(players: number): Picture {
  const started = startState(topWaffle, { ...initialOptions(topWaffle.options), players }, 7, '');
  assert.ok(started.ok);
  return topWafflePicture(topWafflePictureOf(started.value));
}

/** Plates with three pieces of food each, and a line of six cards. */
function buffetOf(players: number): Picture {
  const plate = { height: 500, pieces: [0, 1, 2], contacts: [], poses: [] };
  return buffetBossPicture({ plates: Array.from({ length: players }, () => plate), line: [0, 1, 2, 3, 4, 5] });
}

const PICTURES: readonly (readonly [string, (players: number) => Picture, readonly number[]])[] = [
  ['waffle-time', positionOf, [1, 2, 3, 4]],
  ['top-waffle', topWaffleOf, [1, 2, 3, 4, 5]],
  ['buffet-boss', buffetOf, [1, 2, 3, 4, 5]],
  ['waffle-wars', () => waffleWarsPicture({ board: Array.from({ length: 36 }, () => -1) }), [2]],
];

const isInside = (inner: ViewBox, outer: ViewBox): boolean =>
  inner[0] >= outer[0] - 0.001 &&
  inner[1] >= outer[1] - 0.001 &&
  inner[0] + inner[2] <= outer[0] + outer[2] + 0.001 &&
  inner[1] + inner[3] <= outer[1] + outer[3] + 0.001;

const isApart = (a: ViewBox, b: ViewBox): boolean =>
  a[0] + a[2] <= b[0] + 0.001 ||
  b[0] + b[2] <= a[0] + 0.001 ||
  a[1] + a[3] <= b[1] + 0.001 ||
  b[1] + b[3] <= a[1] + 0.001;

function groups(shape: Shape, name: string): Group[] {
  if (shape.kind === 'path') return [];
  const below = shape.children.flatMap((child) => groups(child, name));
  return shape.name === name ? [shape, ...below] : below;
}

/** The names and points that a picture says, without the numbers of seats. */
const said = ({ lines }: WrittenPicture): string[] =>
  lines.filter(({ side }) => side !== 'middle').map(({ text }) => text);

describe('pictures with names', () => {
  for (const [game, pictureWith, counts] of PICTURES)
    for (const players of counts) {
      it(`${game} with ${players}: every name and its points, inside the picture and apart from each other`, () => {
        const seats = SEATS.slice(0, players);
        const made = named(pictureWith(players), seats);
        assert.deepEqual(new Set(said(made)), new Set(seats.flatMap(({ name, points = 0 }) => [name, String(points)])));
        for (const [at, { box }] of made.lines.entries()) {
          assert.ok(isInside(box, made.viewBox), `line ${at}`);
          for (const { box: other } of made.lines.slice(0, at)) assert.ok(isApart(box, other), `line ${at}`);
        }
      });

      it(`${game} with ${players}: letters have 14 pixels and more in a column of 600, and 9 on a phone`, () => {
        const made = named(pictureWith(players), SEATS.slice(0, players));
        for (const { size } of made.lines.filter(({ side }) => side !== 'middle')) {
          assert.ok((size / made.viewBox[2]) * 600 >= 14, `${(size / made.viewBox[2]) * 600} px`);
          assert.ok((size / made.viewBox[2]) * 390 >= 9);
        }
      });

      it(`${game} with ${players}: no name breaks the text of the picture or leaves its plate`, () => {
        for (const name of HOSTILE) {
          const seats = SEATS.slice(0, players).map((seat) => ({ ...seat, name }));
          const made = named(pictureWith(players), seats);
          for (const { box } of made.lines) assert.ok(isInside(box, made.viewBox));
          const svg = namedSvgText(pictureWith(players), seats);
          assert.doesNotMatch(svg, /\p{Cc}|\p{Cs}|<script|&(?!amp;|lt;|gt;|quot;)/u);
          assert.equal(svg.split('<svg').length, svg.split('</svg>').length);
        }
      });
    }

  it('puts waffles in two columns with space between them, each under its own plate', () => {
    const made = named(positionOf(4), SEATS.slice(0, 4));
    const waffles = groups(made.shape, 'waffle').filter(({ at }) => at !== undefined);
    assert.equal(waffles.length, 4);
    const [, , side] = VIEW_BOX;
    const boxes = waffles.map(({ at = [0, 0] }): ViewBox => [at[0] + VIEW_BOX[0], at[1] + VIEW_BOX[1], side, side]);
    for (const [i, box] of boxes.entries()) {
      const above = made.lines.find(({ text }) => text === SEATS[i]?.name)?.box ?? [0, 0, 0, 0];
      assert.ok(above[0] >= box[0] && above[0] < box[0] + side && above[1] + above[3] <= box[1], `plate ${i}`);
      for (const other of boxes.slice(0, i)) {
        const [x, y] = [Math.abs(box[0] - other[0]), Math.abs(box[1] - other[1])];
        assert.ok(x >= side + 0.4 || y >= side + 0.4, 'no space between waffles');
      }
    }
    const [draft] = groups(made.shape, 'draft');
    const [x, y] = draft?.at ?? [0, 0];
    const table: ViewBox = [x + DRAFT_BOX[0], y + DRAFT_BOX[1], DRAFT_BOX[2], DRAFT_BOX[3]];
    assert.ok(isInside(table, made.viewBox));
    for (const box of boxes) assert.ok(isApart(table, box));
  });

  it('keeps space between waffles without names, too', () => {
    const [first, second] = groups(positionOf(2).shape, 'waffle').filter(({ at }) => at !== undefined);
    assert.ok((second?.at?.[0] ?? 0) - (first?.at?.[0] ?? 0) > VIEW_BOX[2] + 0.2);
  });

  it('marks the seat to move and the winner', () => {
    const board = waffleWarsPicture({ board: [] });
    const tints = (seats: readonly NamedSeat[]): string => namedSvgText(board, seats, { colours: { tint: '#123456' } });
    assert.doesNotMatch(tints([{ name: 'Ada' }, { name: 'Ben' }]), /#123456|class="star"/);
    assert.match(tints([{ name: 'Ada', isToMove: true }, { name: 'Ben' }]), /#123456/);
    assert.match(tints([{ name: 'Ada' }, { name: 'Ben', isWinner: true }]), /class="star"/);
  });

  it('shows a seat without a piece by its number', () => {
    const { lines } = named({ viewBox: [0, 0, 6, 6], shape: group('board', [path('M0 0h1', {})]) }, SEATS.slice(0, 2));
    assert.deepEqual(
      lines.filter(({ side }) => side === 'middle').map(({ text }) => text),
      ['1', '2'],
    );
  });
});

describe('names in one line', () => {
  it('lose signs that no picture can have, and marks that turn what follows', () => {
    assert.equal(lineOf(' a\u0000\n b\u202e\ud800c '), 'a bc');
    assert.equal(lineOf('👩‍👩‍👧 Ünï'), '👩‍👩‍👧 Ünï');
    assert.equal(lineOf('\u2066 \u200f'), '');
  });

  it('become smaller, then are cut between letters as readers count them', () => {
    assert.deepEqual(fitted('Ada', 100, 1), { text: 'Ada', size: 1 });
    const smaller = fitted('Ada Lovelace', 6, 1);
    assert.equal(smaller.text, 'Ada Lovelace');
    assert.ok(smaller.size < 1 && smaller.size >= 0.8);
    assert.deepEqual(fitted('Bartholomew the Great', 4, 1).size, 0.8);
    assert.match(fitted('Bartholomew the Great', 4, 1).text, /^Bar.*…$/);
    const family = '👩‍👩‍👧‍👦';
    assert.match(fitted(family.repeat(9), 4, 1).text, new RegExp(`^(${family})*…$`, 'u'));
  });
});
