/** The display at any time of a day: with the closing card, a count that is hidden, and marks. */
import { group } from '@griddle/art';
import { closingCard } from '@griddle/art/top-waffle/closing.js';
import { slotCentre } from '@griddle/art/top-waffle/geometry.js';
import { displayGround } from '@griddle/art/top-waffle/ground.js';
import { decksOf } from '@griddle/art/top-waffle/position.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import { displayArea, rowOf, slotOf } from './display-area.js';
import { diagramMarks } from './display-marks.js';

/** The display over a ground that may grow, for games and for records. */
export function wholeDisplay(ground: Ground): AreaView<TopWaffleState> {
  const plain = displayArea<TopWaffleState & ReturnType<typeof decksOf>>(ground);
  return {
    // What is written anew below is all that asks for decks
    ...(plain as unknown as AreaView<TopWaffleState>),
    below: (state) => {
      const { decks, day, closing } = decksOf(state);
      const { orders, items } = state;
      const isOpen = closing < 0 ? decks.orders === 0 : closing < orders.length;
      return [
        {
          key: JSON.stringify([decks, orders.length, items.length]),
          draw: () => displayGround(decks, orders.length, items.length),
        },
        {
          key: isOpen ? `${day} ${closing}` : '',
          draw: () => group('closing', [{ ...closingCard(day), at: slotCentre('order', closing) }]),
        },
      ];
    },
    above: (_state, marks) => diagramMarks(marks),
    contentOf: (state, place) => {
      const decks = decksOf(state);
      const { closing, day } = decks;
      if (closing >= 0 && rowOf(place) === 'order') {
        // While the closing card lies open, nothing is said of the orders under it
        if (slotOf(place) < 0) return -1;
        if (slotOf(place) === closing) return NO_PIECE - day;
      }
      return plain.contentOf({ ...state, ...decks }, place);
    },
    placeName: (place, content, say) => {
      const isDeck = slotOf(place) < 0;
      if (isDeck && rowOf(place) === 'order' && content < 1) {
        return say(`deck.top-waffle.order-${content < 0 ? 'hidden' : 'closing'}`);
      }
      return !isDeck && content < NO_PIECE
        ? say('gap.top-waffle.closing', { day: NO_PIECE - content })
        : plain.placeName(place, content, say);
    },
  };
}
