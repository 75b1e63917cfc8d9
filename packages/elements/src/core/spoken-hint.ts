/** What is said of a place that the keyboard has come to, after the screen reader has said its name. */
import { capitalised } from './capitalised.js';

const bare = (text: string): string => text.toLowerCase().replace(/\.$/, '');

/** A hint without the name of its place, which need not be said twice; empty if it says nothing else. */
export function withoutName(hint: string, name: string): string {
  if (bare(name).includes(bare(hint))) return '';
  return name !== '' && bare(hint).startsWith(bare(name))
    ? capitalised(hint.slice(name.length).replace(/^[.,:;]\s*/, ''))
    : hint;
}
