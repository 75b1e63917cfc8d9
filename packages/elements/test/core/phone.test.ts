/** All that a decision needs is together on the screen of a phone, under the top of the element. */
import { expect } from '@open-wc/testing';
import { GAME_TAGS, type GameTag } from '../games.js';
import { drawn, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

/** What has to be seen of a game with several areas; of others it is the board. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'waddle-waddle': ['[part~=main]', '[part~=supply]'],
  'waffle-time': ['[part~=waffle]', '[part~=supply]', '[part~=draft]'],
  'top-waffle': ['[part~=main]', '[part~=hand]', '[part~=mine]'],
  'buffet-boss': ['[part~=line]', '[part~=bin]', '[part=live]'],
};

const WIDTH = 390;
const HEIGHT = 844;

async function game(tag: GameTag, width: number): Promise<HTMLElementTagNameMap[GameTag]> {
  const page = document.createElement('div');
  page.style.inlineSize = `${width}px`;
  const element = document.createElement(tag);
  Object.assign(element, { mode: 'play', seats: 'human,bot:easy', seed: '7', loading: 'eager', still: true });
  page.append(element);
  document.body.replaceChildren(page);
  await waitUntil(() => rootOf(element).querySelector('griddle-controls:defined'));
  await drawn(element);
  return element;
}

describe('on a phone screen', () => {
  after(() => document.body.replaceChildren());

  for (const tag of GAME_TAGS) {
    it(`<${tag}> shows everything a decision needs`, async () => {
      const element = await game(tag, WIDTH);
      const { top } = element.getBoundingClientRect();
      for (const selector of ['.said', ...(NEEDED[tag] ?? ['svg[part~=board]'])]) {
        const box = rootOf(element).querySelector(selector)?.getBoundingClientRect();
        expect(box?.height ?? 0, `${selector} is seen`).to.be.above(40);
        expect((box?.bottom ?? Infinity) - top, selector).to.be.at.most(HEIGHT);
        expect(box?.width ?? Infinity, selector).to.be.at.most(WIDTH);
      }
    });

    it(`<${tag}> shows the task and the last event in full, or lets the reader open them`, async () => {
      const element = await game(tag, WIDTH);
      element.style.inlineSize = '374px';
      const part = (selector: string): HTMLElement => {
        const found = rootOf(element).querySelector<HTMLElement>(`[part=bar] ${selector}`);
        if (!found) throw new Error(`no ${selector}`);
        return found;
      };
      await drawn(element);
      const room = part('[part=room]');
      expect(room.scrollHeight, room.textContent).to.be.at.most(room.clientHeight + 1);
      const news = part('[part=news]');
      news.textContent = 'Red: blue Big Belly goes from 0,-1 to -1,1, beside the Iceberg and blue Alpha.';
      // It is measured after the page has been laid out
      element.style.inlineSize = '370px';
      await waitUntil(() => news.tabIndex === 0);
      const { top } = room.getBoundingClientRect();
      news.focus();
      expect(news.scrollWidth).to.equal(news.clientWidth);
      expect(news.scrollHeight).to.equal(news.clientHeight);
      expect(room.getBoundingClientRect().top).to.be.closeTo(top, 1);
    });
  }
});
