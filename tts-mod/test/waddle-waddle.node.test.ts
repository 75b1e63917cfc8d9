/** Waddle Waddle at its table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { explainViolation } from '@griddle/rules/messages/index.js';
import { SYMBOLS, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { waddleWaddle, type WaddleWaddleMove, type WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { HANDLERS, OFFER, PANEL, SEAT_COLOURS } from '../src/names.js';
import { cardKind, hexPoint, placeUnder, spotsOf, stackPoint, tileKind } from '../src/waddle-waddle/layout.js';
import type { WorldPoint } from '../src/mod/world.js';
import { saveOf, specOf } from './content.js';
import { keepRecord, lastState } from './records.js';
import { SOMETIMES, ThingTable } from './things.js';
import { wholeGames } from './whole-games.js';

const SAVE = await saveOf('waddle-waddle');
const { words } = specOf('waddle-waddle');
/** Beside everything. */
const NOWHERE: WorldPoint = [-28, 0, 3];

function freshTable(): ThingTable {
  return new ThingTable(SAVE, placeUnder);
}

/** A table on which a new game with other options has begun. */
function tableWith(players: number, modules: number, checking: 'warn' | 'enforce' | 'off' = 'warn'): ThingTable {
  const table = freshTable();
  for (let i = 2; i < players; i++) table.press(HANDLERS.option, 'griddle-next-players');
  for (let i = modules; i < 2; i++) table.press(HANDLERS.option, 'griddle-before-modules');
  table.newGame();
  const presses = { warn: 0, enforce: 1, off: 2 }[checking];
  for (let i = 0; i < presses; i++) table.press(HANDLERS.checking);
  table.heard();
  return table;
}

/** The position that the record of a table leads to. */
function stateOf(table: ThingTable): WaddleWaddleState {
  return lastState(waddleWaddle, table.record());
}

/** Makes a move as people do. */
function make(table: ThingTable, state: WaddleWaddleState, move: WaddleWaddleMove): void {
  const player = SEAT_COLOURS[state.turn] ?? 'Red';
  if (move.kind === 'add') {
    table.carryTo(tileKind(state.turn, move.type), 'supply', hexPoint(move.to, 0), player);
  } else if (move.kind === 'move') {
    const from = `${move.from.q},${move.from.r}`;
    const tile = state.tiles.find(({ q, r }) => `${q},${r}` === from);
    assert.ok(tile);
    table.carryTo(tileKind(tile.colour, tile.type), from, hexPoint(move.to, 0), player);
  } else if (move.kind === 'card') {
    const card = state.field.find(({ q, r }) => q === move.at.q && r === move.at.r);
    assert.ok(card);
    table.carryTo(cardKind(card.card), `card:${card.q},${card.r}`, NOWHERE, player);
  } else {
    table.press(HANDLERS.offer, `${OFFER}0`, player);
  }
}

function assertLiesRight(table: ThingTable, state: WaddleWaddleState, what: string): void {
  assert.deepEqual(table.difference(spotsOf(state)), { came: [], gone: [] }, what);
}

/** Whether a move stays on the table's board, which reaches nine hexes each way: one random game in a hundred goes farther. */
function isOnTable(move: WaddleWaddleMove): boolean {
  if (move.kind !== 'add' && move.kind !== 'move') return true;
  const [x, , z] = hexPoint(move.to, 0);
  return placeUnder('rA', x, z) === `${move.to.q},${move.to.r}`;
}

/** Plays random legal moves by hand, to the end or so many; the table has to lie right and the record to lead there. */
function playOn(table: ThingTable, seed: number, most = 500): WaddleWaddleState {
  let state = stateOf(table);
  let rng: Rng = seeded(seed);
  for (let ply = 0; ply < most && !state.over; ply++) {
    rng = next(rng);
    const moves = waddleWaddle.legalMoves(state).filter(isOnTable);
    // Cards whenever there are some, so that some are taken
    const cards = moves.filter(({ kind }) => kind === 'card');
    const move = cards[0] ?? moves[below(rng, moves.length)];
    assert.ok(move);
    make(table, state, move);
    table.moved();
    const played = waddleWaddle.play(state, move);
    assert.ok(played.ok);
    state = played.value;
    assertLiesRight(table, state, `after ${waddleWaddle.moveText(state, move)}, move ${ply + 1}`);
  }
  assert.equal(waddleWaddle.positionText(stateOf(table)), waddleWaddle.positionText(state));
  return state;
}

