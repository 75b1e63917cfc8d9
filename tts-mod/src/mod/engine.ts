/** The games of one script, from loading to panel buttons. */
import { BAG_TAG, BOX_TAG, CALL, GAME, HANDLERS, OFFER, VIEW, SHOW_AGAIN } from '../names.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { bringBackFurniture, forgetDeleted, goneFurniture, recallFurniture } from './spawn-objects.js';
import { LOADING } from './local-games.js';
import type { LocalGames } from './local-games.js';
import { forgetPanel } from './panel.js';
import { gameLines, gamePart, positionLines } from './parity.js';
import { Questions } from './questions.js';
import { TurnWatcher } from './turn-watcher.js';
import { isGameMaster } from './rights.js';
import { recordText } from './saved.js';
import type { Gone, Saved } from './saved.js';
import { TableSession } from './table-session.js';
import { Speech } from './languages.js';
import type { Settings } from './table-session.js';
import { Views } from './camera.js';
import type { AnyTable } from './tracking.js';

/** Buttons and hotkeys that leave a question of the script open. */
const KEEPS_QUESTION: readonly string[] = [
  HANDLERS.offer,
  HANDLERS.newGame,
  HANDLERS.why,
  HANDLERS.scores,
  HANDLERS.options,
];

/** Everything a script does, whether Global’s or an object's. */
export class Engine implements LocalGames {
  readonly words: Speech;
  readonly home = 'play';
  readonly tableSession: TableSession;
  readonly watcher: TurnWatcher;
  readonly questions: Questions;
  private readonly views: Views;
  /** Furniture that was missing when the session was suspended. */
  private gone: readonly Gone[] = [];
  /** Actions of the buttons, by the names of their functions. */
  private readonly acts: Readonly<Record<string, (id: string, player: string) => unknown>>;

  /** Starts with the first game. `menu` has the ids of all games of the table, if other scripts run more. */
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
      [HANDLERS.options]: () => {
        tableSession.countPlayers(false);
      },
      [HANDLERS.option]: (id) => {
        tableSession.changeOption(id);
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

  /** Handles a button press of a player with the right to it, then updates the display. */
  press(name: string, id: string, player: string): void {
    // Nothing changes for other players
    if (name === HANDLERS.view) {
      this.views.look(id.substring(VIEW.length), player);
      return;
    }
    if (name === SHOW_AGAIN) {
      forgetPanel();
      this.watcher.refresh();
      return;
    }
    if (!KEEPS_QUESTION.includes(name)) this.tableSession.controller.forgetQuestion();
    this.acts[name]?.(id, player);
    this.watcher.refresh();
    // The action may take some frames
    const { pace } = this.tableSession;
    if (pace.isBusy()) {
      pace.next(() => {
        this.watcher.refresh();
      });
    }
  }

  /** Switches to a language of the table. */
  speak(locale: string): void {
    this.words.speak(locale);
  }

  /** Restores after a load or a rewind; without a saved text, starts the game with that id, or the first one. */
  load(text: string, game = ''): void {
    const { tableSession, watcher } = this;
    forgetPanel();
    watcher.start();
    const state = text === '' ? {} : (JSON.decode(text) as Partial<Saved>);
    const { record } = state;
    recallFurniture(state.gone);
    if (record !== undefined) tableSession.resume(state as Saved);
    else tableSession.adoptLeft(state.left);
    tableSession.tableOf(record === undefined ? game : undefined).prepare?.();
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

  /** Returns the suspended sessions. */
  left(): readonly Saved[] {
    return this.tableSession.allLeft();
  }

  /** Adopts suspended sessions from a save. */
  adoptLeft(left: readonly Saved[] | undefined): void {
    this.tableSession.adoptLeft(left);
  }

  /** Stops until it is woken. */
  stop(): void {
    this.watcher.stop();
  }

  settings(): Settings {
    return this.tableSession.settings();
  }

  /** Begins a game after another script has been playing, with that script's settings. */
  wake(id: string, settings: Settings): void {
    forgetPanel();
    // Another engine of the same script may have filled these
    forgetDeleted();
    recallFurniture(this.gone);
    this.watcher.start();
    this.tableSession.adoptSettings(settings);
    // Its objects may be newly laid out
    this.tableSession.tableOf(id).prepare?.();
    this.tableSession.begin(id);
    this.questions.start();
    this.watcher.refresh();
  }

  /** Suspends the session because another script's game begins: keeps its record and returns the settings. */
  sleep(): Settings {
    this.watcher.stop();
    this.gone = goneFurniture();
    this.tableSession.sleep();
    return this.tableSession.settings();
  }

  record(): string {
    return recordText(this.tableSession.controller);
  }

  changes(): number {
    return this.tableSession.changes;
  }

  /** Lays out a record's position, for the driver; see `PUT_FUNCTION`. */
  put(record: string, game: string): string {
    const { tableSession, watcher } = this;
    if (tableSession.table.game.id !== game) return tableSession.table.game.id;
    const sentence = tableSession.put(record);
    if (sentence === '') watcher.refresh();
    return sentence;
  }

  /** Returns the lines of random games by seed, for the driver. */
  gameLines(seeds: readonly number[], options: string, game: string | undefined): string {
    return gameLines(this.tableSession.tableOf(game), seeds, options);
  }

  /** Plays a part of a random game and returns its line, for the driver. */
  gamePart(seed: number, game: string | undefined): string {
    return gamePart(this.tableSession.tableOf(game), seed);
  }

  /** Returns the parity lines of positions, for the driver. */
  positionLines(positions: readonly string[], game: string | undefined): string {
    return positionLines(this.tableSession.tableOf(game), positions);
  }

  /** Adds the hotkeys that only some tables have; they do nothing while another script plays. */
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

  /** Defines the global event handlers for objects. */
  listen(): void {
    listenFor(() => this);
  }
}

/** Defines the global event handlers for objects, which pass each event to the engine that plays now. */
export function listenFor(playing: () => Engine): void {
  _G['onObjectPickUp'] = (player: string, object: TTSObject) => {
    const { watcher, questions } = playing();
    if (watcher.isAwake()) questions.pickedUp(player, object);
    watcher.pickedUp(player, object);
  };
  _G['onObjectDrop'] = (player: string, object: TTSObject) => {
    playing().watcher.dropped(player, object);
  };
  _G['onPlayerTurn'] = (_player: Player | undefined, previous: Player | undefined) => {
    playing().watcher.turnPassed(previous?.color ?? '');
  };
  _G['onPlayerChangeColor'] = () => {
    playing().watcher.showTurn();
  };
  _G['onObjectRandomize'] = (object: TTSObject, player: string) => {
    playing().watcher.randomized(object, player);
  };
  _G['onObjectSpawn'] = (object: TTSObject) => {
    const { watcher, questions } = playing();
    watcher.spawned(object, false);
    if (watcher.isAwake()) questions.offerOn(object);
  };
  _G['onObjectLeaveContainer'] = (container: TTSObject, object: TTSObject) => {
    playing().watcher.spawned(object, !container.hasTag(BAG_TAG) && !container.hasTag(BOX_TAG));
  };
  _G['onObjectEnterContainer'] = (_container: TTSObject, object: TTSObject) => {
    playing().watcher.destroyed(object);
  };
  _G['onObjectDestroy'] = (object: TTSObject) => {
    playing().watcher.destroyed(object);
  };
}
