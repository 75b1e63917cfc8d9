/** Starts the worker of a release, in which page and worker load the same file: this one. */
import { trustedAddress } from './trusted-address.js';

/** A new worker, which fetches the game it is asked about. Throws where workers are blocked. */
export function startWorker(): Worker {
  return new Worker(trustedAddress(ownAddress(import.meta.url)), { type: 'module', name: 'griddle' });
}

/**
 * Browsers start workers only from the page's own server; a script on another server is imported by one made on the
 * page. A sandboxed page has no server of its own.
 */
function ownAddress(url: string): string {
  if (new URL(url).origin === self.origin) return url;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' }));
}
