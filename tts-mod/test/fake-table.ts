/** A table of the fake game: a save that is loaded, and hands that play on it. */
import { SEAT_NAMES, SPACE_NAMES } from '@griddle/rules/waffle-wars/components.js';
import { handPoint, isInHand, spacePoint, spaceUnder } from '../src/waffle-wars/layout.js';
import { HANDLERS, PIECE_TAG } from '../src/names.js';
import { luaFile, LuaMachine, luaString } from './lua-machine.js';

interface SavedObject {
  readonly GUID: string;
  readonly Transform: { posX: number; posZ: number };
}

/** A save as far as a table needs it. */
export interface Save {
  readonly LuaScript: string;
  readonly LuaScriptState: string;
  readonly TabStates: Readonly<Record<string, unknown>>;
  readonly ObjectStates: readonly SavedObject[];
}

/** What the fake game tells of itself. */
export interface Report {
  readonly objects: readonly { guid: string; notes: string; tags: readonly string[]; x: number; z: number }[];
  readonly said: readonly { to: string; text: string }[];
  readonly sent: readonly Readonly<Record<string, string>>[];
  readonly tabs: readonly { title: string; body: string }[];
  readonly lines: readonly { points: number[][]; color: number[]; thickness: number }[];
  readonly hotkeys: readonly string[];
  readonly ui: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly uiCalls: number;
  /** What `onSave` gives. */
  readonly state: string;
}

/** Frames until everything that moves has come to rest and the script has looked at it. */
const SETTLED = 120;
/** Where nothing of the game lies. */
const NOWHERE = { x: 30, z: 30 };

export class FakeTable {
  private readonly machine = new LuaMachine();

  /** Loads a save: runs its script and calls `onLoad`, as the game does. */
  constructor(private readonly save: Save) {
    for (const file of ['json.lua', 'fake-tts.lua']) this.machine.run(luaFile(file));
    const { LuaScript, LuaScriptState, ObjectStates, TabStates } = save;
    this.machine.run(`FakeTTS.setUp(${luaString(JSON.stringify({ ObjectStates, TabStates }))})`);
    this.machine.run(LuaScript);
    this.machine.run(`onLoad(${luaString(LuaScriptState)})`);
    this.machine.run(`FakeTTS.pass(${SETTLED})`);
  }

  report(): Report {
    return JSON.parse(this.machine.text('FakeTTS.report()')) as Report;
  }

  /** Calls Lua and gives the text of its value. */
  lua(expression: string): string {
    return this.machine.text(expression);
  }

  run(code: string): void {
    this.machine.run(code);
  }

  /** The pieces that lie on a space, or beside the board for -1. */
  private piecesOn(space: number, seat: string): string[] {
    return this.report()
      .objects.filter(({ notes, x, z }) => notes.startsWith(seat) && spaceUnder(x, z) === space)
      .map(({ guid }) => guid);
  }

  /** A piece of a seat (`s` or `b`) on a space, or one of its hand for an empty name. */
  piece(seat: string, space: string): string {
    const name = SEAT_NAMES[seat === 's' ? 0 : 1] ?? '';
    const guid = this.piecesOn(SPACE_NAMES.indexOf(space), name).at(0);
    if (guid === undefined) throw new Error(`no piece of ${name} on ${space === '' ? 'the table' : space}`);
    return guid;
  }

  /** A piece of a seat that is neither on the board nor in hand. */
  aside(seat: string): string {
    const index = seat === 's' ? 0 : 1;
    const found = this.report().objects.find(
      ({ notes, x, z }) => notes.startsWith(SEAT_NAMES[index] ?? '') && spaceUnder(x, z) < 0 && !isInHand(index, x, z),
    );
    if (found === undefined) throw new Error(`no piece of ${seat} lies aside`);
    return found.guid;
  }

  /** A space on which a piece of a seat lies. */
  occupied(seat: string): string {
    const name = SEAT_NAMES[seat === 's' ? 0 : 1] ?? '';
    const space = SPACE_NAMES.find((_name, index) => this.piecesOn(index, name).length > 0);
    if (space === undefined) throw new Error(`${name} have no piece on the board`);
    return space;
  }

  /** A player picks a piece up. */
  pickUp(guid: string, player = 'Red'): void {
    this.machine.run(`FakeTTS.pickUp('${player}', '${guid}')`);
  }

