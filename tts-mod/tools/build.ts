/**
 * Builds the driver: compiles the scripts, draws the pictures, and bundles them with the driver into one file, which needs
 * only Node. Run by `npm run build`; the first argument overrides the output file `dist/tts.mjs`.
 */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { contentModule, makeContent, makeThumbnail, type Content } from './content.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Resolves `import { content } from 'griddle:content'`. */
function contentPlugin(content: Content, thumbnail: Uint8Array): Plugin {
  return {
    name: 'griddle-content',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^griddle:content$/ }, ({ path }) => ({ path, namespace: 'griddle' }));
      onLoad({ filter: /.*/, namespace: 'griddle' }, () => ({
        contents: contentModule(content, thumbnail),
        loader: 'js',
      }));
    },
  };
}

/** Writes the driver with the content to a file. */
export async function buildDriver(content: Content, outfile: string): Promise<void> {
  await build({
    entryPoints: [here('driver/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['griddle-source'],
    tsconfig: here('tsconfig.json'),
    plugins: [contentPlugin(content, await makeThumbnail())],
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outfile = process.argv[2] ?? here('../dist/tts.mjs');
  const content = await makeContent();
  await buildDriver(content, outfile);
  const sizes = Object.entries(content).map(([id, { lua, objects }]) => {
    const kilobytes = [lua, ...Object.values(objects).map((object) => object.lua)].map(({ length }) => length / 1000);
    return `${id} ${kilobytes.map((size) => size.toFixed(1)).join(' + ')} kB`;
  });
  console.log(`${outfile}, with Lua for ${sizes.join(', ')}`);
}
