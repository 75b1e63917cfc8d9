/** Ways to pay for an order in which every card serves (TW-13, TW-14, TW-35). Equal cards are one. */
import { cardOf, changedCard, isChanged, isLoose, LOOSE, sum, unitsOf, zeros } from './cards.js';
import { CARDS, isBonus, isDouble, KINDS_OF_TOPPING } from './components.js';
import type { Payment, Player } from './state.js';

/** What a seat can pay with: pieces of `cards.ts` by number, ascending, and how many of each. */
export interface Purse {
  readonly pieces: readonly number[];
  readonly counts: readonly number[];
}

/** A piece, how many of it, and how many of each topping one is. */
interface Kind {
  readonly piece: number;
  readonly count: number;
  readonly units: readonly number[];
}

/** The cards of a hand, the loose toppings, and the cards a blender changed. */
export function purseOf(player: Pick<Player, 'hand'>, loose: readonly number[], changed: readonly number[]): Purse {
  const pieces: number[] = [];
  const counts: number[] = [];
  const add = (piece: number, count: number): void => {
    if (count === 0) return;
    const last = pieces.length - 1;
    if (pieces[last] === piece) counts[last] = (counts[last] ?? 0) + count;
    else {
      pieces.push(piece);
      counts.push(count);
    }
  };
  for (let card = 0; card < CARDS; card++) add(card, player.hand[card] ?? 0);
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) add(LOOSE + topping, loose[topping] ?? 0);
  for (const piece of changed) add(piece, 1);
  return { pieces, counts };
}

/** How many of each topping some pieces are. */
function unitCounts(pieces: readonly number[]): number[] {
  const units = zeros(KINDS_OF_TOPPING);
  for (const piece of pieces) for (const topping of unitsOf(piece)) units[topping] = (units[topping] ?? 0) + 1;
  return units;
}

/** How many of the needs are met. */
function met(needs: readonly number[], units: readonly number[]): number {
  let total = 0;
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
    total += Math.min(needs[topping] ?? 0, units[topping] ?? 0);
  }
  return total;
}

/** Whether the order, less `discount` toppings, can do without any one of the pieces. */
function hasSpare(needs: readonly number[], wanted: number, pieces: readonly number[]): boolean {
  const units = unitCounts(pieces);
  let before = -1;
  for (const piece of pieces) {
    if (piece === before) continue;
    before = piece;
    const own = unitsOf(piece);
    for (const topping of own) units[topping] = (units[topping] ?? 0) - 1;
    const enough = met(needs, units) >= wanted;
    for (const topping of own) units[topping] = (units[topping] ?? 0) + 1;
    if (enough) return true;
  }
  return false;
}

/** What an order takes: its needs, or its needs without one topping of the owner's choice when it was reserved (TW-35). */
function demands(needs: readonly number[], discount: number): readonly (readonly number[])[] {
  if (discount === 0) return [needs];
  const found: (readonly number[])[] = [];
  needs.forEach((count, topping) => {
    if (count > 0) found.push(needs.map((other, i) => (i === topping ? other - 1 : other)));
  });
  return found;
}

/** Whether each piece can serve with a topping of its own, from piece `at` on; `rest` is what is still to be served. */
function allServe(rest: number[], pieces: readonly number[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined) return true;
  for (const topping of unitsOf(piece)) {
    const open = rest[topping] ?? 0;
    if (open === 0) continue;
    rest[topping] = open - 1;
    const fits = allServe(rest, pieces, at + 1);
    rest[topping] = open;
    if (fits) return true;
  }
  return false;
}

/** The demands that these pieces can serve with at least one topping of each (TW-14). */
function servedBy(wanted: readonly (readonly number[])[], pieces: readonly number[]): readonly (readonly number[])[] {
  return wanted.filter((demand) => allServe(demand.slice(), pieces, 0));
}

/** The halves that are left when pieces meet a demand, ascending; undefined when they do not meet it. */
function leftAfter(demand: readonly number[], pieces: readonly number[]): readonly number[] | undefined {
  const left: number[] = [];
  let isMet = true;
  unitCounts(pieces).forEach((count, topping) => {
    const taken = demand[topping] ?? 0;
    if (count < taken) isMet = false;
    for (let i = taken; i < count; i++) left.push(topping);
  });
  return isMet ? left : undefined;
}

