// A reporter for `node --test` that prints nothing but the counts, as JSON. Suites are not counted, their tests are.
export default async function* countNodeTests(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined) continue;
    if (type === 'test:pass') passed++;
    if (type === 'test:fail') failed++;
  }
  yield JSON.stringify({ passed, failed });
}
