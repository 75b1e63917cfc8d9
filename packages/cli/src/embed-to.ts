/** `embed` on the command line: the text to standard output, the picture and a page into files. */
import { basename } from 'node:path';
import { yes } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import type { Answer } from './commands/command.js';
import { embedOf } from './commands/embed.js';
import { embedText } from '@griddle/art/embed/forms.js';
import { oEmbedText, pageText } from '@griddle/art/embed/page.js';
import { readText, write } from './files.js';
import type { Asked } from './flags.js';
import { tell, tellProblem } from './output.js';
import type { Output } from './output.js';
import { wrong } from './problem.js';
import type { Problem } from './problem.js';
import { pictureData } from './render-to.js';
import { say } from './words.js';
import type { Catalogue } from './words.js';

/** Reads, writes and tells; gives the exit code. */
export async function embedTo(file: string, asked: Asked, output: Output, words: Catalogue): Promise<number> {
  const answer = await embedded(file, asked, output, words);
  return answer.ok ? tell(answer.value, output) : tellProblem(answer.error, output);
}

async function embedded(
  file: string,
  asked: Asked,
  { streams }: Output,
  words: Catalogue,
): Promise<Result<Answer, Problem>> {
  const text = await readText(file, streams, words);
  if (!text.ok) return text;
  const found = embedOf(text.value, asked, words);
  if (!found.ok) return found;
  const { embed, host } = found.value;
  const { out, page } = asked;
  if (page !== undefined && !page.endsWith('.html')) return wrong('page', say(words, 'cli.error.page', { file: page }));
  if (out !== undefined) {
    const { svg, width } = embed.picture;
    const data = await pictureData(out, svg, width, words);
    const written = data.ok ? await write(out, data.value, words) : data;
    if (!written.ok) return written;
  }
  if (page !== undefined) {
    const answer = page.replace(/html$/, 'json');
    const written = await write(page, pageText(embed, basename(answer)), words);
    if (!written.ok) return written;
    const told = await write(answer, oEmbedText(embed), words);
    if (!told.ok) return told;
  }
  const embedding = embedText(embed, host);
  return yes({ json: { host, text: embedding }, people: () => embedding });
}
