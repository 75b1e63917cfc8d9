/**
 * Joins a match to Tabletop Simulator: its events, the buttons of the panel, hotkeys, and the functions for the live
 * driver. Everything the game calls must be a global of the script.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { mod } from '@griddle/rules/core/math.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { parityLines, positionLine } from '@griddle/rules/testkit/parity.js';
import {
  CALL,
  GAMES_FUNCTION,
  HANDLERS,
  OPTION_BEFORE,
  OPTION_NEXT,
  POSITIONS_FUNCTION,
  RECORD_FUNCTION,
  SEAT_COLOURS,
} from '../names.js';
import { Match } from './match.js';
import { stepped } from './options.js';
import { forgetPanel, showPanel } from './panel.js';
import { sendRecord, tableTags, writeTab } from './record-keeping.js';
import { recordText, restore, saved } from './saved.js';
import type { Saved } from './saved.js';
import { CHECKINGS } from './table-game.js';
import type { Held, TableGame } from './table-game.js';
import { gameVoice } from './voice.js';

/** Frames between a drop and the look at the table, in which a piece snaps into its space; also those after a load. */
const FRAMES = 5;
/** How often to look again while pieces still move. */
const LOOKS = 40;
/** Random games longer than this are cut off. */
const PARITY_LIMIT = 2000;

/** A game whose objects the referee watches. */
export interface WatchedGame<S extends BaseState, M, Sight> extends TableGame<S, M, Sight> {
  /** The seat and origin of a piece just picked up; undefined for any other object. */
  readonly held: (object: TTSObject) => Held | undefined;
  /** Whether an object is a piece of the game. */
  readonly isPiece: (object: TTSObject) => boolean;
  /** Whether all pieces that nobody holds have come to rest. */
  readonly isSettled: () => boolean;
}

/** The game world. Its functions, unlike those of objects, are called without themselves. */
const world = Global as unknown as {
  readonly setVectorLines: (this: void, lines: readonly Omit<VectorLine, 'rotation'>[]) => boolean;
};

export class Referee<S extends BaseState, M, Sight> {
  private readonly match: Match<S, M, Sight>;
  private marks = true;
  private folded = false;
  private optionsOpen = false;
  private held: Held | undefined;
  /** The wait for pieces to come to rest, 0 for none. */
  private waiting = 0;
  /** The text for `onSave`, made anew only after a change: the game asks for it every few seconds. */
  private savedText = '';

  constructor(
    private readonly table: WatchedGame<S, M, Sight>,
    private readonly words: Catalogue,
  ) {
    this.match = new Match<S, M, Sight>(table, words, gameVoice);
  }

  /** Makes the globals that the game calls. */
  install(): void {
    _G['onLoad'] = (text: string | undefined) => this.load(text ?? '');
    _G['onSave'] = () => this.save();
    _G['onObjectPickUp'] = (_player: string, object: TTSObject) => this.pickedUp(object);
    _G['onObjectDrop'] = (player: string, object: TTSObject) => this.dropped(player, object);
    _G['onObjectDestroy'] = (object: TTSObject) => this.destroyed(object);
    this.onPress(HANDLERS.undo, () => this.match.undo());
    this.onPress(HANDLERS.redo, () => this.match.redo());
    this.onPress(HANDLERS.newGame, () => this.match.newGame());
    this.onPress(HANDLERS.repair, () => this.match.repair());
    this.onPress(HANDLERS.record, () => this.publish());
    this.onPress(HANDLERS.checking, () => this.nextChecking());
    this.onPress(HANDLERS.marks, () => this.toggleMarks());
    this.onPress(HANDLERS.fold, () => (this.folded = !this.folded));
    this.onPress(HANDLERS.options, () => (this.optionsOpen = !this.optionsOpen));
    this.onPress(HANDLERS.option, (id) => this.changeOption(id));
    this.onPress(HANDLERS.call, (id) => this.match.call(id.substring(CALL.length)));
    _G[RECORD_FUNCTION] = () => recordText(this.match);
    _G[GAMES_FUNCTION] = (seeds: readonly number[], options: string) => this.gameLines(seeds, options);
    _G[POSITIONS_FUNCTION] = (positions: readonly string[]) => this.positionLines(positions);
  }

  /** A button: does something for a player who sits at the table, then shows what has become of it. */
  private onPress(name: string, act: (id: string) => unknown): void {
    _G[name] = (player: Player, _value: string, id: string | undefined) => {
      if (player.color === 'Grey') return;
      act(id ?? '');
      this.refresh();
    };
  }

