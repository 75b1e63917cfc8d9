/**
 * A table on which things are bumped, stacked, deleted, copied, put into bags or thrown off: the next legal move stays that move, and
 * the table is put right. In the Lua of the saves, for every game.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadEngine } from '@griddle/plate/node/engine.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/rules/testkit/index.js';
import { gameById } from '@griddle/rules/games.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import * as waddle from '../src/waddle-waddle/layout.js';
import {
  BAG_TAG,
  BOARD_TAG,
  BOX_TAG,
  DIE_TAG,
  FIXTURE_TAG,
  GAME,
  HANDLERS,
  PANEL,
  PIECE_TAG,
  PLATE_TAG,
  SEAT_COLOURS,
} from '../src/names.js';
import { BuffetTable } from './buffet-boss-table.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';
import { FakeTts } from './fake-tts.js';
import { lastState } from './records.js';
import { ThingTable } from './things.js';
import * as top from './top-waffle-table.js';
import { freshSave } from './waffle-wars-content.js';
import * as time from './waffle-time-table.js';

const WADDLE = await saveOf('waddle-waddle');
/** What belongs to a game has one of these. */
const OWN_TAGS: readonly string[] = [PIECE_TAG, FIXTURE_TAG, BOARD_TAG, BOX_TAG, BAG_TAG, DIE_TAG, PLATE_TAG];

/** What befalls a thing that nobody carries. */
type Mishap = (table: FakeTts, guid: string) => void;

const MISHAPS: Readonly<Record<string, Mishap>> = {
  bumped: (table, guid) => table.run(`FakeTTS.shove('${guid}', -29, 4)`),
  deleted: (table, guid) => table.run(`FakeTTS.delete('${guid}')`),
  copied: (table, guid) => table.run(`FakeTTS.paste('${guid}')`),
  bagged: (table, guid) => table.run(`FakeTTS.bag('Red', '${guid}')`),
  'thrown off': (table, guid) => table.run(`FakeTTS.throwOff('Red', '${guid}')`),
  stacked: (table, guid) => {
    const other = table.report().objects.findLast((object) => object.guid !== guid && object.tags.includes(PIECE_TAG));
    table.run(`FakeTTS.shove('${guid}', ${other?.x ?? 0}, ${other?.z ?? 0})`);
  },
};
/** What nothing tells of at once: a copy on a taken space goes again, and what is pushed about is seen at the next look. */
const UNTOLD = ['copied', 'bumped', 'stacked'];

function assertNoSet(table: FakeTts): void {
  assert.doesNotMatch(table.record(), /!set:/);
  assert.equal(table.ui(PANEL.differences), '');
}

/** Moves of a random game in which pieces only come to the board or go over it. */
function tokensOf(id: string, count: number): { readonly token: string; readonly seat: string }[] {
  const game = gameById(id);
  assert.ok(game);
  const { states, moves } = randomGame(game, initialOptions(game.options), 4, count);
  return moves.map((move, i) => {
    const state = states[i] as unknown as { readonly turn: number };
    return { token: game.moveText(state as never, move), seat: state.turn === 0 ? 's' : 'b' };
  });
}

function make(table: FakeTable, { token, seat }: { readonly token: string; readonly seat: string }): void {
  const path = token.split(/[>x]/);
  table.carry(seat, path.length === 1 ? '' : (path[0] ?? ''), path.at(-1) ?? '');
}

/** A table of a game of two sides on which some moves have been played. */
function sidesAt(id: string, count: number): FakeTable {
  const table = new FakeTable(freshSave());
  if (id !== 'waffle-wars') table.press(HANDLERS.game, GAME + id);
  for (const move of tokensOf(id, count)) make(table, move);
  table.heard();
  return table;
}

