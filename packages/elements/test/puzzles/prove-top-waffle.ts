/** The most points of a turn of Top Waffle after the closing card, by the reference implementation. */
import { playReference } from '../../../rules/test/top-waffle/reference.js';
import { due, tokens, type Reference } from '../../../rules/test/top-waffle/reference-table.js';
import type { Prover } from './prove-sides.js';

/** The most ends with the most points that a puzzle may have. */
const BEST = 3;

const list = (text: string): string[] => (text === '-' || text === '' ? [] : text.split('.'));

function readTopWaffle(text: string): Reference {
  const [display = '', stepText = '', players = '', days = '', piles = '', turn = '-'] = text.split(' ');
  const [orders = '', toppings = '', items = ''] = display.split('/');
  const [seat = '', step = '', left = ''] = stepText.split(':');
  const [day = '', count = '', quiet = '0'] = days.split(':');
  const [discard = '', usedItems = '', gone = ''] = piles.split('/');
  const [loose = '-', changed = '-', seen = '-'] = turn === '-' ? [] : turn.split('/');
  return {
    orderNames: [],
    withItems: true,
    perDay: 8,
    orders: orders.split('.'),
    toppings: toppings.split('.'),
    items: items.split('.'),
    seat: Number(seat.slice(1)) - 1,
    step,
    left: left === '' ? [] : left.split(',').map(Number),
    draw: '',
    players: players.split(';').map((player) => {
      const [hand = '', own = '', reserved = '', done = '', bonus = '', trash = ''] = player.split('/');
      return {
        hand: list(hand),
        items: list(own),
        reserved: list(reserved),
        done: list(done),
        bonus: list(bonus),
        trash: list(trash),
      };
    }),
    day: Number(day),
    pile: count.startsWith('!') ? 0 : Number(count),
    last: count.startsWith('!') ? Number(count.slice(1)) : -1,
    quiet: Number(quiet),
    discard: list(discard),
    usedItems: list(usedItems),
    gone: list(gone),
    loose: loose === '-' ? [] : [...loose],
    changed: list(changed),
    seen: list(seen),
  };
}

/** TW-40: orders, bonus cards, and what lies in the trash. */
function pointsOf(game: Reference, seat: number, points: ReadonlyMap<string, number>): number {
  const player = game.players[seat];
  if (!player) return 0;
  let total = player.bonus.length;
  for (const order of player.done) total += points.get(order) ?? 0;
  for (const card of player.trash) total -= card.length > 1 ? 2 : 1;
  return total;
}

/** A prover that knows what orders are worth. */
export function topWaffleProver(points: ReadonlyMap<string, number>): Prover {
  return ({ position, solution }) => {
    const start = readTopWaffle(position);
    const { seat } = start;
    const ends = new Map<string, number>();
    const seen = new Set<string>();
    const look = (game: Reference): string => {
      if (game.seat !== seat || game.step !== 'execute') {
        if (game.seat !== seat) {
          ends.set(JSON.stringify(game), pointsOf(game, seat, points));
          return '';
        }
        if (due(game) !== '') return `${due(game)} is left to chance`;
      }
      const key = JSON.stringify(game);
      if (seen.has(key)) return '';
      seen.add(key);
      for (const token of tokens(game)) {
        if (token.startsWith('~')) return `${token} is left to chance`;
        const next = structuredClone(game);
        playReference(next, token);
        const fault = look(next);
        if (fault !== '') return fault;
      }
      return '';
    };
    const fault = look(start);
    if (fault !== '') return fault;
    const most = Math.max(...ends.values());
    const after = structuredClone(start);
    for (const token of solution) {
      if (!tokens(after).includes(token)) return `${token} is not legal`;
      playReference(after, token);
    }
    if (after.seat === seat) return 'the solution does not end the turn';
    const made = pointsOf(after, seat, points);
    if (made !== most) return `the solution makes ${made} of ${most} points`;
    const best = [...ends.values()].filter((total) => total === most).length;
    return best <= BEST ? '' : `${best} ends of the turn make ${most} points`;
  };
}
