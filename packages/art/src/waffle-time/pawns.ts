/** The pawns by seat. Their heads differ, so that they are told apart without colour: ball, block, spire and crown. */
import type { Token } from '../palette.js';
import { group, path, type Group } from '../shapes.js';

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
