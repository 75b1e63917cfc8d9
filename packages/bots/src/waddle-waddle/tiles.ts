/** The tiles of Waddle Waddle round the Iceberg: their hexes, the hexes they can slide to, and which may leave. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { DIRECTIONS, EMPTY } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { Tile } from '@griddle/rules/internal/waddle-waddle/state.js';

/** The Iceberg, a number that no tile has; the rules' own number is too large for a byte. */
export const ICEBERG = 100;

/** A margin of free hexes round the tiles: a hex further out needs two tiles, so 64 tiles reach no further. */
const MARGIN = 36;

/** Tiles on a table. Does not check legality. */
export class Tiles {
  /** The content of each hex: the number of a tile, `EMPTY` or `ICEBERG`. */
  readonly cells: Int8Array;
  /** Index steps to the six neighbours, in turn. */
  readonly steps: readonly number[];
  readonly iceberg: number;
  /** Owner and type of the tile on each hex, `EMPTY` if there is none. */
  readonly colours: Int8Array;
  readonly types: Int8Array;
  /** The hex of each tile. */
  readonly places: number[] = [];
  private readonly west: number;
  private readonly north: number;
  private readonly width: number;
  /** 1 for each empty hex that can be reached by sliding from the open table. */
  private readonly reach: Uint8Array;
  /** The last search that visited each hex. */
  private readonly seen: Int32Array;
  private searches = 0;
  /** Empty hexes next to tiles. */
  private readonly rim: number[] = [];

  constructor(tiles: readonly Tile[]) {
    const qs = tiles.map(({ q }) => q);
    const rs = tiles.map(({ r }) => r);
    this.west = Math.min(0, ...qs) - MARGIN;
    this.north = Math.min(0, ...rs) - MARGIN;
    this.width = Math.max(0, ...qs) + MARGIN - this.west + 1;
    const height = Math.max(0, ...rs) + MARGIN - this.north + 1;
    this.cells = new Int8Array(this.width * height).fill(EMPTY);
    this.colours = new Int8Array(this.cells.length).fill(EMPTY);
    this.types = new Int8Array(this.cells.length).fill(EMPTY);
    this.reach = new Uint8Array(this.cells.length);
    this.seen = new Int32Array(this.cells.length);
    this.steps = DIRECTIONS.map(({ q, r }) => r * this.width + q);
    this.iceberg = this.indexOf(0, 0);
    this.cells[this.iceberg] = ICEBERG;
    for (const { q, r, colour, type } of tiles) this.lay(this.indexOf(q, r), colour, type);
  }

  /** The index of a hex. */
  indexOf(q: number, r: number): number {
    return (r - this.north) * this.width + q - this.west;
  }

  /** The coordinates of an index. */
  protected hexAt(index: number): { readonly q: number; readonly r: number } {
    const row = Math.floor(index / this.width);
    return { q: index - row * this.width + this.west, r: row + this.north };
  }

  /** Adds a tile. */
  protected lay(to: number, colour: Seat, type: number): void {
    this.cells[to] = this.places.length;
    this.colours[to] = colour;
    this.types[to] = type;
    this.places.push(to);
  }

  /** Removes the last tile. */
  protected pop(): void {
    const at = this.places.pop() ?? 0;
    this.cells[at] = this.colours[at] = this.types[at] = EMPTY;
  }

  /** Moves a tile. */
  protected shift(tile: number, from: number, to: number): void {
    this.colours[to] = this.colours[from] ?? EMPTY;
    this.types[to] = this.types[from] ?? EMPTY;
    this.cells[to] = tile;
    this.cells[from] = this.colours[from] = this.types[from] = EMPTY;
    this.places[tile] = to;
  }

  /** The hexes where a tile can be added, apart from the rules on types (WD-9, WD-10); call `findReach` first. */
  protected openPlaces(): number[] {
    return this.rim.filter((to) => this.reach[to] === 1 && this.isHeld(to));
  }

  /** The hexes where a tile may move (WD-13 to WD-17) if `mayLie` agrees; call `findReach` first. */
  protected goalsOf(tile: number, mayLie: (to: number) => boolean): readonly number[] {
    const from = this.places[tile] ?? 0;
    const colour = this.colours[from] ?? EMPTY;
    const type = this.types[from] ?? EMPTY;
    this.cells[from] = this.colours[from] = this.types[from] = EMPTY;
    let goals: readonly number[] = [];
    if (this.isUnneeded(from) && this.slidesOut(from)) {
      // Hexes that the tile itself had closed off are open to it
      const opened = this.flood(from);
      goals = this.openPlaces().filter(mayLie);
      for (const index of opened) this.reach[index] = 0;
    }
    this.cells[from] = tile;
    this.colours[from] = colour;
    this.types[from] = type;
    return goals;
  }

