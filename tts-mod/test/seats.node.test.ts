/** Seats that know who sits there: the count of players, taking and swapping seats, leaving and coming back, late guests. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME, HANDLERS, LANGUAGE, OPTION_NEXT, OPTION_VALUE, PANEL, SEAT } from '../src/names.js';
import { saveOf } from './content.js';
import { FakeTts, SETTLED } from './fake-tts.js';

function happens(table: FakeTts, what: string): void {
  table.run(`FakeTTS.${what} FakeTTS.pass(${SETTLED})`);
}

function seated(table: FakeTts): unknown {
  return JSON.parse(table.lua('JSON.encode(FakeTTS.seated)'));
}

describe('the number of players', () => {
  it('is the number of those seated, is said, and can be chosen before the game is laid out', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    happens(table, "sit('Yellow', 'Cem')");
    table.heard();
    table.press(HANDLERS.options);
    assert.equal(table.ui(`${OPTION_VALUE}players`), '3 players');
    table.press(HANDLERS.options);
    happens(table, "sit('Green', 'Dora')");
    table.newGame();
    assert.match(table.record(), /\[Options "[^"]*players=4/);
    assert.ok(
      table.heard().includes('all: Number of players: 4, as many as are seated. To change it, use Options.'),
      'said',
    );
    happens(table, "sit('Green')");
    table.press(HANDLERS.options);
    table.press(HANDLERS.option, `${OPTION_NEXT}players`);
    assert.equal(table.ui(`${OPTION_VALUE}players`), '4 players', 'one more than sit here');
    table.newGame();
    assert.match(table.record(), /\[Options "[^"]*players=4/, 'what somebody chose counts');
    table.close();
  });

  it('is the usual one where one person plays all seats', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    happens(table, "sit('Blue')");
    table.press(HANDLERS.options);
    assert.equal(table.ui(`${OPTION_VALUE}players`), '2 players');
    table.close();
  });
});

describe('seats', () => {
  it('are named with their colour in two languages, and taken by a button', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    assert.equal(table.ui(PANEL.turn), 'Player 1 (Red) to move');
    happens(table, "join('Cem')");
    table.press(HANDLERS.seats);
    assert.equal(table.page(), PANEL.seats);
    assert.equal(table.ui(`${SEAT}Blue`), 'Blue: Ben');
    assert.equal(table.ui(`${SEAT}Yellow`), 'Yellow: sit here');
    table.press(HANDLERS.seat, `${SEAT}Yellow`, 'Blue');
    assert.deepEqual(seated(table), { Red: 'Anna', Yellow: 'Ben' });
    assert.equal(table.ui(`${SEAT}Blue`), 'Blue: sit here');
    table.press(HANDLERS.seats);
    assert.equal(table.page(), PANEL.tools);
    table.press(HANDLERS.language, `${LANGUAGE}de`);
    assert.equal(table.ui(PANEL.turn), 'Spieler 1 (Rot) am Zug');
    table.press(HANDLERS.seats);
    assert.equal(table.ui(`${SEAT}Blue`), 'Blau: hier sitzen');
    table.close();
  });

  it('are swapped only when both agree', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    table.heard();
    table.press(HANDLERS.seat, `${SEAT}Blue`, 'Red');
    assert.deepEqual(seated(table), { Red: 'Anna', Blue: 'Ben' });
    assert.deepEqual(table.heard(), [
      'Blue: Anna (Red) wants to swap seats with you. To agree, press that seat under Table, Seats.',
      'Red: You asked Ben to swap seats.',
    ]);
    table.press(HANDLERS.seat, `${SEAT}Red`, 'Blue');
    assert.deepEqual(seated(table), { Red: 'Ben', Blue: 'Anna' });
    table.close();
  });

  it('wait for those who leave and come back, also after a load, but not for those who stood up', async () => {
    let table = new FakeTts(await saveOf('waffle-time'));
    happens(table, "sit('Blue', 'Ben')");
    happens(table, "quit('Blue')");
    const saved = table.saved();
    table.close();
    table = new FakeTts(saved);
    table.run('FakeTTS.seated = { Red = "Anna" }');
    table.heard();
    happens(table, "join('Ben')");
    assert.deepEqual(seated(table), { Red: 'Anna', Blue: 'Ben' });
    assert.ok(table.heard().includes('all: Ben is back at the same seat: Blue.'));
    happens(table, "quit('Blue')");
    happens(table, "sit('Blue', 'Cem')");
    happens(table, "join('Ben')");
    assert.deepEqual(seated(table), { Red: 'Anna', Blue: 'Cem' }, 'the seat is taken');
    table.run("Player.Blue.changeColor('Grey')");
    table.run(`FakeTTS.pass(${SETTLED})`);
    happens(table, "join('Cem')");
    assert.deepEqual(seated(table), { Red: 'Anna' }, 'Cem stood up');
    table.close();
  });
});

describe('a late guest', () => {
  it('gets all that the panel shows, with a game and in the lobby', async () => {
    const table = new FakeTts(await saveOf('one-table'));
    for (const heading of ['Choose a game', 'Player 1 (Red) to move']) {
      const before = table.report().ui;
      assert.equal(table.ui(PANEL.turn), heading);
      // As if nothing had been sent: the guest has the panel of the save
      table.run('FakeTTS.ui = {}');
      happens(table, "join('Cem')");
      const after = table.report().ui;
      for (const id of [PANEL.turn, PANEL.fold, PANEL.unfold, PANEL.play, PANEL.menu, PANEL.menuButton]) {
        assert.deepEqual(after[id] ?? {}, { ...before[id], ...after[id] }, id);
        for (const [name, value] of Object.entries(before[id] ?? {})) assert.equal(after[id]?.[name], value, id);
      }
      table.press(HANDLERS.game, `${GAME}waffle-time`);
      table.run('FakeTTS.pass(600)');
    }
    table.close();
  });
});
