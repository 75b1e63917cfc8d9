import { expect, nextFrame } from '@open-wc/testing';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { GAMES } from '@griddle/rules/games.js';
import '../../src/daily/griddle-daily.js';
import { CODE } from '../../src/generated/code.js';
import type { GameElement } from '../../src/core/game-element.js';
import type { ResultDetail } from '../../src/results/events.js';
import { fillInput } from '../../src/results/index.js';
import { playOut, table } from '../buffet-boss/table.js';
import { onPage } from '../hands.js';
import { waitUntil } from '../wait.js';

type AnyElement = GameElement<BaseState, unknown>;

/** The results that reach the page, from now on. */
function listen(): ResultDetail[] {
  const told: ResultDetail[] = [];
  document.addEventListener('griddle-result', ({ detail }) => told.push(detail));
  return told;
}

/** Plays legal moves at random until the game is over. */
function playToEnd(element: AnyElement): void {
  let rng = seeded(5);
  for (let made = 0; made < 2000 && !element.table.outcome; made++) {
    const { game, state } = element.table.whole;
    const moves = game.legalMoves(state);
    rng = next(rng);
    if (!element.play(game.moveText(state, moves[below(rng, moves.length)])))
      throw new Error('a legal move is refused');
  }
}

const button = (element: Element, words: string): HTMLButtonElement | undefined => {
  const root = element.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
  return [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.trim() === words);
};
const press = async (element: Element, words: string): Promise<void> => {
  await waitUntil(() => button(element, words));
  button(element, words)?.click();
};

