/** Made by `npm run analyze`; checking types must not depend on that. */
declare module '*/custom-elements.json' {
  const manifest: object;
  export default manifest;
}
