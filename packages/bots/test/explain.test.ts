/** Reasons from a worker and, where workers are blocked, from the page. */
import { expect } from '@open-wc/testing';
import type { Reason } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { explain, type Judged } from '../src/worker.js';

const EXPECTED = { kind: 'lets-corner', seat: 1, count: 0, than: 0, move: 'f6', lines: [] };

/** The reason against a move of Reversi that gives away a corner. */
function reasonAgainst(
  played: string,
  better: string,
  signal = new AbortController().signal,
): Promise<Reason | undefined> {
  const view = reversi.parsePosition('6/4s1/1bbs2/1sbs2/2b3/2bs2 s', initialOptions(reversi.options));
  if (!view.ok) throw new Error(view.error.code);
  const read = (token: string): Judged<number> => {
    const move = reversi.parseMove(view.value, token);
    if (!move.ok) throw new Error(move.error.code);
    return { move: move.value, value: 0, exact: false };
  };
  return explain(reversi, view.value, view.value.turn, read(played), read(better), signal);
}

describe('reasons why a move was worse', () => {
  const { postMessage } = Worker.prototype;
  let orders = 0;

  beforeEach(() => {
    orders = 0;
    Worker.prototype.postMessage = function post(this: Worker, order: unknown): void {
      orders++;
      postMessage.call(this, order);
    };
  });

  afterEach(() => {
    Worker.prototype.postMessage = postMessage;
  });

  it('come from a worker, and none comes against the better move', async () => {
    expect(await reasonAgainst('a4', 'b2')).to.deep.equal(EXPECTED);
    expect(await reasonAgainst('b2', 'a4')).to.equal(undefined);
    expect(orders).to.equal(2);
  });

  it('are not waited for any more when nobody wants them', async () => {
    const abort = new AbortController();
    const asked = reasonAgainst('a4', 'b2', abort.signal);
    abort.abort();
    expect(await asked).to.equal(undefined);
  });

  // The last test: from then on the page asks no worker
  it('come from the page where workers are blocked', async () => {
    Worker.prototype.postMessage = () => {
      throw new DOMException('No workers here.', 'SecurityError');
    };
    expect(await reasonAgainst('a4', 'b2')).to.deep.equal(EXPECTED);
  });
});
