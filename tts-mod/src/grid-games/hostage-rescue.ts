/** Hostage Rescue at the table. */
import { hostageRescue } from '@griddle/rules/hostage-rescue/index.js';
import type { HostageRescueMove, HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import type { Act, Offer, Sentence } from '../mod/table-game.js';
import type { TableRules } from './grid-table.js';

/** The table's die, and the flag carriers (WW-72 to WW-74). */
export const HOSTAGE_RESCUE: TableRules<HostageRescueState, HostageRescueMove> = {
  rule: 'WW-72',
  moveOf: (_state, { from, to }) => (from < 0 ? undefined : { kind: 'walk', from, to }),
  withBoard: (state, board, turn, act) => {
    const carriers = carriersSeen(state, board, act);
    return { ...state, board, turn, carriers, roll: 0, left: 0, moved: -1, rescued: false };
  },
  facts: ({ roll, left }) => rollFacts(roll, left),
  offers: (state) => (state.roll === 0 ? [{ label: { key: 'tts.roll' } }] : passes(state)),
  rolled: ({ roll }, die) => {
    // A face's value comes back as saved: a number, or its text
    const face = FACES.indexOf(`${die.getValue()}`);
    return roll === 0 && face >= 0 ? { kind: 'roll', roll: face + 1 } : undefined;
  },
};

/** Returns the flag carriers (WW-74): a carrier moved by an act keeps its flag, a missing one has lost it. */
function carriersSeen(
  state: HostageRescueState,
  board: readonly number[],
  act: Act<HostageRescueMove>,
): readonly number[] {
  return state.carriers.map((space, seat) => {
    const isWalked =
      act.kind === 'move' && act.seat === seat && act.move.kind === 'walk' && space >= 0 && act.move.from === space;
    const now = isWalked ? act.move.to : space;
    return now >= 0 && board[now] === seat ? now : -1;
  });
}

function rollFacts(roll: number, left: number): Sentence[] {
  if (roll === 0) return [];
  return [left > 0 ? { key: 'tts.split', values: { roll, left } } : { key: 'tts.rolled', values: { roll } }];
}

function passes(state: HostageRescueState): Offer<HostageRescueMove>[] {
  const passing = hostageRescue.legalMoves(state).filter(({ kind }) => kind === 'pass');
  return passing.map((move) => ({ label: { key: 'tts.pass' }, move }));
}

/** The faces of a die as texts, from 1. */
const FACES: readonly string[] = ['1', '2', '3', '4', '5', '6'];
