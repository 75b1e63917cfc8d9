/** Two copies of the library on one page. */
import { expect, fixture, html } from '@open-wc/testing';
import { customElement } from '../../src/core/custom-element.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/games/waffle-wars/waffle-wars.js';

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

// The parts beside a board on a page where the script of another game, with a copy of the core, has brought them before.

/** What a part said when it was given a table. */
const said: string[] = [];

/** A part as the other script has defined it. */
class Part extends HTMLElement {
  set table(table: GameSnapshot) {
    said.push(table.say('ui.flip'));
  }
}

customElements.define('griddle-controls', Part);
customElements.define('move-list', class extends Part {});
customElements.define('griddle-card', class extends Part {});

describe('the parts of a second script on a page', () => {
  it('wait for the script’s words: no message key is ever shown', async () => {
    const element = await fixture<WaffleWars>(html`<waffle-wars mode="play" loading="eager"></waffle-wars>`);
    await element.updateComplete;
    expect(new Set(said)).to.deep.equal(new Set(['Flip board']));
  });
});
