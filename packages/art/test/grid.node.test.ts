/** The pictures of the games of berries on a slab. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Group } from '@griddle/art';
import { CONNECT_FOUR_ART } from '@griddle/art/connect-four/index.js';
import {
  boardOf,
  boxOf,
  GLAZED_PALETTE,
  GRID_PALETTE,
  gridPicture,
  middleOf,
  type GridArt,
  type GridView,
} from '../src/grid/index.js';
import type { Palette } from '../src/palette.js';
import { HOSTAGE_RESCUE_WHOLE } from '../src/hostage-rescue/underway.js';
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { SNAKE_ART } from '@griddle/art/snake/index.js';
import { WAFFLE_CHECKERS_ART } from '@griddle/art/waffle-checkers/index.js';
import { slabLabels } from '../src/slab.js';
import { namesOf, pathsOf } from './shapes.js';

const EVERY_MARK: GridView = {
  last: [0, 7],
  winning: [1],
  threats: [2],
  highlights: [{ space: 3, colour: 4 }],
  arrows: [{ from: 0, to: 14, colour: 2 }],
};

/** A strawberry on a1 and a blueberry on the space after it. */
function boardWith(spaces: number): number[] {
  return Array.from({ length: spaces }, (_unused, space) => (space === 0 ? 0 : space === 1 ? 1 : -1));
}

/** A game's art together with positions to draw. */
interface Case {
  readonly name: string;
  readonly spaces: number;
  readonly pieces: readonly Group[];
  readonly board: (flipped: boolean) => Group;
  readonly middle: (space: number, flipped: boolean) => readonly [number, number];
  readonly picture: (view: GridView) => ReturnType<typeof gridPicture>;
  readonly box: readonly number[];
  readonly palette: readonly Palette[];
}

function caseOf<P>(art: GridArt<P>, position: P, palette = GRID_PALETTE): Case {
  const size = art.size(position);
  return {
    name: `${art.name} ${size.width.toString()}x${size.height.toString()}`,
    spaces: size.width * size.height,
    pieces: art.pieces,
    board: (flipped) => boardOf(art, size, flipped),
    middle: (space, flipped) => middleOf(art, size, flipped)(space),
    picture: (view) => gridPicture(art, position, view),
    box: boxOf(art, size),
    palette,
  };
}

/** What is to be done with hostages, and who carries flags. */
const RESCUE = { goal: 'rescue', carriers: [-1, -1] };

const CASES: readonly Case[] = [
  caseOf(SNAKE_ART, { board: boardWith(36), last: [0, 1] }, GLAZED_PALETTE),
  caseOf(WAFFLE_CHECKERS_ART, { board: boardWith(36) }, GLAZED_PALETTE),
  caseOf(
    HOSTAGE_RESCUE_WHOLE,
    { board: boardWith(36), turn: 1, roll: 6, left: 2, rescued: false, ...RESCUE },
    GLAZED_PALETTE,
  ),
  caseOf(CONNECT_FOUR_ART, { board: boardWith(36), size: { width: 6, height: 6 } }),
  caseOf(CONNECT_FOUR_ART, { board: boardWith(42), size: { width: 7, height: 6 } }),
  caseOf(REVERSI_ART, { board: boardWith(36), size: 6 }),
  caseOf(REVERSI_ART, { board: boardWith(64), size: 8 }),
];

