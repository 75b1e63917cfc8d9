/** The card that asks who plays, on whole elements. */
import { expect } from '@open-wc/testing';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { mergeMessages } from '@griddle/rules/messages/index.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import { pleasesAxe } from '../axe.js';
import { drawn, onPage, tap, type Attributes, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { find, inside } from './fake-table.js';

type Game = OnPage & {
  readonly table: GameSnapshot;
  seats: string;
  messages: GameSnapshot['catalogue'] | undefined;
  play(move: string): boolean;
};

type Tag = 'buffet-boss' | 'top-waffle' | 'waddle-waddle' | 'waffle-wars' | 'waffle-time';

/** A game with its card. */
async function game(attributes: Attributes = {}, tag: Tag = 'waffle-wars'): Promise<Game> {
  const element = (await onPage(tag, { mode: 'play', keep: 'none', ...attributes })) as Game;
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-card'));
  await drawn(element);
  return element;
}

const cardOf = (element: Game): ShadowRoot => inside(find(element, 'griddle-card'));
const isAsked = (element: Game): boolean => cardOf(element).querySelector('form') !== null;

/** The row of choices, or the list of them, with these words. */
function question(element: Game, label: string): HTMLElement {
  const asked = [...cardOf(element).querySelectorAll<HTMLElement>('.choice, label.line')].find(
    (node) => node.querySelector('span')?.textContent === label,
  );
  if (!asked) throw new Error(`no question "${label}"`);
  return asked;
}

const answer = (element: Game, label: string): string | undefined =>
  question(element, label).querySelector<HTMLInputElement | HTMLSelectElement>('select, :checked')?.value;

/** What stands as the answers about opponents. */
const opponents = (element: Game): readonly unknown[] =>
  ['Mode', 'Level', 'You play'].map((label) => answer(element, label));

/** Chooses a value of the question with these words. */
async function choose(element: Game, label: string, value: string): Promise<void> {
  const asked = question(element, label);
  const select = asked.querySelector('select');
  if (select) {
    select.value = value;
    select.dispatchEvent(new Event('change'));
  } else asked.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
  await drawn(element);
}

async function start(element: Game): Promise<void> {
  find<HTMLFormElement>(find(element, 'griddle-card'), 'form').requestSubmit();
  await drawn(element);
}

/** More files than browsers take note of. */
performance.setResourceTimingBufferSize(5000);

/** Whether the page has fetched the code of the bots. */
const hasBots = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/bots/src/in-worker'));

describe('the start card', () => {
  it('says in two sentences how to win and what a turn is, and shows “How to play”', async () => {
    for (const tag of ['waffle-wars', 'waffle-time', 'top-waffle', 'buffet-boss', 'waddle-waddle'] as const) {
      const aim = find(find(await game({}, tag), 'griddle-card'), '.aim').textContent ?? '';
      expect(aim.match(/[.!](?= |$)/g), `${tag}: ${aim}`).to.have.length(2);
      expect(aim).to.contain('Each turn, ');
    }
    const element = await game({}, 'buffet-boss');
    await choose(element, 'Version', 'all');
    expect(find(find(element, 'griddle-card'), '.aim').textContent).to.contain('everyone wins');
    expect(cardOf(element).textContent).to.contain('How to play');
  });

  it('seats the reader against a medium bot, and loads no bot before that', async () => {
    const element = await game();
    expect(isAsked(element)).to.equal(true);
    expect(opponents(element)).to.deep.equal(['bots', 'medium', '0']);
    expect(hasBots()).to.equal(false);
    await start(element);
    expect(element.seats).to.equal('human,bot:medium');
    expect(isAsked(element)).to.equal(false);
    element.play('c3');
    await waitUntil(() => element.table.session.current.seat === 1);
    await waitUntil(hasBots);
  });

  it('asks even where the table moves first, and deals another game for other options', async () => {
    const element = await game({}, 'top-waffle');
    const asked = element.table.session.options;
    await choose(element, 'Players', '4');
    await start(element);
    expect(element.seats).to.equal('human,bot:medium,bot:medium,bot:medium');
    expect(element.table.session.options).to.deep.equal({ ...asked, players: 4 });
    expect(element.table.seats.length).to.equal(4);
  });

  it('seats the reader on the requested side, against a bot of the requested level', async () => {
    const element = await game();
    await choose(element, 'Level', 'easy');
    await choose(element, 'You play', '1');
    await start(element);
    expect(element.seats).to.equal('bot:easy,human');
  });

  it('asks for the number of players, and for options in words', async () => {
    const element = await game({}, 'waffle-time');
    await choose(element, 'Players', '3');
    await choose(element, 'Fork position', 'trailing');
    await start(element);
    expect(element.seats).to.equal('human,bot:medium,bot:medium');
    expect(element.table.session.options).to.include({ players: 3, fork: 'trailing' });
    expect(element.table.seats).to.have.length(3);
  });

  it('asks a solo player for no opponent', async () => {
    const element = await game({}, 'waffle-time');
    await choose(element, 'Players', '1');
    expect(cardOf(element).textContent).to.not.contain('Level');
    await start(element);
    expect([element.seats, element.table.seats.length]).to.deep.equal(['human', 1]);
  });

  it('goes away after a tap on the board or a move of the page, with people at all seats', async () => {
    const touched = await game();
    const height = touched.offsetHeight;
    find(touched, '[part=cell]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await drawn(touched);
    expect(isAsked(touched)).to.equal(false);
    expect(touched.offsetHeight, 'nothing moves').to.equal(height);
    await tap(touched, 'c3');
    await tap(touched, 'd4');
    expect(touched.table.at.token).to.equal('d4');
    const played = await game();
    expect(played.play('b2')).to.equal(true);
    await drawn(played);
    expect(isAsked(played)).to.equal(false);
  });

  it('is not shown where the page has set up a game, or opts out', async () => {
    const given: readonly Attributes[] = [
      { seats: 'human,human' },
      { position: '6/6/6/6/6/6 s' },
      { record: '1. c3' },
      { seed: '3' },
      { options: 'hand=12' },
      { start: 'now' },
    ];
    for (const attributes of given) expect(isAsked(await game(attributes)), JSON.stringify(attributes)).to.equal(false);
  });

  it('is shown with the page’s settings where the page opts in, and asks only open questions', async () => {
    const element = await game({ start: 'ask', seats: 'bot:hard,human', options: 'hand=12' });
    expect(opponents(element)).to.deep.equal(['bots', 'hard', '1']);
    const { textContent } = cardOf(element);
    expect(textContent).to.contain('Equity rules');
    expect(textContent).to.not.contain('Pieces per side');
    await start(element);
    expect(element.seats).to.equal('bot:hard,human');
    expect(element.table.session.options['hand']).to.equal(12);
    expect(isAsked(element)).to.equal(false);
  });

  it('takes every word from the catalogue', async () => {
    const element = await game();
    element.messages = pseudo(mergeMessages(element.table.catalogue));
    await drawn(element);
    await waitUntil(() => !/Start|Level|Medium|options|tap/.test(cardOf(element).textContent ?? ''));
  });

  it('is accessible', async () => {
    const element = await game();
    cardOf(element).querySelector('details')?.setAttribute('open', '');
    cardOf(element)
      .querySelector('[part=card]')
      ?.getAnimations()
      .forEach((animation) => animation.finish());
    await pleasesAxe(find(element, 'griddle-card'));
    for (const node of cardOf(element).querySelectorAll<HTMLElement>('select, button'))
      expect(node.offsetHeight, node.localName).to.be.at.least(44);
  });

  it('starts a game whose end addresses the reader, on the board, too', async () => {
    const element = await game({ seats: 'bot:easy,human' });
    const won = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];
    element.seats = '';
    await drawn(element);
    for (const move of won.slice(0, -1)) element.play(move);
    element.play('f1');
    element.seats = 'bot:easy,human';
    await drawn(element);
    expect(element.shadowRoot?.textContent).to.contain('You lost. Decided by five in a row.');
  });

  it('has room for the words of each choice, however narrow the board is', async () => {
    for (const [tag, lang, word] of [
      ['waffle-wars', 'en', 'Strawberries'],
      ['waffle-wars', 'de', 'Erdbeeren'],
      ['waddle-waddle', 'en', 'Medium'],
    ] as const) {
      const element = await game({ lang }, tag);
      await waitUntil(() => cardOf(element).textContent?.includes(word));
      const labels = [...cardOf(element).querySelectorAll<HTMLElement>('.segments label')];
      // All but the mode, which takes the questions about opponents away
      const last = [...cardOf(element).querySelectorAll<HTMLElement>('.choice')].at(-1);
      for (const width of [270, 300, 340, 380]) {
        element.style.maxInlineSize = `${width.toString()}px`;
        for (const input of last?.querySelectorAll('input') ?? []) {
          input.click();
          await drawn(element);
          for (const { clientWidth, isConnected, scrollWidth, textContent } of labels) {
            expect(isConnected).to.equal(true);
            expect(scrollWidth, `${lang} ${width.toString()} ${textContent.trim()}`).to.be.at.most(clientWidth);
          }
        }
        const form = cardOf(element).querySelector('form');
        expect(form?.scrollWidth).to.equal(form?.clientWidth);
      }
    }
  });
});
