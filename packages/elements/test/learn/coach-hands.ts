/** The hands of a reader at an element with a coach: for tests, and for the stories of the lessons. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { GameUI, Translate } from '#core';
import type { Hands } from './solve.js';

/** What hands are made with. */
export interface Touch {
  /** Touches a place of the board, or presses a button. */
  readonly act: (target: Element) => Promise<void>;
  /** Waits until something is so. */
  readonly until: (check: () => unknown) => Promise<void>;
  /** The words of the page's language. */
  readonly t: Translate;
}

type Table = HTMLElement & { readonly updateComplete: Promise<boolean> };

/** Buttons of the coach, by the words that `solve` has for them. */
const BUTTONS: Readonly<Record<string, string>> = {
  Yes: 'coach.yes',
  No: 'coach.no',
  Next: 'coach.next',
  Answer: 'coach.answer',
  'Try again': 'coach.try-again',
};

const coachOf = (table: Table): ShadowRoot | null | undefined =>
  table.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
const phaseOf = (table: Table): string => coachOf(table)?.querySelector('[part=coach]')?.className ?? '';
const titleOf = (table: Table): string => coachOf(table)?.querySelector('[part=title]')?.textContent ?? '';

/** What the coach says. */
export const saidIn = (table: Table): string => coachOf(table)?.querySelector('[part=task]')?.textContent ?? '';

/** Hands at an element, for lessons of `count` steps. */
export function handsOn(table: Table, count: number, { act, t, until }: Touch): Hands {
  const button = (words: string): HTMLButtonElement | undefined =>
    [...(coachOf(table)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === words);
  const fail = (what: string): never => {
    throw new Error(`${what}: ${titleOf(table)}, ${phaseOf(table)}, ${saidIn(table)}`);
  };
  const find = async (what: string, look: () => Element | null | undefined): Promise<Element> => {
    await until(look).catch(() => fail(`${what} is not there`));
    return look() ?? fail(`${what} is not there`);
  };
  const touchable = (selector: string): Element | null | undefined => table.shadowRoot?.querySelector(selector);
  return {
    paths: (state, move) => {
      const { input, rules } = (table as Table & { readonly ui: GameUI<BaseState, unknown> }).ui;
      return input?.paths?.(state, move) ?? [rules.placesOfMove(state, move)];
    },
    touch: async (place) => {
      const cell = (): Element | null | undefined => touchable(`[data-place="${place}"]`);
      await until(() => (cell() ?? touchable('[part=choices] button') ?? null) !== null);
      const found = cell();
      if (!found) return false;
      await act(found);
      await table.updateComplete;
      return true;
    },
    press: async (words) => {
      await act(await find(words, () => button(t(BUTTONS[words] ?? words))));
      await table.updateComplete;
    },
    choose: async (at) => {
      await table.updateComplete;
      const found = table.shadowRoot?.querySelectorAll<HTMLElement>('[part=choices] button')[at];
      if (found) await act(found);
      return found !== undefined;
    },
    isWrong: async () => {
      await until(() => phaseOf(table) !== 'turn' || saidIn(table) !== '');
      await table.updateComplete;
      return phaseOf(table) === 'wrong';
    },
    write: async (number) => {
      const input = (await find('a field', () => coachOf(table)?.querySelector('input'))) as HTMLInputElement;
      input.value = number;
      await act(await find('Answer', () => button(t('coach.answer'))));
    },
    at: async (number) => {
      const step = t('coach.step', { number, count });
      await until(() => titleOf(table).startsWith(step)).catch(() => fail(step));
    },
    turn: async () => void (await find('a turn', () => (phaseOf(table) === 'turn' ? table : undefined))),
    done: async (what) => until(() => phaseOf(table) === 'solved').catch(() => fail(what)),
  };
}
