/** What tests of learning from a game do and read on its page. */
import type { ConnectFour } from '../../src/games/connect-four.js';
import { waitUntil } from '../wait.js';

/** A game's element, as these tests use it. */
export type Host = HTMLElement &
  Pick<ConnectFour, 'shadowRoot' | 'updateComplete' | 'table' | 'currentPath' | 'currentPosition'> &
  Pick<ConnectFour, 'play' | 'undo' | 'goTo' | 'again' | 'toRecord'>;

export const controlsOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
export const cardOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-card')?.shadowRoot;
export const coachOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-mistakes')?.shadowRoot;

const textOf = (root: ParentNode | null | undefined, part: string): string =>
  root?.querySelector(`[part=${part}]`)?.textContent?.trim() ?? '';
export const task = (game: Host): string => textOf(coachOf(game), 'task');
export const asked = (game: Host): string => textOf(coachOf(game), 'question');
export const title = (game: Host): string => textOf(coachOf(game), 'title');

/** The number in brackets on a button. */
export const countIn = (button: Element | null | undefined): number =>
  Number(/\((\d+)\)/.exec(button?.textContent ?? '')?.[1]);

const buttonsIn = (root: ParentNode | null | undefined): readonly HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('button[part=button]') ?? []),
];
/** The words of the buttons in a part. */
export const words = (root: ParentNode | null | undefined): readonly string[] =>
  buttonsIn(root).map(({ textContent }) => textContent?.trim() ?? '');

/** Presses a button by its words. */
export function press(root: ParentNode | null | undefined, text: string): void {
  const button = buttonsIn(root).find(({ textContent }) => textContent?.trim() === text);
  if (!button) throw new Error(`There is no button ${text}, but ${words(root).join()}`);
  button.click();
}

/** Has a game analysed. Returns the button that asks for its mistakes. */
export async function analysed(game: Host): Promise<HTMLElement> {
  await waitUntil(() => game.shadowRoot?.querySelector('griddle-controls'));
  game.shadowRoot?.querySelector('griddle-controls')?.analyse(game.table);
  await waitUntil(() => controlsOf(game)?.querySelector('.mistakes'));
  return controlsOf(game)?.querySelector('.mistakes') as HTMLElement;
}

/** Opens the menu. */
export async function menuOf(game: Host): Promise<ShadowRoot | null | undefined> {
  await waitUntil(() => controlsOf(game)?.querySelector('.more'));
  controlsOf(game)?.querySelector<HTMLElement>('.more')?.click();
  const menu = controlsOf(game)?.querySelector('griddle-menu')?.shadowRoot;
  await waitUntil(() => menu?.querySelector('button'));
  return menu;
}
