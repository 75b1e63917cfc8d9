/** The style sheet that gives the paint classes of the DOM printer their colours. */
import { coloursOf, PALETTE, propertyOf, type Colours, type Palette, type Token } from '../palette.js';

/** The colour of a token in a rule. */
type Rule = (token: Token, value: string) => string;

function rules(palettes: readonly Palette[], rule: Rule, colour: (token: Token, colours: Colours) => string): string {
  const entries = palettes.flatMap((palette) => Object.entries(palette) as [Token, string][]);
  return entries.map(([token, text]) => rule(token, colour(token, coloursOf(text)))).join('');
}

/**
 * A rule for each token of some tables. Its value is the page's `--griddle-<token>`, otherwise the light or dark colour
 * by the `color-scheme` at the place of use.
 */
export function schemeCss(palettes: readonly Palette[], rule: Rule): string {
  return (
    rules(palettes, rule, (token, [light]) => `var(${propertyOf(token)},${light})`) +
    `@supports(color:light-dark(red,red)){${rules(palettes, rule, (token, [light, dark]) => `var(${propertyOf(token)},light-dark(${light},${dark}))`)}}`
  );
}

/** The rules for one token; `within` limits them to this selector, which ends with a space. */
export function paint(token: Token, value: string, within = ''): string {
  return `${within}.f-${token}{fill:${value}}${within}.s-${token}{stroke:${value}}`;
}

/** The rules for some tables of the palette; forced colours use the system's. */
export function paintCss(...palettes: readonly Palette[]): string {
  const forced = rules(palettes, paint, (_token, [, , forced]) => forced);
  return `${schemeCss(palettes, paint)}@media(forced-colors:active){svg{forced-color-adjust:none}${forced}}`;
}

/** The rules for all tokens of all games. */
export function paletteCss(): string {
  return paintCss(PALETTE);
}
