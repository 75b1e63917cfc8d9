/**
 * The Global script: panel functions, hotkeys and driver functions. If a table has more games than fit one script,
 * object scripts run the others; requests for the current game are passed to its script as text.
 */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import {
  GAME,
  GAME_PART_FUNCTION,
  GAMES_FUNCTION,
  GUEST,
  HANDLERS,
  LANGUAGE,
  POSITIONS_FUNCTION,
  PUT_FUNCTION,
  RECORD_FUNCTION,
} from '../names.js';
import { lookAt, WHOLE_TABLE } from './camera.js';
import { keepCards } from './cards.js';
import { showLabels, showLanguages } from './labels.js';
import { ENGLISH, languages } from './speech.js';
import { LOADING } from './home.js';
import type { Home } from './home.js';
import { Keys } from './keys.js';
import { ObjectNames } from './object-names.js';
import { Rights } from './rights.js';
import { withLeft } from './saved.js';
import type { Saved } from './saved.js';
import type { Settings } from './table-session.js';
import type { Guest } from './table-game.js';

/** What Global's script saves while a guest plays. */
interface HostSaved {
  readonly game?: string;
  /** The chest whose objects lie on the table, where games are laid out of chests. */
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
export class Host {
  /** Whose game is played; undefined for one of this script. */
  private guest: Guest | undefined;
  /** The game that is played by a guest. */
  private game = '';
  /** The chest whose objects lie on the table; empty for none, and where all lies there always. */
  protected laid = '';
  protected readonly keys: Keys;
  private readonly rights: Rights;
  private readonly names = new ObjectNames();
  /** Whether the page of languages is open. */
  private isChoosingLanguage = false;

  constructor(
    protected readonly home: Home,
    private readonly guests: readonly Guest[] = [],
  ) {
    this.rights = new Rights(home.words);
    this.keys = new Keys(home.words, (handler, id, player) => {
      this.press(handler, id, player);
    });
  }

  /** Makes the globals that the game calls. */
  install(): void {
    const { home } = this;
    _G['onLoad'] = (text: string | undefined) => {
      this.load(text ?? '');
      keepCards();
    };
    _G['onSave'] = () => this.save();
    home.listen();
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
    _G[RECORD_FUNCTION] = () => (this.guest === undefined ? home.record() : this.ask(this.guest, RECORD_FUNCTION, {}));
    _G[PUT_FUNCTION] = (record: string, game: string) => {
      this.openLanguages(false);
      return this.guest === undefined ? home.put(record, game) : this.ask(this.guest, PUT_FUNCTION, { record, game });
    };
    _G[GAMES_FUNCTION] = (seeds: readonly number[], options: string, game?: string) => {
      const guest = this.guestOf(game ?? this.game);
      if (guest !== undefined) return this.ask(guest, GAMES_FUNCTION, { seeds, options, game });
      return home.gameLines(seeds, options, game);
    };
    _G[GAME_PART_FUNCTION] = (seed: number, game?: string) => {
      const guest = this.guestOf(game ?? this.game);
      if (guest !== undefined) return this.ask(guest, GAME_PART_FUNCTION, { seed, game });
      return home.gamePart(seed, game);
    };
    _G[POSITIONS_FUNCTION] = (positions: readonly string[], game?: string) => {
      const guest = this.guestOf(game ?? this.game);
      if (guest !== undefined) return this.ask(guest, POSITIONS_FUNCTION, { positions, game });
      return home.positionLines(positions, game);
    };
  }

  /** What is saved, with who may press buttons where that is not everybody. */
  private save(): string {
    const text = this.saveGame();
    const rights = this.rights.saved();
    const language = this.home.words.locale;
    if (rights === 'all' && language === ENGLISH) return text;
    const own = { ...(rights === 'all' ? {} : { rights }), ...(language === ENGLISH ? {} : { language }) };
    return JSON.encode({ ...(text === '' ? {} : (JSON.decode(text) as object)), ...own });
  }

  private saveGame(): string {
    if (this.guest === undefined) return this.home.save();
    const state: HostSaved = this.laid === '' ? { game: this.game } : { game: this.game, laid: this.laid };
    return JSON.encode(withLeft(state, this.home.left()));
  }

  private guestOf(game: string | undefined): Guest | undefined {
    return game === undefined ? undefined : this.guests.find(({ games }) => games.includes(game));
  }

