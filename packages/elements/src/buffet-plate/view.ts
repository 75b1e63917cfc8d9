/** A plate as diagrams and records need it: the picture is drawn by the element itself. */
import { group } from '@griddle/art';
import { picture } from '@griddle/art/buffet-boss/picture.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { NO_PIECE, type DiagramView } from '../old-core/board-view.js';

const NOTHING = group('nothing', []);

/** The view of the plate of a seat. */
export function plateView(seat: () => Seat): DiagramView<BuffetBossState> {
  return {
    drawsItself: true,
    picture: ({ plates }) => picture({ plates: plates.slice(seat(), seat() + 1), line: [] }),
    viewBox: [0, 0, 1, 1],
    label: (say) => say('ui.board', { game: 'buffet-boss' }),
    rows: () => [],
    centre: () => [0, 0],
    hit: () => '',
    backdrop: () => NOTHING,
    below: () => [],
    above: () => [],
    pieceOn: () => NO_PIECE,
    piece: () => NOTHING,
    contentOf: () => 0,
    placeName: (place) => place,
  };
}
