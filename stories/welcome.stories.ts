/** The first page: a picture of each game, with links to its lesson, its rules and its element. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type LitElement, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import '@griddle/elements/buffet-plate/buffet-plate.js';
import '@griddle/elements/connect-four/connect-four.js';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import '@griddle/elements/order-board/order-board.js';
import '@griddle/elements/pengo-board/pengo-board.js';
import '@griddle/elements/reversi-board/reversi-board.js';
import '@griddle/elements/snake-board/snake-board.js';
import '@griddle/elements/waffle-board/waffle-board.js';
import '@griddle/elements/waffle-checkers/waffle-checkers.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import coverage from 'virtual:rules-coverage';
import { WADDLE_OVER } from './gallery/records.js';
import { elementWith } from './support/element.js';
import { storyAddress } from './support/rules.js';
import './support/welcome.css';

const meta: Meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

/** A game on the first page. */
interface Card {
  readonly title: string;
  readonly words: string;
  /** The element of the picture, and its attributes. */
  readonly tag: string;
  readonly picture: Readonly<Record<string, string>>;
  /** The name of its first lesson’s story. */
  readonly lesson?: string;
}

const CARDS: readonly Card[] = [
  {
    title: 'Waffle Wars',
    words: 'Strawberries and Blueberries fight over a waffle.',
    tag: 'waffle-wars',
    picture: { position: 'ssssss/5s/5s/1bbbbb/2bb1s/b2b1s b 7,9 war' },
  },
  {
    title: 'Waddle Waddle',
    words: 'Slide penguin tiles into a huddle around an Iceberg.',
    tag: 'pengo-board',
    picture: { options: 'players=4', position: WADDLE_OVER },
    lesson: 'base-game',
  },
  {
    title: 'Waffle Time',
    words: 'Draft toppings and decorate your own waffle.',
    tag: 'waffle-board',
    picture: { position: 'wcu*bc*/1s*U*c*c*/1ku*cU*/1U*u*s*k/1y1Cu*' },
  },
  {
    title: 'Buffet Boss',
    words: 'Stack food high on a plate that rocks.',
    tag: 'buffet-plate',
    picture: { position: '480/ham.steak.egg.mushroom/p-1.p-2.1-3.2-3.3-4/-' },
    lesson: 'lunch',
  },
  {
    title: 'Top Waffle',
    words: 'Run a waffle stand: collect toppings, complete orders.',
    tag: 'order-board',
    picture: { position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender' },
  },
  {
    title: 'Snake',
    words: 'Grow your snake for as long as you have room.',
    tag: 'snake-board',
    picture: { position: '6/1s2b1/2ssb1/3bb1/3bs1/6 s e2,d2' },
  },
  {
    title: 'Waffle Checkers',
    words: 'Race across the waffle to your opponent’s back row.',
    tag: 'waffle-checkers',
    picture: { position: 'bbb1bb/bb1bb1/2s1b1/1s4/s1s1ss/ss1sss s' },
  },
  {
    title: 'Hostage Rescue',
    words: 'Roll the die and rescue your hostage, or carry the flag home.',
    tag: 'hostage-rescue',
    picture: { position: '2b2s/3bb1/s3b1/ss1b2/2s3/bs1s2 s:4' },
  },
  {
    title: 'Connect-4',
    words: 'Drop pieces and make four in a row.',
    tag: 'connect-four',
    picture: { position: 'b5/s5/b1s3/s1bs2/bssb2/sbbs2 s' },
  },
  {
    title: 'Reversi',
    words: 'Trap your opponent’s pieces to flip them.',
    tag: 'reversi-board',
    picture: { position: '6/3s2/1bbb2/2bs2/6/6 s' },
  },
];

/** The folder of a game’s pages, as Storybook writes titles in addresses. */
const folderOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const link = (address: string, words: string): TemplateResult => html`<a href=${address} target="_top">${words}</a>`;

function card({ title, words, tag, picture, lesson = 'lesson' }: Card): TemplateResult {
  const folder = folderOf(title);
  return html`<li>
    <div class="picture" inert>${elementWith(tag, { mode: 'diagram', still: true, controls: 'none', ...picture })}</div>
    <h2>${title}</h2>
    <p>${words}</p>
    <p class="links">
      ${link(storyAddress(`${folder}-learn--${lesson}`), 'Learn')}
      ${link(storyAddress(`${folder}-rules--summary`), 'Rules')}
      ${link(`./?path=/docs/${folder}-element--docs`, 'Element')}
    </p>
  </li>`;
}

export const Welcome: StoryObj = {
  name: 'Games',
  render: () =>
    html`<div class="welcome">
      <h1>Griddle</h1>
      <p>Choose a game to learn it, read its rules with a demo of each, or put it on your page.</p>
      <ul>
        ${CARDS.map(card)}
      </ul>
      <p>
        To put a board on your page, see ${link(storyAddress('embed-gallery--a-blog-post'), 'what you can embed')}, use
        the ${link(storyAddress('embed-maker--maker'), 'embed maker')}, or read
        ${link('./?path=/docs/documentation-embed-a-board--docs', 'Embed a board')}. The toolbar changes theme, width
        and language. ${link(storyAddress('rules-coverage--all-games'), 'Rules coverage')} lists every rule with its
        demos, tests and code.
      </p>
      <p>
        Griddle is an <strong>unofficial</strong> fan project. The publishers didn’t make, check or endorse it. The art,
        words and data are our own. Where a rulebook leaves a question open, the list of rules marks our choice as a
        <em>ruling</em>.
      </p>
    </div>`,
  play: async ({ canvasElement }) => {
    await expect(CARDS.length).toBe(coverage.length);
    for (const element of canvasElement.querySelectorAll<LitElement>('.picture > *')) {
      await element.updateComplete;
      await expect(element.getBoundingClientRect().height).toBeGreaterThan(100);
      await expect(element.renderRoot.querySelector('[part=error]')?.textContent).toBe(undefined);
    }
  },
};