/**
 * The halves of doubles that may be left when these pieces pay demands that each of them serves: one way, or where a
 * reserved order lets the owner choose the topping that it goes without, several; none when they do not pay (TW-14, TW-35).
 */
function leftovers(served: readonly (readonly number[])[], pieces: readonly number[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const demand of served) {
    const left = leftAfter(demand, pieces);
    if (left !== undefined) found.push(left);
  }
  return found;
}

/** Whether a payment pays an order that goes without `discount` toppings; why it does not, or nothing. */
export function faultOf(needs: readonly number[], discount: number, payment: Payment): string {
  if (met(needs, unitCounts(payment.pieces)) < sum(needs) - discount) return 'toppings-missing';
  const ways = leftovers(servedBy(demands(needs, discount), payment.pieces), payment.pieces);
  if (ways.length === 0) return 'card-to-spare';
  const left = payment.left.join();
  return ways.some((other) => other.join() === left) ? '' : 'other-halves';
}

/** The pieces that serve an order at all. */
function kindsFor(needs: readonly number[], purse: Purse): Kind[] {
  const kinds: Kind[] = [];
  purse.pieces.forEach((piece, i) => {
    const units = unitsOf(piece);
    if (units.some((topping) => (needs[topping] ?? 0) > 0)) kinds.push({ piece, count: purse.counts[i] ?? 0, units });
  });
  return kinds;
}

/** More than any payment costs. */
const DEAREST = 1000;

/** One search for sets of pieces. `found` is told each set that pays, and says what a set may cost from then on. */
interface Search {
  readonly needs: readonly number[];
  readonly wanted: number;
  readonly kinds: readonly Kind[];
  /** Pieces chosen so far, ascending, and the toppings they are. */
  readonly chosen: number[];
  readonly units: number[];
  readonly costs: readonly number[];
  /** For each kind, of it and those after it, the least that a topping costs which is not free. */
  readonly least: readonly number[];
  /** How many toppings are free at most. */
  readonly free: number;
  readonly found: (chosen: readonly number[], cost: number) => void;
  /** Sets that cost as much or more are not looked for. */
  limit: number;
}

/** Adds pieces from kind `at` on. In a set without a card to spare each piece adds to what is met, in any order. */
function search(run: Search, at: number, total: number, cost: number): void {
  if (total >= run.wanted) {
    if (!hasSpare(run.needs, run.wanted, run.chosen)) run.found(run.chosen, cost);
    return;
  }
  for (let i = at; i < run.kinds.length; i++) {
    const kind = run.kinds[i];
    if (kind === undefined) return;
    let spent = cost;
    let now = total;
    let taken = 0;
    while (taken < kind.count && now < run.wanted) {
      const before = now;
      for (const topping of kind.units) {
        const have = run.units[topping] ?? 0;
        if (have < (run.needs[topping] ?? 0)) now++;
        run.units[topping] = have + 1;
      }
      run.chosen.push(kind.piece);
      taken++;
      spent += run.costs[i] ?? 0;
      const unpaid = Math.max(0, run.wanted - now - run.free);
      if (now === before || spent + unpaid * (run.least[i] ?? 0) >= run.limit) break;
      if (spent + unpaid * (run.least[i + 1] ?? 0) < run.limit) search(run, i + 1, now, spent);
    }
    for (let back = 0; back < taken; back++) {
      run.chosen.pop();
      for (const topping of kind.units) run.units[topping] = (run.units[topping] ?? 0) - 1;
    }
  }
}

function searchOf(needs: readonly number[], discount: number, purse: Purse): Search {
  const kinds = kindsFor(needs, purse);
  const costs = kinds.map((kind) => costOf(kind.piece));
  const least = costs.slice();
  let [lowest, free] = [DEAREST, 0];
  for (let i = kinds.length - 1; i >= 0; i--) {
    const [kind, cost = 0] = [kinds[i], costs[i]];
    if (kind === undefined) continue;
    // What is free is loose: one topping each
    if (cost === 0) free += kind.count;
    else lowest = Math.min(lowest, cost / kind.units.length);
    least[i] = lowest;
  }
  return {
    needs,
    wanted: sum(needs) - discount,
    kinds,
    chosen: [],
    units: zeros(KINDS_OF_TOPPING),
    costs,
    least,
    free,
    found: () => undefined,
    limit: DEAREST,
  };
}

