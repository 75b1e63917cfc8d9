/** The games of one script, from loading to panel buttons. */
import { BAG_TAG, BOX_TAG, CALL, GAME, HANDLERS, OFFER, VIEW } from '../names.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { bringBackFurniture, recallFurniture } from './spawn-objects.js';
import { LOADING } from './local-games.js';
import type { LocalGames } from './local-games.js';
import { forgetPanel } from './panel.js';
import { gameLines, gamePart, positionLines } from './parity.js';
import { Questions } from './questions.js';
import { TurnWatcher } from './turn-watcher.js';
import { isGameMaster } from './rights.js';
import { recordText } from './saved.js';
import type { Saved } from './saved.js';
import { TableSession } from './table-session.js';
import { Speech } from './languages.js';
import type { Settings } from './table-session.js';
import { Views } from './camera.js';
import type { AnyTable } from './tracking.js';

/** Buttons and keys that leave a question of the script open. */
const KEEPS_QUESTION: readonly string[] = [HANDLERS.offer, HANDLERS.newGame, HANDLERS.why, HANDLERS.scores];

/** All that a script does, whether it is Global’s or that of an object. */
export class Engine implements LocalGames {
  readonly words: Speech;
  readonly tableSession: TableSession;
  readonly watcher: TurnWatcher;
  private readonly questions: Questions;
  private readonly views: Views;
  /** What the buttons do, by the names of their functions. */
  private readonly acts: Readonly<Record<string, (id: string, player: string) => unknown>>;

  /** The first game is played at first. `menu` has the ids of all games of the table, where other scripts know more. */
  constructor(
    tables: readonly [AnyTable, ...AnyTable[]],
    english: Catalogue,
    menu: readonly string[] = tables.map((table) => table.game.id),
  ) {
    this.words = new Speech(english);
    const tableSession = new TableSession(tables, this.words, menu);
    const watcher = new TurnWatcher(tableSession);
    this.tableSession = tableSession;
    this.watcher = watcher;
    const questions = new Questions(tableSession);
    this.questions = questions;
    this.views = new Views(tableSession);
    this.acts = {
      [HANDLERS.undo]: () => tableSession.controller.undo(),
      [HANDLERS.redo]: () => tableSession.controller.redo(),
      [HANDLERS.newGame]: (_id, player) => {
        tableSession.askNewGame(player);
      },
      [HANDLERS.repair]: () => {
        bringBackFurniture();
        tableSession.controller.repair();
      },
      [HANDLERS.record]: () => {
        tableSession.publish();
      },
      [HANDLERS.checking]: () => {
        tableSession.nextChecking();
      },
      [HANDLERS.marks]: () => {
        tableSession.toggleMarks();
      },
      [HANDLERS.fold]: () => {
        tableSession.toggleFold();
      },
      [HANDLERS.options]: () => {
        tableSession.togglePage('options');
      },
      [HANDLERS.option]: (id) => {
        tableSession.changeOption(id);
      },
      [HANDLERS.menu]: () => {
        tableSession.togglePage('menu');
      },
      [HANDLERS.tools]: () => {
        tableSession.togglePage('tools');
      },
      [HANDLERS.views]: () => {
        tableSession.togglePage('views');
      },
      [HANDLERS.game]: (id) => {
        tableSession.choose(id.substring(GAME.length));
      },
      [HANDLERS.why]: (point, player) => {
        questions.askAbout(HANDLERS.why, point, player);
      },
      [HANDLERS.scores]: (point, player) => {
        questions.askAbout(HANDLERS.scores, point, player);
      },
      [HANDLERS.language]: (locale) => {
        this.speak(locale);
        this.questions.start();
      },
      [HANDLERS.offer]: (id, player) => {
        watcher.take(id.substring(OFFER.length), player);
      },
      [HANDLERS.call]: (id) => {
        tableSession.controller.call(id.substring(CALL.length));
      },
    };
  }

  /** A button: does something for a player who may, then shows what has become of it. */
  press(name: string, id: string, player: string): void {
    // Nothing changes for the others
    if (name === HANDLERS.view) {
      this.views.look(id.substring(VIEW.length), player);
      return;
    }
    if (!KEEPS_QUESTION.includes(name)) this.tableSession.controller.forgetQuestion();
    this.acts[name]?.(id, player);
    this.watcher.refresh();
    // What has been done may take some frames
    const { pace } = this.tableSession;
    if (pace.isBusy()) {
      pace.next(() => {
        this.watcher.refresh();
      });
    }
  }

  /** Speaks a language of the table from now on. */
  speak(locale: string): void {
    this.words.speak(locale);
  }

