/** How much of a game an element needs, from a diagram to a replay. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import type { BoardView } from './board-view.js';

/** What a diagram asks of the rules: positions and the names of places, and nothing of moves. Every `Game` has it. */
export type Notation<S extends BaseState> = Pick<
  Game<S, never>,
  'id' | 'options' | 'seats' | 'setup' | 'parsePosition' | 'positionText'
>;

/** A whole game: its rules, and its board with the words for moves. */
export interface Whole<S extends BaseState, M> {
  readonly rules: Game<S, M>;
  readonly view: BoardView<S, M>;
}
