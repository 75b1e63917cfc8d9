/** The second reading (see reference-table.ts): what the table does next, and every legal token. */
import {
  byRank,
  canDraw,
  canDrawItem,
  deck,
  GAP,
  itemDeck,
  LETTERS,
  type Reference,
  referencePayments,
  type ReferencePlayer,
  orderDeck,
  playerAt,
  RING,
  toppingsOf,
} from './reference-table.js';

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
