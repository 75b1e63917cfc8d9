/** Hostage Rescue, when somebody plays or asks; with flags, too (WW-74). */
import { underway } from '@griddle/art/hostage-rescue/underway.js';
import { BOARD } from '@griddle/rules/hostage-rescue/components.js';
import { hostageRescue, type HostageRescueMove, type HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { HOSTAGE_RESCUE_EN } from '@griddle/rules/hostage-rescue/messages.en.js';
import { gridName } from '@griddle/rules/core/grid.js';
import { addEnglish } from '../old-core/words.js';
import { moreOf, wordsOf } from '../grid/more.js';
import { HOSTAGE_RESCUE_UNDERWAY_EN } from './messages.en.js';

addEnglish(HOSTAGE_RESCUE_UNDERWAY_EN);

/** Moves in words, flags over the board and split rolls; no threats, as nobody knows the next die. */
export const HOSTAGE_RESCUE_MORE = moreOf<HostageRescueState, HostageRescueMove>({
  rules: hostageRescue,
  sentences: HOSTAGE_RESCUE_EN,
  textOf: (places) => places.join('>'),
  moveWords: (state, move, say) =>
    move.kind === 'roll'
      ? say('facts.hostage-rescue.roll', { roll: move.roll })
      : wordsOf(hostageRescue.touches(state, move), say),
  // Where the other side could win depends on a die that nobody has rolled yet
  threatsFrom: (state) => [state],
  above: (state, _marks, middle) => underway(state, (space) => middle(gridName(BOARD, space))),
});
