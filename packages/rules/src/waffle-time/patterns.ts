/**
 * The fifteen pattern cards (WT-30 to WT-44) and where they lie on a waffle. Cards that are shapes come from data; three
 * blueberry cards are searches of their own.
 */
import { BANANA, BLACKBERRY, BLUEBERRY, CHERRY, FRUITS, STRAWBERRY } from './components.js';
import { fruitOn, hasCream, hasSyrup, inside, SIDES, SIZE, SPACES, spaceAt } from './waffle.js';
import type { Waffle } from './waffle.js';

/** A card: its fruit, its number for that fruit, its rule, and its shape drawn in ranks (F fruit, o other, C cream). */
export interface PatternCard {
  readonly fruit: number;
  readonly number: number;
  readonly rule: string;
  /** One drawing for each way the card may look before it is turned and mirrored; empty for the blueberry cards. */
  readonly drawings: readonly string[];
}

const CARDS: readonly PatternCard[] = [
  card(CHERRY, 1, 'WT-30', ['FFC']),
  card(CHERRY, 2, 'WT-31', ['FFF']),
  card(CHERRY, 3, 'WT-32', ['FF/F.']),
  card(STRAWBERRY, 1, 'WT-36', ['FF/oo', 'Fo/oF']),
  card(STRAWBERRY, 2, 'WT-37', ['F../.o./..F']),
  card(STRAWBERRY, 3, 'WT-38', ['CF/F.']),
  card(BLACKBERRY, 1, 'WT-33', ['FF/FF']),
  card(BLACKBERRY, 2, 'WT-34', ['FFF/.F.']),
  card(BLACKBERRY, 3, 'WT-35', ['FF./.FF']),
  card(BANANA, 1, 'WT-39', ['oFFo']),
  card(BANANA, 2, 'WT-40', ['FoFo']),
  card(BANANA, 3, 'WT-41', ['FooF']),
  card(BLUEBERRY, 1, 'WT-42', []),
  card(BLUEBERRY, 2, 'WT-43', []),
  card(BLUEBERRY, 3, 'WT-44', []),
];

/** Cherry 1 with cream at both ends, by option (WT-30). */
const CHERRY_1_BOTH = card(CHERRY, 1, 'WT-30', ['CFFC']);

function card(fruit: number, number: number, rule: string, drawings: readonly string[]): PatternCard {
  return { fruit, number, rule, drawings };
}

/** A card's name in the notation: `cherry-1`. */
export function cardName(pattern: PatternCard): string {
  return (FRUITS[pattern.fruit] ?? '') + '-' + pattern.number.toString();
}

/** A shape laid on the waffle: the spaces for F, o and C. */
export interface Placed {
  readonly fruits: readonly number[];
  readonly others: readonly number[];
  readonly creams: readonly number[];
}

/** A match of a card: the spaces it covers and the fruits it gives syrup to, in the order of the spaces. */
export interface Match {
  readonly cells: readonly number[];
  readonly syrup: readonly number[];
}

/** All cards, with the places of their shapes worked out once; cherry 1 in both forms. */
const PLACED: readonly (readonly Placed[])[] = CARDS.map((pattern) => placings(pattern));
const PLACED_CHERRY_1_BOTH: readonly Placed[] = placings(CHERRY_1_BOTH);

/** The card of a fruit with a number from 1 to 3. */
export function cardOf(fruit: number, number: number): PatternCard {
  return CARDS.find((pattern) => pattern.fruit === fruit && pattern.number === number) ?? CHERRY_1_BOTH;
}

/** All fifteen cards, in the order of the catalogue's fruits. */
export function allCards(): readonly PatternCard[] {
  return CARDS;
}

/** The drawings of a card under an option: cherry 1 has two forms (WT-30). */
export function drawingsOf(pattern: PatternCard, cherryBoth: boolean): readonly string[] {
  return pattern.rule === 'WT-30' && cherryBoth ? CHERRY_1_BOTH.drawings : pattern.drawings;
}

