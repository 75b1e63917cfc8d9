/** The worker's side of the protocol: answers the tasks of a page. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { runTask, type WorkerMessage, type WorkerReply, type WorkerRequest } from './search-protocol.js';
import { gameOf } from './games.js';

/** Works on tasks until each is done or cancelled. */
export function serve(): void {
  const underway = new Map<number, AbortController>();
  addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerMessage>) => {
    underway.get(id)?.abort();
    if (!request) return;
    const stopping = new AbortController();
    underway.set(id, stopping);
    void concluded(request, stopping.signal).then((result) => {
      underway.delete(id);
      if (!stopping.signal.aborted) postMessage({ id, result } satisfies WorkerReply);
    });
  });
}

async function concluded(task: WorkerRequest<BaseState, unknown>, signal: AbortSignal): Promise<WorkerReply['result']> {
  try {
    const game = await gameOf(task.game);
    return game && (await runTask(game, task, signal));
  } catch {
    return undefined;
  }
}
