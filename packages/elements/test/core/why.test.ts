/** *why?* beside a refusal opens the rule behind it, with a position in which it bites. */
import { expect } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import { drawn, onPage, rootOf, ruleOf, tap, textOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const LOCKED = '6/4b1/3b2/6/6/sss3 b 15,16 -';

function why(element: OnPage): HTMLElement {
  const found = rootOf(element).querySelector<HTMLElement>('[part=why]');
  if (!found) throw new Error('nothing is refused');
  return found;
}

async function opened(element: OnPage): Promise<HTMLElement> {
  why(element).click();
  const rule = (): HTMLElement | null => rootOf(element).querySelector<HTMLElement>('[part=rule]:popover-open');
  await waitUntil(rule);
  return rule() as HTMLElement;
}

describe('Why?', () => {
  it('is next to a refusal, whose sentence names no rule', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: LOCKED });
    expect(rootOf(element).querySelector('[part=why]')).to.equal(null);
    await tap(element, 'b2');
    const words = rootOf(element).querySelector('[part~=refusal]')?.textContent ?? '';
    expect(words).to.contain('Strawberries own quadrant a1-c3.');
    expect(words).not.to.contain('WW-');
    expect(ruleOf(element)).to.equal('WW-13');
    expect(why(element).ariaLabel).to.equal('Why? Rule WW-13');
  });

  it('leaves Escape to the open rule, and returns the focus', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: LOCKED });
    await tap(element, 'b2');
    why(element).focus();
    const rule = await opened(element);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true });
    rule.querySelector('[part=rule-close]')?.dispatchEvent(escape);
    expect(rootOf(element).querySelector('[part~=refusal]'), 'the refusal stays').not.to.equal(null);
    expect(escape.defaultPrevented, 'the browser closes the rule').to.equal(false);
    rule.hidePopover();
    await waitUntil(() => rootOf(element).querySelector('[part=rule]') === null);
    expect(element.shadowRoot?.activeElement).to.equal(why(element));
  });

  it('opens the rule with its position, and closes without a trace', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: LOCKED });
    await tap(element, 'b2');
    const rule = await opened(element);
    expect(rule.textContent).to.contain('Locked quadrants');
    expect(rule.textContent).to.contain('the other side can’t place there.');
    expect(rule.textContent).to.contain('Rule WW-13');
    const diagram = rule.querySelector('waffle-wars');
    if (!diagram) throw new Error('no diagram');
    await drawn(diagram);
    expect(diagram.currentPosition).to.equal(LOCKED);
    expect(diagram.getBoundingClientRect().width).to.be.above(150);
    const { right, bottom } = rule.getBoundingClientRect();
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
    rule.querySelector<HTMLElement>('[part=rule-close]')?.click();
    await waitUntil(() => rootOf(element).querySelector('[part=rule]') === null);
    expect(element.currentPosition).to.equal(LOCKED);
  });

  it('keeps its end in view where the position is taller than the screen', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: LOCKED });
    await tap(element, 'b2');
    const rule = await opened(element);
    rule.style.blockSize = '12rem';
    const diagram = rule.querySelector('waffle-wars');
    if (!diagram) throw new Error('no diagram');
    await drawn(diagram);
    expect(rule.scrollHeight).to.be.above(rule.clientHeight);
    rule.scrollTop = 0;
    const frame = rule.getBoundingClientRect();
    const hit = rootOf(element).elementFromPoint(frame.x + frame.width - 40, frame.bottom - 25);
    expect(hit?.closest('[part=rule-close]')).to.not.equal(null);
  });

  it('can be pressed by key, and returns the focus', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: LOCKED });
    await tap(element, 'b2');
    why(element).focus();
    const rule = await opened(element);
    await waitUntil(() => rootOf(element).activeElement?.matches('[part=rule-close]'));
    rule.hidePopover();
    await waitUntil(() => rootOf(element).activeElement === why(element));
  });

  it('uses the page’s own words', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: LOCKED });
    element.messages = {
      locale: 'de',
      plural: () => 'other',
      text: { 'rule-title.WW-13': 'Ein verschlossenes Viertel', 'rule.WW-13': 'Es gehört den Erdbeeren.' },
    };
    await tap(element, 'b2');
    const rule = await opened(element);
    expect(rule.textContent).to.contain('Ein verschlossenes Viertel');
    expect(rule.textContent).to.contain('Es gehört den Erdbeeren.');
    rule.hidePopover();
  });

  it('is next to a result, too, and not where there is no rule', async () => {
    const over = await onPage('waffle-wars', { mode: 'play', position: '6/6/6/6/6/ssss2 s 14,18 -' });
    over.play('e1');
    await drawn(over);
    expect(textOf(over)).to.contain('five in a row.');
    expect(ruleOf(over)).to.equal('WW-18');
    const waiting = await onPage('waffle-wars', { mode: 'play', seats: 'bot:easy,human' });
    await tap(waiting, 'c3');
    expect(textOf(waiting)).to.contain('It’s not your turn yet');
    expect(ruleOf(waiting)).to.equal(undefined);
  });
});
