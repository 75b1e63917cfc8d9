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
  SEAT,
  SEAT_COLOURS,
  SHOW_AGAIN,
} from '../names.js';
import { lookAt, WHOLE_TABLE } from './camera.js';
import { keepCards } from './cards.js';
import { showLabels, showLanguages, ENGLISH, languages, ObjectNames } from './languages.js';
import { LOADING } from './local-games.js';
import type { LocalGames } from './local-games.js';
import { Keys } from './keys.js';
import { Rights } from './rights.js';
import { withLeft } from './left.js';
import type { Saved } from './saved.js';
import { Seats } from './seats.js';
import type { Settings } from './table-session.js';
import type { ObjectScript } from './table-game.js';

/** State that Global saves while an object script plays. */
interface GlobalSaved {
  readonly game?: string;
  /** The box whose objects lie on the table, if games are laid out from boxes. */
  readonly laid?: string;
  readonly left?: readonly Saved[];
  /** Who may use the buttons, if restricted. */
  readonly rights?: string;
  /** The table's language, if not English. */
  readonly language?: string;
  /** The Steam id of who sat last at each colour. */
  readonly seats?: Readonly<Record<string, string>>;
}

/** Frames until a guest who joins has a panel. */
const GUEST = 60;

/** Finds an object by id; undefined if it has been deleted. */
export function objectOf(guid: string): TTSObject | undefined {
  return getObjectFromGUID(guid);
}

/** Whether an object script is on the table, with the box that its games are laid out from. */
function isThere({ guid, box = guid }: ObjectScript): boolean {
  return objectOf(guid) !== undefined && objectOf(box) !== undefined;
}

/** The Global script: delegates to its own games or to an object script. */
export class GlobalScript {
  /** The object script that plays; undefined for a game of this script. */
  private script: ObjectScript | undefined;
  /** Id of the game that the object script plays. */
  private game = '';
  /** The box whose objects lie on the table; empty for none, and for tables without boxes. */
  protected laid = '';
  protected readonly keys: Keys;
  private readonly rights: Rights;
  private readonly seats: Seats;
  private readonly names = new ObjectNames();
  /** Whether the language page is open. */
  private isChoosingLanguage = false;

  constructor(
    protected readonly local: LocalGames,
    private readonly scripts: readonly ObjectScript[] = [],
  ) {
    this.rights = new Rights(local.words);
    this.seats = new Seats(local.words);
    this.keys = new Keys(local.words, (handler, id, player) => {
      this.press(handler, id, player);
    });
  }

