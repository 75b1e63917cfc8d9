/** The most points of a turn of Waffle Time that begins with toppings in hand, by the reference implementation. */
import { referenceMatches } from '../../../rules/test/waffle-time/reference.js';
import type { Prover } from './prove-sides.js';

const LETTERS = '.cskbuwCSKBU';
const FRUITS = ['cherry', 'strawberry', 'blackberry', 'banana', 'blueberry'];
/** WT-50 to WT-57, house set. */
const GOALS: Readonly<Record<number, number>> = { 50: 5, 51: 5, 52: 2, 53: 4, 54: 6, 55: 3, 56: 3, 57: 5 };
const BUTTER = 24;

/** One seat's turn; a space is a letter's place, 12 more with syrup... as the texts of positions are read here. */
interface Turn {
  readonly waffle: readonly number[];
  readonly syrup: number;
  readonly fresh: readonly number[];
  readonly won: readonly number[];
  readonly butter: number;
}

interface Table {
  readonly numbers: readonly number[];
  readonly goals: readonly number[];
  /** Goals whose butter somebody else has. */
  readonly taken: readonly number[];
}

function waffleOf(text: string): number[] {
  const spaces: number[] = [];
  for (const row of text.split('/').reverse()) {
    for (const [letter] of row.matchAll(/\d|[a-zA-Z]\*?/g)) {
      if (/\d/.test(letter)) spaces.push(...Array<number>(Number(letter)).fill(0));
      else if (letter === 'y') spaces.push(BUTTER);
      else spaces.push(LETTERS.indexOf(letter.charAt(0)) + (letter.endsWith('*') ? 12 : 0));
    }
  }
  return spaces;
}

const fruit = (content: number): number => (content === BUTTER ? 0 : content % 6);
const isSweet = (content: number): boolean => content >= 12 && content !== BUTTER;
const onCream = (content: number): boolean => content !== BUTTER && Math.floor(content / 6) % 2 === 1;

function beside(space: number): number[] {
  const found: number[] = [];
  if (space % 5 < 4) found.push(space + 1);
  if (space % 5 > 0) found.push(space - 1);
  return [...found, space + 5, space - 5].filter((other) => other >= 0 && other < 25);
}

function laid(waffle: readonly number[], topping: string, space: number): number[] | undefined {
  const content = waffle[space] ?? 0;
  const isCream = topping === 'w';
  if (content !== 0 && (isCream || content !== 6)) return undefined;
  return waffle.map((one, at) => (at !== space ? one : isCream ? 6 : LETTERS.indexOf(topping) + content));
}

/** WT-12 to WT-15: every way to lay what is in hand. */
function placings(waffle: readonly number[], hand: readonly string[]): { waffle: number[]; fresh: number[] }[] {
  const all = waffle.map((_content, space) => space);
  const freshOf = (topping: string, space: number): number[] => (topping === 'w' ? [] : [space]);
  const one = (topping: string): { waffle: number[]; fresh: number[] }[] =>
    all.flatMap((space) => {
      const after = laid(waffle, topping, space);
      return after ? [{ waffle: after, fresh: freshOf(topping, space) }] : [];
    });
  const [first = '', second] = hand;
  if (second === undefined) return one(first);
  const both = all.flatMap((space) =>
    beside(space).flatMap((other) => {
      const half = laid(waffle, first, space);
      const after = half && laid(half, second, other);
      return after ? [{ waffle: after, fresh: [...freshOf(first, space), ...freshOf(second, other)] }] : [];
    }),
  );
  return both.length > 0 ? both : [...one(first), ...one(second)];
}

function subsets(spaces: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return spaces.flatMap((space, at) => subsets(spaces.slice(at + 1), count - 1).map((rest) => [space, ...rest]));
}

function meets(waffle: readonly number[], goal: number): boolean {
  const sweet = (spaces: readonly number[]): boolean => spaces.every((space) => isSweet(waffle[space] ?? 0));
  const line = (start: number, step: number, length: number): number[] =>
    Array.from({ length }, (_none, at) => start + at * step);
  const amounts = [1, 2, 3, 4, 5].map((kind) => waffle.filter((content) => fruit(content) === kind).length);
  const few = (least: number): number => amounts.filter((amount) => amount >= least).length;
  if (goal === 50)
    return [0, 1, 5, 6].some((at) => sweet(line(at, 6, 4))) || [3, 4, 8, 9].some((at) => sweet(line(at, 4, 4)));
  if (goal === 51) return [0, 1, 2, 3, 4].some((at) => sweet(line(at, 5, 5)) || sweet(line(5 * at, 1, 5)));
  if (goal === 52) return waffle.filter(isSweet).length >= 5;
  if (goal === 53) return [6, 7, 8, 11, 12, 13, 16, 17, 18].some((at) => sweet([at, at + 1, at - 1, at + 5, at - 5]));
  if (goal === 54) return sweet([0, 24]) || sweet([4, 20]);
  if (goal === 55) return few(6) > 0;
  return goal === 56 ? few(4) > 1 : few(2) === 5;
}

