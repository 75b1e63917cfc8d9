/** Facts on the panel for a Waffle Wars position with modes: those of the plain game, hands, power-ups, repetition. */
import { SPACE_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { hasModes, timesSeen, waffleWars } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState, ModeState } from '@griddle/rules/waffle-wars/index.js';
import type { Sentence } from '../mod/table-game.js';
import { facts as plainFacts, situation } from './facts.js';

/** Returns what the panel says about a position besides the turn: owners and, with modes, the seats' power-ups and guards. */
export function facts(state: WaffleWarsState): Sentence[] {
  if (!hasModes(state)) return plainFacts(state);
  return [...situation(state), ...seats(state), ...guards(state), ...repetition(state)];
}

/** Returns the hands and, in an arcade game, the power-ups left (WW-50). */
function seats(state: ModeState): Sentence[] {
  const names = waffleWars.seats(waffleWars.optionsOf(state));
  return names.map((name, seat) => {
    const values = { seat: name, hand: state.hands[seat] ?? 0, powers: state.powers[seat] ?? 0 };
    return { key: state.modes.arcade ? 'tts.hand-and-powers' : 'tts.hand-of', values };
  });
}

function guards({ guards: spaces }: ModeState): Sentence[] {
  return spaces
    .filter((space) => space >= 0)
    .map((space) => ({ key: 'tts.guard', values: { place: SPACE_NAMES[space] ?? '' } }));
}

/** Warns at a position's second occurrence that a third would be a draw (WW-43). */
function repetition(state: ModeState): Sentence[] {
  return !state.drawn && timesSeen(state) === 2 ? [{ key: 'tts.second-time' }] : [];
}
