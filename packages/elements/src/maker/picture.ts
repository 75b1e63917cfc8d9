/** The picture of an embed, drawn by an element of its own. */
import { elementNameOf } from '@griddle/art/internal/embed/embed.js';
import type { Markup, RecordLines } from '@griddle/art/internal/embed/markup.js';
import { explainImpossible } from '@griddle/rules/messages/index.js';
import { impossibleSteps } from '@griddle/rules/replay/index.js';
import type { GameElement } from '#core';

/** The element of any game. */
export type Board = GameElement<never, unknown>;

/** The description and picture of a board. */
export interface ToldByBoard {
  readonly svg: string;
  /** The picture in words. */
  readonly alt: string;
  /** A sentence on what is wrong with its attributes; empty if nothing is. */
  readonly problem: string;
  /** Whether the game is over at the step it shows. */
  readonly isOver: boolean;
}

/** Creates what the markup of an embed says, but for a picture inside, which the element covers. */
export function domOf(markup: Markup | RecordLines | string): Node {
  if (typeof markup === 'string') return document.createTextNode(markup.startsWith('<') ? '' : markup);
  if ('lines' in markup) return document.createTextNode(markup.lines);
  const element = document.createElement(markup.name);
  for (const [name, value] of Object.entries(markup.attributes)) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(markup.style ?? {})) element.style.setProperty(name, value);
  element.append(...markup.children.map(domOf));
  return element;
}

/** Creates the element of a game. */
export function made(game: string, attributes: Readonly<Record<string, string>>, page = document): Board {
  const element = page.createElement(elementNameOf(game)) as Board;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Creates the element that draws the picture of an embed: of a diagram or a game the end, of all else the start. */
export function pictureElement(game: string, attributes: Readonly<Record<string, string>>, page?: Document): Board {
  const { mode = 'diagram' } = attributes;
  const still = { mode: 'replay', controls: 'none', loading: 'eager', keep: 'none', still: '', 'data-names': 'none' };
  const ply = !['diagram', 'play'].includes(mode) ? { ply: '0' } : 'record' in attributes && { ply: '-1' };
  return made(game, { ...ply, ...attributes, ...still }, page);
}

/**
 * Describes an element that `put` adds to a page, as soon as the element is defined there; undefined if it has left the
 * page before.
 */
export async function shownBy(element: Board, put: () => unknown): Promise<ToldByBoard | undefined> {
  let problem = '';
  element.addEventListener('griddle-error', (event) => {
    event.stopPropagation();
    problem ||= event.detail.message;
  });
  await put();
  const { customElements } = element.ownerDocument.defaultView ?? globalThis;
  await customElements.whenDefined(element.localName);
  // An element outside the page stays what it was before its script came
  if (!element.isConnected) return undefined;
  await element.updateComplete;
  const svg = await element.toSVG();
  const title = /<title>([^<]*)/.exec(svg)?.[1] ?? '';
  const status = element.shadowRoot?.querySelector('[part=status]')?.textContent?.trim() ?? '';
  const { table } = element;
  const [impossible] = table ? impossibleSteps(table.session) : [];
  // The board shows it without a word, as a diagram may
  if (table && impossible) problem ||= explainImpossible(table.catalogue, table.game, impossible.why);
  const isOver = table?.outcome !== undefined;
  return { svg, alt: `${title}. ${status}`, problem, isOver };
}
