/** Lessons are gone through by touches alone, and by keys alone. */
import { expect } from '@open-wc/testing';
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { gameById } from '@griddle/rules/games.js';
import type { GameUI } from '#core';
import { lessonOf, VARIANTS } from '../../src/lessons/index.js';
import type { Taught } from '../../src/lessons/taught.js';
import { onPage, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { solve, type Hands } from './solve.js';

const TAGS: Readonly<Record<string, string>> = { snake: 'snake-board', reversi: 'reversi-board' };

/** A lesson: of a game, and of the way it is played. */
interface Way {
  readonly id: Taught;
  readonly options: string;
}

/** The lessons of a game: that of the usual way, and those of modes and versions. */
function waysOf(id: Taught): readonly Way[] {
  const variants = Object.keys(VARIANTS[id] ?? {}).filter((way) => way !== 'players=4');
  return ['', ...variants].map((way) => ({ id, options: way === '' || way.includes('=') ? way : `${way}=all` }));
}

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
    paths: (state, move) => {
      const { rules, paths } = (table as unknown as { readonly ui: GameUI<BaseState, unknown> }).ui;
      return paths ? paths(state, move) : [rules.touches(state, move)];
    },
    touch: async (place) => {
      const isThere = (): boolean => touchable(`[data-place="${place}"]`) !== null;
      await waitUntil(() => isThere() || touchable('[part=choices] button') !== null);
      if (!isThere()) return false;
      act(touchable(`[data-place="${place}"]`) as Element);
      await table.updateComplete;
      return true;
    },
    press: async (words) => act(await find(words, () => button(words))),
    choose: async (at) => {
      await table.updateComplete;
      const button = table.shadowRoot?.querySelectorAll<HTMLElement>('[part=choices] button')[at];
      if (button) act(button);
      return button !== undefined;
    },
    isWrong: async () => {
      await waitUntil(() => phaseOf(table) !== 'turn' || saidIn(table) !== '');
      await table.updateComplete;
      return phaseOf(table) === 'wrong';
    },
    write: async (number) => {
      const input = (await find('a field', () => coachOf(table)?.querySelector('input'))) as HTMLInputElement;
      input.value = number;
      act(await find('Answer', () => button('Answer')));
    },
    at: async (number) =>
      void (await find(`step ${number}`, () => (titleOf(table).includes(` ${number} of `) ? table : undefined))),
    turn: async () => void (await find('a turn', () => (phaseOf(table) === 'turn' ? table : undefined))),
    done: async (what) => {
      await waitUntil(() => phaseOf(table) === 'solved').catch(() =>
        expect.fail(`${what}: ${phaseOf(table)}, ${saidIn(table)}`),
      );
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

/** Tests that go through all lessons of some games. */
export function testLessons(...games: readonly Taught[]): void {
  for (const [name, act] of [
    ['touches', click],
    ['keys', enter],
  ] as const) {
    describe(`lessons by ${name}`, () => {
      for (const { id, options } of games.flatMap(waysOf)) {
        it(`${id} ${options} is gone through`, async function () {
          this.timeout(60_000);
          const tag = (TAGS[id] ?? id) as 'waffle-wars';
          const table: OnPage = await onPage(tag, { mode: 'lesson', still: '', ...(options !== '' && { options }) });
          const count = await solve(gameById(id) as AnyGame, lessonOf(id, options) ?? '', handsOn(table, act));
          expect(count).to.be.at.least(8);
        });
      }
    });
  }
}
