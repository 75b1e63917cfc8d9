/** Questions to readers, made by playing in the form that makes embeds. */
import { expect, fixture, html } from '@open-wc/testing';
import { puzzleOf } from '@griddle/rules/internal/puzzle/index.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import { CHANCE } from '@griddle/rules/core/contract.js';
import { gameById, GAMES } from '@griddle/rules/games.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { puzzlesOf } from '../../src/daily/sets.js';
import type { DailyGame } from '../../src/daily/day.js';
import '../../src/index.js';
import '../../src/maker/maker.js';
import type { GriddleMaker } from '../../src/maker/maker.js';
import type { Board } from '../../src/maker/picture.js';
import { pleasesAxe } from '../axe.js';
import { cell, onPage, press as keys, tap, walk, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

/** Strawberries win with b1 and with e1, and in no other way. */
const WIN = '6/6/6/6/2bb2/2ss2 s';

async function maker(game: string, text = ''): Promise<GriddleMaker> {
  const element = await fixture<GriddleMaker>(html`<griddle-maker address="https://example.org/"></griddle-maker>`);
  await choose(element, 'game', game);
  if (text === '') return element;
  await choose(element, 'from', 'A record or position as text');
  await write(element, 'text', text);
  return element;
}

const root = (element: GriddleMaker): ShadowRoot => element.shadowRoot as ShadowRoot;

async function choose(element: GriddleMaker, name: string, words: string): Promise<void> {
  const select = root(element).querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!select) throw new Error(`no list ${name}`);
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === words);
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
}

async function write(element: GriddleMaker, name: string, text: string): Promise<void> {
  const field = root(element).querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await element.updateComplete;
}

const buttons = (element: GriddleMaker): HTMLButtonElement[] => [...root(element).querySelectorAll('button')];
const named = (element: GriddleMaker, words: string): HTMLButtonElement | undefined =>
  buttons(element).find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent).trim() === words);

async function press(element: GriddleMaker, words: string): Promise<void> {
  await waitUntil(() => named(element, words)?.disabled === false);
  named(element, words)?.click();
  await element.updateComplete;
}

const said = (element: GriddleMaker): string => root(element).querySelector('.ask .say')?.textContent ?? '';
const noted = (element: GriddleMaker): string => root(element).querySelector('.ask .said')?.textContent ?? '';
const listed = (element: GriddleMaker, list: string): string[] =>
  [...root(element).querySelectorAll(`.ask ${list} li`)].map(({ textContent }) =>
    textContent.trim().replaceAll(/\s+/g, ' '),
  );

/** The words of the questions that ask for a goal. */
const KINDS: Readonly<Record<string, string>> = {
  win: 'Find the win',
  points: 'Score as much as possible this turn',
};

/** The moves of seats in the solution of a puzzle. */
function movesOf(text: string): readonly string[] {
  const read = parseRecords(text);
  const moves: string[] = [];
  let [node] = read.ok ? (read.value[0]?.next ?? []) : [];
  for (; node; [node] = node.next) if (!node.token.startsWith('~')) moves.push(node.token);
  return moves;
}

/** The board on which the author plays, once it shows what is asked about. */
async function board(element: GriddleMaker): Promise<Board & OnPage> {
  const find = (): Board | null => root(element).querySelector<Board>('.asked > *');
  await waitUntil(() => find()?.table?.visit && named(element, 'Next') && said(element) !== 'One moment…');
  return find() as Board & OnPage;
}

async function play(element: GriddleMaker, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    expect((await board(element)).play(move), move).to.equal(true);
    await element.updateComplete;
    // A right move is answered a moment later
    await Promise.resolve();
    await element.updateComplete;
  }
}

/** The record in the code to paste. */
function recordIn(element: GriddleMaker): string {
  const template = document.createElement('template');
  template.innerHTML = element.embedding;
  return template.content.querySelector('[record]')?.getAttribute('record') ?? '';
}

const coachIn = (game: Element | null): ShadowRoot | null | undefined =>
  game?.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
const task = (game: Element | null): string => coachIn(game)?.querySelector('[part=task]')?.textContent ?? '';