/** All positions in which nothing more is completed: at any time one may stop (WT-19). */
function completed(turn: Turn, { numbers }: Table, known: Map<string, Turn>): void {
  const key = `${turn.waffle.join()}|${[...turn.fresh].sort().join()}`;
  if (known.has(key)) return;
  known.set(key, turn);
  if (turn.syrup === 0) return;
  FRUITS.forEach((name, at) => {
    for (const match of referenceMatches(turn.waffle, `${name}-${numbers[at] ?? 0}`, numbers, false)) {
      const [cells = [], marks = []] = match.split('|').map((list) => list.split(',').map(Number));
      if (!cells.some((cell) => turn.fresh.includes(cell))) continue;
      for (const chosen of subsets(marks, Math.min(turn.syrup, marks.length))) {
        const waffle = turn.waffle.map((content, space) => (chosen.includes(space) ? content + 12 : content));
        const fresh = [...new Set([...turn.fresh, ...chosen])];
        completed(
          { ...turn, waffle, fresh, syrup: turn.syrup - chosen.length },
          { numbers, goals: [], taken: [] },
          known,
        );
      }
    }
  });
}

/** WT-20, WT-64: goals, their butter, and all that counts. */
function pointsOf({ butter, syrup, waffle, won }: Turn, { goals, taken }: Table): number {
  const added = goals.filter((goal) => !won.includes(goal) && meets(waffle, goal));
  const empty = waffle.filter((content) => content === 0).length;
  const pieces = Math.min(empty, butter + added.filter((goal) => !taken.includes(goal)).length);
  let total = syrup === 0 ? 2 : 0;
  for (const content of waffle) total += content === BUTTER ? 2 : isSweet(content) ? (onCream(content) ? 3 : 1) : 0;
  for (const goal of [...won, ...added]) total += GOALS[goal] ?? 0;
  return total + 2 * pieces;
}

/** Whether the solution makes the most points, and few ways do. */
export const proveWaffleTime: Prover = ({ position, solution }) => {
  const [waffles = '', step = '', syrup = '', cards = '', , , hand = '', goalText = ''] = position.split(' ');
  const seat = Number(/^p(\d):place$/.exec(step)?.[1] ?? 0) - 1;
  if (seat < 0) return `the step ${step} cannot be proved`;
  const [numbers = '', goals = ''] = cards.split(':');
  const wonBy = goalText.split(';').map((list) => (list.match(/\d\d/g) ?? []).map(Number));
  const table: Table = {
    numbers: [...numbers].map(Number),
    goals: goals.split(',').map(Number),
    taken: wonBy.flat(),
  };
  const [toppings = ''] = hand.split(':');
  const before: Turn = {
    waffle: waffleOf(waffles.split(';')[seat] ?? ''),
    syrup: Number(syrup.split(',')[seat] ?? 0),
    fresh: [],
    won: wonBy[seat] ?? [],
    butter: 0,
  };
  const ends = new Map<string, Turn>();
  for (const { waffle, fresh } of placings(before.waffle, [...toppings]))
    completed({ ...before, waffle, fresh }, table, ends);
  const points = [...ends.values()].map((turn) => pointsOf(turn, table));
  const most = Math.max(...points);
  const made = pointsOf(played(before, solution), table);
  if (made !== most) return `the solution makes ${made} of ${most} points`;
  const waffleTexts = new Set(
    [...ends.values()].filter((turn) => pointsOf(turn, table) === most).map(({ waffle }) => waffle.join()),
  );
  return waffleTexts.size <= 3 ? '' : `${waffleTexts.size} ways make ${most} points`;
};

const spaceOf = (name: string): number => (Number(name.charAt(1)) - 1) * 5 + 'abcde'.indexOf(name.charAt(0));

/** The solution's toppings and syrup; its butter is counted with the goals. */
function played(before: Turn, solution: readonly string[]): Turn {
  let { syrup } = before;
  let waffle: readonly number[] = before.waffle;
  for (const token of solution) {
    const [, spaces] = token.split(':');
    if (spaces !== undefined) {
      const marks = (spaces.match(/[a-e]\d/g) ?? []).map(spaceOf);
      waffle = waffle.map((content, space) => (marks.includes(space) ? content + 12 : content));
      syrup -= marks.length;
    } else if (token !== 'end' && !token.startsWith('y')) {
      for (const put of token.split('.')) waffle = laid(waffle, put.charAt(0), spaceOf(put.slice(1))) ?? waffle;
    }
  }
  return { ...before, waffle, syrup };
}
