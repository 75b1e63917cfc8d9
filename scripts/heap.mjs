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
