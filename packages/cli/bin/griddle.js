#!/usr/bin/env node
// Committed, not built, so that npm can link it before the first build.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('griddle: not built yet; run "npm run build" first.');
  process.exitCode = 2;
}
