/** The contents of a waffle: fruits, syrup and butter. */
import { BANANA, BLUEBERRY, STRAWBERRY, CREAM, PEAK } from '../fruits.js';
import type { Token } from '../palette.js';
import { group, path, type Group, type Shape } from '../shapes.js';

/** Two cherries on one stalk. */
const CHERRY: Group = group('cherry', [
  path('M-.17.02q.07-.3.31-.42.02.24.05.46', { stroke: 'leaf-line', width: 0.05 }),
  path('M.14-.4q.14-.06.22.06-.12.08-.22-.06z', { fill: 'leaf', stroke: 'leaf-line', width: 0.035 }),
  path('M-.38.16a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0zm.38.04a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0z', {
    fill: 'cherry',
    stroke: 'cherry-line',
    width: 0.04,
  }),
  path('M.01.2a.2.2 0 0 1-.29.11.24.24 0 0 0 .29-.11zm.38.02a.2.2 0 0 1-.29.13.24.24 0 0 0 .29-.13z', {
    fill: 'cherry-shade',
  }),
  path('M-.28.1q.02-.05.07-.06m.31.1q.02-.05.07-.06', { stroke: 'cherry-light', width: 0.05 }),
]);

/** A pile of round drupes under a crown of leaves. */
const BLACKBERRY: Group = group('blackberry', [
  path(
    'M-.26-.14a.12.12 0 0 1 .2-.08.12.12 0 0 1 .2 0 .12.12 0 0 1 .16.16.13.13 0 0 1-.02.2.13.13 0 0 1-.1.18.13.13 0 0 1-.22.08.13.13 0 0 1-.2-.1.13.13 0 0 1-.08-.2.13.13 0 0 1 .06-.24z',
    { fill: 'blackberry', stroke: 'blackberry-line', width: 0.04 },
  ),
  path(
    'M-.22-.02a.06.06 0 1 0 .12 0m.06-.04a.06.06 0 1 0 .12 0m.04.04a.06.06 0 1 0 .12 0m-.38.16a.06.06 0 1 0 .12 0m.06 0a.06.06 0 1 0 .12 0m-.21.14a.06.06 0 1 0 .12 0',
    { stroke: 'blackberry-light', width: 0.04 },
  ),
  path('M0-.44l.05.12.15-.06-.04.12.14.04-.18.06-.12-.04-.12.04-.18-.06.14-.04-.04-.12.15.06z', {
    fill: 'leaf',
    stroke: 'leaf-line',
    width: 0.035,
  }),
]);

/** The fruits by number: 1 cherry, 2 strawberry, 3 blackberry, 4 banana, 5 blueberry. */
export const FRUITS: readonly [Group, Group, Group, Group, Group] = [CHERRY, STRAWBERRY, BLACKBERRY, BANANA, BLUEBERRY];

/** Syrup that fills the pocket under a fruit and runs over its lower rim. */
export const POOL: Group = group('pool', [
  path(
    'M-.28-.41q.28-.03.56 0 .12.01.13.13.03.28 0 .56-.01.12-.11.13-.05.01-.06.05t-.08.03-.06-.05q-.02-.02-.38-.03-.12-.01-.13-.13-.03-.28 0-.56.01-.12.13-.13z',
    { fill: 'syrup-pool', stroke: 'syrup-drop', width: 0.035 },
  ),
  path('M.37-.2q.03.26 0 .45-.01.12-.12.12-.25.03-.5 0 .55-.03.62-.57z', {
    fill: 'syrup-drop',
    opacity: 0.55,
  }),
  path('M-.35-.1v-.14q0-.11.11-.12h.2m.21.79v.01', { stroke: 'syrup-glint', width: 0.055 }),
]);

/** Syrup run over a fruit: a thick cap that drips, with the light on it. */
export const SYRUP: Group = group('syrup', [
  path(
    'M-.3-.04q-.02-.16.18-.22.22-.06.37.06.11.1.06.26v.06q0 .08-.06.08t-.06-.08q0-.09-.06-.09t-.06.09v.13q0 .08-.07.08t-.07-.08v-.15q0-.08-.05-.08t-.05.08q0 .07-.06.07t-.07-.09z',
    { fill: 'syrup-pool', stroke: 'syrup-line', width: 0.035 },
  ),
  path('M-.26-.06q.01-.12.16-.16.18-.04.3.04-.16 0-.28.08t-.12.12q-.06 0-.06-.08z', { fill: 'syrup-light' }),
  path('M-.2-.1q.06-.09.2-.11', { stroke: 'whipped', width: 0.06 }),
  path('M.16-.15h.01m-.19.35v.06m.26-.18v.04', { stroke: 'whipped', width: 0.05 }),
]);

/** A pat of butter that is starting to melt. */
export const BUTTER: Group = group('butter', [
  path('M-.4.1q-.04.16.1.2.06.1.2.06.12.1.22 0 .18.02.22-.1.12-.06.06-.22-.1-.14-.4-.16t-.4.22z', {
    fill: 'butter',
    stroke: 'butter-line',
    width: 0.03,
  }),
  path('M-.34-.14l.4-.21.32.23-.4.21z', { fill: 'butter', stroke: 'butter-line', width: 0.04 }),
  path('M-.34-.14l.32.23v.19l-.32-.23z', { fill: 'banana', stroke: 'butter-line', width: 0.04 }),
  path('M-.02.09l.4-.21v.19l-.4.21z', { fill: 'banana-shade', stroke: 'butter-line', width: 0.04 }),
  path('M-.18-.13l.23-.12m-.33.49q.06.06.14.05', { stroke: 'whipped', width: 0.05 }),
]);

// Toppings as tokens, on tiles, in the supply and in the hand; pawns. A page with waffles only needs none of these.

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
