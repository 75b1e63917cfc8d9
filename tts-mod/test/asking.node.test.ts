/** A new game asks first and keeps the old record, and buttons heed whom they are for. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseRecords } from '@griddle/rules/record/index.js';
import { GAME, HANDLERS, OFFER, PANEL } from '../src/names.js';
import { FakeTable } from './fake-table.js';
import type { FakeTts } from './fake-tts.js';
import * as top from './top-waffle-table.js';
import { freshSave } from './waffle-wars-content.js';
import * as time from './waffle-time-table.js';

const QUESTION = 'Start a new game? This game’s record goes into the notebook.';
const ANSWERS = ['New game', 'Cancel'];

/** The words of the buttons for moves. */
function buttons(table: FakeTts): string[] {
  return [0, 1, 2, 3, 4, 5]
    .filter((i) => table.ui(`${OFFER}${i}`, 'active') === 'true')
    .map((i) => table.ui(`${OFFER}${i}`));
}

function earlier(table: FakeTts): string {
  return table.report().tabs.find(({ title }) => title === 'Earlier records')?.body ?? '';
}

function withoutTags(record: string): string {
  return record.replace(/\[(Site|Date|Strawberries|Blueberries|P\d|p\d) .*\n/gi, '');
}

/** Asked by button or key, cancelled, asked again and begun. */
function assertAsks(table: FakeTts, ask: () => void): void {
  const [record, moves] = [table.record(), buttons(table)];
  ask();
  assert.equal(table.ui(PANEL.message), QUESTION);
  assert.deepEqual(buttons(table), ANSWERS);
  assert.equal(table.record(), record, 'nothing has happened yet');
  table.press(HANDLERS.offer, `${OFFER}1`);
  assert.equal(table.record(), record, 'cancelled');
  assert.deepEqual(buttons(table), moves, 'the buttons are those for moves again');
  assert.equal(table.ui(PANEL.message), '');
  ask();
  table.press(HANDLERS.offer, `${OFFER}0`);
  assert.notEqual(table.record(), record, 'begun');
  assert.equal(withoutTags(earlier(table)), withoutTags(record), 'the old record is kept');
  assert.deepEqual(buttons(table).includes('Cancel'), false);
}

describe('a new game', () => {
  it('asks first, by the button and by the key: Waffle Wars', () => {
    const asks: readonly ((table: FakeTable) => void)[] = [
      (table) => table.press(HANDLERS.newGame),
      (table) => table.key('Griddle: new game'),
    ];
    for (const ask of asks) {
      const table = new FakeTable(freshSave());
      table.play('c3', 's');
      assertAsks(table, () => ask(table));
      assert.equal(table.board(), '6/6/6/6/6/6');
      table.close();
    }
  });

  it('asks in the script of an object: Reversi', () => {
    const table = new FakeTable(freshSave());
    table.press(HANDLERS.game, `${GAME}snake`);
    table.carry('s', '', 'c3');
    assertAsks(table, () => table.press(HANDLERS.newGame));
    table.close();
  });

  it('asks with objects of many kinds: Waffle Time and Top Waffle', () => {
    const first = time.tableFor(2);
    time.playOn(first, 9, 2);
    assertAsks(first, () => first.press(HANDLERS.newGame));
    first.close();
    const second = top.tableFor(2);
    top.playOn(second, 5, 2, ({ kind }) => kind === 'take');
    assertAsks(second, () => second.press(HANDLERS.newGame));
    second.close();
  });

  it('starts at once where nothing has been played', () => {
    const table = new FakeTable(freshSave());
    table.press(HANDLERS.newGame);
    assert.deepEqual(table.heard(), ['all: New game. Strawberries go first.']);
    assert.equal(earlier(table), '');
    table.close();
  });

  it('does not start on an answer to a question that is no longer open', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    table.press(HANDLERS.newGame);
    table.play('c4', 'b');
    assert.deepEqual(buttons(table), []);
    table.press(HANDLERS.offer, `${OFFER}0`);
    table.press(HANDLERS.newGame);
    table.press(HANDLERS.marks);
    table.press(HANDLERS.offer, `${OFFER}0`);
    assert.match(table.record(), /1\. c3 c4\n$/);
    table.close();
  });

  it('saves the records of ten games as one file of records', () => {
    const table = new FakeTable(freshSave());
    const spaces = ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'a3', 'b3', 'c3', 'd3', 'e3', 'f3'];
    for (const space of spaces) {
      table.play(space, 's');
      table.newGame();
    }
    const records = parseRecords(earlier(table));
    assert.ok(records.ok);
    assert.equal(records.value.length, 10);
    assert.match(earlier(table), /^\[Game [^]*?1\. f3\n\n\[Game /, 'the last comes first');
    table.close();
  });
});

describe('the buttons', () => {
  /** What somebody hears who presses Undo, and whether it was heeded. */
  function undoBy(table: FakeTable, player: string): { readonly heard: string[]; readonly isDone: boolean } {
    const before = table.record();
    table.heard();
    table.press(HANDLERS.undo, '', player);
    const isDone = table.record() !== before;
    const heard = table.heard();
    if (isDone) table.press(HANDLERS.redo);
    return { heard, isDone };
  }

  it('ignore spectators and the game master', () => {
    const table = new FakeTable(freshSave());
    table.run("FakeTTS.seated.Black = 'Gil'");
    table.play('c3', 's');
    assert.deepEqual(undoBy(table, 'Grey'), { heard: [], isDone: false });
    assert.deepEqual(undoBy(table, 'Black'), {
      heard: ['Black: The game master can’t use these buttons. Take a seat to play.'],
      isDone: false,
    });
    table.key('Griddle: new game', 'Black');
    table.key('Griddle: undo', 'Grey');
    table.press(HANDLERS.game, `${GAME}snake`, 'Black');
    assert.match(table.record(), /1\. c3\n$/);
    table.close();
  });

  it('can be limited to players or to the host by the host, also after a load', () => {
    const table = new FakeTable(freshSave());
    table.run("FakeTTS.seated.White = 'Wanda'");
    table.play('c3', 's');
    assert.equal(undoBy(table, 'White').isDone, true);
    table.heard();
    table.press(HANDLERS.rights, '', 'Blue');
    assert.deepEqual(table.heard(), ['Blue: Only the host can change who uses the buttons.']);
    table.press(HANDLERS.rights);
    assert.equal(table.ui(PANEL.rights), 'Buttons: players only');
    assert.deepEqual(undoBy(table, 'White'), {
      heard: ['White: The host lets only players use these buttons.'],
      isDone: false,
    });
    assert.equal(undoBy(table, 'Blue').isDone, true);
    table.press(HANDLERS.rights);
    const loaded = new FakeTable(table.saved());
    assert.equal(loaded.ui(PANEL.rights), 'Buttons: host only');
    assert.deepEqual(undoBy(loaded, 'Blue'), {
      heard: ['Blue: Only the host can use these buttons.'],
      isDone: false,
    });
    assert.equal(undoBy(loaded, 'Red').isDone, true);
    loaded.run('FakeTTS.promoted = { Blue = true }');
    assert.equal(undoBy(loaded, 'Blue').isDone, true, 'a promoted player has the rights of the host');
    loaded.run('FakeTTS.promoted = {}');
    loaded.press(HANDLERS.call, 'griddle-call-waffling', 'Blue');
    assert.match(loaded.record(), /waffling/, 'playing goes on for all');
    loaded.press(HANDLERS.game, `${GAME}snake`, 'Blue');
    assert.match(loaded.record(), /Waffle Wars/);
    loaded.close();
    table.close();
  });

  it('and moves of pieces by the game master do not count as moves', () => {
    const table = new FakeTable(freshSave());
    table.run("FakeTTS.seated.Black = 'Gil'");
    table.play('c3', 's');
    table.heard();
    table.carry('s', 'c3', 'd4', 'Black');
    assert.match(table.record(), /1\. c3\n$/);
    assert.deepEqual(table.heard(), ['Black: Pieces moved by the game master don’t count as moves.']);
    assert.equal(table.ui(PANEL.differences), 'The table differs from the record at d4, c3.');
    table.play('c5', 'b');
    assert.match(table.record(), /1\. c3 c5\n$/);
    assert.equal(table.board(), '6/2b3/6/2s3/6/6');
    table.close();
  });
});
