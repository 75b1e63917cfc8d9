/** Starts the worker of a release, in which page and worker load the same file: this one. */

/** A new worker. Throws where workers are blocked. */
export function startWorker(): Worker {
  return new Worker(trusted(ownAddress(import.meta.url)), { type: 'module', name: 'griddle' });
}

/**
 * Browsers start workers only from the page's own server; a script on another server is imported by one made on the
 * page. A sandboxed page has no server of its own.
 */
function ownAddress(url: string): string {
  if (new URL(url).origin === self.origin) return url;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' }));
}

/** Where a page enforces Trusted Types, the address of a script needs a policy. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** An address from which a page may start a worker. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('griddle', { createScriptURL: () => url }).createScriptURL(url) : url;
}
