/**
 * The fifteen pattern cards (WT-30 to WT-44) and their matches on a waffle. Twelve cards are shapes, given as data; the three
 * blueberry cards have their own searches.
 */
import { BANANA, BLACKBERRY, BLUEBERRY, CHERRY, FRUITS, STRAWBERRY } from './components.js';
import { fileOf, fruitOn, hasCream, hasSyrup, rankOf, SIDES, SIZE, SPACES, spaceAt, type Waffle } from './waffle.js';

/** A card: its fruit, number within that fruit, rule, and shape drawn in ranks (F fruit, o other fruit, C cream). */
export interface PatternCard {
  readonly fruit: number;
  readonly number: number;
  readonly rule: string;
  /** The card's alternative drawings, before rotation and mirroring; empty for the blueberry cards. */
  readonly drawings: readonly string[];
}

/** Three cards per fruit, in the order of the fruits. */
const CARDS: readonly PatternCard[] = [
  ...cards(CHERRY, 30, [['FFC'], ['FFF'], ['FF/F.']]), // WT-30, WT-31, WT-32
  ...cards(STRAWBERRY, 36, [['FF/oo', 'Fo/oF'], ['F../.o./..F'], ['CF/F.']]), // WT-36, WT-37, WT-38
  ...cards(BLACKBERRY, 33, [['FF/FF'], ['FFF/.F.'], ['FF./.FF']]), // WT-33, WT-34, WT-35
  ...cards(BANANA, 39, [['oFFo'], ['FoFo'], ['FooF']]), // WT-39, WT-40, WT-41
  ...cards(BLUEBERRY, 42, [[], [], []]), // WT-42, WT-43, WT-44
];

/** Cherry 1 with cream at both ends, an option (WT-30). */
const CHERRY_1_BOTH: readonly string[] = ['CFFC'];

/** Builds the cards of a fruit from their drawings; `rule` is the rule number of the first. */
function cards(fruit: number, rule: number, drawings: readonly (readonly string[])[]): PatternCard[] {
  return drawings.map((drawn, i) => ({ fruit, number: i + 1, rule: 'WT-' + (rule + i).toString(), drawings: drawn }));
}

/** A card's name in the notation: `cherry-1`. */
export function cardName(pattern: PatternCard): string {
  return (FRUITS[pattern.fruit] ?? '') + '-' + pattern.number.toString();
}

/** A shape at a position on the waffle: the spaces for F, o and C. */
interface Placed {
  readonly fruits: readonly number[];
  readonly others: readonly number[];
  readonly creams: readonly number[];
}

/** A match of a card: the spaces it covers and the fruits it gives syrup to, in space order. */
export interface Match {
  readonly cells: readonly number[];
  readonly syrup: readonly number[];
}

/** Cache of a card's placed shapes, by rule; filled on demand because few cards are in play. */
const placedByRule: Record<string, readonly Placed[]> = {};
/** Cache key of cherry 1 with cream at both ends. */
const CHERRY_1_BOTH_KEY = 'both';

/** An unknown card. */
const UNKNOWN: PatternCard = { fruit: 0, number: 0, rule: '', drawings: [] };

/** The card of a fruit by its number, 1 to 3. */
export function cardOf(fruit: number, number: number): PatternCard {
  return CARDS[fruit * 3 + number - 4] ?? UNKNOWN;
}

/** All fifteen cards, in the order of the fruits. */
export function allCards(): readonly PatternCard[] {
  return CARDS;
}

/** The drawings of a card; cherry 1 has two forms, by option (WT-30). */
export function drawingsOf(pattern: PatternCard, cherryBoth: boolean): readonly string[] {
  return pattern.rule === 'WT-30' && cherryBoth ? CHERRY_1_BOTH : pattern.drawings;
}

/** Every distinct placement of drawings on a waffle: rotated, mirrored and translated. */
function placings(drawings: readonly string[]): Placed[] {
  const found: Placed[] = [];
  for (const drawing of turnings(drawings)) {
    const ranks = drawing.split('/');
    const wide = (ranks[0] ?? '').length;
    const [fruits, others, creams] = [spacesOf(ranks, 'F'), spacesOf(ranks, 'o'), spacesOf(ranks, 'C')];
    for (let space = 0; space < SPACES; space++) {
      if (fileOf(space) + wide > SIZE || rankOf(space) + ranks.length > SIZE) continue;
      found.push({ fruits: moved(fruits, space), others: moved(others, space), creams: moved(creams, space) });
    }
  }
  return found;
}

/** The spaces of a letter, in order, for a drawing placed with its corner on the first space. */
function spacesOf(ranks: readonly string[], letter: string): number[] {
  const found: number[] = [];
  ranks.forEach((rank, y) => {
    for (let x = 0; x < rank.length; x++) if (rank.charAt(x) === letter) found.push(spaceAt(x, y));
  });
  return found;
}

function moved(spaces: readonly number[], by: number): number[] {
  return spaces.map((space) => space + by);
}

/** The distinct images of drawings under the eight symmetries of the square, unchanged ones first (WT-18). */
function turnings(drawings: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const drawing of drawings) {
    let ranks: readonly string[] = drawing.split('/');
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      // After four quarter turns the drawing is as before, so continue with its mirror image
      if (symmetry === 4) ranks = columns(columns(ranks, false), true);
      const text = ranks.join('/');
      if (!found.includes(text)) found.push(text);
      ranks = columns(ranks, true);
    }
  }
  return found;
}

