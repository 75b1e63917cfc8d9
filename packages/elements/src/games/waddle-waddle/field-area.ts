/** The card field: Configuration cards around the recap card (module 2). */
import { group, type Point, type ViewBox } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { mayLeaveField, takeable } from '@griddle/rules/internal/waddle-waddle/cards.js';
import { CARDS, fieldCells } from '@griddle/rules/internal/waddle-waddle/components.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { gridOf, hexText, isTaken, type Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { Area, Layout, Translate } from '#core';
import { CARD_PREFIX, cardAt, describeCard, describeTaken } from './cards.js';
import { hexOf, hexStep, rowsOf, turned } from './hexes.js';

const RECAP_PLACE = `${CARD_PREFIX}0,0`;

/** Returns the view box for some hexes, with the rings centred. */
function boxOf(cells: readonly Hex[]): ViewBox {
  const points: readonly Point[] = cells.map((cell) => art.hexCentre(cell));
  const x = Math.max(...points.map(([at]) => Math.abs(at))) + 0.55;
  const y = Math.max(...points.map(([, at]) => Math.abs(at))) + 0.65;
  return [-x, -y, 2 * x, 2 * y];
}

/** Layouts by number of players, unflipped and flipped. */
const layouts = new Map<number, readonly [Layout, Layout]>();

function layoutsFor(players: number): readonly [Layout, Layout] {
  const known = layouts.get(players);
  if (known) return known;
  const cells = fieldCells(players);
  const grid = gridOf(cells);
  const viewBox = boxOf(cells);
  const rows = rowsOf(grid, (index) => isTaken(grid, index), CARD_PREFIX);
  const made = [
    { viewBox, rows },
    { viewBox, rows: turned(rows) },
  ] as const;
  layouts.set(players, made);
  return made;
}

/** Describes a card and its status: it may be taken now, may leave the field but is not met, or may not leave. */
export function describeFieldPlace(state: WaddleWaddleState, place: Place, t: Translate): string {
  if (place === RECAP_PLACE) return joinSentences(t, [t('card.waddle-waddle.recap'), describeTaken(state, t)]);
  const where = hexText(hexOf(place));
  const card = cardAt(state, place);
  if (!card) return t('card.waddle-waddle.gone', { place: where });
  const isTakeable = takeable(state).includes(card);
  const standing = isTakeable ? 'takeable' : mayLeaveField(state.field, card) ? 'free' : 'stuck';
  return t(`card.waddle-waddle.${standing}`, { place: where, card: describeCard(state, card.card, t) });
}

/** The area. Places are hexes; keys move between them as on the board. */
export const fieldArea: Area<WaddleWaddleState> = {
  name: 'field',
  label: (_scene, t) => t('area.waddle-waddle.field'),
  caption: (_scene, t) => t('area.waddle-waddle.field'),
  layout: ({ state, flipped }) => layoutsFor(state.rules.players)[flipped ? 1 : 0],
  center: (place, flipped) => art.hexCentre(hexOf(place), flipped),
  outline: () => art.HEX,
  step: hexStep,
  backdrop: () => group('backdrop', [art.RECAP]),
  below: () => [],
  above: ({ marks: { placements, highlights }, flipped }) => [
    { places: placements, draw: (place) => art.takeableCard(hexOf(place), flipped) },
    { places: highlights, draw: (place) => art.highlights([hexOf(place)], 2, flipped) },
  ],
  pieceAt: ({ state }, place) => cardAt(state, place)?.card,
  piece: (kind) => {
    const { symbol, criterion } = CARDS[kind] ?? {};
    return criterion ? art.cardFace(symbol ?? 0, criterion) : art.RECAP;
  },
  describe: ({ state }, place, t) => describeFieldPlace(state, place, t),
};
