/** Buffet Boss read a second time from the catalogue: tokens in, answers out, sharing no code with the core. */

// The counting of Buffet Boss read once more from the catalogue, slowly, sharing no code with the core.

/** Food: group letter, colour, stars. Groups: v f m s d, and - for none. */
export const MENU: Readonly<Record<string, readonly [group: string, colour: string, stars: number]>> = {
  lettuce: ['v', 'green', 2],
  'pea-pod': ['v', 'green', 3],
  broccoli: ['v', 'green', 4],
  squid: ['s', 'white', 2],
  mushroom: ['v', 'white', 3],
  egg: ['-', 'white', 4],
  'berry-pie': ['d', 'purple', 2],
  octopus: ['s', 'purple', 3],
  grapes: ['f', 'purple', 4],
  'lemon-tart': ['d', 'yellow', 2],
  banana: ['f', 'yellow', 3],
  pineapple: ['f', 'yellow', 4],
  steak: ['m', 'red', 2],
  'lobster-claw': ['s', 'red', 3],
  strawberry: ['f', 'red', 4],
  gingerbread: ['d', 'brown', 2],
  sausage: ['m', 'brown', 3],
  'chicken-wing': ['m', 'brown', 4],
  ham: ['m', 'pink', 2],
  cupcake: ['d', 'pink', 3],
  shrimp: ['s', 'pink', 4],
};

/** A piece on a plate; two pieces of one food are two objects. */
export interface Piece {
  readonly food: string;
}

/** What lies on a plate; contacts are pairs of pieces, the plate itself being `'plate'`. */
interface Pile {
  height: number;
  pieces: Piece[];
  contacts: (readonly [Piece | 'plate', Piece])[];
}

const group = (piece: Piece): string => MENU[piece.food]?.[0] ?? '?';
const colour = (piece: Piece): string => MENU[piece.food]?.[1] ?? '?';
const stars = (piece: Piece): number => MENU[piece.food]?.[2] ?? 0;

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  B1: ['v', 'f'],
  B2: ['f', 'd'],
  B3: ['d', 'm'],
  B4: ['m', 's'],
  B5: ['s', 'v'],
  B6: ['green', 'purple'],
  B7: ['white', 'yellow'],
  B8: ['red', 'pink'],
};

/** Points of a character for a pile. */
export function bonus(card: string, { pieces, contacts }: Pile): number {
  const count = (test: (piece: Piece) => boolean): number => pieces.filter(test).length;
  const shown = SHOWN[card];
  if (shown) return 2 * count((piece) => shown.includes(group(piece)) || shown.includes(colour(piece)));
  const grouped = pieces.filter((piece) => group(piece) !== '-');
  const pairs = contacts.flatMap(([a, b]) => (a === 'plate' ? [] : [[a, b] as const]));
  switch (card) {
    case 'B9':
      return 2 * count((piece) => stars(piece) === 2);
    case 'B10':
      return 3 * Math.floor(count((piece) => stars(piece) === 3) / 2);
    case 'B11':
      return count((piece) => stars(piece) === 4);
    case 'B12':
      return 3 * contacts.filter(([a]) => a === 'plate').length;
    case 'B13':
      return 2 * new Set(grouped.map(group)).size;
    case 'B14':
      return 2 * new Set(pieces.map(colour)).size;
    case 'B15':
      return 2 * Math.max(0, ...grouped.map((piece) => count((other) => group(other) === group(piece))));
    case 'A1':
      return 4 * pairs.filter(([a, b]) => group(a) === group(b) && group(a) !== '-').length;
    case 'A2':
      return 4 * pairs.filter(([a, b]) => colour(a) === colour(b)).length;
    default:
      return 5 * count((piece) => pairs.filter((pair) => pair.includes(piece)).length === 1);
  }
}

/** A player: the pile, the characters by name, and which of them lies open. */
interface Player extends Pile {
  cards: string[];
  open: string;
}

const USED: Readonly<Record<string, readonly number[]>> = {
  snack: [6, 12, 16, 20, 24],
  meal: [8, 15, 20, 25, 30],
  buffet: [10, 18, 28, 35, 42],
};

