/** What a waffle lacks for a blueberry card, which has no shape of its own to be nearly matched (WT-42 to WT-44). */
import type { PatternCard } from '@griddle/rules/internal/waffle-time/patterns.js';
import { fruitOn, hasSyrup, spaceName, type Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';

const BLUEBERRY = 5;
const RANK = [0, 1, 2, 3, 4];
const LINES: readonly (readonly number[])[] = [
  ...RANK.map((rank) => RANK.map((file) => rank * 5 + file)),
  ...RANK.map((file) => RANK.map((rank) => rank * 5 + file)),
];

/** One sentence with a space after it; empty for cards that have shapes. */
export function lacking(waffle: Waffle, card: PatternCard): string {
  if (card.fruit !== BLUEBERRY) return '';
  const blueberries = waffle.flatMap((content, space) => (fruitOn(content) === BLUEBERRY ? [space] : []));
  if (blueberries.length === 0) return 'There’s no blueberry. ';
  const dry = blueberries.filter((space) => !hasSyrup(waffle[space] ?? 0));
  if (dry.length === 0) return 'Every blueberry already has syrup. ';
  if (card.number === 1) return runWords(waffle, dry);
  if (card.number === 2) return 'No blueberry is the other fruit of a card in play. ';
  const sweet = (space: number): number => beside(space).filter((other) => hasSyrup(waffle[other] ?? 0)).length;
  const best = Math.max(...dry.map(sweet));
  const at = dry.find((space) => sweet(space) === best) ?? 0;
  return `${spaceName(at)} has ${best === 0 ? 'no space' : 'one space'} with syrup next to it, and needs two. `;
}

/** Spaces that share a side with one. */
function beside(space: number): readonly number[] {
  return LINES.flatMap((line) => {
    const at = line.indexOf(space);
    return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
  });
}

/** How many kinds of fruit the best run through a blueberry has. */
function runWords(waffle: Waffle, dry: readonly number[]): string {
  const kinds = (from: number, line: readonly number[]): number => {
    const fruitAt = (at: number): number => fruitOn(waffle[line[at] ?? -1] ?? 0);
    const found = new Set([fruitAt(from)]);
    for (const step of [-1, 1]) for (let at = from + step; fruitAt(at) > 0; at += step) found.add(fruitAt(at));
    return found.size;
  };
  const runs = dry.flatMap((space) =>
    LINES.flatMap((line) => (line.includes(space) ? [{ space, kinds: kinds(line.indexOf(space), line) }] : [])),
  );
  const best = runs.reduce((most, run) => (run.kinds > most.kinds ? run : most));
  if (best.kinds < 3)
    return `The best run through ${spaceName(best.space)} has ${best.kinds === 1 ? 'one kind' : 'two kinds'} of fruit, and needs three. `;
  return '';
}
