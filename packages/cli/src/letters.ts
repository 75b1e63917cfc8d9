/** The fonts of pictures that have words: ours, and one that a reader gives. */
import { readFile } from 'node:fs/promises';
import { isFont, missingLetters } from '@griddle/art/internal/node/fonts.js';
import type { Fonts } from '@griddle/art/node/png.js';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { whyOf } from './files.js';
import type { Asked } from './flags.js';
import { wrong, type CommandError } from './command-error.js';
import { format, type Catalogue } from './words.js';

/** How many letters that are missing are named. */
const NAMED = 5;

/** The fonts for a text, besides our own, which must have all its letters where no other is given. */
export async function fontsFor(text: string, asked: Asked, words: Catalogue): Promise<Result<Fonts, CommandError>> {
  if (asked.font !== undefined) return fontOf(asked.font, words);
  const missing = await missingLetters(text);
  if (missing.length === 0) return ok([]);
  const letters = missing
    .slice(0, NAMED)
    .map((letter) => `“${letter}”`)
    .join(', ');
  return wrong('letters', format(words, 'cli.error.letters', { letters }));
}

async function fontOf(file: string, words: Catalogue): Promise<Result<Fonts, CommandError>> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return wrong('file-unreadable', format(words, 'cli.error.file-unreadable', { file, why: whyOf(error, words) }));
  }
  return isFont(bytes) ? ok([bytes]) : wrong('font', format(words, 'cli.error.font', { file }));
}
