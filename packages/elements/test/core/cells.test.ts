/** The cells that take touches lie where their places are drawn, from either side and however an area grows. */
import { expect } from '@open-wc/testing';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import type { Board } from '../../src/core/board/board.js';
import { CODE } from '../../src/generated/code.js';
import { type GameTag } from '../games.js';
import { waitUntil } from '../wait.js';

/** What a test may look at that pages may not. */
interface Inside {
  readonly ui: { readonly rules: Game<BaseState, unknown> };
  readonly state: BaseState;
  readonly boards: readonly Board<BaseState>[];
}

const TABLES = ['waffle-wars', 'waffle-time', 'top-waffle', 'buffet-boss', 'waddle-waddle'] as readonly GameTag[];
/** All other elements with a board, but the plate, whose cells move by themselves. */
const BOARDS = Object.keys(CODE).filter(
  (tag) => tag !== 'buffet-plate' && !TABLES.includes(tag as GameTag),
) as GameTag[];
/** Enough for hands, plates and fields to grow. */
const MOVES = 24;
/** Path data has two decimals. */
const ROUNDED = 0.011;

/** The middle of the box round a path. */
function middleOf(path: SVGGraphicsElement): readonly [number, number] {
  const { x, y, width, height } = path.getBBox();
  return [x + width / 2, y + height / 2];
}

/** Measures each cell of an area against the outline that it has, drawn at the place that the view tells. */
function expectCellsInPlace({ svg, area, layout, flipped }: Board<BaseState>): void {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.append(probe);
  for (const place of layout.rows.flat()) {
    const cell = svg.querySelector<SVGGraphicsElement>(`[data-place="${CSS.escape(place)}"]`);
    if (!cell) throw new Error(`There is no cell for ${place}`);
    probe.setAttribute('d', `M0 0${area.outline(place)}`);
    const [x, y] = area.center(place, flipped);
    const [left, top] = middleOf(probe);
    const [cellX, cellY] = middleOf(cell);
    expect(cellX, place).to.be.closeTo(x + left, ROUNDED);
    expect(cellY, place).to.be.closeTo(y + top, ROUNDED);
  }
  probe.remove();
}

for (const tag of TABLES) {
  for (const flipped of [false, true]) {
    it(`<${tag}> has its cells in place, ${flipped ? 'flipped' : 'not flipped'}`, async () => {
      const table = document.createElement(tag);
      Object.assign(table, { mode: 'play', loading: 'eager', still: true, seed: '3', flipped });
      document.body.append(table);
      await waitUntil(() => table.shadowRoot?.querySelector('[role=gridcell]'));
      const inside = table as unknown as Inside;
      const seen = new Set<string>();
      for (let made = 0; made < MOVES; made++) {
        const {
          state,
          ui: { rules },
        } = inside;
        const moves = rules.legalMoves(state);
        const move = moves[made % Math.max(1, moves.length)];
        if (move === undefined) break;
        expect(table.play(rules.moveText(state, move))).to.equal(true);
        await table.updateComplete;
        for (const board of inside.boards) {
          // What is not shown has no boxes
          if (board.svg.getBoundingClientRect().width === 0) continue;
          expectCellsInPlace(board);
          seen.add(board.layout.rows.join());
        }
      }
      expect(seen.size).to.be.greaterThan(0);
      table.remove();
    });
  }
}

for (const tag of BOARDS) {
  it(`<${tag}> has its cells in place`, async () => {
    const board = document.createElement(tag);
    board.loading = 'eager';
    document.body.append(board);
    await waitUntil(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    const { boards } = board as unknown as Inside;
    boards.forEach(expectCellsInPlace);
    expect(boards.length).to.be.greaterThan(0);
    board.remove();
  });
}
