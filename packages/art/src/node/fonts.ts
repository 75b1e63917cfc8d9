/** The font of pictures with text: Nunito, for Latin, Cyrillic and Vietnamese. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A range of characters, from one code to another. */
type Range = readonly [from: number, to: number];

const require = createRequire(import.meta.url);
const files = new Map<string, Promise<Uint8Array>>();
let sets: Promise<readonly (readonly [name: string, ranges: readonly Range[]])[]> | undefined;

/** The font files that the text of an SVG needs. Loading all of them would take a second. */
export async function ownFonts(svg: string): Promise<readonly Uint8Array[]> {
  const texts = [...svg.matchAll(/<(?:text|tspan)([^>]*)>([^<]*)</g)];
  const letters = new Set(texts.flatMap(([, , text = '']) => [...text]));
  const weights = new Set(texts.map(([, attributes = '']) => /font-weight="(\d+)"/.exec(attributes)?.[1] ?? '400'));
  const needed = new Set<string>();
  for (const letter of letters) {
    const name = (await letterSets()).find(([, ranges]) => has(ranges, letter))?.[0];
    if (name !== undefined) needed.add(name);
  }
  const names = [...needed].flatMap((name) => [...weights].map((weight) => `nunito-${name}-${weight}-normal.woff2`));
  return Promise.all(names.map(fontFile));
}

/** The words that an SVG shows, one after the other. */
export function wordsIn(svg: string): string {
  const texts = [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]*)</g)].map(([, text = '']) => text);
  return texts
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The characters of a text that the font lacks, each once. */
export async function missingLetters(text: string): Promise<readonly string[]> {
  const all = await letterSets();
  return [...new Set(text)].filter((letter) => !all.some(([, ranges]) => has(ranges, letter)));
}

/** Whether a file begins like a readable font: TrueType, OpenType, collections of these, WOFF 2. */
export function isFont(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return ['\0\x01\0\0', 'true', 'OTTO', 'ttcf', 'wOF2'].includes(begin);
}

function fontFile(name: string): Promise<Uint8Array> {
  const file = files.get(name) ?? readFile(require.resolve(`@fontsource/nunito/files/${name}`));
  files.set(name, file);
  return file;
}

/** The characters of each file, the most common first. */
async function letterSets(): Promise<readonly (readonly [name: string, ranges: readonly Range[]])[]> {
  sets ??= readFile(require.resolve('@fontsource/nunito/unicode.json'), 'utf8').then((text) =>
    Object.entries(JSON.parse(text) as Record<string, string>)
      .map(([name, list]) => [name, list.split(',').map(rangeOf)] as const)
      .reverse(),
  );
  return sets;
}

function has(ranges: readonly Range[], letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

/** A range, `U+0460-052F` or `U+20B4`. */
function rangeOf(text: string): Range {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
