// After the build: dist/engine.js with the engine inside it, wasm and all, so that a page fetches one file and bundlers
// need no loader. (From the sources, in tests and Storybook, the engine comes out of node_modules as it is.)
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENGINE = join(dirname(fileURLToPath(import.meta.resolve('box2d3-wasm'))), 'compat');

await build({
  entryPoints: ['src/engine.ts'],
  outfile: 'dist/engine.js',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  loader: { '.wasm': 'binary' },
  external: ['module'],
  define: { 'import.meta.url': '"https://griddle.invalid/"' },
  plugins: [
    {
      name: 'wasm-inside',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]src[\\/]wasm\.ts$/ }, () => ({
          contents: `export { default as WASM } from ${JSON.stringify(join(ENGINE, 'Box2D.compat.wasm'))};`,
          resolveDir: ENGINE,
        }));
      },
    },
  ],
  logLevel: 'warning',
});
