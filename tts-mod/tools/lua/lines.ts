/**
 * Joins lines of packed Lua where no separator is needed: inside brackets, before `end`, and empty lines. Updates the source
 * map, which then maps each line to the source of its first part; errors need no more.
 */

/** Lua in fewer lines, with a source map (version 3) as JSON. */
export interface Lines {
  readonly lua: string;
  readonly map: string;
}

/** The origin of a line of Lua: the index of a source, and the line there from 0. */
interface Origin {
  readonly source: number;
  readonly line: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Continuation bit of a source map digit, which holds five bits of a number. */
const MORE = 32;

/** Joins lines. The first line stays separate, because the script's prefix goes there. */
export function joinLines(lua: string, map: string): Lines {
  const parsed = JSON.parse(map) as { mappings: string };
  const origins = originsOf(parsed.mappings);
  const lines: string[] = [];
  const joined: (Origin | undefined)[] = [];
  for (const [at, line] of lua.split('\n').entries()) {
    const last = lines.length - 1;
    if (last > 0 && touches(lines[last] ?? '', line)) {
      lines[last] += line;
      joined[last] ??= origins[at];
    } else {
      lines.push(line);
      joined.push(origins[at]);
    }
  }
  return { lua: lines.join('\n'), map: JSON.stringify({ ...parsed, mappings: mappingsOf(joined) }) };
}

/** Whether a line can directly follow the one before it, because it is not a new statement. */
function touches(before: string, line: string): boolean {
  if (line === '') return true;
  // `[[` and `[=` would begin a long string
  if (before.endsWith('[') && /^[[=]/.test(line)) return false;
  if (/[({[,]$/.test(before) || /^[)}\],]/.test(line)) return true;
  return /\W$/.test(before) && /^end\b/.test(line);
}

/** Returns the first origin of each line of a map. */
function originsOf(mappings: string): (Origin | undefined)[] {
  let source = 0;
  let line = 0;
  return mappings.split(';').map((segments) => {
    let first: Origin | undefined;
    for (const segment of segments.split(',')) {
      const [, sources, lines] = numbersIn(segment);
      if (sources === undefined || lines === undefined) continue;
      source += sources;
      line += lines;
      first ??= { source, line };
    }
    return first;
  });
}

/** Encodes mappings with one segment per line; numbers are relative to those of the previous line. */
function mappingsOf(origins: readonly (Origin | undefined)[]): string {
  let before: Origin = { source: 0, line: 0 };
  return origins
    .map((origin) => {
      if (origin === undefined) return '';
      const segment = [0, origin.source - before.source, origin.line - before.line, 0].map(textOf).join('');
      before = origin;
      return segment;
    })
    .join(';');
}

/** Decodes the numbers of a segment; the lowest bit of each is its sign. */
function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % MORE) * weight;
    weight *= MORE;
    if (digit >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    value = 0;
    weight = 1;
  }
  return numbers;
}

function textOf(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let text = '';
  do {
    const digit = rest % MORE;
    rest = Math.floor(rest / MORE);
    text += DIGITS.charAt(rest > 0 ? digit + MORE : digit);
  } while (rest > 0);
  return text;
}
