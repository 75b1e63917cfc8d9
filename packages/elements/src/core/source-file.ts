/** Files with a record or a position, read with limits to size and time. */
import { faultOf, type Fault } from './input.js';

/** Largest file, in characters: a hundred times the longest games. */
const LARGEST = 1_000_000;
/** Timeout for a file, in seconds. */
const SLOWEST = 30;

/** What came of a file: its text, or what is wrong with it. */
export type Fetched = { readonly text: string } | { readonly fault: Fault };

/** How long files may take; a test makes it short. */
export const patience = { seconds: SLOWEST };

/** Reads a file, until `signal` says that nobody wants it any more. */
export async function fetchText(address: string, signal: AbortSignal): Promise<Fetched> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience.seconds * 1000);
  const stop = (): void => late.abort();
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(address, { signal: late.signal });
    const text = response.ok ? await textOf(response) : undefined;
    if (text === undefined) return refused('file', address);
    if (text.length > LARGEST) return refused('file-large', address, LARGEST);
    return text.trim() === '' ? refused('file-empty', address) : { text: text.trim() };
  } catch {
    return late.signal.aborted ? refused('file-slow', address, patience.seconds) : refused('file', address);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The text of a response, or so much of it that it is seen to be too large. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length > LARGEST) void reader?.cancel();
  }
  return text;
}

function refused(code: string, found: string, wanted = 0): Fetched {
  return { fault: faultOf('src', code, [], { found, wanted }) };
}
