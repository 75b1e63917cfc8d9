/** Camera views in the current game: seats, hands and close-ups. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { SEAT_COLOURS } from '../names.js';
import { lookAt, lookAtHand, WHOLE_TABLE } from './camera.js';
import type { Look } from './camera.js';
import type { TableSession } from './table-session.js';

/** A part of the game that can be looked at closely. */
interface CloseUp extends Look {
  /** The key of its words. */
  readonly label: string;
}

/** Where players can look in one game. */
export interface GameViews {
  /** What lies before a seat. */
  readonly seat: (seat: Seat) => Look;
  /** Parts of the game; as many as there are buttons (`CLOSE_UPS`) at most. */
  readonly closeUps: readonly CloseUp[];
}

/** Moves cameras as players ask for it. */
export class Views {
  /** By the players' colours: the seat at whose side each has looked last. */
  private seen: Record<string, Seat> = {};

  constructor(private readonly tableSession: TableSession) {}

  /** Moves the camera of a player to a view of `VIEWS`, or to a part of the game by its number from 1. */
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

  /** After the last seat comes the first one. */
  private lookAtSeat(seat: Seat, player: string): void {
    const now = mod(seat, this.seats());
    this.seen[player] = now;
    lookAt(player, this.tableSession.table.views.seat(now));
  }

  /** The seat of a player; of one who has none in this game, the seat to move. */
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