/** A game that follows the tokens of another. */
export class Reference {
  readonly players: Player[];
  readonly cards = new Map<string, number>(Object.keys(MENU).map((food) => [food, 2]));
  line: string[] = [];
  phase: 'showing' | 'choosing' | 'turn' | 'resting' | 'window' | 'showdown' | 'done' | 'lost' = 'showing';
  round = 1;
  seat: number;
  /** Seats in the order of this round. */
  order: number[];
  /** Foods this player took this turn. */
  took = 0;
  /** What is in a hand or falls down keeps what happened to it this turn. */
  held: Piece | undefined;
  readonly rescued = new Set<Piece>();
  windows: { left: number; pieces: Piece[] }[] = [];

  constructor(
    readonly version: string,
    readonly level: string,
    hands: readonly (readonly string[])[],
    first: number,
  ) {
    this.players = hands.map((cards) => ({ height: 0, pieces: [], contacts: [], cards: [...cards], open: '' }));
    this.seat = first;
    this.order = this.from(first);
  }

  private from(first: number): number[] {
    return this.players.map((_player, i) => (first + i) % this.players.length);
  }

  private get me(): Player {
    const player = this.players[this.seat];
    if (!player) throw new Error('nobody sits there');
    return player;
  }

  private get rounds(): number {
    if (this.version === 'lunch') return 5;
    if (this.version === 'dinner') return 7;
    return (USED[this.level]?.[this.players.length - 1] ?? 0) / (this.players.length + 1);
  }

  private get isLast(): boolean {
    return this.order.at(-1) === this.seat;
  }

  /** How many foods those who come later need. */
  private get needed(): number {
    return this.order.length - 1 - this.order.indexOf(this.seat);
  }

  private get mayTake(): boolean {
    if (this.took === 0) return this.line.length > 0;
    const isSpare = this.line.length > this.needed;
    return this.took === 1 && isSpare && (this.isLast || this.version === 'all');
  }

  toMove(): string {
    switch (this.phase) {
      case 'showing':
      case 'resting':
        return 'table';
      case 'choosing':
        return this.players.map((_player, i) => `p${i + 1}`).join(' ');
      case 'done':
      case 'lost':
        return '';
      default:
        return `p${this.seat + 1}`;
    }
  }

  /** All moves of seats, sorted; for the table none are listed. */
  moves(): string[] {
    const list: string[] = [];
    if (this.phase === 'choosing') this.players.forEach((_player, i) => list.push(`first:p${i + 1}`));
    if (this.phase === 'turn') {
      if (this.mayTake) list.push(...new Set(this.line));
      if (this.me.pieces.length > 0) list.push('adjust');
      const mustTake = this.took === 0 || (this.version === 'all' && this.isLast && this.line.length > 0);
      if (!mustTake) list.push('end');
    }
    if (this.phase === 'window') {
      this.windows
        .flatMap(({ pieces }) => pieces)
        .forEach((piece, i) => {
          if (!this.rescued.has(piece)) list.push(`save:${i + 1}`);
        });
      list.push('late');
    }
    if (this.phase === 'showdown') list.push(...this.me.cards.map((card) => `reveal:${card}`));
    return list.sort();
  }

  play(token: string): void {
    if (token.startsWith('~') && token.includes('/')) return this.rest(token.slice(1));
    if (token.startsWith('~')) return this.show(token.slice(1).replace('2', ''));
    const [word = '', what = ''] = token.split(':');
    if (word === 'first') {
      this.order = this.from(Number(what.slice(1)) - 1);
      this.seat = this.order[0] ?? 0;
      this.phase = 'turn';
    } else if (word === 'adjust') this.phase = 'resting';
    else if (word === 'save') this.pickUp(Number(what));
    else if (word === 'late') this.closeWindows([]);
    else if (word === 'reveal') {
      this.me.open = what;
      this.showdown();
    } else if (word === 'end') this.endTurn();
    else {
      this.line.splice(this.line.indexOf(token), 1);
      this.held = { food: token };
      this.took++;
      this.phase = 'resting';
    }
  }

