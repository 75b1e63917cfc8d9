/** Loads the engine in Node from its package: the same build as in pages. */
import type { Box2D } from '../box2d.js';

type Factory = (options: object) => Promise<Box2D>;

let loading: Promise<Box2D> | undefined;

/** Loads the engine once. */
export function loadEngine(): Promise<Box2D> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Box2D> {
  // The package's entry is the multi-threaded build; ours is next to it
  const address = new URL('compat/Box2D.compat.mjs', import.meta.resolve('box2d3-wasm'));
  const { default: factory } = (await import(address.href)) as { default: Factory };
  return factory({});
}
