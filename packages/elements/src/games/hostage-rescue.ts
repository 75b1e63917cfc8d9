/** `<hostage-rescue>`. Chance rolls the die before each side's move. */
import { GLAZED_PALETTE } from '@griddle/art/internal/grid/art.js';
import { CORNERS, HOSTAGE_RESCUE_ART, isHeld } from '@griddle/art/hostage-rescue/index.js';
import { underway } from '@griddle/art/internal/hostage-rescue/underway.js';
import { gridName, gridSpace } from '@griddle/rules/internal/core/grid.js';
import { BOARD } from '@griddle/rules/internal/hostage-rescue/state.js';
import {
  hostageRescue as rules,
  type HostageRescueMove,
  type HostageRescueState,
} from '@griddle/rules/hostage-rescue/index.js';
import HOSTAGE_RESCUE_EN from '@griddle/rules/internal/hostage-rescue/messages.en.json' with { type: 'json' };
import { stepsOf } from '@griddle/rules/internal/hostage-rescue/legal.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, boardRatio, GameElement } from '#core';
import { CONTENTS } from './grid/grid-area.js';
import { describePlaces, gridUI } from './grid/grid-ui.js';

/** Returns the name of the roll's task, as in the message key `task.hostage-rescue.NAME`. */
function taskOf(state: HostageRescueState): string {
  const [move] = rules.legalMoves(state);
  if (state.left > 0) return 'rest';
  return move?.kind === 'walk' && stepsOf(move) < state.roll ? 'split' : 'roll';
}

/** The game UI of Hostage Rescue. */
export const hostageRescueUI = gridUI<HostageRescueState, HostageRescueMove>({
  rules,
  art: HOSTAGE_RESCUE_ART,
  palette: GLAZED_PALETTE,
  messages: HOSTAGE_RESCUE_EN,
  walks: true,
  contents: [...CONTENTS, 'strawberry-held', 'blueberry-held', 'strawberry-flag', 'blueberry-flag'],
  contentOf: (state, space) =>
    (state.board[space] ?? -1) + (isHeld(state, space) ? 3 : state.carriers.includes(space) ? 5 : 1),
  special: ({ carriers }) => [...CORNERS, ...carriers],
  textOf: (places) => places.join('>'),
  describeMove: (state, move, t) => {
    if (move.kind === 'roll') return t('facts.hostage-rescue.roll', { roll: move.roll });
    const places = rules.placesOfMove(state, move);
    return move.kind === 'walk' && state.board[move.to] === 1 - state.turn
      ? t('move.grid.take', { from: places[0] ?? '', to: places[1] ?? '' })
      : describePlaces(state.turn, places, t);
  },
  describeTask: (state, t) => {
    const { roll, left } = state;
    const task = taskOf(state);
    if (task === 'rest') return t('task.hostage-rescue.rest', { count: left });
    return task === 'split' ? t('task.hostage-rescue.split', { roll }) : t('task.hostage-rescue', { count: roll });
  },
  phase: (state) => {
    const [move] = rules.legalMoves(state);
    return move && move.kind !== 'walk' ? move.kind : '';
  },
  hint: (state, place, t) => {
    const space = gridSpace(BOARD, place);
    return isHeld(state, space)
      ? t('hint.hostage-rescue', { seat: rules.seats({})[state.board[space] ?? 0] ?? '' })
      : '';
  },
  // The opponent's winning moves depend on a die not rolled yet
  threatsFrom: (state) => [state],
  above: ({ state }, centerOf) => underway(state, (space) => centerOf(gridName(BOARD, space))),
});

addEnglish(hostageRescueUI.messages);

/** Hostage Rescue: a diagram, a record to step through, or a game to play. */
@customElement('hostage-rescue')
export class HostageRescue extends GameElement<HostageRescueState, HostageRescueMove> {
  static override styles = [super.styles, boardRatio('7/8.1'), hostageRescueUI.styles];

  constructor() {
    super(hostageRescueUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hostage-rescue': HostageRescue;
  }
}
