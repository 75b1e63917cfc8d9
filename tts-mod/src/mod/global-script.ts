/**
 * The Global script: panel functions, hotkeys and driver functions. If a table has more games than fit one script,
 * object scripts run the others; requests for the current game are passed to its script as text.
 */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import {
  GAME,
  GAME_PART_FUNCTION,
  GAMES_FUNCTION,
  OBJECT_SCRIPT,
  HANDLERS,
  LANGUAGE,
  POSITIONS_FUNCTION,
  PUT_FUNCTION,
  RECORD_FUNCTION,
} from '../names.js';
import { lookAt, WHOLE_TABLE } from './camera.js';
import { keepCards } from './cards.js';
import { showLabels, showLanguages, ENGLISH, languages, ObjectNames } from './languages.js';
import { LOADING } from './local-games.js';
import type { LocalGames } from './local-games.js';
import { Keys } from './keys.js';
import { Rights } from './rights.js';
import { withLeft } from './saved.js';
import type { Saved } from './saved.js';
import type { Settings } from './table-session.js';
import type { ObjectScript } from './table-game.js';

/** What Global's script saves while the script of an object plays. */
interface GlobalSaved {
  readonly game?: string;
  /** The box whose objects lie on the table, where games are laid out of boxes. */
  readonly laid?: string;
  readonly left?: readonly Saved[];
  /** Who may use the buttons, if not everybody. */
  readonly rights?: string;
  /** The language that the table has chosen, if not English. */
  readonly language?: string;
}

/** Finds an object by id; it may be deleted. */
export function objectOf(guid: string): TTSObject | undefined {
  return getObjectFromGUID(guid);
}

/** Global’s script, and its dealings with those of objects. */
export class GlobalScript {
  /** The object whose game is played; undefined for a game of this script. */
  private script: ObjectScript | undefined;
  /** The game that another script plays. */
  private game = '';
  /** The box whose objects lie on the table; empty for none, and where all lies there always. */
  protected laid = '';
  protected readonly keys: Keys;
  private readonly rights: Rights;
  private readonly names = new ObjectNames();
  /** Whether the page of languages is open. */
  private isChoosingLanguage = false;

  constructor(
    protected readonly local: LocalGames,
    private readonly scripts: readonly ObjectScript[] = [],
  ) {
    this.rights = new Rights(local.words);
    this.keys = new Keys(local.words, (handler, id, player) => {
      this.press(handler, id, player);
    });
  }

  /** Makes the globals that the game calls. */
  install(): void {
    const { local } = this;
    _G['onLoad'] = (text: string | undefined) => {
      this.load(text ?? '');
      keepCards();
    };
    _G['onSave'] = () => this.save();
    local.listen();
    const hears = _G['onObjectSpawn'] as ((object: TTSObject) => void) | undefined;
    _G['onObjectSpawn'] = (object: TTSObject) => {
      this.names.made(object);
      hears?.(object);
    };
    // eslint-disable-next-line no-restricted-syntax -- in whatever order
    for (const handler of Object.values(HANDLERS)) {
      _G[handler] = (player: Player, _value: string, id: string | undefined) => {
        this.press(handler, id ?? '', player.color);
      };
    }
    _G[RECORD_FUNCTION] = () =>
      this.script === undefined ? local.record() : this.ask(this.script, RECORD_FUNCTION, {});
    _G[PUT_FUNCTION] = (record: string, game: string) => {
      this.openLanguages(false);
      return this.script === undefined
        ? local.put(record, game)
        : this.ask(this.script, PUT_FUNCTION, { record, game });
    };
    _G[GAMES_FUNCTION] = (seeds: readonly number[], options: string, game?: string) => {
      const script = this.scriptOf(game ?? this.game);
      if (script !== undefined) return this.ask(script, GAMES_FUNCTION, { seeds, options, game });
      return local.gameLines(seeds, options, game);
    };
    _G[GAME_PART_FUNCTION] = (seed: number, game?: string) => {
      const script = this.scriptOf(game ?? this.game);
      if (script !== undefined) return this.ask(script, GAME_PART_FUNCTION, { seed, game });
      return local.gamePart(seed, game);
    };
    _G[POSITIONS_FUNCTION] = (positions: readonly string[], game?: string) => {
      const script = this.scriptOf(game ?? this.game);
      if (script !== undefined) return this.ask(script, POSITIONS_FUNCTION, { positions, game });
      return local.positionLines(positions, game);
    };
  }

  /** What is saved, with who may press buttons where that is not everybody. */
  private save(): string {
    const text = this.saveGame();
    const rights = this.rights.saved();
    const language = this.local.words.locale;
    if (rights === 'all' && language === ENGLISH) return text;
    const own = { ...(rights === 'all' ? {} : { rights }), ...(language === ENGLISH ? {} : { language }) };
    return JSON.encode({ ...(text === '' ? {} : (JSON.decode(text) as object)), ...own });
  }

  private saveGame(): string {
    if (this.script === undefined) return this.local.save();
    const state: GlobalSaved = this.laid === '' ? { game: this.game } : { game: this.game, laid: this.laid };
    return JSON.encode(withLeft(state, this.local.left()));
  }

  private scriptOf(game: string | undefined): ObjectScript | undefined {
    return game === undefined ? undefined : this.scripts.find(({ games }) => games.includes(game));
  }

