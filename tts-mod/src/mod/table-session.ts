/**
 * The life of the sessions at a table: which game is played, its controller, its settings, and what becomes of them when the
 * table is loaded, another game is chosen or a game ends. What is shown of it on the panel follows.
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
import type { PanelPage } from './panel.js';
import { addToTab, sendRecord, tableTags, writeTab, gameMessenger } from './messenger.js';
import { recordText, restore, saved, withGone, withLeft } from './saved.js';
import type { Saved } from './saved.js';
import { CHECKINGS } from './table-game.js';
import type { AnyTable } from './tracking.js';

/** Settings that hold for every game of a table. */
export interface Settings {
  readonly checking: string;
  readonly marks: boolean;
  readonly folded: boolean;
}

/** The game that is played at the table, and the settings that outlast it. */
export class TableSession {
  controller: GameController<BaseState, unknown, unknown>;
  /** What follows each act, over the next frames. */
  readonly pace = new Pace((done, all) => {
    showMessage(format(this.words, 'tts.laying-out', { done, all }));
  });
  table: AnyTable;
  marks = true;
  private folded = false;
  /** The page of the panel that is open. */
  private page: PanelPage = 'play';
  /** The sessions of other games that were left for the one that is played; each goes on when its game is chosen again. */
  private left: readonly Saved[] = [];
  /** The text for `onSave`, made anew only after a change: the game asks for it every few seconds. */
  private savedText = '';

  /** The first of some games; `menu` has the ids of all games of the table, also of those that other scripts know. */
  constructor(
    readonly tables: readonly [AnyTable, ...AnyTable[]],
    readonly words: Catalogue,
    private readonly menu: readonly string[],
  ) {
    this.table = tables[0];
    this.controller = this.controllerOf(this.table);
  }

  /** A controller of a game; the record of each that comes to its end is written down. */
  private controllerOf(table: AnyTable): GameController<BaseState, unknown, unknown> {
    return new GameController(table, this.words, gameMessenger, this.pace, () => {
      this.pace.next(() => {
        this.publish();
      });
    });
  }

  /** The game with an id, or the one that is played. */
  tableOf(id: string | undefined): AnyTable {
    return this.tables.find((table) => table.game.id === id) ?? this.table;
  }

  /** Whether a game is one of these. */
  knows(id: string): boolean {
    return this.tables.some((table) => table.game.id === id);
  }

  /** What was saved; where the table differs from it, the controller puts it right when everything has come. */
  resume(state: Saved): void {
    this.marks = state.marks;
    this.adoptLeft(state.left);
    this.change(this.tableOf(state.game));
    this.read(state);
  }

  /** Goes on from a saved session of the game that is played; says so when it cannot be read. */
  private read(state: Saved): void {
    const sentence = restore(this.controller, state);
    if (sentence !== '') this.controller.chat.say({ key: 'tts.bad-state', values: { sentence } });
  }

  /** All there is to save, as text. */
  save(): string {
    if (this.savedText === '') {
      const state = withGone(saved(this.controller, this.marks), goneFurniture());
      this.savedText = JSON.encode(withLeft(state, this.left));
    }
    return this.savedText;
  }

  /** The sessions that were left, as they were saved. */
  adoptLeft(left: readonly Saved[] | undefined): void {
    this.left = left ?? [];
  }

  /** The sessions that wait; while another script plays, those of all games of this one that have been played. */
  allLeft(): readonly Saved[] {
    return this.left;
  }

  /** Keeps the session that is played for the time when its game is chosen again. */
  private leave(): void {
    const own = saved(this.controller, this.marks);
    this.left = [...this.left.filter(({ game }) => game !== own.game), own];
  }

  /** Another game on this table, from its start; nothing lies there yet as it should. */
  private change(table: AnyTable): void {
    if (table === this.table) return;
    const { checking } = this.controller;
    this.table = table;
    this.pace.stop();
    this.controller = this.controllerOf(table);
    this.controller.checking = checking;
  }