/** A payment found, and which one it was. */
interface Found {
  readonly payment: Payment;
  readonly cost: number;
  /** Whether another payment does with some of its cards. */
  readonly spare: boolean;
  readonly at: number;
}

/** Every payment of an order that goes without `discount` toppings (TW-35), the cheapest first. */
export function payments(needs: readonly number[], discount: number, purse: Purse): readonly Payment[] {
  const list: Found[] = [];
  const kinds = kindsFor(needs, purse);
  const total = sum(needs) - discount;
  const pieces: number[] = [];
  // More cards never make one serve that did not: a set in which one is idle is not grown
  const grow = (at: number, cost: number, served: readonly (readonly number[])[]): void => {
    const ways = leftovers(served, pieces);
    const spare = ways.length > 0 && hasSpare(needs, total, pieces);
    for (const left of ways) list.push({ payment: { pieces: pieces.slice(), left }, cost, spare, at: list.length });
    for (let i = at; i < kinds.length; i++) {
      const kind = kinds[i];
      if (kind === undefined) return;
      let taken = 0;
      let open = served;
      while (taken < kind.count && open.length > 0) {
        pieces.push(kind.piece);
        taken++;
        open = servedBy(open, pieces);
        if (open.length > 0) grow(i + 1, cost + taken * costOf(kind.piece), open);
      }
      for (let back = 0; back < taken; back++) pieces.pop();
    }
  };
  grow(0, 0, demands(needs, discount));
  const spare = (found: Found): number => (found.spare ? 1 : 0);
  list.sort((a, b) =>
    a.cost !== b.cost ? a.cost - b.cost : spare(a) !== spare(b) ? spare(a) - spare(b) : a.at - b.at,
  );
  return list.map((found) => found.payment);
}

/**
 * What it costs to part with a piece: nothing for what is lost at the turn's end anyway, then plain cards, bonus cards and
 * doubles, where a changed card is the cheaper one of two. A double that pays twice costs less than one and a plain card.
 */
function costOf(piece: number): number {
  if (isLoose(piece)) return 0;
  const card = cardOf(piece);
  const cost = isDouble(card) ? 9 : isBonus(card) ? 6 : 4;
  return isChanged(piece) ? cost - 1 : cost;
}

/** The cheapest payment of an order: plain cards before bonus cards and doubles, least waste; undefined when there is none. */
export function cheapest(needs: readonly number[], discount: number, purse: Purse): Payment | undefined {
  const start = searchOf(needs, discount, purse);
  let best: readonly number[] | undefined;
  const run: Search = {
    ...start,
    found: (chosen, cost) => {
      best = chosen.slice();
      run.limit = cost;
    },
  };
  search(run, 0, 0, 0);
  const pieces = best;
  if (pieces === undefined) return undefined;
  return { pieces, left: leftovers(servedBy(demands(needs, discount), pieces), pieces)[0] ?? [] };
}

/** The toppings that are missing for an order, by topping; none when it can be paid. */
export function missing(needs: readonly number[], discount: number, purse: Purse): readonly number[] {
  const units = zeros(KINDS_OF_TOPPING);
  purse.pieces.forEach((piece, i) => {
    for (const topping of unitsOf(piece)) units[topping] = (units[topping] ?? 0) + (purse.counts[i] ?? 0);
  });
  if (met(needs, units) >= sum(needs) - discount) return zeros(KINDS_OF_TOPPING);
  return needs.map((count, topping) => Math.max(0, count - (units[topping] ?? 0)));
}

/** The piece before a blender made `piece` of it, given the changed cards there are; -1 when it made no such one. */
export function beforeChange(piece: number, changed: readonly number[], printed: readonly number[]): number {
  const card = cardOf(piece);
  const units = unitsOf(piece);
  const differing = units.filter((unit, i) => unit !== printed[i]).length;
  if (differing <= 1) return differing === 1 ? card : -1;
  for (let i = 0; i < units.length; i++) {
    const other = changedCard(
      card,
      units.map((unit, place) => (place === i ? (printed[place] ?? 0) : unit)),
    );
    if (changed.includes(other)) return other;
  }
  return -1;
}
