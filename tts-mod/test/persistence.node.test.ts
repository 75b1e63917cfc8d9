/** Saving, loading, rewinding, and a table that differs from its record. In the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/testkit';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { HANDLERS, PANEL } from '../src/names.js';
import { freshSave } from './waffle-wars-content.js';
import { FakeTable, tableAt } from './fake-table.js';

/** A table after so many moves of a random game. */
function playedOn(moves: number): FakeTable {
  const game = randomGame(waffleWars, initialOptions(waffleWars.options), 5, moves);
  const table = new FakeTable(freshSave());
  game.moves.forEach((move, i) => {
    const state = game.states[i];
    if (state) table.play(waffleWars.moveText(state, move), state.turn === 0 ? 's' : 'b');
  });
  return table;
}

/** Everything that must be the same after a load. */
function essence(table: FakeTable): unknown {
  const { ui, state, lines } = table.report();
  return { ui: { ...ui, [PANEL.message]: {} }, state, lines, board: table.board(), record: table.record() };
}

describe('a saved session', () => {
  it('is the same after a load, and so is its next save', () => {
    for (const moves of [0, 1, 7, 20]) {
      const table = playedOn(moves);
      table.press(HANDLERS.checking);
      const loaded = new FakeTable(table.saved());
      assert.deepEqual(essence(loaded), essence(table), `after ${moves} moves`);
      table.close();
      loaded.close();
    }
  });

  it('keeps undone moves, marks, and the options of the next game', () => {
    const table = playedOn(6);
    for (let i = 0; i < 3; i++) table.press(HANDLERS.undo);
    table.press(HANDLERS.marks);
    table.press(HANDLERS.option, 'griddle-before-hand');
    const loaded = new FakeTable(table.saved());
    assert.deepEqual(essence(loaded), essence(table));
    for (let i = 0; i < 3; i++) {
      table.press(HANDLERS.redo);
      loaded.press(HANDLERS.redo);
    }
    assert.equal(loaded.record(), table.record());
    table.close();
    loaded.close();
  });

  it('keeps a table that was set by hand', () => {
    const table = playedOn(3);
    table.carry('b', '', 'a1');
    table.carry('b', '', 'f6');
    assert.match(table.record(), /!set:/);
    const loaded = new FakeTable(table.saved());
    assert.deepEqual(essence(loaded), essence(table));
    table.close();
    loaded.close();
  });

  it('follows a rewind of the game and continues from there', () => {
    const table = playedOn(4);
    const checkpoint = table.saved();
    table.newGame();
    const rewound = new FakeTable(checkpoint);
    assert.equal(rewound.ui(PANEL.differences), '');
    const before = rewound.record();
    rewound.press(HANDLERS.undo);
    rewound.press(HANDLERS.redo);
    assert.equal(rewound.record(), before);
    table.close();
    rewound.close();
  });

  it('is small', () => {
    const table = playedOn(40);
    assert.ok(table.report().state.length < 1500);
    table.close();
  });

  it('that cannot be read is reported, and a new one begins', () => {
    const state = { record: '[Game "Waffle Wars"]\n\n1. c3 z9', path: '', checking: 'warn', marks: true, options: '' };
    const table = new FakeTable({ ...freshSave(), LuaScriptState: JSON.stringify(state) });
    assert.deepEqual(table.heard(), [
      'all: Couldn’t read the saved session, so a new one starts. Line 3, character 7: “z9” is not a space. ' +
        'Write a move like c3 or b2xd4.',
    ]);
    assert.equal(table.ui(PANEL.turn), 'Strawberries to move');
    table.close();
  });
});

describe('a table that differs from its record', () => {
  it('is repaired after a load, with a message', () => {
    const table = playedOn(10);
    const [was, record] = [table.board(), table.record()];
    const space = table.occupied('s');
    table.shove(table.piece('s', space), '');
    const loaded = new FakeTable(table.saved());
    assert.deepEqual(loaded.heard(), [`all: The table differed from the record at ${space}. It has been fixed.`]);
    assert.equal(loaded.record(), record, 'the record wins');
    assert.equal(loaded.board(), was);
    assert.equal(loaded.ui(PANEL.differences), '');
    assert.equal(loaded.ui(PANEL.repair, 'active'), 'false');
    table.close();
    loaded.close();
  });

  it('gets copies of deleted pieces', () => {
    const table = tableAt(freshSave(), '6/3bbb/6/6/sss3/6 s 15,15 -', 'warn');
    for (const space of ['d5', 'e5', 'a2']) {
      table.run(`FakeTTS.delete('${table.piece(space === 'a2' ? 's' : 'b', space)}')`);
    }
    assert.equal(table.ui(PANEL.differences), 'The table differs from the record at a2, d5, e5.');
    table.key('Griddle: repair the table');
    assert.equal(table.ui(PANEL.repair, 'active'), 'false');
    assert.equal(table.board(), '6/3bbb/6/6/sss3/6');
    assert.equal(
      table.beside('strawberries', () => true),
      15,
    );
    assert.equal(
      table.beside('blueberries', () => true),
      15,
    );
    table.close();
  });

  it('is repaired by the next move, which is not changed', () => {
    for (const checking of ['off', 'warn', 'enforce']) {
      const table = tableAt(freshSave(), '6/3bbb/6/6/sss3/6 s 15,15 -', checking);
      table.shove(table.piece('b', 'd5'), 'f1');
      table.carry('s', '', 'c3');
      assert.match(table.record(), /\n1\. c3\n$/);
      assert.equal(table.board(), '6/3bbb/6/2s3/sss3/6');
      table.close();
    }
  });
});
