/** `render` on the command line: a picture into a file or to standard output. */
import { extname } from 'node:path';
import { pngOf } from '@griddle/art/node/png.js';
import { yes } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { svgOf } from './commands/render.js';
import { STANDARD, readText, write } from './files.js';
import { wholeOf } from './flags.js';
import type { Asked } from './flags.js';
import { tell, tellProblem } from './output.js';
import type { Output } from './output.js';
import { wrong } from './problem.js';
import type { Problem } from './problem.js';
import { say } from './words.js';
import type { Catalogue } from './words.js';
import type { Answer } from './commands/command.js';

/** How wide a PNG is when nobody says, in pixels. */
const USUAL_WIDTH = 512;

/** Draws, writes and tells; gives the exit code. */
export async function renderTo(asked: Asked, output: Output, words: Catalogue): Promise<number> {
  const answer = await rendered(asked, output, words);
  return answer.ok ? tell(answer.value, output) : tellProblem(answer.error, output);
}

async function rendered(asked: Asked, { streams }: Output, words: Catalogue): Promise<Result<Answer, Problem>> {
  const file = asked.out ?? '';
  if (file !== STANDARD && !isPicture(file)) return wrong('out', say(words, 'cli.error.out', { file }));
  const record = asked.record === undefined ? yes(undefined) : await readText(asked.record, streams, words);
  if (!record.ok) return record;
  const svg = svgOf(asked, record.value, words);
  if (!svg.ok) return svg;
  if (file === STANDARD) return yes({ json: { svg: svg.value }, people: () => svg.value });
  const width = wholeOf(asked, 'width', words);
  if (!width.ok) return width;
  const data = await pictureData(file, svg.value, width.value ?? USUAL_WIDTH, words);
  const written = data.ok ? await write(file, data.value, words) : data;
  if (!written.ok) return written;
  return yes({ json: { file }, people: () => say(words, 'cli.render.written', { file }) });
}

const kindOf = (file: string): string => extname(file).toLowerCase();
const isPicture = (file: string): boolean => ['.svg', '.png'].includes(kindOf(file));

/** What is written into a picture file: the text of the SVG, or a PNG some pixels wide. */
export async function pictureData(
  file: string,
  svg: string,
  width: number,
  words: Catalogue,
): Promise<Result<string | Uint8Array, Problem>> {
  if (!isPicture(file)) return wrong('out', say(words, 'cli.error.out', { file }));
  return yes(kindOf(file) === '.svg' ? `${svg}\n` : await pngOf(svg, width));
}
