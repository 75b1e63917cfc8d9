import { expect } from '@open-wc/testing';
import { mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { hostageRescue } from '@griddle/rules/hostage-rescue/index.js';
import { playText, startSession } from '@griddle/rules/replay/index.js';
import type { AnySession } from '../../src/core/snapshot.js';
import { localeOf } from '../../src/core/catalogues.js';
import { find, gameAfter, inside, press } from './fake-table.js';
import { click, place, stage, type Stage } from './stage.js';
import { pleasesAxe } from '../axe.js';

const WON = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];

/** The field for moves, which is there once it is asked for. */
async function typing({ controls }: Stage): Promise<HTMLInputElement> {
  controls.types = true;
  await controls.updateComplete;
  return find<HTMLInputElement>(controls, 'form input');
}

describe('<griddle-controls> in a game', () => {
  it('shows a field for moves only on request, and focuses it', async () => {
    const it = await stage('play', gameAfter('c3'));
    expect(inside(it.controls).querySelector('form')).to.equal(null);
    expect(inside(it.controls).activeElement).to.equal(null);
    expect(await typing(it)).to.equal(inside(it.controls).activeElement);
    it.controls.types = false;
    expect(inside(it.controls).querySelector('form')).to.equal(null);
  });

  it('has Undo and Redo', async () => {
    const it = await stage('play', gameAfter('c3', 'd4'));
    click(it.controls, 'undo');
    await it.controls.updateComplete;
    expect(place(it)).to.equal('c3');
    click(it.controls, 'redo');
    expect(place(it)).to.equal('d4');
  });

  it('undoes a move that is newer than its buttons show', async () => {
    const it = await stage('play', gameAfter());
    expect(find(it.controls, '.undo').getAttribute('aria-disabled')).to.equal('true');
    playText(it.table.session, 'c3');
    click(it.controls, 'undo');
    expect(it.table.asked).to.include('undo');
  });

  it('asks before it leaves a game in progress, and can be answered with no', async () => {
    const it = await stage('play', gameAfter('c3'));
    click(it.controls, 'again');
    await it.controls.updateComplete;
    const question = find(it.controls, '[part=question]');
    expect(question.innerText.replace(/\s+/g, ' ')).to.contain('Start a new game?');
    expect(inside(it.controls).activeElement?.textContent).to.equal('Keep playing');
    await pleasesAxe(it.controls);
    press('Escape');
    await it.controls.updateComplete;
    expect(inside(it.controls).querySelector('[part=question]')).to.equal(null);
    expect(inside(it.controls).activeElement?.classList.contains('again')).to.equal(true);
    expect(it.table.asked).to.deep.equal([]);
    click(it.controls, 'again');
    await it.controls.updateComplete;
    find(it.controls, '[part=question] button').click();
    expect(it.table.asked).to.deep.equal(['again']);
  });

  it('plays a typed move, and keeps a refused one for correction', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = await typing(it);
    expect(input.placeholder).to.match(/^Enter a move, e\.g\. [a-f][1-6]$/);
    input.value = 'c3';
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    expect([input.value, input.ariaInvalid]).to.deep.equal(['c3', 'true']);
    input.value = 'd4';
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    expect([input.value, input.ariaInvalid]).to.deep.equal(['', 'false']);
    expect(place(it)).to.equal('d4');
  });

  it('leads to an empty field when nothing has been typed, without an error', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = await typing(it);
    for (const text of ['', ' ']) {
      input.value = text;
      input.blur();
      find<HTMLFormElement>(it.controls, 'form').requestSubmit();
      expect([input.ariaInvalid, inside(it.controls).activeElement === input]).to.deep.equal(['false', true]);
    }
    expect(place(it)).to.equal('c3');
  });

  it('clears a refused text after a move on the board, and no other text', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = await typing(it);
    input.value = 'c3';
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    it.controls.table?.play('d4');
    await it.controls.updateComplete;
    expect([input.value, input.ariaInvalid]).to.deep.equal(['', 'false']);
    input.value = 'b';
    it.controls.table?.play('b2');
    await it.controls.updateComplete;
    expect(input.value).to.equal('b');
  });

  it('gives an example of a legal move', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = await typing(it);
    const [, example = ''] = input.placeholder.split('e.g. ');
    input.value = example;
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    await it.controls.updateComplete;
    expect(place(it)).to.equal(example);
    expect(input.placeholder)
      .to.match(/^Enter a move, e\.g\. [a-f][1-6]$/)
      .and.not.to.contain(example);
    expect(input.ariaLabel).to.equal(input.placeholder);
  });

  it('gives no chance move as an example', async () => {
    const game = hostageRescue as unknown as AnySession['game'];
    const options = initialOptions(hostageRescue.options);
    // Without a seed the table waits to be told what it rolled
    const started = startSession<BaseState, unknown>(game, options, -1);
    if (!started.ok) throw new Error('no game');
    const it = await stage('play', started.value);
    expect((await typing(it)).placeholder).to.equal('Enter a move');
    it.controls.table?.play('~2');
    await it.controls.updateComplete;
    const { placeholder } = find<HTMLInputElement>(it.controls, 'form input');
    expect(placeholder).to.match(/^Enter a move, e\.g\. [a-f][1-6]>[a-f][1-6]$/);
    it.controls.table?.play(placeholder.slice(-5));
    await it.controls.updateComplete;
    expect(find<HTMLInputElement>(it.controls, 'form input').placeholder, 'until it has rolled').to.equal(placeholder);
  });

  it('addresses calls to the side to move', async () => {
    const it = await stage('play', gameAfter('c3'));
    const calls = [...inside(it.controls).querySelectorAll<HTMLElement>('.calls button')];
    expect(calls.map(({ textContent }) => textContent)).to.deep.equal(['Waffling!', 'Soggy Waffle!']);
    expect(calls[0]?.title).to.equal('Blueberries, you’re waffling!');
    calls[1]?.click();
    expect(it.table.asked).to.deep.equal(['call soggy-waffle 1']);
  });

  it('shows on a card who won and how, and offers a new game and a review', async () => {
    const it = await stage('play', gameAfter(...WON.slice(0, -1)));
    (await typing(it)).focus();
    it.table.session = gameAfter(...WON);
    it.table.refresh();
    await it.controls.updateComplete;
    await it.card.updateComplete;
    const result = find(it.card, '[part=result]');
    expect(result.innerText.replace(/\s+/g, ' ').trim()).to.equal(
      'Strawberries won Decided by five in a row. Rematch Review Share More Find the key moment',
    );
    expect(inside(it.card).activeElement, 'the focus is not lost').to.equal(find(it.card, '[part=card]'));
    expect(it.table.asked, 'what won is lit up').to.deep.equal(['highlight b1,c1,d1,e1,f1 0']);
    result.querySelector<HTMLElement>('.primary')?.click();
    expect(it.table.asked.at(-1)).to.equal('again');
  });

  it('leaves the arrow keys to the board', async () => {
    const it = await stage('play', gameAfter('c3'));
    it.host.tabIndex = 0;
    it.host.focus();
    expect(press('ArrowLeft').defaultPrevented).to.equal(false);
    expect(place(it)).to.equal('c3');
  });

  it('has buttons large enough for a finger', async () => {
    const it = await stage('play', gameAfter('c3'));
    await typing(it);
    // Calls are pills to a mouse
    const isFinger = matchMedia('(pointer: coarse)').matches;
    const nodes = [...inside(it.controls).querySelectorAll<HTMLElement>('button, form input')];
    for (const node of nodes.filter((one) => one.checkVisibility())) {
      const least = node.matches('.calls *') && !isFinger ? 32 : 44;
      expect(Math.min(node.offsetWidth, node.offsetHeight), node.className).to.be.at.least(least);
    }
  });

  it('fits into 280 pixels, and next to something else into 180', async () => {
    const it = await stage('play', gameAfter('c3'));
    for (const width of [280, 180]) {
      it.host.style.width = `${width}px`;
      expect(it.controls.scrollWidth).to.be.at.most(width);
    }
  });

  it('takes every word from the catalogue', async () => {
    const it = await stage('play', gameAfter(...WON));
    it.table.words = localeOf(pseudo(mergeMessages(it.table.words.catalogue)));
    it.table.refresh();
    await it.controls.updateComplete;
    await it.card.updateComplete;
    for (const { shadowRoot } of [it.controls, it.card])
      expect(shadowRoot?.textContent?.match(/Rematch|Review|Share|More|Decided|won/) ?? null).to.equal(null);
    for (const button of inside(it.controls).querySelectorAll<HTMLElement>('.icon'))
      for (const words of [button.title, button.innerText]) expect(words).to.not.match(/^[A-Za-z ]+$/);
  });

  it('is accessible', async () => {
    const it = await stage('play', gameAfter('c3'));
    await typing(it);
    await pleasesAxe(it.controls);
  });
});
