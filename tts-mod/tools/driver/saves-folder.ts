/** Finds the game's folder of saves. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.js';

const GAME = 'Tabletop Simulator';

/** Returns the places where the game keeps its saves on a system; on Windows, OneDrive may have moved the documents. */
export function savesFolders(
  system: string,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): readonly string[] {
  if (system === 'darwin') return [join(home, 'Library', GAME, 'Saves')];
  if (system !== 'win32') {
    const data = env['XDG_DATA_HOME'] ?? join(home, '.local/share');
    const inFlatpak = join(home, '.var/app/com.valvesoftware.Steam/.local/share');
    return [data, inFlatpak].map((folder) => join(folder, GAME, 'Saves'));
  }
  const clouds = ['OneDrive', 'OneDriveConsumer', 'OneDriveCommercial'].flatMap((name) => env[name] ?? []);
  return [...new Set([...clouds, home])].map((folder) => join(folder, 'Documents/My Games', GAME, 'Saves'));
}

/** Returns the game's folder of saves on this computer. Fails if there is none. */
export function savesFolder(): string {
  const folders = savesFolders(process.platform, process.env, homedir());
  const found = folders.find((folder) => existsSync(folder));
  if (found !== undefined) return found;
  throw new Failure(
    `Tabletop Simulator has no folder of saves here (looked for ${folders.join(', ')}): start the game once, or name a file by --out.`,
  );
}
