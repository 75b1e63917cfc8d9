/** Toppings as tokens, on tiles, in the supply and in the hand; pawns. A waffle alone has none. */
import { CREAM, PEAK } from '../fruits.js';
import type { Token } from '../palette.js';
import { group, path, type Group, type Shape } from '../shapes.js';
import { FRUITS } from './toppings.js';

/** One drop of syrup, as tokens and tiles show it. */
export const DROP: Group = group('drop', [
  path('M0-.42c.06.16.3.36.3.56a.3.28 0 0 1-.6 0c0-.2.24-.4.3-.56z', {
    fill: 'syrup-pool',
    stroke: 'syrup-line',
    width: 0.045,
  }),
  path('M.21.05a.23.22 0 0 1-.33.25.28.26 0 0 0 .33-.25z', { fill: 'syrup-drop' }),
  path('M-.17.14q0-.12.08-.22', { stroke: 'whipped', width: 0.065 }),
]);

/** A topping by its number on tiles and in the hand: fruits 1 to 5, 6 cream, 7 syrup; nothing for another number. */
export function toppingToken(topping: number): Group {
  const shapes: Shape[] =
    topping === 6 ? [CREAM, PEAK] : [[...FRUITS, undefined, DROP][topping - 1] ?? group('none', [])];
  return group('topping', shapes);
}

const BODY = 'M-.26.42q-.04-.12.08-.18.1-.1.1-.28h.16q0 .18.1.28.12.06.08.18z';
const HEADS: readonly string[] = [
  'M-.2-.2a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0z',
  'M-.16-.4h.32q.04 0 .04.04v.3q0 .04-.04.04h-.32q-.04 0-.04-.04v-.3q0-.04.04-.04z',
  'M0-.46l.24.42q-.24.1-.48 0z',
  'M-.22-.02l-.06-.34.16.14.12-.2.12.2.16-.14-.06.34z',
];

function pawn(seat: number): Group {
  const fill = `pawn-${seat + 1}` as Token;
  const line = `pawn-${seat + 1}-line` as Token;
  return group(`pawn-${seat + 1}`, [
    path('M-.3.41q.32-.14.64 0-.32.14-.64 0z', { fill: 'shadow', opacity: 0.25 }),
    path(BODY + (HEADS[seat] ?? ''), { fill, stroke: line, width: 0.05 }),
    path('M-.16.33q.12-.05.14-.21m-.06-.36q.02-.06.06-.07', { stroke: 'whipped', width: 0.045, opacity: 0.8 }),
  ]);
}

/** The pawns of seats 0 to 3, each round (0, 0). */
export const PAWNS: readonly [Group, Group, Group, Group] = [pawn(0), pawn(1), pawn(2), pawn(3)];
