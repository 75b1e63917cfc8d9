/** Every lesson is gone through by touches alone, and by keys alone. */
import { expect } from '@open-wc/testing';
import type { AnyGame } from '@griddle/rules/games.js';
import { gameById } from '@griddle/rules/games.js';
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
import { lessonOf, VARIANTS } from '../../src/lessons/index.js';
import { isTaught, TAUGHT } from '../../src/lessons/taught.js';
import { onPage, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { solve, type Hands } from './solve.js';

const TAGS: Readonly<Record<string, string>> = { snake: 'snake-board', reversi: 'reversi-board' };

const WAYS = TAUGHT.filter((g) => ['buffet-boss'].includes(g)).flatMap((id) => {
  const variants: Readonly<Record<string, string>> = (isTaught(id) && VARIANTS[id]) || {};
  return ['', ...Object.keys(variants)]
    .filter((way) => way !== 'players=4')
    .map((way) => ({ id, options: way === '' || way.includes('=') ? way : `${way}=all` }));
});

const coachOf = (table: OnPage): ShadowRoot | null | undefined =>
  table.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
const phaseOf = (table: OnPage): string => coachOf(table)?.querySelector('[part=coach]')?.className ?? '';
const saidIn = (table: OnPage): string => coachOf(table)?.querySelector('[part=task]')?.textContent ?? '';

function handsOn(table: OnPage, act: (target: Element) => void): Hands {
  const button = (words: string): HTMLButtonElement | undefined =>
    [...(coachOf(table)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === words);
  const find = async (what: string, look: () => Element | null | undefined): Promise<Element> => {
    await waitUntil(look).catch(() => expect.fail(`${what} is not there: ${saidIn(table)}`));
    return look() as Element;
  };
  const touchable = (selector: string): Element | null | undefined => table.shadowRoot?.querySelector(selector);
  return {
    touch: async (place) => {
      act(await find(place, () => touchable(`[data-place="${place}"]`)));
      await table.updateComplete;
    },
    press: async (words) => act(await find(words, () => button(words))),
    choose: async () => act(await find('a button for the move', () => touchable('[part=choices] button'))),
    write: async (number) => {
      const input = (await find('a field', () => coachOf(table)?.querySelector('input'))) as HTMLInputElement;
      input.value = number;
      act(await find('Answer', () => button('Answer')));
    },
    at: async (number) => void (await find(`step ${number}`, () => (titleOf(table).includes(` ${number} of `) ? table : undefined))),
    turn: async () => void (await find('a turn', () => (phaseOf(table) === 'turn' ? table : undefined))),
    done: async (what) => {
      await waitUntil(() => phaseOf(table) === 'solved').catch(() => expect.fail(`${what}: ${phaseOf(table)}, ${saidIn(table)}`));
    },
  };
}

const titleOf = (table: OnPage): string => coachOf(table)?.querySelector('[part=title]')?.textContent ?? '';

const click = (target: Element): void =>
  void target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
const enter = (target: Element): void => {
  // Buttons are pressed by the browser itself once they have the focus
  if (target instanceof HTMLButtonElement) return target.click();
  (target as SVGElement).focus({ preventScroll: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }));
};

for (const [name, act] of [
  ['touches', click],
] as const) {
  describe(`lessons by ${name}`, () => {
    for (const { id, options } of WAYS) {
      it(`${id} ${options} is gone through`, async function () {
        this.timeout(120_000);
        const table = (await onPage((TAGS[id] ?? id) as 'waffle-wars', {
          mode: 'lesson',
          still: '',
          ...(options !== '' && { options }),
        })) as OnPage;
        const count = await solve(gameById(id) as AnyGame, lessonOf(id, options) ?? '', handsOn(table, act));
        expect(count).to.be.at.least(8);
      });
    }
  });
}
