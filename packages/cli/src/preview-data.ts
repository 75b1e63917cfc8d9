/** The bytes of a preview. */
import { previewSvg, PREVIEW_WIDTH, type Preview } from '@griddle/art/internal/embed/preview.js';
import { inkWidthOf, pngOf } from '@griddle/art/node/png.js';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import type { Asked } from './flags.js';
import { fontsFor } from './letters.js';
import type { CommandError } from './command-error.js';
import type { Catalogue } from './words.js';

/** The preview as PNG. */
export async function previewData(
  preview: Preview,
  asked: Asked,
  words: Catalogue,
): Promise<Result<Uint8Array, CommandError>> {
  const { game, players, status, title } = preview;
  const fonts = await fontsFor(
    [game, title, status, ...players.flatMap(({ name, seat }) => [name, seat])].join(''),
    asked,
    words,
  );
  if (!fonts.ok) return fonts;
  const svg = await previewSvg(preview, (line) => inkWidthOf(line, fonts.value));
  return ok(await pngOf(svg, PREVIEW_WIDTH, fonts.value));
}
