/** Pages with sizes and text of their own: everything is as large and in the same place as on a plain page. */
import { expect } from '@open-wc/testing';
import '../../src/panel/index.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { steadyCss } from '../../src/core/steady-css.js';
import { waitUntil } from '../wait.js';

const WATCHED = 'svg, [part~=player], [part=bar], [part=status], .name, [part=panel], [part=caption], griddle-controls';

/** A style of a page: of its root, of the column, and of all that is in it. */
interface PageStyle {
  readonly root?: string;
  readonly column?: string;
  readonly sheet?: string;
}

const STYLES: Readonly<Record<string, PageStyle>> = {
  'a root of 62.5 %': { root: 'font-size: 62.5%' },
  'a root of 62.5 % and a body of 1.6rem': { root: 'font-size: 62.5%', column: 'font-size: 1.6rem' },
  'text of 42 px, as on slides': { column: 'font-size: 42px; line-height: 1.3; text-align: center' },
  'text of 6 px': { column: 'font-size: 6px' },
  'lines far apart': { column: 'line-height: 60px' },
  'lines on each other': { column: 'line-height: 0' },
  'letters apart': { column: 'letter-spacing: 0.5em; word-spacing: 2em' },
  'text at the end': { column: 'text-align: end; text-indent: 4em' },
  'justified text': { column: 'text-align: justify; hyphens: auto; font-variant: small-caps' },
  'a rule for every element in a post': {
    sheet: '.post * { font: 42px/3 serif; text-align: center; max-width: 100%; box-sizing: border-box }',
  },
  'a reset': {
    sheet:
      '.post, .post *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } img, svg, video { display: block; max-width: 100%; height: auto } button { font: inherit }',
  },
  'prose, as of Tailwind': {
    column: 'font-size: 1.25rem; line-height: 1.8; max-width: none',
    sheet:
      '.post :where(p, svg, img, figure, ul):not(:where([class~=not-prose] *)) { margin-block: 2em } .post > * + * { margin-block-start: 1.25em } .post :where(button, input) { padding: 1rem; border: 3px solid }',
  },
  Bootstrap: {
    column: 'font-size: 1.25rem; font-weight: 300',
    sheet:
      '* { box-sizing: border-box } .post svg { vertical-align: middle } .post p { margin-bottom: 1rem; line-height: 2 }',
  },
  'a grid': { column: 'display: grid' },
  'a grid with a column of any width': { column: 'display: grid; grid-template-columns: minmax(0, 1fr)' },
  'a column of flex': { column: 'display: flex; flex-direction: column' },
};

/** The boxes of an element's parts, from its own corner, in whole pixels. */
function boxesOf(element: Element): readonly string[] {
  const { left, top } = element.getBoundingClientRect();
  const parts = [...(element.shadowRoot?.querySelectorAll<HTMLElement | SVGElement>(WATCHED) ?? [])];
  return parts
    .filter((part) => part.getBoundingClientRect().width > 0)
    .filter((part) => !(part.localName === 'svg' && part.closest('button, [part=panel], [part~=player]')))
    .map((part) => {
      const box = part.getBoundingClientRect();
      const numbers = [box.left - left, box.top - top, box.width, box.height].map((length) => Math.round(length));
      return `${part.localName} ${part.getAttribute('part') ?? ''} ${part.className.toString()}: ${numbers.join(' ')}`;
    });
}

describe('a game is the same size on a page with', () => {
  let style: HTMLStyleElement;
  let page: HTMLElement;

  beforeEach(() => {
    style = document.head.appendChild(document.createElement('style'));
    page = document.body.appendChild(document.createElement('div'));
  });

  afterEach(() => {
    style.remove();
    page.remove();
    document.documentElement.style.cssText = '';
  });

  /** Lays a game into a page, and measures it. */
  async function measured(element: HTMLElement, { column = '', root = '', sheet = '' }: PageStyle, width: number) {
    document.documentElement.style.cssText = root;
    style.textContent = sheet;
    page.style.cssText = `inline-size: ${width}px`;
    page.firstElementChild?.setAttribute('style', `inline-size: ${width}px; ${column}`);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return boxesOf(element);
  }

  for (const tag of ['waffle-wars', 'waffle-time'] as const)
    for (const width of [260, 390, 700])
      it(`a column of ${width} px: <${tag}>`, async () => {
        const post = page.appendChild(document.createElement('div'));
        post.className = 'post';
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries({ mode: 'play', start: 'now', keep: 'none', still: '' }))
          element.setAttribute(name, value);
        element.loading = 'eager';
        post.append(element);
        await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.firstElementChild);
        await element.updateComplete;
        const plain = await measured(element, {}, width);
        expect(plain.length).to.be.greaterThan(5);
        const wrong: string[] = [];
        for (const [name, look] of Object.entries(STYLES)) {
          const found = await measured(element, look, width);
          wrong.push(...found.flatMap((box, at) => (box === plain[at] ? [] : [`${name}: ${box}, not ${plain[at]}`])));
          if (page.scrollWidth > width) wrong.push(`${name}: ${page.scrollWidth} wide`);
        }
        expect(wrong.slice(0, 40)).to.deep.equal([]);
      });
});

it('lengths in rem never shrink with the root, and conditions of media queries stay', () => {
  expect(steadyCss('a{margin:-0.5rem 0 2rem;font:1rem/2 x}@media (width>30rem){b{top:calc(1px + .5rem)}}')).to.equal(
    'a{margin:min(-0.5rem,-8px) 0 max(2rem,32px);font:max(1rem,16px)/2 x}@media (width>30rem){b{top:calc(1px + max(.5rem,8px))}}',
  );
});