/** Every way a card's shape lies on a waffle: turned, mirrored and moved, each once. */
function placings(pattern: PatternCard): Placed[] {
  const found: Placed[] = [];
  const seen: string[] = [];
  for (const drawing of pattern.drawings) {
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      const turned = turnedShape(drawing, symmetry);
      for (let space = 0; space < SPACES; space++) {
        const placed = movedShape(turned, space);
        if (placed === undefined) continue;
        const key = [placed.fruits.join('.'), placed.others.join('.'), placed.creams.join('.')].join('|');
        if (seen.includes(key)) continue;
        seen.push(key);
        found.push(placed);
      }
    }
  }
  return found;
}

/** A space of a drawing: its file, its rank from the top, and its letter. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
}

/** The cells of a drawing under one of the eight symmetries of the square, moved to touch 0,0. */
export function turnedShape(drawing: string, symmetry: number): Cell[] {
  const cells: Cell[] = [];
  const ranks = drawing.split('/');
  for (let rank = 0; rank < ranks.length; rank++) {
    const row = ranks[rank] ?? '';
    for (let file = 0; file < row.length; file++) {
      if (row.charAt(file) !== '.') cells.push(turned({ x: file, y: rank, kind: row.charAt(file) }, symmetry));
    }
  }
  let left = SIZE;
  let low = SIZE;
  for (const cell of cells) {
    left = Math.min(left, cell.x);
    low = Math.min(low, cell.y);
  }
  return cells.map((cell) => ({ x: cell.x - left, y: cell.y - low, kind: cell.kind }));
}

function turned(cell: Cell, symmetry: number): Cell {
  let { x, y } = cell;
  if (symmetry >= 4) x = -x;
  const quarters = symmetry >= 4 ? symmetry - 4 : symmetry;
  for (let i = 0; i < quarters; i++) {
    const before = x;
    x = -y;
    y = before;
  }
  return { x, y, kind: cell.kind };
}

function movedShape(cells: readonly Cell[], space: number): Placed | undefined {
  const dx = space - Math.floor(space / SIZE) * SIZE;
  const dy = Math.floor(space / SIZE);
  const kinds: Record<string, number[]> = { F: [], o: [], C: [] };
  for (const cell of cells) {
    if (!inside(cell.x + dx, cell.y + dy)) return undefined;
    kinds[cell.kind]?.push(spaceAt(cell.x + dx, cell.y + dy));
  }
  const sorted = (spaces: number[] | undefined): number[] => (spaces ?? []).sort((a, b) => a - b);
  return { fruits: sorted(kinds['F']), others: sorted(kinds['o']), creams: sorted(kinds['C']) };
}

/** Options of the cards in play: number of the active card of each fruit (index 0 for cherry), and cherry 1's form. */
export interface ActiveCards {
  readonly numbers: readonly number[];
  readonly cherryBoth: boolean;
}

/** Every match of a card on a waffle that would give syrup to at least one fruit (WT-18); some may be told twice. */
export function matchesOf(waffle: Waffle, pattern: PatternCard, active: ActiveCards): readonly Match[] {
  if (pattern.fruit === BLUEBERRY && pattern.number === 1) return runMatches(waffle);
  if (pattern.fruit === BLUEBERRY && pattern.number === 2) return otherMatches(waffle, active);
  if (pattern.fruit === BLUEBERRY && pattern.number === 3) return neighbourMatches(waffle);
  const matches: Match[] = [];
  for (const placed of placedOf(pattern, active.cherryBoth)) {
    if (fits(waffle, placed, pattern.fruit)) pushMatch(waffle, matches, coveredBy(placed), placed.fruits);
  }
  return matches;
}

/** Every way a card's shape lies on a waffle, cherry 1 by the option; none for the blueberry cards. */
export function placedOf(pattern: PatternCard, cherryBoth: boolean): readonly Placed[] {
  if (pattern.rule === 'WT-30' && cherryBoth) return PLACED_CHERRY_1_BOTH;
  return PLACED[CARDS.indexOf(pattern)] ?? [];
}

