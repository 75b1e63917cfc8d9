// Builds the package in the current directory with esbuild: one ESM file in dist/ for each TypeScript or JSON file in src/,
// imports unchanged, so that Node, bundlers and pages with an import map can use any of them. Style sheets are minified.
// (The types in dist/ come from `tsc -b`, which runs first.)
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { bareStyles } from './bare-styles.mjs';

const files = readdirSync('src', { recursive: true });
const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));

/** An import of JSON, as esbuild writes it. Node 20 warns about these and some browsers lack them, so JSON becomes modules. */
const JSON_IMPORT =
  /\b(from |import\()("[^"\n]+)\.json"(?: with \{ type: "json" \}|, \{ with: \{ type: "json" \} \}(?=\)))/g;

const { outputFiles } = await build({
  entryPoints: sources.map((file) => `src/${file}`),
  outbase: 'src',
  outdir: 'dist',
  format: 'esm',
  target: 'es2022',
  supported: { 'import-attributes': true },
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
  plugins: [bareStyles],
  write: false,
});
const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
for (const { path, text } of outputFiles)
  write(path, path.endsWith('.js') ? text.replace(JSON_IMPORT, '$1$2.js"') : text);
for (const file of files.filter((name) => name.endsWith('.json'))) {
  const text = readFileSync(`src/${file}`, 'utf8');
  write(`dist/${file}`, text);
  write(`dist/${file}`.replace(/\.json$/, '.js'), `export default ${text.trimEnd()};\n`);
}

// Leftovers in dist/ of renamed or deleted sources would be published and imported by mistake.
for (const file of readdirSync('dist', { recursive: true })) {
  const [, name] = /^(.*?)(?:\.d\.ts|\.js|\.json)(?:\.map)?$/.exec(file) ?? [];
  if (name && !['.ts', '.json'].some((kind) => existsSync(`src/${name}${kind}`))) rmSync(`dist/${file}`);
}
