/** What a page says of its text, and what a translator makes of ours. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/panel/index.js';
import '../../src/learn/index.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { drawn, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

const LOUD =
  'text-indent: 3em; letter-spacing: 0.3em; text-transform: uppercase; word-spacing: 1em; white-space: pre; ' +
  'line-height: 3; font-variant: small-caps; text-shadow: 1px 1px red; text-align: right; hyphens: auto; ' +
  'font-style: italic; font-weight: 900; word-break: break-all';

/** How each of these has to be, whatever the page says. */
const PLAIN = {
  textIndent: '0px',
  letterSpacing: 'normal',
  textTransform: 'none',
  wordSpacing: '0px',
  fontVariantCaps: 'normal',
  textShadow: 'none',
  hyphens: 'manual',
  fontStyle: 'normal',
  wordBreak: 'normal',
} as const;

/** Elements with text, in all shadow trees. */
function* texts(root: ShadowRoot): Generator<Element> {
  for (const node of root.querySelectorAll('*')) {
    if ([...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')) yield node;
    if (node.shadowRoot) yield* texts(node.shadowRoot);
  }
}

describe('text styles of a page', () => {
  for (const [name, css] of [
    ['set around the element', `.loud { ${LOUD} }`],
    ['set on each element', `.loud * { ${LOUD.replace(/font-[^;]*;?|line-height[^;]*;/g, '')} }`],
  ] as const)
    it(`do not affect text of an element or its parts: ${name}`, async () => {
      const page = await fixture<HTMLElement>(html`
        <div lang="en" class="loud">
          <style>
            ${css}
          </style>
          <waffle-wars mode="play" start="now" keep="none" seats="human,human" loading="eager"></waffle-wars>
          <waffle-wars mode="lesson" loading="eager"></waffle-wars>
        </div>
      `);
      const [game, lesson] = page.querySelectorAll<WaffleWars>('waffle-wars');
      if (!game || !lesson) throw new Error('nothing there');
      await waitUntil(() => rootOf(game).querySelector('griddle-controls')?.shadowRoot?.firstElementChild);
      await waitUntil(() => rootOf(lesson).querySelector('griddle-coach')?.shadowRoot?.firstElementChild);
      game.play('c3');
      await drawn(game);
      const found = [...texts(rootOf(game)), ...texts(rootOf(lesson))].filter((node) => node.localName !== 'style');
      expect(found.length).to.be.greaterThan(20);
      for (const node of found) {
        const style = getComputedStyle(node);
        for (const [property, plain] of Object.entries(PLAIN)) {
          const what = `${property} of ${node.localName} ${node.getAttribute('part') ?? ''} ${node.className}`;
          expect(style[property as keyof typeof PLAIN], what).to.equal(plain);
        }
        expect(parseFloat(style.lineHeight) / parseFloat(style.fontSize), node.textContent).to.be.lessThan(2.8);
      }
    });
});

/** What translators of web pages do: each text becomes two elements, one in the other. */
function translate(root: ShadowRoot): void {
  for (const node of texts(root)) {
    if (node.localName === 'style') continue;
    for (const child of node.childNodes) {
      if (!(child instanceof Text) || child.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `*${child.data}*`;
      outer.append(inner);
      child.replaceWith(outer);
    }
  }
}

describe('text that a translator has replaced', () => {
  const wordsOf = (element: Element, selector: string): string =>
    element.shadowRoot?.querySelector(selector)?.textContent ?? '';

  it('changes with the game: status, log, chips, list and score', async () => {
    const element = await onPage('waffle-wars', {
      mode: 'play',
      start: 'now',
      keep: 'none',
      names: 'Ann, Ben',
      seats: 'human,human',
    });
    await waitUntil(() => rootOf(element).querySelector('move-list')?.shadowRoot?.firstElementChild);
    element.play('c3');
    await drawn(element);
    translate(rootOf(element));
    expect(wordsOf(element, '[part~=status]')).to.contain('*');
    element.play('d4');
    element.names = 'Cat, Dan';
    await drawn(element);
    const list = rootOf(element).querySelector('move-list') as Element;
    await waitUntil(() => list.shadowRoot?.textContent?.includes('d4'));
    expect(wordsOf(element, '[part~=status]')).to.contain('Cat').and.not.to.contain('*');
    expect(wordsOf(element, '[part=news]')).to.contain('Dan').and.not.to.contain('*');
    expect([...rootOf(element).querySelectorAll('.name')].map(({ textContent }) => textContent)).to.deep.equal([
      'Cat',
      'Dan',
    ]);
  });

  it('changes in a lesson', async () => {
    const element = await onPage('waffle-wars', { mode: 'lesson' });
    await waitUntil(() => rootOf(element).querySelector('griddle-coach')?.shadowRoot?.querySelector('[part=task]'));
    const coach = rootOf(element).querySelector('griddle-coach') as Element;
    const before = wordsOf(coach, '[part=title]');
    translate(rootOf(element));
    element.table?.selectGame(2);
    await drawn(element);
    await waitUntil(() => wordsOf(coach, '[part=title]').includes('2'));
    expect(wordsOf(coach, '[part=title]')).not.to.contain('*').and.not.to.equal(before);
    expect(wordsOf(coach, '[part=task]')).not.to.contain('*');
  });
});
