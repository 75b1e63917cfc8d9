/** `<buffet-line>`: cards to look at and to choose from. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-line.js';
import { pleasesAxe } from '../axe.js';
import { cell, drawn, nameOf, onPage, press, rootOf, said, tap, textOf } from '../hands.js';

const LINE = '0/-/-/-;0/-/-/- ham.berry-pie.egg';

describe('<buffet-line>', () => {
  it('shows cards and describes them (BB-10)', async () => {
    const element = await onPage('buffet-line', { position: LINE });
    expect(nameOf(element, 'line:1')).to.equal('ham: meat, pink, 2 stars');
    expect(nameOf(element, 'line:3')).to.equal('egg: no group, white, 4 stars');
    expect(rootOf(element).querySelectorAll('[part~=food-card]').length).to.equal(3);
    expect(rootOf(element).querySelectorAll('[tabindex="0"]').length).to.equal(1);
    await pleasesAxe(element);
    expect(await element.toSVG()).to.contain('food-card');
  });

  it('has room for one card more than players, and keeps the focus when there are more', async () => {
    const element = await onPage('buffet-line', { position: LINE });
    cell(element, 'line:2').focus();
    // What answers to keys comes with the focus, and keeps it
    await drawn(element);
    element.position = '0/-/-/-;0/-/-/-;0/-/-/- squid.steak';
    await drawn(element);
    expect(nameOf(element, 'line:2')).to.contain('steak');
    expect(nameOf(element, 'line:4')).to.equal('empty');
    // Cards that are gone are kept outside of the picture, to be used again
    const cards = [...rootOf(element).querySelectorAll('[part~=food-card]')];
    expect(cards.filter((card) => card.getAttribute('visibility') !== 'hidden').length).to.equal(2);
    // Cards lie over theirs
    expect(rootOf(element).querySelectorAll('[part=gap]').length).to.equal(4);
    expect(rootOf(element).activeElement?.getAttribute('data-place')).to.equal('line:2');
  });

  it('reports the chosen card by mouse, finger and keys, but not from a diagram', async () => {
    const element = await onPage('buffet-line', { mode: 'play', position: LINE });
    const picked: string[] = [];
    element.addEventListener('griddle-pick', ({ detail }) => picked.push(`${detail.place} ${detail.food}`));
    await tap(element, 'line:2');
    cell(element, 'line:2').focus();
    await press(element, 'ArrowRight', 'Enter');
    expect(picked).to.deep.equal(['line:2 berry-pie', 'line:3 egg']);
    expect(await said('egg selected')).to.equal(true);
    element.mode = 'diagram';
    await drawn(element);
    await tap(element, 'line:1');
    expect(picked.length).to.equal(2);
  });

  it('is not a game: no seat moves and no card is dealt, whatever the page sets', async () => {
    const element = await onPage('buffet-line', { mode: 'play', position: LINE, seats: 'bot:easy,bot:easy' });
    let moves = 0;
    element.addEventListener('griddle-move', () => moves++);
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(moves).to.equal(0);
    expect(element.play('ham')).to.equal(false);
    expect(element.currentPosition).to.equal(LINE);
    expect(rootOf(element).querySelector('[part~=status], [part=panel]')).to.equal(null);
  });

  it('fits 280 px and reports errors', async () => {
    const element = await onPage('buffet-line', { position: LINE });
    element.style.width = '280px';
    element.position = '0/-/-/- wood';
    await drawn(element);
    expect(textOf(element)).to.contain('wood');
    expect(element.scrollWidth).to.be.at.most(280);
    expect(nameOf(element, 'line:1')).to.contain('ham');
  });
});
