/**
 * The game's own turns: where every seat of a game has somebody sitting at it, Tabletop Simulator shows whose turn it is, at the
 * name and by a sound. The rules alone say whose turn it is: whoever passes it on by the game's button ends the turn where the
 * rules have an end of a turn to make, and else gets it back. Nobody is kept from touching things.
 */
import { SEAT_COLOURS } from '../names.js';
import type { TableSession } from './table-session.js';

/** The label of an offer that ends a turn. */
const END_TURN = 'tts.end-turn';
/** Turns in an order that scripts set; the other type goes round the table. */
const CUSTOM = 2 as TurnType;

/** Frames in which the game has turned turns on. */
const BEGINNING = 30;

/** Keeps the game's turns with those of the rules. */
export class GameTurns {
  /** The colour whose turn was shown last; empty while turns are off. */
  private shown = '';
  private order: readonly PlayerColor[] = [];
  /** Whether turns have just been turned on. */
  private isBeginning = false;

  constructor(private readonly tableSession: TableSession) {}

  /** Forgets what was shown: a load or another script may have changed it. */
  forget(): void {
    this.shown = '';
    this.order = [];
  }

  /** Turns off what this script has turned on. */
  stop(): void {
    if (this.shown !== '') Turns.enable = false;
    this.shown = '';
  }

  /** Shows whose turn it is, or nothing where nobody's is or a seat is free. */
  show(): void {
    const { controller } = this.tableSession;
    const { game } = controller.table;
    const order = this.seated(game.seats(controller.session.options).length);
    const seat = game.toMove(controller.session.state)[0] ?? -1;
    const isOver = game.outcome(controller.session.state) !== undefined;
    const colour = order[seat];
    if (isOver || order.length < 2) {
      this.stop();
      return;
    }
    // A die or cards to be turned are nobody's turn: it stays where it was
    if (colour === undefined) return;
    if (this.shown === '' || order.join() !== this.order.join()) {
      Turns.type = CUSTOM;
      Turns.order = [...order];
      Turns.pass_turns = false;
      Turns.disable_interactations = false;
      Turns.enable = true;
      this.begin();
    }
    this.order = order;
    this.shown = colour;
    if (Turns.turn_color !== colour) Turns.turn_color = colour;
  }

  /** The game may choose who begins when turns are turned on: what the rules say is shown again then. */
  private begin(): void {
    this.isBeginning = true;
    Wait.frames(() => {
      this.isBeginning = false;
      if (this.shown !== '') this.show();
    }, BEGINNING);
  }

  /** The colours of so many seats in their order, or none where one of them is free. */
  private seated(seats: number): readonly PlayerColor[] {
    const there = getSeatedPlayers();
    const colours = SEAT_COLOURS.slice(0, seats);
    return colours.every((colour) => there.includes(colour)) ? colours : [];
  }

  /** Whether a player has passed the turn on that was shown; while the game begins its turns it may do so by itself. */
  isPassedOn(from: string): boolean {
    return this.shown !== '' && !this.isBeginning && from === this.shown && Turns.turn_color !== this.shown;
  }

  /** The number of the button that ends the turn now; -1 for none. */
  endOfTurn(): number {
    return this.tableSession.controller.offers().findIndex(({ label }) => label.key === END_TURN);
  }
}
