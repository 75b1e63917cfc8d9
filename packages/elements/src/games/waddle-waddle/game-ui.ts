/** The game UI of Waddle Waddle: the board, the supplies and the card field next to it, text and input. */
import { group, type Picture } from '@griddle/art';
import { RECAP, TILES, WADDLE_WADDLE_PALETTE } from '@griddle/art/waddle-waddle/index.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { takeable } from '@griddle/rules/internal/waddle-waddle/cards.js';
import { canMoveSome } from '@griddle/rules/internal/waddle-waddle/legal.js';
import { CARDS, SEAT_NAMES, SYMBOLS, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import {
  waddleWaddle as rules,
  type WaddleWaddleMove,
  type WaddleWaddleState,
} from '@griddle/rules/waddle-waddle/index.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import { mayMoveTiles } from '@griddle/rules/internal/waddle-waddle/places.js';
import { addIsDone, isLastTurn } from '@griddle/rules/internal/waddle-waddle/state.js';
import { pictureColours, seatColours, type Area, type GameUI, type Translate } from '#core';
import { boardArea } from './board-area.js';
import { cameraStyles } from './camera.styles.js';
import { cardAt, cardPlace, describeTaken, isCard, takingCards } from './cards.js';
import { describeFieldPlace, fieldArea } from './field-area.js';
import { preview } from './gains.js';
import WADDLE_WADDLE_ELEMENT_EN from './messages.en.json' with { type: 'json' };
import { describeMove, moveFromPlaces } from './moves.js';
import { seaStyles, tableStyles } from './styles.js';
import { supplyArea, typeOfStack } from './supply-area.js';
import { boardOf } from './tiles.js';

type Areas = readonly [Area<WaddleWaddleState>, ...Area<WaddleWaddleState>[]];

const BOARD: Areas = [boardArea];
const WITHOUT_CARDS: Areas = [boardArea, supplyArea];
const WITH_CARDS: Areas = [boardArea, supplyArea, fieldArea];

/** Returns the code of what the seat to move may still do. */
function phase(state: WaddleWaddleState): string {
  if (state.over) return '';
  const mayTake = takeable(state).length > 0;
  if (mayTake && !addIsDone(state)) return 'card-or-add';
  if (mayTake) return canMoveSome(state) ? 'card-or-move' : 'card';
  if (addIsDone(state)) return 'move';
  if (mayMoveTiles(state)) return state.tiles.length > 0 ? 'add-or-move' : 'add';
  return isLastTurn(state) ? 'last' : 'add';
}

const PAINTS = pictureColours(WADDLE_WADDLE_PALETTE);
const CARD_PICTURE: Picture = { viewBox: [-0.5, -0.5, 1, 1], shape: RECAP };

/** Returns the picture of a seat's first tile. */
function tileOf(seat: Seat): Picture {
  return { viewBox: [-0.5, -0.55, 1, 1.1], shape: TILES[seat * TYPES.length] ?? group('', []) };
}

/** Names the tile at a place: on the board, or the next of a stack. */
function nameTile({ tiles, turn }: WaddleWaddleState, place: Place, t: Translate): string {
  const content = boardOf(tiles).contents.get(place);
  const { colour, type } = content?.kind === 'tile' ? content.tile : { colour: turn, type: typeOfStack(place) };
  return t('tile.waddle-waddle', { colour: SEAT_NAMES[colour] ?? '', type: TYPES.charAt(type) });
}

/** Returns a place's name with its article, for a sentence about it: `the red Parent`, `the fish card`. */
function placePhrase(state: WaddleWaddleState, place: Place, t: Translate): string {
  if (place === 'end' || place === 'aside')
    return t('phrase.waddle-waddle.button', { button: t(`button.waddle-waddle.${place}`) });
  if (isCard(place)) {
    const { symbol = 0 } = CARDS[cardAt(state, place)?.card ?? -1] ?? {};
    return t('phrase.waddle-waddle.card', { symbol: SYMBOLS[symbol] ?? '' });
  }
  const isTile = typeOfStack(place) >= 0 || boardOf(state.tiles).contents.get(place)?.kind === 'tile';
  if (isTile) return t('phrase.waddle-waddle.tile', { tile: nameTile(state, place, t) });
  return t('phrase.waddle-waddle.space', { place });
}

/** Returns the hint for a place: a card's requirement, a penguin's abilities and worth, or the Iceberg. */
function hint(state: WaddleWaddleState, place: Place, t: Translate): string {
  if (isCard(place)) return describeFieldPlace(state, place, t);
  const content = boardOf(state.tiles).contents.get(place);
  if (content?.kind === 'iceberg' || content?.kind === 'closed') return t(`hint.waddle-waddle.${content.kind}`);
  const type = content?.kind === 'tile' ? content.tile.type : typeOfStack(place);
  if (type < 0) return '';
  return t(`hint.waddle-waddle.${state.rules.modules > 0 ? TYPES.charAt(type) : 'plain'}`);
}

/** The UI of the whole table. */
export const waddleWaddleUI: GameUI<WaddleWaddleState, WaddleWaddleMove> = {
  rules,
  messages: { ...WADDLE_WADDLE_EN, ...WADDLE_WADDLE_ELEMENT_EN },
  styles: [PAINTS, seatColours(['#a12', '#139', '#860', '#253']), cameraStyles, seaStyles, tableStyles],
  layout: {
    panel: ['griddle-controls', 'move-list', 'score-sheet'],
    drawers: [],
  },
  seats: {
    paints: PAINTS,
    piece: tileOf,
    holdings: ({ supply, taken, rules: { modules } }, seat) => {
      const tiles = (supply[seat] ?? []).reduce((sum, count) => sum + count, 0);
      const left = { picture: tileOf(seat), count: tiles, name: 'holding.waddle-waddle.tiles' };
      const cards = { picture: CARD_PICTURE, count: taken[seat]?.length ?? 0, name: 'holding.waddle-waddle.cards' };
      return modules > 1 ? [left, cards] : [left];
    },
    hasPoints: true,
  },
  areas: ({ state }) => (state.rules.modules > 1 ? WITH_CARDS : WITHOUT_CARDS),
  describeMove,
  describeState: describeTaken,
  phase,
  narration: {
    placeName: (state, place, t) => (typeOfStack(place) < 0 ? place : nameTile(state, place, t)),
    placePhrase,
    hint,
    selectionHint: (state, [place = ''], t) => {
      const isUseless = rules
        .legalMoves(state)
        .some((move) => move.kind === 'aside' && move.type === typeOfStack(place));
      return t(`select.waddle-waddle${isUseless ? '.aside' : ''}`, { tile: nameTile(state, place, t) });
    },
    preview,
  },
  canSelect: ({ tiles }, place) => typeOfStack(place) >= 0 || boardOf(tiles).contents.get(place)?.kind === 'tile',
  moveFrom: (_state, places) => moveFromPlaces(places),
  input: {
    // The destination does not matter: the rules first say why the tile may not go anywhere
    moveToRefuse: (_state, place: Place) => moveFromPlaces([place, typeOfStack(place) < 0 ? place : '1,0']),
    whyNot: ({ tiles }, places) => {
      const [place = ''] = places.slice(-1);
      const kind = isCard(place) ? undefined : boardOf(tiles).contents.get(place)?.kind;
      return kind === undefined || kind === 'tile' || kind === 'iceberg'
        ? undefined
        : { rule: 'WD-6', code: 'pick-tile' };
    },
    buttons: {
      isButton: (place) => place === 'end' || place === 'aside',
      label: (_state, { kind }, t) => t(`button.waddle-waddle.${kind}`),
      highlights: (_state, move) => (move.kind === 'card' ? [cardPlace(move.at)] : []),
      shortcuts: takingCards,
    },
  },
};

/** The UI of the board alone, as a diagram or a replay. */
export const pengoBoardUI: GameUI<WaddleWaddleState, WaddleWaddleMove> = {
  ...waddleWaddleUI,
  styles: [pictureColours(WADDLE_WADDLE_PALETTE), cameraStyles, seaStyles],
  layout: {
    ...waddleWaddleUI.layout,
    panel: ['griddle-controls', 'move-list'],
  },
  modes: ['diagram', 'replay'],
  areas: () => BOARD,
};
