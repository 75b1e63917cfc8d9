/** What is drawn on the board. In the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HANDLERS, PANEL } from '../src/names.js';
import type { TableColours } from '../src/grid/colours.js';
import { LINE_HEIGHT, spaceUnder } from '../src/grid/layout.js';
import { SPACE_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { tableColours } from '../tools/tables/waffle-wars.js';
import { freshSave } from './waffle-wars-content.js';
import { FakeTable, tableAt } from './fake-table.js';

const COLOURS = tableColours();

/** The spaces round whose middles figures of a colour and a number of corners are drawn. */
function figures(table: FakeTable, colour: keyof TableColours, corners: number): string[] {
  const spaces: string[] = [];
  for (const { points, color } of table.report().lines) {
    const alike = COLOURS[colour].every((part, i) => Math.abs(part - (color[i] ?? -1)) < 1e-6);
    if (!alike || points.length !== corners + 1) continue;
    const middle = (axis: number): number =>
      points.slice(1).reduce((sum, point) => sum + (point[axis] ?? 0), 0) / corners;
    spaces.push(SPACE_NAMES[spaceUnder(middle(0), middle(2))] ?? '-');
  }
  return spaces.sort();
}

describe('the board', () => {
  it('shows owners by frames of different kinds, and hatches a civil war', () => {
    const table = tableAt(freshSave(), '6/3bbb/6/bbb3/sss3/6 s 15,12 -', 'warn');
    assert.deepEqual(
      figures(table, 'strawberries', 4).filter((space) => space === 'b2'),
      ['b2'],
    );
    assert.deepEqual(
      figures(table, 'blueberries', 4).filter((space) => space === 'e5'),
      ['e5', 'e5'],
    );
    const hatches = table.report().lines.filter(({ points, color }) => points.length === 2 && color[0] !== 1);
    assert.ok(hatches.length >= 8, 'slanting lines in a1-c3');
    assert.ok(table.report().lines.every(({ points }) => points.every((point) => point[1] === LINE_HEIGHT)));
    table.close();
  });

  it('shows threats of both sides, each in its own shape, and lists them on the panel', () => {
    const table = tableAt(freshSave(), '6/6/bbbb2/6/ssss2/6 s 14,14 -', 'warn');
    assert.deepEqual(
      figures(table, 'strawberries', 4).filter((space) => space !== 'b2'),
      ['e2'],
    );
    assert.ok(figures(table, 'blueberries', 4).includes('e4'));
    const facts = table.ui(PANEL.facts).split('\n');
    assert.ok(facts.includes('Strawberries threaten to win with e2'), facts.join('\n'));
    assert.ok(facts.includes('Blueberries threaten to win with e4'), facts.join('\n'));
    table.close();
  });

  it('shows a win', () => {
    const table = tableAt(freshSave(), 'bbbbb1/6/6/6/6/6 s 18,13 -', 'warn');
    assert.deepEqual(figures(table, 'win', 4), ['a6', 'b6', 'c6', 'd6', 'e6']);
    table.close();
  });

  it('shows the last move', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    assert.deepEqual(figures(table, 'last', 4), ['c3']);
    table.play('c4', 'b');
    table.play('c3xc5', 's');
    const jump = table.report().lines.find(({ points }) => points.length === 2);
    assert.deepEqual(
      jump?.points.map(([x = 0, , z = 0]) => SPACE_NAMES[spaceUnder(x, z)]),
      ['c3', 'c5'],
    );
    table.close();
  });

  it('shows where a held piece may go, until it is dropped', () => {
    const table = tableAt(freshSave(), '6/3bbb/2b3/2s3/6/6 s 17,14 -', 'warn');
    const jumper = table.piece('s', 'c3');
    table.pickUp(jumper);
    assert.deepEqual(figures(table, 'open', 8), ['c5']);
    table.letGo(jumper, 'c3');
    const red = table.piece('s', '');
    table.pickUp(red);
    const open = figures(table, 'open', 8);
    assert.ok(open.includes('a1') && !open.includes('d4'), 'not in the quadrant of Blueberries');
    assert.equal(open.length, 36 - 5 - 6, open.join(' '));
    table.letGo(red, '', 'Red');
    assert.deepEqual(figures(table, 'open', 8), []);
    table.pickUp(table.piece('b', ''), 'Blue');
    assert.deepEqual(figures(table, 'open', 8), [], 'it is not their turn');
    table.close();
  });

  it('is empty when marks are hidden', () => {
    const table = tableAt(freshSave(), '6/3bbb/6/bbb3/sss3/6 s 15,12 -', 'warn');
    table.press(HANDLERS.marks);
    assert.deepEqual(table.report().lines, []);
    assert.equal(table.ui(PANEL.marks), 'Marks: off');
    table.key('Griddle: show or hide marks', 'Blue');
    assert.ok(table.report().lines.length > 0);
    table.close();
  });
});
