/** Where the pictures of the table are fetched from. */
import { pathToFileURL } from 'node:url';
import type { Texture } from '../textures.js';

/** Address of each picture, by what it shows. */
export type Assets = Readonly<Record<string, string>>;

/** The address of a picture. Throws when the table has none of that name, which is a fault of the build. */
export function assetOf(assets: Assets, name: string): string {
  const address = assets[name];
  if (address === undefined) throw new Error(`There is no picture ${name}.`);
  return address;
}

/**
 * Addresses of the pictures under a base URL. The hash makes each version an address of its own: the game keeps for good
 * what it has fetched from one. Files on this machine get none, as nothing there reads it.
 */
export function assetsAt(base: string, textures: Readonly<Record<string, Texture>>): Assets {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const query = (hash: string): string => (folder.startsWith('file:') ? '' : `?v=${hash}`);
  const entries = Object.entries(textures).map(([name, { file, hash }]) => [name, `${folder}${file}${query(hash)}`]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** A folder of this machine as a base URL; the game reads `file:` addresses on the machine they name. */
export function localBase(folder: string): string {
  return pathToFileURL(folder).href;
}
