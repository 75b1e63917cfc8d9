/**
 * Top Waffle read from the catalogue once more, slowly and obviously: cards are names in lists, decks are what lies nowhere
 * else, payments are found by trying all sets of cards. Shares no code with the core; only the notation is the same.
 */

export const LETTERS = ['S', 'B', 'U', 'W', 'C'];

export const RING = ['wild', 'groceries', 'wrench', 'megaphone', 'recycling', 'blender'];

export const DOUBLES = ['SB', 'SU', 'SW', 'SC', 'BU', 'BW', 'BC', 'UW', 'UC', 'WC'];

/** All topping cards in the order in which lists are written. */
export const CARDS = [...LETTERS, ...LETTERS.map((letter) => `${letter}1`), ...DOUBLES];

const COPIES: Record<string, number> = Object.fromEntries(
  CARDS.map((card) => [card, DOUBLES.includes(card) ? 1 : card.endsWith('1') ? 2 : 8]),
);

/** A player's lists of names. */
interface ReferencePlayer {
  hand: string[];
  items: string[];
  reserved: string[];
  done: string[];
  bonus: string[];
  trash: string[];
}

/** A whole position; nothing is hidden from this reader. */
export interface Reference {
  orderNames: readonly string[];
  withItems: boolean;
  perDay: number;
  orders: string[];
  toppings: string[];
  items: string[];
  seat: number;
  step: string;
  left: number[];
  draw: string;
  players: ReferencePlayer[];
  day: number;
  pile: number;
  last: number;
  quiet: number;
  discard: string[];
  usedItems: string[];
  gone: string[];
  loose: string[];
  changed: string[];
  seen: string[];
}

export const GAP = '-';

export function byRank(ranks: readonly string[]) {
  return (a: string, b: string): number => ranks.indexOf(a) - ranks.indexOf(b);
}

/** What a piece of a payment counts as: `S1` is S, `SB` is S and B, `s` is S, `SB>SU` is S and U. */
export function toppingsOf(piece: string): string[] {
  const text = piece.split('>').at(-1) ?? '';
  return [...text.toUpperCase().replace('1', '')];
}

function needsOf(order: string): string[] {
  return [...order.slice(1)];
}

