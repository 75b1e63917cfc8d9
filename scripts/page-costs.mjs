// The costs of a page: the memory it retains, and long tasks that block it.

// The memory of a page, for scripts that check whether it grows.

/**
 * Bytes of objects, strings and arrays of a page after garbage collection. Compiled code is not counted: browsers compile more
 * the longer a page runs, and drop it when memory is short.
 * @param session A CDP session of the page.
 */
export async function keptBytes(session) {
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const chunks = [];
  const add = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { nodes, snapshot } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (types[kind][nodes[at + kind]] !== 'code') bytes += nodes[at + size];
  }
  return bytes;
}

// Long tasks of a page, from the browser's trace: the duration of each, and how much of that its thread worked. The rest of the
// time it waited for a core or for another thread.

/** The minimum duration of a long task, in milliseconds. */
export const LONG = 50;
/** A mark that identifies the page's thread. */
const MARK = 'griddle-page';

/** Watches a Puppeteer page until `stop` is called, which returns its long tasks: `{ took, worked }` in milliseconds. */
export async function watchTasks(page) {
  await page.tracing.start({ categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  return {
    async stop() {
      const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
      const { pid, tid } = traceEvents.find(({ name }) => name === MARK);
      return traceEvents
        .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid)
        .map(({ dur, tdur = 0 }) => ({ took: dur / 1000, worked: tdur / 1000 }))
        .filter(({ took }) => took > LONG);
    },
  };
}
