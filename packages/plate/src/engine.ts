/**
 * Loads the engine: the single-threaded box2d build without SIMD, whose results are bit-identical everywhere. The package's
 * own entry would choose another build on cross-origin isolated pages, and so another pile.
 */
import factory from '../../../node_modules/box2d3-wasm/build/dist/es/compat/Box2D.compat.mjs';
import type { Box2D } from './box2d.js';
import { WASM } from './wasm.js';

let loading: Promise<Box2D> | undefined;

/** Loads the engine once. Rejects where WebAssembly is not allowed; a later call tries again. */
export function loadEngine(): Promise<Box2D> {
  loading ??= factory(WASM === undefined ? {} : { wasmBinary: WASM }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
