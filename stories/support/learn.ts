/** Lessons, guided first games and the rules as a table shows them, as stories of any game. */
import type { StoryObj } from '@storybook/web-components-vite';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import { localeFor } from '@griddle/elements/internal/core/catalogues.js';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GameWithLesson } from '../../packages/elements/src/core/with-lesson.js';
import { handsOn } from '../../packages/elements/test/learn/coach-hands.js';
import { solve } from '../../packages/elements/test/learn/solve.js';
import { stepsIn } from '../../packages/elements/test/learn/ways.js';
import { elementWith } from './element.js';
import { copyButton } from './embed.js';
import { part, tableIn, tap } from './hands.js';
import { whenTested } from './tested.js';
import '../elements/elements.css';

const until = async (check: () => unknown): Promise<void> => waitFor(() => expect(Boolean(check())).toBe(true));

/** Does what each step asks for, by clicks. */
async function goThrough(story: HTMLElement, tag: string, options: string): Promise<void> {
  const table = await tableIn(story, tag);
  const id = Object.entries(TAGS).find(([, name]) => name === tag)?.[0] ?? tag;
  const { count, text } = stepsIn({ id: id as GameWithLesson, options });
  const act = async (target: Element): Promise<void> => userEvent.click(target);
  const hands = handsOn(table, count, { act, until, t: localeFor('en').t });
  await expect(await solve(gameById(id) as AnyGame, text, hands)).toBe(count);
}

/** The lesson of an element, for some options. In tests it is clicked through. */
export function lesson(tag: string, options = ''): StoryObj {
  const attributes = { mode: 'lesson', options };
  return {
    render: (): TemplateResult =>
      html`<div class="frame">
        ${elementWith(tag, { ...attributes, loading: 'eager' })}
        ${copyButton({ tag, attributes, text: 'This lesson needs JavaScript.' })}
      </div>`,
    play: whenTested(async ({ canvasElement }) => goThrough(canvasElement, tag, options)),
  };
}

/** The guided first game of an element. In tests its first move is made, and the rest is skipped. */
export function firstGame(tag: string, first: readonly string[]): StoryObj {
  const attributes = { mode: 'play', guide: true } as const;
  return {
    name: 'Your first game, step by step',
    render: (): TemplateResult =>
      html`<div class="frame">
        ${elementWith(tag, { ...attributes, keep: 'none', loading: 'eager' })}
        ${copyButton({ tag, attributes, text: 'This game needs JavaScript.' })}
      </div>`,
    play: whenTested(async ({ canvasElement }) => {
      const table = await tableIn(canvasElement, tag);
      await expect(canvasElement.querySelector('code')?.textContent).toMatch(/<waffle-\w+ mode="play" guide>/);
      const guide = await part(table, 'griddle-guide');
      const title = await part(guide, '[part=title]');
      await waitFor(() => expect(title.textContent).toMatch(/step 1 of/));
      for (const place of first) await tap(table, place);
      await waitFor(() => expect(title.textContent).toMatch(/step 2 of/), { timeout: 10_000 });
      await press(() => guide.shadowRoot, 'Skip the guide');
      await until(() => guide.shadowRoot?.querySelector('[part=guide]'));
    }),
  };
}

/** Presses a button in a shadow root by its words. */
async function press(root: () => ParentNode | null | undefined, words: string): Promise<void> {
  const button = await waitFor(() => {
    const buttons = [...(root()?.querySelectorAll('button') ?? [])];
    const found = buttons.find(({ textContent }) => textContent.trim() === words);
    if (!found) throw new Error(`no button “${words}”`);
    return found;
  });
  await userEvent.click(button);
}

/** A table whose rules are opened from its menu. */
export function howToPlay(tag: string): StoryObj {
  const attributes = { mode: 'play', start: 'now', keep: 'none', seed: '1', loading: 'eager' };
  return {
    render: (): TemplateResult => html`<div class="frame">${elementWith(tag, attributes)}</div>`,
    play: async ({ canvasElement }) => {
      const table = await tableIn(canvasElement, tag);
      const controls = await part(table, 'griddle-controls');
      await userEvent.click(await part(controls, '.more'));
      const menu = await part(controls, 'griddle-menu');
      await press(() => menu.shadowRoot, 'How to play');
      await press(() => table.shadowRoot?.querySelector('dialog'), 'Read the rules');
      const summary = await part(table, '[part=summary]');
      await waitFor(() => expect(summary.querySelectorAll('h3').length).toBeGreaterThan(2));
    },
  };
}