describe('a session of Waddle Waddle', () => {
  it('is set up by the script, with a seed that the record names', () => {
    const table = freshTable();
    const state = stateOf(table);
    assertLiesRight(table, state, 'set up');
    assert.match(table.record(), /\[Seed "\d+"\]/);
    assert.equal(state.field.length, 12);
    table.close();
  });

  for (const [players, modules, seed] of wholeGames([
    [2, 2, 11],
    [3, 1, 5],
    [4, 2, 8],
    [4, 0, 3],
  ] as const)) {
    it(`runs from the first tile to the last: ${players} players, modules ${modules}`, () => {
      const table = tableWith(players, modules, 'enforce').savesAfterMoves(players === 2 ? 1 : SOMETIMES);
      table.run("FakeTTS.seated = { Red = 'Anna', Blue = 'Ben', Yellow = 'Cleo', Green = 'Dora' }");
      const state = playOn(table, seed);
      assert.ok(state.over);
      keepRecord(`waddle-waddle-${players}-${modules}`, waddleWaddle, table.record());
      const result = waddleWaddle.outcome(state);
      assert.ok(result);
      const heard = table.heard();
      assert.ok(heard.some((sentence) => /wins: most points|share the victory/.test(sentence)));
      const sheets = waddleWaddle.score(state);
      for (const { seat, total } of sheets) {
        const name = words.text[`seat.${waddleWaddle.seats({ players: 4 })[seat] ?? ''}`] ?? '';
        assert.ok(
          heard.some((sentence) => sentence.startsWith(`all: ${name} ${total}`)),
          `${name} ${total}`,
        );
        assert.ok(
          table
            .ui(PANEL.facts)
            .split('\n')
            .some((line) => line.startsWith(`${name} ${total}`)),
        );
      }
      assert.equal(table.report().tabs.find(({ title }) => title === 'Record')?.body, table.record());
      table.close();
    });
  }

  it('has words for its tiles and cards', () => {
    for (const type of TYPES) assert.ok(words.text[`type.waddle-waddle.${type}`], type);
    for (const symbol of SYMBOLS) assert.ok(words.text[`symbol.waddle-waddle.${symbol}`], symbol);
  });

  it('has undo and redo, save and load, and repair', () => {
    const table = tableWith(3, 2);
    const state = playOn(table, 4, 24);
    for (let i = 0; i < 10; i++) table.press(HANDLERS.undo);
    assertLiesRight(table, stateOf(table), 'taken back');
    for (let i = 0; i < 10; i++) table.press(HANDLERS.redo);
    assertLiesRight(table, state, 'played again');
    const loaded = new ThingTable(table.saved(), placeUnder);
    assert.equal(loaded.record(), table.record());
    assert.equal(loaded.report().state, table.report().state);
    assert.equal(loaded.ui(PANEL.differences), '');
    const tile = state.tiles[3];
    assert.ok(tile);
    const [kind, place] = [tileKind(tile.colour, tile.type), `${tile.q},${tile.r}`];
    loaded.run(`FakeTTS.delete('${loaded.thing(kind, place)}')`);
    assert.equal(loaded.ui(PANEL.differences), `The table differs from the record at ${place}.`);
    loaded.press(HANDLERS.repair);
    assertLiesRight(loaded, state, 'repaired');
    table.close();
    loaded.close();
  });

  it('restores a deleted card', () => {
    const table = tableWith(2, 2);
    const state = stateOf(table);
    const card = state.field[0];
    assert.ok(card);
    table.run(`FakeTTS.delete('${table.thing(cardKind(card.card), `card:${card.q},${card.r}`)}')`);
    table.press(HANDLERS.repair);
    assertLiesRight(table, state, 'repaired');
    table.close();
  });
});