  private show(food: string): void {
    this.cards.set(food, (this.cards.get(food) ?? 0) - 1);
    this.line.push(food);
    if (this.line.length === this.players.length + 1) {
      this.phase = this.version === 'all' && this.players.length > 1 ? 'choosing' : 'turn';
    }
  }

  private pickUp(number: number): void {
    let count = 0;
    for (const window of this.windows) {
      for (const piece of [...window.pieces]) {
        count++;
        if (count !== number) continue;
        window.pieces.splice(window.pieces.indexOf(piece), 1);
        window.left--;
        this.held = piece;
        this.rescued.add(piece);
      }
    }
    this.phase = 'resting';
  }

  private rest(text: string): void {
    const [height = '', contacts = '-', fell = '-'] = text.split('/');
    const { me } = this;
    const all = this.held ? [...me.pieces, this.held] : [...me.pieces];
    const named = (name: string): Piece => {
      const piece = all[Number(name) - 1];
      if (!piece) throw new Error(`there is no piece ${name}`);
      return piece;
    };
    const fallen = fell === '-' ? [] : fell.split('.').map(named);
    me.height = Number(height);
    me.contacts = (contacts === '-' ? [] : contacts.split('.')).map((pair) => {
      const [a = '', b = ''] = pair.split('-');
      return [a === 'p' ? 'plate' : named(a), named(b)] as const;
    });
    me.pieces = all.filter((piece) => !fallen.includes(piece));
    this.held = undefined;
    if (fallen.length > 0 && this.version === 'all') {
      this.phase = 'lost';
      return;
    }
    this.closeWindows([...this.windows, { left: Math.ceil(fallen.length / 2), pieces: fallen }]);
  }

  /** Leaves the windows open through which something can still be saved. */
  private closeWindows(windows: { left: number; pieces: Piece[] }[]): void {
    this.windows = windows.filter(({ left, pieces }) => left > 0 && pieces.some((piece) => !this.rescued.has(piece)));
    this.phase = this.windows.length > 0 ? 'window' : 'turn';
  }

  private endTurn(): void {
    this.took = 0;
    this.rescued.clear();
    if (!this.isLast) {
      this.seat = this.order[this.order.indexOf(this.seat) + 1] ?? 0;
      return;
    }
    this.line = [];
    if (this.round === this.rounds) return this.showdown();
    this.round++;
    this.order = this.from(((this.order[0] ?? 0) + 1) % this.players.length);
    this.seat = this.order[0] ?? 0;
    this.phase = 'showing';
  }

  private showdown(): void {
    const next = this.players.findIndex(({ cards, open }) => cards.length > 0 && open === '');
    this.phase = next < 0 ? 'done' : 'showdown';
    if (next >= 0) this.seat = next;
  }

  totals(): number[] {
    if (this.version === 'all') return this.players.map(() => 0);
    const greatest = Math.max(...this.players.map(({ height }) => height));
    return this.players.map((player) => {
      const counted = player.pieces.reduce((sum, piece) => sum + stars(piece), 0);
      const tallest = player.pieces.length > 0 && greatest - player.height <= 10 ? 5 : 0;
      return counted + tallest + (player.open === '' ? 0 : bonus(player.open, player));
    });
  }

  result(): string {
    if (this.phase === 'lost') return ' fallen';
    if (this.phase !== 'done') return 'goes on';
    const name = (seats: number[]): string => seats.map((seat) => `p${seat + 1}`).join('+');
    const seats = this.players.map((_player, i) => i);
    if (this.version === 'all') return `${name(seats)} all-stacked`;
    const totals = this.totals();
    const best = seats.filter((seat) => totals[seat] === Math.max(...totals));
    const heights = best.map((seat) => this.players[seat]?.height ?? 0);
    const tallest = best.filter((_seat, i) => (heights[i] ?? 0) > 0 && Math.max(...heights) - (heights[i] ?? 0) <= 10);
    if (tallest.length === 0 || tallest.length === best.length) return `${name(best)} stars`;
    return `${name(tallest)} tallest`;
  }
}
