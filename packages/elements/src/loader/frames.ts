/** `frames.js`, for pages that show a release's `play.html` in frames: fits the height of each frame to its content. */

/** The message of a frame. */
interface Height {
  readonly type?: unknown;
  readonly height?: unknown;
}

/** The maximum height of a frame, in CSS pixels. */
const HIGHEST = 10_000;

addEventListener('message', ({ data, source }: MessageEvent<Height | null>) => {
  if (data?.type !== 'griddle-height' || typeof data.height !== 'number') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${Math.min(data.height, HIGHEST)}px`;
  }
});
