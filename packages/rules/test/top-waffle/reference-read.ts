/** A position text as the reference implementation has it (see reference-table.ts), so that it can begin anywhere. */
import { GAP, type Reference } from './reference-table.js';

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
