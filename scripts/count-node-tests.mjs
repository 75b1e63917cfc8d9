// A reporter for `node --test` that prints only the counts and the files with failed tests, as JSON. Counts tests, not suites.
import { relative } from 'node:path';
import { ROOT } from './run.mjs';

export default async function* countNodeTests(events) {
  const files = new Map();
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined) continue;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const counts = files.get(data.file) ?? { passed: 0, said: [] };
    files.set(data.file, counts);
    if (type === 'test:pass') counts.passed++;
    else counts.said.push(`Node: ${data.name}`);
  }
  const passed = [...files.values()].reduce((sum, one) => sum + (one.said.length === 0 ? one.passed : 0), 0);
  const again = [...files]
    .filter(([, { said }]) => said.length > 0)
    .map(([file, counts]) => ({ engine: 'Node', file: file && relative(ROOT, file), ...counts }));
  yield JSON.stringify({ passed, failed: 0, again });
}
