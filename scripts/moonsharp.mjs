// The real MoonSharp for tests and measurements: finds the interpreter and mono, and builds the host of tts-mod/moonsharp.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** Where the sources of the host are, and where builds of it go. */
const SOURCES = join(ROOT, 'tts-mod/moonsharp/host');
const BUILDS = join(ROOT, 'tts-mod/dist/moonsharp');
/** What Debian calls what is needed. */
const PACKAGES = ['mono-runtime', 'mono-mcs', 'libmono-system-core4.0-cil', 'libmono-system-xml4.0-cil'];

const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
const hasMono = () => has('mono') && has('mcs');

/** The interpreter: the file that is asked for, or MOONSHARP_DLL, or the one that lies beside the repository. */
function findInterpreter(asked) {
  const path = resolve(asked ?? process.env.MOONSHARP_DLL ?? join(ROOT, '../shared/moonsharp/MoonSharp2.dll'));
  return existsSync(path) ? path : undefined;
}

/** As root on Debian, installs what is missing of mono. */
function installMono() {
  if (process.getuid?.() !== 0 || !has('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'inherit', 'inherit'], env });
  // A failed update may still leave lists that are good enough for the installation.
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
}

/** Builds the host against an interpreter, once for the same sources and file. Gives its path. */
function built(interpreter) {
  const sources = readdirSync(SOURCES)
    .filter((name) => name.endsWith('.cs'))
    .sort();
  const hash = createHash('sha256').update(readFileSync(interpreter));
  for (const name of sources) hash.update(name).update(readFileSync(join(SOURCES, name)));
  const folder = join(BUILDS, hash.digest('hex').slice(0, 16));
  const program = join(folder, 'host.exe');
  if (existsSync(program)) return { program };
  mkdirSync(BUILDS, { recursive: true });
  const scratch = mkdtempSync(join(BUILDS, 'new-'));
  const beside = join(scratch, basename(interpreter));
  copyFileSync(interpreter, beside);
  const references = [beside, 'System.Core.dll', 'System.Xml.dll'].map((name) => `-r:${name}`);
  const out = `-out:${join(scratch, 'host.exe')}`;
  const compiled = spawnSync('mcs', ['-optimize+', out, ...references, ...sources], { cwd: SOURCES, encoding: 'utf8' });
  if (compiled.status !== 0) {
    rmSync(scratch, { recursive: true });
    return { missing: `mcs cannot build the host of MoonSharp:\n${compiled.stdout}${compiled.stderr}` };
  }
  // Another process may have been faster
  if (existsSync(folder)) rmSync(scratch, { recursive: true });
  else renameSync(scratch, folder);
  return { program };
}

/**
 * The host's program, or a sentence that says what is missing and how to get it. `dll` is the interpreter to use;
 * `install` says whether a missing mono is installed where that can be done.
 */
export function moonSharpHost({ dll, install = false } = {}) {
  const interpreter = findInterpreter(dll);
  if (interpreter === undefined) {
    const where = dll === undefined ? 'No MoonSharp.Interpreter.dll is beside the repository' : `${dll} does not exist`;
    return { missing: `${where}: name the one in the game's folder (Tabletop Simulator_Data/Managed) by --dll PATH.` };
  }
  if (!hasMono() && install) installMono();
  if (!hasMono())
    return { missing: `mono is missing: sudo apt-get install ${PACKAGES.join(' ')} (or mono-project.com).` };
  return built(interpreter);
}
