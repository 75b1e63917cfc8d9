/** Buffet Boss at its table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggested } from '@griddle/rules/internal/buffet-boss/characters.js';
import { buffetBoss, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { CHARACTERS } from '@griddle/rules/internal/buffet-boss/components.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import * as layout from '../src/buffet-boss/layout.js';
import { HANDLERS, PANEL } from '../src/names.js';
import { BuffetTable } from './buffet-boss-table.js';
import { keepRecord, lastState } from './records.js';
import { SOMETIMES } from './things.js';
import { wholeGames } from './whole-games.js';

const engine = await loadEngine();

function diceOf(seed: number): (limit: number) => number {
  let rng = seeded(seed);
  return (limit) => {
    rng = next(rng);
    return below(rng, limit);
  };
}

/** Plays on to the end: food on the plate as the dice have it, some of what falls picked up again. */
function playOn(table: BuffetTable, seed: number): BuffetBossState {
  const roll = diceOf(seed);
  for (let ply = 0; ply < 400; ply++) {
    if (ply > 0) table.moved();
    const state = table.state();
    if (buffetBoss.toMove(state).length === 0) return state;
    if (state.step === 'first') table.offer(`Player ${roll(state.plates.length) + 1} goes first`, 'Red');
    else if (state.step === 'reveal') table.show(suggested(state.plates[state.turn] ?? state.plates[0]!), state.turn);
    else if (state.step === 'rescue') rescue(table, state, roll);
    else if (state.step === 'turn') {
      const moves = buffetBoss.legalMoves(state);
      const takes = moves.flatMap((move) => (move.kind === 'take' ? [move.food] : []));
      const food = takes[roll(takes.length)];
      if (food === undefined || (moves.some(({ kind }) => kind === 'end') && roll(3) > 0)) table.offer('End turn');
      else table.stack(food, 'line', { x: roll(4001) - 2000, turn: roll(4) * 9000 - 9000 });
    } else assert.fail(`nothing to do in ${buffetBoss.positionText(state)}`);
  }
  return table.state();
}

function rescue(table: BuffetTable, state: BuffetBossState, roll: (limit: number) => number): void {
  const open = fallenPieces(state).find(({ spent }) => !spent);
  if (open === undefined || roll(2) === 0) table.offer('Time’s up');
  else table.stack(open.food, `p${state.turn + 1}:floor`, { x: roll(2001) - 1000, turn: 0 });
}

/** The record of a table is one that the web and the command line replay, to the same end. */
function assertReplays(table: BuffetTable, state: BuffetBossState): void {
  const last = lastState(buffetBoss, table.record());
  assert.equal(buffetBoss.positionText(last), buffetBoss.positionText(state));
}

describe('a session of Buffet Boss', () => {
  for (const [name, steps, seed] of wholeGames([
    ['Lunch for two', [], 1],
    ['Dinner for three', ['next-players', 'next-version'], 2],
    ['Lunch for four', ['next-players', 'next-players'], 4],
    ['Lunch for five', ['next-players', 'next-players', 'next-players'], 5],
    ['All-You-Can-Eat alone', ['before-players', 'before-version'], 3],
  ] as const)) {
    it(`runs from its line to its result: ${name}`, () => {
      const table = new BuffetTable(engine).begin(...steps);
      const state = playOn(table.savesAfterMoves(name === 'Lunch for four' ? 1 : SOMETIMES), seed);
      assert.ok(state.step === 'over' || state.step === 'lost');
      const heard = table.heard();
      assert.ok(
        heard.some((sentence) => /wins: |share the victory|Everyone lost/.test(sentence)),
        heard.at(-1),
      );
      for (const { seat, total } of buffetBoss.score(state)) {
        assert.match(table.ui(PANEL.facts), new RegExp(`^Player ${seat + 1} ${total}`, 'm'));
      }
      assertReplays(table, state);
      keepRecord(`buffet-boss-${state.plates.length}`, buffetBoss, table.record());
      assert.equal(table.report().tabs.find(({ title }) => title === 'Record')?.body, table.record());
      table.close();
    });
  }

  it('sets food up at rest, however it was dropped', () => {
    const table = new BuffetTable(engine).begin();
    const food = table.state().line[0] ?? 0;
    const { guid } = table.food(food, 'line');
    table.stack(food, 'line', { x: 0, turn: 0 });
    assert.equal(table.object(guid).swings, false);
    table.close();
  });

  it('measures the same as the physics of the web: contacts, heights, falls and poses of forty drops', () => {
    const roll = diceOf(77);
    let fell = 0;
    // In games where two foods alike come to each other's place no table could tell which was which: not so in these
    const table = new BuffetTable(engine).begin();
    for (let drop = 0; drop < 40; drop++) {
      if (table.state().step === 'over') table.newGame();
      const state = table.state();
      const food = state.line[0];
      if (state.step === 'rescue') table.offer('Time’s up');
      else if (state.taken > 0 || food === undefined) table.offer('End turn');
      else {
        const told = table.stack(food, 'line', { x: roll(5001) - 2500, turn: roll(36_000) - 18_000 });
        fell += told.fell.length;
        assert.equal(table.lastMove(), moveText({ ...told, action: '' }), `drop ${drop}`);
      }
    }
    assert.ok(fell > 0);
    table.close();
  });
});

