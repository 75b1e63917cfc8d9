/** Score sheets and the outcome (BB-25, BB-30 to BB-34). */
import type { Outcome, Place, ScoreLine, Seat, SeatScore } from '../core/contract.js';
import { CHARACTERS, FOODS, SAME_HEIGHT, SEAT_NAMES, TALLEST_BONUS } from './components.js';
import { liked } from './characters.js';
import { isAllYouCanEat } from './turn.js';
import type { BuffetBossState, Plate } from './state.js';

/** The place of a piece on a seat's plate: `p1:2`. */
export function pieceName(seat: Seat, piece: number): Place {
  return (SEAT_NAMES[seat] ?? '') + ':' + piece.toString();
}

/** Scores every seat: stars, the tallest plate, the revealed character. All-You-Can-Eat has no points. */
export function score(state: BuffetBossState): readonly SeatScore[] {
  const lines = state.plates.map((plate, seat) => linesOf(state, plate, seat));
  const totals = lines.map((list) => {
    let total = 0;
    for (const line of list) total += line.points;
    return total;
  });
  return state.plates.map((plate, seat) => {
    const tied = state.plates.filter((_plate, other) => totals[other] === totals[seat]);
    const total = totals[seat] ?? 0;
    return { seat, total, lines: lines[seat] ?? [], ties: [isTallest(plate, tied) ? 1 : 0] };
  });
}

/** Whether a plate is within 1 mm of the tallest of `plates`; an empty one never is (BB-31, BB-33). */
function isTallest(plate: Plate, plates: readonly Plate[]): boolean {
  let greatest = 0;
  for (const other of plates) greatest = Math.max(greatest, other.height);
  return plate.pieces.length > 0 && plate.height + SAME_HEIGHT >= greatest;
}

function linesOf(state: BuffetBossState, plate: Plate, seat: Seat): ScoreLine[] {
  if (plate.pieces.length === 0) return [];
  const places = plate.pieces.map((_food, i) => pieceName(seat, i + 1));
  if (isAllYouCanEat(state)) return [{ rule: 'BB-25', code: 'stacked', points: 0, places }];
  let stars = 0;
  for (const food of plate.pieces) stars += FOODS[food]?.stars ?? 0;
  const lines: ScoreLine[] = [{ rule: 'BB-30', code: 'stars', points: stars, places }];
  if (isTallest(plate, state.plates)) {
    lines.push({ rule: 'BB-31', code: 'tallest', points: TALLEST_BONUS, places: [SEAT_NAMES[seat] ?? ''] });
  }
  for (const { card, revealed } of plate.characters) {
    const character = CHARACTERS[card];
    if (character === undefined || !revealed) continue;
    const { points, pieces } = liked(plate, card);
    const earned = pieces.map((piece) => pieceName(seat, piece));
    lines.push({ rule: character.rule, code: 'character-' + character.id, points, places: earned });
  }
  return lines;
}

/** Returns the outcome (BB-25, BB-33); undefined while the game is in progress. */
export function outcome(state: BuffetBossState): Outcome | undefined {
  if (state.step === 'lost') return { winners: [], by: 'fallen', rule: 'BB-25' };
  if (state.step !== 'over') return undefined;
  if (isAllYouCanEat(state)) {
    return { winners: state.plates.map((_plate, seat) => seat), by: 'all-stacked', rule: 'BB-25' };
  }
  const sheets = score(state);
  let most = 0;
  for (const sheet of sheets) most = Math.max(most, sheet.total);
  const best = sheets.filter((sheet) => sheet.total === most);
  const tallest = best.filter((sheet) => sheet.ties[0] === 1);
  const isTied = tallest.length > 0 && tallest.length < best.length;
  const winners = (isTied ? tallest : best).map((sheet) => sheet.seat);
  return { winners, by: isTied ? 'tallest' : 'stars', rule: 'BB-33' };
}
