// A reporter for `node --test` with a name pattern: prints what `spec` does, without tests that the pattern excludes and suites
// in which it excludes all.
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

const isLeftOut = ({ data }) => typeof data?.skip === 'string' && data.skip.includes('does not match pattern');

async function* matching(events) {
  // Start events without a result yet, inside which nothing has run
  const started = [];
  for await (const event of events) {
    const { type, data } = event;
    if (type === 'test:start') {
      started.push(event);
      continue;
    }
    const isItsOwn = started.at(-1)?.data.name === data?.name && started.at(-1)?.data.nesting === data?.nesting;
    const isEmpty = type === 'test:pass' && data.details?.type === 'suite' && isItsOwn;
    if (isLeftOut(event) || isEmpty) {
      if (isItsOwn) started.pop();
      continue;
    }
    if (type === 'test:pass' || type === 'test:fail') yield* started.splice(0);
    yield event;
  }
}

export default async function* matchingTests(events) {
  yield* Readable.from(matching(events)).pipe(new spec());
}
