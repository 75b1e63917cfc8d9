/** Player cameras, seen from their own side. */
import type { WorldPoint } from './world.js';

/** What a camera looks at, and from where. */
export interface Look {
  /** The middle of what is seen. */
  readonly at: WorldPoint;
  /** How far the camera is away from it, in units of the table. */
  readonly distance: number;
  /** Degrees by which it looks down; left out for the usual slope. */
  readonly pitch?: number;
}

/** Degrees by which cameras look down: everything lies on the table. */
const USUAL_PITCH = 60;

/** Everything on the table. */
export const WHOLE_TABLE: Look = { at: [0, 0, 0], distance: 45, pitch: 65 };

/** Moves the camera of a player who sits at the table; nothing for others, who have no side. */
export function lookAt(colour: string, { at: [x, y, z], distance, pitch = USUAL_PITCH }: Look): void {
  const player = sitter(colour);
  if (player === undefined) return;
  const yaw = player.getHandTransform().rotation.y;
  player.lookAt({ position: Vector(x, y, z), pitch, yaw, distance });
}

/** How close and how flat a camera looks at cards that stand in a hand. */
const HAND_DISTANCE = 10;
const HAND_PITCH = 35;

/** Moves the camera of a player to the own hand. */
export function lookAtHand(colour: string): void {
  const player = sitter(colour);
  if (player === undefined) return;
  const { x, y, z } = player.getHandTransform().position;
  lookAt(colour, { at: [x, y, z], distance: HAND_DISTANCE, pitch: HAND_PITCH });
}

/** Who sits at a colour that has a hand zone, and with it a side of the table. */
function sitter(colour: string): Player | undefined {
  if (colour === 'Black' || !getSeatedPlayers().some((seated) => seated === colour)) return undefined;
  const player = Player[colour as PlayerColor];
  return player.getHandCount() === 0 ? undefined : player;
}