  private addHotkeys(): void {
    const keys: (readonly [string, () => unknown])[] = [
      ['undo', () => this.match.undo()],
      ['redo', () => this.match.redo()],
      ['new-game', () => this.match.newGame()],
      ['repair', () => this.match.repair()],
      ['record', () => this.publish()],
      ['marks', () => this.toggleMarks()],
      ['checking', () => this.nextChecking()],
    ];
    for (const [name, act] of keys) {
      addHotkey(say(this.words, 'tts.hotkey.' + name), (player) => {
        if (player === 'Grey') return;
        act();
        this.refresh();
      });
    }
  }

  /** After a load or a rewind: the record wins; where the table differs, the panel says so and offers to repair it. */
  private load(text: string): void {
    forgetPanel();
    this.held = undefined;
    this.waiting = 0;
    if (text !== '') {
      const state = JSON.decode(text) as Saved;
      this.marks = state.marks;
      const sentence = restore(this.match, state);
      if (sentence !== '') this.match.say({ key: 'tts.bad-state', values: { sentence } });
    }
    this.match.compare();
    this.addHotkeys();
    // The panel may not be there yet
    Wait.frames(() => this.refresh(), FRAMES);
  }

  private save(): string {
    if (this.savedText === '') this.savedText = JSON.encode(saved(this.match, this.marks));
    return this.savedText;
  }

  private pickedUp(object: TTSObject): void {
    const held = this.table.held(object);
    if (held === undefined) return;
    this.held = held;
    this.draw();
  }

  private dropped(player: string, object: TTSObject): void {
    if (!this.table.isPiece(object)) return;
    this.held = undefined;
    this.lookAfterRest(player, LOOKS);
  }

  /** A piece that somebody deletes leaves the table after this. */
  private destroyed(object: TTSObject): void {
    if (!this.table.isPiece(object)) return;
    Wait.frames(() => {
      this.match.compare();
      this.refresh();
    }, FRAMES);
  }

  /** Looks at the table once all pieces rest; a new drop begins the wait anew. */
  private lookAfterRest(player: string, looks: number): void {
    if (this.waiting !== 0) Wait.stop(this.waiting);
    this.waiting = Wait.frames(() => {
      this.waiting = 0;
      if (looks > 0 && !this.table.isSettled()) {
        this.lookAfterRest(player, looks - 1);
        return;
      }
      const over = this.match.result();
      this.match.dropped(player);
      if (over === '' && this.match.result() !== '') this.publish();
      this.refresh();
    }, FRAMES);
  }

  /** Everything that is seen, and the text that is saved, follow the match. */
  private refresh(): void {
    this.savedText = '';
    showPanel(this.match, { marks: this.marks, folded: this.folded, options: this.optionsOpen });
    this.draw();
  }

  private draw(): void {
    const lines = this.marks ? this.match.lines(this.held) : [];
    world.setVectorLines(
      lines.map(({ points, colour, thickness }) => ({
        points: points.map(([x, y, z]) => [x, y, z]),
        color: [colour[0], colour[1], colour[2]],
        thickness,
      })),
    );
  }

  private nextChecking(): void {
    const index = CHECKINGS.indexOf(this.match.checking);
    this.match.checking = CHECKINGS[mod(index + 1, CHECKINGS.length)] ?? 'warn';
  }

  private toggleMarks(): void {
    this.marks = !this.marks;
  }

  private changeOption(id: string): void {
    const by = id.startsWith(OPTION_BEFORE) ? -1 : 1;
    const key = id.substring((by < 0 ? OPTION_BEFORE : OPTION_NEXT).length);
    const option = this.table.game.options.find((other) => other.key === key);
    const value = this.match.options[key];
    if (option === undefined || value === undefined) return;
    this.match.options = { ...this.match.options, [key]: stepped(option, value, by) };
  }

  /** Writes the record into the notebook and sends it to an editor. */
  private publish(): void {
    const { match } = this;
    const names = this.table.game.seats(match.session.options);
    match.session.tags = tableTags(names, SEAT_COLOURS).map(({ name, value }) => ({ name, value, offset: 0 }));
    const record = recordText(match);
    const tab = say(this.words, 'tts.tab.record');
    writeTab(tab, record);
    sendRecord(record);
    broadcastToAll(say(this.words, 'tts.recorded', { tab }));
  }

  /** Lines that Node must print alike, one for each seed. */
  private gameLines(seeds: readonly number[], text: string): string {
    const { game } = this.table;
    const options = parseOptions(game.options, game.seats(this.match.options), text);
    return options.ok ? parityLines(game, options.value, seeds, PARITY_LIMIT).join('\n') : options.error.code;
  }

  /** The same for positions; of one that cannot be read, the error's code and place. */
  private positionLines(positions: readonly string[]): string {
    const { game } = this.table;
    const lines = positions.map((position) => {
      const state = game.parsePosition(position, this.match.options);
      return state.ok ? positionLine(game, state.value) : state.error.code + ' ' + state.error.offset.toString();
    });
    return lines.join('\n');
  }
}
