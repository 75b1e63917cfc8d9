/** Turns the choices of the form into an embed. */
import { NEED_PICTURE, type Host } from '@griddle/art/internal/embed/forms.js';
import type { Embed } from '@griddle/art/internal/embed/embed.js';

/** The choices of the form. */
export interface Choices {
  readonly game: string;
  readonly from: 'beginning' | 'hand' | 'text';
  /** The pasted record or position. */
  readonly text: string;
  /** The position set up by hand. */
  readonly position: string;
  readonly mode: 'diagram' | 'replay' | 'play' | 'puzzle' | 'lesson';
  readonly seats: 'ask' | 'people' | 'first' | 'second';
  readonly level: string;
  readonly flipped: boolean;
  readonly size: 'small' | 'usual' | 'large';
  readonly host: Host;
  readonly address: string;
  /** The address of the picture. */
  readonly picture: string;
  /** Whether the picture itself is in the code. */
  readonly inline: boolean;
}

/** The maximum width of a board, in CSS pixels; `usual` is the element's default. */
export const SIZES = { small: 320, usual: undefined, large: 800 } as const;
const PLACEHOLDER = 'https://YOUR.SITE/board.png';

/**
 * How a record begins: with a tag, a comment, a number, or a move and another word. A board is no move: it has rows or pieces
 * with their places.
 */
const RECORD = /^\s*(\[|\{|\d+\.|(?!-)[^\s/=,;]+\s+\S)/;

/** Whether a text is a record rather than a position. */
export const isRecord = (text: string): boolean => RECORD.test(text);

/** What readers can do with what is shown: only a record can ask them something. */
export function modesOf({ from, text }: Pick<Choices, 'from' | 'text'>): readonly Choices['mode'][] {
  const asks = from === 'text' && isRecord(text);
  return ['diagram', 'replay', 'play', ...(asks ? (['puzzle', 'lesson'] as const) : [])];
}

/** The game that a record names in its tag; empty if it names none. */
export const gameTagIn = (text: string): string => /^\s*\[Game\s+["“„«](.*?)["”“»]\s*\]/m.exec(text)?.[1] ?? '';

/** Whether a picture can be in the code: not in that of a frame, nor where a picture needs an address. */
export const mayInline = ({ host }: Choices): boolean => host !== 'iframe' && !NEED_PICTURE.includes(host);

/** The attributes of the element. */
export function attributesOf(choices: Choices): Readonly<Record<string, string>> {
  const { flipped, from, level, mode, position, seats, text } = choices;
  const given = from === 'text' ? text.trim().replaceAll(/\s+/g, ' ') : from === 'hand' ? position : '';
  const bot = `bot:${level}`;
  return {
    ...(mode !== 'diagram' && { mode }),
    ...(given !== '' && { [from === 'text' && isRecord(given) ? 'record' : 'position']: given }),
    ...(mode === 'play' && seats === 'ask' && given !== '' && { start: 'ask' }),
    ...(mode === 'play' && seats === 'people' && given === '' && { start: 'now' }),
    ...(mode === 'play' && seats === 'first' && { seats: `human,${bot}` }),
    ...(mode === 'play' && seats === 'second' && { seats: `${bot},human` }),
    ...(flipped && { flipped: '' }),
  };
}

/** The description and picture that a board on the page gives. */
export interface Shown {
  readonly svg: string;
  readonly title: string;
  readonly alt: string;
}

/** The embed. */
export function embedOf(choices: Choices, { alt, svg, title }: Shown): Embed {
  const attributes = attributesOf(choices);
  const { address, game, host } = choices;
  const isInline = mayInline(choices) && choices.inline;
  const picture = isInline ? '' : choices.picture.trim() || (NEED_PICTURE.includes(host) ? PLACEHOLDER : '');
  const size = SIZES[choices.size];
  const [, width = '0', height = '0'] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const comments = (attributes['record'] ?? '').match(/\{[^}]*\}/g) ?? [];
  return {
    game,
    attributes,
    record: isRecord(choices.text) && choices.from === 'text' ? choices.text : '',
    hasComments: comments.some((comment) => comment.replaceAll(/\[%[^\]]*\]|[{}\s]/g, '') !== ''),
    alt,
    title,
    picture: { svg, width: Number(width), height: Number(height), address: picture, isInline },
    address: address.endsWith('/') ? address : `${address}/`,
    ...(size !== undefined && { size }),
  };
}
