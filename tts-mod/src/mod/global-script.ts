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
  CHANGES_FUNCTION,
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
import { Live } from './live.js';
import type { LiveAddress } from './live.js';
import type { LocalGames } from './local-games.js';
import { News } from './news.js';
import { Keys } from './keys.js';
import { Pages, pageOpenedBy } from './pages.js';
import type { Page } from './pages.js';
import { gameMessenger } from './messenger.js';
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
  /** Where pages follow the game, if they do. */
  readonly live?: LiveAddress;
  /** Whether the host wants to hear nothing of newer tables. */
  readonly isNewsOff?: boolean;
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
  private readonly live: Live;
  private readonly news: News;
  /** What the host has typed as the address of a server. */
  private typed = '';
  protected readonly pages: Pages;
  private readonly names = new ObjectNames();

  constructor(
    protected readonly local: LocalGames,
    private readonly scripts: readonly ObjectScript[] = [],
  ) {
    this.rights = new Rights(local.words);
    const pages = new Pages(local.home, scripts.length > 0);
    this.pages = pages;
    this.seats = new Seats(local.words, () => pages.isOpen('seats'));
    this.news = new News(local.words);
    this.live = new Live(local.words, {
      changes: () => this.changes(),
      record: () => this.record(),
    });
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
    _G[HANDLERS.liveAddress] = (_player: Player, value: string) => {
      this.typed = value;
    };
    _G[RECORD_FUNCTION] = () => this.record();
    _G[PUT_FUNCTION] = (record: string, game: string) =>
      this.script === undefined ? local.put(record, game) : this.ask(this.script, PUT_FUNCTION, { record, game });
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
    const live = this.live.saved();
    const isNewsOff = this.news.saved();
    const isUsual = rights === 'all' && language === ENGLISH && live === undefined && !isNewsOff;
    if (isUsual && !SEAT_COLOURS.some((colour) => seats[colour] !== undefined)) return text;
    const own = {
      ...(rights === 'all' ? {} : { rights }),
      ...(language === ENGLISH ? {} : { language }),
      ...(live === undefined ? {} : { live }),
      ...(isNewsOff ? { isNewsOff } : {}),
      seats,
    };
    return JSON.encode({ ...(text === '' ? {} : (JSON.decode(text) as object)), ...own });
  }

  /** Returns the record of the game in progress, as everybody at the table may read it. */
  private record(): string {
    const { script, local } = this;
    const record = script === undefined ? local.record() : this.ask(script, RECORD_FUNCTION, {});
    return typeof record === 'string' ? record : '';
  }

  /** Returns how often something has changed in the game in progress; -1 where its script is gone. */
  private changes(): number {
    const { script, local } = this;
    if (script === undefined) return local.changes();
    const changes = objectOf(script.guid)?.call(CHANGES_FUNCTION, { text: '' });
    return typeof changes === 'number' ? changes : -1;
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
      live,
      isNewsOff,
    } = text === '' ? {} : (JSON.decode(text) as GlobalSaved);
    this.rights.restore(rights);
    this.seats.restore(seats);
    this.pages.start();
    this.news.restore(isNewsOff === true);
    Wait.frames(() => {
      this.rights.show();
      this.news.show();
      this.news.look();
      this.live.restore(live);
      if (local.words.locale !== ENGLISH) this.showLanguage();
    }, LOADING);
    const script = this.scriptOf(game);
    this.script = script;
    this.game = script === undefined ? '' : game;
    this.laid = laid;
    Wait.frames(() => {
      if (!this.isBusy()) this.pages.goHome(script === undefined ? local.home : 'play');
    }, LOADING);
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
    if (this.isBusy()) return;
    const page = pageOpenedBy(handler);
    if (handler === HANDLERS.fold) {
      this.pages.fold(player);
      return;
    }
    if (page !== undefined) {
      this.turn(page, handler, player);
      return;
    }
    if (handler !== HANDLERS.view && !this.rights.mayPress(handler, player)) return;
    if (handler === HANDLERS.rights) {
      this.rights.next();
      return;
    }
    if (handler === HANDLERS.news) {
      this.news.toggle();
      return;
    }
    if (handler === HANDLERS.liveSwitch) {
      this.switchLive(player);
      return;
    }
    if (handler === HANDLERS.seat) {
      this.seats.press(id.substring(SEAT.length), player);
      return;
    }
    if (handler === HANDLERS.language) {
      this.chooseLanguage(id.substring(LANGUAGE.length), player);
      return;
    }
    if (handler === HANDLERS.game && this.choose(id.substring(GAME.length))) return;
    // The script may ask back on the page of play
    if (handler === HANDLERS.newGame) this.pages.showHome(player);
    this.pass(handler, id, player);
    if (handler === HANDLERS.game) this.pages.close('menu');
  }

  /** Switches on and off that pages follow the game, as only the host may. */
  private switchLive(player: string): void {
    const { live, local } = this;
    if (!Player[player as PlayerColor].admin) gameMessenger.tell(player, format(local.words, 'tts.live.host-only'));
    else if (live.isOn()) live.close();
    else live.open(this.typed);
  }

  /** Passes a button press to the script that plays. */
  private pass(handler: string, id: string, player: string): void {
    if (this.script === undefined) this.local.press(handler, id, player);
    else this.ask(this.script, OBJECT_SCRIPT.press, { handler, id, player });
  }

  /** Turns to a page of a player's own panel, or back. Most pages need a game; where there is none, the lobby says so. */
  private turn(page: Page, handler: string, player: string): void {
    const hasGame = this.script !== undefined || this.local.home === 'play';
    if (hasGame || page === 'languages') this.pages.turn(player, page);
    if (page === 'languages') showLanguages(this.local.words.locale, languages());
    if (page === 'seats') this.seats.show();
    if (page === 'live') this.live.show();
    // The number of players follows from who is seated
    if (page === 'options') this.pass(handler, '', player);
  }

  /** Switches to a game of another script; returns false for a game of the current script. */
  private choose(game: string): boolean {
    const { local, script: before } = this;
    const script = this.scriptOf(game);
    if (script === before) {
      this.game = script === undefined ? '' : game;
      return false;
    }
    this.pages.close('menu');
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
    const isReady = isThere(script);
    this.pages.goHome(isReady ? 'play' : this.local.home);
    if (!isReady) broadcastToAll(format(this.local.words, 'tts.no-rules'));
    else this.ask(script, OBJECT_SCRIPT.wake, { ...message, language: this.local.words.locale });
  }

  /** Switches the table to one of its languages. */
  private chooseLanguage(locale: string, player: string): void {
    const { words } = this.local;
    if (locale === words.locale || !languages().some((language) => language.locale === locale)) return;
    this.names.change(words.locale, locale);
    words.speak(locale);
    if (this.pages.of(player) === 'languages') this.pages.turn(player, 'languages');
    showLanguages(locale, languages());
    this.showLanguage();
    // Reading a language is slow, and the script that plays reads it too
    Wait.frames(() => {
      this.pass(HANDLERS.language, locale, player);
    }, 1);
  }

  /** Sends everything that the panel shows once more, because the copy that a late guest gets may be the one of the save. */
  private showAgain(): void {
    Wait.frames(() => {
      this.pages.showAgain();
      this.showLanguage();
      this.pass(SHOW_AGAIN, '', '');
    }, GUEST);
  }

  /** Shows the panel texts that belong to no game. */
  private showLanguage(): void {
    const { words } = this.local;
    showLabels(words, languages().find(({ locale }) => locale === words.locale)?.name ?? '', this.scripts.length > 0);
    this.rights.speak();
    this.seats.show();
    this.news.show();
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
