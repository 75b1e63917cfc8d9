/** Clicks and keys on the cards of the line. */
import type { Place } from '@griddle/rules/core/contract.js';
import { BoardKeys } from '../old-core/board-keys.js';
import type { Board } from '../old-core/board.js';
import type { LineDiagram } from './glance.js';

/** Keys go from card to card; Enter, Space and a click choose one. */
export class LineHands extends BoardKeys<LineDiagram> {
  constructor(
    board: Board<LineDiagram>,
    private readonly choose: (place: Place) => void,
  ) {
    super(board);
  }

  override handle(event: Event, place: Place | undefined): void {
    if (event.type === 'click' && place !== undefined) this.choose(place);
    else super.handle(event, place);
  }

  protected override pressed(key: string): boolean {
    if (key !== 'Enter' && key !== ' ') return super.pressed(key);
    this.choose(this.board.stop ?? '');
    return true;
  }
}
