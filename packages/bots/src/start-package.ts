/** Starts a worker of the published package: each game has a file that imports nothing. */
import { WORKERS, type PackagedWorker } from './package-workers.js';
import { trustedAddress } from './trusted-address.js';

/** A new worker for a game. Rejects where workers are blocked. */
export async function startWorker(game: string): Promise<Worker> {
  const worker = WORKERS[game];
  if (!worker) throw new Error(`The package has no worker for “${game}”.`);
  return new Worker(trustedAddress(copied(worker) ?? (await made(worker))), { name: 'griddle' });
}

/**
 * The address of the file that the site's bundler has copied. Undefined if it has not, so that no page asks for a file
 * that is not there: a bundler that copies gives the copy a name of its own. Also undefined for a copy on another
 * server, from which browsers start no workers.
 */
function copied({ file, address }: PackagedWorker): string | undefined {
  try {
    const { href, origin, pathname, protocol } = address();
    const isAllowed = protocol === 'data:' || origin === self.origin;
    return isAllowed && !pathname.endsWith(`/${file}`) ? href : undefined;
  } catch {
    // A classic script has no address
    return undefined;
  }
}

/** Addresses made on the page, by file. They are kept, because a worker ends when it is idle and starts again later. */
const addresses = new Map<string, string>();

/** The address of a file made on the page from the worker's code. */
async function made({ file, code }: PackagedWorker): Promise<string> {
  const text = await code();
  const address = addresses.get(file) ?? URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  addresses.set(file, address);
  return address;
}
