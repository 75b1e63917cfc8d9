// An esbuild plugin that minifies the style sheets in templates of elements: esbuild leaves the text of templates alone, and so do the
// bundlers of those who use the packages.
import { readFile } from 'node:fs/promises';

/** Minifies a style sheet in a template: no comments, no insignificant whitespace. */
const tight = (sheet) =>
  sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/(\$\{[^}]*\})| ?([{};]) ?/g, '$1$2')
    .replace(/([:,]) /g, '$1')
    .replace(/;}/g, '}');

/** The plugin. */
export const bareStyles = {
  name: 'bare-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]elements[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        contents: source.replace(/\bcss`[^`]*`/g, tight),
        loader: 'ts',
      };
    });
  },
};
