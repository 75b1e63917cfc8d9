/** The table of Waddle Waddle: the board with the supplies and the card field beside it. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { takeable } from '@griddle/rules/waddle-waddle/cards.js';
import { SEAT_NAMES, SYMBOLS, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import { mayMoveTiles } from '@griddle/rules/waddle-waddle/places.js';
import { score } from '@griddle/rules/waddle-waddle/scoring.js';
import {
  addIsDone,
  isLastTurn,
  type WaddleWaddleMove,
  type WaddleWaddleState,
} from '@griddle/rules/waddle-waddle/state.js';
import { frames } from '../old-core/areas.js';
import type { BoardView } from '../old-core/board-view.js';
import { buttonsFor } from '../old-core/buttons.js';
import type { Say } from '../old-core/table.js';
import { boardOf, CLOSED, hexOf, TILE } from '../pengo-board/hexes.js';
import { fetchSteps, pengoBoardView } from '../pengo-board/view.js';
import { fieldView, isCard } from './field-view.js';
import { supplyView, typeOfStack } from './supply-view.js';
import type * as Telling from './telling.js';

const WITH_CARDS = [supplyView, fieldView];
const WITHOUT_CARDS = [supplyView];

/** What touching these places tries to do, legal or not. */
export function moveFromTouches(places: readonly Place[]): WaddleWaddleMove | undefined {
  const [first = '', second] = places;
  if (isCard(first)) return { kind: 'card', at: hexOf(first) };
  if (second === undefined || isCard(second)) return undefined;
  const type = typeOfStack(first);
  if (typeOfStack(second) >= 0) return undefined;
  if (type >= 0) return second === 'aside' ? { kind: 'aside', type } : { kind: 'add', type, to: hexOf(second) };
  return { kind: 'move', from: hexOf(first), to: hexOf(second) };
}

/** What the seat to move may still do, as the last part of `phase.waddle-waddle.WHAT`. */
function phase(state: WaddleWaddleState): string {
  if (state.over) return '';
  if (takeable(state).length > 0) return 'card';
  if (addIsDone(state)) return 'move';
  if (mayMoveTiles(state)) return state.tiles.length > 0 ? 'add-or-move' : 'add';
  return isLastTurn(state) ? 'last' : 'add';
}

/** The points of all seats, and the cards they took. */
function facts(state: WaddleWaddleState, say: Say): string {
  const scores = score(state).map(({ total }, seat) => {
    const symbols = (state.taken[seat] ?? []).map((symbol) => say(`symbol.waddle-waddle.${SYMBOLS[symbol] ?? ''}`));
    const values = { seat: SEAT_NAMES[seat] ?? '', total, symbols: symbols.join(', ') };
    return say(symbols.length > 0 ? 'score.waddle-waddle.symbols' : 'score.waddle-waddle', values);
  });
  return scores.join(' ');
}

/** Empty places that touch enough and yet are closed (WD-10). */
function closedPlaces({ tiles }: Pick<WaddleWaddleState, 'tiles'>): readonly Place[] {
  return [...boardOf(tiles).contents].flatMap(([place, content]) => (content === CLOSED ? [place] : []));
}

/** Layers of the board where moves are made, under and over the tiles. */
const below: typeof pengoBoardView.below = (state, marks, flipped) => [
  ...pengoBoardView.below(state, marks, flipped),
  { places: marks.targets, draw: (place) => art.landings([hexOf(place)], flipped) },
  {
    // What is closed now may be open to the tile that closes it
    places: marks.targets.length > 0 ? closedPlaces(state).filter((place) => !marks.targets.includes(place)) : [],
    draw: (place) => art.closedPlaces([hexOf(place)], flipped),
  },
];

const above: typeof pengoBoardView.above = (state, marks, flipped) => {
  const { show, last, picked, why, notes } = marks;
  return [
    { places: show.has('last') ? last.slice(-1) : [], draw: (place) => art.lastMove([hexOf(place)], flipped) },
    { places: picked.slice(-1), draw: (place) => art.selection(hexOf(place), flipped) },
    ...pengoBoardView.above(state, why ? { ...marks, lit: [] } : marks, flipped),
    {
      key: notes.map(({ from, to, colour }) => `${from} ${to} ${colour}`).join(),
      draw: () =>
        group(
          'notes',
          notes.map(({ from, to, colour, arrow }) =>
            from === to
              ? art.highlights([hexOf(from)], colour, flipped)
              : arrow(art.hexCentre(hexOf(from), flipped), art.hexCentre(hexOf(to), flipped)),
          ),
        ),
    },
  ];
};

/** What is told while a game goes on, fetched with the hands that play it. */
let telling: typeof Telling | undefined;

/** Whether it is here. */
export function isTold(): boolean {
  return telling !== undefined;
}

/** Fetches it. */
export async function fetchTelling(): Promise<typeof Telling> {
  const [fetched] = await Promise.all([import('./telling.js'), fetchSteps()]);
  return (telling = fetched);
}

/** The board alone, for records: what `<pengo-board>` shows, and words for moves. */
export const boardAloneView: BoardView<WaddleWaddleState, WaddleWaddleMove> = {
  ...pengoBoardView,
  below,
  above,
  route: (...way) => telling?.route(...way),
  moveWords: (state, move, say) => telling?.moveWords(state, move, say) ?? '',
  phase,
  facts,
  calls: [],
  mayPick: ({ tiles }, place) => typeOfStack(place) >= 0 || (boardOf(tiles).contents.get(place) ?? 0) >= TILE,
  moveFromTouches: (_state, places) => moveFromTouches(places),
};

/** The whole table. */
export const waddleWaddleView: BoardView<WaddleWaddleState, WaddleWaddleMove> = {
  ...boardAloneView,
  frames,
  beside: ({ rules }) => (rules.modules > 1 ? WITH_CARDS : WITHOUT_CARDS),
  above: (state, marks, flipped) => [
    ...above(state, marks, flipped),
    ...(telling?.layers(state, marks, flipped) ?? []),
  ],
  buttons: buttonsFor((place) => place === 'end' || place === 'aside'),
  buttonWords: (_state, { kind }, say) => say(`button.waddle-waddle.${kind}`),
  shortName: (state, place, say) => {
    const type = typeOfStack(place);
    const colour = SEAT_NAMES[state.turn] ?? '';
    return type < 0 ? place : say('tile.waddle-waddle', { colour, type: TYPES.charAt(type) });
  },
  // Where it would go does not matter: the rules first say why it may not go anywhere
  attempt: (_state, picked) => moveFromTouches([picked, typeOfStack(picked) < 0 ? picked : '1,0']),
  point: (...way) => telling?.point(...way),
};
