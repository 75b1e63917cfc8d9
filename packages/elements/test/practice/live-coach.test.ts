import { expect } from '@open-wc/testing';
import '../../src/games/connect-four.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import { drawn, onPage, tap } from '../hands.js';
import { waitUntil } from '../wait.js';
import { cardOf, controlsOf, press, words, type Host } from './hands.js';

/** d1 wins for Strawberries, and nothing else. */
const OPEN = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 *\n';

const adviceOf = (game: Host): Element | null | undefined => controlsOf(game)?.querySelector('[part=advice]');
const said = (game: Host): string => adviceOf(game)?.querySelector('p')?.textContent ?? '';

/** A game against a bot in which the reader is to move and to win. */
async function game(attributes: Record<string, string> = {}): Promise<Host> {
  const element: Host = await onPage('connect-four', {
    mode: 'play',
    seats: 'human,bot:easy',
    keep: 'none',
    start: 'now',
    ...attributes,
  });
  await waitUntil(() => controlsOf(element)?.querySelector('.more'));
  // Moves made before the code has loaded are not judged
  await import('../../src/practice/index.js');
  await drawn(element);
  expect(element.table.open(OPEN)).to.equal(undefined);
  await drawn(element);
  return element;
}

describe('the coach during a game', () => {
  it('says that a move gives much away before the bot answers, and lets the reader take it back', async () => {
    const element = await game({ coach: '' });
    await tap(element, 'f1');
    await waitUntil(() => said(element).startsWith('That gives a lot away'));
    expect(said(element)).to.include(EN['reason.wins']);
    expect(said(element), 'the best move stays a secret').not.to.include('d1');
    expect(element.table.session.current.token, 'the bot waits').to.equal('f1');
    press(adviceOf(element), EN['advice.take-back']);
    await waitUntil(() => element.currentPath === '0.0.0.0.0.0');
    expect(said(element)).to.equal('');
    await tap(element, 'f1');
    await waitUntil(() => said(element).startsWith('That gives a lot away'));
    // The other way to take it back
    controlsOf(element)?.querySelector<HTMLElement>('.undo')?.click();
    await waitUntil(() => said(element) === '' && element.currentPath === '0.0.0.0.0.0');
    await tap(element, 'f1');
    await waitUntil(() => said(element).startsWith('That gives a lot away'));
    press(adviceOf(element), EN['advice.keep']);
    await waitUntil(() => element.table.session.current.seat === 1);
  });

  it('says what the rival can do, but not where if that is the better move', async () => {
    const element = await game({ coach: '' });
    element.table.open('[Game "Connect-4"]\n\n1. c1 d1 2. c2 d2 3. c3 c4 4. e1 d3 *\n');
    await drawn(element);
    await tap(element, 'f1');
    await waitUntil(() => said(element).includes('Blueberries can win with the next move.'));
    expect(said(element)).not.to.include('d4');
    press(adviceOf(element), EN['advice.take-back']);
    element.table.open('[Game "Connect-4"]\n\n1. a1 c1 2. a2 d1 *\n');
    await drawn(element);
    await tap(element, 'c2');
    await waitUntil(() => said(element).includes('Blueberries can win in 2 moves, whatever the answers.'));
    expect(said(element)).not.to.include('e1');
  });

  it('nods at a good move, and only where something could go wrong', async () => {
    const element = await game({ coach: '' });
    element.table.open(OPEN.replace(' *', ' 4. f1 *'));
    element.table.setPlayers('bot:easy,human');
    await drawn(element);
    await tap(element, 'd1');
    await waitUntil(() => said(element) === EN['advice.good']);
    await waitUntil(() => element.table.session.current.seat === 0);
  });

  it('is off by default, with people at both seats, and with a person elsewhere', async () => {
    for (const attributes of [{}, { coach: '', seats: 'human,human' }, { coach: '', seats: 'human,far' }]) {
      const element = await game(attributes);
      await drawn(element);
      element.table.play('f1');
      await drawn(element);
      expect(adviceOf(element) ?? undefined, JSON.stringify(attributes)).to.equal(undefined);
      if (!('seats' in attributes)) await waitUntil(() => element.table.session.current.seat === 1);
      element.remove();
    }
  });

  it('is a choice on the start card', async () => {
    const element = await onPage('connect-four', { mode: 'play', keep: 'none' });
    await waitUntil(() => cardOf(element)?.querySelector('form'));
    const on = [...(cardOf(element)?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].find(
      ({ name, value }) => name === PARTS_EN['ui.coach'] && value === 'on',
    );
    expect(on?.checked).to.equal(false);
    on?.click();
    cardOf(element)?.querySelector<HTMLElement>('form .primary')?.click();
    await waitUntil(() => element.coach);
  });
});

describe('undos="none"', () => {
  it('lets no reader take a move back, by button or by the log; the page still can', async () => {
    const element = await game({ undos: 'none', coach: '', seats: 'human,bot:easy' });
    await tap(element, 'f1');
    await waitUntil(() => said(element).startsWith('That gives a lot away'));
    expect(words(adviceOf(element))).to.deep.equal([EN['advice.keep']]);
    press(adviceOf(element), EN['advice.keep']);
    await waitUntil(() => element.table.session.current.seat === 1);
    await drawn(element);
    const path = element.currentPath;
    const button = controlsOf(element)?.querySelector<HTMLElement>('.undo');
    await waitUntil(() => button?.getAttribute('aria-disabled') === 'true');
    button?.click();
    expect(element.table.undo()).to.equal(false);
    expect(element.currentPath).to.equal(path);
    // Looking back is no way to move again
    element.goTo(2);
    expect(element.table.play('e1')).to.equal(false);
    element.goTo(-1);
    expect(element.currentPath).to.equal(path);
    expect(element.undo(), 'the page').to.equal(true);
  });
});
