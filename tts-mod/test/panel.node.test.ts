/** The panel fits on the smallest common screen: every game, page and number of players. In the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAME, HANDLERS, OPTION_BEFORE, OPTION_NEXT, OPTION_VALUE, PANEL, PANEL_HEIGHTS } from '../src/names.js';
import { playHeight } from '../src/mod/panel-heights.js';
import { saveOf, specOf } from './content.js';
import type { TableGameSpec } from '../tools/tables/table.js';
import { FakeTts, type Save } from './fake-tts.js';
import { panelOf } from './panel-measure.js';

/** The room below the game's own bars on a screen of 1,366 x 768. */
const ROOM = 768 - 120;

/** Values of a rule that may hold for one side, for all or for none. */
const MODES = 4;

/** Texts longer than any that a game has. */
const LONG = 'The table differs from what the rules allow here, and this sentence says so at some length. '.repeat(5);

/** The open page fits, and no other one is seen. */
function assertFits(table: FakeTts, { XmlUI }: Save, where: string): void {
  const { needed, height, room, pages } = panelOf(XmlUI, table.report().ui, 'Red');
  assert.ok(needed <= height, `${where}: ${needed} of ${height}`);
  assert.ok(height <= ROOM && room === ROOM, `${where}: ${height} on a screen with room for ${ROOM}`);
  assert.equal(pages.length, 1, where);
}

/** Opens each page and comes back. */
function assertPagesFit(table: FakeTts, save: Save, where: string, hasMenu: boolean): void {
  assertFits(table, save, `${where}, play`);
  for (const page of ['options', 'tools', 'views', ...(hasMenu ? (['menu'] as const) : [])] as const) {
    table.press(HANDLERS[page]);
    assert.equal(table.page(), PANEL[page], where);
    assertFits(table, save, `${where}, ${page}`);
    table.press(HANDLERS[page]);
  }
}

/** Sets the number of players from the least to the most, or to the most alone, with a new game each time. */
function assertPlayersFit(
  table: FakeTts,
  save: Save,
  { game, options }: TableGameSpec,
  { hasMenu, isLong }: { readonly hasMenu: boolean; readonly isLong: boolean },
): void {
  const players = options.find(({ key }) => key === 'players');
  const [least, most] = players?.kind === 'number' ? [players.min, players.max] : [1, 1];
  const first = isLong ? most : least;
  for (let step = least; step < most; step++) {
    table.press(HANDLERS.option, `${isLong ? OPTION_NEXT : OPTION_BEFORE}players`);
  }
  for (let count = first; count <= most; count++) {
    table.newGame();
    assertPagesFit(table, save, `${game.id} with ${count}`, hasMenu);
    table.press(HANDLERS.option, `${OPTION_NEXT}players`);
  }
  if (least < most) assert.match(table.ui(`${OPTION_VALUE}players`), new RegExp(`^${most}`));
}

/** Goes once through all values of every option but the players, and begins a game with the last of them. */
function assertOptionsFit(table: FakeTts, save: Save, { game, options }: TableGameSpec, hasMenu: boolean): void {
  const others = options.filter(({ key }) => key !== 'players');
  table.press(HANDLERS.options);
  for (const option of others) {
    const values = option.kind === 'choice' ? option.values.length : option.kind === 'number' ? 2 : MODES;
    for (let step = 1; step < values; step++) {
      table.press(HANDLERS.option, `${OPTION_NEXT}${option.key}`);
      assertFits(table, save, `${game.id}, option ${option.key}, step ${step}`);
    }
  }
  table.press(HANDLERS.options);
  table.newGame();
  assertPagesFit(table, save, `${game.id} with all options`, hasMenu);
}

