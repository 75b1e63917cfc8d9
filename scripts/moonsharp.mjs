// The real MoonSharp for tests and benchmarks: finds the interpreter and mono, and builds the host in tts-mod/moonsharp.
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

/** The folders of the host's sources and of its builds. */
const SOURCES = join(ROOT, 'tts-mod/moonsharp/host');
const BUILDS = join(ROOT, 'tts-mod/dist/moonsharp');
/** The Debian packages needed. */
const PACKAGES = ['mono-runtime', 'mono-mcs', 'libmono-system-core4.0-cil', 'libmono-system-xml4.0-cil'];

const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
const hasMono = () => has('mono') && has('mcs');

/** The interpreter file given by a flag or MOONSHARP_DLL. Without one, the real interpreter is not used. */
export const namedInterpreter = (dll) => dll ?? (process.env.MOONSHARP_DLL || undefined);

/** How to set the interpreter: the end of every message that says there is none. */
export const HOW_TO_NAME =
  "name the MoonSharp.Interpreter.dll in the game's folder (Tabletop Simulator_Data/Managed) with --dll PATH or MOONSHARP_DLL.";

/** As root on Debian, installs the missing packages of mono. */
function installMono() {
  if (process.getuid?.() !== 0 || !has('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'inherit', 'inherit'], env });
  // After a failed update, the existing lists may still be good enough to install from.
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
}

/** Builds the host against an interpreter, once for the same sources and file. Returns its path. */
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
 * Returns the path of the host's program, or a sentence that says what is missing and how to get it. `dll` is the interpreter's
 * file; `install` installs mono if it is missing and can be installed.
 */
export function moonSharpHost({ dll, install = false } = {}) {
  const interpreter = namedInterpreter(dll);
  if (interpreter === undefined) return { missing: `No interpreter is named: ${HOW_TO_NAME}` };
  if (!existsSync(interpreter)) return { missing: `${interpreter} does not exist: ${HOW_TO_NAME}` };
  if (!hasMono() && install) installMono();
  if (!hasMono())
    return { missing: `mono is missing: sudo apt-get install ${PACKAGES.join(' ')} (or mono-project.com).` };
  return built(resolve(interpreter));
}
