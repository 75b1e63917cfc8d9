// Builds the script that says, in pages of a release that are opened from a disk, what to do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readLanguages } from '../languages.mjs';
import { script } from '../run.mjs';

const KEY = 'page.from-disk';

/** The sentence in each language, by tag. */
export function sentences() {
  const en = JSON.parse(readFileSync(script('from-disk/messages.en.json'), 'utf8'))[KEY];
  const others = Object.entries(readLanguages().languages).map(([tag, { text }]) => [tag, text[KEY] ?? en]);
  return Object.fromEntries([['en', en], ...others]);
}

/** Writes `from-disk.js` into a folder. */
export const buildFromDisk = (folder) =>
  build({
    entryPoints: [script('from-disk/from-disk.js')],
    bundle: true,
    charset: 'ascii',
    define: { WORDS: JSON.stringify(sentences()) },
    format: 'iife',
    legalComments: 'none',
    minify: true,
    outfile: join(folder, 'from-disk.js'),
  });
