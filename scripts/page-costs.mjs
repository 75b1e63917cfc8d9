// What a page costs: what it keeps in memory, and tasks that hold it up.

// What a page keeps in memory, for scripts that look whether that grows.

/**
 * Bytes of objects, texts and lists of a page when all garbage has gone. Code that the browser has compiled is not counted:
 * it compiles more the longer a page runs, and drops it when memory is short.
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

// Tasks that hold a page up, by the browser's own trace: how long each took, and for how much of that its thread was at work.
// The rest it waited, for a core or for another thread.

/** From here on a task holds the page up, in milliseconds. */
export const LONG = 50;
/** Tells the thread of the page among all others. */
const MARK = 'griddle-page';

/** Watches a page (Puppeteer's) until `stop` is called, which gives its long tasks: `{ took, worked }` in milliseconds. */
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