describe('an older difference of the table', () => {
  for (const id of ['waffle-wars', 'snake', 'waffle-checkers', 'connect-four', 'reversi']) {
    for (const [name, mishap] of Object.entries(MISHAPS)) {
      it(`does not spoil the next legal move: ${id}, a piece ${name}`, () => {
        const moves = tokensOf(id, 4);
        const table = sidesAt(id, 3);
        const [was, move] = [table.board(), moves[3]];
        assert.ok(move);
        const untouched = sidesAt(id, 4);
        const from = move.token.split(/[>x]/)[0] ?? '';
        // A piece that the move has nothing to do with
        const space = spacesOf(table).find((other) => other !== from && !move.token.includes(other));
        assert.ok(space, was);
        const seat = hasPiece(table, 's', space) ? 's' : 'b';
        mishap(table, table.piece(seat, space));
        if (!UNTOLD.includes(name)) {
          assert.equal(table.ui(PANEL.differences), `The table differs from the record at ${space}.`);
        }
        make(table, move);
        assertNoSet(table);
        assert.equal(table.board(), untouched.board());
        assert.equal(table.record(), untouched.record());
        untouched.close();
        table.close();
      });
    }
  }

  it('does not spoil a walk in Hostage Rescue after the die', () => {
    const table = new FakeTable(freshSave());
    table.press(HANDLERS.game, `${GAME}hostage-rescue`);
    const bumped = table.occupied('b');
    table.shove(table.piece('b', bumped), '');
    const die = table.report().objects.find(({ tags }) => tags.includes('griddle-die'));
    table.run(`FakeTTS.throw('Red', '${die?.guid ?? ''}', 1) FakeTTS.pass(120)`);
    assert.equal(table.ui(PANEL.differences), '', 'the throw is a move, and the table follows the record');
    assert.match(table.record(), /~1/);
    assertNoSet(table);
    table.close();
  });

  for (const [name, mishap] of Object.entries(MISHAPS)) {
    it(`does not spoil the next legal move: waffle-time, a topping ${name}`, () => {
      const table = time.tableFor(2);
      // Both stars are chosen; the toppings of the second waffle have nothing to do with what comes
      const state = time.playOn(table, 9, 2);
      const other = 1 - state.turn;
      const topping = table.placements().find(({ place }) => new RegExp(`^p${other + 1}:[a-e][1-5]$`).test(place));
      assert.ok(topping);
      mishap(table, topping.object.guid);
      time.playOn(table, 3, 2);
      assertNoSet(table);
      table.close();
    });

    it(`does not spoil the next legal move: waddle-waddle, a tile ${name}`, () => {
      const table = new ThingTable(WADDLE, waddle.placeUnder);
      const adds = (): { readonly type: number; readonly to: { q: number; r: number } } => {
        const state = lastState(waddleWaddle, table.record());
        const move = waddleWaddle.legalMoves(state).find(({ kind }) => kind === 'add');
        assert.ok(move?.kind === 'add');
        return move;
      };
      const add = (): void => {
        const { turn } = lastState(waddleWaddle, table.record());
        const { type, to } = adds();
        const kind = waddle.tileKind(turn, type);
        table.carryTo(kind, 'supply', waddle.hexPoint(to, 0), SEAT_COLOURS[turn] ?? 'Red');
      };
      add();
      const before = lastState(waddleWaddle, table.record());
      if (before.turn === 0) table.press(HANDLERS.offer, 'griddle-offer-0');
      const [tile] = lastState(waddleWaddle, table.record()).tiles;
      assert.ok(tile);
      const guid = table.thing(waddle.tileKind(tile.colour, tile.type), `${tile.q},${tile.r}`);
      mishap(table, guid);
      add();
      assertNoSet(table);
      const state = lastState(waddleWaddle, table.record());
      assert.equal(state.tiles.length, before.tiles.length + 1, 'the tile was added');
      assert.deepEqual(table.difference(waddle.spotsOf(state)), { came: [], gone: [] });
      table.close();
    });

    it(`does not spoil the next legal move: top-waffle, a card ${name}`, () => {
      const table = top.tableFor(2);
      const state = top.stateOf(table);
      // An order of the counter, while the first move takes a topping or an item
      const order = table.placements().find(({ place }) => place === 'order:2');
      assert.ok(order);
      mishap(table, order.object.guid);
      const after = top.playOn(table, 5, 1, ({ kind }) => kind === 'take');
      assert.notEqual(after, state);
      assertNoSet(table);
      top.assertLiesRight(table, after, 'after the move');
      table.close();
    });
  }

  for (const name of ['bumped', 'deleted']) {
    it(`does not spoil the next legal move: buffet-boss, a food of the line ${name}`, async () => {
      const table = new BuffetTable(await loadEngine()).begin();
      const { line } = table.state();
      const [first = 0] = line;
      const other = line.find((food) => food !== first) ?? 0;
      MISHAPS[name]?.(table, table.food(other, 'line').guid);
      table.stack(first, 'line', { x: 0, turn: 0 });
      assert.doesNotMatch(table.record(), /!set:/);
      assert.equal(table.state().taken, 1);
      table.close();
    });
  }
});

