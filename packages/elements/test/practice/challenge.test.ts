/** A finished game sent to a friend, who plays the same deal against the same bots. */
import { expect } from '@open-wc/testing';
import { gameById, GAMES } from '@griddle/rules/games.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import '../../src/generated/elements.js';
import { setBotPace } from '../../src/core/bot-pace.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };
import { ownMoves } from '../../src/practice/positions.js';
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import type { GameTag } from '../games.js';
import { drawn, onPage, tap } from '../hands.js';
import { describeInOneEngine } from '../one-engine.js';
import { waitUntil } from '../wait.js';
import { cardOf, press, type Host } from './hands.js';
import { randomRecord } from './records.js';

/** Strawberries win with their fourth move. */
const WON = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. d1 *\n';

/** More decisions than any random game takes. */
const TO_THE_END = 3000;

const rowOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-challenge')?.shadowRoot;
const said = (game: Host): string => rowOf(game)?.querySelector('p')?.textContent ?? '';
const cells = (game: Host): readonly string[] =>
  [...(rowOf(game)?.querySelectorAll('tr') ?? [])].map(({ cells: all }) =>
    [...all]
      .map(({ textContent }) => textContent.trim())
      .join(' ')
      .trim(),
  );

const buttonOf = (game: Host): HTMLElement | null | undefined => cardOf(game)?.querySelector('[part=challenge]');

/** Presses the button on the result card; returns the text that the system is asked to share. */
async function sent(game: Host): Promise<{ readonly text: string; readonly url: string }> {
  const shared: { text: string; url: string }[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (what: { text: string; url: string }) => Promise.resolve(void shared.push(what)),
  });
  await waitUntil(() => buttonOf(game));
  expect(buttonOf(game)?.textContent?.trim()).to.equal(PARTS_EN['ui.challenge']);
  buttonOf(game)?.click();
  await waitUntil(() => shared.length > 0);
  Reflect.deleteProperty(navigator, 'share');
  const [what] = shared;
  if (!what) throw new Error('nothing was shared');
  return what;
}

/** Opens a game on a page whose address has a link. */
async function opened(tag: string, url: string, attributes: Record<string, string> = {}): Promise<Host> {
  location.hash = new URL(url).hash;
  const game: Host = await onPage(tag as GameTag, { id: 'c', mode: 'play', keep: 'none', ...attributes });
  return game;
}

