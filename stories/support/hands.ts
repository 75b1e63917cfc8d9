/** What a reader does at a board: taps, walks with the arrow keys, types. Play functions use nothing else to make moves. */
import { configure, expect, userEvent, waitFor } from 'storybook/test';
import { localeFor } from '@griddle/elements/internal/core/catalogues.js';
import type { GameElement } from '@griddle/elements/internal/core/game-element.js';
import type { BaseState } from '@griddle/rules/core/contract.js';

/** A game's element as every play function uses it. */
export type GameTable = HTMLElement &
  Pick<
    GameElement<BaseState, never>,
    'updateComplete' | 'currentPosition' | 'position' | 'record' | 'play' | 'again' | 'goTo' | 'highlight' | 'toRecord'
  >;

configure({
  // What was missing is enough to know; the whole page would be printed otherwise
  getElementError: (message) => new Error(message ?? 'not found'),
});

/** A part of an element, once it is there. */
export async function part(element: Element, selector: string): Promise<HTMLElement> {
  return waitFor(
    () => {
      const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`<${element.localName}> shows no ${selector}`);
      return found;
    },
    // Some parts come with code of their own
    { timeout: 10_000 },
  );
}

/** The element of a story, drawn and ready to be touched. One far down the page is not drawn before it is scrolled to. */
export async function tableIn(story: HTMLElement, selector = 'waffle-wars'): Promise<GameTable> {
  const table = story.querySelector<GameTable>(selector);
  if (!table) throw new Error(`the story has no ${selector}`);
  if (table.getBoundingClientRect().top > innerHeight) table.scrollIntoView({ block: 'center' });
  await table.updateComplete;
  await part(table, '[role=grid]');
  // What answers to hands is fetched once the board stands there
  await table.updateComplete;
  return table;
}

/** A space of the board. */
export async function space(table: Element, name: string): Promise<HTMLElement> {
  return part(table, `[data-place="${name}"]`);
}

/** The places that a move touches: spaces, and before them the power-up that is spent. */
export function placesOf(move: string): string[] {
  return move.split(move.startsWith('@') ? /[:x>,]/ : /[x>]/);
}

/** Makes a move by tapping its spaces one after the other. */
export async function tap(table: Element, move: string): Promise<void> {
  for (const name of placesOf(move)) await userEvent.click(await space(table, name));
}

/** Makes a move with the arrow keys and Enter, from wherever the tab key comes to. */
export async function walk(table: Element, move: string): Promise<void> {
  for (const name of placesOf(move)) {
    if (name.startsWith('@')) {
      (await space(table, name)).focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      continue;
    }
    const stop = await part(table, '[data-place][tabindex="0"]');
    stop.focus({ preventScroll: true });
    const [file, rank] = way(stop.dataset['place'] ?? '', name);
    await userEvent.keyboard(file + rank + '{Enter}');
  }
}

/** The keys that lead from one space to another: first along the files, then along the ranks. */
function way(from: string, to: string): readonly [string, string] {
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = to.charCodeAt(1) - from.charCodeAt(1);
  return [
    (files > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(files)),
    (ranks > 0 ? '{ArrowUp}' : '{ArrowDown}').repeat(Math.abs(ranks)),
  ];
}

/** Types a move into the field of the panel, which the menu shows to readers who want it. */
export async function type(table: Element, move: string): Promise<void> {
  const controls = await part(table, 'griddle-controls');
  if (!controls.shadowRoot?.querySelector('input[part=input]')) await showField(controls);
  const field = await part(controls, 'input[part=input]');
  await userEvent.type(field, `${move}{Enter}`);
}

async function showField(controls: Element): Promise<void> {
  const more = await part(controls, '.more');
  // The menu closes when the page scrolls, so that comes first
  more.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await userEvent.click(more);
  const menu = await part(controls, 'griddle-menu');
  const box = await waitFor(() => {
    const labels = [...(menu.shadowRoot?.querySelectorAll('label') ?? [])];
    const found = labels.find(({ textContent }) => textContent.trim() === localeFor('en').t('ui.types'));
    const input = found?.querySelector('input');
    if (!input) throw new Error('the menu offers no field');
    return input;
  });
  await userEvent.click(box);
  await userEvent.keyboard('{Escape}');
}

/** Presses the first button under the board: a move without a place, such as a pass. */
export async function choose(table: Element, which = 'first-child'): Promise<void> {
  await userEvent.click(await part(table, `[part=choices] button:${which}`));
}

/** Presses a button of the controls by the key of its words, or by words that a game gives it. */
export async function press(table: Element, key: string): Promise<void> {
  const controls = await part(table, 'griddle-controls');
  const words = localeFor('en').t(key);
  const button = await waitFor(() => {
    const buttons = [...(controls.shadowRoot?.querySelectorAll('button') ?? [])];
    const found = buttons.find((candidate) => (candidate.ariaLabel ?? candidate.textContent.trim()) === words);
    if (!found) throw new Error(`no button “${words}”`);
    return found;
  });
  await userEvent.click(button);
}

/** Waits until the board shows a position. */
export async function expectPosition(table: GameTable, position: string): Promise<void> {
  await waitFor(() => expect(table.currentPosition).toBe(position));
}

/** An element that may have another position to draw. */
type Drawn = Element & Partial<Pick<GameTable, 'updateComplete'>>;

/** What *why?* beside a refusal or a result opens. That of an earlier refusal might do, too, so the drawing comes first. */
export async function expectRule(
  element: Drawn,
  rule: string,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  await element.updateComplete;
  await waitFor(() => {
    const why = element.shadowRoot?.querySelector<HTMLElement>('[part=why]');
    return expect(why?.dataset['rule']).toBe(rule);
  }, options);
}

/** What a part of the element says: its name, what it shows, and the names of the pictures that are buttons in it. */
export function saidOf(node: Element): string {
  const named = [node, ...node.querySelectorAll('button[aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '');
  return [...named, node.textContent].join(' ');
}

/** Waits until a part of the element says something. Words of the position before might do, too, so its drawing comes first. */
export async function expectWords(element: Drawn, selector: string, words: string): Promise<void> {
  await element.updateComplete;
  await waitFor(() => {
    const texts = [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map(saidOf);
    return expect(texts.join(' ')).toContain(words);
  });
}
