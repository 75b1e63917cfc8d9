/** The same script in a browser: the same piles as in Node, bit for bit. */
import { expect } from '@open-wc/testing';
import { loadEngine } from '../src/engine.js';
import { OUTCOMES, outcomes } from './scenario.js';

describe('piles in this browser', () => {
  it('match those in Node, bit for bit', async () => {
    const engine = await loadEngine();
    expect(outcomes(engine)).to.deep.equal(OUTCOMES);
  });
});
