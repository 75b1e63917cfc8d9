/** All that a decision needs is together on the screen of a phone, under the top of the element. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/connect-four.js';
import '../../src/games/hostage-rescue.js';
import '../../src/games/reversi-board.js';
import '../../src/games/snake-board.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-checkers.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { drawn, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

/** What has to be seen, by game. */
const NEEDED = {
  'waffle-wars': ['svg[part~=board]'],
  'waddle-waddle': ['[part~=main]', '[part~=supply]'],
  'waffle-time': ['[part~=waffle]', '[part~=supply]', '[part~=draft]'],
  'top-waffle': ['[part~=main]', '[part~=hand]', '[part~=mine]'],
  'buffet-boss': ['[part~=line]', '[part~=bin]', '[part=live]'],
  'snake-board': ['svg[part~=board]'],
  'waffle-checkers': ['svg[part~=board]'],
  'hostage-rescue': ['svg[part~=board]'],
  'connect-four': ['svg[part~=board]'],
  'reversi-board': ['svg[part~=board]'],
} as const;

const WIDTH = 390;
const HEIGHT = 844;

type Tag = keyof typeof NEEDED;

async function game(tag: Tag, width: number): Promise<HTMLElementTagNameMap[Tag]> {
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

describe('on the screen of a phone', () => {
  after(() => document.body.replaceChildren());

  for (const tag of Object.keys(NEEDED) as Tag[]) {
    it(`<${tag}> shows what a decision needs`, async () => {
      const element = await game(tag, WIDTH);
      const { top } = element.getBoundingClientRect();
      for (const selector of ['.said', ...NEEDED[tag]]) {
        const box = rootOf(element).querySelector(selector)?.getBoundingClientRect();
        expect(box?.height ?? 0, `${selector} is seen`).to.be.above(40);
        expect((box?.bottom ?? Infinity) - top, selector).to.be.at.most(HEIGHT);
        expect(box?.width ?? Infinity, selector).to.be.at.most(WIDTH);
      }
    });

    it(`<${tag}> says what to do, and what has happened, uncut or to be opened`, async () => {
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
