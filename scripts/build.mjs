// Builds the package in the current directory with esbuild: one ESM file in dist/ for each TypeScript file in src/,
// imports left as they are, so that Node, bundlers and pages with an import map can take any of them.
// (The types in dist/ come from `tsc -b`, which runs before.)
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const sources = readdirSync('src', { recursive: true }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.d.ts'),
);

await build({
  entryPoints: sources.map((file) => `src/${file}`),
  outbase: 'src',
  outdir: 'dist',
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
});

// What stays in dist/ from a source file that was renamed or deleted would be published and imported by mistake.
for (const file of readdirSync('dist', { recursive: true })) {
  const match = /^(.*?)(\.d\.ts|\.js)(\.map)?$/.exec(file);
  if (match && !existsSync(`src/${match[1]}.ts`)) rmSync(`dist/${file}`);
}
