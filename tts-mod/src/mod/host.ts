/**
 * The script of Global: it has the panel's functions, the keys and the driver's functions. Where a table has more games than
 * one script can hold, the scripts of other objects have the rest of them; then what is asked of the game that is played goes
 * to the script that plays it, as text.
 */
import { say } from '@griddle/rules/messages/catalogue.js';
import { GAME, GAMES_FUNCTION, GUEST, HANDLERS, POSITIONS_FUNCTION, RECORD_FUNCTION } from '../names.js';
import { LOADING } from './engine.js';
import type { Engine } from './engine.js';
import { gameLines, positionLines } from './parity.js';
import type { Saved } from './saved.js';
import type { Settings } from './sitting.js';
import type { Guest } from './table-game.js';

/** Keys that every table has, and what they press. */
const KEYS: readonly (readonly [name: string, handler: string])[] = [
  ['undo', HANDLERS.undo],
  ['redo', HANDLERS.redo],
  ['new-game', HANDLERS.newGame],
  ['repair', HANDLERS.repair],
  ['record', HANDLERS.record],
  ['marks', HANDLERS.marks],
  ['checking', HANDLERS.checking],
];

/** The object of a guest; somebody may have deleted it. */
function objectOf({ guid }: Guest): TTSObject | undefined {
  return getObjectFromGUID(guid);
}

/** Global’s script, and its dealings with those of objects. */
export class Host {
  /** Whose game is played; undefined for one of this script. */
  private guest: Guest | undefined;
  /** The game that is played by a guest. */
  private game = '';

  constructor(
    private readonly engine: Engine,
    private readonly guests: readonly Guest[] = [],
  ) {}

  /** Makes the globals that the game calls. */
  install(): void {
    _G['onLoad'] = (text: string | undefined) => {
      this.load(text ?? '');
    };
    _G['onSave'] = () => (this.guest === undefined ? this.engine.sitting.save() : JSON.encode({ game: this.game }));
    this.engine.listen();
    // eslint-disable-next-line no-restricted-syntax -- in whatever order
    for (const handler of Object.values(HANDLERS)) {
      _G[handler] = (player: Player, _value: string, id: string | undefined) => {
        this.press(handler, id ?? '', player.color);
      };
    }
    _G[RECORD_FUNCTION] = () =>
      this.guest === undefined ? this.engine.record() : this.ask(this.guest, RECORD_FUNCTION, {});
    _G[GAMES_FUNCTION] = (seeds: readonly number[], options: string, game?: string) => {
      const guest = this.guestOf(game ?? this.game);
      if (guest !== undefined) return this.ask(guest, GAMES_FUNCTION, { seeds, options, game });
      return gameLines(this.engine.sitting.tableOf(game), seeds, options);
    };
    _G[POSITIONS_FUNCTION] = (positions: readonly string[], game?: string) => {
      const guest = this.guestOf(game ?? this.game);
      if (guest !== undefined) return this.ask(guest, POSITIONS_FUNCTION, { positions, game });
      return positionLines(this.engine.sitting.tableOf(game), positions);
    };
  }

  private guestOf(game: string | undefined): Guest | undefined {
    return game === undefined ? undefined : this.guests.find(({ games }) => games.includes(game));
  }

  /** Asks the script of a guest; nothing comes back, and all are told, when somebody has deleted its object. */
  private ask(guest: Guest, name: string, message: object): unknown {
    const object = objectOf(guest);
    if (object === undefined) broadcastToAll(say(this.engine.words, 'tts.no-rules'));
    return object?.call(name, { text: JSON.encode(message) });
  }

  /** Ends a guest's session; the settings that it leaves, or those of before when its object has been deleted. */
  private leave(guest: Guest): Settings {
    const told = this.ask(guest, GUEST.sleep, {});
    return typeof told === 'string' ? (JSON.decode(told) as Settings) : this.engine.sitting.settings();
  }

  /** After a load or a rewind; the scripts of guests have been given what they saved, and wait. */
  private load(text: string): void {
    const { engine } = this;
    const { game = '' } = text === '' ? {} : (JSON.decode(text) as Partial<Saved>);
    const guest = this.guestOf(game);
    this.guest = guest;
    this.game = guest === undefined ? '' : game;
    this.addHotkeys();
    if (guest === undefined) engine.load(text);
    else {
      engine.referee.stop();
      Wait.frames(() => this.ask(guest, GUEST.wake, { game }), LOADING);
    }
  }

  private addHotkeys(): void {
    const { words, sitting, referee } = this.engine;
    for (const [name, handler] of KEYS) {
      addHotkey(say(words, 'tts.hotkey.' + name), (player) => {
        this.press(handler, '', player);
      });
    }
    for (const { name, act } of sitting.table.keys ?? []) {
      addHotkey(say(words, 'tts.hotkey.' + name), (player, object) => {
        if (player !== 'Grey' && act(object)) referee.lookAfterRest(player);
      });
    }
  }

  private press(handler: string, id: string, player: string): void {
    if (handler === HANDLERS.game && player !== 'Grey' && this.choose(id.substring(GAME.length))) return;
    if (this.guest === undefined) this.engine.press(handler, id, player);
    else this.ask(this.guest, GUEST.press, { handler, id, player });
  }

  /** Goes on to a game of another script; false for one of the script that plays now. */
  private choose(game: string): boolean {
    const { engine, guest: before } = this;
    const guest = this.guestOf(game);
    if (guest === before) {
      this.game = guest === undefined ? '' : game;
      return false;
    }
    // Without its script there is no game to go on to
    if (guest !== undefined && objectOf(guest) === undefined) {
      broadcastToAll(say(engine.words, 'tts.no-rules'));
      return true;
    }
    const settings = before === undefined ? engine.sleep() : this.leave(before);
    this.guest = guest;
    this.game = guest === undefined ? '' : game;
    if (guest === undefined) engine.wake(game, settings);
    else this.ask(guest, GUEST.wake, { game, settings });
    return true;
  }
}
