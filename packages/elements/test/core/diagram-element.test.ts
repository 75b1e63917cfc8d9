/** An element that shows positions and records of a game and cannot be played, as parts do. */
import { expect, fixture, html } from '@open-wc/testing';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { GameElement } from '../../src/core/index.js';
import { waffleWarsUI } from '../../src/games/waffle-wars/game-ui.js';
import '../../src/games/waffle-wars/waffle-wars.js';

class WafflePicture extends GameElement<WaffleWarsState, WaffleWarsMove> {
  constructor() {
    super({ ...waffleWarsUI, modes: ['diagram', 'replay'] });
  }
}
customElements.define('waffle-picture', WafflePicture);

async function picture(attributes: Readonly<Record<string, string>>, text = ''): Promise<WafflePicture> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = new WafflePicture();
  element.setAttribute('loading', 'eager');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  host.append(element);
  await element.updateComplete;
  return element;
}

function inside(element: WafflePicture, selector: string): Element | null {
  return element.renderRoot.querySelector(selector);
}

describe('an element for diagrams', () => {
  it('shows a position', async () => {
    const element = await picture({}, '6/6/6/2sb2/6/6');
    expect(element.currentPosition).to.equal('6/6/6/2sb2/6/6 s 17,17 -');
    expect(inside(element, '[data-place=c3]')?.getAttribute('aria-label')).to.contain('strawberry');
    expect(inside(element, '[part~=status]')).to.equal(null);
  });

  it('moves over its spaces by arrow keys and ignores taps', async () => {
    const element = await picture({ position: '6/6/6/2sb2/6/6' });
    const first = inside(element, '[tabindex="0"]') as SVGElement;
    first.focus();
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
    for (const key of keys) first.dispatchEvent(key);
    expect(keys.every(({ defaultPrevented }) => defaultPrevented)).to.equal(true);
    await element.updateComplete;
    expect((element.shadowRoot?.activeElement as SVGElement | null)?.dataset['place']).to.equal('b6');
    inside(element, '[data-place=a1]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await element.updateComplete;
    expect(element.currentPosition).to.contain('6/6/6/2sb2/6/6');
  });

  it('steps through a record, next to its other parts', async () => {
    const element = await picture({
      mode: 'replay',
      record: '[Game "Waffle Wars"]\n\n1. c3 {[%csl d4] here} d4 2. e5',
    });
    expect(element.currentPath).to.equal('');
    expect(element.goTo(1)).to.equal(true);
    await element.updateComplete;
    expect(inside(element, '[part=comment]')?.textContent).to.equal('here');
    expect(inside(element, '[part=highlight]')).not.to.equal(null);
    expect(inside(element, '[part~=status]')?.textContent).to.contain('Blueberries');
    expect(inside(element, 'griddle-controls')).not.to.equal(null);
    expect(element.table?.undo()).to.equal(true);
    expect(element.table?.play('a1')).to.equal(false);
    expect(element.table?.session.root.next[0]?.next[0]?.next[0]?.token).to.equal('e5');
  });

  it('reports errors and keeps its picture', async () => {
    const element = await picture({ position: '6/6/6/2sb2/6/6' });
    element.position = '6/6/x';
    await element.updateComplete;
    expect(inside(element, '[part=error]')?.textContent).to.contain('needs 6 rows');
    element.mode = 'play';
    await element.updateComplete;
    expect(element.settings.mode).to.equal('diagram');
    expect(element.currentPosition).to.contain('6/6/6/2sb2/6/6');
  });

  it('reads its current file, and reports a missing one', async () => {
    const fileOf = (text: string): string => URL.createObjectURL(new Blob([text]));
    const [first, second] = [fileOf('6/6/6/2sb2/6/6'), fileOf('6/6/6/2ss2/6/6')];
    const element = await picture({ src: first });
    expect(element.currentPosition).to.contain('2sb2');
    const missing = fileOf('');
    URL.revokeObjectURL(missing);
    element.src = missing;
    await element.updateComplete;
    expect(element.problems.map(({ source, code }) => [source, code])).to.deep.equal([['src', 'file']]);
    // Two at once: the later one is shown, however long the other takes
    element.src = first;
    await Promise.resolve();
    element.src = second;
    await element.updateComplete;
    expect(element.currentPosition).to.contain('2ss2');
    expect(element.problems).to.deep.equal([]);
    for (const file of [first, second]) URL.revokeObjectURL(file);
  });

  it('lights up places', async () => {
    const element = await picture({ position: '6/6/6/2sb2/6/6' });
    element.highlight(['c3']);
    await element.updateComplete;
    expect(inside(element, '[part=highlight]')).not.to.equal(null);
  });
});
