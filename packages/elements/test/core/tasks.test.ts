/** What a newcomer is told: what to do in every game, in words that are said to whoever does it; and what is one's own stays. */
import { expect } from '@open-wc/testing';
import { addEnglish, localeFor, localeOf } from '../../src/core/catalogues.js';
import { addressYou } from '../../src/core/players.js';
import { GAME_TAGS } from '../games.js';
import { drawn, onPage, rootOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const SEATS = { mode: 'play', seats: 'human,bot:60s', seed: '7' };

const words = (element: OnPage, part: string): string =>
  rootOf(element).querySelector(`[part=${part}]`)?.textContent.trim() ?? '';

describe('a first-time reader', () => {
  for (const tag of GAME_TAGS) {
    it(`sees in <${tag}> what to do`, async () => {
      const element = await onPage(tag, { mode: 'play', seed: '7' });
      expect(words(element, 'status')).to.match(/ turn\. [A-Z][^.]{8,}\./);
    });
  }

  it('is not shown a bot’s task', async () => {
    const element = await onPage('connect-four', { ...SEATS, seats: 'bot:60s,human' });
    await waitUntil(() => words(element, 'status').includes('thinking'));
    expect(words(element, 'status')).to.equal('Bot is thinking…');
  });

  it('reads of their own moves as “you”, where the language has words for it', () => {
    addEnglish({ 'move.made-up': 'takes it', 'you.move.made-up': 'take it' });
    const own = { plural: (): string => 'other', text: { 'move.made-up': 'nimmt es' } };
    const key: string = 'move.made-up';
    expect(addressYou(localeFor('en'))(key)).to.equal('take it');
    expect(addressYou(localeOf({ ...own, locale: 'de' }))(key), 'no English in between').to.equal('nimmt es');
    const text = { ...own.text, 'you.move.made-up': 'es nehmen' };
    expect(addressYou(localeOf({ ...own, locale: 'de', text }))(key)).to.equal('es nehmen');
  });

  it('still sees their own waffle while a bot moves', async () => {
    const element = await onPage('waffle-time', SEATS);
    const { game } = element.table.session;
    for (let moves = 0; moves < 6 && game.toMove(element.table.session.state)[0] === 0; moves++) {
      const [move] = game.legalMoves(element.table.session.state);
      element.play(game.moveText(element.table.session.state, move));
      await drawn(element);
    }
    expect(game.toMove(element.table.session.state)).to.deep.equal([1]);
    expect(rootOf(element).querySelector('[part~=waffle] [part=caption]')?.textContent).to.match(/^Your waffle/);
  });

  it('finds a pass among the actions, and nothing else moves', async () => {
    const element = await onPage('reversi-board', { mode: 'play', position: '4bs/5s/5s/ssssss/s5/sb4 s' });
    const boxes = (): readonly string[] =>
      ['.said', 'svg[part~=board]', '[part=panel]'].map((selector) => {
        const { left, top, width } = rootOf(element).querySelector(selector)?.getBoundingClientRect() ?? {};
        return [left, top, width].join();
      });
    const before = boxes();
    element.play('c1');
    await drawn(element);
    const choices = [...rootOf(element).querySelectorAll('[part=choice]')];
    expect(choices.map(({ textContent }) => textContent.trim())).to.deep.equal(['Pass']);
    expect(boxes()).to.deep.equal(before);
  });
});
