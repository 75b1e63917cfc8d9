#!/usr/bin/env node
// Committed, not built, so that npm links it before the first build.
try {
  await import('../dist/main.js');
} catch (error) {
  console.error(
    `griddle-rooms: cannot start (${String(error.message).split('\n')[0]}); run "npm ci && npm run build" first.`,
  );
  process.exitCode = 2;
}
