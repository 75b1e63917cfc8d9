/** `<waffle-checkers>`. */
import { GLAZED_PALETTE } from '@griddle/art/internal/grid/art.js';
import { edged } from '@griddle/art/internal/marks.js';
import { WAFFLE_CHECKERS_ART } from '@griddle/art/waffle-checkers/index.js';
import { repeats } from '@griddle/art/internal/marks.js';
import type { Place } from '@griddle/rules/core/contract.js';
import {
  waffleCheckers as rules,
  type WaffleCheckersMove,
  type WaffleCheckersState,
} from '@griddle/rules/waffle-checkers/index.js';
import WAFFLE_CHECKERS_EN from '@griddle/rules/internal/waffle-checkers/messages.en.json' with { type: 'json' };
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement, type Layer, type Marks } from '#core';
import { marked, type CenterOf } from './grid/grid-area.js';
import { gridUI } from './grid/grid-ui.js';

/** Returns the moves that would end the game as a draw by threefold repetition (WW-71). */
function drawingMoves(state: WaffleCheckersState): readonly WaffleCheckersMove[] {
  return rules.legalMoves(state).filter((move) => {
    const played = rules.play(state, move);
    return played.ok && played.value.end === 'repetition';
  });
}

/** Returns the places where the selected move would end the game as a draw. */
function drawingPlaces(state: WaffleCheckersState, { selected, destinations }: Marks): readonly Place[] {
  if (destinations.length === 0) return [];
  const paths = drawingMoves(state).map((move) => rules.placesOfMove(state, move));
  return paths.flatMap((path) => (path.slice(0, -1).join() === selected.join() ? path.slice(-1) : []));
}

/** Draws the selected part of a chain of jumps. */
function chainLayer({ selected }: Marks, centerOf: CenterOf): Layer {
  return {
    key: selected.length > 1 ? selected.join() : '',
    draw: () => edged('chain', `M${selected.map(centerOf).join('L')}`, 'select', 0.1),
  };
}

/** Whether a path means jumps: a chain, or two spaces in a straight line. Anything else is tried as a step. */
function isJump([from = '', to = '', ...rest]: readonly Place[]): boolean {
  const away = [0, 1].map((at) => Math.abs(from.charCodeAt(at) - to.charCodeAt(at)));
  return rest.length > 0 || (Math.max(...away) === 2 && away.every((spaces) => spaces !== 1));
}

/** Returns the space that a jump passes over. */
function middleOf(from: Place, to: Place): Place {
  return String.fromCharCode(...[0, 1].map((at) => (from.charCodeAt(at) + to.charCodeAt(at)) / 2));
}

/** The game UI of Waffle Checkers. */
export const waffleCheckersUI = gridUI<WaffleCheckersState, WaffleCheckersMove>({
  rules,
  art: WAFFLE_CHECKERS_ART,
  palette: GLAZED_PALETTE,
  messages: WAFFLE_CHECKERS_EN,
  walks: true,
  textOf: (places) => places.join(isJump(places) ? 'x' : '>'),
  describeMove: (state, move, t) => {
    const path = rules.placesOfMove(state, move);
    const over = path.slice(1).map((to, at) => middleOf(path[at] ?? to, to));
    const [from = '', ...rest] = path;
    return t(`move.waffle-checkers.${move.kind}`, { from, over: over.join(', '), to: rest.join(', ') });
  },
  describeTask: (state, t) =>
    rules.legalMoves(state).some(({ kind }) => kind === 'jump') ? t('task.waffle-checkers.jump') : '',
  describeState: (state, t) => {
    const moves = drawingMoves(state).map((move) => rules.moveText(state, move));
    return moves.length === 0 ? '' : t('facts.waffle-checkers.third', { moves: moves.join(', ') });
  },
  above: ({ state, marks }, centerOf) => [
    chainLayer(marks, centerOf),
    marked(drawingPlaces(state, marks), repeats, centerOf),
  ],
});

addEnglish(waffleCheckersUI.messages);

/** Waffle Checkers: a diagram, a record to step through, or a game to play. */
@customElement('waffle-checkers')
export class WaffleCheckers extends GameElement<WaffleCheckersState, WaffleCheckersMove> {
  static override styles = [super.styles, waffleCheckersUI.styles];

  constructor() {
    super(waffleCheckersUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'waffle-checkers': WaffleCheckers;
  }
}
