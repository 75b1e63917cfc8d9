/**
 * Chance in a room. Each move of chance is drawn anew from the operating system: a seed has 31 bits, and who sees some open
 * cards finds it by trying all of them in hours, and with it every hand and every card to come.
 */
import { randomInt } from 'node:crypto';
import { isPossible, parseAction, pileOf, settle } from '@griddle/plate';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { type BaseState, CHANCE } from '@griddle/rules/core/contract.js';
import { MAX_SEED, type Rng } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';

/** Pairs of numbers on a tape: more than any set-up or chance move of the games draws. */
const TAPE_PAIRS = 400;

/** Random numbers of the operating system for one set-up or one chance move. */
export function tape(): Rng {
  return Array.from({ length: 2 * TAPE_PAIRS }, () => 1 + randomInt(MAX_SEED));
}

/** Whether the game waits for somebody's hand: how a pile settles follows from where the piece was dropped. */
export function awaitsHand(game: AnyGame, state: BaseState): boolean {
  return game.id === 'buffet-boss' && (state as BuffetBossState).step === 'settle';
}

/** A move of chance as text, and the position after it. */
export interface Chance {
  readonly text: string;
  readonly state: BaseState;
}

/** The moves of chance that are due, up to where a hand is awaited. */
export function chanceFrom(game: AnyGame, from: BaseState): readonly Chance[] {
  const moves: Chance[] = [];
  for (let state = from; game.toMove(state)[0] === CHANCE && !awaitsHand(game, state);) {
    const { move } = game.chanceMove({ ...state, rng: tape() });
    const played = game.play(state, move);
    if (!played.ok) break;
    moves.push({ text: game.moveText(state, move), state: played.value });
    state = played.value;
  }
  return moves;
}

/** How a pile settles after an action on it, by the physics of the plate; undefined where the action is not possible. */
export async function settled(state: BaseState, text: string): Promise<string | undefined> {
  const before = state as BuffetBossState;
  const pile = pileOf(plateOf(before));
  const action = parseAction(text);
  const fits = action !== undefined && (action.kind === 'drop') === before.hand >= 0;
  if (!pile || !fits || !isPossible(pile, action, before.hand)) return undefined;
  return moveText(settle(await loadEngine(), pile, action, before.hand));
}
