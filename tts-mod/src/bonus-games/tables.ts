/** The bonus games of Waffle Wars (WW-70 to WW-76), each as the script referees it. */
import { connectFour } from '@griddle/rules/connect-four/index.js';
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { hostageRescue } from '@griddle/rules/hostage-rescue/index.js';
import type { HostageRescueMove, HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { PASS, reversi } from '@griddle/rules/reversi/index.js';
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import type { SnakeState } from '@griddle/rules/snake/index.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import type { WaffleCheckersMove, WaffleCheckersState } from '@griddle/rules/waffle-checkers/index.js';
import { SIZE } from '@griddle/rules/internal/waffle-wars/components.js';
import type { AnyTable } from '../mod/tracking.js';
import type { Act, Offer, Sentence } from '../mod/table-game.js';
import { sideTable } from './side-table.js';
import type { SideGame, Step } from './side-table.js';

const SNAKE: SideGame<SnakeState, number> = {
  game: snake,
  rule: 'WW-70',
  moveOf: (_state, step) => (step.from < 0 ? step.to : undefined),
  withBoard: (state, board, turn, act) => {
    const last = state.last.map((space, seat) => {
      if (act.kind === 'move' && act.seat === seat) return act.move;
      return space >= 0 && board[space] === seat ? space : -1;
    });
    return { ...state, board, turn, last: last.map((space, seat) => (board[space] === seat ? space : -1)) };
  },
};

const CHECKERS: SideGame<WaffleCheckersState, WaffleCheckersMove> = {
  game: waffleCheckers,
  rule: 'WW-71',
  moveOf: (state, step) => walkOf(state, step),
  withBoard: (state, board, turn) => ({ ...state, board, turn, end: 'going-on' }),
};

/** The step or chain between two spaces; of several chains the one whose jumped pieces the player has taken away. */
function walkOf(state: WaffleCheckersState, { from, to, taken }: Step): WaffleCheckersMove | undefined {
  if (from < 0) return undefined;
  const chains = waffleCheckers
    .legalMoves(state)
    .filter(({ path }) => path[0] === from && path[path.length - 1] === to);
  const cleared = chains.find((chain) => {
    const after = waffleCheckers.play(state, chain);
    const jumped = chain.kind === 'jump' ? chain.path.length - 1 : 0;
    const isClear = after.ok && taken.every((space) => after.value.board[space] !== state.board[space]);
    return taken.length === 0 || (isClear && taken.length === jumped);
  });
  const isNear = Math.abs(mod(from, SIZE) - mod(to, SIZE)) <= 1 && Math.abs(from - to) <= SIZE + 1;
  return cleared ?? { kind: isNear ? 'step' : 'jump', path: [from, to] };
}

const HOSTAGE_RESCUE: SideGame<HostageRescueState, HostageRescueMove> = {
  game: hostageRescue,
  rule: 'WW-72',
  moveOf: (_state, { from, to }) => (from < 0 ? undefined : { kind: 'walk', from, to }),
  withBoard: (state, board, turn, act) => {
    const carriers = carriersSeen(state, board, act);
    return { ...state, board, turn, carriers, roll: 0, left: 0, moved: -1, rescued: false };
  },
  facts: ({ roll, left }) => rollFacts(roll, left),
  offers: (state) => (state.roll === 0 ? [{ label: { key: 'tts.roll' } }] : passes(state)),
  rolled: ({ roll }, die) => {
    // What a face is worth comes back as it was saved: a number, or its text
    const face = FACES.indexOf(`${die.getValue()}`);
    return roll === 0 && face >= 0 ? { kind: 'roll', roll: face + 1 } : undefined;
  },
};

/** Who carries flags (WW-74): a carrier that an act has moved carries on, one that is gone has lost its flag. */
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

const CONNECT_FOUR: SideGame<ConnectFourState, number> = {
  game: connectFour,
  rule: 'WW-75',
  sizeOf: ({ size }) => size,
  // A piece may be let go anywhere over its column; the script lets it fall
  moveOf: (state, step) => (step.from < 0 ? mod(step.to, state.size.width) : undefined),
  withBoard: (state, board, turn) => ({ ...state, board: fallen(state.size, board), turn }),
};

/** The board with nothing in the air (WW-75). */
function fallen({ width, height }: GridSize, board: readonly number[]): readonly number[] {
  const settled = board.map(() => -1);
  for (let column = 0; column < width; column++) {
    let rank = 0;
    for (let y = 0; y < height; y++) {
      const piece = board[y * width + column] ?? -1;
      if (piece < 0) continue;
      settled[rank * width + column] = piece;
      rank++;
    }
  }
  return settled;
}

const REVERSI: SideGame<ReversiState, number> = {
  game: reversi,
  rule: 'WW-76',
  sizeOf: ({ size }) => ({ width: size, height: size }),
  moveOf: (_state, step) => (step.from < 0 ? step.to : undefined),
  withBoard: (state, board, turn) => ({ ...state, board, turn }),
  hasPoints: true,
  offers: (state) => (reversi.legalMoves(state)[0] === PASS ? [{ label: { key: 'tts.pass' }, move: PASS }] : []),
};

/** The bonus games in the order of the menu. */
export const BONUS_TABLES: readonly [AnyTable, ...AnyTable[]] = [
  sideTable(SNAKE) as unknown as AnyTable,
  sideTable(CHECKERS) as unknown as AnyTable,
  sideTable(HOSTAGE_RESCUE) as unknown as AnyTable,
  sideTable(CONNECT_FOUR) as unknown as AnyTable,
  sideTable(REVERSI) as unknown as AnyTable,
];