export function without(list: readonly string[], taken: readonly string[]): string[] | undefined {
  const rest = [...list];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Every set of pieces that pays so that each serves, with the halves that may stay. */
export function referencePayments(order: string, discount: number, purse: readonly string[]): string[] {
  const needs = needsOf(order);
  const goals = discount === 0 ? [needs] : needs.map((_need, i) => needs.filter((_other, j) => j !== i));
  const useful = purse.filter((piece) => toppingsOf(piece).some((topping) => needs.includes(topping)));
  const found = new Set<string>();
  const grow = (from: number, set: string[]): void => {
    for (const goal of goals) {
      const left = without(set.flatMap(toppingsOf).sort(byRank(LETTERS)), goal);
      if (left === undefined || !someoneOfEach(goal, set)) continue;
      found.add(order + '=' + set.join('.') + (left.length === 0 ? '' : '-' + left.join('')));
    }
    if (set.length === needs.length - discount) return;
    for (let i = from; i < useful.length; i++) grow(i + 1, [...set, useful[i] ?? '']);
  };
  grow(0, []);
  return [...found];
}

/** Whether a topping can be picked from each piece such that all of them are in the goal. */
function someoneOfEach(goal: readonly string[], set: readonly string[]): boolean {
  const picks = set.reduce<string[][]>(
    (lists, piece) => lists.flatMap((list) => toppingsOf(piece).map((topping) => [...list, topping])),
    [[]],
  );
  return picks.some((list) => without(goal, list) !== undefined);
}

export function playerAt(game: Reference): ReferencePlayer {
  const player = game.players[game.seat];
  if (player === undefined) throw new Error('no such seat');
  return player;
}

/** Cards of the toppings that lie nowhere else. */
export function deck(game: Reference): string[] {
  const counts = { ...COPIES };
  const away = [
    ...game.toppings,
    ...game.discard,
    ...game.seen,
    ...game.changed.map((piece) => piece.split('>')[0] ?? ''),
  ];
  for (const player of game.players) away.push(...player.hand, ...player.bonus, ...player.trash);
  for (const card of away) if (card !== GAP) counts[card] = (counts[card] ?? 0) - 1;
  return CARDS.flatMap((card) => Array<string>(counts[card] ?? 0).fill(card));
}

export function itemDeck(game: Reference): string[] {
  const away = [...game.items, ...game.usedItems, ...game.players.flatMap((player) => player.items)];
  return RING.flatMap((item) =>
    Array<string>(game.withItems ? 4 - away.filter((other) => other === item).length : 0).fill(item),
  );
}

export function orderDeck(game: Reference): string[] {
  const away = [
    ...game.orders,
    ...game.gone,
    ...game.players.flatMap((player) => [...player.reserved, ...player.done]),
  ];
  return game.orderNames.filter((order) => !away.includes(order));
}

export const canDraw = (game: Reference): boolean => deck(game).length + game.discard.length > 0;

const canDrawItem = (game: Reference): boolean => itemDeck(game).length + game.usedItems.length > 0;

export const anyTopping = (game: Reference): boolean => canDraw(game) || game.toppings.some((card) => card !== GAP);

export const anyItem = (game: Reference): boolean => canDrawItem(game) || game.items.some((item) => item !== GAP);

/** The position as the notation has it. */
export function referenceText(game: Reference): string {
  const list = (names: readonly string[]): string => (names.length === 0 ? GAP : names.join('.'));
  const players = game.players.map((player) =>
    [player.hand, player.items, player.reserved, player.done, player.bonus, player.trash].map(list).join('/'),
  );
  const step = ['p' + (game.seat + 1).toString(), game.step, ...(game.left.length > 0 ? [game.left.join(',')] : [])];
  const count = game.last >= 0 ? '!' + game.last.toString() : game.pile.toString();
  const turn = [game.loose.join('') || GAP, list(game.changed), list(game.seen)];
  return [
    [game.orders, game.toppings, game.items].map(list).join('/'),
    step.join(':') + (game.draw === '' ? '' : '~' + game.draw),
    players.join(';'),
    [game.day, count, ...(game.quiet > 0 ? [game.quiet] : [])].join(':'),
    [game.discard, game.usedItems, game.gone].map(list).join('/'),
    turn.every((part) => part === GAP) ? GAP : turn.join('/'),
  ].join(' ');
}

/** A new game, before anything is turned up. */
export function newReference(
  orderNames: readonly string[],
  players: number,
  orders: number,
  withItems: boolean,
  seat: number,
): Reference {
  const slots = players > 4 ? 4 : 3;
  const gaps = (count: number): string[] => Array<string>(count).fill(GAP);
  return {
    orderNames,
    withItems,
    perDay: orders / 3,
    orders: gaps(slots),
    toppings: gaps(slots),
    items: gaps(withItems ? 3 : 0),
    seat,
    step: 'prepare',
    left: [],
    draw: '',
    players: Array.from({ length: players }, () => ({
      hand: [],
      items: [],
      reserved: [],
      done: [],
      bonus: [],
      trash: [],
    })),
    day: 1,
    pile: orders / 3,
    last: -1,
    quiet: 0,
    discard: [],
    usedItems: [],
    gone: [],
    loose: [],
    changed: [],
    seen: [],
  };
}

// A position text as the reference implementation has it (see reference-table.ts), so that it can begin anywhere.

/** Reads a whole position text in which nothing is hidden; `perDay` orders are a day's pile. */
export function readReference(text: string, orderNames: readonly string[], perDay: number): Reference {
  const [display = '', step = '', players = '', day = '', piles = '', turn = ''] = text.split(' ');
  const [orders = '', toppings = '', items = ''] = display.split('/');
  const [, seat = '', name = '', left = '', draw = ''] = /^p(\d):(\w+)(?::([\d,]+))?(?:~(\w))?$/.exec(step) ?? [];
  const [number, count = '', quiet = '0'] = day.split(':');
  const [discard = '', usedItems = '', gone = ''] = piles.split('/');
  const [loose = '', changed = '', seen = ''] = turn === GAP ? [GAP, GAP, GAP] : turn.split('/');
  return {
    orderNames,
    withItems: items !== GAP,
    perDay,
    orders: orders.split('.'),
    toppings: toppings.split('.'),
    items: items === GAP ? [] : items.split('.'),
    seat: Number(seat) - 1,
    step: name,
    left: left === '' ? [] : left.split(',').map(Number),
    draw,
    players: players.split(';').map((player) => {
      const [hand = '', own = '', reserved = '', done = '', bonus = '', trash = ''] = player.split('/');
      return {
        hand: listOf(hand),
        items: listOf(own),
        reserved: listOf(reserved),
        done: listOf(done),
        bonus: listOf(bonus),
        trash: listOf(trash),
      };
    }),
    day: Number(number),
    pile: count.startsWith('!') ? 0 : Number(count),
    last: count.startsWith('!') ? Number(count.slice(1)) : -1,
    quiet: Number(quiet),
    discard: listOf(discard),
    usedItems: listOf(usedItems),
    gone: listOf(gone),
    loose: loose === GAP ? [] : [...loose],
    changed: listOf(changed),
    seen: listOf(seen),
  };
}

function listOf(text: string): string[] {
  return text === GAP ? [] : text.split('.');
}

// The second reading (see reference-table.ts): what the table does next, and every legal token.

/** What the table does next, or nothing. */
export function due(game: Reference): string {
  if (game.step === 'over') return '';
  if (game.draw !== '') return game.draw === 't' ? 'hand-topping' : 'hand-item';
  if (['look', 'reserve', 'free', 'trash'].includes(game.step)) return game.step;
  if (game.orders.includes(GAP) && game.last < 0) return 'order';
  if (game.toppings.includes(GAP) && canDraw(game)) return 'topping';
  return game.items.includes(GAP) && canDrawItem(game) ? 'item' : '';
}

/** Every legal token. */
export function tokens(game: Reference): string[] {
  const task = due(game);
  const player = playerAt(game);
  if (game.step === 'over') return [];
  if (task === 'trash') return ['~p' + (game.seat + 1).toString() + ':' + player.hand.join('.')];
  if (task.includes('order') || task === 'reserve' || task === 'free') {
    return game.pile === 0 ? ['~closing'] : orderDeck(game).map((order) => '~' + order);
  }
  if (task.includes('item'))
    return distinct(itemDeck(game).length > 0 ? itemDeck(game) : game.usedItems).map((item) => '~' + item);
  if (task !== '') return distinct(deck(game).length > 0 ? deck(game) : game.discard).map((card) => '~' + card);
  if (game.step === 'prepare') return [...toppingTakes(game), ...itemTakes(game, 0)];
  if (game.step === 'second') return toppingTakes(game);
  if (game.step === 'wrench') {
    return [...(game.left[1] ? toppingTakes(game) : []), ...(game.left[0] ? itemTakes(game, 0) : [])];
  }
  if (game.step === 'choose') return dropTokens(game);
  if (game.step === 'recycle') return [...recycled(player).map((text) => 'recycle:' + text), 'done'];
  if (game.step === 'change') return [...changeTexts(game), 'done'];
  return [...payTokens(game), ...itemTokens(game), 'end'];
}

function distinct(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function toppingTakes(game: Reference): string[] {
  const slots = game.toppings.flatMap((card, i) => (card === GAP ? [] : ['t' + (i + 1).toString()]));
  return canDraw(game) ? [...slots, 'td'] : slots;
}

function itemTakes(game: Reference, played: number): string[] {
  const slots = game.items.flatMap((item, i) => (item === GAP ? [] : ['i' + (i + 1).toString()]));
  return itemDeck(game).length + game.usedItems.length + played > 0 ? [...slots, 'id'] : slots;
}

function dropTokens(game: Reference): string[] {
  const sets: string[][] = [[]];
  for (const card of game.seen) for (const set of [...sets]) sets.push([...set, card]);
  const enough = sets.filter((set) => game.seen.length - set.length <= (game.left[0] ?? 0));
  return distinct(enough.map((set) => 'drop:' + (set.length === 0 ? GAP : set.join('.'))));
}

function recycled(player: ReferencePlayer): string[] {
  return [...distinct(player.hand), ...distinct(player.trash).map((card) => '/' + card)];
}

/** What a blender can make: one printed topping of a card becomes another one. */
function changeTexts(game: Reference): string[] {
  const made: string[] = [];
  for (const piece of distinct([...playerAt(game).hand, ...game.changed])) {
    const [card = '', now] = piece.split('>');
    const printed = toppingsOf(card);
    const units = now === undefined ? printed : [...now];
    printed.forEach((topping, i) => {
      if (units[i] !== topping) return;
      for (const other of LETTERS) {
        if (other !== topping) made.push(card + '>' + units.map((unit, j) => (i === j ? other : unit)).join(''));
      }
    });
  }
  return made;
}

function payTokens(game: Reference): string[] {
  const player = playerAt(game);
  const purse = [...player.hand, ...game.loose, ...game.changed];
  const open = game.orders.filter((order) => order !== GAP).flatMap((order) => referencePayments(order, 0, purse));
  return [...open, ...player.reserved.flatMap((order) => referencePayments(order, 1, purse))];
}

function itemTokens(game: Reference): string[] {
  const { items, hand, trash } = playerAt(game);
  const found: string[] = [];
  for (const item of distinct(items)) {
    const at = RING.indexOf(item);
    const upgrades = [RING[(at + 5) % 6] ?? '', RING[(at + 1) % 6] ?? ''].filter((other) => items.includes(other));
    for (const name of [item, ...upgrades.map((other) => item + '+' + other)]) {
      const isUp = name !== item;
      if (item === 'wild') found.push(...wildTexts(isUp).map((text) => name + ':' + text));
      if (item === 'groceries' && canDraw(game)) found.push(name);
      if (item === 'wrench') {
        found.push(...[...itemTakes(game, 1), ...(isUp ? toppingTakes(game) : [])].map((take) => name + ':' + take));
      }
      if (item === 'megaphone') {
        found.push(...game.orders.filter((order) => order !== GAP).map((order) => name + ':' + order));
        if (game.pile > 0 && game.last < 0) found.push(name + ':d');
      }
      if (item === 'recycling') {
        found.push(...recycled({ ...playerAt(game), hand, trash }).map((text) => name + ':' + text));
      }
      if (item === 'blender') found.push(...changeTexts(game).map((text) => name + ':' + text));
    }
  }
  return found;
}

function wildTexts(isUpgraded: boolean): string[] {
  if (!isUpgraded) return LETTERS;
  const found: string[] = [];
  for (const a of LETTERS) for (const b of LETTERS) for (const c of LETTERS) found.push(a + b + c);
  return distinct(found.map((text) => [...text].sort(byRank(LETTERS)).join('')));
}
