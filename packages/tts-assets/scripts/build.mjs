// Writes the pictures and models of all tables into dist/, as the built driver has them, and dist/files.json with their names.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../dist');

// A name has a hash of its file, so files of before would stay
rmSync(out, { recursive: true, force: true });
execFileSync(process.execPath, [here('../../../tts-mod/dist/tts.mjs'), 'textures', '--out', out], { stdio: 'ignore' });
writeFileSync(`${out}/files.json`, `${JSON.stringify(readdirSync(out).sort(), undefined, 2)}\n`);
