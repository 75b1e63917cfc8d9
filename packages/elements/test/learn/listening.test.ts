/** Lessons by what a screen reader hears and presses alone, and in a language that is written from right to left. */
import { expect } from '@open-wc/testing';
import { gameById } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { addMessages, localeFor } from '#core';
import '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/games/connect-four.js';
import '../../src/games/waffle-time/waffle-time.js';
import { onPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { handsOn, saidIn } from './coach-hands.js';
import { solve, type Hands } from './solve.js';
import { stepsIn } from './ways.js';

const GAMES = ['waffle-wars', 'connect-four', 'waffle-time'] as const;

/** Words that a page brings for the coach: it has to be led by them as by English ones. */
const ARABIC = {
  'coach.step': 'الخطوة {number} من {count}',
  'coach.yes': 'نعم',
  'coach.no': 'لا',
  'coach.next': 'التالي',
  'coach.answer': 'أجب',
  'coach.try-again': 'حاول مرة أخرى',
  'coach.praise': 'أحسنت!',
};
addMessages({ locale: 'ar', plural: () => 'other', text: ARABIC });

/** What the page's live region says, from now on. */
function listen(): { readonly heard: string[]; readonly stop: () => void } {
  const heard: string[] = [];
  const look = (): void => {
    const words = (document.getElementById('griddle-announcer')?.textContent ?? '').replace('\u00a0', ' ').trim();
    if (words !== '' && words !== heard.at(-1)) heard.push(words);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard, stop: () => observer.disconnect() };
}

/** What has a name can be found, and is pressed as assistive technology does it: a click without a pointer. */
async function pressed(target: Element): Promise<void> {
  const name = target.ariaLabel ?? target.textContent;
  expect(name, 'who listens has to know what to press').to.match(/[\p{L}\p{N}]/u);
  expect(target.closest('[aria-hidden=true], [inert]'), name).to.equal(null);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 0 }));
  return Promise.resolve();
}

describe('lessons for listeners', () => {
  for (const lang of ['en', 'ar']) {
    for (const id of GAMES) {
      it(`${id}: each step is announced, and so is its completion (${lang})`, async function listening() {
        this.timeout(90_000);
        const { heard, stop } = listen();
        const dir = lang === 'ar' ? 'rtl' : 'ltr';
        document.documentElement.dir = dir;
        const { t } = localeFor(lang);
        const table = await onPage(id, { mode: 'lesson', still: '', lang, dir });
        const { count, text } = stepsIn({ id, options: '' });
        const hands = handsOn(table, count, { act: pressed, until: waitUntil, t });
        const hears = (words: string): Promise<void> => waitUntil(() => heard.includes(words.trim()));
        let steps = 0;
        const listening: Hands = {
          ...hands,
          at: async (number) => {
            await hands.at(number);
            await hears(saidIn(table));
            steps++;
          },
          done: async (what) => {
            await hands.done(what);
            await hears(saidIn(table));
          },
        };
        await solve(gameById(id) as AnyGame, text, listening);
        stop();
        document.documentElement.dir = '';
        expect(steps).to.equal(count);
        const coach = table.shadowRoot?.querySelector('griddle-coach');
        expect(coach && getComputedStyle(coach).direction).to.equal(dir);
      });
    }
  }
});
