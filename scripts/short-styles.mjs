// A plugin of esbuild for whatever is sent to pages: style sheets are text to esbuild; this takes the blanks out of them
// that no browser needs. What stands in them is fixed, so that the check of Lit's `css` for values put in is not needed.
import { readFileSync } from 'node:fs';

export const shortStyles = {
  name: 'short-styles',
  setup({ onLoad }) {
    onLoad({ filter: /styles\.ts$/ }, ({ path }) => ({
      contents: shortened(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The source of a module of styles with short style sheets. */
export const shortened = (source) =>
  source
    .replace('import { css }', 'import { unsafeCSS }')
    .replace(/\bcss`([^`]*)`/g, (_all, css) => `unsafeCSS(\`${shortCss(css)}\`)`);

const shortCss = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
