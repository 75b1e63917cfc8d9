/** The most points of a turn of Waddle Waddle, by the reference implementation. */
import { boardPoints, mayLeave, mayLie, openHexes, type Tiles } from '../../../rules/test/waddle-waddle/reference.js';
import type { Prover } from './prove-sides.js';

/** The most ends with the most points that a puzzle may have. */
const BEST = 3;
const TYPES = 'APBG';

interface Turn {
  readonly tiles: Tiles;
  readonly hasAdded: boolean;
  readonly hasMoved: boolean;
}

/** Whether the solution makes the most points, and few ends of the turn do. */
export const proveWaddleWaddle: Prover = ({ options, position, solution }) => {
  const [board = '', mover = '', supplies = ''] = position.split(' ');
  const hasTypes = !options.includes('modules=0');
  const tiles = new Map(board.split(';').map((tile) => [tile.slice(2), tile.slice(0, 2)] as const));
  const [colour = '', done = ''] = mover.split(':');
  const supply = supplies.split(',').find((one) => one.startsWith(colour)) ?? '';
  const left = [...supply.slice(1)].map(Number);
  const start: Turn = { tiles, hasAdded: done.startsWith('a'), hasMoved: done.startsWith('m') };
  // On the turn of the last tile nothing is moved (WD-7)
  const count = left.reduce((sum, one) => sum + one, 0) + (start.hasAdded ? 1 : 0);
  const lies = (on: Tiles, tile: string, hex: string): boolean => !hasTypes || mayLie(on, tile, hex);
  const acted = done.slice(1);
  const ends = new Map<string, number>();
  const end = (after: Tiles): void => {
    const key = [...after]
      .map(([hex, tile]) => hex + tile)
      .sort()
      .join(';');
    ends.set(key, boardPoints(after, colour, hasTypes));
  };
  const add = (turn: Turn, then: (turn: Turn, hex: string) => void): void => {
    const open = openHexes(new Set(['0,0', ...turn.tiles.keys()]));
    [...TYPES].forEach((type, at) => {
      if ((left[at] ?? 0) === 0) return;
      for (const hex of open) {
        if (lies(turn.tiles, colour + type, hex))
          then({ ...turn, tiles: new Map([...turn.tiles, [hex, colour + type]]), hasAdded: true }, hex);
      }
    });
  };
  const move = (turn: Turn, then: (turn: Turn) => void, except: string): void => {
    if (count <= 1) return;
    const taken = new Set(['0,0', ...turn.tiles.keys()]);
    for (const [hex, tile] of turn.tiles) {
      if (hex === except || (hasTypes && tile.endsWith('G')) || !mayLeave(taken, hex)) continue;
      const others = new Map([...turn.tiles].filter(([other]) => other !== hex));
      for (const to of openHexes(new Set(['0,0', ...others.keys()]))) {
        if (to !== hex && lies(others, tile, to))
          then({ ...turn, tiles: new Map([...others, [to, tile]]), hasMoved: true });
      }
    }
  };
  if (start.hasAdded) {
    end(start.tiles);
    move(start, ({ tiles: after }) => end(after), acted);
  } else {
    add(start, (turn, hex) => {
      end(turn.tiles);
      // The tile of the turn is not the one that is moved (WD-8)
      if (!start.hasMoved) move(turn, ({ tiles: after }) => end(after), hex);
    });
    if (!start.hasMoved) move(start, (turn) => add(turn, ({ tiles: after }) => end(after)), '');
  }
  const most = Math.max(...ends.values());
  const made = boardPoints(played(tiles, solution), colour, hasTypes);
  if (made !== most) return `the solution makes ${made} of ${most} points`;
  const best = [...ends.values()].filter((points) => points === most).length;
  return best <= BEST ? '' : `${best} ends of the turn make ${most} points`;
};

function played(tiles: Tiles, solution: readonly string[]): Tiles {
  const after = new Map(tiles);
  for (const token of solution) {
    const [from = '', to] = token.split('>');
    if (to !== undefined) {
      after.set(to, after.get(from) ?? '');
      after.delete(from);
    } else if (/^[a-z][A-Z]/.test(token)) after.set(token.slice(2), token.slice(0, 2));
  }
  return after;
}
