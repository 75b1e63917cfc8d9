/** Player cameras, seen from their own side: the whole table, seats, hands and close-ups. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { SEAT_COLOURS } from '../names.js';
import type { TableSession } from './table-session.js';
import type { WorldPoint } from './world.js';

/** What a camera looks at, and from where. */
interface Look {
  /** Centre of the view. */
  readonly at: WorldPoint;
  /** Distance of the camera from it, in table units. */
  readonly distance: number;
  /** Downward pitch in degrees; left out for the usual one. */
  readonly pitch?: number;
}

/** Downward pitch of cameras, in degrees. */
const USUAL_PITCH = 60;

/** Everything on the table. */
export const WHOLE_TABLE: Look = { at: [0, 0, 0], distance: 45, pitch: 65 };

/** Moves the camera of a player who sits at the table; does nothing for others, who have no side. */
export function lookAt(colour: string, { at: [x, y, z], distance, pitch = USUAL_PITCH }: Look): void {
  const player = sitter(colour);
  if (player === undefined) return;
  const yaw = player.getHandTransform().rotation.y;
  player.lookAt({ position: Vector(x, y, z), pitch, yaw, distance });
}

/** Distance and pitch of a camera looking at cards in a hand. */
const HAND_DISTANCE = 10;
const HAND_PITCH = 35;

/** Moves a player's camera to their own hand. */
function lookAtHand(colour: string): void {
  const player = sitter(colour);
  if (player === undefined) return;
  const { x, y, z } = player.getHandTransform().position;
  lookAt(colour, { at: [x, y, z], distance: HAND_DISTANCE, pitch: HAND_PITCH });
}

/** Returns the player seated at a colour with a hand zone, and so with a side of the table. */
function sitter(colour: string): Player | undefined {
  if (colour === 'Black' || !getSeatedPlayers().some((seated) => seated === colour)) return undefined;
  const player = Player[colour as PlayerColor];
  return player.getHandCount() === 0 ? undefined : player;
}

/** A part of the game that can be looked at closely. */
interface CloseUp extends Look {
  /** Message key of its label. */
  readonly label: string;
}

/** Where players can look in one game. */
export interface GameViews {
  /** View of the area in front of a seat. */
  readonly seat: (seat: Seat) => Look;
  /** Parts of the game, at most `CLOSE_UPS` (one per button). */
  readonly closeUps: readonly CloseUp[];
}

/** Moves cameras as players ask for it. */
export class Views {
  /** The seat each player last looked at, by player colour. */
  private seen: Record<string, Seat> = {};

  constructor(private readonly tableSession: TableSession) {}

  /** Moves a player's camera to a view of `VIEWS`, or to a part of the game by its number from 1. */
  look(view: string, player: string): void {
    const { table } = this.tableSession;
    const { views } = table;
    if (view === 'board') lookAt(player, WHOLE_TABLE);
    else if (view === 'hand' && table.hasSecrets === true) lookAtHand(player);
    else if (view === 'hand' || view === 'mine') this.lookAtSeat(this.ownSeat(player), player);
    else if (view === 'next') this.lookAtSeat((this.seen[player] ?? this.ownSeat(player)) + 1, player);
    else {
      const closeUp = views.closeUps.find((_closeUp, i) => (i + 1).toString() === view);
      if (closeUp !== undefined) lookAt(player, closeUp);
    }
  }

  /** Moves a player's camera to a seat's side; the first seat follows the last. */
  private lookAtSeat(seat: Seat, player: string): void {
    const now = mod(seat, this.seats());
    this.seen[player] = now;
    lookAt(player, this.tableSession.table.views.seat(now));
  }

  /** Returns a player's seat, or the seat to move for a player without one. */
  private ownSeat(player: string): Seat {
    const own = SEAT_COLOURS.findIndex((colour) => colour === player);
    if (own >= 0 && own < this.seats()) return own;
    const { table, controller } = this.tableSession;
    return Math.max(0, table.game.toMove(controller.session.state)[0] ?? 0);
  }

  private seats(): number {
    const { table, controller } = this.tableSession;
    return table.game.seats(controller.session.options).length;
  }
}
