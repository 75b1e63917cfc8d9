/**
 * A second, slow Waddle Waddle for the tests, written differently from the rules core: hexes are strings in a Set, the
 * way in is searched from far away over open table, and nothing is remembered between questions.
 */

const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export type Taken = ReadonlySet<string>;

function around(hex: string): string[] {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return NEIGHBOURS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** Whether a tile can slide from far outside to an empty hex (WD-10). `taken` includes the Iceberg. */
export function canSlideIn(taken: Taken, goal: string): boolean {
  const limit =
    3 + Math.max(...[...taken, goal].flatMap((hex) => hex.split(',').map((part) => Math.abs(Number(part)))));
  const queue = [goal];
  const seen = new Set(queue);
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    if (hex.split(',').some((part) => Math.abs(Number(part)) >= limit)) return true;
    for (const next of around(hex)) {
      if (taken.has(next) || seen.has(next)) continue;
      const common = around(hex).filter((other) => around(next).includes(other));
      if (common.every((other) => taken.has(other))) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** WD-9 for an empty hex, and WD-14 for a tile. */
export function isHeld(taken: Taken, hex: string): boolean {
  const near = around(hex).filter((other) => taken.has(other));
  return near.includes('0,0') || near.length >= 2;
}

/** Whether everything hangs together (WD-15): repeatedly joined sets, no search from the Iceberg. */
export function isOnePiece(taken: Taken): boolean {
  let pieces = [...taken].map((hex) => new Set([hex]));
  for (let merged = true; merged;) {
    merged = false;
    for (const piece of pieces) {
      const other = pieces.find(
        (set) => set !== piece && [...set].some((hex) => around(hex).some((near) => piece.has(near))),
      );
      if (other === undefined) continue;
      pieces = [...pieces.filter((set) => set !== piece && set !== other), new Set([...piece, ...other])];
      merged = true;
      break;
    }
  }
  return pieces.length <= 1;
}

/** Whether a tile may leave its hex (WD-13 to WD-15). */
export function mayLeave(taken: Taken, hex: string): boolean {
  const without = new Set([...taken].filter((other) => other !== hex));
  const left = around(hex).filter((other) => other !== '0,0' && without.has(other));
  return canSlideIn(without, hex) && left.every((other) => isHeld(without, other)) && isOnePiece(without);
}

/** Every empty hex next to something that a tile may come to lie on (WD-9, WD-10). */
export function openHexes(taken: Taken): string[] {
  const edge = new Set([...taken].flatMap((hex) => around(hex)).filter((hex) => !taken.has(hex)));
  return [...edge].filter((hex) => isHeld(taken, hex) && canSlideIn(taken, hex));
}
