/** The games that one script knows, from the load of a table to the buttons of its panel. */
import { BAG_TAG, BOX_TAG, CALL, GAME, HANDLERS, OFFER, VIEW } from '../names.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { bringBackFurniture } from './furniture.js';
import { LOADING } from './home.js';
import type { Home } from './home.js';
import { forgetPanel } from './panel.js';
import { gameLines, gamePart, positionLines } from './parity.js';
import { Questions } from './questions.js';
import { Referee } from './referee.js';
import { isGameMaster } from './rights.js';
import { recordText } from './saved.js';
import type { Saved } from './saved.js';
import { Sitting } from './sitting.js';
import { Speech } from './speech.js';
import type { Settings } from './sitting.js';
import { Views } from './views.js';
import type { AnyTable } from './watched.js';

/** Buttons and keys that leave a question of the script open. */
const KEEPS_QUESTION: readonly string[] = [HANDLERS.offer, HANDLERS.newGame, HANDLERS.why, HANDLERS.scores];

/** All that a script does, whether it is Global’s or that of an object. */
export class Engine implements Home {
  readonly words: Speech;
  readonly sitting: Sitting;
  readonly referee: Referee;
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
    const sitting = new Sitting(tables, this.words, menu);
    const referee = new Referee(sitting);
    this.sitting = sitting;
    this.referee = referee;
    const questions = new Questions(sitting);
    this.questions = questions;
    this.views = new Views(sitting);
    this.acts = {
      [HANDLERS.undo]: () => sitting.match.undo(),
      [HANDLERS.redo]: () => sitting.match.redo(),
      [HANDLERS.newGame]: (_id, player) => {
        sitting.askNewGame(player);
      },
      [HANDLERS.repair]: () => {
        bringBackFurniture();
        sitting.match.repair();
      },
      [HANDLERS.record]: () => {
        sitting.publish();
      },
      [HANDLERS.checking]: () => {
        sitting.nextChecking();
      },
      [HANDLERS.marks]: () => {
        sitting.toggleMarks();
      },
      [HANDLERS.fold]: () => {
        sitting.toggleFold();
      },
      [HANDLERS.options]: () => {
        sitting.togglePage('options');
      },
      [HANDLERS.option]: (id) => {
        sitting.changeOption(id);
      },
      [HANDLERS.menu]: () => {
        sitting.togglePage('menu');
      },
      [HANDLERS.tools]: () => {
        sitting.togglePage('tools');
      },
      [HANDLERS.views]: () => {
        sitting.togglePage('views');
      },
      [HANDLERS.game]: (id) => {
        sitting.choose(id.substring(GAME.length));
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
        referee.take(id.substring(OFFER.length), player);
      },
      [HANDLERS.call]: (id) => {
        sitting.match.call(id.substring(CALL.length));
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
    if (!KEEPS_QUESTION.includes(name)) this.sitting.match.forgetQuestion();
    this.acts[name]?.(id, player);
    this.referee.refresh();
    // What has been done may take some frames
    const { pace } = this.sitting;
    if (pace.isBusy()) {
      pace.next(() => {
        this.referee.refresh();
      });
    }
  }

  /** Speaks a language of the table from now on. */
  speak(locale: string): void {
    this.words.speak(locale);
  }

  /** After a load or a rewind, with what was saved; without it, nothing has been played of the game or of the first one. */
  load(text: string, game = ''): void {
    const { sitting, referee } = this;
    forgetPanel();
    referee.start();
    const state = text === '' ? {} : (JSON.decode(text) as Partial<Saved>);
    const { record } = state;
    if (record !== undefined) sitting.resume(state as Saved);
    else sitting.adoptLeft(state.left);
    sitting.table.prepare?.();
    Wait.frames(() => {
      if (record === undefined && game !== '') sitting.begin(game);
      else if (record === undefined) sitting.match.setUp();
      else sitting.match.resumed();
      this.questions.start();
      referee.refresh();
    }, LOADING);
  }

  /** All there is to save, as text: for `onSave`. */
  save(): string {
    return this.sitting.save();
  }

  /** The sessions that wait. */
  left(): readonly Saved[] {
    return this.sitting.allLeft();
  }

  /** Sessions that wait, as they were saved. */
  adoptLeft(left: readonly Saved[] | undefined): void {
    this.sitting.adoptLeft(left);
  }

  /** Does nothing from now on until it is woken. */
  stop(): void {
    this.referee.stop();
  }

  settings(): Settings {
    return this.sitting.settings();
  }

  /** Begins another game where another script has been playing, with the settings that it leaves. */
  wake(id: string, settings: Settings): void {
    forgetPanel();
    this.referee.start();
    this.sitting.adoptSettings(settings);
    // What has been laid out for it may be new
    this.sitting.tableOf(id).prepare?.();
    this.sitting.begin(id);
    this.questions.start();
    this.referee.refresh();
  }

  /** Ends the session, because another script's game begins: keeps its record, and tells the settings. */
  sleep(): Settings {
    this.referee.stop();
    this.sitting.sleep();
    return this.sitting.settings();
  }

  record(): string {
    return recordText(this.sitting.match);
  }

  /** Lines of random games of a game by seed, for the driver. */
  gameLines(seeds: readonly number[], options: string, game: string | undefined): string {
    return gameLines(this.sitting.tableOf(game), seeds, options);
  }

  /** The line of a random game that is played in parts, for the driver. */
  gamePart(seed: number, game: string | undefined): string {
    return gamePart(this.sitting.tableOf(game), seed);
  }

  /** What the rules of a game make of positions, for the driver. */
  positionLines(positions: readonly string[], game: string | undefined): string {
    return positionLines(this.sitting.tableOf(game), positions);
  }

  /** Makes the keys that only some tables have; they do nothing while another script plays. */
  addKeys(): void {
    const { words, sitting, referee } = this;
    for (const { table, key } of sitting.tables.flatMap((each) =>
      (each.keys ?? []).map((one) => ({ table: each, key: one })),
    )) {
      addHotkey(say(words, 'tts.hotkey.' + key.name), (player, object) => {
        const isPlayed = referee.isAwake() && sitting.table === table;
        if (player !== 'Grey' && !isGameMaster(player) && isPlayed && key.act(object)) referee.lookAfterRest(player);
      });
    }
  }

  /** Makes the globals by which the game tells of objects. */
  listen(): void {
    const { referee, questions } = this;
    _G['onObjectPickUp'] = (player: string, object: TTSObject) => {
      if (referee.isAwake()) questions.pickedUp(player, object);
      referee.pickedUp(player, object);
    };
    _G['onObjectDrop'] = (player: string, object: TTSObject) => {
      referee.dropped(player, object);
    };
    _G['onPlayerTurn'] = (_player: Player | undefined, previous: Player | undefined) => {
      referee.turnPassed(previous?.color ?? '');
    };
    _G['onPlayerChangeColor'] = () => {
      referee.showTurn();
    };
    _G['onObjectRandomize'] = (object: TTSObject, player: string) => {
      referee.randomized(object, player);
    };
    _G['onObjectSpawn'] = (object: TTSObject) => {
      referee.spawned(object, false);
      if (referee.isAwake()) questions.offerOn(object);
    };
    _G['onObjectLeaveContainer'] = (container: TTSObject, object: TTSObject) => {
      referee.spawned(object, !container.hasTag(BAG_TAG) && !container.hasTag(BOX_TAG));
    };
    _G['onObjectEnterContainer'] = (_container: TTSObject, object: TTSObject) => {
      referee.destroyed(object);
    };
    _G['onObjectDestroy'] = (object: TTSObject) => {
      referee.destroyed(object);
    };
  }
}