for (const { name, spaces, pieces, board, middle, picture, box, palette } of CASES) {
  describe(`the picture of ${name}`, () => {
    it('has few paths: 10 for the board, 8 for each piece', () => {
      assert.ok(pathsOf(board(false)).length <= 10);
      for (const piece of pieces) assert.ok(pathsOf(piece).length <= 8);
    });

    it('has short, finite numbers, and only colours of its palette', () => {
      const known = new Set(palette.flatMap((table) => Object.keys(table)));
      for (const { d, fill, stroke } of pathsOf(picture(EVERY_MARK).shape)) {
        assert.doesNotMatch(d, /NaN|Infinity|undefined|e-|\.\d{4}/, d);
        for (const token of [fill, stroke]) assert.ok(token === undefined || known.has(token), token);
      }
    });

    it('shows both berries, and every mark that is asked for', () => {
      const names = namesOf(picture(EVERY_MARK).shape);
      for (const berry of ['strawberry', 'blueberry'])
        assert.ok(
          names.some((found) => found.startsWith(berry)),
          berry,
        );
      for (const mark of ['last', 'winning', 'highlight', 'arrow']) assert.ok(names.includes(mark), mark);
      assert.ok(pathsOf(picture(EVERY_MARK).shape).length > pathsOf(picture({}).shape).length);
    });

    it('has a separate place inside the picture for every space, from both sides', () => {
      const [left = 0, top = 0, width = 0, height = 0] = box;
      for (const flipped of [false, true]) {
        const middles = Array.from({ length: spaces }, (_unused, space) => middle(space, flipped));
        assert.equal(new Set(middles.map((point) => point.join())).size, spaces);
        for (const [x, y] of middles) {
          assert.ok(x > left + 0.5 && x < left + width - 0.5 && y > top + 0.5 && y < top + height - 0.5);
        }
      }
    });
  });
}

describe('the view from the other side', () => {
  it('turns a lying slab round, and shows an upright one from behind', () => {
    const size = { width: 6, height: 6 };
    const [x, y] = middleOf(REVERSI_ART, size)(0);
    assert.deepEqual(middleOf(REVERSI_ART, size, true)(0), [6 - x, 6 - y]);
    assert.deepEqual(middleOf(CONNECT_FOUR_ART, size, true)(0), [6 - x, y]);
  });
});

describe('coordinates', () => {
  it('go up to i and 9, like the boards of the rules, and fail loudly beyond', () => {
    const strokes = (size: number): number => (slabLabels({ width: size, height: size }).d.match(/M/g) ?? []).length;
    for (const size of [6, 8, 9]) assert.equal(strokes(size), 2 * size);
    assert.throws(() => strokes(10), /A board of 10 by 10: there are coordinates for 9 by 9\./);
  });
});

describe('pieces and marks other than berries', () => {
  const namesIn = <P>(art: GridArt<P>, position: P): string[] => namesOf(gridPicture(art, position).shape);

  it('gives each snake a head on its newest piece', () => {
    const names = namesIn(SNAKE_ART, { board: [0, 0, 1, ...Array<number>(33).fill(-1)], last: [1, 2] });
    assert.equal(names.filter((name) => name === 'strawberry').length, 1);
    assert.equal(names.filter((name) => name.endsWith('-head')).length, 2);
  });

  it('cages a hostage until it is free, and shows the die with the rest of the roll', () => {
    const board = boardWith(36);
    const held = { board: [1, ...board.slice(1)], turn: 0, roll: 5, left: 0, rescued: false, ...RESCUE };
    assert.deepEqual(
      namesIn(HOSTAGE_RESCUE_WHOLE, held).filter((name) => ['cage', 'die'].includes(name)),
      ['cage', 'die'],
    );
    const freed = { board: [...board.slice(0, 35), 0], turn: 0, roll: 0, left: 0, rescued: true, ...RESCUE };
    assert.ok(!namesIn(HOSTAGE_RESCUE_WHOLE, freed).includes('cage'));
    assert.ok(!namesIn(HOSTAGE_RESCUE_WHOLE, freed).includes('die'), 'nothing was rolled');
    assert.ok(namesIn(HOSTAGE_RESCUE_WHOLE, { ...freed, rescued: false, ...RESCUE }).includes('cage'));
    const carried = { ...held, goal: 'flag', carriers: [0, 1] };
    assert.equal(namesIn(HOSTAGE_RESCUE_WHOLE, carried).filter((name) => name === 'flag').length, 2);
    const split = { board, turn: 0, roll: 6, left: 2, rescued: false, ...RESCUE };
    assert.deepEqual(
      namesIn(HOSTAGE_RESCUE_WHOLE, split).filter((name) => ['cage', 'die'].includes(name)),
      ['die', 'die'],
    );
  });
});
