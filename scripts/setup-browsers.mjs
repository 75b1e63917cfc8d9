// npm run setup: lists the browser engines that the tests will find here and, as root on Debian or Ubuntu, installs the missing
// ones; otherwise it prints the command to run. With --strict a missing engine is an error.
import { spawnSync } from 'node:child_process';
import { chromiumOptions, debianPackages, engineNames, findBrowser } from './browsers.mjs';

async function pathOf(engine) {
  return findBrowser(engine) ?? (engine === 'chromium' ? (await chromiumOptions())?.executablePath : undefined);
}

async function missingEngines() {
  const missing = [];
  for (const engine of engineNames) {
    const path = await pathOf(engine);
    console.log(`${engine.padEnd(9)} ${path ?? 'not found'}`);
    if (!path) missing.push(engine);
  }
  return missing;
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

let missing = await missingEngines();
if (missing.length > 0) {
  const packages = missing.flatMap(debianPackages);
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (hasApt && process.getuid?.() === 0) {
    // After a failed update, the existing lists may still be good enough to install from.
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
    missing = await missingEngines();
  } else if (hasApt) {
    console.log(`To get the missing ones: sudo apt-get install --no-install-recommends ${packages.join(' ')}`);
  } else {
    console.log('Install the missing ones, or set CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH.');
  }
}
if (missing.length > 0) {
  console.log(`Element tests will run without: ${missing.join(', ')}.`);
  if (process.argv.includes('--strict')) process.exitCode = 1;
}
