/** Starts the worker of a release, in which page and worker load the same file: this one. */

/** A new worker. Throws where workers are barred. */
export function startWorker(): Worker {
  return new Worker(trusted(ownAddress(import.meta.url)), { type: 'module', name: 'griddle' });
}

/**
 * Browsers start workers only from the page's own server: one from elsewhere is imported by a script made on the page. A
 * sandbox is nobody's server.
 */
function ownAddress(url: string): string {
  if (new URL(url).origin === self.origin) return url;
  return URL.createObjectURL(new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' }));
}

/** Where a page trusts no plain text as the address of a script, whoever loads one has to vouch for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** An address as a page may start it. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('griddle', { createScriptURL: () => url }).createScriptURL(url) : url;
}
