import { expect } from '@open-wc/testing';
import { GAMES } from '@griddle/rules/games.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import '../../src/generated/elements.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import type { GameTag } from '../games.js';
import { drawn, onPage, tap } from '../hands.js';
import { describeInOneEngine } from '../one-engine.js';
import { waitUntil } from '../wait.js';
import { controlsOf, menuOf, press, words, type Host } from './hands.js';
import { randomRecord } from './records.js';

/** Strawberries can win at once with their fourth move, and do not. */
const RECORD = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 5. e1 e2 *\n';

const guessOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-guess')?.shadowRoot;
const part = (game: Host, name: string): string =>
  guessOf(game)?.querySelector(`[part=${name}]`)?.textContent?.trim() ?? '';

/** Waits until the reader may guess the move with a number. */
async function asks(game: Host, number: number): Promise<void> {
  await waitUntil(() => part(game, 'title').startsWith(`Move ${number} of`) && part(game, 'task').includes('to move.'));
}

describe('Guess the moves', () => {
  it('compares each guess with the game and with the best move, and sums up', async () => {
    const game: Host = await onPage('connect-four', {
      mode: 'replay',
      record: RECORD,
      ply: '6',
      guess: 'strawberries',
    });
    const before = game.currentPath;
    await asks(game, 1);
    expect(part(game, 'title')).to.equal('Move 1 of 2');
    expect(part(game, 'task')).to.equal('Strawberries to move. What would you play?');
    expect(game.table.session.current.next.length, 'nothing of what follows is there').to.equal(0);
    await pleasesAxe(game.shadowRoot?.querySelector('griddle-guess'));
    await tap(game, 'd1');
    await waitUntil(() => part(game, 'task').startsWith('As good as any! The game continued with “'));
    expect(game.play('e1'), 'one guess for each move').to.equal(false);
    press(guessOf(game), EN['mistakes.next']);
    await asks(game, 2);
    await tap(game, 'a3');
    await waitUntil(() => words(guessOf(game)).includes(EN['mistakes.end']));
    press(guessOf(game), EN['mistakes.end']);
    await waitUntil(() => part(game, 'task').includes('of 2 guesses were as good as the best move; 0 were'));
    expect(part(game, 'title')).to.equal(EN['guess.name']);
    press(guessOf(game), EN['play-on.back']);
    await waitUntil(() => controlsOf(game)?.querySelector('[part=scrubber]'));
    expect(game.currentPath).to.equal(before);
  });

  it('says when the move of the game was guessed and not the best, asks again, and skips', async () => {
    const game: Host = await onPage('connect-four', {
      mode: 'replay',
      record: RECORD,
      ply: '6',
      guess: 'strawberries',
    });
    await asks(game, 1);
    await tap(game, 'f1');
    await waitUntil(() => part(game, 'task').startsWith('That’s the move of the game. There was a better one: 100%'));
    press(guessOf(game), EN['mistakes.next']);
    await asks(game, 2);
    press(guessOf(game), EN['guess.skip']);
    await waitUntil(() => part(game, 'task').startsWith('0 of 1 guesses were as good as the best move; 1 were'));
    expect(part(game, 'task')).to.match(/On average a guess gave away \d+%\.$/);
    press(guessOf(game), EN['mistakes.rest']);
    await asks(game, 1);
    expect(part(game, 'title')).to.equal('Move 1 of 1');
    await tap(game, 'd1');
    await waitUntil(() => words(guessOf(game)).includes(EN['mistakes.end']));
    press(guessOf(game), EN['mistakes.end']);
    await waitUntil(() => part(game, 'task').startsWith('1 of 1 guesses were as good as the best move; 0 were'));
  });

  it('begins anew from the menu, and names the seats there are where a page names none of them', async () => {
    const game: Host = await onPage('connect-four', { mode: 'replay', record: RECORD, guess: 'all' });
    await asks(game, 1);
    expect(part(game, 'title')).to.equal('Move 1 of 10');
    press(guessOf(game), EN['play-on.back']);
    await drawn(game);
    press(await menuOf(game), PARTS_EN['ui.guess']);
    await asks(game, 1);
    press(guessOf(game), EN['guess.skip']);
    await asks(game, 2);

    const wrong: Host = await onPage('connect-four', { mode: 'replay', record: RECORD, guess: 'martians' });
    const error = (): string => wrong.shadowRoot?.querySelector('[part=error]')?.textContent ?? '';
    await waitUntil(() => error() !== '');
    for (const name of ['martians', 'strawberries', 'blueberries', 'all']) expect(error()).to.include(name);
    expect(guessOf(wrong)).to.equal(undefined);
  });
});

describeInOneEngine('Guess the moves', () => {
  for (const game of GAMES)
    it(`works in ${game.id}`, async () => {
      const host: Host = await onPage(TAGS[game.id] as GameTag, {
        mode: 'replay',
        record: randomRecord(game, 12),
        guess: 'all',
      });
      await asks(host, 1);
      const { state } = host.table.whole;
      const [move] = game.legalMoves(state);
      if (move === undefined) throw new Error('no move');
      expect(host.play(game.moveText(state, move)), 'a move can be made').to.equal(true);
      await waitUntil(() => words(guessOf(host)).includes(EN['mistakes.next']));
      press(guessOf(host), EN['mistakes.next']);
      await asks(host, 2);
    }).timeout(120_000);
});
