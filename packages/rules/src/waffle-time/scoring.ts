/** The score sheet (WT-64, WT-65, WT-73). */
import type { Outcome, ScoreLine, SeatScore } from '../core/contract.js';
import {
  BUTTER_POINTS,
  DISPENSER_POINTS,
  goalPoints,
  SOLO_BANDS,
  SYRUP_ON_CREAM_POINTS,
  SYRUP_POINTS,
} from './components.js';
import { distanceTo, SLOTS } from './draft.js';
import { isSolo } from './state.js';
import type { WaffleTimeState, WonGoal } from './state.js';
import { BUTTER, hasCream, hasSyrup, spaceName } from './waffle.js';
import type { Waffle } from './waffle.js';

/** Each seat's score sheet; the tie-break is the pawn nearer clockwise to the turn-order tile (WT-65). */
export function score(state: WaffleTimeState): readonly SeatScore[] {
  return state.waffles.map((waffle, seat) => {
    const lines = [
      ...waffleLines(waffle),
      ...goalLines(state.won[seat] ?? []),
      ...dispenserLines(state.syrup[seat] ?? 0),
    ];
    let total = 0;
    for (const line of lines) total += line.points;
    const slot = state.pawns.find((pawn) => pawn.seat === seat)?.slot ?? -1;
    return { seat, total, lines, ties: [slot < 0 ? 0 : SLOTS - distanceTo(state.round, slot)] };
  });
}

function waffleLines(waffle: Waffle): ScoreLine[] {
  const bare: string[] = [];
  const creamed: string[] = [];
  const butter: string[] = [];
  for (let space = 0; space < waffle.length; space++) {
    const content = waffle[space] ?? 0;
    if (content === BUTTER) butter.push(spaceName(space));
    else if (hasSyrup(content)) (hasCream(content) ? creamed : bare).push(spaceName(space));
  }
  const lines: ScoreLine[] = [];
  const add = (code: string, each: number, places: readonly string[]): void => {
    if (places.length > 0) lines.push({ rule: 'WT-64', code, points: each * places.length, places });
  };
  add('syrup', SYRUP_POINTS, bare);
  add('syrup-on-cream', SYRUP_ON_CREAM_POINTS, creamed);
  add('butter', BUTTER_POINTS, butter);
  return lines;
}

function goalLines(won: readonly WonGoal[]): ScoreLine[] {
  return won.map((goal) => ({
    rule: 'WT-' + goal.goal.toString(),
    code: 'goal',
    points: goalPoints(goal.goal),
    places: ['goal:' + goal.goal.toString()],
  }));
}

function dispenserLines(syrup: number): ScoreLine[] {
  return syrup > 0 ? [] : [{ rule: 'WT-64', code: 'empty-dispenser', points: DISPENSER_POINTS, places: [] }];
}

/** Most points win; ties go to the pawn nearer clockwise to the turn-order tile. A solo game is graded by band (WT-73). */
export function outcome(state: WaffleTimeState): Outcome | undefined {
  if (!state.over) return undefined;
  const sheets = score(state);
  if (isSolo(state)) {
    const total = sheets[0]?.total ?? 0;
    const grade = SOLO_BANDS.filter((least) => total >= least).length - 1;
    return { winners: [0], by: 'solo', rule: 'WT-73', grade };
  }
  let best = sheets.slice(0, 1);
  for (const sheet of sheets.slice(1)) {
    const ahead = best[0];
    const tie = (sheet.ties[0] ?? 0) - (ahead?.ties[0] ?? 0);
    const difference = sheet.total !== ahead?.total ? sheet.total - (ahead?.total ?? 0) : tie;
    if (difference > 0) best = [sheet];
    else if (difference === 0) best = [...best, sheet];
  }
  const tied = sheets.filter((sheet) => sheet.total === best[0]?.total).length > 1;
  return { winners: best.map((sheet) => sheet.seat), by: 'points', rule: tied ? 'WT-65' : 'WT-64' };
}
