import { expect } from '@open-wc/testing';
import type { GriddleCoach } from '../../src/learn/coach.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/games/connect-four.js';
import '../../src/games/waffle-checkers.js';
import '../../src/games/waffle-time/waffle-time.js';
import { puzzlesOf } from '../../src/daily/sets.js';
import { pleasesAxe } from '../axe.js';
import { onPage, press as keys, tap, walk, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

interface Game extends OnPage {
  play(move: string): boolean;
  readonly currentPath: string;
  readonly currentPosition: string;
}

const LINE = `[Title "A quiet start"]
[Position "6/6/6/6/6/6 s"]
[Difficulty "2"]

{Take the middle.} 1. c3 (1. a1? b2 {The corner is too far off.}) b2 {Blueberries come close.} 2. d4 {The middle is yours.}`;

async function puzzle(
  record: string,
  mode = 'puzzle',
  tag: 'waffle-wars' | 'connect-four' | 'waffle-checkers' = 'waffle-wars',
): Promise<{ game: Game; coach: GriddleCoach }> {
  const game = await onPage(tag, { mode, record });
  const find = (): GriddleCoach | null | undefined => game.shadowRoot?.querySelector('griddle-coach');
  await waitUntil(() => find()?.shadowRoot?.querySelector('[part=task]'));
  const coach = find() as GriddleCoach;
  await coach.updateComplete;
  return { game, coach };
}

const task = (coach: GriddleCoach): string => coach.shadowRoot?.querySelector('[part=task]')?.textContent ?? '';
const buttons = (coach: GriddleCoach): string[] =>
  [...(coach.shadowRoot?.querySelectorAll('[part=button]') ?? [])].map(({ textContent }) => textContent ?? '');

function press(coach: GriddleCoach, words: string): void {
  const found = [...(coach.shadowRoot?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const button = found.find(({ textContent, title }) => textContent === words || title === words);
  if (!button) throw new Error(`There is no button ${words}, but ${buttons(coach).join()}`);
  button.click();
}

describe('mode="puzzle"', () => {
  it('asks for one move or for several, where the record does not say what to do', async () => {
    const short = await puzzle('[Position "6/6/6/6/6/6 s"]\n\n1. c3');
    await waitUntil(() => task(short.coach) === 'Strawberries to move. Find the best move.');
    const long = await puzzle('[Position "6/6/6/6/6/6 s"]\n\n1. c3 b2 2. d4');
    await waitUntil(() => task(long.coach) === 'Strawberries to move. Find the best moves.');
  });

  it('answers right moves, refutes wrong ones and undoes them with the reason', async () => {
    const { game, coach } = await puzzle(LINE);
    const told: unknown[] = [];
    for (const type of ['griddle-tried', 'griddle-solved'])
      game.addEventListener(type, (event) => told.push((event as CustomEvent).detail));
    await waitUntil(() => task(coach) === 'Take the middle.');
    expect(coach.shadowRoot?.querySelector('[part=title]')?.textContent).to.equal('A quiet start');
    expect(game.play('a1')).to.equal(true);
    await waitUntil(() => task(coach) === 'The corner is too far off.');
    await coach.updateComplete;
    press(coach, 'Try again');
    expect(game.currentPath).to.equal('');
    expect(task(coach), 'the reason stays').to.equal('The corner is too far off.');
    expect(game.play('c3')).to.equal(true);
    await waitUntil(() => game.currentPath === '0.0');
    await waitUntil(() => task(coach) === 'Blueberries come close.');
    expect(game.play('d4')).to.equal(true);
    await waitUntil(() => task(coach) === 'The middle is yours.');
    expect(told).to.deep.equal([
      { move: 'a1', right: false },
      { move: 'c3', right: true },
      { move: 'd4', right: true },
      { game: 1, tries: 1, hints: 0 },
    ]);
    expect(buttons(coach)).to.deep.equal(['Start over', 'Play on']);
    press(coach, 'Start over');
    expect(game.currentPath).to.equal('');
  });

  it('prevents the reader from moving for the others', async () => {
    const { game, coach } = await puzzle(LINE);
    await waitUntil(() => buttons(coach).includes('Hint'));
    game.play('c3');
    await coach.updateComplete;
    await tap(game, 'f6');
    expect(game.currentPath, 'the coach moves').to.equal('0');
  });

  it('hints at the place first, then at the move, and shows the solution', async () => {
    const { game, coach } = await puzzle(LINE);
    await waitUntil(() => buttons(coach).includes('Hint'));
    press(coach, 'Hint');
    await waitUntil(() => task(coach) === 'Look at c3.');
    press(coach, 'Hint');
    await waitUntil(() => task(coach) === 'Place on c3.');
    press(coach, 'Solution');
    await waitUntil(() => game.currentPath === '0.0.0');
    await waitUntil(() => buttons(coach).join() === 'Start over,Play on');
  });

  it('says why a turn of several moves is wrong, where the record has a reason for one of them', async () => {
    const [, own = ''] = await puzzlesOf('waffle-time');
    const record = own.replace('kc2.wc3', 'kc2.wc3 (wc2.kc3? {The wrong way round.} end)');
    expect(record).not.to.equal(own);
    const game = await onPage('waffle-time', { mode: 'puzzle', record });
    const coach = (): GriddleCoach | null | undefined => game.shadowRoot?.querySelector('griddle-coach');
    await waitUntil(() => coach()?.shadowRoot?.querySelector('.turn'));
    expect(game.play('wc2.kc3')).to.equal(true);
    await coach()?.updateComplete;
    expect(task(coach() as GriddleCoach), 'the turn goes on').not.to.contain('round');
    expect(game.play('end')).to.equal(true);
    await waitUntil(() => task(coach() as GriddleCoach) === 'The wrong way round.');
  });

  it('begins with the hint of the record', async () => {
    const { coach } = await puzzle(`[Hint "Think of the middle."]\n${LINE}`);
    await waitUntil(() => buttons(coach).includes('Hint'));
    for (const words of ['Think of the middle.', 'Look at c3.', 'Place on c3.', 'Look at c3.']) {
      press(coach, 'Hint');
      await waitUntil(() => task(coach) === words);
    }
  });

  it('asks questions that the rules can answer', async () => {
    const { coach } = await puzzle('[Position "6/6/6/6/s5/6 b"]\n[Goal "legal a2"]\n');
    await waitUntil(() => buttons(coach).includes('Yes'));
    expect(task(coach)).to.equal('Is the move a2 allowed?');
    press(coach, 'Yes');
    await waitUntil(() => task(coach) === 'Not quite. Look again.');
    press(coach, 'No');
    await waitUntil(() => coach.shadowRoot?.querySelector('.solved') !== null);
    expect(task(coach), 'and say why').to.match(/a2/);
  });

  it('shows the record’s comment after the right answer', async () => {
    const text =
      '[Position "6/6/6/6/s5/6 b"]\n[Goal "legal %"]\n\n{Can Blueberries place here? [%csl Ga2]} {That was it.}';
    for (const [move, answer] of [
      ['b2', 'Yes'],
      ['a2', 'No'],
    ] as const) {
      const { coach } = await puzzle(text.replace('%', move), 'lesson');
      await waitUntil(() => buttons(coach).includes(answer));
      expect(task(coach)).to.equal('Can Blueberries place here?');
      press(coach, answer);
      await waitUntil(() => task(coach) === 'That was it.');
      press(coach, 'Start over');
      await waitUntil(() => task(coach) === 'Can Blueberries place here?');
    }
    const { coach } = await puzzle('[Goal "count b2"]\n\n{How many?} {Three of them.}', 'puzzle', 'waffle-checkers');
    await waitUntil(() => coach.shadowRoot?.querySelector('input'));
    (coach.shadowRoot?.querySelector('input') as HTMLInputElement).value = '3';
    press(coach, 'Check');
    await waitUntil(() => task(coach) === 'Three of them.');
  });

  it('asks for a number, which the rules count', async () => {
    const { coach } = await puzzle('[Goal "count b2"]\n', 'puzzle', 'waffle-checkers');
    await waitUntil(() => coach.shadowRoot?.querySelector('input'));
    const input = coach.shadowRoot?.querySelector('input') as HTMLInputElement;
    input.value = '7';
    press(coach, 'Check');
    await waitUntil(() => task(coach) === 'Not quite. Look again.');
    input.value = '3';
    press(coach, 'Check');
    await waitUntil(() => task(coach) === 'Solved!');
  });

  it('has dots to go through a set', async () => {
    const { coach, game } = await puzzle(
      `[Goal "any"]\n[Title "One"]\n\n1. d1\n\n[Goal "any"]\n[Title "Two"]\n\n1. d1`,
      'puzzle',
      'connect-four',
    );
    await waitUntil(() => coach.shadowRoot?.querySelectorAll('[part=dots] button').length === 2);
    game.play('a1');
    await waitUntil(() => task(coach) === 'Solved!');
    await waitUntil(() => buttons(coach).includes('Next'));
    press(coach, 'Next');
    await waitUntil(() => coach.shadowRoot?.querySelector('[part=title]')?.textContent === 'Two');
    expect(coach.shadowRoot?.querySelectorAll('[part=dots] .solved').length).to.equal(1);
  });

  it('reports errors in a puzzle, and shows its position', async () => {
    const { game } = await puzzle('[Position "6/6/2s3/6/6/6 b"]\n\n1. c4', 'puzzle');
    await waitUntil(() => game.shadowRoot?.querySelector('[part=error]') !== null);
    expect(game.shadowRoot?.querySelector('[part=error]')?.textContent).to.match(/^Line 3, character 4: .*c4/);
    expect(game.currentPosition).to.contain('2s3');
  });

  for (const [what, text, words] of [
    ['a solution', '[Position "6/6/2s3/6/6/6 b"]\n[Goal "save 1"]\n', /^Line 2, character \d+: .*no solution/],
    ['an allowed solution', '[Position "6/6/2s3/6/6/6 b"]\n\n1. c4', /^Line 3, character 4: .*c4/],
    [
      'a solution that reaches the goal',
      '[Position "6/6/2s3/6/6/6 b"]\n[Goal "win"]\n\n1. a3',
      /^Line 2, character 8: /,
    ],
    ['a known goal', '[Position "6/6/2s3/6/6/6 b"]\n[Goal "fun"]\n\n1. a3', /^Line 2, character 8: .*“fun”/],
    ['a valid difficulty', '[Position "6/6/2s3/6/6/6 b"]\n[Difficulty "9"]\n\n1. a3', /^Line 2, character 14: .*“9”/],
    ['a position that can be read', '[Position "6/6/2q3/6/6/6 b"]\n\n1. a3', /^Line 1, character \d+: /],
  ] as const) {
    it(`without ${what} says where and what to do in two sentences at most, and is a diagram`, async () => {
      const { game } = await puzzle(text);
      const error = (): string => game.shadowRoot?.querySelector('[part=error]')?.textContent ?? '';
      await waitUntil(() => error() !== '');
      expect(error()).to.match(words);
      expect(error().match(/[.!?](\s|$)/g)?.length, error()).to.be.within(1, 2);
      if (what !== 'a position that can be read') expect(game.currentPosition).to.contain('2s3');
      expect(game.shadowRoot?.querySelectorAll('[role=gridcell]').length).to.equal(36);
      // Nobody can play on in what is no puzzle
      const before = game.currentPosition;
      await tap(game, 'f6');
      expect(game.currentPosition).to.equal(before);
    });
  }

  it('can be solved by keys alone', async () => {
    const { game, coach } = await puzzle(LINE);
    await waitUntil(() => buttons(coach).includes('Hint'));
    game.focus();
    await walk(game, 'c3');
    await keys(game, 'Enter');
    await waitUntil(() => game.currentPath === '0.0');
    await waitUntil(() => buttons(coach).includes('Hint'));
    await walk(game, 'd4');
    await keys(game, 'Enter');
    await waitUntil(() => task(coach) === 'The middle is yours.');
  });

  it('is accessible', async () => {
    const { game, coach } = await puzzle(LINE);
    await waitUntil(() => buttons(coach).includes('Hint'));
    await pleasesAxe(game);
  });
});

describe('mode="lesson"', () => {
  it('leads from step to step; some are only text', async () => {
    const text = `[Title "Look"]\n\n{This is a waffle.}\n\n[Title "Do"]\n[Goal "any"]\n\n{Put a strawberry anywhere.}\n1. c3`;
    const { game, coach } = await puzzle(text, 'lesson');
    await waitUntil(() => task(coach) === 'This is a waffle.');
    expect(coach.shadowRoot?.querySelector('[part=title]')?.textContent).to.equal('Step 1 of 2: Look');
    press(coach, 'Next');
    await waitUntil(() => task(coach) === 'Put a strawberry anywhere.');
    game.play('d4');
    await waitUntil(() => task(coach) === 'Well done!');
    press(coach, 'Previous');
    await waitUntil(() => task(coach) === 'This is a waffle.');
  });
});
