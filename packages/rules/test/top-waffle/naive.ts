/**
 * Top Waffle read from the catalogue once more, slowly and obviously: cards are names in lists, payments are found by
 * trying all sets of cards. Shares no code with the core; only the notation is the same.
 */

const LETTERS = ['S', 'B', 'U', 'W', 'C'];
const RING = ['wild', 'groceries', 'wrench', 'megaphone', 'recycling', 'blender'];
const DOUBLES = ['SB', 'SU', 'SW', 'SC', 'BU', 'BW', 'BC', 'UW', 'UC', 'WC'];
/** All topping cards in the order in which lists are written. */
export const CARDS = [...LETTERS, ...LETTERS.map((letter) => `${letter}1`), ...DOUBLES];
const COPIES: Record<string, number> = Object.fromEntries(
  CARDS.map((card) => [card, DOUBLES.includes(card) ? 1 : card.endsWith('1') ? 2 : 8]),
);

/** A player's lists of names. */
export interface NaivePlayer {
  hand: string[];
  items: string[];
  reserved: string[];
  done: string[];
  bonus: string[];
  trash: string[];
}

/** A whole position; nothing is hidden from this reader. */
export interface Naive {
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
  players: NaivePlayer[];
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

const GAP = '-';

function byRank(ranks: readonly string[]) {
  return (a: string, b: string): number => ranks.indexOf(a) - ranks.indexOf(b);
}

/** What a piece of a payment counts as: `S1` is S, `SB` is S and B, `s` is S, `SB>SU` is S and U. */
function toppingsOf(piece: string): string[] {
  const text = piece.split('>').at(-1) ?? '';
  return [...text.toUpperCase().replace('1', '')];
}

function needsOf(order: string): string[] {
  return [...order.slice(1)];
}

function without(list: readonly string[], taken: readonly string[]): string[] | undefined {
  const rest = [...list];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** How many of the needs some pieces meet. */
function meets(needs: readonly string[], pieces: readonly string[]): number {
  const units = pieces.flatMap(toppingsOf);
  let count = 0;
  for (const need of needs) {
    const at = units.indexOf(need);
    if (at < 0) continue;
    units.splice(at, 1);
    count++;
  }
  return count;
}

/** Every set of pieces without one to spare, with the halves that may stay. */
export function naivePayments(order: string, discount: number, purse: readonly string[]): string[] {
  const needs = needsOf(order);
  const wanted = needs.length - discount;
  const useful = purse.filter((piece) => toppingsOf(piece).some((topping) => needs.includes(topping)));
  const found = new Set<string>();
  const grow = (from: number, set: string[]): void => {
    if (meets(needs, set) >= wanted) {
      const spare = set.some((_piece, i) => meets(needs, [...set.slice(0, i), ...set.slice(i + 1)]) >= wanted);
      if (!spare) for (const left of leftOf(needs, wanted, set)) found.add(order + '=' + set.join('.') + left);
      return;
    }
    if (set.length === wanted) return;
    for (let i = from; i < useful.length; i++) grow(i + 1, [...set, useful[i] ?? '']);
  };
  grow(0, []);
  return [...found];
}

/** Texts of what is left of the units when `wanted` of the needs have been taken from them. */
function leftOf(needs: readonly string[], wanted: number, set: readonly string[]): string[] {
  const units = set.flatMap(toppingsOf).sort(byRank(LETTERS));
  const served =
    needs.length === wanted ? [needs] : [needs, ...needs.map((_need, i) => needs.filter((_n, j) => j !== i))];
  const texts = served
    .filter((part) => part.length === wanted)
    .flatMap((part) => {
      const left = without(units, part);
      return left === undefined ? [] : [left.length === 0 ? '' : '-' + left.join('')];
    });
  return [...new Set(texts)];
}

function playerAt(game: Naive): NaivePlayer {
  const player = game.players[game.seat];
  if (player === undefined) throw new Error('no such seat');
  return player;
}

/** Cards of the toppings that lie nowhere else. */
function deck(game: Naive): string[] {
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

function itemDeck(game: Naive): string[] {
  const away = [...game.items, ...game.usedItems, ...game.players.flatMap((player) => player.items)];
  return RING.flatMap((item) =>
    Array<string>(game.withItems ? 4 - away.filter((other) => other === item).length : 0).fill(item),
  );
}

function orderDeck(game: Naive): string[] {
  const away = [
    ...game.orders,
    ...game.gone,
    ...game.players.flatMap((player) => [...player.reserved, ...player.done]),
  ];
  return game.orderNames.filter((order) => !away.includes(order));
}

const canDraw = (game: Naive): boolean => deck(game).length + game.discard.length > 0;
const canDrawItem = (game: Naive): boolean => itemDeck(game).length + game.usedItems.length > 0;
const anyTopping = (game: Naive): boolean => canDraw(game) || game.toppings.some((card) => card !== GAP);
const anyItem = (game: Naive): boolean => canDrawItem(game) || game.items.some((item) => item !== GAP);

/** What the table does next, or nothing. */
export function due(game: Naive): string {
  if (game.step === 'over') return '';
  if (game.draw !== '') return game.draw === 't' ? 'hand-topping' : 'hand-item';
  if (['look', 'reserve', 'free', 'trash'].includes(game.step)) return game.step;
  if (game.orders.includes(GAP) && game.last < 0) return 'order';
  if (game.toppings.includes(GAP) && canDraw(game)) return 'topping';
  return game.items.includes(GAP) && canDrawItem(game) ? 'item' : '';
}

/** Every legal token. */
export function tokens(game: Naive): string[] {
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

function toppingTakes(game: Naive): string[] {
  const slots = game.toppings.flatMap((card, i) => (card === GAP ? [] : ['t' + (i + 1).toString()]));
  return canDraw(game) ? [...slots, 'td'] : slots;
}

function itemTakes(game: Naive, played: number): string[] {
  const slots = game.items.flatMap((item, i) => (item === GAP ? [] : ['i' + (i + 1).toString()]));
  return itemDeck(game).length + game.usedItems.length + played > 0 ? [...slots, 'id'] : slots;
}

function dropTokens(game: Naive): string[] {
  const sets: string[][] = [[]];
  for (const card of game.seen) for (const set of [...sets]) sets.push([...set, card]);
  const enough = sets.filter((set) => game.seen.length - set.length <= (game.left[0] ?? 0));
  return distinct(enough.map((set) => 'drop:' + (set.length === 0 ? GAP : set.join('.'))));
}

function recycled(player: NaivePlayer): string[] {
  return [...distinct(player.hand), ...distinct(player.trash).map((card) => '/' + card)];
}

/** What a blender can make: one printed topping of a card becomes another one. */
function changeTexts(game: Naive): string[] {
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

function payTokens(game: Naive): string[] {
  const player = playerAt(game);
  const purse = [...player.hand, ...game.loose, ...game.changed];
  const open = game.orders.filter((order) => order !== GAP).flatMap((order) => naivePayments(order, 0, purse));
  return [...open, ...player.reserved.flatMap((order) => naivePayments(order, 1, purse))];
}

function itemTokens(game: Naive): string[] {
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

/** Plays a legal token, changing the game. */
export function playNaive(game: Naive, token: string): void {
  if (token.startsWith('~')) table(game, token.slice(1));
  else seatMove(game, token);
  settle(game);
}

function table(game: Naive, card: string): void {
  const task = due(game);
  const player = playerAt(game);
  if (task === 'trash') {
    player.trash = [...player.trash, ...player.hand].sort(byRank(CARDS));
    player.hand = [];
    nextHand(game);
  } else if (card === 'closing') {
    game.last = game.players.length - 1;
    game.pile = 0;
  } else if (['order', 'reserve', 'free'].includes(task)) {
    if (task === 'order') game.orders[game.orders.indexOf(GAP)] = card;
    else if (task === 'reserve') player.reserved.push(card);
    else completed(game, card);
    if (task !== 'order') game.step = 'execute';
    game.pile--;
  } else if (task.includes('item')) {
    if (itemDeck(game).length === 0) game.usedItems = [];
    if (task === 'item') game.items[game.items.indexOf(GAP)] = card;
    else gotItem(game, card);
  } else {
    if (deck(game).length === 0) game.discard = [];
    if (task === 'topping') game.toppings[game.toppings.indexOf(GAP)] = card;
    else if (task === 'look') {
      game.seen = [...game.seen, card].sort(byRank(CARDS));
      game.left[0] = (game.left[0] ?? 0) - 1;
    } else gotTopping(game, card);
  }
}

function gotTopping(game: Naive, card: string): void {
  const player = playerAt(game);
  player.hand = [...player.hand, card].sort(byRank(CARDS));
  game.draw = '';
  if (game.step === 'wrench') game.left[1] = (game.left[1] ?? 0) - 1;
  else game.step = game.step === 'prepare' ? 'second' : 'execute';
}

function gotItem(game: Naive, item: string): void {
  const player = playerAt(game);
  player.items = [...player.items, item].sort(byRank(RING));
  game.draw = '';
  if (game.step === 'wrench') game.left[0] = (game.left[0] ?? 0) - 1;
  else game.step = 'execute';
}

function completed(game: Naive, order: string): void {
  playerAt(game).done.push(order);
  game.quiet = 0;
}

function take(game: Naive, token: string): void {
  const slot = Number(token.slice(1)) - 1;
  if (token.endsWith('d')) game.draw = token.charAt(0);
  else if (token.startsWith('t')) {
    const card = game.toppings[slot] ?? '';
    game.toppings[slot] = GAP;
    gotTopping(game, card);
  } else {
    const item = game.items[slot] ?? '';
    game.items[slot] = GAP;
    gotItem(game, item);
  }
}

function seatMove(game: Naive, token: string): void {
  const player = playerAt(game);
  const [word = '', rest = ''] = token.split(':');
  if (token === 'end') endTurn(game);
  else if (token === 'done') finish(game);
  else if (/^[ti][d1-4]$/.test(token)) take(game, token);
  else if (token.includes('=')) pay(game, token);
  else if (word === 'drop') {
    const dropped = rest === GAP ? [] : rest.split('.');
    player.hand = [...player.hand, ...(without(game.seen, dropped) ?? [])].sort(byRank(CARDS));
    game.discard = [...game.discard, ...dropped].sort(byRank(CARDS));
    game.seen = [];
    finish(game);
  } else if (word === 'recycle') recycle(game, rest);
  else if (rest === '' && token.includes('>')) change(game, token);
  else playItem(game, word.split('+'), rest);
}

function finish(game: Naive): void {
  game.step = 'execute';
  game.left = [];
}

function pay(game: Naive, token: string): void {
  const player = playerAt(game);
  const [order = '', payment = ''] = token.split('=');
  const [pieces = '', left = ''] = payment.split('-');
  for (const piece of pieces.split('.')) {
    const card = piece.split('>')[0] ?? '';
    if (piece === piece.toLowerCase()) game.loose = without(game.loose, [piece]) ?? [];
    else if (piece.includes('>')) game.changed = without(game.changed, [piece]) ?? [];
    else player.hand = without(player.hand, [card]) ?? [];
    if (card.endsWith('1')) player.bonus = [...player.bonus, card].sort(byRank(CARDS));
    else if (card !== card.toLowerCase()) game.discard = [...game.discard, card].sort(byRank(CARDS));
  }
  game.loose = [...game.loose, ...left.toLowerCase()].sort(byRank(LETTERS.map((letter) => letter.toLowerCase())));
  player.reserved = player.reserved.filter((other) => other !== order);
  game.orders = game.orders.map((other) => (other === order ? GAP : other));
  completed(game, order);
}

function recycle(game: Naive, text: string): void {
  const player = playerAt(game);
  const card = text.replace('/', '');
  if (text.startsWith('/')) player.trash = without(player.trash, [card]) ?? [];
  else player.hand = without(player.hand, [card]) ?? [];
  game.discard = [...game.discard, card].sort(byRank(CARDS));
  game.left = [(game.left[0] ?? 0) - 1];
}

function change(game: Naive, made: string): void {
  const player = playerAt(game);
  const card = made.split('>')[0] ?? '';
  // A double is the only one of its kind: if it has been changed already, it is that one
  const before = game.changed.find((piece) => DOUBLES.includes(card) && piece.startsWith(card + '>'));
  if (before === undefined) player.hand = without(player.hand, [card]) ?? [];
  else game.changed = without(game.changed, [before]) ?? [];
  game.changed.push(made);
  game.changed.sort((a, b) => rankOf(a) - rankOf(b));
  game.left = [(game.left[0] ?? 0) - 1];
}

/** Changed cards by card, then by what they became. */
function rankOf(piece: string): number {
  const [card = '', units = ''] = piece.split('>');
  const [first = 0, second = 0] = [...units].map((unit) => LETTERS.indexOf(unit));
  return CARDS.indexOf(card) * 25 + first * 5 + second;
}

function playItem(game: Naive, [item = '', partner]: string[], rest: string): void {
  const player = playerAt(game);
  const isUp = partner !== undefined;
  const played = partner === undefined ? [item] : [item, partner];
  player.items = without(player.items, played) ?? [];
  game.usedItems = [...game.usedItems, ...played].sort(byRank(RING));
  if (item === 'wild') {
    game.loose = [...game.loose, ...rest.toLowerCase()].sort(byRank(LETTERS.map((letter) => letter.toLowerCase())));
  } else if (item === 'groceries') {
    game.step = 'look';
    game.left = isUp ? [5, 5] : [3, 2];
  } else if (item === 'wrench') {
    game.step = 'wrench';
    game.left = isUp ? [2, 1] : [1, 0];
    take(game, rest);
  } else if (item === 'megaphone') {
    if (rest === 'd') game.step = isUp ? 'free' : 'reserve';
    else {
      game.orders = game.orders.map((order) => (order === rest ? GAP : order));
      if (isUp) completed(game, rest);
      else player.reserved.push(rest);
    }
  } else {
    game.step = item === 'recycling' ? 'recycle' : 'change';
    game.left = [isUp ? 3 : 1];
    if (item === 'recycling') recycle(game, rest);
    else change(game, rest);
  }
}

function endTurn(game: Naive): void {
  const player = playerAt(game);
  player.hand = [...player.hand, ...game.changed.map((piece) => piece.split('>')[0] ?? '')].sort(byRank(CARDS));
  game.loose = [];
  game.changed = [];
  const most = 10 * game.players.length;
  game.quiet = Math.min(most, game.quiet + (anyTopping(game) || anyItem(game) ? 1 : 10));
  game.seat = (game.seat + 1) % game.players.length;
  if (game.last === 0 || game.quiet === most) {
    game.step = 'trash';
    game.left = [game.players.length];
    return;
  }
  if (game.last > 0) game.last--;
  game.step = 'prepare';
}

function nextHand(game: Naive): void {
  game.seat = (game.seat + 1) % game.players.length;
  game.left = [(game.left[0] ?? 0) - 1];
}

function newDay(game: Naive): void {
  game.gone = [...game.gone, ...game.orders.filter((order) => order !== GAP)].sort(byRank(game.orderNames));
  game.orders = game.orders.map(() => GAP);
  game.toppings = game.toppings.map(() => GAP);
  game.items = game.items.map(() => GAP);
  game.discard = [];
  game.usedItems = [];
  game.day++;
  game.pile = game.perDay;
  game.last = -1;
  game.quiet = 0;
  game.step = 'prepare';
  game.left = [];
}

/** What goes on by itself. */
function settle(game: Naive): void {
  if (game.draw !== '') return;
  const player = playerAt(game);
  const [first = 0, second = 0] = game.left;
  if (game.step === 'trash') {
    while ((game.left[0] ?? 0) > 0 && playerAt(game).hand.length === 0) nextHand(game);
    if ((game.left[0] ?? 0) > 0) return;
    if (game.day === 3) {
      game.step = 'over';
      game.left = [];
      return;
    }
    newDay(game);
  }
  if (game.step === 'look' && (first === 0 || !canDraw(game))) {
    game.step = 'choose';
    game.left = [second];
  }
  if (game.step === 'prepare' && !anyTopping(game) && !anyItem(game)) finish(game);
  if (game.step === 'second' && !anyTopping(game)) finish(game);
  if (game.step === 'wrench' && (first === 0 || !anyItem(game)) && (second === 0 || !anyTopping(game))) finish(game);
  if (game.step === 'choose' && game.seen.length === 0) finish(game);
  if (game.step === 'recycle' && (first === 0 || player.hand.length + player.trash.length === 0)) finish(game);
  const isPlain = (piece: string): boolean => {
    const [card = '', now = ''] = piece.split('>');
    return toppingsOf(card).some((topping, i) => now.charAt(i) === topping);
  };
  if (game.step === 'change' && (first === 0 || (player.hand.length === 0 && !game.changed.some(isPlain))))
    finish(game);
}

/** The position as the notation has it. */
export function naiveText(game: Naive): string {
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
export function newNaive(
  orderNames: readonly string[],
  players: number,
  orders: number,
  withItems: boolean,
  seat: number,
): Naive {
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
