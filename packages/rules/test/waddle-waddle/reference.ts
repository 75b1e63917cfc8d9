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

/** The six hexes beside one. */
export function around(hex: string): string[] {
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

/** Every empty hex, up to two steps beyond what lies there, to which a tile can slide from far outside (WD-10). */
export function outside(taken: Taken): Taken {
  const limit = 2 + Math.max(...[...taken].flatMap((hex) => hex.split(',').map((part) => Math.abs(Number(part)))));
  const seen = new Set([`${limit},0`]);
  for (const hex of seen)
    for (const next of around(hex)) {
      if (taken.has(next) || next.split(',').some((part) => Math.abs(Number(part)) > limit)) continue;
      const common = around(hex).filter((other) => around(next).includes(other));
      if (!common.every((other) => taken.has(other))) seen.add(next);
    }
  return seen;
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

/** Tiles by hex, as notation writes them: `rA` on `1,0`. */
export type Tiles = ReadonlyMap<string, string>;

/** Everything of one colour that hangs together with a hex. */
function groupAt(tiles: Tiles, hex: string): string[] {
  const colour = tiles.get(hex)?.charAt(0);
  const group = colour === undefined ? [] : [hex];
  for (const at of group)
    for (const next of around(at)) if (tiles.get(next)?.charAt(0) === colour && !group.includes(next)) group.push(next);
  return group;
}

/** Whether the abilities let a tile lie on a hex (WD-11, WD-12): it is put there, and what is wrong is looked for. */
export function mayLie(tiles: Tiles, tile: string, hex: string): boolean {
  const after = new Map([...tiles, [hex, tile]]);
  if (tile.endsWith('B')) return around(hex).every((near) => !tiles.get(near)?.endsWith('B'));
  return !tile.endsWith('A') || groupAt(after, hex).filter((one) => after.get(one)?.endsWith('A')).length === 1;
}

/**
 * Whether the tile on a hex, which has just acted, is part of a pattern of a card as positions write it (WD-18, WD-20 to
 * WD-22); adjacencies heed colours or do not.
 */
export function meets(tiles: Tiles, card: string, acted: string, anyColour = false): boolean {
  const type = (hex: string): string | undefined => tiles.get(hex)?.charAt(1);
  const colour = (hex: string): string | undefined => tiles.get(hex)?.charAt(0);
  if (card.startsWith('S')) {
    const others = new Map([...tiles].filter(([hex]) => hex !== acted));
    const joined = around(acted).filter((hex) => colour(hex) === colour(acted));
    return type(acted) === card.charAt(1) && joined.some((hex) => groupAt(others, hex).length >= 5);
  }
  if (card.includes(':'))
    return [...tiles.keys()].some((centre) => {
      if (type(centre) !== card.charAt(0)) return false;
      const near = around(centre).filter((hex) => tiles.has(hex) && (anyColour || colour(hex) !== colour(centre)));
      const [first, second] = [2, 3].map((at) => near.filter((hex) => type(hex) === card.charAt(at)));
      return first?.some((one) => second?.some((two) => [centre, one, two].includes(acted)));
    });
  // All shortest chains from the Iceberg, ring by ring; then back from each tile that is far enough
  const far = new Map([['0,0', 0]]);
  for (const hex of far.keys())
    if (hex === '0,0' || tiles.has(hex))
      for (const next of around(hex)) if (tiles.has(next) && !far.has(next)) far.set(next, (far.get(hex) ?? 0) + 1);
  return [...tiles.keys()].some((end) => {
    if (type(end) !== card.charAt(1) || (far.get(end) ?? 0) - 1 < Number(card.charAt(0))) return false;
    const chain = [end];
    for (const at of chain)
      for (const next of around(at))
        if (tiles.has(next) && far.get(next) === (far.get(at) ?? 0) - 1 && !chain.includes(next)) chain.push(next);
    return chain.includes(acted);
  });
}

/** Points of a colour for groups and Parents (WD-25 to WD-27). */
export function boardPoints(tiles: Tiles, colour: string, parents: boolean): number {
  const own = [...tiles.keys()].filter((hex) => tiles.get(hex)?.startsWith(colour));
  const groups = new Set(own.map((hex) => groupAt(tiles, hex).sort().join(';')));
  const sizes = [...groups].map((group) => group.split(';').length).filter((size) => size > 1);
  const beside = own.filter(
    (hex) => tiles.get(hex)?.endsWith('P') && around(hex).some((near) => tiles.get(near)?.endsWith('P')),
  );
  return (
    sizes.sort((a, b) => b - a).reduce((sum, size, at) => sum + size * (at + 1), 0) + (parents ? 2 * beside.length : 0)
  );
}