describe('the characters', () => {
  it('lie in the hands of their players, and no record shows them before the end', () => {
    const table = new BuffetTable(engine).begin('next-version');
    const state = table.state();
    const { objects } = table.report();
    for (let seat = 0; seat < 2; seat++) {
      for (const { card } of state.plates[seat]?.characters ?? []) {
        const object = objects.find(({ notes }) => notes === CHARACTERS[card]?.id);
        assert.ok(object);
        assert.equal(layout.placeUnder(object.notes, object.x, object.z, object.y), `p${seat + 1}:hand`);
        assert.doesNotMatch(table.record(), new RegExp(`/${object.notes}\\b|\\.${object.notes}\\b`));
      }
    }
    assert.match(table.record(), /x\.x/);
    table.close();
  });
});

describe('a fall', () => {
  /** Puts a food where it falls off at once. */
  function drop(table: BuffetTable): void {
    const state = table.state();
    for (const food of state.line) {
      // A food that the rim holds once more falls from further out
      for (const x of [4900, 5600, 6300]) {
        const told = table.stack(food, 'line', { x, turn: 9000 });
        if (told.fell.length > 0) return;
        table.press(HANDLERS.undo);
        table.press(HANDLERS.undo);
      }
    }
    assert.fail('nothing fell');
  }

  it('leaves three seconds, and then it is too late', () => {
    const table = new BuffetTable(engine).begin();
    drop(table);
    assert.match(table.ui(PANEL.message), /Seconds left to save it: [12]/);
    table.run('FakeTTS.pass(200)');
    assert.match(table.record(), /late/);
    assert.equal(table.state().step, 'turn');
    table.close();
  });

  it('stops the clock while a piece is picked up and saved', () => {
    const table = new BuffetTable(engine).begin();
    const state = table.state();
    const food = state.line[0] ?? 0;
    const player = table.player(state);
    const { guid } = table.food(food, 'line');
    table.pickUp(guid, player);
    const [x, , z] = layout.floorPoint(state.turn, 0);
    table.letGoAt(guid, layout.plateX(state.turn) + 3.4, layout.PLATE_Z, player, 0);
    table.run(`FakeTTS.bring('${guid}', ${x}, ${layout.floorPoint(0, 0)[1]}, ${z}, 0, 180, 0) FakeTTS.pass(30)`);
    assert.equal(table.state().step, 'rescue');
    table.pickUp(guid, player);
    assert.match(table.record(), /save:1/);
    table.run('FakeTTS.pass(600)');
    assert.doesNotMatch(table.record(), /late/);
    table.close();
  });

  it('waits for the button where nothing is checked', () => {
    const table = new BuffetTable(engine).begin();
    table.press(HANDLERS.checking);
    table.press(HANDLERS.checking);
    drop(table);
    table.run('FakeTTS.pass(600)');
    assert.equal(table.state().step, 'rescue');
    table.offer('Time’s up');
    assert.equal(table.state().step, 'turn');
    table.close();
  });
});

describe('a table that differs from its record', () => {
  it('puts food back that is stacked out of turn with “enforce”, and accepts it with “warn”', () => {
    for (const checking of ['enforce', 'warn']) {
      const table = new BuffetTable(engine).begin();
      if (checking === 'enforce') table.press(HANDLERS.checking);
      const state = table.state();
      table.stack(state.line[0] ?? 0, 'line', { x: 0, turn: 0 }, 1 - state.turn, 'Red');
      const after = table.state();
      assert.equal(after.line.length, checking === 'enforce' ? 3 : 2);
      assert.equal(after.plates[1 - state.turn]?.pieces.length, checking === 'enforce' ? 0 : 1);
      assert.ok(table.heard().some((sentence) => sentence.includes('It’s not the turn of')));
      assert.equal(table.ui(PANEL.differences), '');
      table.close();
    }
  });

  it('has undo by button and key, redo, save, load and repair', () => {
    const table = new BuffetTable(engine).begin();
    const first = table.state();
    table.stack(first.line[0] ?? 0, 'line', { x: 0, turn: 0 });
    const stacked = buffetBoss.positionText(table.state());
    table.press(HANDLERS.undo);
    assert.equal(table.state().step, 'settle');
    table.key('Griddle: undo');
    assert.equal(buffetBoss.positionText(table.state()), buffetBoss.positionText(first));
    table.press(HANDLERS.redo);
    table.press(HANDLERS.redo);
    assert.equal(buffetBoss.positionText(table.state()), stacked);
    const [guid = ''] = table.guidsOn(table.state(), first.turn);
    const pose = table.poseOf(first.turn, guid);
    const loaded = new BuffetTable(engine, table.saved());
    assert.equal(loaded.report().state, table.report().state);
    assert.equal(loaded.ui(PANEL.differences), '');
    loaded.run(`FakeTTS.bring('${guid}', 0, 3, -20, 0, 180, 0)`);
    const again = new BuffetTable(engine, loaded.saved());
    assert.match(
      again.heard().join(),
      new RegExp(`differed from the record at p${first.turn + 1}\\. It has been fixed\\.`),
    );
    assert.equal(again.ui(PANEL.differences), '');
    assert.deepEqual(again.poseOf(first.turn, again.guidsOn(again.state(), first.turn)[0] ?? ''), pose);
    for (const one of [table, loaded, again]) one.close();
  });
});
