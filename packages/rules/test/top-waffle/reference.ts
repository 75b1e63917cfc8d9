/** The second reading (see reference-table.ts): what a token does. */
import {
  due,
  anyItem,
  anyTopping,
  byRank,
  canDraw,
  CARDS,
  deck,
  DOUBLES,
  GAP,
  itemDeck,
  LETTERS,
  type Reference,
  playerAt,
  RING,
  toppingsOf,
  without,
} from './reference-table.js';

/** Plays a legal token, changing the game. */
export function playReference(game: Reference, token: string): void {
  if (token.startsWith('~')) table(game, token.slice(1));
  else seatMove(game, token);
  settle(game);
}

function table(game: Reference, card: string): void {
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

function gotTopping(game: Reference, card: string): void {
  const player = playerAt(game);
  player.hand = [...player.hand, card].sort(byRank(CARDS));
  game.draw = '';
  if (game.step === 'wrench') game.left[1] = (game.left[1] ?? 0) - 1;
  else game.step = game.step === 'prepare' ? 'second' : 'execute';
}

function gotItem(game: Reference, item: string): void {
  const player = playerAt(game);
  player.items = [...player.items, item].sort(byRank(RING));
  game.draw = '';
  if (game.step === 'wrench') game.left[0] = (game.left[0] ?? 0) - 1;
  else game.step = 'execute';
}

function completed(game: Reference, order: string): void {
  playerAt(game).done.push(order);
  game.quiet = 0;
}

function take(game: Reference, token: string): void {
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

function seatMove(game: Reference, token: string): void {
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

function finish(game: Reference): void {
  game.step = 'execute';
  game.left = [];
}

function pay(game: Reference, token: string): void {
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

function recycle(game: Reference, text: string): void {
  const player = playerAt(game);
  const card = text.replace('/', '');
  if (text.startsWith('/')) player.trash = without(player.trash, [card]) ?? [];
  else player.hand = without(player.hand, [card]) ?? [];
  game.discard = [...game.discard, card].sort(byRank(CARDS));
  game.left = [(game.left[0] ?? 0) - 1];
}

function change(game: Reference, made: string): void {
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

function playItem(game: Reference, [item = '', partner]: string[], rest: string): void {
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

function endTurn(game: Reference): void {
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

function nextHand(game: Reference): void {
  game.seat = (game.seat + 1) % game.players.length;
  game.left = [(game.left[0] ?? 0) - 1];
}

function newDay(game: Reference): void {
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
function settle(game: Reference): void {
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
