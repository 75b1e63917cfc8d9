/** Machines as they are once something has been loaded, so that what many tests load is loaded once. */
import { LuaMachine } from './lua-machine.js';
import type { LuaImage } from './lua-wasm.js';

/** Images that are kept, the newest; each has some megabytes. */
const MOST = 8;
const images = new Map<string, LuaImage>();

/** The machine that `make` makes, which is told by `key` from all others. */
export function machineOf(key: string, make: () => LuaMachine): LuaMachine {
  const known = images.get(key);
  const machine = known === undefined ? make() : new LuaMachine(known);
  const image = known ?? machine.image();
  images.delete(key);
  if (image !== undefined) images.set(key, image);
  const [oldest] = images.keys();
  if (images.size > MOST && oldest !== undefined) images.delete(oldest);
  return machine;
}
