/** Characters of Buffet Boss on a screen that several people see. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { drawn, everythingIn, nameOf, rootOf, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { button, buttons, FULL, pressButton, step, table } from './table.js';

const OPTIONS = 'version=dinner,characters=all';
const PLATES = '150/ham/p-1/B1.B3;200/egg/p-1/A2.B4';
const ASKED = `${PLATES} egg.banana.steak p1:turn:1:p1`;

function peeks(element: BuffetBoss): readonly HTMLElement[] {
  return [...rootOf(element).querySelectorAll<HTMLElement>('[part=peek]')];
}

function secret(element: BuffetBoss): string {
  return rootOf(element).querySelector('[part=secret]:not([hidden])')?.textContent ?? '';
}

describe('secret characters of <buffet-boss>', () => {
  it('BB-3 shows nobody’s characters on a shared screen, not even in parts and events', async () => {
    const element = await table({ position: ASKED, options: OPTIONS });
    const told: string[] = [];
    element.addEventListener('griddle-move', ({ detail }) => told.push(detail.position));
    element.addEventListener('griddle-change', ({ detail }) => told.push(detail.position));
    element.play('egg');
    await drawn(element);
    await waitUntil(() => rootOf(element).querySelector('score-sheet')?.shadowRoot?.textContent);
    expect(told).to.have.lengthOf(2);
    for (const text of [...told, everythingIn(rootOf(element)), element.currentPosition]) {
      // The page of the rules says of all games which characters there are
      expect(text.replace('Characters B1 to B8', '')).not.to.match(/B1|B3|A2|B4|Vegetables and fruit/);
    }
    expect(nameOf(element, 'p1')).to.contain('a hidden Character, a hidden Character');
  });

  it('BB-53 shows a player’s own while the button is held, by pointer and by key', async () => {
    const element = await table({ position: ASKED, options: OPTIONS });
    const [first, second] = peeks(element);
    first?.dispatchEvent(new PointerEvent('pointerdown'));
    expect(secret(element)).to.contain('Vegetables and fruit: 2 each, 0 points now');
    expect(secret(element)).to.contain('Dessert and meat: 2 each, 2 points now');
    first?.dispatchEvent(new PointerEvent('pointerup'));
    expect(secret(element)).to.equal('');
    second?.focus();
    second?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    expect(secret(element)).to.contain('Touching pairs of one colour');
    expect(secret(element)).not.to.contain('Vegetables and fruit');
    second?.dispatchEvent(new KeyboardEvent('keyup', { key: ' ' }));
    expect(secret(element)).to.equal('');
    expect(everythingIn(rootOf(element))).not.to.contain('Touching pairs of one colour');
  });

  it('opens and closes on a bare click, as screen readers send it', async () => {
    const element = await table({ position: ASKED, options: OPTIONS });
    peeks(element)[0]?.click();
    expect(secret(element)).to.contain('Vegetables and fruit');
    peeks(element)[0]?.click();
    expect(secret(element)).to.equal('');
  });

  it('always shows the only person their own, and nobody else’s', async () => {
    const element = await table({ position: ASKED, options: OPTIONS, seats: 'human,bot:easy' });
    expect(peeks(element)).to.have.lengthOf(0);
    expect(nameOf(element, 'p1')).to.contain('Vegetables and fruit');
    expect(nameOf(element, 'p2')).to.contain('a hidden Character, a hidden Character');
  });

  it('BB-32 passes the screen on for the choice, lists the better one first, and keeps the other hidden', async () => {
    const element = await table({ position: `${PLATES} - p1:reveal:7:p1 ${FULL} -`, options: OPTIONS, still: '' });
    expect(textOf(element)).to.contain('Pass the screen to Player 1');
    expect(everythingIn(rootOf(element))).not.to.match(/Vegetables and fruit|Dessert and meat/);
    await pressButton(element, 'I’m Player 1');
    const words = buttons(element).map(({ textContent }) => textContent.trim());
    expect(words.filter((one) => one.includes('points'))).to.deep.equal([
      'Dessert and meat: 2 points (best)',
      'Vegetables and fruit: 0 points',
    ]);
    expect(rootOf(element).activeElement).to.equal(button(element, 'Dessert and meat'));
    await pressButton(element, 'Dessert and meat');
    expect(textOf(element)).to.contain('Pass the screen to Player 2');
    expect(nameOf(element, 'p1')).to.contain('revealed: Dessert and meat, a hidden Character');
    await pressButton(element, 'I’m Player 2');
    await pressButton(element, 'Touching pairs of one colour');
    expect(step(element)).to.contain(':over:');
    await drawn(element);
    expect(everythingIn(rootOf(element))).not.to.match(/Vegetables and fruit|Meat and seafood/);
    expect(rootOf(element).querySelector('[part=show]')?.textContent).to.contain('wins');
  });

  it('shows all characters in diagrams', async () => {
    const element = await table({ mode: 'diagram', position: ASKED, options: OPTIONS });
    expect(nameOf(element, 'p2')).to.contain('Touching pairs of one colour');
  });
});
