/** What a waffle holds: the shapes of cards, goals that are met, points of the spaces. Fetched when a page asks for it. */
import { group, type Shape } from '@griddle/art';
import { glyph } from '@griddle/art/glyphs.js';
import { circle, drawnAt } from '@griddle/art/marks.js';
import { path, short } from '@griddle/art/shapes.js';
import { spaceCentre } from '@griddle/art/waffle-time/geometry.js';
import { completions, spotFrame } from '@griddle/art/waffle-time/completions.js';
import {
  BUTTER_POINTS,
  FRUITS,
  GOALS,
  SYRUP_ON_CREAM_POINTS,
  SYRUP_POINTS,
} from '@griddle/rules/waffle-time/components.js';
import { goalShape, meetsGoal } from '@griddle/rules/waffle-time/goals.js';
import { allCards, cardName, distinct, matchesOf, type PatternCard } from '@griddle/rules/waffle-time/patterns.js';
import { BUTTER, hasCream, hasSyrup, spaceName, type Waffle } from '@griddle/rules/waffle-time/waffle.js';
import type { Layer } from '../old-core/board-view.js';
import { faultOf } from '../old-core/input.js';
import { shownWaffle, type WaffleDiagram } from './view.js';
import type { WaffleBoard } from './waffle-board.js';

/** Asks for no card and no goal. */
const NONE = 'none';

/** What a page asks for. */
interface Wanted {
  /** Names of cards and ids of goals, `all`, or empty for those of the position. */
  readonly find: string;
  readonly points: boolean;
  readonly cherryBoth: boolean;
  readonly crossX: boolean;
}

/** A card's shape found on the waffle. */
export interface Found {
  readonly card: string;
  readonly cells: readonly string[];
  readonly syrup: readonly string[];
}

/** What has been found, for events and words. */
export interface Finding {
  readonly patterns: readonly Found[];
  /** Ids of the goals that are met, `WT-52`. */
  readonly goals: readonly string[];
}

function wordsOf(find: string): readonly string[] {
  return find.split(/[\s,]+/).filter((word) => word !== '');
}

/** All that may be asked for; goals also by the id of their rule, `WT-52`. */
const FINDABLE: readonly string[] = [
  ...allCards().map((card) => cardName(card)),
  ...GOALS.map(({ id }) => id.toString()),
  'all',
];
/** The first and the last of it, for a sentence. */
const EXAMPLES: readonly string[] = [...FINDABLE.slice(0, 2), '…', ...FINDABLE.slice(-2)];

/** The first word that is neither a card nor a goal. */
function unknownWord(find: string): string | undefined {
  return wordsOf(find).find((word) => !FINDABLE.includes(word.replace(/^WT-/, '')));
}

function cardsOf({ find }: Wanted, { cards }: WaffleDiagram): readonly PatternCard[] {
  if (find === 'all') return allCards();
  const names = wordsOf(find);
  return allCards().filter((card) =>
    find === '' ? cards[card.fruit - 1] === card.number : names.includes(cardName(card)),
  );
}

function goalsOf({ find }: Wanted, { goals }: WaffleDiagram): readonly number[] {
  const names = wordsOf(find);
  return GOALS.map(({ id }) => id).filter((id) =>
    find === 'all'
      ? true
      : find === ''
        ? goals.includes(id)
        : names.includes(id.toString()) || names.includes(`WT-${id}`),
  );
}

/** Numbers of the active cards, of those asked for where a position has none (blueberry 2 looks at the others). */
function numbersOf(cards: readonly PatternCard[], state: WaffleDiagram): readonly number[] {
  if (state.cards.length > 0) return state.cards;
  return [1, 2, 3, 4, 5].map((fruit) => cards.find((card) => card.fruit === fruit)?.number ?? 0);
}

interface Match {
  readonly card: PatternCard;
  readonly cells: readonly number[];
  readonly syrup: readonly number[];
}