  /** Asks the script of an object; nothing comes back, and all are told, when somebody has deleted its object. */
  private ask(script: ObjectScript, name: string, message: object): unknown {
    const object = objectOf(script.guid);
    if (object === undefined) broadcastToAll(format(this.local.words, 'tts.no-rules'));
    return object?.call(name, { text: JSON.encode(message) });
  }

  /** Ends the session of another script; the settings that it leaves, or those of before when its object has been deleted. */
  private leave(script: ObjectScript): Settings {
    const told = this.ask(script, OBJECT_SCRIPT.sleep, {});
    return typeof told === 'string' ? (JSON.decode(told) as Settings) : this.local.settings();
  }

  /** After a load or a rewind; the scripts of objects have been given what they saved, and wait. */
  private load(text: string): void {
    const { local } = this;
    const { game = '', laid = '', left, rights, language } = text === '' ? {} : (JSON.decode(text) as GlobalSaved);
    this.rights.restore(rights);
    Wait.frames(() => {
      this.rights.show();
      if (local.words.locale !== ENGLISH) this.showLanguage();
    }, LOADING);
    const script = this.scriptOf(game);
    this.script = script;
    this.game = script === undefined ? '' : game;
    this.laid = laid;
    this.addKeys();
    local.addKeys();
    // Keys are bound to their names, which therefore stay
    local.words.speak(language ?? ENGLISH);
    this.names.start(local.words.locale);
    this.keys.addMenu();
    if (script === undefined) local.load(text);
    else {
      local.adoptLeft(left);
      local.stop();
      Wait.frames(() => {
        this.layFor(script, () => this.wake(script, { game }));
      }, LOADING);
    }
  }

  /** Makes the keys of the table. */
  protected addKeys(): void {
    this.keys.addUsual();
  }

  private press(handler: string, id: string, player: string): void {
    // Everybody may look round, at any time
    if (this.isBusy() && handler === HANDLERS.view) lookAt(player, WHOLE_TABLE);
    if (this.isBusy() || (handler !== HANDLERS.view && !this.rights.mayPress(handler, player))) return;
    if (handler === HANDLERS.rights) {
      this.rights.next();
      return;
    }
    this.openLanguages(handler === HANDLERS.languages && !this.isChoosingLanguage);
    if (handler === HANDLERS.languages) return;
    if (handler === HANDLERS.language) {
      this.chooseLanguage(id.substring(LANGUAGE.length), player);
      return;
    }
    if (handler === HANDLERS.game && this.choose(id.substring(GAME.length))) return;
    if (this.script === undefined) this.local.press(handler, id, player);
    else this.ask(this.script, OBJECT_SCRIPT.press, { handler, id, player });
  }

  /** Goes on to a game of another script; false for one of the script that plays now. */
  private choose(game: string): boolean {
    const { local, script: before } = this;
    const script = this.scriptOf(game);
    if (script === before) {
      this.game = script === undefined ? '' : game;
      return false;
    }
    // Without its script there is no game to go on to
    if (script !== undefined && objectOf(script.guid) === undefined) {
      broadcastToAll(format(local.words, 'tts.no-rules'));
      return true;
    }
    const settings = before === undefined ? local.sleep() : this.leave(before);
    this.script = script;
    this.game = script === undefined ? '' : game;
    if (script === undefined) {
      this.clear();
      local.wake(game, settings);
    } else this.layFor(script, () => this.wake(script, { game, settings }));
    return true;
  }

  /** Wakes the script of an object, which speaks as this script does. */
  private wake(script: ObjectScript, message: object): void {
    this.ask(script, OBJECT_SCRIPT.wake, { ...message, language: this.local.words.locale });
  }

  /** Opens the page of languages, or closes it. */
  private openLanguages(isOpen: boolean): void {
    if (isOpen === this.isChoosingLanguage) return;
    this.isChoosingLanguage = isOpen;
    showLanguages(isOpen, this.local.words.locale, languages(), this.scripts.length > 0);
  }

  /** Has the table speak a language that it has. */
  private chooseLanguage(locale: string, player: string): void {
    const { words } = this.local;
    if (locale === words.locale || !languages().some((language) => language.locale === locale)) return;
    this.names.change(words.locale, locale);
    words.speak(locale);
    this.showLanguage();
    // To read the words of a language takes long, and the script that plays reads them as well
    Wait.frames(() => {
      if (this.script === undefined) this.local.press(HANDLERS.language, locale, player);
      else this.ask(this.script, OBJECT_SCRIPT.press, { handler: HANDLERS.language, id: locale, player });
    }, 1);
  }

  /** Words of the panel that no game sends. */
  private showLanguage(): void {
    const { words } = this.local;
    showLabels(words, languages().find(({ locale }) => locale === words.locale)?.name ?? '', this.scripts.length > 0);
    this.rights.speak();
    this.keys.addMenu();
  }

  /** Whether nothing can be done now. */
  protected isBusy(): boolean {
    return false;
  }

  /** No other script plays any more: its objects may go. */
  protected clear(): void {
    // Everything stays on the table
  }

  /** Sees to it that the objects for a script's games lie on the table, then goes on. */
  protected layFor(_script: ObjectScript, then: () => void): void {
    then();
  }
}
