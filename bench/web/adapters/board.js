// <waffle-wars> for the harness of boards: 32 pieces, as many as in chess, and a cycle of four quiet moves: two pieces
// jump, no quadrant changes hands, and both jumps are taken back. (Every jump takes a piece, so none is quieter.)
import '@griddle/elements/waffle-wars/waffle-wars.js';

const POSITION = 'b2bsb/sbbbbs/sbbssb/2ssbs/bsbsbs/bssbss s 2,2';
const CYCLE = [
  (board) => board.play('d4xb6'),
  (board) => board.play('f4xd4'),
  (board) => board.undo(),
  (board) => board.undo(),
];

/** An adapter; `loading` is that of the element, `controls` whether its panel stands beside it. */
export const make = (loading, controls) => ({
  pkg: '@griddle/elements',
  async create(host, { animate }) {
    const board = document.createElement('waffle-wars');
    Object.assign(board, { loading, controls, mode: 'play', start: 'now', position: POSITION, still: !animate });
    host.append(board);
    await board.updateComplete;
    let moves = 0;
    return {
      move: () => CYCLE[moves++ % CYCLE.length](board),
      // A board off the screen that waits to be drawn has nothing to show, and shows it
      check: () => (loading === 'lazy' ? 32 : board.shadowRoot.querySelectorAll('[part~=piece]').length),
    };
  },
});
