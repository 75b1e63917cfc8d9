/** Whole games of Waffle Time, played at random: no words of the interface have the codes of places or seats. */
import { expect } from '@open-wc/testing';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import type { WaffleTime } from '../../src/games/waffle-time/waffle-time.js';
import { localeFor } from '../../src/core/catalogues.js';
import { placeName } from '../../src/games/waffle-time/describe.js';
import WAFFLE_TIME_ELEMENT_EN from '../../src/games/waffle-time/messages.en.json' with { type: 'json' };
import { cell, drawn, rootOf, tap } from '../hands.js';
import { describeInOneEngine } from '../one-engine.js';
import { board, stateOf } from './table.js';

/** Codes of places, as positions and moves write them, and of seats. */
const CODE = /\b(card|goal|slot|hand|tile|order|line|well|cover|blank|space|waffle):|\bp[1-4]\b|\bWT-\d/;
/** Keys of messages that no catalogue has. */
const KEY = /\b\w+\.waffle-time\b/;

/** Everything that is read or spoken in a tree, shadow trees included. */
function wordsIn(root: ParentNode): readonly string[] {
  const words: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    // A link to a rule names it
    if (element.localName === 'style' || element.matches('[part=why]')) continue;
    words.push(element.getAttribute('aria-label') ?? '');
    for (const node of element.childNodes) if (node instanceof Text) words.push(node.data);
    if (element.shadowRoot) words.push(...wordsIn(element.shadowRoot));
  }
  return words;
}

function expectWords(element: WaffleTime, when: string): void {
  const spoken = document.querySelector('#griddle-announcer')?.textContent ?? '';
  const coded = [...wordsIn(rootOf(element)), spoken].filter((words) => CODE.test(words) || KEY.test(words));
  expect(coded, when).to.deep.equal([]);
}

describeInOneEngine('the words of <waffle-time>', () => {
  it('name every place of the table without its code', async () => {
    const element = await board({ seed: '3', options: 'players=2' });
    const { t } = localeFor('en');
    const places = [...rootOf(element).querySelectorAll<SVGElement>('[data-place]')].map(
      ({ dataset }) => dataset['place'],
    );
    const names = places.map((place = '') => placeName(place, t));
    expect(names.length).to.be.greaterThan(60);
    expect(names.filter((name) => CODE.test(name) || KEY.test(name))).to.deep.equal([]);
    expect(new Set(names).size, 'no two have one name').to.equal(names.length);
  });

  it('state each task in one command of at most 60 characters', () => {
    const tasks = Object.entries(WAFFLE_TIME_ELEMENT_EN).filter(([key]) => key.startsWith('phase.'));
    expect(tasks.length).to.be.greaterThan(5);
    for (const [, task] of tasks) expect(task).to.match(/^[A-Z][^.!?]{1,58}\.$/);
  });

  for (const [name, attributes] of [
    ['two people', { seed: '3', options: 'players=2' }],
    ['a person and a bot that waits', { seed: '8', seats: 'human,human,human,bot:60s', options: 'players=4' }],
    ['one', { seed: '4', options: 'players=1' }],
  ] as const) {
    it(`have no codes in a game of ${name}`, async () => {
      const element = await board({ ...attributes, controls: 'auto' });
      let rng = seeded(Number(attributes.seed));
      const any = <T>(list: readonly T[]): T => {
        rng = next(rng);
        return list[below(rng, list.length)] as T;
      };
      for (let turn = 0; turn < 40 && !stateOf(element).over; turn++) {
        const state = stateOf(element);
        // Somebody looks round and touches what is there, whether it can be used or not
        const cells = [...rootOf(element).querySelectorAll<SVGElement>('[data-place]')];
        for (let touched = 0; touched < 3; touched++) {
          const place = any(cells).dataset['place'] ?? '';
          if (!rootOf(element).querySelector(`[data-place="${place}"]`)) continue;
          cell(element, place).focus();
          await element.updateComplete;
          expectWords(element, `${place} has the focus at ${element.currentPosition}`);
          await tap(element, place);
          expectWords(element, `${place} touched at ${element.currentPosition}`);
        }
        if (stateOf(element) === state || element.currentPosition === waffleTime.positionText(state)) {
          const moves = waffleTime.legalMoves(state);
          if (moves.length > 0) element.play(waffleTime.moveText(state, any(moves)));
          await drawn(element);
        }
        expectWords(element, element.currentPosition);
      }
    }).timeout(120_000);
  }
});
