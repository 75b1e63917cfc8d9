/** `frames.js`, for pages that show a release's `play.html` in frames: makes each frame as high as what it shows. */

/** What a frame says of itself. */
interface Height {
  readonly type?: unknown;
  readonly height?: unknown;
}

/** A frame may make itself no higher than this, in CSS pixels. */
const HIGHEST = 10_000;

addEventListener('message', ({ data, source }: MessageEvent<Height | null>) => {
  if (data?.type !== 'griddle-height' || typeof data.height !== 'number') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${Math.min(data.height, HIGHEST)}px`;
  }
});
