/**
 * The script of an object that has some of a table's games (`host.ts`). It does nothing until Global's script wakes it, so a
 * copy that somebody makes of the object stays asleep.
 */
import { GAMES_FUNCTION, GUEST, POSITIONS_FUNCTION, RECORD_FUNCTION } from '../names.js';
import type { Engine } from './engine.js';
import { gameLines, positionLines } from './parity.js';
import type { Settings } from './sitting.js';

/** What Global's script sends: JSON. */
interface Message {
  readonly text: string;
}

/** Makes the globals that the game and Global's script call. */
export function installGuest(engine: Engine): void {
  /** What the object's script has saved, until it is woken. */
  let saved = '';
  let isAwake = false;
  _G['onLoad'] = (text: string | undefined) => {
    saved = text ?? '';
    isAwake = false;
    engine.referee.stop();
  };
  _G['onSave'] = () => (isAwake ? engine.sitting.save() : saved);
  engine.listen();
  _G[GUEST.wake] = ({ text }: Message) => {
    const { game, settings } = JSON.decode(text) as { readonly game: string; readonly settings?: Settings };
    isAwake = true;
    if (settings !== undefined || saved === '') engine.wake(game, settings ?? engine.sitting.settings());
    else engine.load(saved);
    saved = '';
  };
  _G[GUEST.sleep] = () => {
    isAwake = false;
    return JSON.encode(engine.sleep());
  };
  _G[GUEST.press] = ({ text }: Message) => {
    const { handler, id, player } = JSON.decode(text) as { handler: string; id: string; player: string };
    engine.press(handler, id, player);
  };
  _G[RECORD_FUNCTION] = () => engine.record();
  _G[GAMES_FUNCTION] = ({ text }: Message) => {
    const { seeds, options, game } = JSON.decode(text) as { seeds: number[]; options: string; game?: string };
    return gameLines(engine.sitting.tableOf(game), seeds, options);
  };
  _G[POSITIONS_FUNCTION] = ({ text }: Message) => {
    const { positions, game } = JSON.decode(text) as { positions: string[]; game?: string };
    return positionLines(engine.sitting.tableOf(game), positions);
  };
}
