/**
 * The life cycle of a table's sessions: the current game, its controller and settings, and what happens to them when the table
 * is loaded, another game is chosen or a game ends. Updates the panel accordingly.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { OPTION_BEFORE, OPTION_NEXT, SEAT_COLOURS } from '../names.js';
import { goneFurniture } from './spawn-objects.js';
import { GameController, isPlayed } from './game-controller.js';
import { rowKeys, stepped } from './options.js';
import { Pace } from './pace.js';
import { hideRows, showButtons, showGame, showMessage } from './panel.js';
import { addToTab, seatedCount, sendRecord, tableTags, writeTab, gameMessenger } from './messenger.js';
import { withLeft } from './left.js';
import { recordText, restore, saved, withGone } from './saved.js';
import type { Saved } from './saved.js';
import { CHECKINGS, NOTICE } from './table-game.js';
import type { AnyTable } from './tracking.js';

/** Settings shared by all games of a table. */
export interface Settings {
  readonly checking: string;
  readonly marks: boolean;
}

/** The current game of the table, and the settings that outlast it. */
export class TableSession {
  controller: GameController<BaseState, unknown, unknown>;
  /** Work after each act, over the next frames. */
  readonly pace = new Pace((done, all) => {
    showMessage(format(this.words, 'tts.laying-out', { done, all }));
  });
  table: AnyTable;
  marks = true;
  /** Suspended sessions of other games; each resumes when its game is chosen again. */
  private left: readonly Saved[] = [];
  /** The text for `onSave`, rebuilt only after a change: Tabletop Simulator asks for it every few seconds. */
  private savedText = '';
  /** How often something has changed. */
  changes = 0;

  /** Whether somebody has chosen the number of players by hand; otherwise it follows from who is seated. */
  private isCountChosen = false;

  /** Starts with the first of `tables`; `menu` has the ids of all games of the table, including other scripts'. */
  constructor(
    readonly tables: readonly [AnyTable, ...AnyTable[]],
    readonly words: Catalogue,
    private readonly menu: readonly string[],
  ) {
    this.table = tables[0];
    this.controller = this.controllerOf(this.table);
  }

  /** Creates a game's controller, which keeps the record of each finished game. */
  private controllerOf(table: AnyTable): GameController<BaseState, unknown, unknown> {
    return new GameController(table, this.words, gameMessenger, this.pace, () => {
      this.pace.next(() => {
        this.publish();
      });
    });
  }

  /** Returns the game with an id, or the current one. */
  tableOf(id: string | undefined): AnyTable {
    return this.tables.find((table) => table.game.id === id) ?? this.table;
  }

  /** Whether a game is one of this script's. */
  knows(id: string): boolean {
    return this.tables.some((table) => table.game.id === id);
  }

  /** Restores a saved state; once all objects have loaded, the controller puts right where the table differs. */
  resume(state: Saved): void {
    this.marks = state.marks;
    this.adoptLeft(state.left);
    this.change(this.tableOf(state.game));
    this.read(state);
  }

  /** Restores a saved session of the current game; announces if it cannot be read. */
  private read(state: Saved): void {
    this.isCountChosen = state.isCountChosen === true;
    const sentence = restore(this.controller, state);
    if (sentence !== '') this.controller.chat.say({ key: 'tts.bad-state', values: { sentence } });
  }

  /** Returns the complete state to save, as text. */
  save(): string {
    if (this.savedText === '') {
      const state = withGone(this.ownState(), goneFurniture());
      this.savedText = JSON.encode(withLeft(state, this.left));
    }
    return this.savedText;
  }

  /** Adopts suspended sessions from a save. */
  adoptLeft(left: readonly Saved[] | undefined): void {
    this.left = left ?? [];
  }

  /** Returns the suspended sessions; while another script plays, those of all games of this script that have been played. */
  allLeft(): readonly Saved[] {
    return this.left;
  }

  /** Returns the state of the current session to save. */
  private ownState(): Saved {
    const state = saved(this.controller, this.marks);
    return this.isCountChosen ? { ...state, isCountChosen: true } : state;
  }

  /** Suspends the current session until its game is chosen again. */
  private leave(): void {
    const own = this.ownState();
    this.left = [...this.left.filter(({ game }) => game !== own.game), own];
  }

  /** Changes to another game from its start, without laying it out. */
  private change(table: AnyTable): void {
    if (table === this.table) return;
    const { checking } = this.controller;
    this.table = table;
    this.pace.stop();
    this.isCountChosen = false;
    this.controller = this.controllerOf(table);
    this.controller.checking = checking;
  }

  /** Begins another game, or resumes it where it was left. */
  begin(id: string): void {
    const { checking } = this.controller;
    this.change(this.tableOf(id));
    const session = this.left.find(({ game }) => game === this.table.game.id);
    if (session === undefined) {
      this.countPlayers(true);
      this.controller.newGame();
      return;
    }
    this.left = this.left.filter((other) => other !== session);
    this.read(session);
    this.controller.checking = checking;
    this.controller.goOn();
  }