describe('a challenge', () => {
  before(() => setBotPace('at-once'));
  after(() => setBotPace('normal'));
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
    localStorage.clear();
  });

  it('sends a finished game, and is won by fewer moves; the own game comes back', async () => {
    const game: Host = await onPage('connect-four', { id: 'c', mode: 'play', seats: 'human,bot:easy', keep: 'none' });
    await drawn(game);
    game.table.open(WON);
    const { text, url } = await sent(game);
    expect(text).to.equal('Connect-4: Strawberries won. Can you beat me? Same deal, same opponents.');
    await waitUntil(() =>
      cardOf(game)?.querySelector('.result p')?.textContent?.includes(PARTS_EN['ui.challenge-note']),
    );
    game.remove();

    const friend = await opened('connect-four', url, { position: '6/6/6/6/6/2s3 b' });
    await waitUntil(() => said(friend) === 'Your friend won this very game in 4 moves. Can you do better?');
    await pleasesAxe(friend.shadowRoot?.querySelector('griddle-challenge'));
    expect(friend.currentPosition).to.equal('6/6/6/6/6/6 s');
    expect(friend.table.players.map(({ kind }) => kind)).to.deep.equal(['human', 'bot']);
    expect(cardOf(friend)?.querySelector('[part=card]'), 'nothing else is asked').to.equal(null);
    await tap(friend, 'a1');
    await waitUntil(() => friend.table.session.current.seat === 1);
    // The other seat is told to lose
    friend.undo();
    friend.table.setPlayers('human,human');
    for (const move of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4']) friend.play(move);
    await waitUntil(() => said(friend) === 'You and your friend did equally well.');
    expect(cells(friend)).to.deep.equal(['You Your friend', 'Moves 4 4']);
    press(rowOf(friend), EN['challenge.leave']);
    await waitUntil(() => friend.currentPosition.startsWith('6/6/6/6/6/2s3 b'));
    expect(location.hash).not.to.include('beat');
    await waitUntil(() => !rowOf(friend));
  });

  it('compares both sheets at the end, and deals the same again', async () => {
    const options = 'players=2';
    const bots = { options, seats: 'human,bot:easy', seed: '5', start: 'now' };
    const game: Host = await onPage('top-waffle', { id: 'c', mode: 'play', keep: 'none', ...bots });
    await drawn(game);
    const first = game.currentPosition;
    const rules = gameById('top-waffle');
    game.table.open(rules ? randomRecord(rules, TO_THE_END) : '');
    const { url } = await sent(game);
    const theirs = game.table.session.game.score(game.table.session.state)[0]?.total ?? 0;
    game.remove();

    const friend = await opened('top-waffle', url);
    await waitUntil(() => said(friend).startsWith(`Your friend made ${theirs} point`));
    expect(friend.currentPosition.split(' ')[1], 'the same deal').to.equal(first.split(' ')[1]);
    friend.table.setPlayers('bot:easy,bot:easy');
    await waitUntil(() => friend.table.outcome);
    friend.table.setPlayers('human,bot:easy');
    await waitUntil(() => cells(friend).at(-1)?.startsWith('Total'));
    const mine = friend.table.session.game.score(friend.table.session.state)[0]?.total ?? 0;
    expect(cells(friend)[0]).to.equal('You Your friend');
    expect(cells(friend).at(-1)).to.equal(`Total ${mine} ${theirs}`);
    const verdict =
      mine > theirs ? EN['challenge.better'] : mine < theirs ? EN['challenge.worse'] : EN['challenge.same'];
    expect(said(friend).toLowerCase()).to.equal(verdict.replace('{name}', EN['challenge.somebody']).toLowerCase());
    await pleasesAxe(friend.shadowRoot?.querySelector('griddle-challenge'));
    press(rowOf(friend), EN['challenge.again']);
    await waitUntil(() => !friend.table.outcome && said(friend).startsWith('Your friend made'));
    friend.again();
    await waitUntil(() => said(friend) === EN['challenge.other-deal']);
    press(rowOf(friend), EN['challenge.again']);
    await waitUntil(() => said(friend).startsWith('Your friend made'));
  }).timeout(90_000);

  it('says in one sentence what is wrong with a link, and changes nothing', async () => {
    const game: Host = await onPage('connect-four', { id: 'c', mode: 'play', seats: 'human,bot:easy', keep: 'none' });
    await drawn(game);
    game.table.open(WON);
    const { url } = await sent(game);
    game.remove();
    const cases: readonly (readonly [url: string, tag: string, words: RegExp])[] = [
      [url.slice(0, -1), 'connect-four', /^This link is incomplete/],
      [url.replace('human,bot:easy', 'human,human'), 'connect-four', /^This link is incomplete/],
      [url.replace('human,bot:easy', 'nobody'), 'connect-four', /^This link is incomplete/],
      [url.replace('.d1&end=7', '&end=6'), 'connect-four', /^This link is incomplete/],
      [url, 'reversi-board', /^This link is for a different game/],
      [url.replace('.b2.', '.b6.'), 'connect-four', /b6/],
    ];
    for (const [address, tag, expected] of cases) {
      const friend = await opened(tag, address);
      await waitUntil(() => friend.shadowRoot?.querySelector('[part=error]')?.textContent?.trim());
      expect(friend.shadowRoot?.querySelector('[part=error]')?.textContent?.trim(), address).to.match(expected);
      expect(rowOf(friend) === undefined, address).to.equal(true);
      friend.remove();
    }
    const replay = await opened('connect-four', url, { mode: 'replay' });
    await waitUntil(() => replay.shadowRoot?.querySelector('[part=error]')?.textContent?.includes('only shows a game'));
  }).timeout(90_000);

  it('is offered after games of one person against bots only', async () => {
    for (const seats of ['human,human', 'bot:easy,bot:easy', 'human,far']) {
      const game: Host = await onPage('connect-four', { mode: 'play', seats, keep: 'none' });
      await drawn(game);
      game.table.open(WON);
      await waitUntil(() => cardOf(game)?.querySelector('.result'));
      expect(buttonOf(game), seats).to.equal(null);
      game.remove();
    }
  });
});

describeInOneEngine('a challenge of every game', () => {
  for (const rules of GAMES) {
    const { id } = rules;
    it(`carries ${id}`, async () => {
      const tag = TAGS[id] as GameTag;
      const game: Host = await onPage(tag, {
        id: 'c',
        mode: 'play',
        seats: 'human,bot:easy',
        keep: 'none',
        start: 'now',
      });
      await drawn(game);
      game.table.open(randomRecord(rules, TO_THE_END));
      const { url } = await sent(game);
      game.remove();
      const friend = await opened(tag, url);
      await waitUntil(() => /this very game/.test(said(friend)));
      expect(ownMoves(friend.table.session, 0), 'nobody has moved for the reader').to.equal(0);
      friend.remove();
    }).timeout(90_000);
  }
});
