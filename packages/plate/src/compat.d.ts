declare module '*/Box2D.compat.mjs' {
  import type { Box2D } from './box2d.js';
  export default function factory(options: { wasmBinary?: Uint8Array }): Promise<Box2D>;
}
