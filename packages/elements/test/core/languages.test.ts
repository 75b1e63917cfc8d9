/** Languages that are complete come by themselves, when an element first speaks them. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { addMessages } from '../../src/core/index.js';
import GERMAN from '@griddle/languages/internal/de/elements.json' with { type: 'json' };
import GERMAN_RULES from '@griddle/languages/internal/de/rules.json' with { type: 'json' };
import PORTUGUESE_RULES from '@griddle/languages/internal/pt-BR/rules.json' with { type: 'json' };
import CHINESE_RULES from '@griddle/languages/internal/zh-Hans/rules.json' with { type: 'json' };

const wordsOf = (board: WaffleWars): string => board.shadowRoot?.querySelector('[part~=status]')?.textContent ?? '';

/** What the action bar says of two sides, whatever their translator calls them. */
const turnOf = (seats: string): string => GERMAN['ui.to-move.other'].replace('{seats}', seats);

describe('a complete language', () => {
  it('is used when an element is inside it, also with a region; words of the page take precedence', async () => {
    const page = await fixture<HTMLElement>(html`
      <div lang="de-AT"><waffle-wars mode="play" seats="human,human" start="now"></waffle-wars></div>
    `);
    const board = page.querySelector('waffle-wars') as WaffleWars;
    await waitUntil(() => wordsOf(board).includes(turnOf(GERMAN_RULES['seat.strawberries'])));
    addMessages({ locale: 'de', plural: () => 'other', text: { 'seat.strawberries': 'Rote Beeren' } });
    await waitUntil(() => wordsOf(board).includes(turnOf('Rote Beeren')));
    page.lang = 'en';
    board.lang = 'en';
    await waitUntil(() => wordsOf(board).includes('Strawberries’ turn.'));
    board.removeAttribute('lang');
  });

  it('is found by its script, whatever the region; another script of the language falls back to English', async () => {
    for (const [lang, words] of [
      ['zh-CN', CHINESE_RULES['seat.strawberries']],
      ['pt', PORTUGUESE_RULES['seat.strawberries']],
      ['zh-TW', 'Strawberries’ turn.'],
      ['not a tag', 'Strawberries’ turn.'],
    ] as const) {
      const board = await fixture<WaffleWars>(html`
        <waffle-wars lang=${lang} mode="play" seats="human,human" start="now"></waffle-wars>
      `);
      await waitUntil(() => wordsOf(board).includes(words), `${lang}: ${wordsOf(board)}`);
    }
  });

  it('is used when the language of the page, or around a shadow tree, changes later', async () => {
    const page = await fixture<HTMLElement>(html`<div lang="en"><section></section></div>`);
    const outer = document.createElement('div');
    const board = document.createElement('waffle-wars');
    Object.assign(board, { mode: 'play', seats: 'human,human', start: 'now' });
    outer.attachShadow({ mode: 'open' }).append(board);
    page.firstElementChild?.append(outer);
    await waitUntil(() => wordsOf(board).includes('turn.'));
    page.lang = 'de';
    await waitUntil(() => wordsOf(board).includes(turnOf('').trim()));
    outer.lang = 'en';
    await waitUntil(() => wordsOf(board).includes('turn.'));
    outer.removeAttribute('lang');
    await waitUntil(() => wordsOf(board).includes(turnOf('').trim()));
    // Also for one that has left the page and come back
    outer.remove();
    page.append(outer);
    page.lang = 'en';
    await waitUntil(() => wordsOf(board).includes('turn.'));
  });

  it('joins sentences in its own way', async () => {
    for (const lang of ['ja', 'zh-Hans']) {
      const board = await fixture<WaffleWars>(html`
        <waffle-wars lang=${lang} mode="play" seats="human,human" start="now"></waffle-wars>
      `);
      await waitUntil(() => /。.+。/.test(wordsOf(board)), `${lang}: ${wordsOf(board)}`);
      expect(wordsOf(board)).not.to.match(/。\s+[^\s]/);
    }
  });
});
