/** Shares a game through the system's share sheet, else the clipboard. */

/** The content to share. */
export interface Shared {
  /** One line. */
  readonly text: string;
  readonly url: string;
  /** A picture of the current board; left out to share text only. */
  readonly picture?: () => Promise<Blob>;
}

/** The outcome; `cancelled` if the reader closed the sheet. */
export type SharedHow = 'shared' | 'copied' | 'failed' | 'cancelled';

/** Shares a line, a picture where the system takes one, and a link. */
export async function share({ text, url, picture }: Shared): Promise<SharedHow> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text, url, ...(picture && (await filesOf(picture))) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch {
    // A page in a frame, or without https, may not copy
    return 'failed';
  }
}

/** The picture as a file, where the system shares files. */
async function filesOf(picture: () => Promise<Blob>): Promise<ShareData> {
  if (typeof navigator.canShare !== 'function') return {};
  const probe = { files: [new File([], 'board.png', { type: 'image/png' })] };
  if (!navigator.canShare(probe)) return {};
  return { files: [new File([await picture()], 'board.png', { type: 'image/png' })] };
}