  /** After a load or a rewind, with what was saved; without it, nothing has been played of the game or of the first one. */
  load(text: string, game = ''): void {
    const { tableSession, watcher } = this;
    forgetPanel();
    watcher.start();
    const state = text === '' ? {} : (JSON.decode(text) as Partial<Saved>);
    const { record } = state;
    recallFurniture(state.gone);
    if (record !== undefined) tableSession.resume(state as Saved);
    else tableSession.adoptLeft(state.left);
    tableSession.table.prepare?.();
    Wait.frames(() => {
      if (record === undefined && game !== '') tableSession.begin(game);
      else if (record === undefined) tableSession.controller.setUp();
      else tableSession.controller.resumed(bringBackFurniture());
      this.questions.start();
      watcher.refresh();
    }, LOADING);
  }

  /** Returns the text for `onSave`. */
  save(): string {
    return this.tableSession.save();
  }

  /** The sessions that wait. */
  left(): readonly Saved[] {
    return this.tableSession.allLeft();
  }

  /** Sessions that wait, as they were saved. */
  adoptLeft(left: readonly Saved[] | undefined): void {
    this.tableSession.adoptLeft(left);
  }

  /** Does nothing from now on until it is woken. */
  stop(): void {
    this.watcher.stop();
  }

  settings(): Settings {
    return this.tableSession.settings();
  }

  /** Begins another game where another script has been playing, with the settings that it leaves. */
  wake(id: string, settings: Settings): void {
    forgetPanel();
    this.watcher.start();
    this.tableSession.adoptSettings(settings);
    // What has been laid out for it may be new
    this.tableSession.tableOf(id).prepare?.();
    this.tableSession.begin(id);
    this.questions.start();
    this.watcher.refresh();
  }

  /** Ends the session, because another script's game begins: keeps its record, and tells the settings. */
  sleep(): Settings {
    this.watcher.stop();
    this.tableSession.sleep();
    return this.tableSession.settings();
  }

  record(): string {
    return recordText(this.tableSession.controller);
  }

  /** Lays out the position of a record, for the driver; see `PUT_FUNCTION`. */
  put(record: string, game: string): string {
    const { tableSession, watcher } = this;
    if (tableSession.table.game.id !== game) return tableSession.table.game.id;
    const sentence = tableSession.put(record);
    if (sentence === '') watcher.refresh();
    return sentence;
  }

  /** Lines of random games of a game by seed, for the driver. */
  gameLines(seeds: readonly number[], options: string, game: string | undefined): string {
    return gameLines(this.tableSession.tableOf(game), seeds, options);
  }

  /** The line of a random game that is played in parts, for the driver. */
  gamePart(seed: number, game: string | undefined): string {
    return gamePart(this.tableSession.tableOf(game), seed);
  }

  /** What the rules of a game make of positions, for the driver. */
  positionLines(positions: readonly string[], game: string | undefined): string {
    return positionLines(this.tableSession.tableOf(game), positions);
  }

  /** Makes the keys that only some tables have; they do nothing while another script plays. */
  addKeys(): void {
    const { words, tableSession, watcher } = this;
    for (const { table, key } of tableSession.tables.flatMap((each) =>
      (each.keys ?? []).map((one) => ({ table: each, key: one })),
    )) {
      addHotkey(format(words, 'tts.hotkey.' + key.name), (player, object) => {
        const isPlayed = watcher.isAwake() && tableSession.table === table;
        if (player !== 'Grey' && !isGameMaster(player) && isPlayed && key.act(object)) watcher.lookAfterRest(player);
      });
    }
  }

  /** Makes the globals by which the game tells of objects. */
  listen(): void {
    const { watcher, questions } = this;
    _G['onObjectPickUp'] = (player: string, object: TTSObject) => {
      if (watcher.isAwake()) questions.pickedUp(player, object);
      watcher.pickedUp(player, object);
    };
    _G['onObjectDrop'] = (player: string, object: TTSObject) => {
      watcher.dropped(player, object);
    };
    _G['onPlayerTurn'] = (_player: Player | undefined, previous: Player | undefined) => {
      watcher.turnPassed(previous?.color ?? '');
    };
    _G['onPlayerChangeColor'] = () => {
      watcher.showTurn();
    };
    _G['onObjectRandomize'] = (object: TTSObject, player: string) => {
      watcher.randomized(object, player);
    };
    _G['onObjectSpawn'] = (object: TTSObject) => {
      watcher.spawned(object, false);
      if (watcher.isAwake()) questions.offerOn(object);
    };
    _G['onObjectLeaveContainer'] = (container: TTSObject, object: TTSObject) => {
      watcher.spawned(object, !container.hasTag(BAG_TAG) && !container.hasTag(BOX_TAG));
    };
    _G['onObjectEnterContainer'] = (_container: TTSObject, object: TTSObject) => {
      watcher.destroyed(object);
    };
    _G['onObjectDestroy'] = (object: TTSObject) => {
      watcher.destroyed(object);
    };
  }
}
