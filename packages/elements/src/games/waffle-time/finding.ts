/** Finds the patterns, met goals and points on a waffle. */
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

/** What a page asks to find. */
export interface Search {
  /** Card names and goal ids, separated by spaces; `all`, `none`, or empty for those of the position. */
  readonly find: string;
  /** Whether to show the points on each space. */
  readonly points: boolean;
}

/** A card's pattern found on the waffle. */
interface FoundPattern {
  readonly card: string;
  readonly cells: readonly string[];
  readonly syrup: readonly string[];
}

/** The result of a search. */
export interface Finding {
  readonly patterns: readonly FoundPattern[];
  /** Ids of the met goals, such as `WT-52`. */
  readonly goals: readonly string[];
}

/** Finds no card and no goal. */
export const FIND_NOTHING = 'none';

function wordsOf(find: string): readonly string[] {
  return find.split(/[\s,]+/).filter((word) => word !== '');
}

/** All valid words; goals also by their rule id, `WT-52`. */
const FINDABLE: readonly string[] = [
  ...allCards().map((card) => cardName(card)),
  ...GOALS.map(({ id }) => id.toString()),
  'all',
];

/** The first and last valid words, for an error message. */
export const FIND_EXAMPLES: readonly string[] = [...FINDABLE.slice(0, 2), '…', ...FINDABLE.slice(-2)];

/** Returns the first word that is neither a card nor a goal. */
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

/** Returns the numbers of the active cards, or of those searched for if the position has none (blueberry 2 needs the others). */
function numbersOf(cards: readonly PatternCard[], state: WaffleTimeState): readonly number[] {
  if (state.cards.length > 0) return state.cards;
  return [1, 2, 3, 4, 5].map((fruit) => cards.find((card) => card.fruit === fruit)?.number ?? 0);
}

/** Returns the displayed waffle. */
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

/** Returns everything found, in notation. */
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

/** Returns the points of a space (WT-64). */
function pointsOf(content: number): number {
  if (content === BUTTER) return BUTTER_POINTS;
  if (!hasSyrup(content)) return 0;
  return hasCream(content) ? SYRUP_ON_CREAM_POINTS : SYRUP_POINTS;
}

/** Draws the points on each scoring space. */
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

/** Returns the layers of a search: patterns, goals, points. */
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