describe('an illegal move', () => {
  /** A lone tile far from the Iceberg, told by the rules themselves. */
  function far(state: WaddleWaddleState): { told: string; to: { q: number; r: number } } {
    const to = { q: 3, r: 0 };
    const played = waddleWaddle.play(state, { kind: 'add', type: 0, to });
    assert.ok(!played.ok);
    return { told: explainViolation(words, 'waddle-waddle', played.error), to };
  }

  it('is put back with “enforce”, with a message', () => {
    const table = tableWith(2, 1, 'enforce');
    const state = stateOf(table);
    const { told, to } = far(state);
    const player = SEAT_COLOURS[state.turn] ?? 'Red';
    table.carryTo(tileKind(state.turn, 0), 'supply', hexPoint(to, 0), player);
    assert.deepEqual(table.heard(), [`${player}: ${told} The piece goes back.`]);
    assertLiesRight(table, state, 'put back');
    table.close();
  });

  it('is accepted with “warn”, and can be undone', () => {
    const table = tableWith(2, 1, 'warn');
    const state = stateOf(table);
    const { told, to } = far(state);
    const player = SEAT_COLOURS[state.turn] ?? 'Red';
    table.carryTo(tileKind(state.turn, 0), 'supply', hexPoint(to, 0), player);
    assert.ok(table.heard().includes(`${player}: ${told} The table stays as it is.`));
    const set = stateOf(table);
    assert.equal(set.tiles.length, 1);
    assert.equal(set.supply[state.turn]?.[0], 3);
    assert.equal(table.ui(PANEL.differences), '');
    table.press(HANDLERS.undo);
    assertLiesRight(table, state, 'taken back');
    table.close();
  });

  it('of every kind leaves a table that agrees with its record', () => {
    for (const checking of ['warn', 'off'] as const) {
      const table = tableWith(3, 2, checking);
      playOn(table, 9, 12);
      const state = stateOf(table);
      const [tile] = state.tiles;
      const [card] = state.field;
      assert.ok(tile && card);
      const place = `${tile.q},${tile.r}`;
      table.carryTo(tileKind(tile.colour, tile.type), place, hexPoint({ q: -5, r: 2 }, 0));
      table.carryTo(tileKind((state.turn + 1) % 3, 2), 'supply', hexPoint({ q: 5, r: -2 }, 0));
      table.carryTo(cardKind(card.card), `card:${card.q},${card.r}`, NOWHERE);
      assertLiesRight(table, stateOf(table), 'after three of them');
      assert.match(table.record(), /!set:/);
      table.carryTo(tileKind(tile.colour, tile.type), '-5,2', stackPoint(tile.colour, tile.type, 4));
      assertLiesRight(table, stateOf(table), 'and a tile off the board');
      table.close();
    }
  });

  it('is nothing while a tile only lies next to its stack', () => {
    const table = tableWith(2, 2);
    const record = table.record();
    table.carryTo('rA', 'supply', NOWHERE);
    assert.equal(table.record(), record);
    assert.deepEqual(table.heard(), []);
    table.close();
  });
});

describe('marks', () => {
  it('show where a held tile may go, and what blocks one that may not move', () => {
    const table = tableWith(2, 1, 'enforce');
    const state = stateOf(table);
    const player = SEAT_COLOURS[state.turn] ?? 'Red';
    const before = table.report().lines.length;
    table.pickUp(table.thing(tileKind(state.turn, 1), 'supply'), player);
    assert.equal(table.report().lines.length - before, 6, 'the six hexes round the Iceberg');
    const other = tableWith(2, 1, 'enforce');
    const played = playOn(other, 2, 14);
    const grumpy = played.tiles.find(({ type }) => type === 3);
    assert.ok(grumpy);
    const lines = other.report().lines.length;
    other.pickUp(other.thing(tileKind(grumpy.colour, 3), `${grumpy.q},${grumpy.r}`));
    assert.equal(other.report().lines.length - lines, 1, 'a Grumpy keeps itself');
    table.close();
    other.close();
  });
});