describe('griddle-result', () => {
  for (const { id } of GAMES) {
    it(`tells how a game of ${id} ended, by seat`, async function game() {
      this.timeout(120_000);
      const tag = TAGS[id] as 'snake-board';
      await CODE[tag]?.load();
      const told = listen();
      let element: AnyElement;
      if (id === 'buffet-boss') {
        const board = await table({
          id: 'final',
          options: 'players=2',
          controls: 'none',
          still: '',
          seats: 'human,human',
        });
        await playOut(board, 'mouse');
        element = board as unknown as AnyElement;
      } else {
        const attributes = {
          mode: 'play',
          start: 'now',
          keep: 'none',
          controls: 'none',
          still: '',
          seed: '3',
          id: 'final',
        };
        element = (await onPage(tag, attributes)) as unknown as AnyElement;
        playToEnd(element);
      }
      const { outcome, session, seats } = element.table;
      if (!outcome) throw new Error('the game is not over');
      await waitUntil(() => told.length > 0);
      expect(told.length).to.equal(1);
      const [result] = told as [ResultDetail];
      expect(result).to.include({ kind: 'game', game: id, id: 'final', number: 1, shown: false, hints: 0, attempt: 1 });
      expect(result).not.to.have.property('most');
      expect(result.seconds).to.be.at.least(0);
      expect(result.seats.map(({ seat }) => seat)).to.deep.equal(seats);
      const points = session.game.score(session.state).map(({ total }) => total);
      expect(result.seats.map((seat) => seat.points)).to.deep.equal(points);
      expect(result.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).to.have.members([...outcome.winners]);
      expect(JSON.parse(JSON.stringify(result)), 'plain data').to.deep.equal(result);
    });
  }

  it('says whether the only person won, who the bot was, and counts hints and games', async () => {
    const told = listen();
    const element = await onPage('connect-four', {
      mode: 'play',
      seats: 'human,bot:easy',
      names: 'Ann',
      keep: 'none',
      start: 'now',
    });
    // The position before the end, so that the bot does not get to move
    const almost = { seats: 'human,bot:easy', position: '6/6/6/6/1bb3/1sss1b s' };
    Object.assign(element, almost);
    await element.updateComplete;
    element.dispatchEvent(new Event('griddle-hint'));
    element.play('a1');
    await waitUntil(() => told.length === 1);
    expect(told[0]).to.include({ right: true, hints: 1, attempt: 1 });
    expect(told[0]).not.to.have.property('score');
    expect(told[0]?.id).to.match(/^game-[0-9a-f]{16}$/);
    expect(told[0]?.seats[0]).to.include({ player: 'human', name: 'Ann', won: true });
    expect(told[0]?.seats[1]).to.include({ player: 'bot:easy', won: false });
    element.undo();
    element.play('e1');
    await waitUntil(() => told.length === 2);
    expect(told[1]).to.include({ right: true, attempt: 2 });
  });

  it('tells each try at a puzzle: wrong, then right, then the solution that was shown', async () => {
    const record = `[Title "One"]\n[Position "6/6/6/6/1bb3/1sss1b s"]\n{Win.} 1. a1 (1. e1)\n\n[Title "Two"]\n[Position "6/6/6/2s3/2s1b1/2s1b1 s"]\n{And here?} 1. c4`;
    const told = listen();
    const element = await onPage('connect-four', { mode: 'puzzle', record });
    await waitUntil(() => button(element, 'Hint'));
    element.play('f2');
    await waitUntil(() => told.length === 1);
    await press(element, 'Try again');
    await press(element, 'Hint');
    element.play('a1');
    await waitUntil(() => told.length === 2);
    await press(element, 'Next');
    await press(element, 'Solution');
    await waitUntil(() => told.length === 3);
    const [wrong, right, shown] = told as [ResultDetail, ResultDetail, ResultDetail];
    const same = { kind: 'puzzle', game: 'connect-four', most: 2 };
    expect(wrong).to.include({ ...same, number: 1, right: false, score: 0, attempt: 1, hints: 0, shown: false });
    expect(right).to.include({ ...same, number: 1, right: true, score: 1, attempt: 2, hints: 1 });
    expect(shown).to.include({ ...same, number: 2, right: false, score: 1, attempt: 1, shown: true });
    expect(wrong.id).to.match(/^record-[0-9a-f]{16}:1$/);
    expect(right.id).to.equal(wrong.id);
    expect(shown.id).to.equal(wrong.id.replace(/1$/, '2'));
  });

  it('names Griddle’s own puzzles by set and number, also where only some are shown', async () => {
    const told = listen();
    const element = await onPage('reversi-board', { mode: 'puzzle', puzzles: 'reversi:5-9', game: '2' });
    await press(element, 'Solution');
    await waitUntil(() => told.length === 1);
    expect(told[0]).to.include({ id: 'reversi:6', number: 2, most: 5 });
  });

  it('counts the steps of a lesson that ask for something', async () => {
    const told = listen();
    const element = await onPage('reversi-board', { mode: 'lesson', id: 'ignored' }, 'A lesson that needs JavaScript.');
    const { game } = (element as unknown as AnyElement).table.session;
    for (let steps = 0; steps < 40 && told.length === 0; steps++) {
      await element.updateComplete;
      const [first] = game.legalMoves((element as unknown as AnyElement).table.session.state);
      const known = ['Next', 'Solution', 'Yes'].find((words) => button(element, words));
      if (known) await press(element, known);
      // A step in which any move is right
      else if (first !== undefined)
        element.play(game.moveText((element as unknown as AnyElement).table.session.state, first));
      await nextFrame();
    }
    await waitUntil(() => told.length > 0);
    expect(told[0]?.kind).to.equal('lesson');
    expect(told[0]?.id).to.equal(`reversi:lesson:${told[0]?.number}`);
    expect(told[0]?.most).to.be.greaterThan(1);
  });

  it('is that of the day from the daily puzzle, once', async () => {
    const told = listen();
    const host = await onPage('griddle-daily', { game: 'connect-four', date: '2026-11-25' });
    await waitUntil(() => host.querySelector('connect-four'));
    const element = host.querySelector('connect-four') as Element;
    await press(element, 'Solution');
    await waitUntil(() => told.length === 1);
    expect(told[0]).to.include({
      kind: 'daily',
      game: 'connect-four',
      id: 'daily:connect-four:2026-11-25',
      right: false,
    });
  });

  it('fills an input of a form with the last result of each puzzle', async () => {
    const input = document.createElement('input');
    const stop = fillInput(input);
    const record = '[Position "6/6/6/6/1bb3/1sss1b s"]\n{Win.} 1. a1';
    const element = await onPage('connect-four', { mode: 'puzzle', record, id: 'quiz' });
    await waitUntil(() => button(element, 'Hint'));
    element.play('f2');
    await waitUntil(() => input.value !== '');
    const kept = (): unknown => (JSON.parse(input.value) as ResultDetail[]).map(({ id, right }) => [id, right]);
    expect(kept()).to.deep.equal([['quiz', false]]);
    await press(element, 'Try again');
    element.play('a1');
    await waitUntil(() => input.value.includes('true'));
    expect(kept()).to.deep.equal([['quiz', true]]);
    stop();
  });
});
