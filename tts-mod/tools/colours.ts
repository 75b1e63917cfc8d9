/** Brings the colours of the art's palette into the script, which cannot import the art. */
import { colourOf, type Scheme, type Token } from '@griddle/art/palette.js';
import type { TableColours } from '../src/waffle-wars/colours.js';
import type { Colour } from '../src/mod/table-game.js';

/** Red, green and blue of a token from 0 to 1, to three decimals. */
function parts(token: Token, scheme: Scheme = 'light'): Colour {
  const hex = colourOf(token, scheme);
  const part = (at: number): number => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [part(1), part(3), part(5)];
}

/** The colours as the script has them. */
export function tableColours(): TableColours {
  return {
    strawberries: parts('strawberry'),
    blueberries: parts('blueberry'),
    war: parts('mark-move'),
    win: parts('mark-win'),
    last: parts('syrup'),
    open: parts('select'),
    strawberriesSay: parts('alert', 'dark'),
    blueberriesSay: parts('blueberry-light'),
  };
}

/** The colours as a line of Lua. */
export function coloursLua(): string {
  const fields = Object.entries(tableColours()).map(
    ([name, colour]: [string, Colour]) => `${name}={${colour.join(',')}}`,
  );
  return `GRIDDLE_COLOURS={${fields.join(',')}}`;
}