  /** Defines the globals that Tabletop Simulator calls. */
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
    const changesColour = _G['onPlayerChangeColor'] as ((colour: string) => void) | undefined;
    _G['onPlayerChangeColor'] = (colour: string) => {
      this.seats.changed();
      changesColour?.(colour);
    };
    _G['onPlayerConnect'] = (player: Player) => {
      this.seats.connected(player.steam_id);
      this.showAgain();
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

  /** Returns the text to save, including who may press buttons if restricted. */
  private save(): string {
    const text = this.saveGame();
    const rights = this.rights.saved();
    const language = this.local.words.locale;
    const seats = this.seats.saved();
    const isUsual = rights === 'all' && language === ENGLISH;
    if (isUsual && !SEAT_COLOURS.some((colour) => seats[colour] !== undefined)) return text;
    const own = { ...(rights === 'all' ? {} : { rights }), ...(language === ENGLISH ? {} : { language }), seats };
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

  /** Calls an object script; if its object has been deleted, announces that and returns undefined. */
  private ask(script: ObjectScript, name: string, message: object): unknown {
    const object = objectOf(script.guid);
    if (object === undefined) broadcastToAll(format(this.local.words, 'tts.no-rules'));
    return object?.call(name, { text: JSON.encode(message) });
  }

  /** Ends an object script's session and returns its settings, or the previous ones if its object has been deleted. */
  private leave(script: ObjectScript): Settings {
    const told = this.ask(script, OBJECT_SCRIPT.sleep, {});
    return typeof told === 'string' ? (JSON.decode(told) as Settings) : this.local.settings();
  }

  /** Restores after a load or a rewind; object scripts have received their saved state and wait. */
  private load(text: string): void {
    const { local } = this;
    const {
      game = '',
      laid = '',
      left,
      rights,
      language,
      seats,
    } = text === '' ? {} : (JSON.decode(text) as GlobalSaved);
    this.rights.restore(rights);
    this.seats.restore(seats);
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
    // Players bind keys by label, so labels stay in the language of the load
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

  /** Adds the table's hotkeys. */
  protected addKeys(): void {
    this.keys.addUsual();
  }

  private press(handler: string, id: string, player: string): void {
    // Everybody may move their camera at any time
    if (this.isBusy() && handler === HANDLERS.view) lookAt(player, WHOLE_TABLE);
    if (this.isBusy() || (handler !== HANDLERS.view && !this.rights.mayPress(handler, player))) return;
    if (handler === HANDLERS.rights) {
      this.rights.next();
      return;
    }
    this.openLanguages(handler === HANDLERS.languages && !this.isChoosingLanguage);
    this.seats.open(handler === HANDLERS.seat || (handler === HANDLERS.seats && !this.seats.isShown()));
    if (handler === HANDLERS.languages || handler === HANDLERS.seats) return;
    if (handler === HANDLERS.seat) {
      this.seats.press(id.substring(SEAT.length), player);
      return;
    }
    if (handler === HANDLERS.language) {
      this.chooseLanguage(id.substring(LANGUAGE.length), player);
      return;
    }
    if (handler === HANDLERS.game && this.choose(id.substring(GAME.length))) return;
    if (this.script === undefined) this.local.press(handler, id, player);
    else this.ask(this.script, OBJECT_SCRIPT.press, { handler, id, player });
  }

  /** Switches to a game of another script; returns false for a game of the current script. */
  private choose(game: string): boolean {
    const { local, script: before } = this;
    const script = this.scriptOf(game);
    if (script === before) {
      this.game = script === undefined ? '' : game;
      return false;
    }
    // Without its script or its objects there is no game to switch to
    if (script !== undefined && !isThere(script)) {
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

  /** Wakes an object script in this script's language; if its box has been deleted, announces that. */
  private wake(script: ObjectScript, message: object): void {
    if (!isThere(script)) broadcastToAll(format(this.local.words, 'tts.no-rules'));
    else this.ask(script, OBJECT_SCRIPT.wake, { ...message, language: this.local.words.locale });
  }

  /** Opens or closes the language page. */
  private openLanguages(isOpen: boolean): void {
    if (isOpen === this.isChoosingLanguage) return;
    this.isChoosingLanguage = isOpen;
    showLanguages(isOpen, this.local.words.locale, languages(), this.scripts.length > 0);
  }

  /** Switches the table to one of its languages. */
  private chooseLanguage(locale: string, player: string): void {
    const { words } = this.local;
    if (locale === words.locale || !languages().some((language) => language.locale === locale)) return;
    this.names.change(words.locale, locale);
    words.speak(locale);
    this.showLanguage();
    // Reading a language is slow, and the script that plays reads it too
    Wait.frames(() => {
      if (this.script === undefined) this.local.press(HANDLERS.language, locale, player);
      else this.ask(this.script, OBJECT_SCRIPT.press, { handler: HANDLERS.language, id: locale, player });
    }, 1);
  }

  /** Sends everything that the panel shows once more, because the copy that a late guest gets may be the one of the save. */
  private showAgain(): void {
    Wait.frames(() => {
      this.openLanguages(false);
      this.seats.open(false);
      this.showLanguage();
      if (this.script === undefined) this.local.press(SHOW_AGAIN, '', '');
      else this.ask(this.script, OBJECT_SCRIPT.press, { handler: SHOW_AGAIN, id: '', player: '' });
    }, GUEST);
  }

  /** Shows the panel texts that belong to no game. */
  private showLanguage(): void {
    const { words } = this.local;
    showLabels(words, languages().find(({ locale }) => locale === words.locale)?.name ?? '', this.scripts.length > 0);
    this.rights.speak();
    this.keys.addMenu();
  }

  /** Whether input is blocked. */
  protected isBusy(): boolean {
    return false;
  }

  /** Called when no object script plays any more: its objects may be removed. */
  protected clear(): void {
    // Everything stays on the table
  }

  /** Ensures that the objects for a script's games are on the table, then calls `then`. */
  protected layFor(_script: ObjectScript, then: () => void): void {
    then();
  }
}
