/** Hostage Rescue on the page. The die is the table's: it has been rolled by the time a side may move. */
import { HOSTAGE_RESCUE_ART, isHeld } from '@griddle/art/hostage-rescue/index.js';
import { bareHostageRescue } from '@griddle/rules/hostage-rescue/bare.js';
import { stepsOf } from '@griddle/rules/hostage-rescue/moves.js';
import type { HostageRescueMove, HostageRescueState } from '@griddle/rules/hostage-rescue/setup.js';
import { PASS_BUTTON } from '../grid/pass.js';
import { CONTENTS, type GridGame } from '../grid/view.js';

/** With flags they are others. */
const rules = { ...bareHostageRescue };

/** What the roll asks for, as in the message key `facts.hostage-rescue.NAME`. */
function taskOf(state: HostageRescueState): string {
  const [move] = rules.legalMoves(state);
  return state.left > 0 ? 'rest' : move?.kind === 'walk' && stepsOf(move) < state.roll ? 'split' : 'roll';
}

/** What a diagram needs; the rest is fetched. */
export const HOSTAGE_RESCUE: GridGame<HostageRescueState, HostageRescueMove> = {
  rules,
  art: HOSTAGE_RESCUE_ART,
  fetch: async () => (await import('./more.js')).HOSTAGE_RESCUE_MORE,
  walks: true,
  contents: [...CONTENTS, 'strawberry-held', 'blueberry-held', 'strawberry-flag', 'blueberry-flag'],
  contentOf: (state, space) =>
    (state.board[space] ?? -1) + (isHeld(state, space) ? 3 : state.carriers.includes(space) ? 5 : 1),
  own: () => ({
    ...PASS_BUTTON,
    phase: (state) => {
      const [move] = rules.legalMoves(state);
      return move && move.kind !== 'walk' ? move.kind : '';
    },
    facts: (state, say) =>
      state.roll === 0 ? '' : say(`facts.hostage-rescue.${taskOf(state)}`, { roll: state.roll, left: state.left }),
  }),
};
