// A reporter for `node --test` with a name pattern: what `spec` prints, without the tests that the pattern leaves out and the
// suites in which it leaves out all.
import { Readable } from 'node:stream';
import { spec } from 'node:test/reporters';

const isLeftOut = ({ data }) => typeof data?.skip === 'string' && data.skip.includes('does not match pattern');

async function* matching(events) {
  // Starts of which no result has come yet, and nothing inside them has run
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
