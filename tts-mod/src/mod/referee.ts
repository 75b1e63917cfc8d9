/**
 * Joins a match to Tabletop Simulator: its events, the buttons of the panel, hotkeys, and the functions for the live
 * driver. Everything the game calls must be a global of the script.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { mod } from '@griddle/rules/core/math.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { parityLines, positionLine } from '@griddle/rules/testkit/parity.js';
import {
  CALL,
  DIE_TAG,
  GAME,
  GAMES_FUNCTION,
  HANDLERS,
  OFFER,
  OPTION_BEFORE,
  OPTION_NEXT,
  POSITIONS_FUNCTION,
  RECORD_FUNCTION,
  SEAT_COLOURS,
} from '../names.js';
import { Clock } from './clock.js';
import { Match } from './match.js';
import { rowKeys, stepped } from './options.js';
import { forgetPanel, showPanel } from './panel.js';
import { sendRecord, tableTags, writeTab } from './record-keeping.js';
import { recordText, restore, saved } from './saved.js';
import type { Saved } from './saved.js';
import { CHECKINGS } from './table-game.js';
import type { Held, TableGame } from './table-game.js';
import { gameVoice } from './voice.js';

/** Frames between a drop and the look at the table, in which a piece snaps into its space; also those after a load. */
const FRAMES = 5;
/** How often to look again while pieces still move. */
const LOOKS = 40;
/** Random games longer than this are cut off. */
const PARITY_LIMIT = 2000;

/** A key of one table. */
export interface TableKey {
  /** Its label is `tts.hotkey.NAME`. */
  readonly name: string;
  readonly act: (object: TTSObject | undefined) => boolean;
}

/** A game whose objects the referee watches. */
export interface WatchedGame<S extends BaseState, M, Sight> extends TableGame<S, M, Sight> {
  /** The seat and origin of a piece just picked up; undefined for any other object. */
  readonly held: (object: TTSObject) => Held | undefined;
  /** Whether an object is a piece of the game. */
  readonly isPiece: (object: TTSObject) => boolean;
  /** Whether all pieces that nobody holds have come to rest. */
  readonly isSettled: () => boolean;
  /** Looks at moving pieces before they are taken as they are; left out for the usual few seconds. */
  readonly looks?: number;
  /** Makes objects ready that the game has just loaded. */
  readonly prepare?: () => void;
  /** Told when somebody lets go of a piece, before it falls. */
  readonly letGo?: (object: TTSObject) => void;
  /** The move that picking a piece up makes, if it makes one. */
  readonly lifted?: (state: S, object: TTSObject) => M | undefined;
  /** Keys of this table; each acts on the object under the pointer, and says whether it did. */
  readonly keys?: readonly TableKey[];
  /** Told when somebody deletes an object of the game, so that it can be made again. */
  readonly forgetNot?: (object: TTSObject) => void;
  /** What a die that has come to rest means, for games that have one. */
  readonly rolled?: (state: S, die: TTSObject) => M | undefined;
}

/**
 * A game whose types are not known here, so that one table can have several. A state, move or sight only goes back to the
 * game it came from.
 */
export type AnyTable = WatchedGame<BaseState, unknown, unknown>;

/** The game world. Its functions, unlike those of objects, are called without themselves. */
const world = Global as unknown as {
  readonly setVectorLines: (this: void, lines: readonly Omit<VectorLine, 'rotation'>[]) => boolean;
};

export class Referee {
  private match: Match<BaseState, unknown, unknown>;
  private marks = true;
  private folded = false;
  private optionsOpen = false;
  private menuOpen = false;
  /** A die that somebody has rolled and that has not been read yet. */
  private die: TTSObject | undefined;
  private held: Held | undefined;
  private table: AnyTable;
  /** The wait for pieces to come to rest, 0 for none. */
  private waiting = 0;
  private readonly clock = new Clock();
  /** The text for `onSave`, made anew only after a change: the game asks for it every few seconds. */
  private savedText = '';

  /** A referee of the first of some games; the others are chosen by the menu. There is at least one. */
  constructor(
    private readonly tables: readonly [AnyTable, ...AnyTable[]],
    private readonly words: Catalogue,
  ) {
    this.table = tables[0];
    this.match = new Match(this.table, words, gameVoice);
  }

