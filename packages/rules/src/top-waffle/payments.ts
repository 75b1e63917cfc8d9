/** Ways to pay for an order in which every card is used (TW-13, TW-14, TW-35). Equal cards are interchangeable. */
import { cardOf, changedCard, isChanged, isLoose, LOOSE, sum, unitsOf, zeros } from './cards.js';
import { CARDS, isBonus, isDouble, KINDS_OF_TOPPING } from './components.js';
import type { Payment, Player } from './state.js';

/** The pieces a seat can pay with (numbers of `cards.ts`, ascending), and how many of each. */
export interface Purse {
  readonly pieces: readonly number[];
  readonly counts: readonly number[];
}

/** A piece, its count, and how many of each topping one provides. */
interface Kind {
  readonly piece: number;
  readonly count: number;
  readonly units: readonly number[];
}

/** Collects the cards of a hand, the loose toppings, and the cards a blender changed. */
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

/** The number of each topping in some pieces. */
function unitCounts(pieces: readonly number[]): number[] {
  const units = zeros(KINDS_OF_TOPPING);
  for (const piece of pieces) for (const topping of unitsOf(piece)) units[topping] = (units[topping] ?? 0) + 1;
  return units;
}

/** The number of needed toppings that are covered. */
function met(needs: readonly number[], units: readonly number[]): number {
  let total = 0;
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
    total += Math.min(needs[topping] ?? 0, units[topping] ?? 0);
  }
  return total;
}

/** Whether one of the pieces can be left out with `wanted` of the needed toppings still covered. */
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

/** The sets of toppings that pay for an order: its needs or, if reserved, its needs less any one topping (TW-35). */
function demands(needs: readonly number[], discount: number): readonly (readonly number[])[] {
  if (discount === 0) return [needs];
  const found: (readonly number[])[] = [];
  needs.forEach((count, topping) => {
    if (count > 0) found.push(needs.map((other, i) => (i === topping ? other - 1 : other)));
  });
  return found;
}

/** Whether each piece from `at` on can cover a different needed topping; `rest` is what is still needed. */
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

/** The demands to which each of these pieces can contribute a topping (TW-14). */
function servedBy(wanted: readonly (readonly number[])[], pieces: readonly number[]): readonly (readonly number[])[] {
  return wanted.filter((demand) => allServe(demand.slice(), pieces, 0));
}

/** The halves left over when pieces meet a demand, ascending; undefined when they do not meet it. */
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
 * The possible halves of doubles left over when these pieces pay demands that use all of them: one result, several where the
 * owner chooses which topping a reserved order goes without, or none when they do not pay (TW-14, TW-35).
 */
function leftovers(served: readonly (readonly number[])[], pieces: readonly number[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const demand of served) {
    const left = leftAfter(demand, pieces);
    if (left !== undefined) found.push(left);
  }
  return found;
}

/** Why a payment does not pay an order less `discount` toppings; empty when it does. */
export function faultOf(needs: readonly number[], discount: number, payment: Payment): string {
  if (met(needs, unitCounts(payment.pieces)) < sum(needs) - discount) return 'toppings-missing';
  const ways = leftovers(servedBy(demands(needs, discount), payment.pieces), payment.pieces);
  if (ways.length === 0) return 'card-to-spare';
  const left = payment.left.join();
  return ways.some((other) => other.join() === left) ? '' : 'other-halves';
}

/** The pieces that have a topping the order needs. */
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

/** A search for sets of pieces that pay. It calls `found` with each one, which may lower `limit`. */
interface Search {
  readonly needs: readonly number[];
  readonly wanted: number;
  readonly kinds: readonly Kind[];
  /** Pieces chosen so far, ascending, and their toppings. */
  readonly chosen: number[];
  readonly units: number[];
  readonly costs: readonly number[];
  /** For each kind, the lowest cost of a topping that is not free, among it and later kinds. */
  readonly least: readonly number[];
  /** The maximum number of free toppings. */
  readonly free: number;
  readonly found: (chosen: readonly number[], cost: number) => void;
  /** Sets that cost this much or more are pruned. */
  limit: number;
}

/** Adds pieces from kind `at` on. In a set without a spare card, each piece covers more toppings, in any order. */
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
    // Free pieces are loose: one topping each
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

/** A payment found, with the order in which it was found. */
interface Found {
  readonly payment: Payment;
  readonly cost: number;
  /** Whether some of its cards alone would pay. */
  readonly spare: boolean;
  readonly at: number;
}

/** Every payment of an order less `discount` toppings (TW-35), cheapest first. */
export function payments(needs: readonly number[], discount: number, purse: Purse): readonly Payment[] {
  const list: Found[] = [];
  const kinds = kindsFor(needs, purse);
  const total = sum(needs) - discount;
  const pieces: number[] = [];
  // A set with an unused card is not extended, because more cards never make that card useful
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
 * The cost of spending a piece: nothing if it is lost at the turn's end anyway, then plain cards, bonus cards and doubles;
 * of two equal cards, a changed one costs less. A double that pays twice costs less than a double and a plain card.
 */
function costOf(piece: number): number {
  if (isLoose(piece)) return 0;
  const card = cardOf(piece);
  const cost = isDouble(card) ? 9 : isBonus(card) ? 6 : 4;
  return isChanged(piece) ? cost - 1 : cost;
}

/** The cheapest payment of an order: plain cards before bonus cards and doubles, with least waste; undefined for none. */
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

/** How many of each topping are missing for an order; all 0 when it can be paid. */
export function missing(needs: readonly number[], discount: number, purse: Purse): readonly number[] {
  const units = zeros(KINDS_OF_TOPPING);
  purse.pieces.forEach((piece, i) => {
    for (const topping of unitsOf(piece)) units[topping] = (units[topping] ?? 0) + (purse.counts[i] ?? 0);
  });
  if (met(needs, units) >= sum(needs) - discount) return zeros(KINDS_OF_TOPPING);
  return needs.map((count, topping) => Math.max(0, count - (units[topping] ?? 0)));
}

/** The piece that a blender turns into `piece`, given the current changed cards; -1 if there is none. */
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
