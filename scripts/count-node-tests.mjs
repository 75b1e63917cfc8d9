// A reporter for `node --test` that prints only the counts and the names of failed tests, as JSON.
// Counts tests, not suites.
export default async function* countNodeTests(events) {
  let passed = 0;
  const failures = [];
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined) continue;
    if (type === 'test:pass') passed++;
    if (type === 'test:fail') failures.push(`Node: ${data.name}`);
  }
  yield JSON.stringify({ passed, failed: failures.length, failures });
}
