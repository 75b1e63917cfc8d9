/** The style sheet that gives the paint classes of the DOM printer their colours. */
import { coloursOf, PALETTE, propertyOf, type Colours, type Palette, type Token } from '../palette.js';

/**
 * The rules for some tables of the palette. A colour is the page's `--griddle-<token>`, else the light or dark one by
 * the `color-scheme` that holds where the picture stands; forced colours use the system's.
 */
export function paintCss(...palettes: readonly Palette[]): string {
  const entries = palettes.flatMap((palette) => Object.entries(palette) as [Token, string][]);
  const rules = (colour: (token: Token, colours: Colours) => string): string =>
    entries
      .map(([token, colours]) => {
        const value = colour(token, coloursOf(colours));
        return `.f-${token}{fill:${value}}.s-${token}{stroke:${value}}`;
      })
      .join('');
  return (
    rules((token, [light]) => `var(${propertyOf(token)},${light})`) +
    `@supports(color:light-dark(red,red)){${rules((token, [light, dark]) => `var(${propertyOf(token)},light-dark(${light},${dark}))`)}}` +
    `@media(forced-colors:active){svg{forced-color-adjust:none}${rules((_token, [, , forced]) => forced)}}`
  );
}

/** The rules for all tokens of all games. */
export function paletteCss(): string {
  return paintCss(PALETTE);
}
