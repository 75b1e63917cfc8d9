// A plugin of esbuild for whatever is sent to pages: style sheets are text to esbuild; this takes the blanks out of them
// that no browser needs.
import { readFileSync } from 'node:fs';

export const shortStyles = {
  name: 'short-styles',
  setup({ onLoad }) {
    onLoad({ filter: /styles\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(/(css`)([^`]*)`/g, (_all, tag, css) => `${tag}${shortCss(css)}\``);
      return { contents, loader: 'ts' };
    });
  },
};

const shortCss = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
