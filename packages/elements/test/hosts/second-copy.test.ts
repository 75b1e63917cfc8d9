/** Two copies of the library on one page. */
import { expect } from '@open-wc/testing';
import { customElement } from '../../src/core/custom-element.js';

it('the second copy says once that it is ignored', () => {
  const { warn } = console;
  const told: unknown[] = [];
  console.warn = (words: unknown) => told.push(words);
  try {
    customElement('first-copy')(class First extends HTMLElement {});
    expect(told).to.deep.equal([]);
    customElement('first-copy')(class Second extends HTMLElement {});
    customElement('first-copy')(class Third extends HTMLElement {});
  } finally {
    console.warn = warn;
  }
  expect(told).to.have.length(1);
  expect(told[0]).to.contain('twice');
  expect(customElements.get('first-copy')?.name).to.equal('First');
});
