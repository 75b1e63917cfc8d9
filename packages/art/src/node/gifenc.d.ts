/** The part of gifenc that we use; it has no types. */
declare module 'gifenc' {
  type Colour = number[];
  interface FrameOptions {
    readonly palette?: Colour[];
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    readonly dispose: number;
    readonly repeat: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, maxColors: number): Colour[];
    applyPalette(rgba: Uint8Array, palette: Colour[]): Uint8Array;
  };
  export default gifenc;
}
