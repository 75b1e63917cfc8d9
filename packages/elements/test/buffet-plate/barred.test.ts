/** `<buffet-plate>` on a page that does not let WebAssembly run. */
import { expect } from '@open-wc/testing';
import { cell, drawn, nameOf, rootOf, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { PILE, plate } from './plate.js';

describe('<buffet-plate> where WebAssembly is blocked', () => {
  it('says so in one sentence, allows no drop, and shows diagrams', async () => {
    const refuse = (): Promise<never> => Promise.reject(new WebAssembly.CompileError('refused by the policy'));
    WebAssembly.instantiate = refuse;
    WebAssembly.instantiateStreaming = refuse;
    WebAssembly.compile = refuse;
    const element = await plate({ position: PILE, food: 'banana' });
    await waitUntil(() => textOf(element).includes('Stacking can’t run on this page'));
    expect(rootOf(element).querySelector('[part=tools]')?.hasAttribute('hidden')).to.equal(true);
    expect(element.drop()).to.equal(false);
    expect(nameOf(element, 'p1:4')).to.contain('egg');
    element.mode = 'diagram';
    await drawn(element);
    expect(rootOf(element).querySelector('[part=notice]:not([hidden])')).to.equal(null);
    expect(cell(element, 'p1:1').getAttribute('role')).to.equal('img');
  });
});