  /** Makes the globals that the game calls. */
  install(): void {
    _G['onLoad'] = (text: string | undefined) => this.load(text ?? '');
    _G['onSave'] = () => this.save();
    _G['onObjectPickUp'] = (player: string, object: TTSObject) => this.pickedUp(player, object);
    _G['onObjectDrop'] = (player: string, object: TTSObject) => this.dropped(player, object);
    _G['onObjectRandomize'] = (object: TTSObject, player: string) => this.randomized(object, player);
    _G['onObjectDestroy'] = (object: TTSObject) => this.destroyed(object);
    this.onPress(HANDLERS.undo, () => this.match.undo());
    this.onPress(HANDLERS.redo, () => this.match.redo());
    this.onPress(HANDLERS.newGame, () => this.match.newGame());
    this.onPress(HANDLERS.repair, () => this.match.repair());
    this.onPress(HANDLERS.record, () => this.publish());
    this.onPress(HANDLERS.checking, () => this.nextChecking());
    this.onPress(HANDLERS.marks, () => this.toggleMarks());
    this.onPress(HANDLERS.fold, () => (this.folded = !this.folded));
    this.onPress(HANDLERS.options, () => (this.optionsOpen = !this.optionsOpen));
    this.onPress(HANDLERS.option, (id) => this.changeOption(id));
    this.onPress(HANDLERS.menu, () => (this.menuOpen = !this.menuOpen));
    this.onPress(HANDLERS.game, (id) => this.choose(id.substring(GAME.length)));
    this.onPress(HANDLERS.offer, (id, player) => this.take(id.substring(OFFER.length), player));
    this.onPress(HANDLERS.call, (id) => this.match.call(id.substring(CALL.length)));
    _G[RECORD_FUNCTION] = () => recordText(this.match);
    _G[GAMES_FUNCTION] = (seeds: readonly number[], options: string, game?: string) =>
      this.gameLines(seeds, options, this.tableOf(game));
    _G[POSITIONS_FUNCTION] = (positions: readonly string[], game?: string) =>
      this.positionLines(positions, this.tableOf(game));
  }

  /** A button: does something for a player who sits at the table, then shows what has become of it. */
  private onPress(name: string, act: (id: string, player: string) => unknown): void {
    _G[name] = (player: Player, _value: string, id: string | undefined) => {
      if (player.color === 'Grey') return;
      act(id ?? '', player.color);
      this.refresh();
    };
  }

  private addHotkeys(): void {
    const keys: (readonly [string, () => unknown])[] = [
      ['undo', () => this.match.undo()],
      ['redo', () => this.match.redo()],
      ['new-game', () => this.match.newGame()],
      ['repair', () => this.match.repair()],
      ['record', () => this.publish()],
      ['marks', () => this.toggleMarks()],
      ['checking', () => this.nextChecking()],
    ];
    for (const [name, act] of keys) {
      addHotkey(say(this.words, 'tts.hotkey.' + name), (player) => {
        if (player === 'Grey') return;
        act();
        this.refresh();
      });
    }
    for (const { name, act } of this.table.keys ?? []) {
      addHotkey(say(this.words, 'tts.hotkey.' + name), (player, object) => {
        if (player !== 'Grey' && act(object)) this.lookAfterRest(player, this.looks());
      });
    }
  }

  private looks(): number {
    return this.table.looks ?? LOOKS;
  }

  /** After a load or a rewind: the record wins; where the table differs, the panel says so and offers to repair it. */
  private load(text: string): void {
    forgetPanel();
    this.clock.stop();
    this.held = undefined;
    this.waiting = 0;
    if (text !== '') this.resume(JSON.decode(text) as Saved);
    this.addHotkeys();
    this.table.prepare?.();
    // The panel may not be there yet
    Wait.frames(() => {
      if (text === '') this.match.setUp();
      this.refresh();
    }, FRAMES);
  }

  private resume(state: Saved): void {
    this.marks = state.marks;
    this.change(this.tableOf(state.game));
    const sentence = restore(this.match, state);
    if (sentence !== '') this.match.say({ key: 'tts.bad-state', values: { sentence } });
    this.match.compare();
  }

  /** The game with an id, or the one that is played. */
  private tableOf(id: string | undefined): AnyTable {
    return this.tables.find((table) => table.game.id === id) ?? this.table;
  }

  /** Another game on this table, from its start; nothing lies there yet as it should. */
  private change(table: AnyTable): void {
    if (table === this.table) return;
    const { checking } = this.match;
    this.table = table;
    this.match = new Match(table, this.words, gameVoice);
    this.match.checking = checking;
  }

  /** The menu: what has been played is kept in the notebook, and the other game begins. */
  private choose(id: string): void {
    const table = this.tableOf(id);
    if (table === this.table) return;
    if (this.match.session.current.parent !== undefined) this.publish();
    this.change(table);
    this.menuOpen = false;
    this.match.newGame();
  }

  /** A button for a move. */
  private take(index: string, player: string): void {
    const offer = this.match.offers().find((_offer, i) => i.toString() === index);
    if (offer === undefined) return;
    if (offer.act !== undefined) offer.act();
    else if (offer.move !== undefined) this.withResult(() => this.match.make(offer.move, player));
    else if (offer.isMore === true) this.match.more();
    else this.roll(player);
  }

  private roll(player: string): void {
    const die = getObjectsWithTag(DIE_TAG)[0];
    if (die === undefined) return;
    die.randomize();
    this.randomized(die, player);
  }

  /** Does something that may end the game; then the record is written down. */
  private withResult(act: () => void): void {
    const over = this.match.result();
    act();
    if (over === '' && this.match.result() !== '') this.publish();
  }

  /** Somebody rolls: a die is read when it rests. */
  private randomized(object: TTSObject, player: string): void {
    if (this.table.rolled === undefined || !object.hasTag(DIE_TAG)) return;
    this.die = object;
    this.lookAfterRest(player, this.looks());
  }

