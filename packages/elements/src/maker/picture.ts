/** The picture of what is embedded, drawn by an element beside the page that asks for it. */
import { elementNameOf } from '@griddle/art/internal/embed/embed.js';
import type { GameElement } from '#core';

/** The element of any game. */
export type Board = GameElement<never, unknown>;

/** What it tells of itself. */
export interface ToldByBoard {
  readonly svg: string;
  /** The picture in words. */
  readonly alt: string;
  /** What is wrong with its attributes, in a sentence; empty for nothing. */
  readonly problem: string;
}

/** A new element of a game. */
export function made(game: string, attributes: Readonly<Record<string, string>>, page = document): Board {
  const element = page.createElement(elementNameOf(game)) as Board;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** An element to draw the picture, given the attributes of what is embedded: a replay begins at its start, all else at its end. */
export function pictureElement(game: string, attributes: Readonly<Record<string, string>>, page?: Document): Board {
  const isReplay = attributes['mode'] === 'replay';
  const still = { mode: 'replay', controls: 'none', loading: 'eager', keep: 'none', still: '' };
  const ply = isReplay ? { ply: '0' } : 'record' in attributes && { ply: '-1' };
  return made(game, { ...ply, ...attributes, ...still }, page);
}

/** What an element tells, once it has been put on a page that knows it, or comes to know it. */
export async function shownBy(element: Board, put: () => unknown): Promise<ToldByBoard> {
  let problem = '';
  element.addEventListener('griddle-error', (event) => {
    event.stopPropagation();
    problem ||= event.detail.message;
  });
  await put();
  const { customElements } = element.ownerDocument.defaultView ?? globalThis;
  await customElements.whenDefined(element.localName);
  await element.updateComplete;
  const svg = await element.toSVG();
  const title = /<title>([^<]*)/.exec(svg)?.[1] ?? '';
  const status = element.shadowRoot?.querySelector('[part=status]')?.textContent?.trim() ?? '';
  return { svg, alt: `${title}. ${status}`, problem };
}