  /** Asks the script of a guest; nothing comes back, and all are told, when somebody has deleted its object. */
  private ask(guest: Guest, name: string, message: object): unknown {
    const object = objectOf(guest.guid);
    if (object === undefined) broadcastToAll(format(this.home.words, 'tts.no-rules'));
    return object?.call(name, { text: JSON.encode(message) });
  }

  /** Ends a guest's session; the settings that it leaves, or those of before when its object has been deleted. */
  private leave(guest: Guest): Settings {
    const told = this.ask(guest, GUEST.sleep, {});
    return typeof told === 'string' ? (JSON.decode(told) as Settings) : this.home.settings();
  }

  /** After a load or a rewind; the scripts of guests have been given what they saved, and wait. */
  private load(text: string): void {
    const { home } = this;
    const { game = '', laid = '', left, rights, language } = text === '' ? {} : (JSON.decode(text) as HostSaved);
    this.rights.restore(rights);
    Wait.frames(() => {
      this.rights.show();
      if (home.words.locale !== ENGLISH) this.showLanguage();
    }, LOADING);
    const guest = this.guestOf(game);
    this.guest = guest;
    this.game = guest === undefined ? '' : game;
    this.laid = laid;
    this.addKeys();
    home.addKeys();
    // Keys are bound to their names, which therefore stay
    home.words.speak(language ?? ENGLISH);
    this.names.start(home.words.locale);
    this.keys.addMenu();
    if (guest === undefined) home.load(text);
    else {
      home.adoptLeft(left);
      home.stop();
      Wait.frames(() => {
        this.layFor(guest, () => this.wake(guest, { game }));
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
    if (this.guest === undefined) this.home.press(handler, id, player);
    else this.ask(this.guest, GUEST.press, { handler, id, player });
  }

  /** Goes on to a game of another script; false for one of the script that plays now. */
  private choose(game: string): boolean {
    const { home, guest: before } = this;
    const guest = this.guestOf(game);
    if (guest === before) {
      this.game = guest === undefined ? '' : game;
      return false;
    }
    // Without its script there is no game to go on to
    if (guest !== undefined && objectOf(guest.guid) === undefined) {
      broadcastToAll(format(home.words, 'tts.no-rules'));
      return true;
    }
    const settings = before === undefined ? home.sleep() : this.leave(before);
    this.guest = guest;
    this.game = guest === undefined ? '' : game;
    if (guest === undefined) {
      this.clear();
      home.wake(game, settings);
    } else this.layFor(guest, () => this.wake(guest, { game, settings }));
    return true;
  }

  /** Wakes a guest, which speaks as this script does. */
  private wake(guest: Guest, message: object): void {
    this.ask(guest, GUEST.wake, { ...message, language: this.home.words.locale });
  }

  /** Opens the page of languages, or closes it. */
  private openLanguages(isOpen: boolean): void {
    if (isOpen === this.isChoosingLanguage) return;
    this.isChoosingLanguage = isOpen;
    showLanguages(isOpen, this.home.words.locale, languages(), this.guests.length > 0);
  }

  /** Has the table speak a language that it has. */
  private chooseLanguage(locale: string, player: string): void {
    const { words } = this.home;
    if (locale === words.locale || !languages().some((language) => language.locale === locale)) return;
    this.names.change(words.locale, locale);
    words.speak(locale);
    this.showLanguage();
    // To read the words of a language takes long, and the script that plays reads them as well
    Wait.frames(() => {
      if (this.guest === undefined) this.home.press(HANDLERS.language, locale, player);
      else this.ask(this.guest, GUEST.press, { handler: HANDLERS.language, id: locale, player });
    }, 1);
  }

  /** Words of the panel that no game sends. */
  private showLanguage(): void {
    const { words } = this.home;
    showLabels(words, languages().find(({ locale }) => locale === words.locale)?.name ?? '', this.guests.length > 0);
    this.rights.speak();
    this.keys.addMenu();
  }

  /** Whether nothing can be done now. */
  protected isBusy(): boolean {
    return false;
  }

  /** No guest plays any more: its objects may go. */
  protected clear(): void {
    // Everything stays on the table
  }

  /** Sees to it that the objects for a guest's games lie on the table, then goes on. */
  protected layFor(_guest: Guest, then: () => void): void {
    then();
  }
}