/** Turns columns into ranks: read from the top for a reflection, from below for a quarter turn. */
function columns(ranks: readonly string[], fromBelow: boolean): string[] {
  const found: string[] = [];
  for (let x = 0; x < (ranks[0] ?? '').length; x++) {
    let column = '';
    for (const rank of ranks) column = fromBelow ? rank.charAt(x) + column : column + rank.charAt(x);
    found.push(column);
  }
  return found;
}

/** The cards in play: number of the active card of each fruit (index 0 for cherry), and cherry 1's form. */
export interface ActiveCards {
  readonly numbers: readonly number[];
  readonly cherryBoth: boolean;
}

/** Every match of a card on a waffle that gives syrup to at least one fruit (WT-18); may contain duplicates. */
export function matchesOf(waffle: Waffle, pattern: PatternCard, active: ActiveCards): readonly Match[] {
  if (pattern.rule === 'WT-42') return runMatches(waffle);
  if (pattern.rule === 'WT-43') return otherMatches(waffle, active);
  if (pattern.rule === 'WT-44') return neighbourMatches(waffle);
  const matches: Match[] = [];
  for (const placed of placedOf(pattern, active.cherryBoth)) {
    if (fits(waffle, placed, pattern.fruit)) pushMatch(waffle, matches, coveredBy(placed), placed.fruits);
  }
  return matches;
}

/** Every placement of a card's shape on a waffle, with cherry 1 by option; empty for the blueberry cards. */
export function placedOf(pattern: PatternCard, cherryBoth: boolean): readonly Placed[] {
  const key = pattern.rule === 'WT-30' && cherryBoth ? CHERRY_1_BOTH_KEY : pattern.rule;
  const placed = placedByRule[key] ?? placings(drawingsOf(pattern, cherryBoth));
  placedByRule[key] = placed;
  return placed;
}

/** WT-18: whether a placed shape matches. Fruit may be on cream, cream bare or under any fruit; `o` is any other fruit. */
function fits(waffle: Waffle, placed: Placed, fruit: number): boolean {
  for (const space of placed.fruits) if (fruitOn(waffle[space] ?? 0) !== fruit) return false;
  for (const space of placed.others) {
    const other = fruitOn(waffle[space] ?? 0);
    if (other === 0 || other === fruit) return false;
  }
  for (const space of placed.creams) if (!hasCream(waffle[space] ?? 0)) return false;
  return true;
}

/** All spaces a placed shape covers. */
function coveredBy(placed: Placed): readonly number[] {
  return [...placed.fruits, ...placed.others, ...placed.creams].sort((a, b) => a - b);
}

function pushMatch(waffle: Waffle, matches: Match[], cells: readonly number[], marked: readonly number[]): void {
  const syrup = marked.filter((space) => !hasSyrup(waffle[space] ?? 0));
  if (syrup.length > 0) matches.push({ cells, syrup });
}

/** Removes duplicates: where a C space has the card's own fruit, a shape and its mirror image may be the same match. */
export function distinct(matches: readonly Match[]): readonly Match[] {
  const keys = matches.map(({ cells, syrup }) => cells.join('.') + '|' + syrup.join('.'));
  return matches.filter((_match, i) => keys.indexOf(keys[i] ?? '') === i);
}

/** WT-42: a gap-free run of 3 to 5 fruits, or part of a longer run, with a blueberry and at least two other kinds. */
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

/** WT-43: blueberries used as `o` in the shape of another active card; the completion covers that shape. */
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

/** WT-44: a blueberry adjacent to two spaces with syrup. */
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

// Shapes of the pattern cards, for display: their orientations, and where they nearly fit (WT-18).

/**
 * The distinct orientations of a card's shape, rotated and mirrored, as printed first (WT-18): ranks from the top joined by
 * `/`, with `.` for any content. Empty for the blueberry cards, which have no shape of their own.
 */
export function orientations(pattern: PatternCard, cherryBoth: boolean): readonly string[] {
  return turnings(drawingsOf(pattern, cherryBoth));
}

/** A placement of a card's shape that does not match, with the spaces that do not fit. */
export interface NearMiss {
  readonly cells: readonly number[];
  readonly missing: readonly number[];
}

/** The placements of a card's shape with the fewest misfits, in a stable order; empty for the blueberry cards. */
export function nearMisses(waffle: Waffle, pattern: PatternCard, cherryBoth: boolean): readonly NearMiss[] {
  let least = SPACES;
  let found: NearMiss[] = [];
  for (const placed of placedOf(pattern, cherryBoth)) {
    const missing = missingOf(waffle, placed, pattern.fruit);
    const cells = coveredBy(placed);
    if (missing.length === 0 || missing.length === cells.length || missing.length > least) continue;
    if (missing.length < least) found = [];
    least = missing.length;
    found.push({ cells, missing });
  }
  return found;
}

/** The spaces that do not fit a placed shape, in order. */
function missingOf(waffle: Waffle, placed: Placed, fruit: number): readonly number[] {
  const missing: number[] = [];
  for (const space of placed.fruits) if (fruitOn(waffle[space] ?? 0) !== fruit) missing.push(space);
  for (const space of placed.others) {
    const other = fruitOn(waffle[space] ?? 0);
    if (other === 0 || other === fruit) missing.push(space);
  }
  for (const space of placed.creams) if (!hasCream(waffle[space] ?? 0)) missing.push(space);
  return missing.sort((a, b) => a - b);
}
