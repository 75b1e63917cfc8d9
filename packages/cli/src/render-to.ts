/** `render` on the command line: writes a picture, with the fonts of its text, to a file or to standard output. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { animatedSvg } from '@griddle/art/internal/animation/animated-svg.js';
import { stillSvgs } from '@griddle/art/internal/animation/frames.js';
import { previewSvg, PREVIEW_WIDTH, type Preview } from '@griddle/art/internal/embed/preview.js';
import { isFont, missingLetters, wordsIn } from '@griddle/art/internal/node/fonts.js';
import { gifOf } from '@griddle/art/internal/node/gif.js';
import { pngOf, inkWidthOf, type Fonts } from '@griddle/art/node/png.js';
import { ok, type Result } from '@griddle/rules/core/contract.js';
import { wrong, type CommandError } from './command-error.js';
import type { Answer } from './commands/command.js';
import { animationOf, previewOf, askingOf, recordSession, schemeOf, svgOf } from './commands/render.js';
import { STANDARD, readText, write, whyOf } from './files.js';
import { isOn, wholeOf, type Asked, type FlagName } from './flags.js';
import { tell, tellProblem, type Output } from './output.js';
import { format, type Catalogue } from './words.js';

// The fonts of pictures with text: ours, and one from the reader.

/** The most missing characters that a message lists. */
const NAMED = 5;

/** The fonts for a text besides our own, which must have all its characters if no other font is given. */
async function fontsFor(text: string, asked: Asked, words: Catalogue): Promise<Result<Fonts, CommandError>> {
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

// The bytes of a preview.

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

// `render` on the command line: writes a picture to a file or to standard output.

/** The default width of a PNG, in pixels. */
const USUAL_WIDTH = 512;

/** The output: text, or the bytes of a file. */
type Data = string | Uint8Array;

/** Draws, writes and reports; returns the exit code. */
export async function renderTo(asked: Asked, output: Output, words: Catalogue): Promise<number> {
  const answer = await rendered(asked, output, words);
  return answer.ok ? tell(answer.value, output) : tellProblem(answer.error, output);
}

async function rendered(asked: Asked, { streams }: Output, words: Catalogue): Promise<Result<Answer, CommandError>> {
  const file = asked.out ?? '';
  const kind = kindOfPicture(asked, file, words);
  if (!kind.ok) return kind;
  const record = asked.record === undefined ? ok(undefined) : await readText(asked.record, streams, words);
  if (!record.ok) return record;
  const data = await DRAWERS[kind.value](asked, record.value, file, words);
  if (!data.ok) return data;
  const { value } = data;
  if (file === STANDARD && typeof value === 'string') {
    const svg = value.trimEnd();
    return ok({ json: { svg }, people: () => svg });
  }
  const written = await write(file, value, words);
  if (!written.ok) return written;
  return ok({ json: { file }, people: () => format(words, 'cli.render.written', { file }) });
}

type Kind = 'still' | 'animated' | 'preview';

/** The requested output, if the file type allows it. */
function kindOfPicture(asked: Asked, file: string, words: Catalogue): Result<Kind, CommandError> {
  if (isOn(asked, 'animate')) {
    if (isOn(asked, 'og')) return wrong('animate-and-og', format(words, 'cli.error.animate-and-og'));
    if (file !== STANDARD && !['.gif', '.svg'].includes(kindOf(file))) {
      return wrong('out', format(words, 'cli.error.out-animated', { file }));
    }
    return ok('animated');
  }
  for (const flag of ['once', 'delay', 'words'] as const satisfies readonly FlagName[]) {
    if (asked[flag] !== undefined) return wrong('needs-animate', format(words, 'cli.error.needs-animate', { flag }));
  }
  if (isOn(asked, 'og')) {
    if (kindOf(file) !== '.png') return wrong('out', format(words, 'cli.error.out-preview', { file }));
    return ok('preview');
  }
  if (file !== STANDARD && !isPicture(file)) return wrong('out', format(words, 'cli.error.out', { file }));
  return ok('still');
}

type Drawer = (
  asked: Asked,
  record: string | undefined,
  file: string,
  words: Catalogue,
) => Promise<Result<Data, CommandError>>;

const DRAWERS: Readonly<Record<Kind, Drawer>> = {
  still: async (asked, record, file, words) => {
    const svg = svgOf(asked, record, words);
    if (!svg.ok || file === STANDARD) return svg;
    const width = wholeOf(asked, 'width', words);
    if (!width.ok) return width;
    return pictureData(file, svg.value, width.value ?? USUAL_WIDTH, asked, words);
  },
  preview: async (asked, record, _file, words) => {
    const asking = askingOf(asked, record, words);
    if (!asking.ok) return asking;
    const { session, subject } = asking.value;
    return previewData(previewOf(subject, session, asked, words), asked, words);
  },
  animated: async (asked, record, file, words) => {
    if (record === undefined) return wrong('animate-nothing', format(words, 'cli.error.animate-nothing'));
    const session = recordSession(asked, record, words);
    if (!session.ok) return session;
    const ply = wholeOf(asked, 'ply', words);
    if (!ply.ok) return ply;
    const width = wholeOf(asked, 'width', words);
    if (!width.ok) return width;
    const animation = animationOf(session.value, ply.value, asked, words);
    if (!animation.ok) return animation;
    const { frames, title } = animation.value;
    const scheme = schemeOf(asked);
    const isOnce = isOn(asked, 'once');
    if (kindOf(file) !== '.gif') {
      const size = width.value === undefined ? {} : { width: width.value };
      return ok(`${animatedSvg(frames, { scheme, title, isOnce, ...size })}\n`);
    }
    const fonts = await fontsFor(frames.flatMap(({ lines }) => lines).join(''), asked, words);
    if (!fonts.ok) return fonts;
    const pictures = stillSvgs(frames, { scheme, background: 'paper' });
    const shown = frames.map(({ milliseconds }, at) => ({ svg: pictures[at] ?? '', milliseconds }));
    return ok(await gifOf(shown, { width: width.value ?? USUAL_WIDTH, isOnce, fonts: fonts.value }));
  },
};

const kindOf = (file: string): string => extname(file).toLowerCase();
const isPicture = (file: string): boolean => ['.svg', '.png'].includes(kindOf(file));

/** The contents of a picture file: the text of the SVG, or a PNG of some width in pixels, whose font must have all names. */
export async function pictureData(
  file: string,
  svg: string,
  width: number,
  asked: Asked,
  words: Catalogue,
): Promise<Result<Data, CommandError>> {
  if (!isPicture(file)) return wrong('out', format(words, 'cli.error.out', { file }));
  if (kindOf(file) === '.svg') return ok(`${svg}\n`);
  const fonts = await fontsFor(wordsIn(svg), asked, words);
  return fonts.ok ? ok(await pngOf(svg, width, fonts.value)) : fonts;
}