  /** Another game begins, or goes on where it was left. */
  begin(id: string): void {
    const { checking } = this.controller;
    this.change(this.tableOf(id));
    this.page = 'play';
    const session = this.left.find(({ game }) => game === this.table.game.id);
    if (session === undefined) {
      this.controller.newGame();
      return;
    }
    this.left = this.left.filter((other) => other !== session);
    this.read(session);
    this.controller.checking = checking;
    this.controller.goOn();
  }

  /** The menu: what has been played is kept in the notebook, and the other game begins. */
  choose(id: string): void {
    if (this.tableOf(id) === this.table) return;
    this.keep();
    this.leave();
    this.begin(id);
  }

  /** Adds the record to those of earlier games in the notebook if anything has been played. */
  keep(): void {
    if (!isPlayed(this.controller.session)) return;
    const record = this.recordOfTable();
    const tab = format(this.words, 'tts.tab.earlier');
    addToTab(tab, record);
    sendRecord(record);
    broadcastToAll(format(this.words, 'tts.recorded', { tab }));
  }

  /** The button for a new game: asks first where a game is going on that would be lost. */
  askNewGame(player: string): void {
    const { controller } = this;
    if (!isPlayed(controller.session) || controller.result() !== '') {
      this.newGame();
      return;
    }
    this.folded = false;
    this.page = 'play';
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

  /** Begins a new game; the record of the old one stays in the notebook. */
  private newGame(): void {
    this.controller.forgetQuestion();
    this.pace.next(() => {
      this.keep();
    });
    this.pace.next(() => {
      this.controller.newGame();
    });
  }

  /** The position of a record takes the place of what is played, whose record stays in the notebook. The sentence of an error. */
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
    return { checking: this.controller.checking, marks: this.marks, folded: this.folded };
  }

  adoptSettings({ checking, marks, folded }: Settings): void {
    this.controller.checking = CHECKINGS.find((other) => other === checking) ?? this.controller.checking;
    this.marks = marks;
    this.folded = folded;
  }

  nextChecking(): void {
    const index = CHECKINGS.indexOf(this.controller.checking);
    this.controller.checking = CHECKINGS[mod(index + 1, CHECKINGS.length)] ?? 'warn';
  }

  toggleMarks(): void {
    this.marks = !this.marks;
  }

  toggleFold(): void {
    this.folded = !this.folded;
  }

  /** A button of the panel for one of its pages: opens it, or closes it where it is open. */
  togglePage(page: PanelPage): void {
    this.page = this.page === page ? 'play' : page;
  }

  /** A button beside an option; its id has the key. */
  changeOption(id: string): void {
    const by = id.startsWith(OPTION_BEFORE) ? -1 : 1;
    const key = id.substring((by < 0 ? OPTION_BEFORE : OPTION_NEXT).length);
    const { game, options } = this.table;
    const option = options.find((other) => other.key === key);
    const value = this.controller.options[key];
    if (option === undefined || value === undefined) return;
    const seats = game.seats(initialOptions(game.options));
    this.controller.options = { ...this.controller.options, [key]: stepped(option, value, by, seats) };
  }

  /** The record with what only the table knows: where and when it was played, and by whom. */
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

  /** Leaves the table and the panel to another script. */
  sleep(): void {
    this.keep();
    this.leave();
    this.page = 'play';
    hideRows(rowKeys(this.tables));
  }

  /** Something has changed: the text that is saved is made anew. */
  changed(): void {
    this.savedText = '';
  }

  /** The panel follows. */
  show(): void {
    showGame(this.controller);
  }

  /** The buttons of the panel follow. */
  showButtons(): void {
    showButtons(this.controller, {
      marks: this.marks,
      folded: this.folded,
      page: this.page,
      closeUps: this.table.views.closeUps.map(({ label }) => label),
      games: this.menu,
      optionKeys: rowKeys(this.tables),
    });
  }
}