/** WT-18: fruit may have cream under it; cream may be bare or under any fruit; `o` is any other fruit. */
function fits(waffle: Waffle, placed: Placed, fruit: number): boolean {
  for (const space of placed.fruits) if (fruitOn(waffle[space] ?? 0) !== fruit) return false;
  for (const space of placed.others) {
    const other = fruitOn(waffle[space] ?? 0);
    if (other === 0 || other === fruit) return false;
  }
  for (const space of placed.creams) if (!hasCream(waffle[space] ?? 0)) return false;
  return true;
}

/** All spaces that a placed shape covers. */
export function coveredBy(placed: Placed): readonly number[] {
  return [...placed.fruits, ...placed.others, ...placed.creams].sort((a, b) => a - b);
}

function pushMatch(waffle: Waffle, matches: Match[], cells: readonly number[], marked: readonly number[]): void {
  const syrup = marked.filter((space) => !hasSyrup(waffle[space] ?? 0));
  if (syrup.length > 0) matches.push({ cells, syrup });
}

/** Each match once: where a C space holds the card's own fruit, a shape and its mirror image may be the same. */
export function distinct(matches: readonly Match[]): readonly Match[] {
  const keys = matches.map(({ cells, syrup }) => cells.join('.') + '|' + syrup.join('.'));
  return matches.filter((_match, i) => keys.indexOf(keys[i] ?? '') === i);
}

/** WT-42: a gap-free run of 3 to 5 fruits with a blueberry and at least two other kinds; also part of a longer run. */
function runMatches(waffle: Waffle): Match[] {
  const matches: Match[] = [];
  for (let line = 0; line < 2 * SIZE; line++) {
    for (let start = 0; start + 3 <= SIZE; start++) {
      for (let length = 3; start + length <= SIZE; length++) {
        const cells: number[] = [];
        for (let i = start; i < start + length; i++)
          cells.push(line < SIZE ? spaceAt(i, line) : spaceAt(line - SIZE, i));
        const kinds: number[] = [];
        for (const space of cells) {
          const fruit = fruitOn(waffle[space] ?? 0);
          if (!kinds.includes(fruit)) kinds.push(fruit);
        }
        if (kinds.includes(0) || !kinds.includes(BLUEBERRY) || kinds.length < 3) continue;
        pushMatch(
          waffle,
          matches,
          cells,
          cells.filter((space) => fruitOn(waffle[space] ?? 0) === BLUEBERRY),
        );
      }
    }
  }
  return matches;
}

/** WT-43: blueberries that serve as `o` in the shape of another active card; the completion covers that shape. */
function otherMatches(waffle: Waffle, active: ActiveCards): Match[] {
  const matches: Match[] = [];
  for (let fruit = CHERRY; fruit < BLUEBERRY; fruit++) {
    const pattern = cardOf(fruit, active.numbers[fruit - 1] ?? 0);
    if (pattern.fruit !== fruit) continue;
    for (const placed of placedOf(pattern, active.cherryBoth)) {
      if (placed.others.length === 0 || !fits(waffle, placed, fruit)) continue;
      const berries = placed.others.filter((space) => fruitOn(waffle[space] ?? 0) === BLUEBERRY);
      pushMatch(waffle, matches, coveredBy(placed), berries);
    }
  }
  return matches;
}

/** WT-44: a blueberry beside two spaces with syrup. */
function neighbourMatches(waffle: Waffle): Match[] {
  const matches: Match[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (fruitOn(waffle[space] ?? 0) !== BLUEBERRY) continue;
    const sweet = (SIDES[space] ?? []).filter((other) => hasSyrup(waffle[other] ?? 0));
    for (let i = 0; i < sweet.length; i++) {
      for (let j = i + 1; j < sweet.length; j++) {
        const cells = [space, sweet[i] ?? space, sweet[j] ?? space].sort((a, b) => a - b);
        pushMatch(waffle, matches, cells, [space]);
      }
    }
  }
  return matches;
}
