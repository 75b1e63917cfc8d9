/** Hostage Rescue on the page. The die is the table's: it has been rolled by the time a side may move. */
import { HOSTAGE_RESCUE_ART, isHeld } from '@griddle/art/hostage-rescue/index.js';
import { hostageRescue, type HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { CONTENTS, gridViews, wordsOf } from '../grid/view.js';
import { mustPass, PASS_BUTTON } from '../grid/pass.js';

/** What the roll asks for, as in the message key `facts.hostage-rescue.NAME`. */
function taskOf(state: HostageRescueState): string {
  if (state.left > 0) return 'rest';
  return hostageRescue.legalMoves(state).some((move) => move.kind === 'walk' && lengthOf(state, move) < state.roll)
    ? 'split'
    : 'roll';
}

/** The spaces that a walk goes. */
function lengthOf(state: HostageRescueState, move: Parameters<typeof hostageRescue.touches>[1]): number {
  const [from = '', to = ''] = hostageRescue.touches(state, move);
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(from.charCodeAt(1) - to.charCodeAt(1));
}

export const hostageRescueView = gridViews({
  rules: hostageRescue,
  art: HOSTAGE_RESCUE_ART,
  walks: true,
  textOf: (_state, places) => places.join('>'),
  contents: [...CONTENTS, 'strawberry-held', 'blueberry-held', 'strawberry-flag', 'blueberry-flag'],
  contentOf: (state, space) =>
    (state.board[space] ?? -1) + (isHeld(state, space) ? 3 : state.carriers.includes(space) ? 5 : 1),
  own: () => ({
    ...PASS_BUTTON,
    moveWords: (state, move, say) =>
      move.kind === 'roll'
        ? say('facts.hostage-rescue.roll', { roll: move.roll })
        : wordsOf(hostageRescue.touches(state, move), say),
    phase: (state) => {
      if (state.roll === 0) return 'roll';
      return mustPass(hostageRescue, state) ? 'pass' : '';
    },
    facts: (state, say) =>
      state.roll === 0 ? '' : say(`facts.hostage-rescue.${taskOf(state)}`, { roll: state.roll, left: state.left }),
  }),
  // Where the other side could win depends on a die that nobody has rolled yet
  threatsFrom: (state) => [state],
});
