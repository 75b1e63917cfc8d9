/**
 * Watches players pick up, drop, roll and delete objects. Once everything rests, the controller judges the table; then
 * lines, the clock and Tabletop Simulator's turns are updated.
 */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { DIE_TAG, PIECE_TAG, SEAT_COLOURS } from '../names.js';
import { gameMessenger } from './messenger.js';
import { areAtRest, isOnTable, strayPieces } from './object-positions.js';
import { Clock, NO_WAIT } from './pace.js';
import { isGameMaster } from './rights.js';
import { forgetFurniture, missingFurniture, rememberFurniture } from './spawn-objects.js';
import type { Carried, Held } from './table-game.js';
import type { TableSession } from './table-session.js';

/** Frames between a drop and the scan, in which a piece snaps into its space. */
const FRAMES = 5;
/** How often to look again while pieces still move. */
const LOOKS = 40;
/** Seconds between looks for pieces that have fallen off the table. */
const EDGE_SECONDS = 10;

/** The game world, whose functions, unlike those of objects, are called without `self`. */
const world = Global as unknown as {
  readonly setVectorLines: (this: void, lines: readonly Omit<VectorLine, 'rotation'>[]) => boolean;
};

/** The label of an offer that ends a turn. */
const END_TURN = 'tts.end-turn';
/** Turns in an order set by the script; the other type goes round the table. */
const CUSTOM = 2 as TurnType;

/** Frames that Tabletop Simulator needs to turn turns on. */
const BEGINNING = 30;

/**
 * Keeps Tabletop Simulator's turns in step with the rules. If every seat is occupied, Tabletop Simulator shows whose turn it
 * is, at the name and by a sound. The rules alone decide: a player who passes with its button ends the turn if the rules
 * have an end of turn to make, and otherwise gets it back. Nobody is kept from touching things.
 */
class GameTurns {
  /** The colour whose turn was last shown; empty while turns are off. */
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

  /** Shows whose turn it is; turns turns off if the game is over or a seat is free. */
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
    // A chance move is nobody's turn: the turn stays where it was
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

  /** Shows the turn again: Tabletop Simulator may choose another player when turns are turned on. */
  private begin(): void {
    this.isBeginning = true;
    Wait.frames(() => {
      this.isBeginning = false;
      if (this.shown !== '') this.show();
    }, BEGINNING);
  }

  /** Returns the colours of the first `seats` seats, or none if one of them is free. */
  private seated(seats: number): readonly PlayerColor[] {
    const there = getSeatedPlayers();
    const colours = SEAT_COLOURS.slice(0, seats);
    return colours.every((colour) => there.includes(colour)) ? colours : [];
  }

  /** Whether a player has passed the turn shown; while turns are being turned on, Tabletop Simulator may do that itself. */
  isPassedOn(from: string): boolean {
    return this.shown !== '' && !this.isBeginning && from === this.shown && Turns.turn_color !== this.shown;
  }

  /** Returns the index of the button that ends the turn now; -1 for none. */
  endOfTurn(): number {
    return this.tableSession.controller.offers().findIndex(({ label }) => label.key === END_TURN);
  }
}

/** Tracks what players carry, and has the controller judge it. */
export class TurnWatcher {
  /** A rolled die not yet read. */
  private die: TTSObject | undefined;
  private held: Held | undefined;
  /** Origins of held objects, by object id. */
  private lifted: Record<string, Held> = {};
  /** Objects dropped since the last look. */
  private carried: Carried[] = [];
  /** Whether something has appeared on the table without a player carrying it since then, and whether out of a bag. */
  private hasCome = false;
  private isEmptied = false;
  /** The id of the wait for pieces to come to rest. */
  private waiting = NO_WAIT;
  /** The id of the wait for pieces that nobody carried: by its end deleted ones are gone and others rest. */
  private comparing = NO_WAIT;
  /** The id of the repeated look for pieces off the table, and the names of those seen at the last one. */
  private edges = NO_WAIT;
  private stray: readonly string[] = [];
  private readonly clock = new Clock();
  private readonly turns: GameTurns;
  /** Whether the current game is one of this script's. */
  private isWatching = false;

  constructor(private readonly tableSession: TableSession) {
    this.turns = new GameTurns(tableSession);
  }

  /** Starts watching; forgets what was carried before. */
  start(): void {
    this.stop();
    forgetFurniture();
    this.isWatching = true;
    this.turns.forget();
    this.watchEdges();
  }

