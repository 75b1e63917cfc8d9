#!/usr/bin/env node
// Committed, not built, so that npm links it before the first build. In a checkout it first bundles the sources if they
// changed since the last bundle: `npx @griddle/cli` works straight after `npm ci` and never runs old code. A published
// package has no scripts/ and brings its bundle.
import { existsSync } from 'node:fs';

const bundler = new URL('../scripts/bundle.mjs', import.meta.url);
try {
  if (existsSync(bundler)) {
    const { bundleIfChanged } = await import(bundler.href);
    await bundleIfChanged();
  }
  await import('../dist/griddle.mjs');
} catch (error) {
  console.error(
    `griddle: cannot start (${String(error.message).split('\n')[0]}); run "npm ci && npm run build" first.`,
  );
  process.exitCode = 2;
}
