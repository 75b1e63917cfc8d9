/**
 * Loads the engine: box2d in the build with one thread and without SIMD, which gives the same bits everywhere. The
 * package's own entry would choose another build where a page is isolated, and so another pile.
 */
import factory from '../../../node_modules/box2d3-wasm/build/dist/es/compat/Box2D.compat.mjs';
import type { Box2D } from './box2d.js';
import { WASM } from './wasm.js';

let loading: Promise<Box2D> | undefined;

/** The engine, loaded once. Rejects where WebAssembly is not allowed; a later call tries again. */
export function loadEngine(): Promise<Box2D> {
  loading ??= factory(WASM === undefined ? {} : { wasmBinary: WASM }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
