/**
 * The script of an object that runs some of a table's games (see `global-script.ts`), with an engine for each group of games
 * that share objects and words. All engines sleep until Global's script wakes one, so copies of the object do nothing.
 */
import {
  CHANGES_FUNCTION,
  GAME_PART_FUNCTION,
  GAMES_FUNCTION,
  OBJECT_SCRIPT,
  POSITIONS_FUNCTION,
  PUT_FUNCTION,
  RECORD_FUNCTION,
} from '../names.js';
import { listenFor } from './engine.js';
import type { Engine } from './engine.js';
import { withLeft } from './left.js';
import type { Saved } from './saved.js';
import type { Settings } from './table-session.js';
import { ENGLISH } from './languages.js';

/** A message from Global's script, sent as JSON. */
interface Message {
  readonly text: string;
}

/** The saved state of a script with several engines. */
interface SavedEngines {
  /** What each engine saves, in order. */
  readonly engines?: readonly string[];
}

/** Defines the globals that Tabletop Simulator and Global's script call. */
export function installObjectScript(...engines: readonly [Engine, ...Engine[]]): void {
  /** What each engine has saved, until it is woken; undefined before the object has loaded. */
  let saved: string[] | undefined;
  /** The engine that plays, or played last. */
  let engine: Engine = engines[0];
  /** A wake message received before that: an object with a picture may load later than Global. */
  let early: Message | undefined;
  let isAwake = false;
  /** The text saved last, and the text of the engine awake that it contains. */
  let [joined, own] = ['', ''];
  /** Returns the engine of a game, or the one that plays. */
  const engineOf = (game: string | undefined): Engine =>
    game === undefined ? engine : (engines.find(({ tableSession }) => tableSession.knows(game)) ?? engine);
  const wake = (texts: string[], { text }: Message): void => {
    const { game, settings, language } = JSON.decode(text) as {
      readonly game: string;
      readonly settings?: Settings;
      readonly language?: string;
    };
    engine = engineOf(game);
    const index = engines.indexOf(engine);
    const before = texts[index] ?? '';
    engine.speak(language ?? ENGLISH);
    texts[index] = '';
    joined = '';
    isAwake = true;
    if (settings === undefined) {
      engine.load(before, game);
      return;
    }
    if (before !== '') engine.adoptLeft((JSON.decode(before) as Partial<Saved>).left);
    engine.wake(game, settings);
  };
  _G['onLoad'] = (text: string | undefined) => {
    // So that nobody opens, moves or deletes it by mistake
    (_G['self'] as TTSObject).interactable = false;
    saved = statesIn(text ?? '', engines.length);
    for (const each of engines) each.addKeys();
    if (early !== undefined) wake(saved, early);
    early = undefined;
  };
  _G['onSave'] = () => {
    const text = isAwake ? engine.save() : '';
    if (saved === undefined || engines.length === 1) return isAwake ? text : (saved?.[0] ?? '');
    // The game asks every few seconds, and mostly nothing has changed
    if (joined === '' || own !== text) {
      joined = JSON.encode({ engines: saved.map((other, i) => (isAwake && engines[i] === engine ? text : other)) });
      own = text;
    }
    return joined;
  };
  listenFor(() => engine);
  _G[OBJECT_SCRIPT.wake] = (message: Message) => {
    if (saved === undefined) early = message;
    else wake(saved, message);
  };
  _G[OBJECT_SCRIPT.sleep] = () => {
    isAwake = false;
    const settings = engine.sleep();
    joined = '';
    if (saved !== undefined) saved[engines.indexOf(engine)] = JSON.encode(withLeft({}, engine.left()));
    return JSON.encode(settings);
  };
  _G[OBJECT_SCRIPT.press] = ({ text }: Message) => {
    const { handler, id, player } = JSON.decode(text) as { handler: string; id: string; player: string };
    if (isAwake) engine.press(handler, id, player);
  };
  _G[RECORD_FUNCTION] = () => engine.record();
  _G[CHANGES_FUNCTION] = () => engine.changes();
  _G[PUT_FUNCTION] = ({ text }: Message) => {
    const { record, game } = JSON.decode(text) as { record: string; game: string };
    return engine.put(record, game);
  };
  _G[GAMES_FUNCTION] = ({ text }: Message) => {
    const { seeds, options, game } = JSON.decode(text) as { seeds: number[]; options: string; game?: string };
    return engineOf(game).gameLines(seeds, options, game);
  };
  _G[GAME_PART_FUNCTION] = ({ text }: Message) => {
    const { seed, game } = JSON.decode(text) as { seed: number; game?: string };
    return engineOf(game).gamePart(seed, game);
  };
  _G[POSITIONS_FUNCTION] = ({ text }: Message) => {
    const { positions, game } = JSON.decode(text) as { positions: string[]; game?: string };
    return engineOf(game).positionLines(positions, game);
  };
}

/** Returns what each engine of a script has saved, from the script's saved text. */
function statesIn(text: string, count: number): string[] {
  if (count === 1) return [text];
  const { engines = [] } = text === '' ? {} : (JSON.decode(text) as SavedEngines);
  const states: string[] = [];
  for (let index = 0; index < count; index++) states.push(engines[index] ?? '');
  return states;
}
