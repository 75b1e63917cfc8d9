import { expect } from '@open-wc/testing';
import { initialOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import '../../src/generated/elements.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };
import COACH_EN from '../../src/learn/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import type { GameTag } from '../games.js';
import { drawn, onPage, tap } from '../hands.js';
import { waitUntil } from '../wait.js';
import { cardOf, controlsOf, menuOf, press, words, type Host } from './hands.js';
import { randomRecord } from './records.js';

const RECORD = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 (2... c1 d1) 3. c1 c2 4. f1 d1 *\n';

const rowOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-play-on')?.shadowRoot;

async function playsOn(game: Host): Promise<void> {
  press(await menuOf(game), PARTS_EN['ui.play-on']);
  await waitUntil(() => rowOf(game)?.querySelector('button'));
  await waitUntil(() => cardOf(game)?.querySelector('[part=card]'));
}

async function start(game: Host): Promise<void> {
  cardOf(game)?.querySelector<HTMLElement>('form .primary')?.click();
  await waitUntil(() => !cardOf(game)?.querySelector('[part=card]'));
}

describe('Play on from here', () => {
  afterEach(() => localStorage.clear());

  it('plays against a bot from the position of a replay, and brings the record back at the very move', async () => {
    const game: Host = await onPage('connect-four', { mode: 'replay', record: RECORD, path: '0.0.0.1' });
    await drawn(game);
    const { session } = game.table;
    const record = await game.toRecord();
    const position = game.currentPosition;
    await playsOn(game);
    expect(rowOf(game)?.textContent?.trim()).to.include('Playing on from move 2');
    expect(game.currentPosition).to.equal(position);
    await pleasesAxe(game.shadowRoot?.querySelector('griddle-play-on'));
    const side = cardOf(game)?.querySelector<HTMLInputElement>('input[value="0"]');
    expect(side?.checked, 'the reader plays the side to move').to.equal(true);
    await start(game);
    expect(game.table.players[1]?.kind).to.equal('bot');
    await tap(game, 'f1');
    await waitUntil(() => game.table.session.current.seat === 1);
    expect(game.undo()).to.equal(true);
    expect(game.undo(), 'the record is not taken back').to.equal(false);
    press(rowOf(game), EN['play-on.back']);
    await waitUntil(() => controlsOf(game)?.querySelector('[part=scrubber]'));
    expect(game.currentPath).to.equal('0.0.0.1');
    expect(game.table.session).to.equal(session);
    expect(await game.toRecord()).to.equal(record);
    expect(game.table.players, 'the page has set no players').to.deep.equal([]);
  });

  it('keeps what was played under a name of its own, and offers it again', async () => {
    const game: Host = await onPage('connect-four', { id: 'kept', mode: 'replay', record: RECORD, ply: '4' });
    await drawn(game);
    await playsOn(game);
    await start(game);
    game.table.setPlayers('human,human');
    game.play('e1');
    await drawn(game);
    const position = game.currentPosition;
    await waitUntil(() => Object.keys(localStorage).some((key) => key.endsWith(' kept on')));
    press(rowOf(game), EN['play-on.back']);
    await drawn(game);
    game.goTo(2);
    await playsOn(game);
    expect(words(cardOf(game))).to.include(PARTS_EN['ui.kept-go-on']);
    press(cardOf(game), PARTS_EN['ui.kept-go-on']);
    await waitUntil(() => game.currentPosition === position);
    press(rowOf(game), EN['play-on.back']);
    await waitUntil(() => controlsOf(game)?.querySelector('[part=scrubber]'));
    expect(game.currentPath, 'where the reader was last').to.equal('0.0');
  });

  it('has no result: it is not the game that the page gave', async () => {
    const game: Host = await onPage('connect-four', { mode: 'replay', record: RECORD, ply: '4' });
    await drawn(game);
    const results: string[] = [];
    game.addEventListener('griddle-result', ({ detail }) => results.push(detail.kind));
    await playsOn(game);
    await start(game);
    game.table.setPlayers('human,human');
    for (const move of ['c1', 'c2', 'd1']) expect(game.play(move)).to.equal(true);
    expect(game.table.outcome?.winners).to.deep.equal([0]);
    // The code that counts games comes with the first move
    await import('../../src/results/summary.js');
    await drawn(game);
    expect(results).to.deep.equal([]);
  });

  it('goes on from the end of a puzzle', async () => {
    const record = '[Goal "any"]\n\n1. d1';
    const game: Host = await onPage('connect-four', { mode: 'puzzle', record });
    const coach = (): ShadowRoot | null | undefined => game.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
    await waitUntil(() => coach()?.querySelector('[part=task]'));
    await tap(game, 'a1');
    await waitUntil(() => words(coach()).includes(COACH_EN['coach.play-on']));
    press(coach(), COACH_EN['coach.play-on']);
    await waitUntil(() => rowOf(game)?.querySelector('button'));
    expect(game.table.mode).to.equal('play');
    await waitUntil(() => cardOf(game)?.querySelector('form'));
    expect(game.table.toMove).to.deep.equal([1]);
    press(rowOf(game), EN['play-on.back']);
    await waitUntil(() => coach()?.querySelector('[part=task]'));
    expect(game.table.mode).to.equal('puzzle');
    await tap(game, 'b1');
    await waitUntil(() => words(coach()).includes(COACH_EN['coach.play-on']));
  });

  it('is offered in the review of a finished game, not in one in progress', async () => {
    const game: Host = await onPage('connect-four', { mode: 'play', start: 'now' });
    expect(words(await menuOf(game))).not.to.include(PARTS_EN['ui.play-on']);
    for (const move of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1']) game.play(move);
    await drawn(game);
    expect(words(await menuOf(game)), 'at its end').not.to.include(PARTS_EN['ui.play-on']);
    game.goTo(4);
    await drawn(game);
    await playsOn(game);
    press(rowOf(game), EN['play-on.back']);
    await waitUntil(() => game.currentPath === '0.0.0.0');
    expect(game.table.reviews).to.equal(true);
  });

  for (const game of GAMES)
    it(`works in ${game.id}`, async () => {
      const record = randomRecord(game, 8);
      const host: Host = await onPage(TAGS[game.id] as GameTag, { mode: 'replay', record, ply: '-1' });
      await drawn(host);
      const position = host.currentPosition;
      await playsOn(host);
      expect(host.table.session.game.id).to.equal(game.id);
      await start(host);
      host.table.setPlayers(
        game
          .seats(initialOptions(game.options))
          .map(() => 'human')
          .join(),
      );
      await drawn(host);
      const { state } = host.table.whole;
      const [move] = game.legalMoves(state);
      if (move !== undefined && game.toMove(state)[0] !== -1)
        expect(host.play(game.moveText(state, move)), 'a move can be made').to.equal(true);
      press(rowOf(host), EN['play-on.back']);
      await waitUntil(() => host.table.mode === 'replay');
      expect(host.currentPosition).to.equal(position);
    });
});
