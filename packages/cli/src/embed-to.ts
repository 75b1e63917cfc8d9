/** `embed` on the command line: writes the text to standard output, and the picture and a page into files. */
import { basename } from 'node:path';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import type { Answer } from './commands/command.js';
import { embedOf, type EmbedAsked } from './commands/embed.js';
import { previewOf, subjectAt } from './commands/render.js';
import { embedText } from '@griddle/art/internal/embed/forms.js';
import { oEmbedText, pageText } from '@griddle/art/internal/embed/page.js';
import { readText, write } from './files.js';
import type { Asked } from './flags.js';
import { tell, tellProblem, type Output } from './output.js';
import { previewData, pictureData } from './render-to.js';
import { wrong, type CommandError } from './command-error.js';
import { format, type Catalogue } from './words.js';

/** Reads, writes and reports; returns the exit code. */
export async function embedTo(file: string, asked: Asked, output: Output, words: Catalogue): Promise<number> {
  const answer = await embedded(file, asked, output, words);
  return answer.ok ? tell(answer.value, output) : tellProblem(answer.error, output);
}

async function embedded(
  file: string,
  asked: Asked,
  { streams }: Output,
  words: Catalogue,
): Promise<Result<Answer, CommandError>> {
  const text = await readText(file, streams, words);
  if (!text.ok) return text;
  const found = embedOf(text.value, asked, words);
  if (!found.ok) return found;
  const { embed, host, paragraphs } = found.value;
  const { out, page, preview } = asked;
  if (page !== undefined && !page.endsWith('.html'))
    return wrong('page', format(words, 'cli.error.page', { file: page }));
  if (preview !== undefined && page === undefined) {
    return wrong('preview-page', format(words, 'cli.error.preview-page'));
  }
  if (out !== undefined) {
    const { svg, width } = embed.picture;
    const data = await pictureData(out, svg, width, asked, words);
    const written = data.ok ? await write(out, data.value, words) : data;
    if (!written.ok) return written;
  }
  const files = page === undefined ? ok([]) : await pageFiles(page, found.value, asked, words);
  if (!files.ok) return files;
  for (const [name, data] of files.value) {
    const written = await write(name, data, words);
    if (!written.ok) return written;
  }
  const embedding = embedText(embed, host, paragraphs);
  return ok({ json: { host, text: embedding }, people: () => embedding });
}

type File = readonly [name: string, data: string | Uint8Array];

/** A page for the embed, its oEmbed answer, and its preview, if any. */
async function pageFiles(
  page: string,
  { embed, session, subject }: EmbedAsked,
  asked: Asked,
  words: Catalogue,
): Promise<Result<readonly File[], CommandError>> {
  const answer = page.replace(/html$/, 'json');
  const files: readonly File[] = [
    [page, pageText(embed, basename(answer))],
    [answer, oEmbedText(embed)],
  ];
  if (asked.preview === undefined) return ok(files);
  // The result of the game, unless another step was requested
  if (asked.ply === undefined) session?.last();
  const shown = session === undefined ? subject : subjectAt(session, words);
  const preview = await previewData(previewOf(shown, session, asked, words), asked, words);
  return preview.ok ? ok([...files, [page.replace(/html$/, 'png'), preview.value]]) : preview;
}
