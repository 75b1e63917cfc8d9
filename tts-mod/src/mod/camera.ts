/** Where players look: from their own side, at everything or at what lies before them. */

/** How far the camera is away. */
const FAR = 45;
const NEAR = 20;
/** Degrees by which it looks down. */
const STEEP = 65;
const FLAT = 50;
/** How far before a hand its player's things lie. */
const BEFORE_HAND = 7;

/** Moves the camera of a player who sits at the table; nothing for others, who have no side. */
export function lookAt(color: string, view: string): void {
  if (!getSeatedPlayers().some((seated) => seated === color) || color === 'Black') return;
  const player = Player[color as PlayerColor];
  if (player.getHandCount() === 0) return;
  const { position, rotation } = player.getHandTransform();
  const yaw = rotation.y;
  if (view !== 'mine') {
    player.lookAt({ position: Vector(0, 0, 0), pitch: STEEP, yaw, distance: FAR });
    return;
  }
  const turn = (yaw * Math.PI) / 180;
  const [x, z] = [position.x + Math.sin(turn) * BEFORE_HAND, position.z + Math.cos(turn) * BEFORE_HAND];
  player.lookAt({ position: Vector(x, 1, z), pitch: FLAT, yaw, distance: NEAR });
}
