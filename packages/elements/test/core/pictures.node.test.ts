/** The first picture of each area of a table, made where there is no page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nothing } from 'lit';
import { firstPictures } from '../../src/core/pictures.js';
import { buffetBossUI, type TableLook } from '../../src/games/buffet-boss/game-ui.js';
import { connectFourUI } from '../../src/games/connect-four.js';
import { hostageRescueUI } from '../../src/games/hostage-rescue.js';
import { reversiUI } from '../../src/games/reversi-board.js';
import { snakeUI } from '../../src/games/snake-board.js';
import { topWaffleUI } from '../../src/games/top-waffle/game-ui.js';
import { waddleWaddleUI } from '../../src/games/waddle-waddle/game-ui.js';
import { waffleCheckersUI } from '../../src/games/waffle-checkers.js';
import { waffleTimeUI } from '../../src/games/waffle-time/game-ui.js';
import { waffleWarsUI } from '../../src/games/waffle-wars/game-ui.js';

/** Buffet Boss without what its element shows round the areas. */
const NOTHING_BESIDE: TableLook = {
  tells: () => false,
  isTimed: true,
  stacksOn: () => false,
  isShown: () => false,
  renderExtra: () => nothing,
  renderReference: () => nothing,
};

/** The pictures of a new game, by the game. */
const NEW_GAMES = {
  'waffle-wars': firstPictures(waffleWarsUI, {}),
  'waddle-waddle': firstPictures(waddleWaddleUI, {}),
  'waffle-time': firstPictures(waffleTimeUI, {}),
  'top-waffle': firstPictures(topWaffleUI, {}),
  'buffet-boss': firstPictures(buffetBossUI(NOTHING_BESIDE), {}),
  snake: firstPictures(snakeUI, {}),
  'waffle-checkers': firstPictures(waffleCheckersUI, {}),
  'hostage-rescue': firstPictures(hostageRescueUI, {}),
  'connect-four': firstPictures(connectFourUI, {}),
  reversi: firstPictures(reversiUI, {}),
};

describe('pictures without a page', () => {
  for (const [game, printed] of Object.entries(NEW_GAMES))
    it(`exist for each area of ${game}`, () => {
      assert.ok(printed.ok);
      assert.notEqual(printed.value.length, 0);
      for (const { name, svg } of printed.value) assert.match(svg, /^<svg [^>]*viewBox="[-\d. ]+".*<\/svg>\s*$/s, name);
    });

  it('show each area of a position', () => {
    const printed = firstPictures(waffleWarsUI, { options: 'arcade=on', position: '6/6/6/2sb2/6/6 s 17,17 - 10,10' });
    assert.ok(printed.ok);
    assert.deepEqual(
      printed.value.map(({ name }) => name),
      ['main', 'tray'],
    );
    const [board, tray] = printed.value;
    assert.match(board?.svg ?? '', /^<svg [^>]*viewBox=/);
    assert.notEqual(board?.svg, tray?.svg);
    assert.equal(typeof document, 'undefined');
  });

  it('have as many pieces as the position, at their places', () => {
    const pieces = (position: string): number => {
      const printed = firstPictures(waffleWarsUI, { position });
      assert.ok(printed.ok);
      return (printed.value[0]?.svg.match(/translate\(/g) ?? []).length;
    };
    const none = pieces('6/6/6/6/6/6 s 18,18 first');
    assert.equal(pieces('6/6/6/2sb2/6/6 s 17,17 -') - none, 2);
    assert.equal(pieces('ss2ss/6/6/6/6/6 s 14,18 -') - none, 4);
  });

  it('show the end of a record, and the same text for the same input', () => {
    const shown = (record: string): string => {
      const printed = firstPictures(waffleWarsUI, { record }, { title: 'Waffle Wars' });
      assert.ok(printed.ok);
      return printed.value[0]?.svg ?? '';
    };
    assert.equal(shown('1. c3 d4'), shown('1. c3 d4'));
    assert.notEqual(shown('1. c3 d4'), shown('1. c3'));
    assert.match(shown('1. c3'), /<title>Waffle Wars<\/title>/);
  });

  it('report errors in the input instead', () => {
    const printed = firstPictures(waffleWarsUI, { position: '6/6/x' });
    assert.ok(!printed.ok);
    assert.equal(printed.error.source, 'position');
  });
});
