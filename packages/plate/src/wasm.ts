/** The engine's binary where it travels inside a bundle (see `scripts/bundle.mjs`); from the sources it is fetched. */
export const WASM: Uint8Array | undefined = undefined;
