import { expect } from '@open-wc/testing';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { setBotPace } from '../../src/core/bot-pace.js';
import EN from '../../src/guide/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { cell, drawn, onPage, press as pressKeys, rootOf, said, tap, walk } from '../hands.js';
import { cardOf, press, words, type Host } from '../practice/hands.js';
import { waitUntil } from '../wait.js';

const guideOf = (game: Host): ShadowRoot | null | undefined =>
  game.shadowRoot?.querySelector('griddle-guide')?.shadowRoot;
const partOf = (game: Host, part: string): string =>
  guideOf(game)?.querySelector(`[part=${part}]`)?.textContent?.trim() ?? '';
const task = (game: Host): string => partOf(game, 'task');

/** Waits until the guide asks for something, and the reader may move. */
async function asks(game: Host, key: keyof typeof EN): Promise<void> {
  await waitUntil(() => task(game) === EN[key] && guideOf(game)?.querySelector('.turn, [part=guide]'));
  await drawn(game);
}

const RECORD = `{[Step] Place on c3. [%csl c3]}
1. c3 (1. b2 {Another good one.}) (1. d3? {Too far away.}) d4 {[Step] Now capture it.}
2. b2 e5 {[Step] Well played!}`;

describe('a guided game', () => {
  beforeEach(() => setBotPace('at-once'));
  afterEach(() => {
    setBotPace('normal');
    localStorage.clear();
  });

  it('of Waffle Wars is played by touch to its end, and goes on against a bot with the coach', async () => {
    const game: Host = await onPage('waffle-wars', { mode: 'play', guide: '', id: 'wars' });
    await asks(game, 'guide.waffle-wars.place');
    expect(cardOf(game)?.querySelector('[part=card]'), 'nobody is asked who plays').not.to.be.ok;
    expect(document.activeElement === game, 'the page keeps the focus').to.equal(false);
    expect(partOf(game, 'title')).to.equal('Your first game: step 1 of 6');
    expect(await said(EN['guide.waffle-wars.place'])).to.equal(true);
    expect(rootOf(game).querySelector('[part=highlight]'), 'a ring shows the space').not.to.equal(null);
    await pleasesAxe(game.shadowRoot?.querySelector('griddle-guide'));
    await tap(game, 'b2');
    await asks(game, 'guide.waffle-wars.turn');
    expect(await said('Easy bot: Placed on e2'), 'the other side’s move is announced').to.equal(true);
    await tap(game, 'c3');
    await asks(game, 'guide.waffle-wars.line');
    await tap(game, 'a1');
    await asks(game, 'guide.waffle-wars.ready');
    expect(partOf(game, 'question')).to.equal(EN['guide.waffle-wars.locked']);
    await tap(game, 'd1');
    await asks(game, 'guide.waffle-wars.jump');
    await tap(game, 'd1');
    await tap(game, 'f3');
    await asks(game, 'guide.waffle-wars.five');
    await tap(game, 'd4');
    await asks(game, 'guide.waffle-wars.free');
    expect(game.table.mode).to.equal('play');
    expect(game.table.seated).to.equal('human,bot:easy');
    expect((game as { coach?: boolean }).coach).to.equal(true);
    await pleasesAxe(game.shadowRoot?.querySelector('griddle-guide'));
    await tap(game, 'd4');
    await tap(game, 'f6');
    await waitUntil(() => game.table.session.current.seat === 1);
    await waitUntil(() => task(game) === EN['guide.on']);
    expect(words(guideOf(game))).to.deep.equal([EN['guide.again']]);
    press(guideOf(game), EN['guide.again']);
    await asks(game, 'guide.waffle-wars.place');
  });

  it('of Waffle Time is played by keys to its end', async () => {
    const game: Host = await onPage('waffle-time', { mode: 'play', guide: '', keep: 'none' });
    const complete = async (name: string): Promise<void> => {
      const find = (): HTMLElement | undefined =>
        [...rootOf(game).querySelectorAll<HTMLElement>('[part~=choice]')].find(({ textContent }) =>
          textContent?.includes(name),
        );
      await waitUntil(find);
      find()?.focus();
      find()?.click();
      await drawn(game);
    };
    await asks(game, 'guide.waffle-time.stars');
    expect(rootOf(game).querySelector('[part~=player]')?.textContent, 'as in the words of the guide').to.include('You');
    await walk(game, 'hand:b');
    await walk(game, 'b3');
    await asks(game, 'guide.waffle-time.draft');
    await walk(game, 'slot:11');
    await asks(game, 'guide.waffle-time.place');
    expect(partOf(game, 'question')).to.equal(EN['guide.waffle-time.covered']);
    await walk(game, 'hand:c');
    await walk(game, 'c2');
    await walk(game, 'c3');
    await asks(game, 'guide.waffle-time.pattern');
    await complete('Cherry 2');
    await asks(game, 'guide.waffle-time.order');
    cell(game, 'slot:6').focus();
    await pressKeys(game, 'Enter');
    await asks(game, 'guide.waffle-time.two');
    await walk(game, 'hand:u');
    await walk(game, 'd3');
    await walk(game, 'e3');
    await asks(game, 'guide.waffle-time.banana');
    const offered = [...rootOf(game).querySelectorAll('[part~=choice]')].map(({ textContent }) => textContent?.trim());
    expect(offered, 'no button takes several steps').to.deep.equal([
      'Complete Banana 3 (+2)',
      'Complete Blueberry 1 (+1)',
      'End turn',
    ]);
    await complete('Banana 3');
    await asks(game, 'guide.waffle-time.blueberry');
    await complete('Blueberry 1');
    await asks(game, 'guide.waffle-time.butter');
    await walk(game, 'a1');
    await asks(game, 'guide.waffle-time.free');
    expect(game.table.toMove).to.deep.equal([0]);
    expect(rootOf(game).querySelector('[part=highlight]'), 'the last words are drawn, too').not.to.equal(null);
    expect(Object.keys(localStorage), 'nothing is kept').to.deep.equal([]);
  });

  it('undoes another move with a kind word, and leads back step by step', async () => {
    const game: Host = await onPage('waffle-wars', { mode: 'play', guide: '', keep: 'none' });
    await asks(game, 'guide.waffle-wars.place');
    await tap(game, 'a1');
    await waitUntil(() => task(game) === 'The first strawberry can’t go in a corner.');
    expect(partOf(game, 'question'), 'what is asked stays in sight').to.equal(EN['guide.waffle-wars.place']);
    await tap(game, 'c3');
    await waitUntil(() => task(game).startsWith('You can do that in any other game.') && game.currentPath === '');
    expect(task(game)).to.include('“Place on b2”');
    expect(partOf(game, 'question')).to.equal(EN['guide.waffle-wars.place']);
    await tap(game, 'b2');
    await asks(game, 'guide.waffle-wars.turn');
    expect(await game.toRecord(), 'the other move is forgotten').not.to.include('(1. c3');
    const back = [...(guideOf(game)?.querySelectorAll('button') ?? [])][0];
    back?.click();
    await asks(game, 'guide.waffle-wars.place');
    expect(back?.getAttribute('aria-disabled')).to.equal('true');
    back?.click();
    await tap(game, 'b2');
    await asks(game, 'guide.waffle-wars.turn');
    press(guideOf(game), EN['guide.skip']);
    await waitUntil(() => task(game) === EN['guide.alone']);
    expect(game.table.canRedo, 'the rest of the guide is no part of this game').to.equal(false);
    await tap(game, 'd5');
    await waitUntil(() => game.table.session.current.seat === 1 && game.table.toMove[0] === 0);
  });

  it('shows no mark of a step where its record is only read', async () => {
    const game: Host = await onPage('waffle-wars', { mode: 'replay', record: RECORD });
    await waitUntil(() => rootOf(game).textContent?.includes('Place on c3.'));
    expect(rootOf(game).textContent).not.to.include('[Step]');
    expect(game.table.text, 'the record keeps it').to.include('[Step]');
  });

  it('waits while it is read about, and refuses a move in between', async () => {
    setBotPace('normal');
    const game: Host = await onPage('waffle-wars', { mode: 'play', guide: '', keep: 'none' });
    await asks(game, 'guide.waffle-wars.place');
    await tap(game, 'b2');
    await waitUntil(() => task(game) === EN['guide.watch']);
    await tap(game, 'f6');
    expect(game.table.session.current.token).to.equal('b2');
    await asks(game, 'guide.waffle-wars.turn');
  });

  it('goes on after a reload where the reader was, in the guide and after it', async () => {
    const reloaded = async (): Promise<Host> => {
      document.getElementById('kept')?.parentElement?.remove();
      return onPage('waffle-wars', { mode: 'play', guide: '', id: 'kept' });
    };
    let game = await reloaded();
    await asks(game, 'guide.waffle-wars.place');
    await tap(game, 'b2');
    await asks(game, 'guide.waffle-wars.turn');
    await tap(game, 'c3');
    await asks(game, 'guide.waffle-wars.line');
    game = await reloaded();
    await asks(game, 'guide.waffle-wars.line');
    expect(partOf(game, 'title')).to.include('3 of 6');
    press(guideOf(game), EN['guide.skip']);
    await waitUntil(() => game.table.mode === 'play');
    await tap(game, 'f5');
    await waitUntil(() => game.table.session.current.seat === 1);
    const position = game.currentPosition;
    await waitUntil(() => JSON.stringify({ ...localStorage }).includes('f5'));
    game = await reloaded();
    await waitUntil(() => game.currentPosition === position);
    await waitUntil(() => task(game) === EN['guide.on']);
    press(guideOf(game), EN['guide.again']);
    await asks(game, 'guide.waffle-wars.place');
    game = await reloaded();
    await asks(game, 'guide.waffle-wars.place');
  });

  it('is offered by the start card and How to play, puts the game aside, and leaves it as it was', async () => {
    const game: Host = await onPage('waffle-wars', { mode: 'play', id: 'first' });
    await waitUntil(() => words(cardOf(game)).includes(PARTS_EN['ui.guide']));
    press(cardOf(game), PARTS_EN['ui.guide']);
    await asks(game, 'guide.waffle-wars.place');
    press(guideOf(game), EN['guide.back']);
    await waitUntil(() => cardOf(game)?.querySelector('form'));
    await tap(game, 'c4');
    await waitUntil(() => !cardOf(game)?.querySelector('form'));
    const { currentPosition } = game;
    game.dispatchEvent(new Event('griddle-teach'));
    const dialog = (): HTMLDialogElement | null => rootOf(game).querySelector('dialog');
    await waitUntil(() => dialog());
    press(dialog(), PARTS_EN['ui.guide']);
    await asks(game, 'guide.waffle-wars.place');
    expect(dialog()).to.equal(null);
    await tap(game, 'b2');
    await asks(game, 'guide.waffle-wars.turn');
    setBotPace('slow');
    await tap(game, 'f6');
    await waitUntil(() => task(game).startsWith('You can do that in any other game.'));
    press(guideOf(game), EN['guide.back']);
    expect(game.currentPosition, 'only the other move is undone').to.equal('6/6/6/6/1s2b1/6 s 17,17 -');
    await waitUntil(() => guideOf(game)?.querySelector('.turn'));
    press(guideOf(game), EN['guide.skip']);
    await waitUntil(() => task(game) === EN['guide.alone']);
    press(guideOf(game), EN['guide.leave']);
    await waitUntil(() => !guideOf(game) && game.currentPosition === currentPosition);
    expect((game as { coach?: boolean }).coach).to.equal(false);
    expect(game.table.players).to.deep.equal([]);
  });

  it('can be an author’s own, with other ways and mistakes', async () => {
    const game: Host = await onPage('waffle-wars', { mode: 'play', guide: '', keep: 'none' }, RECORD);
    await waitUntil(() => task(game) === 'Place on c3.');
    await drawn(game);
    await tap(game, 'd3');
    await waitUntil(() => task(game) === 'Too far away.' && game.currentPath === '');
    expect(partOf(game, 'question')).to.equal('Place on c3.');
    setBotPace('fast');
    await tap(game, 'b2');
    await waitUntil(() => task(game) === 'Another good one.');
    await waitUntil(() => task(game) === 'Now capture it.');
    expect(game.table.session.current.token).to.equal('d4');
    expect(game.table.session.current.parent?.token).to.equal('c3');
    await drawn(game);
    await tap(game, 'b2');
    await waitUntil(() => task(game) === 'Well played!' && game.table.mode === 'play');
    expect(game.table.seated).to.equal('human,bot:easy');
  });

  it('says what is wrong with a record, and where', async () => {
    const wrong = async (text: string): Promise<string> => {
      const game: Host = await onPage('waffle-wars', { mode: 'play', guide: '', keep: 'none' }, text);
      await waitUntil(() => rootOf(game).querySelector('[part=error]'));
      await import('../../src/guide/index.js');
      await drawn(game);
      expect(guideOf(game) === undefined, text).to.equal(true);
      return [...rootOf(game).querySelectorAll('[part=error]')].map(({ textContent }) => textContent).join();
    };
    expect(await wrong('1. c3 {Well done.} d4')).to.equal(EN['text.guide-none']);
    expect(await wrong('{[Step] Place.} 1. c3 {[Step] And they?} d4')).to.equal(
      'Each [Step] must be before a move of Strawberries. 1. d4 is a move of Blueberries.',
    );
    expect(await wrong('{[Step] Place.} 1. a1 {Well done.} d4')).to.match(/Line 1.*corner/);
  });
});