async function askForWin(): Promise<GriddleMaker> {
  const element = await maker('Connect-4', WIN);
  await press(element, 'Ask the reader something');
  await board(element);
  await press(element, 'Next');
  await press(element, 'Find the win');
  expect(said(element)).to.equal('Play the right move for Strawberries.');
  return element;
}

describe('a question made by playing', () => {
  it('leads from a position to a puzzle that works', async () => {
    const element = await askForWin();
    await play(element, 'b1', 'a1');
    expect(said(element)).to.match(/isn’t a win yet. Play the next move for Strawberries/);
    await press(element, 'Next');
    expect(noted(element), 'and says what is missing').to.match(/isn’t a win yet/);
    await play(element, 'e1');
    expect(said(element)).to.equal('The game is over. Press Next.');
    expect(listed(element, 'ol')).to.have.length(3);
    await press(element, 'Next');

    expect(said(element)).to.match(/^Play a wrong move/);
    await play(element, 'f1');
    expect(said(element)).to.match(/^Why is this wrong: .*f/);
    await write(element, 'reason', 'It leaves a gap.');
    await play(element, 'e1');
    await press(element, 'Save this wrong move');
    expect((await board(element)).currentPath).to.equal('');
    expect(listed(element, '.tries')).to.have.length(1);
    expect(listed(element, '.tries')[0]).to.contain('It leaves a gap.');
    // A right move leads to the reader’s next turn, where another try can be made
    await play(element, 'b1');
    await waitUntil(async () => (await board(element)).currentPath === '0.0');
    await play(element, 'a2');
    await write(element, 'reason', 'Too slow.');
    await press(element, 'Save this wrong move');
    expect(listed(element, '.tries')).to.have.length(2);
    await press(element, 'Next');

    await write(element, 'question', 'How do Strawberries win?');
    await write(element, 'hint', 'Make a row that is open on both sides.');
    await write(element, 'title', 'Two ends');
    await choose(element, 'difficulty', '2');
    await press(element, 'Next');

    await waitUntil(() => recordIn(element) !== '');
    const record = recordIn(element);
    expect(record).to.match(
      /^\[Game "Connect-4"\] \[Title "Two ends"\] \[Goal "win 2"\] \[Difficulty "2"\] \[Hint "Make/,
    );
    expect(record).not.to.match(/Seed|Result/);
    const read = parseRecords(record);
    const session = read.ok && read.value[0] ? sessionFromRecord(connectFour, read.value[0], record) : undefined;
    expect(session?.ok && puzzleOf(session.value, record).ok, record).to.equal(true);

    // The preview is what readers see
    const preview = (): HTMLElement | null => root(element).querySelector('.frame connect-four');
    await waitUntil(() => task(preview()) === 'How do Strawberries win?');

    const reader = await onPage('connect-four', { mode: 'puzzle', record });
    await waitUntil(() => task(reader) === 'How do Strawberries win?');
    const hint = [...(coachIn(reader)?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Hint',
    );
    hint?.click();
    await waitUntil(() => task(reader) === 'Make a row that is open on both sides.');
    expect(reader.play('f1')).to.equal(true);
    await waitUntil(() => task(reader) === 'It leaves a gap.');
    await waitUntil(() => reader.currentPath === '');
    expect(reader.play('b1')).to.equal(true);
    await waitUntil(() => reader.currentPath === '0.0');
    expect(reader.play('e1')).to.equal(true);
    await waitUntil(() => coachIn(reader)?.querySelector('.solved'));
  });

  it('tells of a second solution, which can be accepted', async () => {
    const element = await askForWin();
    await play(element, 'b1', 'a1', 'e1');
    for (let step = 0; step < 3; step++) await press(element, 'Next');
    await waitUntil(() =>
      /There is a second solution: .*e/.test(root(element).querySelector('.found')?.textContent ?? ''),
    );
    await press(element, 'Accept it too');
    await waitUntil(() => root(element).querySelector('.ask')?.textContent.includes('There is no second solution.'));
    await waitUntil(() => recordIn(element).includes('(1. e1)'));
    const reader = await onPage('connect-four', { mode: 'puzzle', record: recordIn(element) });
    await waitUntil(() => task(reader) !== '');
    reader.play('e1');
    await waitUntil(() => coachIn(reader)?.querySelector('.solved'));
  });

  it('tells of a winning move that was called wrong', async () => {
    const element = await askForWin();
    await play(element, 'b1', 'a1', 'e1');
    await press(element, 'Next');
    await play(element, 'e1');
    await press(element, 'Next');
    await press(element, 'Next');
    await waitUntil(() => /wins too: .*e/.test(root(element).querySelector('.found')?.textContent ?? ''));
  });

  it('loses nothing by going back, and starts over only when asked twice', async () => {
    const element = await askForWin();
    await play(element, 'b1', 'a1', 'e1');
    await press(element, 'Next');
    await play(element, 'f1');
    await write(element, 'reason', 'It leaves a gap.');
    for (let step = 0; step < 3; step++) await press(element, 'Back');
    expect(said(element)).to.match(/^Play to the position/);
    // Another position has a question of its own; the first one keeps its moves
    await play(element, 'f1');
    await press(element, 'Next');
    await press(element, 'Find the best move');
    expect(listed(element, 'ol')).to.have.length(0);
    await press(element, 'Back');
    await press(element, 'Back');
    await press(element, 'One move back');
    await press(element, 'Next');
    await press(element, 'Find the win');
    expect(listed(element, 'ol')).to.have.length(3);
    await press(element, 'Next');
    expect(listed(element, '.tries')[0]).to.contain('It leaves a gap.');
    // The form keeps it, too
    for (let step = 0; step < 4; step++) await press(element, 'Back');
    await write(element, 'text', '6/6/6/6/6/6 s');
    await press(element, 'Ask the reader something');
    expect((await board(element)).currentPosition, 'another position is another question').to.match(
      /^6\/6\/6\/6\/6\/6 /,
    );
    await press(element, 'Back');
    await write(element, 'text', WIN);
    await press(element, 'Ask the reader something');
    named(element, 'Start over')?.focus();
    await press(element, 'Start over');
    expect(root(element).activeElement?.textContent, 'the focus is not lost').to.match(/^Delete this question/);
    await press(element, 'Keep it');
    await press(element, 'Next');
    await press(element, 'Find the win');
    expect(listed(element, 'ol')).to.have.length(3);
    await press(element, 'Start over');
    await press(element, 'Delete it');
    await press(element, 'Next');
    await press(element, 'Find the win');
    expect(listed(element, 'ol')).to.have.length(0);
  });

  it('has the browser ask before an unfinished question goes away with the page', async () => {
    const leaves = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const element = await maker('Connect-4', WIN);
    await press(element, 'Ask the reader something');
    await board(element);
    expect(leaves(), 'nothing is lost yet').to.equal(true);
    await press(element, 'Next');
    await press(element, 'Find the win');
    expect(leaves()).to.equal(false);
    element.remove();
    expect(leaves(), 'the page has no maker').to.equal(true);
  });

  it('begins at any position of a record', async () => {
    const element = await maker('Connect-4', '[Game "Connect-4"]\n1. c1 d1 2. c2 d2 3. c3 d3 4. c4');
    await press(element, 'Ask the reader something');
    await board(element);
    const slider = root(element).querySelector<HTMLInputElement>('input[type=range]');
    expect(slider?.max).to.equal('7');
    if (slider) slider.value = '7';
    slider?.dispatchEvent(new Event('input'));
    await press(element, 'Next');
    expect(noted(element)).to.match(/The game is over here/);
    await press(element, 'One move back');
    await press(element, 'Next');
    await press(element, 'Find the best move');
    await play(element, 'c4');
    await press(element, 'Ask for the win');
    for (let step = 0; step < 3; step++) await press(element, 'Next');
    await waitUntil(() => recordIn(element).includes('[Goal "win 1"]'));
    expect(recordIn(element)).to.contain('[Position "6/6/6/2sb2/2sb2/2sb2 s');
  });

  it('begins at the position that was set up, also where nothing was changed yet', async () => {
    const element = await maker('Waffle Time');
    await choose(element, 'from', 'A position I set up');
    const setUp = (): Board | null => root(element).querySelector<Board>('form waffle-time');
    await waitUntil(() => setUp()?.shadowRoot?.querySelector('[data-place]'));
    const { currentPosition } = setUp() as Board;
    await press(element, 'Ask the reader something');
    expect((await board(element)).currentPosition).to.equal(currentPosition);
  });

  it('writes steps of lessons', async () => {
    const element = await maker('Waffle Wars');
    await press(element, 'Ask the reader something');
    await board(element);
    await press(element, 'Next');
    await press(element, 'Play the move you describe (lesson)');
    await play(element, 'c3');
    await press(element, 'Next');
    await press(element, 'Next');
    await write(element, 'question', 'Place a strawberry on c3.');
    await press(element, 'Next');
    await waitUntil(() => element.embedding.includes('<waffle-wars mode="lesson"'));
    const reader = await onPage('waffle-wars', { mode: 'lesson', record: recordIn(element) });
    await waitUntil(() => task(reader) === 'Place a strawberry on c3.');
    reader.play('c3');
    await waitUntil(() => coachIn(reader)?.querySelector('.solved'));
  });

  it('has several questions in one record', async () => {
    const element = await askForWin();
    await play(element, 'b1', 'a1', 'e1');
    for (let step = 0; step < 3; step++) await press(element, 'Next');
    await press(element, 'Add another question');
    expect(root(element).querySelector('.ask h2')?.textContent.trim()).to.equal('Question 2');
    await press(element, 'Next');
    await press(element, 'Find the best move');
    expect(listed(element, 'ol'), 'it begins without moves').to.have.length(0);
    await play(element, 'e1');
    await press(element, 'Next');
    await press(element, 'Next');
    await write(element, 'question', 'And another?');
    await press(element, 'Next');
    await waitUntil(() => recordIn(element).includes('And another?'));
    const reader = await onPage('connect-four', { mode: 'puzzle', record: recordIn(element), game: '2' });
    await waitUntil(() => task(reader) === 'And another?');
    expect(coachIn(reader)?.querySelectorAll('[part=dots] button')).to.have.length(2);
  });

  it('says when a turn can score more', async () => {
    const [own = ''] = await puzzlesOf('waddle-waddle');
    const element = await maker('Waddle Waddle', own);
    await press(element, 'Ask the reader something');
    const game = await board(element);
    await press(element, 'Next');
    await press(element, 'Score as much as possible this turn');
    const { at, session } = game.table ?? {};
    const moves =
      session && at ? session.game.legalMoves(at.state).map((move) => session.game.moveText(at.state, move)) : [];
    const [right = ''] = movesOf(own);
    await play(element, moves.find((move) => move !== right) ?? '');
    await press(element, 'Next');
    await press(element, 'Next');
    await press(element, 'Next');
    await waitUntil(() =>
      /A turn can score \d+\. Yours scores \d+\./.test(root(element).querySelector('.ask')?.textContent ?? ''),
    );
  });

  it('says what it cannot read', async () => {
    const element = await maker('Connect-4', '1. c1 c9');
    await press(element, 'Ask the reader something');
    await waitUntil(() => said(element).startsWith('Griddle can’t read'));
    await press(element, 'Next');
    expect(said(element)).to.match(/^Griddle can’t read/);
    await press(element, 'Back');
    expect(named(element, 'Ask the reader something')).not.to.equal(undefined);
  });

  it('is made by keys alone, and pleases axe', async () => {
    const element = await maker('Connect-4', WIN);
    named(element, 'Ask the reader something')?.focus();
    named(element, 'Ask the reader something')?.click();
    const game = await board(element);
    expect(root(element).activeElement, 'the sentence is read').to.equal(root(element).querySelector('.ask .say'));
    await pleasesAxe(element);
    await press(element, 'Next');
    await press(element, 'Find the best move');
    expect(root(element).activeElement).to.equal(root(element).querySelector('.ask .say'));
    await waitUntil(() => cell(game, 'b1'));
    await walk(game, 'b1');
    await waitUntil(() => listed(element, 'ol').length === 1);
    await keys(game, 'Escape');
    await press(element, 'Next');
    await walk(game, 'f1');
    await waitUntil(() => root(element).querySelector('[name=reason]'));
    await pleasesAxe(element);
    await press(element, 'Next');
    await pleasesAxe(element);
  });

  it('asks about games with hidden cards, but not from what one player saw', async () => {
    const element = await maker('Top Waffle');
    await press(element, 'Ask the reader something');
    const game = await board(element);
    expect(root(element).querySelector('.ask')?.textContent).to.contain('Readers see all cards');
    expect(game.shadowRoot?.querySelector('[part=hand-over]'), 'nobody passes the screen').to.equal(null);
    await press(element, 'Next');
    await press(element, 'Score as much as possible this turn');
    const { at, session } = game.table ?? {};
    const [move] = session && at ? session.game.legalMoves(at.state) : [];
    const token = session && at && move !== undefined ? session.game.moveText(at.state, move) : '';
    await play(element, token);
    for (let step = 0; step < 3; step++) await press(element, 'Next');
    await waitUntil(() => recordIn(element).includes('[Goal "points"]'));
    const reader = await onPage('top-waffle', { mode: 'puzzle', record: recordIn(element) });
    await waitUntil(() => task(reader) !== '');
    expect(reader.play(token)).to.equal(true);

    const whole = (await game.table?.toRecord()) ?? '';
    const seen = await game.toRecord(0);
    expect(whole).not.to.equal(seen);
    const other = await maker('Top Waffle', seen);
    await press(other, 'Ask the reader something');
    await board(other);
    await press(other, 'Next');
    expect(noted(other)).to.match(/only what one player saw/);
  });

  for (const { id, title } of GAMES.filter((game) => game.id !== 'buffet-boss')) {
    it(`makes a question of every game: ${title}`, async () => {
      const [own = ''] = await puzzlesOf(id as DailyGame);
      const element = await maker(title, own);
      await press(element, 'Ask the reader something');
      await board(element);
      await press(element, 'Next');
      const [goal = ''] = /(?<=\[Goal ")\w+/.exec(own) ?? [];
      await press(element, KINDS[goal] ?? 'Find the best move');
      await play(element, ...movesOf(own));
      while (said(element) !== 'Write your question.') {
        await press(element, 'Next');
        expect(noted(element)).to.equal('');
      }
      await press(element, 'Next');
      await waitUntil(() => recordIn(element) !== '');
      const record = recordIn(element);
      const read = parseRecords(record);
      const rules = gameById(id);
      const session = rules && read.ok && read.value[0] ? sessionFromRecord(rules, read.value[0], record) : undefined;
      const puzzle = session?.ok ? puzzleOf(session.value, record) : undefined;
      expect(puzzle?.ok, record).to.equal(true);
      if (puzzle?.ok) expect(puzzle.value.goal.kind).to.equal(goal in KINDS ? goal : 'line');
    });
  }

  it('asks for food that stands, whose moves nobody can repeat', async () => {
    // Grapes lie flat by themselves
    const start = '0/-/-/- - p1:rescue:1:p1 22222222m2222m222222m 0:-:-:3.grapes.lobster-claw.shrimp';
    const element = await maker('Buffet Boss', start);
    await press(element, 'Ask the reader something');
    const game = await board(element);
    for (const [name, value] of Object.entries({ still: '', 'at-rest': '', steadiness: 'calm' }))
      game.setAttribute(name, value);
    await press(element, 'Next');
    expect(
      [...root(element).querySelectorAll('.kinds button')].map(({ textContent }) => textContent.trim()),
    ).to.deep.equal(['Stack the food so that nothing falls', 'Make any move (lesson)']);
    await press(element, 'Stack the food so that nothing falls');
    await waitUntil(() => game.shadowRoot?.querySelector('[data-place="fallen:1"]'));
    await tap(game, 'fallen:1');
    const drop = (): HTMLButtonElement | undefined =>
      [...(game.shadowRoot?.querySelectorAll<HTMLButtonElement>('[part=live] button') ?? [])].find(
        ({ ariaLabel, textContent }) => (ariaLabel ?? textContent).trim() === 'Drop',
      );
    await waitUntil(() => {
      if (drop()?.ariaDisabled !== 'true') drop()?.click();
      return game.currentPosition.split('/')[1] === 'grapes' && game.table?.toMove[0] !== CHANCE;
    });
    await press(element, 'Next');
    expect(noted(element)).to.equal('');
    expect(said(element), 'there are no wrong moves').to.equal('Write your question.');
    await press(element, 'Next');
    await waitUntil(() => recordIn(element).includes('[Goal "stands"]'));
    const reader = await onPage('buffet-boss', { mode: 'puzzle', record: recordIn(element) });
    await waitUntil(() => task(reader).startsWith('Stack'));
  });
});
