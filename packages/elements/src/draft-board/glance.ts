/**
 * Reads of a position of Waffle Time the draft board, where the whole is written as the game writes it, in the middle of a
 * game of two to four or after its last round. All else is for the game's own reading.
 */
import { yes } from '@griddle/rules/core/contract.js';
import { ROUNDS, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { slotsUnderTiles } from '@griddle/rules/waffle-time/draft.js';
import type { DraftState, Pawn } from '@griddle/rules/waffle-time/state.js';
import type { Notation } from '../old-core/notation.js';
import { list, UNUSUAL, usual } from '../waffle-time/usual.js';

/** The draft board, and the text of the position that it was read from. */
export interface DraftDiagram extends DraftState {
  readonly text?: string;
}

/** A new game's board with the tiles in the order of the rules' list: shuffled, it would be another one for each reader. */
const NEW = '5/5/5/5/5;5/5/5/5/5 p1:draft 0,0 - cs,ck,cw,sb,su,kb,ku,bw,u* 1:p1,p2 - -;-';

function read(given: string): DraftDiagram | undefined {
  const text = given.trim();
  const [waffles = ''] = text.split(' ');
  const players = waffles.split(';').length;
  const found = usual(text, players, [
    `p[1-${players}]:(star|draft|place|butter|finish)`,
    list(players, '(?:0|[1-9]\\d{0,8})', ','),
    '(-|[123]{5}:(?:5[0-7],)*(?:5[0-7])?)',
    `(${list(9, '[cskbuw*]{2}', ',')})`,
    `([1-9]\\d{0,8}):(${list(players, `p[1-${players}](?:@(?:\\d|1[01]))?`, ',')})`,
    '(-|[cskbuw]{1,2}:)',
    `(${list(players, '(?:-|5[0-7]!?(?:\\.5[0-7]!?)*)', ';')})`,
  ]);
  if (!found || players < 2) return undefined;
  const [, step, cards = '', tiles = '', count, order = '', turn, won = ''] = found;
  const round = Number(count);
  const pawns = order.split(',').map((pawn): Pawn => {
    const [seat = '', slot = -1] = pawn.slice(1).split('@');
    return { seat: Number(seat) - 1, slot: Number(slot) };
  });
  const slots = pawns.map(({ slot }) => slot).filter((slot) => slot >= 0);
  const twice = [
    pawns.map(({ seat }) => seat),
    [...slotsUnderTiles(players, round), ...slots],
    ...[cards, ...won.split(';')].map((goals) => goals.match(/5\d/g) ?? []),
  ].some((all) => new Set<unknown>(all).size < all.length);
  // What is left to complete, and what then follows, only the game knows
  const goesOn = step === 'finish' && !(turn === '-' && round >= ROUNDS && slots.length === players);
  if (twice || goesOn || cards.endsWith(',')) return undefined;
  return {
    rng: [1, 1],
    rules: { players, forkTrailing: false, cherryBoth: false, crossX: false },
    tiles: tiles.split(',').map(([face = '', back = '']) => ({
      face: TOPPINGS.indexOf(face),
      back: TOPPINGS.indexOf(back),
    })),
    round,
    pawns,
    text,
  };
}

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const DRAFT_ALONE: Notation<DraftDiagram> = {
  id: 'waffle-time',
  options: [],
  seats: () => [],
  setup: () => read(NEW) as DraftDiagram,
  positionText: ({ text = '' }) => text,
  parsePosition: (text) => {
    const state = read(text);
    return state ? yes(state) : UNUSUAL;
  },
};
