/** Writes the colours of the art's palette into a script, which cannot import the art. */
import { colourOf, type Scheme, type Token } from '@griddle/art/internal/palette.js';
import type { Colour } from '../src/mod/table-game.js';

/** Returns red, green and blue of a token from 0 to 1, to three decimals. */
export function parts(token: Token, scheme: Scheme = 'light'): Colour {
  const hex = colourOf(token, scheme);
  const part = (at: number): number => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [part(1), part(3), part(5)];
}

/** Returns the colours of some tables, by table and name, as a line of Lua under the name that the scripts declare. */
export function coloursLua(tables: Readonly<Record<string, Readonly<Record<string, Colour>>>>): string {
  const all = Object.entries(tables).map(([table, colours]) => {
    const fields = Object.entries(colours).map(([name, colour]) => `${name}={${colour.join(',')}}`);
    return `["${table}"]={${fields.join(',')}}`;
  });
  return `GRIDDLE_COLOURS={${all.join(',')}}`;
}
