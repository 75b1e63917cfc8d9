/** Points, ties and the outcome (TW-40 to TW-42). */
import type { Outcome, Place, ScoreLine, SeatScore } from '../core/contract.js';
import { pieceText, sum, orderName } from './cards.js';
import { COLOUR_POINTS, orderAt, STICKERS, trashCost } from './components.js';
import type { Player, TopWaffleState } from './state.js';

/** Each seat's score sheet; ties go to more orders, then to fewer minus points (TW-41). */
export function score(state: TopWaffleState): readonly SeatScore[] {
  return state.players.map((player, seat) => {
    const lines = [
      ...orderLines(player),
      ...trashLines(player),
      ...(state.rules.bonus ? colourLines(state, seat) : []),
    ];
    let total = 0;
    for (const line of lines) total += line.points;
    return { seat, total, lines, ties: [player.done.length, minusPoints(player)] };
  });
}

/** The minus points of a trash pile, as a number of at most 0. */
function minusPoints(player: Player): number {
  let points = 0;
  player.trash.forEach((count, card) => {
    points -= count * trashCost(card);
  });
  return points;
}

function orderLines(player: Player): ScoreLine[] {
  const lines: ScoreLine[] = [];
  let points = 0;
  for (const order of player.done) points += orderAt(order).points;
  const places = player.done.map((order) => 'done:' + orderName(order));
  if (places.length > 0) lines.push({ rule: 'TW-40', code: 'orders', points, places });
  const bonus = sum(player.bonus);
  if (bonus > 0)
    lines.push({ rule: 'TW-40', code: 'bonus', points: bonus, places: cardPlaces('bonus:', player.bonus, 1) });
  return lines;
}

/** The score lines of trashed cards: those that cost one point, and those that cost two. */
function trashLines(player: Player): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const cost of [1, 2]) {
    let points = 0;
    player.trash.forEach((count, card) => {
      if (trashCost(card) === cost) points -= count * cost;
    });
    const code = cost === 1 ? 'trash' : 'trash-special';
    if (points < 0) lines.push({ rule: 'TW-40', code, points, places: cardPlaces('trash:', player.trash, cost) });
  }
  return lines;
}

/** The places of the cards counted in a line, each kind once. */
function cardPlaces(word: string, counts: readonly number[], cost: number): Place[] {
  const places: Place[] = [];
  counts.forEach((count, card) => {
    if (count > 0 && (word === 'bonus:' || trashCost(card) === cost)) places.push(word + pieceText(card));
  });
  return places;
}

/** The completed orders with a sticker. */
function ordersOf(player: Player, sticker: number): readonly number[] {
  return player.done.filter((order) => orderAt(order).sticker === sticker);
}

/** TW-42: the bonuses of a seat that alone has the most completed orders of a colour. */
function colourLines(state: TopWaffleState, seat: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let sticker = 0; sticker < STICKERS.length; sticker++) {
    const counts = state.players.map((player) => ordersOf(player, sticker).length);
    const own = counts[seat] ?? 0;
    if (own === 0 || counts.some((count, other) => other !== seat && count >= own)) continue;
    const player = state.players[seat];
    const places = player === undefined ? [] : ordersOf(player, sticker).map((order) => 'done:' + orderName(order));
    lines.push({ rule: 'TW-42', code: 'colour-' + STICKERS.charAt(sticker), points: COLOUR_POINTS, places });
  }
  return lines;
}

/** Most points win, then more orders, then fewer minus points; otherwise the victory is shared (TW-41). */
export function outcome(state: TopWaffleState): Outcome | undefined {
  if (state.step !== 'over') return undefined;
  let best: SeatScore[] = [];
  let isTie = false;
  for (const sheet of score(state)) {
    const ahead = best[0];
    const difference = ahead === undefined ? 1 : compared(sheet, ahead);
    if (ahead !== undefined && sheet.total === ahead.total) isTie = true;
    else if (difference > 0) isTie = false;
    if (difference > 0) best = [sheet];
    else if (difference === 0) best.push(sheet);
  }
  return { winners: best.map((sheet) => sheet.seat), by: 'points', rule: isTie ? 'TW-41' : 'TW-40' };
}

/** Above 0 when the first sheet is ahead. */
function compared(a: SeatScore, b: SeatScore): number {
  if (a.total !== b.total) return a.total - b.total;
  const orders = (a.ties[0] ?? 0) - (b.ties[0] ?? 0);
  return orders !== 0 ? orders : (a.ties[1] ?? 0) - (b.ties[1] ?? 0);
}
