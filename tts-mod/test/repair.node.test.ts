/** What Repair makes again of what somebody has deleted. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  BAG_TAG,
  BOARD_TAG,
  BOX_TAG,
  DIE_TAG,
  FIXTURE_TAG,
  HANDLERS,
  PANEL,
  PIECE_TAG,
  PLATE_TAG,
} from '../src/names.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';
import { FakeTts } from './fake-tts.js';
import { assertNoSet, sidesAt } from './sides.js';
import * as top from './top-waffle-table.js';

/** What belongs to a game has one of these. */
const OWN_TAGS: readonly string[] = [PIECE_TAG, FIXTURE_TAG, BOARD_TAG, BOX_TAG, BAG_TAG, DIE_TAG, PLATE_TAG];

interface Belonging {
  readonly guid: string;
  readonly notes: string;
  readonly x: number;
}

/** What belongs to a table, from left to right: of alike foods it does not matter which one is in front. */
function belongings(table: FakeTts): Belonging[] {
  const own = table.report().objects.filter(({ tags }) => tags.some((tag) => OWN_TAGS.includes(tag)));
  const all = own.map(({ guid, notes, tags, x }) => ({ guid, notes: `${tags.join()} ${notes}`, x }));
  return all.sort((one, other) => (one.notes === other.notes ? one.x - other.x : one.notes < other.notes ? -1 : 1));
}

/** Units by which a thing may lie beside its spot. */
const BESIDE = 0.3;

/** Frames in which a whole table is laid out. */
const LAID = 300;

describe('Repair', () => {
  for (const id of ['waffle-wars', 'waddle-waddle', 'waffle-time', 'top-waffle', 'buffet-boss']) {
    it(`restores one deleted object of every kind: ${id}`, async () => {
      const table = new FakeTts(await saveOf(id));
      table.run(`FakeTTS.pass(${LAID})`);
      const before = belongings(table);
      const ofEachKind = before.filter(({ notes }, i) => before.findIndex((other) => other.notes === notes) === i);
      for (const { guid } of ofEachKind) table.run(`FakeTTS.delete('${guid}')`);
      table.run(`FakeTTS.pass(${LAID})`);
      assert.notEqual(table.ui(PANEL.differences), '', 'it is noticed');
      table.press(HANDLERS.repair);
      table.run(`FakeTTS.pass(${LAID})`);
      const after = belongings(table);
      const notesOf = (all: readonly Belonging[]): string[] => all.map(({ notes }) => notes);
      assert.deepEqual(notesOf(after), notesOf(before));
      after.forEach(({ notes, x }, i) => assert.ok(Math.abs(x - (before[i]?.x ?? 0)) < BESIDE, `${notes} at ${x}`));
      assert.equal(table.ui(PANEL.differences), '');
      table.close();
    });
  }

  it('restores a deleted board', () => {
    const table = sidesAt('waffle-wars', 4);
    const was = table.board();
    const boards = (): string[] => {
      const all = table.report().objects.filter(({ tags }) => tags.includes(BOARD_TAG));
      return all.map(({ guid, x, z }) => `${guid} ${x} ${z}`);
    };
    const before = boards();
    const [guid = ''] = before[0]?.split(' ') ?? [];
    table.run(`FakeTTS.delete('${guid}')`);
    assert.match(table.ui(PANEL.differences), /^The table differs from the record at /);
    assert.equal(table.ui(PANEL.repair, 'active'), 'true');
    table.press(HANDLERS.repair);
    assert.deepEqual(boards(), before);
    assert.equal(table.board(), was);
    assertNoSet(table);
    table.close();
  });

  it('restores a deleted board on load', () => {
    const table = sidesAt('waffle-wars', 4);
    const was = table.board();
    const board = table.report().objects.find(({ tags }) => tags.includes(BOARD_TAG));
    table.run(`FakeTTS.delete('${board?.guid ?? ''}') FakeTTS.pass(${LAID})`);
    const loaded = new FakeTable(table.saved());
    loaded.run(`FakeTTS.pass(${LAID})`);
    const boards = loaded.report().objects.filter(({ tags }) => tags.includes(BOARD_TAG));
    assert.deepEqual(
      boards.map(({ x, z }) => [x, z]),
      [[board?.x, board?.z]],
    );
    assert.match(loaded.heard().join('\n'), /It has been fixed/);
    assert.equal(loaded.board(), was);
    const again = new FakeTable(loaded.saved());
    assert.equal(again.report().objects.filter(({ tags }) => tags.includes(BOARD_TAG)).length, 1, 'and once only');
    for (const each of [again, loaded, table]) each.close();
  });

  it('restores all pieces of a side after the last was deleted, or says that it cannot', () => {
    const table = sidesAt('waffle-wars', 4);
    const was = table.board();
    const own = (of: FakeTable): string[] =>
      of
        .report()
        .objects.filter(({ notes }) => notes.startsWith('strawberries'))
        .map(({ guid }) => guid);
    for (const guid of own(table)) table.run(`FakeTTS.delete('${guid}')`);
    const saved = table.saved();
    table.press(HANDLERS.repair);
    assert.equal(table.board(), was);
    assert.ok(own(table).length >= 18);
    const loaded = new FakeTable(saved);
    loaded.heard();
    loaded.press(HANDLERS.repair);
    assert.deepEqual(loaded.heard(), [
      'all: Couldn’t repair everything: there is no copy of strawberries. Load the table again.',
    ]);
    loaded.close();
    table.close();
  });

  it('restores the box of Top Waffle, and the game continues without it', () => {
    const table = top.tableFor(2);
    const boxes = (): number => table.report().objects.filter(({ tags }) => tags.includes(BOX_TAG)).length;
    const box = table.report().objects.find(({ tags }) => tags.includes(BOX_TAG));
    table.run(`FakeTTS.delete('${box?.guid ?? ''}')`);
    top.playOn(table, 5, 4, ({ kind }) => kind === 'take' || kind === 'end');
    assert.equal(boxes(), 0);
    table.press(HANDLERS.repair);
    assert.equal(boxes(), 1);
    top.assertLiesRight(table, top.stateOf(table), 'after the repair');
    table.close();
  });
});
