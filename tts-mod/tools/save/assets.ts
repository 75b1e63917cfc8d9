/** Where the pictures of the table are fetched from. */
import { pathToFileURL } from 'node:url';
import type { Texture, TextureName } from '../textures.js';

/** Address of each picture. */
export type Assets = Readonly<Record<TextureName, string>>;

/**
 * Addresses of the pictures under a base URL. The hash makes each version an address of its own: the game keeps for good
 * what it has fetched from one. Files on this machine get none, as nothing there reads it.
 */
export function assetsAt(base: string, textures: Readonly<Record<TextureName, Texture>>): Assets {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const query = (hash: string): string => (folder.startsWith('file:') ? '' : `?v=${hash}`);
  const entries = Object.entries(textures).map(([name, { file, hash }]) => [name, `${folder}${file}${query(hash)}`]);
  return Object.fromEntries(entries) as Assets;
}

/** A folder of this machine as a base URL; the game reads `file:` addresses on the machine they name. */
export function localBase(folder: string): string {
  return pathToFileURL(folder).href;
}