  private readDie(player: string): void {
    const { die } = this;
    this.die = undefined;
    if (die === undefined) return;
    const move = this.table.rolled?.(this.match.session.state, die);
    if (move !== undefined) this.match.make(move, player);
  }

  private save(): string {
    if (this.savedText === '') this.savedText = JSON.encode(saved(this.match, this.marks));
    return this.savedText;
  }

  private pickedUp(player: string, object: TTSObject): void {
    const held = this.table.held(object);
    if (held === undefined) return;
    this.held = held;
    const move = this.table.lifted?.(this.match.session.state, object);
    if (move === undefined) this.draw();
    else {
      this.withResult(() => this.match.make(move, player));
      this.refresh();
    }
  }

  private dropped(player: string, object: TTSObject): void {
    if (!this.table.isPiece(object)) return;
    this.held = undefined;
    this.table.letGo?.(object);
    this.lookAfterRest(player, this.looks());
  }

  /** A piece that somebody deletes leaves the table after this. */
  private destroyed(object: TTSObject): void {
    this.table.forgetNot?.(object);
    if (!this.table.isPiece(object)) return;
    Wait.frames(() => {
      this.match.compare();
      this.refresh();
    }, FRAMES);
  }

  /** Looks at the table once all pieces rest; a new drop begins the wait anew. */
  private lookAfterRest(player: string, looks: number): void {
    if (this.waiting !== 0) Wait.stop(this.waiting);
    this.waiting = Wait.frames(() => {
      this.waiting = 0;
      const rests = this.table.isSettled() && this.die?.resting !== false;
      if (looks > 0 && !rests) {
        this.lookAfterRest(player, looks - 1);
        return;
      }
      this.withResult(() => {
        this.match.dropped(player);
        this.readDie(player);
      });
      this.refresh();
    }, FRAMES);
  }

  /** Everything that is seen, and the text that is saved, follow the match. */
  private refresh(): void {
    this.savedText = '';
    this.watchClock();
    showPanel(this.match, {
      marks: this.marks,
      folded: this.folded,
      options: this.optionsOpen,
      menu: this.menuOpen,
      games: this.tables.map((table) => table.game.id),
      optionKeys: rowKeys(this.tables),
    });
    this.draw();
  }

  /** What is due after some time; where nothing is checked, players say themselves that it is up. */
  private watchClock(): void {
    const { match, clock } = this;
    const { current, state } = match.session;
    const due = match.checking === 'off' ? undefined : this.table.deadline?.(state, current.move);
    if (due === undefined) {
      clock.stop();
      return;
    }
    clock.run(current, due.isNew ? due.seconds : 0, (seconds) => {
      if (seconds === 0) this.withResult(() => match.make(due.move, ''));
      else match.message = say(this.words, due.label, { seconds });
      this.refresh();
    });
  }

  private draw(): void {
    const lines = this.marks ? this.match.lines(this.held) : [];
    world.setVectorLines(
      lines.map(({ points, colour, thickness }) => ({
        points: points.map(([x, y, z]) => [x, y, z]),
        color: [colour[0], colour[1], colour[2]],
        thickness,
      })),
    );
  }

  private nextChecking(): void {
    const index = CHECKINGS.indexOf(this.match.checking);
    this.match.checking = CHECKINGS[mod(index + 1, CHECKINGS.length)] ?? 'warn';
  }

  private toggleMarks(): void {
    this.marks = !this.marks;
  }

  private changeOption(id: string): void {
    const by = id.startsWith(OPTION_BEFORE) ? -1 : 1;
    const key = id.substring((by < 0 ? OPTION_BEFORE : OPTION_NEXT).length);
    const { game, options } = this.table;
    const option = options.find((other) => other.key === key);
    const value = this.match.options[key];
    if (option === undefined || value === undefined) return;
    const seats = game.seats(initialOptions(game.options));
    this.match.options = { ...this.match.options, [key]: stepped(option, value, by, seats) };
  }

  /** Writes the record into the notebook and sends it to an editor. */
  private publish(): void {
    const { match } = this;
    const names = this.table.game.seats(match.session.options);
    match.session.tags = tableTags(names, SEAT_COLOURS).map(({ name, value }) => ({ name, value, offset: 0 }));
    const record = recordText(match);
    const tab = say(this.words, 'tts.tab.record');
    writeTab(tab, record);
    sendRecord(record);
    broadcastToAll(say(this.words, 'tts.recorded', { tab }));
  }

  /** Lines that Node must print alike, one for each seed. */
  private gameLines(seeds: readonly number[], text: string, { game }: AnyTable): string {
    const options = parseOptions(game.options, game.seats(initialOptions(game.options)), text);
    return options.ok ? parityLines(game, options.value, seeds, PARITY_LIMIT).join('\n') : options.error.code;
  }

  /** The same for positions; of one that cannot be read, the error's code and place. */
  private positionLines(positions: readonly string[], { game }: AnyTable): string {
    const options = initialOptions(game.options);
    const lines = positions.map((position) => {
      const state = game.parsePosition(position, options);
      return state.ok ? positionLine(game, state.value) : state.error.code + ' ' + state.error.offset.toString();
    });
    return lines.join('\n');
  }
}