  /** A player lets a piece go, over a space or back over the hand (an empty name); then time passes. */
  letGo(guid: string, over: string, player = 'Red', passes = SETTLED): void {
    const seat =
      this.report()
        .objects.find((object) => object.guid === guid)
        ?.notes.startsWith('s') === true
        ? 0
        : 1;
    const [x, , z] = over === '' ? handPoint(seat, 17) : spacePoint(SPACE_NAMES.indexOf(over), 0);
    this.machine.run(`FakeTTS.letGo('${player}', '${guid}', ${x + 0.2}, ${z - 0.2}) FakeTTS.pass(${passes})`);
  }

  /** A player moves a piece of a seat from a space (or the hand) to another (or the hand). */
  carry(seat: string, from: string, to: string, player = seat === 's' ? 'Red' : 'Blue'): void {
    const guid = this.piece(seat, from);
    this.pickUp(guid, player);
    this.letGo(guid, to, player);
  }

  /** Plays a move written as in a record, for the seat whose turn it is, only by moving its piece. */
  play(move: string, seat: string): void {
    const [from = '', to] = move.split('x');
    if (to === undefined) this.carry(seat, '', from);
    else this.carry(seat, from, to);
  }

  /** Moves a piece without the script being told. */
  shove(guid: string, to: string): void {
    const { x, z } = to === '' ? NOWHERE : pointOf(to);
    this.machine.run(`FakeTTS.shove('${guid}', ${x}, ${z})`);
  }

  /** Presses a button of the panel. */
  press(handler: string, id = '', player = 'Red'): void {
    this.machine.run(`${handler}(Player.${player}, nil, ${luaString(id)}) FakeTTS.pass(${SETTLED})`);
  }

  /** Presses a hotkey. */
  key(label: string, player = 'Red'): void {
    this.machine.run(`FakeTTS.hotkeys[${luaString(label)}]('${player}', nil, nil, false) FakeTTS.pass(${SETTLED})`);
  }

  /** Text of a part of the panel. */
  ui(id: string, attribute = 'text'): string {
    return this.report().ui[id]?.[attribute] ?? '';
  }

  /** Sentences said since the last call, each with whom it was said to. */
  heard(): string[] {
    const said = this.report().said.map(({ to, text }) => `${to}: ${text}`);
    this.machine.run('FakeTTS.said = {}');
    return said;
  }

  /** The board as the pieces lie, as in a position; two pieces on a space are written `2`. */
  board(): string {
    const spaces = SPACE_NAMES.map(() => '.');
    for (const { notes, tags, x, z } of this.report().objects) {
      const space = tags.includes(PIECE_TAG) ? spaceUnder(x, z) : -1;
      if (space >= 0) spaces[space] = spaces[space] === '.' ? notes.charAt(0) : '2';
    }
    const ranks = [5, 4, 3, 2, 1, 0].map((rank) => spaces.slice(rank * 6, rank * 6 + 6).join(''));
    return ranks.map((rank) => rank.replace(/\.+/g, (run) => String(run.length))).join('/');
  }

  /** How many pieces of a seat lie beside the board where the point fulfils a condition. */
  beside(seat: string, where: (x: number, z: number) => boolean): number {
    const { objects } = this.report();
    const beside = objects.filter(({ tags, x, z }) => tags.includes(PIECE_TAG) && spaceUnder(x, z) < 0);
    return beside.filter(({ notes, x, z }) => notes.startsWith(seat) && where(x, z)).length;
  }

  /** The record of the session. */
  record(): string {
    return this.machine.text('griddleRecord()');
  }

  /** The save as it would be written now: places, script state. */
  saved(): Save {
    const { objects, state } = this.report();
    const places = new Map(objects.map(({ guid, x, z }) => [guid, { x, z }]));
    const ObjectStates = this.save.ObjectStates.map((object) => {
      const { x = 0, z = 0 } = places.get(object.GUID) ?? {};
      return { ...object, Transform: { ...object.Transform, posX: x, posZ: z } };
    });
    return { ...this.save, ObjectStates, LuaScriptState: state };
  }

  close(): void {
    this.machine.close();
  }
}

function pointOf(space: string): { x: number; z: number } {
  const [x, , z] = spacePoint(SPACE_NAMES.indexOf(space), 0);
  return { x, z };
}

/** A table whose session starts from a position, with the pieces in their places. */
export function tableAt(save: Save, position: string, checking: string): FakeTable {
  const record = `[Game "Waffle Wars"]\n[Position "${position}"]\n`;
  const state = { record, path: '', checking, marks: true, options: '' };
  const table = new FakeTable({ ...save, LuaScriptState: JSON.stringify(state) });
  table.press(HANDLERS.repair);
  return table;
}
