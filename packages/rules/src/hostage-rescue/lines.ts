/** The lines that pieces of Hostage Rescue walk along, for who looks at many walks. */
import { gridStep } from '../core/grid.js';
import { BOARD, FOUR_WAYS, SPACES } from './components.js';

/** The spaces one meets from each space along the four directions, nearest first. */
export const LINES: readonly (readonly (readonly number[])[])[] = lines();

function lines(): number[][][] {
  const table: number[][][] = [];
  for (let space = 0; space < SPACES; space++) {
    const found: number[][] = [];
    for (const [dx, dy] of FOUR_WAYS) {
      const line: number[] = [];
      for (let at = gridStep(BOARD, space, dx, dy); at >= 0; at = gridStep(BOARD, at, dx, dy)) line.push(at);
      found.push(line);
    }
    table.push(found);
  }
  return table;
}
