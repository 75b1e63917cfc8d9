import { expect } from '@open-wc/testing';
import '../../src/games/connect-four.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { drawn, onPage, tap } from '../hands.js';
import { waitUntil } from '../wait.js';
import {
  analysed,
  asked,
  cardOf,
  coachOf,
  controlsOf,
  countIn,
  press,
  task,
  title,
  words,
  type Host,
} from './hands.js';

/** Both sides overlook d1, which would win for Strawberries from the fourth move on. */
const RECORD = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 *\n';
/** The same, lost by Strawberries. */
const LOST = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 5. f2 d2 *\n';

describe('Try your mistakes again', () => {
  it('asks the reader who lost, never tells too early, and brings the game back at its very step', async () => {
    const game: Host = await onPage('connect-four', { mode: 'play', seats: 'human,bot:easy', keep: 'none' });
    await waitUntil(() => controlsOf(game)?.querySelector('.more'));
    expect(game.table.open(LOST)).to.equal(undefined);
    await waitUntil(() => cardOf(game)?.querySelector('[part=turning]'));
    expect(cardOf(game)?.querySelector('.mistakes'), 'nothing is judged yet').to.equal(null);
    cardOf(game)?.querySelector<HTMLElement>('[part=turning]')?.click();
    await waitUntil(() => cardOf(game)?.querySelector('.mistakes'));
    const count = countIn(cardOf(game)?.querySelector('.mistakes'));
    expect(count).to.be.at.least(2);
    const record = await game.toRecord();
    const path = game.currentPath;
    const { session } = game.table;
    cardOf(game)?.querySelector<HTMLElement>('.mistakes')?.click();
    await waitUntil(() => task(game).startsWith('You played'));
    expect(game.table.mode).to.equal('puzzle');
    expect(game.getAttribute('mode'), 'the page keeps its attributes').to.equal('play');
    await waitUntil(() => task(game).includes('Find a better move'));
    // To the one where d1 would have won
    while (!task(game).includes('f1')) (press(coachOf(game), EN['mistakes.skip']), await drawn(game));
    expect(words(coachOf(game)), 'no answer before a try').not.to.include(EN['mistakes.show']);
    // By touch, as a reader does: first the mistake again
    await tap(game, 'f1');
    await waitUntil(() => task(game).startsWith('That’s the move from the game'));
    expect(task(game)).to.include(EN['reason.wins']);
    expect(task(game) + asked(game)).not.to.include('d1');
    await waitUntil(() => game.table.session.current.token === 'd1');
    press(coachOf(game), EN['mistakes.try-again']);
    await waitUntil(() => words(coachOf(game)).includes(EN['mistakes.show']));
    await tap(game, 'e1');
    await waitUntil(() => task(game).startsWith('Not quite'));
    press(coachOf(game), EN['mistakes.try-again']);
    await waitUntil(() => words(coachOf(game)).includes(EN['mistakes.show']));
    await tap(game, 'd1');
    await waitUntil(() => task(game).startsWith('Yes, that’s the best move! Winning chance: 100%'));
    // The others are only looked at
    while (words(coachOf(game)).includes(EN['mistakes.next']) || words(coachOf(game)).includes(EN['mistakes.skip'])) {
      press(
        coachOf(game),
        words(coachOf(game)).includes(EN['mistakes.next']) ? EN['mistakes.next'] : EN['mistakes.skip'],
      );
      await drawn(game);
    }
    if (words(coachOf(game)).includes(EN['mistakes.end'])) press(coachOf(game), EN['mistakes.end']);
    await waitUntil(() => task(game) === `You found 1 of ${count}.`);
    press(coachOf(game), EN['mistakes.rest']);
    await waitUntil(() => task(game).startsWith('You played'));
    expect(task(game), 'what was found does not come again').not.to.include('f1');
    press(coachOf(game), EN['mistakes.back']);
    await waitUntil(() => controlsOf(game)?.querySelector('[part=toolbar]'));
    expect(game.currentPath).to.equal(path);
    expect(game.table.session).to.equal(session);
    expect(await game.toRecord(), 'the game is as it was').to.equal(record);
    expect(game.table.mode).to.equal('play');
    await waitUntil(() => cardOf(game)?.querySelector('.mistakes'));
  }).timeout(90_000);

  it('shows the answer when asked, and what was shown is not found', async () => {
    const game: Host = await onPage('connect-four', { mode: 'replay', record: LOST, seats: 'human,bot:easy' });
    const button = await analysed(game);
    button.click();
    await waitUntil(() => task(game).includes('was played here'));
    const count = countIn(button);
    const { state } = game.table.session;
    const moves = game.table.session.game
      .legalMoves(state)
      .map((move) => game.table.session.game.moveText(state, move));
    // Any move, then the answer
    game.play(moves[0] ?? '');
    await waitUntil(() => /^(Not|That|Yes)/.test(task(game)));
    if (words(coachOf(game)).includes(EN['mistakes.try-again'])) {
      press(coachOf(game), EN['mistakes.try-again']);
      await waitUntil(() => words(coachOf(game)).includes(EN['mistakes.show']));
      press(coachOf(game), EN['mistakes.show']);
      await waitUntil(() => task(game).startsWith('The best move was'));
      expect(coachOf(game)?.querySelectorAll('[part=dots] .solved').length).to.equal(0);
    }
    expect(count).to.be.at.least(2);
  }).timeout(90_000);

  it('takes the mistakes of all people in a replay, or of one that the reader chooses', async () => {
    const game: Host = await onPage('connect-four', { mode: 'replay', record: RECORD, ply: '3' });
    const button = await analysed(game);
    const { length } = game.table.session.root.next;
    const path = game.currentPath;
    expect(path).to.equal('0.0.0');
    const count = countIn(button);
    expect(count).to.be.at.least(3);
    button.click();
    await waitUntil(() => task(game).includes('was played here'));
    expect(game.shadowRoot?.querySelector('[part=panel]'), 'the list would give the answers').to.equal(null);
    expect(title(game)).to.include(`1 of ${count}`);
    await pleasesAxe(game.shadowRoot?.querySelector('griddle-mistakes'));
    const seats = coachOf(game)?.querySelector('select') as HTMLSelectElement;
    seats.value = '0';
    seats.dispatchEvent(new Event('change'));
    await waitUntil(() => task(game).startsWith('Strawberries'));
    expect(title(game)).not.to.include(`of ${count}`);
    press(coachOf(game), EN['mistakes.back']);
    await waitUntil(() => controlsOf(game)?.querySelector('[part=scrubber]'));
    expect(game.currentPath).to.equal(path);
    expect(game.table.session.root.next.length, 'the record is as it was').to.equal(length);
    await waitUntil(() => controlsOf(game)?.querySelector('.mistakes'));
  });

  it('reads the mistakes of a record that was analysed before', async () => {
    const first: Host = await onPage('connect-four', { mode: 'replay', record: RECORD });
    const count = countIn(await analysed(first));
    const record = await first.toRecord();
    first.remove();
    const game: Host = await onPage('connect-four', { mode: 'replay', record });
    await waitUntil(() => controlsOf(game)?.querySelector('.mistakes'));
    expect(countIn(controlsOf(game)?.querySelector('.mistakes'))).to.equal(count);
    controlsOf(game)?.querySelector<HTMLElement>('.mistakes')?.click();
    await waitUntil(() => task(game).includes('was played here'));
  });

  it('ends when the page sets another game', async () => {
    const game: Host = await onPage('connect-four', { mode: 'replay', record: RECORD });
    (await analysed(game)).click();
    await waitUntil(() => task(game).includes('was played here'));
    game.setAttribute('record', LOST);
    await waitUntil(() => controlsOf(game)?.querySelector('[part=scrubber]'));
    expect(coachOf(game)).to.equal(undefined);
    expect(game.table.mode).to.equal('replay');
  });
});
