/** What a waffle holds: the shapes of cards, goals that are met, points of its spaces. */
import { group, type Point, type Shape } from '@griddle/art';
import { glyph } from '@griddle/art/internal/glyphs.js';
import { circle, outlineAt } from '@griddle/art/internal/marks.js';
import { path, short } from '@griddle/art/internal/shapes.js';
import { completions, spotFrame } from '@griddle/art/internal/waffle-time/marks.js';
import { spaceCentre } from '@griddle/art/internal/waffle-time/waffle.js';
import {
  BUTTER_POINTS,
  FRUITS,
  GOALS,
  SYRUP_ON_CREAM_POINTS,
  SYRUP_POINTS,
} from '@griddle/rules/internal/waffle-time/components.js';
import { goalShape, meetsGoal } from '@griddle/rules/internal/waffle-time/goals.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import {
  allCards,
  cardName,
  distinct,
  matchesOf,
  type PatternCard,
} from '@griddle/rules/internal/waffle-time/patterns.js';
import { BUTTER, hasCream, hasSyrup, spaceName, type Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';
import type { Layer } from '#core';

/** What a page asks to be found. */
export interface Search {
  /** Names of cards and ids of goals, joined by blanks; `all`, `none`, or empty for those of the position. */
  readonly find: string;
  /** Whether each space tells its points. */
  readonly points: boolean;
}

/** A card's shape found on the waffle. */
interface FoundPattern {
  readonly card: string;
  readonly cells: readonly string[];
  readonly syrup: readonly string[];
}

/** All that has been found. */
export interface Finding {
  readonly patterns: readonly FoundPattern[];
  /** Ids of the goals that are met, `WT-52`. */
  readonly goals: readonly string[];
}

/** Asks for no card and no goal. */
export const FIND_NOTHING = 'none';

function wordsOf(find: string): readonly string[] {
  return find.split(/[\s,]+/).filter((word) => word !== '');
}

/** All that may be asked for; goals also by the id of their rule, `WT-52`. */
const FINDABLE: readonly string[] = [
  ...allCards().map((card) => cardName(card)),
  ...GOALS.map(({ id }) => id.toString()),
  'all',
];

/** The first and the last that may be asked for, for a sentence. */
export const FIND_EXAMPLES: readonly string[] = [...FINDABLE.slice(0, 2), '…', ...FINDABLE.slice(-2)];

/** The first word that is neither a card nor a goal. */
export function unknownWord(find: string): string | undefined {
  if (find === FIND_NOTHING) return undefined;
  return wordsOf(find).find((word) => !FINDABLE.includes(word.replace(/^WT-/, '')));
}

function cardsOf(find: string, { cards }: WaffleTimeState): readonly PatternCard[] {
  if (find === 'all') return allCards();
  const names = wordsOf(find);
  return allCards().filter((card) =>
    find === '' ? cards[card.fruit - 1] === card.number : names.includes(cardName(card)),
  );
}

function goalsOf(find: string, { goals }: WaffleTimeState): readonly number[] {
  const ids = GOALS.map(({ id }) => id);
  if (find === 'all') return ids;
  if (find === '') return ids.filter((id) => goals.includes(id));
  const names = wordsOf(find);
  return ids.filter((id) => names.includes(id.toString()) || names.includes(`WT-${id.toString()}`));
}

/** Numbers of the active cards, of those asked for where a position has none (blueberry 2 looks at the others). */
function numbersOf(cards: readonly PatternCard[], state: WaffleTimeState): readonly number[] {
  if (state.cards.length > 0) return state.cards;
  return [1, 2, 3, 4, 5].map((fruit) => cards.find((card) => card.fruit === fruit)?.number ?? 0);
}

/** The waffle that is shown. */
function shownWaffle({ waffles, turn }: WaffleTimeState): Waffle {
  return waffles[turn] ?? [];
}

interface Match {
  readonly card: PatternCard;
  readonly cells: readonly number[];
  readonly syrup: readonly number[];
}

function matches(state: WaffleTimeState, find: string): readonly Match[] {
  const cards = cardsOf(find, state);
  const active = { numbers: numbersOf(cards, state), cherryBoth: state.rules.cherryBoth };
  const waffle = shownWaffle(state);
  return cards.flatMap((card) => distinct(matchesOf(waffle, card, active)).map((match) => ({ card, ...match })));
}

function goalsMet(state: WaffleTimeState, find: string): readonly number[] {
  return goalsOf(find, state).filter((goal) => meetsGoal(shownWaffle(state), goal, state.rules.crossX));
}

/** Everything found, in words of the notation. */
export function findingOf(state: WaffleTimeState, { find }: Search): Finding {
  const names = (spaces: readonly number[]): string[] => spaces.map((space) => spaceName(space));
  return {
    patterns: matches(state, find).map(({ card, cells, syrup }) => ({
      card: cardName(card),
      cells: names(cells),
      syrup: names(syrup),
    })),
    goals: goalsMet(state, find).map((goal) => `WT-${goal.toString()}`),
  };
}

/** The points that a space brings (WT-64). */
function pointsOf(content: number): number {
  if (content === BUTTER) return BUTTER_POINTS;
  if (!hasSyrup(content)) return 0;
  return hasCream(content) ? SYRUP_ON_CREAM_POINTS : SYRUP_POINTS;
}

/** A number on each space that brings points. */
function pointLabels(waffle: Waffle): Shape {
  const labels = waffle.flatMap((content, space) => {
    const [x, y] = spaceCentre(space);
    const center: Point = [x + 0.32, y + 0.3];
    return pointsOf(content) > 0 ? [{ center, points: pointsOf(content) }] : [];
  });
  const digits = labels.map(({ center: [x, y], points }) => glyph(points.toString(), short(x), short(y)));
  const discs = outlineAt(
    labels.map(({ center }) => center),
    circle(0.19),
  );
  return group('points', [
    path(discs, { fill: 'whipped', stroke: 'label', width: 0.04 }),
    path(digits.join(''), { stroke: 'label', width: 0.05 }),
  ]);
}

/** The layers of what is asked for: patterns, goals, points. */
export function findingLayers(state: WaffleTimeState, { find, points }: Search): readonly Layer[] {
  const waffle = shownWaffle(state);
  const found = matches(state, find);
  const goals = goalsMet(state, find);
  const key = waffle.join();
  return [
    {
      key: found.map(({ card, cells }) => (FRUITS[card.fruit] ?? '') + cells.join()).join('|'),
      draw: () =>
        completions(
          'patterns',
          found.map(({ card, cells }) => ({ cells, fruit: card.fruit })),
        ),
    },
    {
      key: goals.length > 0 ? `${goals.join()} ${key}` : '',
      draw: () => group('goals', goals.flatMap((goal) => [goalShape(waffle, goal, state.rules.crossX)]).map(spotFrame)),
    },
    { key: points ? key : '', draw: () => pointLabels(waffle) },
  ];
}
