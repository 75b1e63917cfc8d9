/** Made by `build.ts`. */
declare module 'griddle:content' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module cannot import relative files
  export const content: import('../content.js').Content;
  /** The picture for the Workshop, a PNG. */
  export const thumbnail: Uint8Array;
}