  /** WD-9: a place has to touch the Iceberg, or two tiles. */
  private isHeld(index: number): boolean {
    let tiles = 0;
    for (const step of this.steps) {
      const cell = this.cells[index + step] ?? EMPTY;
      if (cell === ICEBERG) return true;
      if (cell >= 0) tiles++;
    }
    return tiles >= 2;
  }

  /** A hex, whatever is on it, and the tiles of a colour that are connected to it by chains of such tiles. */
  groupFrom(index: number, colour: Seat, without = -1): readonly number[] {
    const found = [index];
    const search = ++this.searches;
    this.seen[index] = search;
    if (without >= 0) this.seen[without] = search;
    for (let i = 0; i < found.length; i++) {
      for (const step of this.steps) {
        const to = (found[i] ?? index) + step;
        if (this.seen[to] === search || this.colours[to] !== colour) continue;
        this.seen[to] = search;
        found.push(to);
      }
    }
    return found;
  }

  /** WD-14 and WD-15: whether all tiles are held, and connected to the Iceberg, without the lifted one. */
  private isUnneeded(from: number): boolean {
    let arcs = 0;
    let before = (this.cells[from + (this.steps[5] ?? 0)] ?? EMPTY) >= 0;
    for (const step of this.steps) {
      const cell = this.cells[from + step] ?? EMPTY;
      if (cell >= 0 && cell !== ICEBERG && !this.isHeld(from + step)) return false;
      if (cell >= 0 && !before) arcs++;
      before = cell >= 0;
    }
    // Adjacent neighbours connect each other
    return arcs < 2 || this.isOnePiece();
  }

  private isOnePiece(): boolean {
    const found = [this.iceberg];
    const search = ++this.searches;
    this.seen[this.iceberg] = search;
    for (let i = 0; i < found.length; i++) {
      for (const step of this.steps) {
        const to = (found[i] ?? 0) + step;
        if (this.seen[to] === search || (this.cells[to] ?? EMPTY) < 0) continue;
        this.seen[to] = search;
        found.push(to);
      }
    }
    // The Iceberg is counted in place of the lifted tile
    return found.length === this.places.length;
  }

  /** WD-13: whether a way leads from an empty hex to the open table. */
  private slidesOut(from: number): boolean {
    const found = [from];
    const search = ++this.searches;
    this.seen[from] = search;
    for (let i = 0; i < found.length; i++) {
      const at = found[i] ?? from;
      for (let direction = 0; direction < 6; direction++) {
        const to = at + (this.steps[direction] ?? 0);
        if (this.seen[to] === search || !this.canStep(at, direction)) continue;
        if (this.reach[to] === 1) return true;
        this.seen[to] = search;
        found.push(to);
      }
    }
    return false;
  }

  /** WD-10: whether a tile can slide from a hex to its neighbour. */
  private canStep(from: number, direction: number): boolean {
    const { cells, steps } = this;
    if (cells[from + (steps[direction] ?? 0)] !== EMPTY) return false;
    const before = cells[from + (steps[direction === 0 ? 5 : direction - 1] ?? 0)] ?? EMPTY;
    return before < 0 || (cells[from + (steps[direction === 5 ? 0 : direction + 1] ?? 0)] ?? EMPTY) < 0;
  }

  /**
   * Finds the hexes that can be reached by sliding from the open table, as far as one hex beyond the tiles, and the
   * rim.
   */
  protected findReach(): void {
    const { reach, rim, cells, width } = this;
    let [first, last, west, east] = [this.iceberg, this.iceberg, this.iceberg % width, this.iceberg % width];
    rim.length = 0;
    const search = ++this.searches;
    for (let tile = -1; tile < this.places.length; tile++) {
      const place = tile < 0 ? this.iceberg : (this.places[tile] ?? 0);
      first = Math.min(first, place);
      last = Math.max(last, place);
      west = Math.min(west, place % width);
      east = Math.max(east, place % width);
      for (const step of this.steps) {
        const at = place + step;
        if (cells[at] !== EMPTY || this.seen[at] === search) continue;
        this.seen[at] = search;
        rim.push(at);
      }
    }
    rim.sort((one, other) => one - other);
    reach.fill(1);
    const top = Math.floor(first / width) - 1;
    const bottom = Math.floor(last / width) + 1;
    for (let row = top; row <= bottom; row++) reach.fill(0, row * width + west - 1, row * width + east + 2);
    this.flood(top * width + west - 1);
  }

  /** Marks the hexes that can be reached by sliding from an empty hex; returns the newly marked ones. */
  private flood(from: number): readonly number[] {
    const { reach } = this;
    const found = [from];
    reach[from] = 1;
    for (let i = 0; i < found.length; i++) {
      const at = found[i] ?? from;
      for (let direction = 0; direction < 6; direction++) {
        const to = at + (this.steps[direction] ?? 0);
        if (reach[to] === 1 || !this.canStep(at, direction)) continue;
        reach[to] = 1;
        found.push(to);
      }
    }
    return found;
  }
}
