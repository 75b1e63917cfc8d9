/** The fake game with a save in it: what every table can be asked and done to. */
import { machineOf } from './images.js';
import { HOST_IS_GAME, luaFile, LuaMachine, luaString, luaValue } from './lua-machine.js';
import { HANDLERS, OFFER } from '../src/names.js';
import { panelOf } from './panel-measure.js';

interface SavedObject {
  readonly GUID: string;
  readonly Name: string;
  /** The colour of a hand zone. */
  readonly FogColor?: string;
  readonly Transform: { posX: number; posY: number; posZ: number; rotX: number; rotY: number; rotZ: number };
  readonly LuaScript?: string;
  readonly LuaScriptState?: string;
  /** What the object can become, by number. */
  readonly States?: Readonly<Record<string, SavedObject>>;
  /** What is in it. */
  readonly ContainedObjects?: readonly SavedObject[];
}

/** A save as far as a table needs it. */
export interface Save {
  readonly LuaScript: string;
  readonly LuaScriptState: string;
  readonly TabStates: Readonly<Record<string, unknown>>;
  readonly XmlUI: string;
  readonly SnapPoints: readonly unknown[];
  readonly ObjectStates: readonly SavedObject[];
}

/** An object as it lies on the table. */
export interface SeenObject {
  readonly guid: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly faceDown: boolean;
  /** Angles as the game has them. */
  readonly rotation: readonly [number, number, number];
  readonly locked: boolean;
  readonly resting: boolean;
  /** The colours that it is hidden from. */
  readonly hiddenFrom: readonly string[];
  /** Whether it still has the speed with which somebody let it go. */
  readonly swings: boolean;
}

/** What the fake game tells of itself. */
export interface Report {
  readonly objects: readonly SeenObject[];
  readonly said: readonly { to: string; text: string }[];
  readonly sent: readonly Readonly<Record<string, string>>[];
  readonly tabs: readonly { title: string; body: string }[];
  readonly lines: readonly { points: number[][]; color: number[]; thickness: number }[];
  readonly hotkeys: readonly string[];
  /** Points that pieces snap to, where a script has set them. */
  readonly snapPoints: readonly { position: number[]; tags: string[] }[];
  /** Where a script has turned players' cameras, by colour. */
  readonly looks?: Readonly<
    Record<
      string,
      {
        readonly position: { readonly x: number; readonly z: number };
        readonly yaw: number;
        readonly pitch: number;
        readonly distance: number;
      }
    >
  >;
  /** Hand zones that a script has placed, by colour. */
  readonly handZones?: Readonly<Record<string, { readonly position: Readonly<Record<string, number>> }>>;
  readonly ui: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The game's own turns, as a script has set them. */
  readonly turns: {
    readonly enable: boolean;
    readonly type: number;
    readonly order: readonly string[];
    readonly pass_turns: boolean;
    readonly turn_color: string;
  };
  readonly uiCalls: number;
  /** What `onSave` gives. */
  readonly state: string;
}

/**
 * Scripts are run apart, with what they have saved. How things look is nothing to the fake game in Lua, and long; the host of
 * MoonSharp measures it.
 */
const LEFT_OUT = HOST_IS_GAME ? ['LuaScript'] : ['LuaScript', 'LuaScriptState', 'CustomMesh', 'CustomDeck'];

function withoutLooks(key: string, value: unknown): unknown {
  return LEFT_OUT.includes(key) ? undefined : value;
}

/** An object of a save in each of its states, with the other ones as its states. */
function inStates(object: SavedObject): readonly SavedObject[] {
  const { States, ...own } = object;
  if (States === undefined) return [object];
  const ownNumber = [1, 2, 3, 4, 5, 6].find((id) => States[id] === undefined) ?? 1;
  const all = Object.entries<SavedObject>({ ...States, [ownNumber]: own });
  const others = all.map(([number, state]) => {
    return { ...state, States: Object.fromEntries(all.filter(([id]) => id !== number)) };
  });
  return [object, ...others];
}

/** The objects of a save and those in its boxes, in each of their states, by id. */
function objectsById(save: Save): ReadonlyMap<string, SavedObject> {
  const all = save.ObjectStates.flatMap((object) => [object, ...(object.ContainedObjects ?? [])]).flatMap(inStates);
  // Of two with the same id the first one counts
  return new Map(all.reverse().map((object) => [object.GUID, object]));
}

