/** A Waddle Waddle position for a terminal: every hex is two letters, rows are shifted by half a hex. */
import { COLOURS, SEAT_NAMES, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { format, type Catalogue } from '../words.js';

const ICEBERG = '##';
const OPEN = ' .';
/** Columns a hex takes. */
const WIDTH = 4;

/** The board, and under it what each seat has left. */
export function drawing(state: WaddleWaddleState, words: Catalogue): string {
  const rows = [0, ...state.tiles.map((tile) => tile.r)];
  const lines: string[] = [];
  for (let r = Math.min(...rows) - 1; r <= Math.max(...rows) + 1; r++) lines.push(row(state, r));
  return [...lines, '', ...suppliesOf(state, words)].join('\n');
}

/** The place of a hex along its row, in columns. */
function columnOf(q: number, r: number): number {
  return q * WIDTH + (r * WIDTH) / 2;
}

function row(state: WaddleWaddleState, r: number): string {
  const columns = [...state.tiles.map((tile) => columnOf(tile.q, tile.r)), 0];
  const left = Math.min(...columns) - WIDTH;
  const right = Math.max(...columns) + WIDTH;
  let line = '';
  for (let q = Math.ceil((left - (r * WIDTH) / 2) / WIDTH); columnOf(q, r) <= right; q++) {
    const tile = state.tiles.find((other) => other.q === q && other.r === r);
    const mark = tile ? COLOURS.charAt(tile.colour) + TYPES.charAt(tile.type) : q === 0 && r === 0 ? ICEBERG : OPEN;
    line = line.padEnd(columnOf(q, r) - left) + mark;
  }
  return `${r.toString().padStart(3)}  ${line}`;
}

function suppliesOf(state: WaddleWaddleState, words: Catalogue): string[] {
  return state.supply.map((counts, seat) =>
    format(words, 'cli.waddle-waddle.supply', {
      seat: SEAT_NAMES[seat] ?? '',
      colour: COLOURS.charAt(seat),
      tiles: counts.map((count, type) => `${TYPES.charAt(type)}${count.toString()}`).join(' '),
    }),
  );
}
