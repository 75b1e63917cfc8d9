/** The games of berries on a slab, each with positions to touch. The tests in this folder run once for each. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { gameById } from '@griddle/rules/games.js';
import type { ReportedError } from '../../src/core/events.js';
import '../../src/games/connect-four.js';
import '../../src/games/hostage-rescue.js';
import '../../src/games/reversi-board.js';
import '../../src/games/snake-board.js';
import '../../src/games/waffle-checkers.js';
import { onPage, type Attributes, type OnPage } from '../hands.js';

type Tag = 'snake-board' | 'waffle-checkers' | 'hostage-rescue' | 'connect-four' | 'reversi-board';

/** What the tests ask of an element, whichever game it has. */
export interface AnyTable extends OnPage {
  position: string;
  messages: unknown;
  readonly currentPosition: string;
  readonly currentPath: string;
  play(move: string): boolean;
  undo(): boolean;
  redo(): boolean;
  goTo(place: string | number): boolean;
  toRecord(): Promise<string>;
  toSVG(): Promise<string>;
}

export interface GridCase {
  readonly tag: Tag;
  readonly id: string;
  /** How many spaces the usual board has. */
  readonly spaces: number;
  /** Touches that make a move in a position, and what it leads to; the roll that follows is left out. */
  readonly move: { readonly position: string; readonly touches: readonly string[]; readonly leadsTo: string };
  /** Touches that the rules refuse. */
  readonly refusal: { readonly position: string; readonly touches: readonly string[]; readonly rule: string };
  /** Touches that end the game, and the words and the rule of the result. */
  readonly end: {
    readonly position: string;
    readonly touches: readonly string[];
    readonly words: string;
    readonly rule: string;
  };
  /** A position with a mistake, and the character it is at. */
  readonly wrong: readonly [position: string, character: number];
}

export const CASES: readonly GridCase[] = [
  {
    tag: 'snake-board',
    id: 'snake',
    spaces: 36,
    move: { position: '6/6/6/2s3/6/5b s c3,f1', touches: ['d4'], leadsTo: '6/6/3s2/2s3/6/5b b d4,f1' },
    refusal: { position: '6/6/6/2s3/6/5b s c3,f1', touches: ['e5'], rule: 'WW-70' },
    end: {
      position: '6/6/6/ss4/sbs3/b5 s c2,a1',
      touches: ['b1'],
      words: 'Strawberries won: the other side had no space left.',
      rule: 'WW-70',
    },
    wrong: ['6/6/6/2x3/6/6', 8],
  },
  {
    tag: 'waffle-checkers',
    id: 'waffle-checkers',
    spaces: 36,
    move: { position: '5b/6/3b2/6/1b4/s5 s', touches: ['a1', 'c3', 'e5'], leadsTo: '5b/4s1/6/6/6/6 b' },
    refusal: { position: '6/5b/6/2s3/6/6 s', touches: ['c3', 'c5'], rule: 'WW-71' },
    end: {
      position: '6/4s1/6/6/5b/6 s',
      touches: ['e5', 'e6'],
      words: 'Strawberries won: a piece on the far row.',
      rule: 'WW-71',
    },
    wrong: ['6/6/6/7/6/6', 7],
  },
  {
    tag: 'hostage-rescue',
    id: 'hostage-rescue',
    spaces: 36,
    move: { position: '5s/6/6/6/6/bs1s2 s:6', touches: ['b1', 'b5'], leadsTo: '5s/1s4/6/6/6/b2s2 s:6-2 b5' },
    refusal: { position: '5s/6/6/1s4/6/b5 s:2', touches: ['b3', 'b4'], rule: 'WW-73' },
    end: {
      position: '3s1s/6/6/s5/6/b5 s:2',
      touches: ['d6', 'f6'],
      words: 'Strawberries won: a rescued hostage.',
      rule: 'WW-72',
    },
    wrong: ['6/6/6/6/6/6 s:7', 13],
  },
  {
    tag: 'connect-four',
    id: 'connect-four',
    spaces: 36,
    move: { position: '6/6/6/6/2b3/2s3 s', touches: ['c6'], leadsTo: '6/6/6/2s3/2b3/2s3 b' },
    refusal: { position: 'b5/s5/b5/s5/b5/s5 s', touches: ['a2'], rule: 'WW-75' },
    end: { position: '6/6/6/6/bbb3/sss3 s', touches: ['d4'], words: 'Strawberries won: four in a row.', rule: 'WW-75' },
    wrong: ['6/6/6/6/x5/6', 9],
  },
  {
    tag: 'reversi-board',
    id: 'reversi',
    spaces: 36,
    move: { position: '6/6/2sb2/2bs2/6/6 s', touches: ['d5'], leadsTo: '6/3s2/2ss2/2bs2/6/6 b' },
    refusal: { position: '6/6/2sb2/2bs2/6/6 s', touches: ['a1'], rule: 'WW-76' },
    end: { position: '6/6/6/6/6/sb4 s', touches: ['c1'], words: 'Strawberries won: more pieces.', rule: 'WW-76' },
    wrong: ['6/6/6/6/6/6 x', 13],
  },
];

/** The rules of a case. */
export function rulesOf({ id }: GridCase): Game<BaseState, unknown> {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** An element of a case on the page. */
export async function tableOf(one: GridCase, attributes: Attributes = {}, text = ''): Promise<AnyTable> {
  return onPage(one.tag, attributes, text);
}

/** The errors that an element tells of from now on. */
export function problemsOf(table: AnyTable): ReportedError[] {
  const problems: ReportedError[] = [];
  table.addEventListener('griddle-error', ({ detail }) => problems.push(detail));
  return problems;
}
