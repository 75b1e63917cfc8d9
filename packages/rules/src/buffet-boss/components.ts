/** Foods, characters and counts. The house set: our own data, replaceable without touching the rules (BB-1). */

/** Food groups (BB-1); the last is for foods without a group. */
export const GROUPS: readonly string[] = ['vegetable', 'fruit', 'meat', 'seafood', 'dessert', 'none'];

/** Colours of foods, three foods each. */
export const COLOURS: readonly string[] = ['green', 'white', 'purple', 'yellow', 'red', 'brown', 'pink'];

/** A food: its word in the notation, and the data on its card. */
export interface Food {
  readonly id: string;
  readonly group: string;
  readonly colour: string;
  readonly stars: number;
}

/** Foods and their groups: one row per colour, with 2, 3 and 4 stars. */
const MENU: readonly string[] = [
  'lettuce vegetable pea-pod vegetable broccoli vegetable',
  'squid seafood mushroom vegetable egg none',
  'berry-pie dessert octopus seafood grapes fruit',
  'lemon-tart dessert banana fruit pineapple fruit',
  'steak meat lobster-claw seafood strawberry fruit',
  'gingerbread dessert sausage meat chicken-wing meat',
  'ham meat cupcake dessert shrimp seafood',
];

/** The foods, colour by colour, the easiest of each first. */
export const FOODS: readonly Food[] = /* @__PURE__ */ houseFoods();

function houseFoods(): Food[] {
  const foods: Food[] = [];
  COLOURS.forEach((colour, row) => {
    const words = (MENU[row] ?? '').split(' ');
    for (let i = 0; i < words.length; i += 2) {
      foods.push({ id: words[i] ?? '', group: words[i + 1] ?? '', colour, stars: 2 + i / 2 });
    }
  });
  return foods;
}

/** Pieces and cards of each food; the second card has the removal mark (BB-3). */
export const COPIES = 2;

/** What earns a character's points (BB-40 to BB-51). */
export type Liking =
  | 'groups'
  | 'colours'
  | 'stars'
  | 'star-pairs'
  | 'plate'
  | 'different-groups'
  | 'different-colours'
  | 'commonest-group'
  | 'group-pairs'
  | 'colour-pairs'
  | 'one-neighbour';

/** A character card: its name, its rule, what it likes, and the points for each match. */
export interface Character {
  readonly id: string;
  readonly rule: string;
  readonly likes: Liking;
  readonly points: number;
  /** The groups or colours shown (BB-40, BB-41). */
  readonly shown: readonly string[];
  /** The stars required (BB-42 to BB-44); 0 for none. */
  readonly stars: number;
}

function character(id: string, rule: string, likes: Liking, points: number, stars = 0): Character {
  return { id, rule, likes, points, shown: [], stars };
}

function showing(id: string, rule: string, likes: Liking, first: string, second: string): Character {
  return { id, rule, likes, points: 2, shown: [first, second], stars: 0 };
}

/** The characters; the pairs shown on B1 to B8 are house data. */
export const CHARACTERS: readonly Character[] = /* @__PURE__ */ houseSet();

function houseSet(): Character[] {
  return [
    showing('B1', 'BB-40', 'groups', 'vegetable', 'fruit'),
    showing('B2', 'BB-40', 'groups', 'fruit', 'dessert'),
    showing('B3', 'BB-40', 'groups', 'dessert', 'meat'),
    showing('B4', 'BB-40', 'groups', 'meat', 'seafood'),
    showing('B5', 'BB-40', 'groups', 'seafood', 'vegetable'),
    showing('B6', 'BB-41', 'colours', 'green', 'purple'),
    showing('B7', 'BB-41', 'colours', 'white', 'yellow'),
    showing('B8', 'BB-41', 'colours', 'red', 'pink'),
    character('B9', 'BB-42', 'stars', 2, 2),
    character('B10', 'BB-43', 'star-pairs', 3, 3),
    character('B11', 'BB-44', 'stars', 1, 4),
    character('B12', 'BB-45', 'plate', 3),
    character('B13', 'BB-46', 'different-groups', 2),
    character('B14', 'BB-47', 'different-colours', 2),
    character('B15', 'BB-48', 'commonest-group', 2),
    character('A1', 'BB-49', 'group-pairs', 4),
    character('A2', 'BB-50', 'colour-pairs', 4),
    character('A3', 'BB-51', 'one-neighbour', 5),
  ];
}

/** Number of characters in a first game (BB-52): B1 to B8. */
export const FIRST_CHARACTERS = 8;
/** Characters dealt to each player (BB-3). */
export const HAND_SIZE = 2;

/** Names of the seats in turn order; games with fewer players use the first ones. */
export const SEAT_NAMES: readonly string[] = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** Ways to play: Lunch (BB-2), Dinner (BB-3) and All-You-Can-Eat (BB-4). */
export const VERSIONS: readonly string[] = ['lunch', 'dinner', 'all'];
/** Levels of All-You-Can-Eat, fewest cards first (BB-4). */
export const LEVELS: readonly string[] = ['snack', 'meal', 'buffet'];

/** Rounds of Lunch (BB-2), in which all cards left after the removals are dealt. */
export const LUNCH_ROUNDS = 5;
/** Rounds of Dinner (BB-3). */
export const DINNER_ROUNDS = 7;

/** Cards used in All-You-Can-Eat (BB-4): one row per level, one number each for 1 to 5 players. */
export const ALL_CARDS: readonly (readonly number[])[] = [
  [6, 12, 16, 20, 24],
  [8, 15, 20, 25, 30],
  [10, 18, 28, 35, 42],
];

/** Bonus of the tallest plate (BB-31). */
export const TALLEST_BONUS = 5;
/** Heights this close, in 0.1 mm, count as equal (BB-31, BB-33). */
export const SAME_HEIGHT = 10;

/** The greatest possible height of a pile, in 0.1 mm: every piece on end, on the rim of a tipped plate. */
export function highest(pieces: number): number {
  return pieces === 0 ? 0 : 1000 + 400 * pieces;
}

function withoutDashes(word: string): string {
  return word.split('-').join('');
}

/** Names of foods and characters, prepared for lookups: reading one table makes hundreds. */
const FOOD_WORDS = FOODS.map(({ id }) => withoutDashes(id));
const CHARACTER_IDS = CHARACTERS.map(({ id }) => id);

/** The index of the food with this word, whose dashes may be left out; -1 when there is none. */
export function foodAt(word: string): number {
  return FOOD_WORDS.indexOf(withoutDashes(word));
}

/** The index of a character, or -1. */
export function characterAt(id: string): number {
  return CHARACTER_IDS.indexOf(id);
}

/** The word of a food. */
export function foodName(food: number): string {
  return FOODS[food]?.id ?? '';
}
