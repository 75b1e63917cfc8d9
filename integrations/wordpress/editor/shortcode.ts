/** A shortcode that is pasted becomes the block. */
import { isRecord } from '../../../packages/elements/src/maker/choices.js';
import { kept } from './attributes.js';
import type { ShortcodeMatch, ShortcodeTransform } from './wordpress.js';

const NAMED = ['game', 'mode', 'seats', 'options', 'seed', 'ply', 'size', 'alt'];
const USUAL: Readonly<Record<string, string>> = { game: 'waffle-wars', mode: 'diagram', size: 'usual' };

/** The text between the tags, before an editor made paragraphs of its lines. */
function textOf({ shortcode: { content = '' } }: ShortcodeMatch): string {
  const lines = content.replace(/<br\s*\/?>\n?|<\/p>\s*<p[^>]*>/g, '\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
}

const named = NAMED.map((name) => [
  name,
  { type: 'string', shortcode: ({ named }) => kept(named[name] ?? USUAL[name] ?? '') },
]) satisfies [string, ShortcodeTransform['attributes'][string]][];

/** The transform. */
export const FROM_SHORTCODE: ShortcodeTransform = {
  type: 'shortcode',
  tag: 'griddle',
  attributes: {
    ...Object.fromEntries(named),
    flipped: {
      type: 'boolean',
      shortcode: ({ named, numeric }) => numeric.includes('flipped') || named['flipped'] === 'true',
    },
    record: {
      type: 'string',
      shortcode: ({ named }, match) => kept(isRecord(textOf(match)) ? textOf(match) : (named['record'] ?? '')),
    },
    position: {
      type: 'string',
      shortcode: ({ named }, match) => {
        const text = textOf(match);
        return kept(/^\S+\/\S+( [^\n]*)?$/.test(text) && !isRecord(text) ? text : (named['position'] ?? ''));
      },
    },
  },
};
