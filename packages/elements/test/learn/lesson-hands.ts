/** Lessons are gone through by touches alone, and by keys alone. */
import { expect } from '@open-wc/testing';
import { gameById } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import { localeFor } from '#core';
import type { GameWithLesson } from '../../src/core/with-lesson.js';
import { onPage, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { handsOn } from './coach-hands.js';
import { solve } from './solve.js';
import { stepsIn, waysOf } from './ways.js';

/** As a finger or a mouse does it, and as a screen reader presses what it has read. */
const click = async (target: Element): Promise<void> => {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  return Promise.resolve();
};
const enter = async (target: Element): Promise<void> => {
  // Buttons are pressed by the browser itself once they have the focus
  if (target instanceof HTMLButtonElement) target.click();
  else {
    (target as SVGElement).focus({ preventScroll: true });
    const init = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', init));
  }
  return Promise.resolve();
};

/** Tests that go through all lessons of some games. */
export function testLessons(...games: readonly GameWithLesson[]): void {
  for (const [name, act] of [
    ['touches', click],
    ['keys', enter],
  ] as const) {
    describe(`lessons by ${name}`, () => {
      for (const way of games.flatMap(waysOf)) {
        const { id, options } = way;
        it(`${id} ${options} can be completed`, async function () {
          const tag = TAGS[id] as 'waffle-wars';
          const table: OnPage = await onPage(tag, { mode: 'lesson', still: '', ...(options !== '' && { options }) });
          const { count, text } = stepsIn(way);
          const hands = handsOn(table, count, { act, until: waitUntil, t: localeFor('en').t });
          expect(await solve(gameById(id) as AnyGame, text, hands)).to.be.at.least(8);
        });
      }
    });
  }
}
