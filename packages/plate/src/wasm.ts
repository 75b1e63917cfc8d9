/** The engine's binary, if a bundle includes it (see `scripts/bundle.mjs`); when run from the sources it is fetched. */
export const WASM: Uint8Array | undefined = undefined;
