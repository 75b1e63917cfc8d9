/** Where players can look: by buttons, keys and the table's menu, each from the own side. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MENU } from '../src/one-table/menu.js';
import type { WorldPoint } from '../src/mod/world.js';
import { CLOSE_UPS, GAME, HANDLERS, PANEL, SEAT_COLOURS, VIEW } from '../src/names.js';
import { wafflePoint } from '../src/waffle-time/layout.js';
import { saveOf } from './content.js';
import { FakeTts, type Report } from './fake-tts.js';

/** Games whose hands others do not see. */
const SECRET = ['top-waffle', 'buffet-boss'];

type Look = NonNullable<Report['looks']>[string];

/** What a player sees after pressing the button of a view. */
function look(table: FakeTts, view: string, player = 'Red'): Look | undefined {
  table.press(HANDLERS.view, VIEW + view, player);
  return table.report().looks?.[player];
}

/** What is in the middle of a picture, as text. */
function middle(seen: Look | undefined): string {
  return seen === undefined ? 'nothing' : middleOf([seen.position.x, 0, seen.position.z]);
}

function middleOf([x, , z]: WorldPoint): string {
  return `${x.toFixed(1)} ${z.toFixed(1)}`;
}

describe('the views', () => {
  for (const id of MENU) {
    it(`of ${id} are the table, every seat, and named parts of the game`, async () => {
      const table = new FakeTts(await saveOf('one-table'));
      table.press(HANDLERS.game, GAME + id);
      table.press(HANDLERS.views);
      assert.equal(table.page(), PANEL.views);
      const words: string[] = [];
      for (let number = 1; number <= CLOSE_UPS; number++) {
        if (table.ui(`${VIEW}${number}`, 'active') !== 'true') continue;
        words.push(table.ui(`${VIEW}${number}`));
        const closeUp = look(table, String(number));
        assert.ok(closeUp !== undefined && closeUp.distance < 45, `${number}`);
      }
      assert.ok(words.length > 0 && new Set(words).size === words.length);
      for (const text of words) assert.match(text, /^The |^[A-Z][a-z]+ [a-z]+$/);
      assert.equal(table.ui(`${VIEW}hand`, 'active'), SECRET.includes(id) ? 'true' : 'false');

      assert.equal(middle(look(table, 'board')), '0.0 0.0');
      const [mine, of] = [middle(look(table, 'mine')), middle(look(table, 'mine', 'Blue'))];
      assert.notEqual(mine, of, 'each seat has its own');
      // In a game of two the next seat's side is Blue's, and the one after it is the own side again
      assert.equal(middle(look(table, 'next')), of);
      assert.equal(middle(look(table, 'next')), mine);
      const hand = look(table, 'hand');
      if (!SECRET.includes(id)) assert.equal(middle(hand), mine, 'where nothing is in hand, the own side');
      else assert.ok(hand !== undefined && hand.distance < 14 && middle(hand) !== mine);
      table.close();
    });
  }

  it('turn nobody else’s camera, no spectator’s, and do not change the game', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    const { state } = table.report();
    assert.equal(look(table, 'mine', 'Grey'), undefined);
    look(table, 'mine', 'Blue');
    assert.deepEqual(Object.keys(table.report().looks ?? {}), ['Blue']);
    assert.equal(table.report().state, state);
    table.close();
  });

  it('show each seat its own side in games for more than two', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    const sides = [0, 1].map((seat) => middleOf(wafflePoint(seat, 0)));
    // A colour without a seat in a game of two looks at the seat to move
    table.run(`FakeTTS.sit('Green', 'Somebody')`);
    assert.ok(sides.includes(middle(look(table, 'mine', 'Green'))));
    for (let press = 0; press < 2; press++) table.press(HANDLERS.option, 'griddle-next-players');
    table.newGame();
    for (const [seat, colour] of SEAT_COLOURS.slice(0, 4).entries()) {
      table.run(`FakeTTS.sit('${colour}', 'Somebody')`);
      assert.equal(middle(look(table, 'mine', colour)), middleOf(wafflePoint(seat, 0)));
    }
    table.close();
  });

  it('have keys, and entries in the menu of the table', async () => {
    const table = new FakeTts(await saveOf('top-waffle'));
    table.key('Griddle: look closer, 1', 'Blue');
    const counter = middle(table.report().looks?.['Blue']);
    table.key('Griddle: look at my hand', 'Blue');
    assert.notEqual(middle(table.report().looks?.['Blue']), counter);
    table.run(`FakeTTS.chooseOnTable('The whole table', 'Blue', 3, 3) FakeTTS.pass(10)`);
    assert.equal(middle(table.report().looks?.['Blue']), '0.0 0.0');
    table.run(`FakeTTS.chooseOnTable('My side', 'Blue', 3, 3) FakeTTS.pass(10)`);
    assert.equal(middle(table.report().looks?.['Blue']), middle(look(table, 'mine', 'Blue')));
    table.close();
  });

  it('are there before a game is chosen', async () => {
    const table = new FakeTts(await saveOf('one-table'));
    assert.equal(middle(look(table, 'mine', 'Blue')), '0.0 0.0');
    table.close();
  });
});
