/** The pawns by seat. Their heads differ, so that they are told apart without colour: ball, block, spire and crown. */
import type { Token } from '../palette.js';
import { group, path, type Group } from '../shapes.js';

const BODY = 'M-.26.42Q-.3.3-.18.24Q-.08.14-.08-.04H.08Q.08.14.18.24Q.3.3.26.42z';
const HEADS: readonly string[] = [
  'M-.2-.2a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0z',
  'M-.16-.4h.32q.04 0 .04.04v.3q0 .04-.04.04h-.32q-.04 0-.04-.04v-.3q0-.04.04-.04z',
  'M0-.46L.24-.04Q0 .06-.24-.04z',
  'M-.22-.02L-.28-.36L-.12-.22L0-.42L.12-.22L.28-.36L.22-.02z',
];

function pawn(seat: number): Group {
  const fill = `pawn-${seat + 1}` as Token;
  const line = `pawn-${seat + 1}-line` as Token;
  return group(`pawn-${seat + 1}`, [
    path('M-.3.41a.3.07 0 1 0 .64 0a.3.07 0 1 0-.64 0z', { fill: 'shadow', opacity: 0.25 }),
    path(BODY + (HEADS[seat] ?? ''), { fill, stroke: line, width: 0.05 }),
    path('M-.16.33Q-.04.28-.02.12M-.08-.24q.02-.06.06-.07', { stroke: 'whipped', width: 0.045, opacity: 0.8 }),
  ]);
}

/** The pawns of seats 0 to 3, each round (0, 0). */
export const PAWNS: readonly [Group, Group, Group, Group] = [pawn(0), pawn(1), pawn(2), pawn(3)];
