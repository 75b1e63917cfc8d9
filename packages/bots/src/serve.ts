/** The worker's side of thinking: it answers what a page asks. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { thinkAbout, type Answer, type Conclusion, type Order, type Task } from './conclude.js';
import { gameOf } from './games.js';

/** Answers orders until each is done or cancelled. */
export function serve(): void {
  const underway = new Map<number, AbortController>();
  addEventListener('message', ({ data: { id, task } }: MessageEvent<Order>) => {
    underway.get(id)?.abort();
    if (!task) return;
    const stopping = new AbortController();
    underway.set(id, stopping);
    void concluded(task, stopping.signal).then((conclusion) => {
      underway.delete(id);
      if (!stopping.signal.aborted) postMessage({ id, conclusion } satisfies Answer);
    });
  });
}

async function concluded(task: Task<BaseState>, signal: AbortSignal): Promise<Conclusion<unknown> | undefined> {
  try {
    const game = await gameOf(task.game);
    return game && (await thinkAbout(game, task, signal));
  } catch {
    return undefined;
  }
}