/** Frames until everything that moves has come to rest and the script has looked at it. */
export const SETTLED = 120;

/** A machine with the stand-in, and the compiled script of a table as `SCRIPT`. */
function machineFor(script: string): LuaMachine {
  return machineOf(script, () => {
    const machine = new LuaMachine();
    for (const file of ['json.lua', 'fake-tts.lua', 'fake-game.lua', 'fake-hands.lua']) machine.run(luaFile(file));
    if (HOST_IS_GAME) return machine;
    machine.give('GIVEN', script);
    machine.run('SCRIPT = assert(LOAD(GIVEN))');
    return machine;
  });
}

export class FakeTts {
  private machine: LuaMachine;
  private everyMoves = Infinity;
  private moves = 0;
  /** The report, until something happens: tests look at it many times in a row. */
  private seen: Report | undefined;
  /** What was said before the table was last loaded, and not yet asked for. */
  private saidBefore: Report['said'] = [];
  /** What was sent to an editor before the table was last loaded. */
  private sentBefore: Report['sent'] = [];

  /**
   * Loads a save: runs its scripts and calls `onLoad`, as the game does; then time passes. Objects
   * with scripts may be ready some frames late.
   */
  constructor(
    private save: Save,
    passes = SETTLED,
    late = 0,
  ) {
    this.machine = machineOf(JSON.stringify([save, passes, late]), () => FakeTts.load(save, passes, late));
  }

  private static load(save: Save, passes: number, late: number): LuaMachine {
    const { LuaScript, LuaScriptState, ObjectStates, SnapPoints, TabStates, XmlUI } = save;
    const machine = machineFor(LuaScript);
    const table = JSON.stringify({ ObjectStates, SnapPoints, TabStates, XmlUI }, withoutLooks);
    machine.give('GIVEN', HOST_IS_GAME ? table : `return ${luaValue(JSON.parse(table))}`);
    machine.run('FakeTTS.setUp(GIVEN)');
    machine.run(HOST_IS_GAME ? LuaScript : 'SCRIPT()');
    for (const { GUID, LuaScript: script = '', LuaScriptState: saved = '' } of ObjectStates) {
      if (script === '') continue;
      const [guid = '', state = ''] = [GUID, saved].map(luaString);
      machine.give('GIVEN', script);
      machine.run(`FakeTTS.runScript(${guid}, GIVEN, ${state}, ${late > 0 ? late : 'nil'})`);
    }
    machine.run(`onLoad(${luaString(LuaScriptState)})`);
    machine.run(`FakeTTS.pass(${passes})`);
    return machine;
  }

  /** From now on the table is saved, and the save loaded, after every so many moves. */
  savesAfterMoves(every = 1): this {
    this.everyMoves = every;
    return this;
  }

  /** Saves the table and loads it again, with the same people at it. */
  private loadAgain(): void {
    const { said, sent } = this.report();
    this.saidBefore = [...this.saidBefore, ...said];
    this.sentBefore = sent;
    const [save, seated, fall] = [this.saved(), this.lua('JSON.encode(FakeTTS.seated)'), this.lua('FakeTTS.fall')];
    this.machine.close();
    this.machine = FakeTts.load(save, SETTLED, 0);
    this.save = save;
    this.run(`FakeTTS.seated, FakeTTS.fall = JSON.decode(${luaString(seated)}), ${fall}`);
  }

  /** Tests that play whole games say when a move has been made. */
  moved(): void {
    if (++this.moves % this.everyMoves === 0) this.loadAgain();
  }

  report(): Report {
    this.seen ??= JSON.parse(this.machine.text('FakeTTS.report()')) as Report;
    return { ...this.seen, sent: [...this.sentBefore, ...this.seen.sent] };
  }

  /** Calls Lua and gives the text of its value. */
  lua(expression: string): string {
    this.seen = undefined;
    return this.machine.text(expression);
  }

  run(code: string): void {
    this.seen = undefined;
    this.machine.run(code);
  }

  /** Presses a button of the panel. */
  press(handler: string, id = '', player = 'Red'): void {
    this.run(`FakeTTS.pressed('${handler}', '${player}', ${luaString(id)}) FakeTTS.pass(${SETTLED})`);
  }

