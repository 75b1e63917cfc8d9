/**
 * The script of an object that runs some of a table's games (see `global-script.ts`). It sleeps until Global's script wakes
 * it, so copies of the object do nothing.
 */
import {
  GAME_PART_FUNCTION,
  GAMES_FUNCTION,
  OBJECT_SCRIPT,
  POSITIONS_FUNCTION,
  PUT_FUNCTION,
  RECORD_FUNCTION,
} from '../names.js';
import type { Engine } from './engine.js';
import { withLeft } from './saved.js';
import type { Saved } from './saved.js';
import type { Settings } from './table-session.js';
import { ENGLISH } from './languages.js';

/** A message from Global's script, sent as JSON. */
interface Message {
  readonly text: string;
}

/** Defines the globals that Tabletop Simulator and Global's script call. */
export function installObjectScript(engine: Engine): void {
  /** The object script's saved text, until it is woken; undefined before the object has loaded. */
  let saved: string | undefined;
  /** A wake message received before that: an object with a picture may load later than Global. */
  let early: Message | undefined;
  let isAwake = false;
  const wake = (before: string, { text }: Message): void => {
    const { game, settings, language } = JSON.decode(text) as {
      readonly game: string;
      readonly settings?: Settings;
      readonly language?: string;
    };
    engine.speak(language ?? ENGLISH);
    saved = '';
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
    saved = text ?? '';
    engine.addKeys();
    if (early !== undefined) wake(saved, early);
    early = undefined;
  };
  _G['onSave'] = () => (isAwake ? engine.save() : (saved ?? ''));
  engine.listen();
  _G[OBJECT_SCRIPT.wake] = (message: Message) => {
    if (saved === undefined) early = message;
    else wake(saved, message);
  };
  _G[OBJECT_SCRIPT.sleep] = () => {
    isAwake = false;
    const settings = engine.sleep();
    saved = JSON.encode(withLeft({}, engine.left()));
    return JSON.encode(settings);
  };
  _G[OBJECT_SCRIPT.press] = ({ text }: Message) => {
    const { handler, id, player } = JSON.decode(text) as { handler: string; id: string; player: string };
    if (isAwake) engine.press(handler, id, player);
  };
  _G[RECORD_FUNCTION] = () => engine.record();
  _G[PUT_FUNCTION] = ({ text }: Message) => {
    const { record, game } = JSON.decode(text) as { record: string; game: string };
    return engine.put(record, game);
  };
  _G[GAMES_FUNCTION] = ({ text }: Message) => {
    const { seeds, options, game } = JSON.decode(text) as { seeds: number[]; options: string; game?: string };
    return engine.gameLines(seeds, options, game);
  };
  _G[GAME_PART_FUNCTION] = ({ text }: Message) => {
    const { seed, game } = JSON.decode(text) as { seed: number; game?: string };
    return engine.gamePart(seed, game);
  };
  _G[POSITIONS_FUNCTION] = ({ text }: Message) => {
    const { positions, game } = JSON.decode(text) as { positions: string[]; game?: string };
    return engine.positionLines(positions, game);
  };
}
