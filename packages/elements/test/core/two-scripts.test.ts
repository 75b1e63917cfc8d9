/** The parts beside a board on a page where the script of another game, with a copy of the core, has brought them before. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';

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
  it('come when the script has its words, too: no name of a message is ever shown', async () => {
    const element = await fixture<WaffleWars>(html`<waffle-wars mode="play" loading="eager"></waffle-wars>`);
    await element.updateComplete;
    expect(new Set(said)).to.deep.equal(new Set(['Flip board']));
  });
});