  /** Handles the menu: keeps the current record in the notebook and begins the chosen game. */
  choose(id: string): void {
    if (this.tableOf(id) === this.table) return;
    this.keep();
    this.leave();
    this.begin(id);
  }

  /** Adds the record to those of earlier games in the notebook, if anything has been played. */
  keep(): void {
    if (!isPlayed(this.controller.session)) return;
    const record = this.recordOfTable();
    const tab = format(this.words, 'tts.tab.earlier');
    addToTab(tab, record);
    sendRecord(record);
    broadcastToAll(format(this.words, 'tts.recorded', { tab }));
  }

  /** Handles the button for a new game: asks first if a running game would be lost. */
  askNewGame(player: string): void {
    const { controller } = this;
    if (!isPlayed(controller.session) || controller.result() !== '') {
      this.newGame();
      return;
    }
    const begin = (): void => {
      this.newGame();
    };
    const cancel = (): void => {
      controller.forgetQuestion();
    };
    const answers = [
      { label: { key: 'tts.ask.begin' }, act: begin },
      { label: { key: 'tts.ask.cancel' }, act: cancel },
    ];
    controller.ask({ key: 'tts.ask.new-game' }, answers, player);
  }

  /**
   * Sets the number of players of the next game to the number of people seated, unless somebody has chosen it. One person alone
   * plays all seats. `isSaid`: tells everybody if that changes the number.
   */
  countPlayers(isSaid: boolean): void {
    const option = this.table.options.find(({ key }) => key === 'players');
    const seated = seatedCount();
    if (option?.kind !== 'number' || option.min === option.max || this.isCountChosen || seated < 2) return;
    const players = stepped(option, seated, 0, []);
    const isNew = this.controller.options['players'] !== players;
    this.controller.options = { ...this.controller.options, players };
    if (isNew && isSaid) gameMessenger.announce(format(this.words, 'tts.players-seated', { count: players }), NOTICE);
  }

  /** Begins a new game; the record of the old one stays in the notebook. */
  private newGame(): void {
    this.countPlayers(true);
    this.controller.forgetQuestion();
    this.pace.next(() => {
      this.keep();
    });
    this.pace.next(() => {
      this.controller.newGame();
    });
  }

  /** Replaces the session, whose record stays in the notebook, with a record's position. Returns an error message. */
  put(record: string): string {
    const { controller } = this;
    const before = saved(controller, this.marks);
    this.keep();
    const sentence = restore(controller, { ...before, record, path: '' });
    if (sentence !== '') return sentence;
    controller.putOut();
    return '';
  }

  settings(): Settings {
    return { checking: this.controller.checking, marks: this.marks };
  }

  adoptSettings({ checking, marks }: Settings): void {
    this.controller.checking = CHECKINGS.find((other) => other === checking) ?? this.controller.checking;
    this.marks = marks;
  }

  nextChecking(): void {
    const index = CHECKINGS.indexOf(this.controller.checking);
    this.controller.checking = CHECKINGS[mod(index + 1, CHECKINGS.length)] ?? 'warn';
  }

  toggleMarks(): void {
    this.marks = !this.marks;
  }

  /** Handles a button beside an option; its id has the key. */
  changeOption(id: string): void {
    const by = id.startsWith(OPTION_BEFORE) ? -1 : 1;
    const key = id.substring((by < 0 ? OPTION_BEFORE : OPTION_NEXT).length);
    const { game, options } = this.table;
    const option = options.find((other) => other.key === key);
    const value = this.controller.options[key];
    if (option === undefined || value === undefined) return;
    if (key === 'players') this.isCountChosen = true;
    const seats = game.seats(initialOptions(game.options));
    this.controller.options = { ...this.controller.options, [key]: stepped(option, value, by, seats) };
  }

  /** Returns the record with the table's tags: where and when it was played, and by whom. */
  private recordOfTable(): string {
    const { controller } = this;
    const names = this.table.game.seats(controller.session.options);
    controller.session.tags = tableTags(names, SEAT_COLOURS).map(({ name, value }) => ({ name, value, offset: 0 }));
    return recordText(controller);
  }

  /** Writes the record into the notebook and sends it to an editor. */
  publish(): void {
    const record = this.recordOfTable();
    const tab = format(this.words, 'tts.tab.record');
    writeTab(tab, record);
    sendRecord(record);
    broadcastToAll(format(this.words, 'tts.recorded', { tab }));
  }

  /** Hands the table and the panel to another script. */
  sleep(): void {
    this.keep();
    this.leave();
    hideRows(rowKeys(this.tables));
  }

  /** Marks the saved text as out of date. */
  changed(): void {
    this.savedText = '';
    this.changes++;
  }

  /** Updates the panel. */
  show(): void {
    showGame(this.controller);
  }

  /** Updates the panel's buttons. */
  showButtons(): void {
    showButtons(this.controller, {
      marks: this.marks,
      closeUps: this.table.views.closeUps.map(({ label }) => label),
      games: this.menu,
      optionKeys: rowKeys(this.tables),
    });
  }
}
