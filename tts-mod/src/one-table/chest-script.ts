/** What the scripts of all chests have in common. */
import type { Engine } from '../mod/engine.js';
import { installGuest } from '../mod/guest.js';
import { OPTION_TELLING } from './option-words.js';

/** Makes the globals of the script of a chest, which tells of options in words. */
export function installChest(engine: Engine): void {
  engine.sitting.telling = OPTION_TELLING;
  installGuest(engine);
}
