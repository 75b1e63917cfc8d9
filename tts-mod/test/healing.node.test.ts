/**
 * A table on which things are bumped, stacked, deleted, copied, put into bags or thrown off: the next legal move stays that
 * move, and the table is put right. In the Lua of the saves, for every game.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import * as waddle from '../src/waddle-waddle/layout.js';
import { GAME, HANDLERS, PANEL, PIECE_TAG, SEAT_COLOURS } from '../src/names.js';
import { BuffetTable } from './buffet-boss-table.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';
import type { FakeTts } from './fake-tts.js';
import { lastState } from './records.js';
import { assertNoSet, make, sidesAt, tokensOf } from './sides.js';
import { ThingTable } from './things.js';
import * as top from './top-waffle-table.js';
import { freshSave } from './waffle-wars-content.js';
import * as time from './waffle-time-table.js';

const WADDLE = await saveOf('waddle-waddle');
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

describe('an earlier difference on the table', () => {
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

  it('does not spoil a move in Hostage Rescue after the roll', () => {
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

describe('a table on which people play tricks', () => {
  it('removes a copy pasted on a taken space, and says so', () => {
    const table = sidesAt('waffle-wars', 3);
    const was = table.board();
    const space = table.occupied('s');
    table.run(`FakeTTS.paste('${table.piece('s', space)}')`);
    table.run('FakeTTS.pass(60)');
    assert.equal(table.board(), was);
    assert.deepEqual(table.heard(), [`all: The table differed from the record at ${space}. It has been fixed.`]);
    const pieces = table.report().objects.filter(({ tags }) => tags.includes(PIECE_TAG));
    assert.equal(pieces.length, 36);
    table.close();
  });

  it('names the tray that lacks pieces', () => {
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
    assert.match(table.heard().join(), /It has been fixed\./);
    table.close();
  });

  it('accepts a piece that was bumped away, when somebody puts it back or plays it', () => {
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