  /** Stops watching: another script takes over. */
  stop(): void {
    this.isWatching = false;
    this.clock.stop();
    this.turns.stop();
    this.tableSession.pace.stop();
    this.held = undefined;
    this.lifted = {};
    this.carried = [];
    this.hasCome = false;
    this.isEmptied = false;
    this.die = undefined;
    if (this.waiting !== NO_WAIT) Wait.stop(this.waiting);
    if (this.comparing !== NO_WAIT) Wait.stop(this.comparing);
    if (this.edges !== NO_WAIT) Wait.stop(this.edges);
    this.waiting = NO_WAIT;
    this.comparing = NO_WAIT;
    this.edges = NO_WAIT;
    this.stray = [];
  }

  /** Whether it watches, because the current game is one of this script's. */
  isAwake(): boolean {
    return this.isWatching;
  }

  pickedUp(player: string, object: TTSObject): void {
    const { tableSession } = this;
    const held = this.isWatching ? tableSession.table.held(object) : undefined;
    if (held === undefined) return;
    this.held = held;
    this.lifted[object.getGUID()] = held;
    const move = tableSession.table.lifted?.(tableSession.controller.session.state, object);
    if (move === undefined) this.draw();
    else {
      tableSession.controller.referee.make(move, player);
      this.refresh();
    }
  }

  dropped(player: string, object: TTSObject): void {
    const { table } = this.tableSession;
    if (!this.isWatching || !table.isPiece(object)) return;
    this.held = undefined;
    if (isGameMaster(player)) {
      gameMessenger.tell(player, format(this.tableSession.words, 'tts.rights.black-drop'));
      this.notice();
      return;
    }
    this.carry(object);
    table.letGo?.(object);
    this.lookAfterRest(player);
  }

  /** Remembers a dropped object, and where it lay at the last look. */
  private carry(object: TTSObject): void {
    const guid = object.getGUID();
    const { kind = '', place: from = '' } = this.lifted[guid] ?? { kind: this.tableSession.table.held(object)?.kind };
    if (!this.carried.some((other) => other.guid === guid)) this.carried.push({ guid, kind, from });
  }

  /** Handles a piece being deleted or put into a bag; it leaves the table after this call. */
  destroyed(object: TTSObject): void {
    const { table } = this.tableSession;
    if (!this.isWatching) return;
    table.rememberDeleted?.(object);
    if (rememberFurniture(object) || table.isPiece(object)) this.notice();
  }

  /** Handles a piece that nobody carried in: pasted, or out of a bag that is not a supply of the game. */
  spawned(object: TTSObject, isFromBag: boolean): void {
    if (!this.isWatching || !this.tableSession.table.isPiece(object)) return;
    this.hasCome = true;
    if (isFromBag) this.isEmptied = true;
    this.notice();
  }

  /** Compares the table with the record once everything rests, at most once for any number of changes. */
  private notice(looks = LOOKS): void {
    if (this.comparing !== NO_WAIT) Wait.stop(this.comparing);
    this.comparing = Wait.frames(() => {
      this.comparing = NO_WAIT;
      const { controller, pace } = this.tableSession;
      const isBusy = pace.isBusy() || this.waiting !== NO_WAIT || !this.isSettled();
      if (looks > 0 && isBusy) {
        this.notice(looks - 1);
        return;
      }
      this.stray = strayPieces();
      const isCrowded = controller.compare(missingFurniture(), this.stray) && this.hasCome;
      if (isCrowded || this.isEmptied) controller.putRight();
      this.hasCome = false;
      this.isEmptied = false;
      this.refresh();
    }, FRAMES);
  }

  /** Handles a roll: a die is read when it rests. */
  randomized(object: TTSObject, player: string): void {
    if (!this.isWatching || this.tableSession.table.rolled === undefined || !object.hasTag(DIE_TAG)) return;
    this.die = object;
    this.lookAfterRest(player);
  }

  /** Handles the offer button with a number. */
  take(index: string, player: string): void {
    const { tableSession } = this;
    const { controller } = tableSession;
    const offer = controller.offers().find((_offer, i) => i.toString() === index);
    if (offer === undefined) return;
    if (offer.act !== undefined) offer.act();
    else if (offer.move !== undefined) controller.referee.make(offer.move, player);
    else if (offer.isMore === true) controller.more();
    else this.roll(player);
  }

