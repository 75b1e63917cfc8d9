/** The game's own turns follow the rules, and never the other way round. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addIsDone } from '@griddle/rules/internal/waddle-waddle/state.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { GAME, HANDLERS, OPTION_NEXT, SEAT_COLOURS } from '../src/names.js';
import { hexPoint, placeUnder, tileKind } from '../src/waddle-waddle/layout.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';
import { SETTLED, type FakeTts } from './fake-tts.js';
import { lastState } from './records.js';
import { ThingTable } from './things.js';

function pass(table: FakeTts): void {
  table.run(`FakeTTS.passTurn() FakeTTS.pass(${SETTLED})`);
}

function sit(table: FakeTts, colour: string, name?: string): void {
  table.run(`FakeTTS.sit('${colour}', ${name === undefined ? 'nil' : `'${name}'`}) FakeTTS.pass(${SETTLED})`);
}

describe("the game's own turns", () => {
  it('show the seat to move, in the order of the rules, and return a turn that somebody passed on', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    const { enable, type, order, pass_turns, turn_color } = table.report().turns;
    assert.deepEqual([enable, type, order, pass_turns, turn_color], [true, 2, ['Red', 'Blue'], false, 'Red']);
    table.play('c3', 's');
    assert.equal(table.report().turns.turn_color, 'Blue');
    const record = table.record();
    pass(table);
    assert.equal(table.report().turns.turn_color, 'Blue', 'the rules say so');
    assert.equal(table.record(), record);
    table.press(HANDLERS.undo);
    assert.equal(table.report().turns.turn_color, 'Red');
    table.close();
  });

  it('are off while a seat is free, and on again with its player', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    sit(table, 'Blue');
    assert.equal(table.report().turns.enable, false);
    table.play('c3', 's');
    assert.equal(table.report().turns.enable, false);
    sit(table, 'Blue', 'Ben');
    assert.equal(table.report().turns.enable, true);
    assert.equal(table.report().turns.turn_color, 'Blue');
    table.close();
  });

  it('end a turn of the rules where it may end', async () => {
    const table = new ThingTable(await saveOf('waddle-waddle'), placeUnder);
    for (const colour of SEAT_COLOURS.slice(0, 2)) sit(table, colour, 'Anna');
    const state = lastState(waddleWaddle, table.record());
    const add = waddleWaddle.legalMoves(state).find((move) => move.kind === 'add');
    assert.ok(add?.kind === 'add');
    const own = SEAT_COLOURS[state.turn] ?? '';
    assert.equal(table.report().turns.turn_color, own);
    pass(table);
    assert.equal(table.report().turns.turn_color, own, 'a tile is to be added first');
    table.carryTo(tileKind(state.turn, add.type), 'supply', hexPoint(add.to, 0), own);
    const added = lastState(waddleWaddle, table.record());
    assert.equal(addIsDone(added), added.turn === state.turn);
    if (added.turn === state.turn) pass(table);
    const next = lastState(waddleWaddle, table.record()).turn;
    assert.notEqual(next, state.turn);
    assert.equal(table.report().turns.turn_color, SEAT_COLOURS[next]);
    table.close();
  });

  it('follow the number of players, and stop when the game is removed or over', async () => {
    const table = new ThingTable(await saveOf('one-table'), placeUnder);
    assert.equal(table.report().turns.enable, false);
    table.press(HANDLERS.game, `${GAME}waddle-waddle`);
    assert.deepEqual(table.report().turns.order, ['Red', 'Blue']);
    table.press(HANDLERS.option, `${OPTION_NEXT}players`);
    table.newGame();
    assert.equal(table.report().turns.enable, false, 'nobody sits at the third seat');
    sit(table, 'Yellow', 'Cleo');
    assert.deepEqual(table.report().turns.order, ['Red', 'Blue', 'Yellow']);
    table.press(HANDLERS.game, `${GAME}snake`);
    assert.deepEqual(table.report().turns.order, ['Red', 'Blue']);
    table.close();
  });
});
