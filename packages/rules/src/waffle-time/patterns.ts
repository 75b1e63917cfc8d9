/**
 * The fifteen pattern cards (WT-30 to WT-44) and where they lie on a waffle. Cards that are shapes come from data; three
 * blueberry cards are searches of their own.
 */
import { BANANA, BLACKBERRY, BLUEBERRY, CHERRY, FRUITS, STRAWBERRY } from './components.js';
import { fileOf, fruitOn, hasCream, hasSyrup, rankOf, SIDES, SIZE, SPACES, spaceAt, type Waffle } from './waffle.js';

/** A card: its fruit, its number for that fruit, its rule, and its shape drawn in ranks (F fruit, o other, C cream). */
export interface PatternCard {
  readonly fruit: number;
  readonly number: number;
  readonly rule: string;
  /** One drawing for each way the card may look before it is turned and mirrored; empty for the blueberry cards. */
  readonly drawings: readonly string[];
}

/** Three cards a fruit, in the order of the fruits. */
const CARDS: readonly PatternCard[] = [
  ...cards(CHERRY, 30, [['FFC'], ['FFF'], ['FF/F.']]), // WT-30, WT-31, WT-32
  ...cards(STRAWBERRY, 36, [['FF/oo', 'Fo/oF'], ['F../.o./..F'], ['CF/F.']]), // WT-36, WT-37, WT-38
  ...cards(BLACKBERRY, 33, [['FF/FF'], ['FFF/.F.'], ['FF./.FF']]), // WT-33, WT-34, WT-35
  ...cards(BANANA, 39, [['oFFo'], ['FoFo'], ['FooF']]), // WT-39, WT-40, WT-41
  ...cards(BLUEBERRY, 42, [[], [], []]), // WT-42, WT-43, WT-44
];

/** Cherry 1 with cream at both ends, by option (WT-30). */
const CHERRY_1_BOTH: readonly string[] = ['CFFC'];

/** The cards of a fruit by their drawings; `rule` is the number of the rule of the first. */
function cards(fruit: number, rule: number, drawings: readonly (readonly string[])[]): PatternCard[] {
  return drawings.map((drawn, i) => ({ fruit, number: i + 1, rule: 'WT-' + (rule + i).toString(), drawings: drawn }));
}

/** A card's name in the notation: `cherry-1`. */
export function cardName(pattern: PatternCard): string {
  return (FRUITS[pattern.fruit] ?? '') + '-' + pattern.number.toString();
}

/** A shape laid on the waffle: the spaces for F, o and C. */
interface Placed {
  readonly fruits: readonly number[];
  readonly others: readonly number[];
  readonly creams: readonly number[];
}

/** A match of a card: the spaces it covers and the fruits it gives syrup to, in the order of the spaces. */
export interface Match {
  readonly cells: readonly number[];
  readonly syrup: readonly number[];
}

/** Where the shapes of a card lie, by its rule, once somebody has asked: few of the cards are in play. */
const placedByRule: Record<string, readonly Placed[]> = {};
/** The same for cherry 1 with cream at both ends. */
const CHERRY_1_BOTH_KEY = 'both';

/** What is not known of a card. */
const UNKNOWN: PatternCard = { fruit: 0, number: 0, rule: '', drawings: [] };

/** The card of a fruit with a number from 1 to 3. */
export function cardOf(fruit: number, number: number): PatternCard {
  return CARDS[fruit * 3 + number - 4] ?? UNKNOWN;
}

/** All fifteen cards, in the order of the catalogue's fruits. */
export function allCards(): readonly PatternCard[] {
  return CARDS;
}

/** The drawings of a card under an option: cherry 1 has two forms (WT-30). */
export function drawingsOf(pattern: PatternCard, cherryBoth: boolean): readonly string[] {
  return pattern.rule === 'WT-30' && cherryBoth ? CHERRY_1_BOTH : pattern.drawings;
}

/** Every way in which drawings lie on a waffle: turned, mirrored and moved, each once. */
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

/** The spaces with a letter, in their order, where a drawing lies with its corner on the first space. */
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

/** Every way drawings look under the eight symmetries of the square, each once, the first as it is drawn (WT-18). */
function turnings(drawings: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const drawing of drawings) {
    let ranks: readonly string[] = drawing.split('/');
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      // After four quarters the drawing stands as before: now its mirror image turns
      if (symmetry === 4) ranks = columns(columns(ranks, false), true);
      const text = ranks.join('/');
      if (!found.includes(text)) found.push(text);
      ranks = columns(ranks, true);
    }
  }
  return found;
}

/** Columns as ranks: from the top as they are for a reflection, from below for a quarter turn. */
function columns(ranks: readonly string[], fromBelow: boolean): string[] {
  const found: string[] = [];
  for (let x = 0; x < (ranks[0] ?? '').length; x++) {
    let column = '';
    for (const rank of ranks) column = fromBelow ? rank.charAt(x) + column : column + rank.charAt(x);
    found.push(column);
  }
  return found;
}

/** Options of the cards in play: number of the active card of each fruit (index 0 for cherry), and cherry 1's form. */
export interface ActiveCards {
  readonly numbers: readonly number[];
  readonly cherryBoth: boolean;
}

/** Every match of a card on a waffle that would give syrup to at least one fruit (WT-18); some may be told twice. */
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

/** Every way a card's shape lies on a waffle, cherry 1 by the option; none for the blueberry cards. */
export function placedOf(pattern: PatternCard, cherryBoth: boolean): readonly Placed[] {
  const key = pattern.rule === 'WT-30' && cherryBoth ? CHERRY_1_BOTH_KEY : pattern.rule;
  const placed = placedByRule[key] ?? placings(drawingsOf(pattern, cherryBoth));
  placedByRule[key] = placed;
  return placed;
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
function coveredBy(placed: Placed): readonly number[] {
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

// The shapes of the pattern cards for those who want to look at them: how they turn, and where they nearly fit (WT-18).

/**
 * Every way a card's shape looks, turned and mirrored, each once, the card's own way first (WT-18): ranks from the top
 * joined by `/`, `.` where nothing is asked. Empty for the blueberry cards, which have no shape of their own.
 */
export function orientations(pattern: PatternCard, cherryBoth: boolean): readonly string[] {
  return turnings(drawingsOf(pattern, cherryBoth));
}

/** A way a card's shape lies on a waffle that does not match it, with the spaces that do not fit. */
export interface NearMiss {
  readonly cells: readonly number[];
  readonly missing: readonly number[];
}

/** Ways to lay a card's shape where fewest spaces do not fit, in a stable order; none for the blueberry cards. */
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

/** The spaces of a placed shape that do not fit it, in their order. */
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
