/** Addresses of workers on pages that enforce Trusted Types. */

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

/** Where a page enforces Trusted Types, the address of a script needs a policy. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** A page that lists its policies allows each name once. */
let policy: Policy | undefined;

/** An address from which a page may start a worker. Throws where the page's policy does not allow ours. */
export function trustedAddress(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('griddle', { createScriptURL: (own) => own });
  return policy ? policy.createScriptURL(url) : url;
}
