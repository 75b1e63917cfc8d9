import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Shape } from '@griddle/art';
import * as art from '@griddle/art/waffle-wars/index.js';
import { boardOf, BUSY, EVERY_MARK } from './positions.js';
import { groupsOf, pathsOf } from './shapes.js';

const SPACES = Array.from({ length: 36 }, (_, space) => space);

describe('places on the waffle', () => {
  it('finds each space at its middle and anywhere in it, from both sides', () => {
    for (const flipped of [false, true]) {
      for (const space of SPACES) {
        const [x, y] = art.spaceCentre(space, flipped);
        for (const [dx, dy] of [
          [0, 0],
          [0.49, -0.49],
          [-0.49, 0.49],
        ] as const) {
          assert.equal(art.spaceAt([x + dx, y + dy], flipped), space);
        }
      }
    }
  });

  it('has a1 at the lower left and f6 at the upper right, and the reverse when flipped', () => {
    assert.deepEqual(art.spaceCentre('a1'), [0.5, art.FIELD - 0.5]);
    assert.deepEqual(art.spaceCentre('f6'), [art.FIELD - 0.5, 0.5]);
    assert.deepEqual(art.spaceCentre('f6', true), art.spaceCentre('a1'));
    assert.deepEqual(art.spaceCentre(14), art.spaceCentre('c3'));
  });

  it('finds no space on the rivers, on the rim or outside', () => {
    const middle = art.FIELD / 2;
    for (const point of [
      [middle, 1],
      [1, middle],
      [-0.1, 1],
      [1, art.FIELD + 0.1],
      [99, 0],
      [NaN, 0],
    ] as const) {
      assert.equal(art.spaceAt(point), -1, point.join());
    }
  });

  it('accepts the names of spaces and no others', () => {
    assert.equal(art.spaceOf('a1'), 0);
    assert.equal(art.spaceOf('f6'), 35);
    for (const text of ['', 'a', 'g1', 'a7', 'a11', 'a0', '1a']) assert.ok(Number.isNaN(art.spaceOf(text)), text);
  });
});

describe('the parts of the picture', () => {
  it('have few paths: 12 for the waffle with its coordinates, at most 4 for each berry', () => {
    assert.ok(pathsOf(art.board()).length <= 12);
    for (const piece of art.PIECES) assert.ok(pathsOf(piece).length <= 4);
  });

  it('have short, finite numbers', () => {
    for (const { d } of pathsOf(art.picture(BUSY, EVERY_MARK).shape)) {
      assert.doesNotMatch(d, /NaN|Infinity|undefined|e-/);
      assert.doesNotMatch(d, /\.\d{4}/, d);
    }
  });

  it('use only colours of the game’s palette', () => {
    const known = new Set(art.WAFFLE_WARS_PALETTE.flatMap((table) => Object.keys(table)));
    for (const { fill, stroke } of pathsOf(art.picture(BUSY, EVERY_MARK).shape)) {
      for (const token of [fill, stroke]) assert.ok(token === undefined || known.has(token), token);
    }
  });

  it('turn the coordinates when flipped, but not the waffle and its light', () => {
    assert.notDeepEqual(art.labels(true), art.labels(false));
    assert.ok(art.board(true).children.includes(art.WAFFLE));
    assert.equal(art.labels().d.match(/M/g)?.length, 12, 'a to f and 1 to 6');
  });
});

describe('owners', () => {
  /** What is left for a reader who sees no colour. */
  function colourless(shape: Shape | undefined): unknown {
    assert.ok(shape);
    return pathsOf(shape).map(({ d, width, dash }) => ({ d, width, dash }));
  }

  it('can be told apart without colour', () => {
    const looks = [0, 1, 2].map((owner) => JSON.stringify(colourless(art.ownership(0, owner))));
    assert.equal(new Set(looks).size, 3);
  });

  it('carry the emblem of their side, and both in a civil war', () => {
    const emblems = (owner: number): number[] =>
      ['strawberry', 'blueberry'].map((name) => groupsOf(art.ownerships([owner, -1, -1, -1]), name).length);
    assert.deepEqual(emblems(0), [1, 0]);
    assert.deepEqual(emblems(1), [0, 1]);
    assert.deepEqual(emblems(2), [1, 1]);
  });

  it('are marked only where there are any', () => {
    assert.equal(art.ownership(0, -1), undefined);
    assert.equal(art.ownership(7, 0), undefined);
    assert.equal(groupsOf(art.ownerships(BUSY.owners ?? []), 'quadrant').length, 3);
  });

  it('stand on their own quadrant, from both sides', () => {
    const pockets = (quadrant: number, flipped: boolean): string =>
      pathsOf(art.ownership(quadrant, 0, flipped) ?? art.WAFFLE)[0]?.d ?? '';
    const starts = (space: string, flipped: boolean): string => `M${art.spaceCentre(space, flipped).join(' ')}m`;
    const middles = ['b2', 'e2', 'b5', 'e5'];
    for (const flipped of [false, true]) {
      middles.forEach((space, quadrant) => {
        middles.forEach((_other, other) => {
          assert.equal(pockets(other, flipped).includes(starts(space, flipped)), other === quadrant);
        });
      });
    }
  });
});

describe('the picture', () => {
  it('has every berry on its space', () => {
    for (const flipped of [false, true]) {
      const { shape } = art.picture(BUSY, { flipped });
      const [pieces] = groupsOf(shape, 'pieces');
      const shown = (pieces?.children ?? []).map((piece) =>
        piece.kind === 'group' && piece.at ? [piece.name, art.spaceAt(piece.at, flipped)] : [],
      );
      const wanted = BUSY.board.flatMap((seat, space) =>
        seat < 0 ? [] : [[seat === 0 ? 'strawberry' : 'blueberry', space]],
      );
      assert.deepEqual(shown, wanted);
    }
  });

  it('shows the requested marks and no others', () => {
    const names = ['last', 'winning', 'selection', 'highlight', 'arrow'];
    const counts = (view: art.WaffleWarsView): number[] =>
      names.map((name) => groupsOf(art.picture(BUSY, view).shape, name).length);
    assert.deepEqual(counts({}), [0, 0, 0, 0, 0]);
    assert.deepEqual(counts(EVERY_MARK), [1, 1, 1, 4, 4]);
    assert.equal(pathsOf(art.marksBelow({ placements: ['a1', 'b1'], landings: ['c1'] })).length, 2);
    assert.equal(pathsOf(art.marksAbove({ threats: ['a1'] })).length, 1);
  });

  it('draws owners and moves under the berries, and arrows over them', () => {
    const order = art.picture(BUSY, EVERY_MARK).shape;
    assert.ok(order.kind === 'group');
    assert.deepEqual(
      order.children.map((child) => (child.kind === 'group' ? child.name : '')),
      ['board', 'owners', 'marks', 'pieces', 'notes'],
    );
  });

  it('is a pure function: the same data give the same tree', () => {
    assert.deepEqual(art.picture(BUSY, EVERY_MARK), art.picture(BUSY, EVERY_MARK));
  });

  it('can show a bare board', () => {
    const { shape, viewBox } = art.picture({ board: boardOf('6/6/6/6/6/6') });
    assert.deepEqual(pathsOf(shape), pathsOf(art.board()));
    assert.deepEqual(viewBox, art.VIEW_BOX);
  });
});
