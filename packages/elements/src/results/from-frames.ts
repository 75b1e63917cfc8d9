/** Takes results from frames, for the page around them. */
import type { ResultDetail } from './events.js';
import { isResult, MESSAGE } from './message.js';

/** A result from a frame of the page. */
export interface FrameResult {
  readonly detail: ResultDetail;
  readonly frame: HTMLIFrameElement;
}

/**
 * Calls `take` for every result from the page's frames with a release's `play.html`, if the frame is at one of these origins
 * (`https://games.example`). Messages from other origins, from windows that are no frames of this page, and of another form
 * are ignored. Returns a function that stops this.
 * @throws {TypeError} If `origins` has something else than origins, such as `*`.
 */
export function resultsFromFrames(
  origins: string | readonly string[],
  take: (result: FrameResult) => void,
): () => void {
  const allowed = [origins].flat().map(originOf);
  const onMessage = ({ data, origin, source }: MessageEvent<unknown>): void => {
    if (!allowed.includes(origin) || !isResultMessage(data)) return;
    const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    if (frame) take({ detail: data.detail, frame });
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** Returns the origin that a text names. */
function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null') return origin;
  throw new TypeError(`“${text}” is not an origin. Write the address of the server, such as https://games.example.`);
}

function isResultMessage(data: unknown): data is { readonly detail: ResultDetail } {
  if (typeof data !== 'object' || data === null) return false;
  return 'type' in data && data.type === MESSAGE && 'detail' in data && isResult(data.detail);
}
