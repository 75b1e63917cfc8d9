// Finds the browsers of this machine: by an environment variable, then in the usual places of Linux, macOS and Windows, and
// for Chromium finally the one in the npm package @sparticuz/chromium (Linux x64 only).
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program folders of Windows. */
const programs = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((name) => process.env[name]).filter(Boolean);
const inPrograms = (...paths) => paths.flatMap((path) => programs.map((folder) => join(folder, path)));

const ENGINES = {
  chromium: {
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ...inPrograms('Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'),
    ],
    debianPackages: ['chromium'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', ...inPrograms('Mozilla Firefox/firefox.exe')],
    debianPackages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    paths: [],
    // The driver is of no use without a browser and a display to drive.
    isComplete: () => Boolean(miniBrowser() && (hasDisplay() || onPath(['Xvfb']))),
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export const engineNames = Object.keys(ENGINES);

/** The Debian packages that contain an engine. */
export const debianPackages = (engine) => ENGINES[engine].debianPackages;

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Whether there is a screen to show windows on. */
export const hasDisplay = () => Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** The path of an installed browser (for WebKit: of its driver), or undefined. */
export function findBrowser(engine) {
  const { variable, names, paths, isComplete = () => true } = ENGINES[engine];
  if (!isComplete()) return undefined;
  const given = process.env[variable];
  if (given) {
    if (!existsSync(given)) throw new Error(`${variable}=${given} does not exist`);
    return given;
  }
  return onPath(names) ?? paths.find((path) => existsSync(path));
}

/** Milliseconds for a browser to start: from a cold disk on a busy machine, the default half minute is not enough. */
export const START_TIMEOUT = 240_000;

/** Milliseconds to wait for something on a page. */
const PATIENCE = 120_000;

/** A new tab of a browser, or of a part of one, in which tests wait as long as a busy machine needs. */
export async function newTab(browser) {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(PATIENCE);
  return tab;
}

/** Puppeteer launch options for this machine's Chromium, or undefined if there is none. */
export async function chromiumOptions() {
  const installed = findBrowser('chromium');
  // Chromium's sandbox does not work for root (containers, CI). Emulating a graphics card uses most of the CPU.
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (installed) return { executablePath: installed, args: ['--disable-gpu', ...root], timeout: START_TIMEOUT };
  return packedChromium();
}

/**
 * Launch options for the Chromium in the npm package, with only its own fonts: the same on every Linux x64 machine, since the
 * lockfile pins it. Undefined elsewhere.
 */
export async function packedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // With this variable, set before the import, the package also unpacks the system libraries that Chromium needs.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const packed = await import('@sparticuz/chromium').then((module) => module.default).catch(() => undefined);
  if (!packed) return undefined;
  return {
    executablePath: await packed.executablePath(),
    // Not the flags suggested by the package, which disable web security and run everything in one process.
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'],
    headless: 'shell',
    timeout: START_TIMEOUT,
  };
}

/** The message for a machine without a browser. */
export const HOW_TO_GET_A_BROWSER =
  'No browser was found: install Chrome, Chromium or Firefox (or set CHROME_PATH to one) and run this again; "npm run setup" helps on Debian and Ubuntu.';

/** The path of WebKitGTK's MiniBrowser, which WebKitWebDriver drives, or undefined. */
export function miniBrowser() {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64', '/usr/lib'];
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const places = folders.flatMap((folder) => versions.map((version) => join(folder, version, 'MiniBrowser')));
  return places.find((path) => existsSync(path));
}