  private roll(player: string): void {
    const die = getObjectsWithTag(DIE_TAG)[0];
    if (die === undefined) return;
    die.randomize();
    this.randomized(die, player);
  }

  private readDie(player: string): void {
    const { die } = this;
    const { table, controller } = this.tableSession;
    this.die = undefined;
    if (die === undefined) return;
    const move = table.rolled?.(controller.session.state, die);
    if (move !== undefined) controller.referee.make(move, player);
  }

  /** Returns the objects dropped since the last look that still exist. */
  private carriedObjects(): readonly TTSObject[] {
    const objects: TTSObject[] = [];
    for (const { guid } of this.carried) {
      const object: TTSObject | undefined = getObjectFromGUID(guid);
      if (object !== undefined) objects.push(object);
    }
    return objects;
  }

  /** Whether the objects that are looked at rest: those that were carried and their neighbours, or all. */
  private isSettled(carried?: readonly TTSObject[]): boolean {
    return areAtRest(this.tableSession.table.settling ?? [PIECE_TAG], carried);
  }

  /** Looks now and then for pieces that have fallen or hang over the edge, which no event reports. */
  private watchEdges(): void {
    this.edges = Wait.time(() => {
      const stray = strayPieces();
      if (stray.join() !== this.stray.join()) this.notice();
      this.watchEdges();
    }, EDGE_SECONDS);
  }

  /** Looks at the table once all pieces rest; a new drop restarts the wait. */
  lookAfterRest(player: string, looks = this.tableSession.table.looks ?? LOOKS): void {
    if (this.waiting !== NO_WAIT) Wait.stop(this.waiting);
    this.waiting = Wait.frames(() => {
      const { tableSession } = this;
      this.waiting = NO_WAIT;
      const carried = this.carriedObjects();
      const rests = !tableSession.pace.isBusy() && this.isSettled(carried) && this.die?.resting !== false;
      if (looks > 0 && !rests) {
        this.lookAfterRest(player, looks - 1);
        return;
      }
      const onTable = carried.filter((object) => isOnTable(object)).map((object) => object.getGUID());
      const acts = this.carried.filter(({ guid }) => onTable.includes(guid));
      this.carried = [];
      tableSession.controller.referee.dropped(player, acts);
      tableSession.pace.next(() => {
        this.readDie(player);
        this.refresh();
      });
    }, FRAMES);
  }

  /** Updates the saved text at once, and the display over the next frames. */
  refresh(): void {
    const { tableSession } = this;
    this.watchClock();
    this.turns.show();
    tableSession.changed();
    tableSession.pace.show(
      // Scoring is slow, so it has a frame of its own; the panel then reads the cached score
      () => {
        tableSession.controller.sheet();
      },
      () => {
        tableSession.show();
      },
      () => {
        tableSession.showButtons();
      },
      () => {
        this.draw();
      },
    );
  }

  /** Updates the turns after somebody has sat down or stood up. */
  showTurn(): void {
    if (this.isWatching) this.turns.show();
  }

  /** Handles a player passing Tabletop Simulator's turn: ends the turn if the rules have an end of turn to make now. */
  turnPassed(from: string): void {
    if (!this.isWatching || !this.turns.isPassedOn(from)) return;
    const index = this.turns.endOfTurn();
    if (index >= 0) this.take(index.toString(), from);
    this.refresh();
  }

  /** Runs the clock for a deadline; with checking off, players say themselves that time is up. */
  private watchClock(): void {
    const { clock, tableSession } = this;
    const { controller, table, words } = tableSession;
    const { current, state } = controller.session;
    const due = controller.checking === 'off' ? undefined : table.deadline?.(state, current.move);
    if (due === undefined) {
      clock.stop();
      return;
    }
    clock.run(current, due.isNew ? due.seconds : 0, (seconds) => {
      if (seconds === 0) controller.referee.make(due.move, '');
      else controller.chat.message = format(words, due.label, { seconds });
      this.refresh();
    });
  }

  private draw(): void {
    const { marks, controller } = this.tableSession;
    const lines = marks ? controller.lines(this.held) : [];
    world.setVectorLines(
      lines.map(({ points, colour, thickness }) => ({
        points: points.map(([x, y, z]) => [x, y, z]),
        color: [colour[0], colour[1], colour[2]],
        thickness,
      })),
    );
  }
}