describe('the panel', () => {
  for (const { id, games } of [
    'one-table',
    'waddle-waddle',
    'waffle-time',
    'top-waffle',
    'buffet-boss',
    'waffle-wars',
  ].map(specOf)) {
    it(`of ${id} fits on a screen of 1,366 x 768 with every game, page and number of players`, async () => {
      const save = await saveOf(id);
      const table = new FakeTts(save);
      assertFits(table, save, id);
      for (const each of games) {
        if (games.length > 1) table.press(HANDLERS.game, GAME + each.game.id);
        assertPlayersFit(table, save, each, { hasMenu: games.length > 1, isLong: games.length > 6 });
      }
      table.close();
    });
  }

  for (const { id, games } of ['waddle-waddle', 'waffle-time', 'top-waffle', 'buffet-boss', 'waffle-wars'].map(
    specOf,
  )) {
    it(`of ${id} fits with every value of every option`, async () => {
      const save = await saveOf(id);
      const table = new FakeTts(save);
      for (const each of games) {
        if (games.length > 1) table.press(HANDLERS.game, GAME + each.game.id);
        assertOptionsFit(table, save, each, games.length > 1);
      }
      table.close();
    });
  }

  it('scrolls facts, and is never taller than its space, however long the text', () => {
    const facts = Array.from({ length: 30 }, () => 'A seat 12: a line of the sheet 3, another 4, and one more 5').join(
      '\n',
    );
    const { page, facts: all } = playHeight({ facts, result: LONG.slice(0, 100), message: LONG, buttonRows: 8 });
    assert.equal(page, ROOM - PANEL_HEIGHTS.head);
    assert.ok(all > ROOM);
    const few = playHeight({ facts: 'One line.', result: '', message: '', buttonRows: 2 });
    assert.ok(few.page < 240, 'and no higher than it must');
  });
});

/** The page that each of three people and a spectator sees. */
const pagesOf = (table: FakeTts): readonly string[] =>
  ['Red', 'Blue', 'Yellow', 'Grey'].map((player) => table.page(player));

describe('each player’s own panel', () => {
  it('is turned and folded without changing anybody else’s', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    const { play, options, tools, seats, languages } = PANEL;
    assert.deepEqual(pagesOf(table), [play, play, play, play]);
    table.press(HANDLERS.options, '', 'Blue');
    table.press(HANDLERS.tools, '', 'Yellow');
    assert.deepEqual(pagesOf(table), [play, options, tools, play]);
    table.press(HANDLERS.seats, '', 'Yellow');
    table.press(HANDLERS.fold, '', 'Grey');
    table.press(HANDLERS.fold, '', 'Blue');
    assert.deepEqual(pagesOf(table), [play, '', seats, '']);
    table.press(HANDLERS.fold, '', 'Blue');
    table.press(HANDLERS.seats, '', 'Yellow');
    assert.deepEqual(pagesOf(table), [play, options, tools, ''], 'the page of before');
    table.press(HANDLERS.languages, '', 'Red');
    assert.deepEqual(pagesOf(table), [languages, options, tools, '']);
    // What is asked before a new game stands on the page of play
    table.press(HANDLERS.newGame, '', 'Blue');
    assert.deepEqual(pagesOf(table), [languages, play, tools, '']);
    table.close();
  });

  it('shows everybody the game that somebody chooses, and the menu to nobody who has not opened it', async () => {
    const table = new FakeTts(await saveOf('one-table'));
    const { play, options, menu } = PANEL;
    assert.deepEqual(pagesOf(table), [menu, menu, menu, menu]);
    table.press(HANDLERS.options, '', 'Blue');
    table.press(HANDLERS.fold, '', 'Yellow');
    assert.deepEqual(pagesOf(table), [menu, menu, '', menu], 'no options without a game');
    table.press(HANDLERS.game, `${GAME}snake`);
    table.run('FakeTTS.pass(600)');
    assert.deepEqual(pagesOf(table), [play, play, '', play]);
    table.press(HANDLERS.options, '', 'Blue');
    table.press(HANDLERS.menu, '', 'Red');
    table.press(HANDLERS.menu, '', 'Grey');
    assert.deepEqual(pagesOf(table), [menu, options, '', menu]);
    table.press(HANDLERS.game, `${GAME}reversi`);
    table.run('FakeTTS.pass(600)');
    assert.deepEqual(pagesOf(table), [play, options, '', play]);
    table.close();
  });
});
