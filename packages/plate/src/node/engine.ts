/** Loads the engine in Node, from the folder of its package: the same build as in pages. */
import type { Box2D } from '../box2d.js';

type Factory = (options: object) => Promise<Box2D>;

let loading: Promise<Box2D> | undefined;

/** The engine, loaded once. */
export function loadEngine(): Promise<Box2D> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Box2D> {
  // The package's entry names the build for many threads; ours lies beside it
  const address = new URL('compat/Box2D.compat.mjs', import.meta.resolve('box2d3-wasm'));
  const { default: factory } = (await import(address.href)) as { default: Factory };
  return factory({});
}