function matches(waffle: Waffle, state: WaffleDiagram, wanted: Wanted): readonly Match[] {
  const cards = cardsOf(wanted, state);
  const active = { numbers: numbersOf(cards, state), cherryBoth: wanted.cherryBoth };
  return cards.flatMap((card) => distinct(matchesOf(waffle, card, active)).map((match) => ({ card, ...match })));
}

/** Everything found, in words of the notation. */
function findingOf(waffle: Waffle, state: WaffleDiagram, wanted: Wanted): Finding {
  const names = (spaces: readonly number[]): string[] => spaces.map((space) => spaceName(space));
  return {
    patterns: matches(waffle, state, wanted).map(({ card, cells, syrup }) => ({
      card: cardName(card),
      cells: names(cells),
      syrup: names(syrup),
    })),
    goals: goalsOf(wanted, state)
      .filter((goal) => meetsGoal(waffle, goal, wanted.crossX))
      .map((goal) => `WT-${goal}`),
  };
}

/** The points that a space brings (WT-64). */
export function pointsOf(content: number): number {
  if (content === BUTTER) return BUTTER_POINTS;
  if (!hasSyrup(content)) return 0;
  return hasCream(content) ? SYRUP_ON_CREAM_POINTS : SYRUP_POINTS;
}

function pointLabels(waffle: Waffle): Shape {
  const scored = waffle.flatMap((content, space) => (pointsOf(content) > 0 ? [{ content, space }] : []));
  const middles = scored.map(({ space }): readonly [number, number] => {
    const [x, y] = spaceCentre(space);
    return [x + 0.32, y + 0.3];
  });
  const digits = scored.map(({ content }, i) => {
    const [x = 0, y = 0] = middles[i] ?? [];
    return glyph(pointsOf(content).toString(), short(x), short(y));
  });
  return group('points', [
    path(drawnAt(middles, circle(0.19)), { fill: 'whipped', stroke: 'label', width: 0.04 }),
    path(digits.join(''), { stroke: 'label', width: 0.05 }),
  ]);
}

/** What one board looks for: all that a page asked for last and that there is. */
export class Search {
  #find = NONE;

  constructor(private readonly board: WaffleBoard) {}

  /** Takes up what is asked for now; a word that is no card or goal is told, and what was asked for before stays. */
  look(): void {
    const { board } = this;
    const { find = NONE } = board;
    const found = find === NONE ? undefined : unknownWord(find);
    board.forgive(['find']);
    if (found === undefined) this.#find = find;
    else board.report(faultOf('find', 'choice', EXAMPLES, { key: 'find', found }));
    board.requestUpdate();
  }

  get #wanted(): Wanted {
    const { points, options } = this.board;
    return {
      find: this.#find,
      points,
      cherryBoth: options.includes('cherry1=both'),
      crossX: options.includes('cross=x'),
    };
  }

  found(): Finding {
    const { state } = this.board;
    return findingOf(shownWaffle(state), state, this.#wanted);
  }

  /** The layers of what is asked for: patterns, goals, points. */
  layers(state: WaffleDiagram): readonly Layer[] {
    const wanted = this.#wanted;
    const waffle = shownWaffle(state);
    const found = matches(waffle, state, wanted);
    const goals = goalsOf(wanted, state).filter((goal) => meetsGoal(waffle, goal, wanted.crossX));
    const shapes = goals.flatMap((goal) => [goalShape(waffle, goal, wanted.crossX)]);
    const key = waffle.join();
    return [
      {
        key: found.map(({ card, cells }) => FRUITS[card.fruit] + cells.join()).join('|'),
        draw: () =>
          completions(
            'patterns',
            found.map(({ card, cells }) => ({ cells, fruit: card.fruit })),
          ),
      },
      { key: goals.length > 0 ? `${goals.join()} ${key}` : '', draw: () => group('goals', shapes.map(spotFrame)) },
      { key: wanted.points ? key : '', draw: () => pointLabels(waffle) },
    ];
  }
}
