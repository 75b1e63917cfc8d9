/** An article: a board that goes along with its text, and a record's comments as paragraphs. */
import { shortElementOf, type Embed } from './embed.js';
import { coded, writeMoves } from './link-moves.js';
import type { Markup } from './markup.js';

/** A comment of a record. */
export interface Paragraph {
  /** The move that it is about, as readers see it: `9. c4xc2?`; empty before the first move. */
  readonly label: string;
  /** The moves that lead there. */
  readonly moves: readonly string[];
  readonly text: string;
}

/** The widths of board and text, which are below each other where both do not fit. */
const BOARD = '1 1 min(22rem, 64vh)';
const TEXT = '1 1 20rem';

/** Returns an article; `id`: the name of the board, which links begin with. */
export function articleOf(embed: Embed, id: string, paragraphs: readonly Paragraph[]): Markup {
  const { style, ...board } = shortElementOf(embed);
  return {
    name: 'div',
    attributes: {},
    style: { display: 'flex', 'flex-wrap': 'wrap', gap: '1.5rem', 'align-items': 'flex-start' },
    children: [
      '\n',
      {
        ...board,
        attributes: { id, ...board.attributes, follow: '' },
        style: { ...style, flex: BOARD },
      },
      '\n',
      {
        name: 'div',
        attributes: {},
        style: { flex: TEXT },
        children: ['\n', ...paragraphs.flatMap((paragraph) => [paragraphOf(id, paragraph), '\n'])],
      },
      '\n',
    ],
  };
}

function paragraphOf(id: string, { label, moves, text }: Paragraph): Markup {
  const link: Markup = {
    name: 'a',
    attributes: { href: `#griddle-${coded(id)}=${writeMoves(moves)}` },
    children: [label],
  };
  return { name: 'p', attributes: {}, children: label === '' ? [text] : [link, ` ${text}`] };
}