  /** Begins a new game, and says so again where the script asks. */
  newGame(player = 'Red'): void {
    this.press(HANDLERS.newGame, '', player);
    if (this.ui(`${OFFER}0`) === 'New game' && this.ui(`${OFFER}0`, 'active') === 'true') {
      this.press(HANDLERS.offer, `${OFFER}0`, player);
    }
  }

  /** Presses a hotkey with the pointer over a point of the table. */
  key(label: string, player = 'Red', [x, z]: readonly [x: number, z: number] = [0, 0]): void {
    const pressed = `FakeTTS.hotkeys[${luaString(label)}]('${player}', nil, Vector(${x}, 1, ${z}), false)`;
    this.run(`${pressed} FakeTTS.pass(${SETTLED})`);
  }

  /** A player chooses an entry of an object's context menu. */
  choose(guid: string, entry: string, player = 'Red'): void {
    this.run(`FakeTTS.choose('${guid}', ${luaString(entry)}, '${player}') FakeTTS.pass(${SETTLED})`);
  }

  /** Text of a part of the panel. */
  ui(id: string, attribute = 'text'): string {
    if (HOST_IS_GAME || this.seen !== undefined) return this.report().ui[id]?.[attribute] ?? '';
    return this.machine.text(`(FakeTTS.ui[${luaString(id)}] or {})[${luaString(attribute)}] or ''`);
  }

  /** The id of the page of the panel that a player sees; empty when it is folded. */
  page(player = 'Red'): string {
    return panelOf(this.save.XmlUI, this.report().ui, player).pages.join(' ');
  }

  /** Sentences said since the last call, each with whom it was said to. */
  heard(): string[] {
    const said = [...this.saidBefore, ...this.report().said].map(({ to, text }) => `${to}: ${text}`);
    this.run('FakeTTS.said = {}');
    this.saidBefore = [];
    return said;
  }

  /** A player copies an object that has a script. */
  copy(guid: string): void {
    const { LuaScript = '' } = this.save.ObjectStates.find(({ GUID }) => GUID === guid) ?? {};
    this.machine.give('GIVEN', LuaScript);
    this.run(`FakeTTS.copy(${luaString(guid)}, GIVEN)`);
  }

  /** A player picks a piece up. */
  pickUp(guid: string, player = 'Red'): void {
    this.run(`FakeTTS.pickUp('${player}', '${guid}')`);
  }

  /** A player lets a piece go over a point; then time passes. */
  letGoAt(guid: string, x: number, z: number, player = 'Red', passes = SETTLED): void {
    this.run(`FakeTTS.letGo('${player}', '${guid}', ${x}, ${z}) FakeTTS.pass(${passes})`);
  }

  /** The record of the session. */
  record(): string {
    return this.machine.text('griddleRecord()');
  }

  /** The save as it would be written now: places, script state. */
  saved(): Save {
    if (HOST_IS_GAME) return this.writtenByHost();
    const { objects, state, tabs } = this.report();
    const states = JSON.parse(this.machine.text('FakeTTS.changedStates()')) as Readonly<Record<string, string>>;
    const known = objectsById(this.save);
    const ObjectStates = objects.map(({ guid, notes, tags, x, y, z, faceDown, rotation, locked }) => {
      const before = known.get(guid);
      return {
        LuaScript: '',
        Name: '',
        ...before,
        LuaScriptState: states[guid] ?? before?.LuaScriptState ?? '',
        GUID: guid,
        GMNotes: notes,
        Tags: tags,
        Locked: locked,
        Transform: {
          ...before?.Transform,
          posX: x,
          posY: y,
          posZ: z,
          rotX: rotation[0],
          rotY: rotation[1],
          rotZ: faceDown ? 180 : rotation[2],
        },
      };
    });
    return { ...this.save, ObjectStates, TabStates: { ...tabs }, LuaScriptState: state };
  }

  /** The save as the host writes it: as it was read, with what has changed. Scripts are not in it, so they are put back. */
  private writtenByHost(): Save {
    const written = JSON.parse(this.lua('FakeTTS.save()')) as Save;
    const scripts = new Map(this.save.ObjectStates.map(({ GUID, LuaScript }) => [GUID, LuaScript]));
    const ObjectStates = written.ObjectStates.map((object) => ({
      ...object,
      LuaScript: scripts.get(object.GUID) ?? '',
    }));
    return { ...this.save, ...written, ObjectStates };
  }

  close(): void {
    this.machine.close();
  }
}
