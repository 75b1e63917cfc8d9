/** The card field: configuration cards round the recap card (module 2). */
import { group, type Point, type ViewBox } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { mayLeaveField, takeable } from '@griddle/rules/waddle-waddle/cards.js';
import { CARDS, fieldCells, SYMBOLS, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import { gridOf, hexText, isTaken, sameHex, type Hex } from '@griddle/rules/waddle-waddle/hex.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import { growing } from '../old-core/growing-board.js';
import type { Say } from '../old-core/table.js';
import { hexOf, rowsOf, turned } from '../pengo-board/hexes.js';
import { steps } from '../pengo-board/view.js';

const PREFIX = 'card:';
const RECAP_PLACE = 'card:0,0';
/** How a card stands: it may be taken now, may leave the field but is not met, may not leave. */
const TAKEABLE = 0;
const FREE = 1;
const STUCK = 2;
const WAYS = ['takeable', 'free', 'stuck'];
/** Contents of places without a card. */
const GONE = 0;
const RECAP = 1;
const CARD = 2;

/** The table shown for some cells; rings lie evenly round the middle. */
function boxOf(cells: readonly Hex[]): ViewBox {
  const points: readonly Point[] = cells.map((cell) => art.hexCentre(cell));
  const x = Math.max(...points.map(([at]) => Math.abs(at))) + 0.55;
  const y = Math.max(...points.map(([, at]) => Math.abs(at))) + 0.65;
  return [-x, -y, 2 * x, 2 * y];
}

const grounds = new Map<string, Ground>();

function groundOf({ rules: { players } }: WaddleWaddleState, flipped: boolean): Ground {
  const key = `${players} ${flipped}`;
  let ground = grounds.get(key);
  if (!ground) {
    const cells = fieldCells(players);
    const grid = gridOf(cells);
    const rows = rowsOf(grid, (index) => isTaken(grid, index), PREFIX);
    grounds.set(key, (ground = { viewBox: boxOf(cells), rows: flipped ? turned(rows) : rows }));
  }
  return ground;
}

function cardOn({ field }: WaddleWaddleState, place: Place): WaddleWaddleState['field'][number] | undefined {
  const hex = hexOf(place);
  return field.find((card) => sameHex(card, hex));
}

/** Whether a place lies in the card field. */
export function isCard(place: Place): boolean {
  return place.startsWith(PREFIX);
}

/** What a card asks for, in words: `fish: an Alpha that touches a Parent and a Grumpy of other colours`. */
export function cardWords(card: number, say: Say): string {
  const { criterion, symbol } = CARDS[card] ?? {};
  if (!criterion) return '';
  const values = { symbol: SYMBOLS[symbol ?? 0] ?? '', type: TYPES.charAt(criterion.type) };
  if (criterion.kind === 'proximity')
    return say('card.waddle-waddle.proximity', { ...values, count: criterion.between });
  if (criterion.kind === 'size') return say('card.waddle-waddle.size', values);
  const [first = 0, second = 0] = criterion.others;
  return say('card.waddle-waddle.adjacency', { ...values, first: TYPES.charAt(first), second: TYPES.charAt(second) });
}

/** Cards go by their hexes; Q E Z C and arrows lead along them as on the board. */
export const fieldView: AreaView<WaddleWaddleState> = {
  name: 'field',
  viewBox: [-1, -1, 2, 2],
  label: (say) => say('area.waddle-waddle.field'),
  caption: (say) => say('area.waddle-waddle.field'),
  rows: () => [[RECAP_PLACE]],
  ground: growing(groundOf),
  centre: (place, flipped) => art.hexCentre(hexOf(place), flipped),
  hit: () => art.HEX,
  step: (...way) => steps?.hexStep(...way),
  backdrop: () => group('backdrop', [art.RECAP]),
  below: () => [],
  above: (_state, { starts, lit }, flipped) => [
    { places: starts, draw: (place) => art.takeableCard(hexOf(place), flipped) },
    { places: lit, draw: (place) => art.highlights([hexOf(place)], 2, flipped) },
  ],
  pieceOn: (state, place) => cardOn(state, place)?.card ?? NO_PIECE,
  piece: (kind) => {
    const { symbol, criterion } = CARDS[kind] ?? {};
    return criterion ? art.cardFace(symbol ?? 0, criterion) : art.RECAP;
  },
  contentOf: (state, place) => {
    const card = cardOn(state, place);
    if (!card) return place === RECAP_PLACE ? RECAP : GONE;
    const way = takeable(state).includes(card) ? TAKEABLE : mayLeaveField(state.field, card) ? FREE : STUCK;
    return CARD + card.card * WAYS.length + way;
  },
  placeName: (place, content, say) => {
    const where = hexText(hexOf(place));
    if (content < CARD)
      return say(content === RECAP ? 'card.waddle-waddle.recap' : 'card.waddle-waddle.gone', { place: where });
    const card = cardWords(Math.floor((content - CARD) / WAYS.length), say);
    return say(`card.waddle-waddle.${WAYS[(content - CARD) % WAYS.length]}`, { place: where, card });
  },
};