/** The spaces with a piece. */
function spacesOf(table: FakeTable): string[] {
  const names: string[] = [];
  for (let rank = 1; rank <= table.size.height; rank++) {
    for (let file = 0; file < table.size.width; file++) {
      const space = 'abcdefgh'.charAt(file) + String(rank);
      if (hasPiece(table, 's', space) || hasPiece(table, 'b', space)) names.push(space);
    }
  }
  return names;
}

function hasPiece(table: FakeTable, seat: string, space: string): boolean {
  try {
    return table.piece(seat, space) !== '';
  } catch {
    return false;
  }
}

describe('a table that people play tricks on', () => {
  it('takes away a copy pasted on a taken space, and says so', () => {
    const table = sidesAt('waffle-wars', 3);
    const was = table.board();
    const space = table.occupied('s');
    table.run(`FakeTTS.paste('${table.piece('s', space)}')`);
    table.run('FakeTTS.pass(60)');
    assert.equal(table.board(), was);
    assert.deepEqual(table.heard(), [`all: The table differed from the record at ${space}; it has been put right.`]);
    const pieces = table.report().objects.filter(({ tags }) => tags.includes(PIECE_TAG));
    assert.equal(pieces.length, 36);
    table.close();
  });

  it('names the tray from which pieces are missing', () => {
    const table = sidesAt('waffle-wars', 3);
    for (let i = 0; i < 3; i++) table.run(`FakeTTS.delete('${table.piece('b', '')}')`);
    assert.equal(table.ui(PANEL.differences), 'The table differs from the record at blueberries:tray.');
    table.press(HANDLERS.repair);
    assert.equal(table.ui(PANEL.differences), '');
    table.close();
  });

  it('puts everything in its place when a bag is emptied on the board', () => {
    const table = sidesAt('waffle-wars', 6);
    const was = table.board();
    for (const seat of ['s', 'b']) {
      for (const space of [table.occupied(seat), '']) table.run(`FakeTTS.bag('Red', '${table.piece(seat, space)}')`);
    }
    assert.notEqual(table.board(), was);
    table.run('FakeTTS.emptyBag(1, 1)');
    assert.equal(table.board(), was);
    assert.equal(table.ui(PANEL.differences), '');
    assertNoSet(table);
    assert.match(table.heard().join(), /it has been put right/);
    table.close();
  });

  it('takes a piece that was bumped away for where it belongs when somebody puts it back or plays it', () => {
    const table = sidesAt('waffle-wars', 4);
    const was = table.board();
    const space = table.occupied('s');
    const guid = table.piece('s', space);
    table.shove(guid, '');
    table.pickUp(guid);
    table.letGo(guid, space);
    assert.equal(table.board(), was);
    assertNoSet(table);
    table.close();
  });
});

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
    it(`makes one thing of every kind again that somebody has deleted: ${id}`, async () => {
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

  it('makes a board again that somebody has deleted', () => {
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

  it('is done for a deleted board when the table is loaded', () => {
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
    assert.match(loaded.heard().join('\n'), /put right/);
    assert.equal(loaded.board(), was);
    const again = new FakeTable(loaded.saved());
    assert.equal(again.report().objects.filter(({ tags }) => tags.includes(BOARD_TAG)).length, 1, 'and once only');
    for (const each of [again, loaded, table]) each.close();
  });

  it('makes all pieces of a side again of the last that was deleted, or says that it cannot', () => {
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
      'all: The table cannot be repaired wholly: nothing is left to copy of strawberries. Load the table again.',
    ]);
    loaded.close();
    table.close();
  });

  it('makes the box of Top Waffle again, and without it the game goes on', () => {
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
