/** What a game of berries has besides its position, for the first that asks for it on a page, too. */
import { expect } from '@open-wc/testing';
import '../../src/games/connect-four.js';
import '../../src/games/hostage-rescue.js';
import '../../src/games/reversi-board.js';
import '../../src/games/snake-board.js';
import '../../src/games/waffle-checkers.js';
import { onPage, refusalOf, rootOf, tap, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';

describe('requests to a board', () => {
  it('show in a diagram who has won, on the page and in a file', async () => {
    const position = '6/6/6/b5/bbb3/ssss2 b';
    const apart = document.createElement('connect-four');
    apart.position = position;
    expect(await apart.toSVG()).to.contain('class="winning"');
    const table = await onPage('connect-four', { position });
    expect(rootOf(table).querySelectorAll('[part=winning]').length).to.equal(4);
  });

  it('show in a diagram where somebody could win', async () => {
    const position = '6/6/6/6/1b4/sb4 s a1,b2';
    const table = await onPage('snake-board', { position, show: 'threats' });
    await waitUntil(() => rootOf(table).querySelector('svg')?.outerHTML.includes('mark-threat'));
    const plain = await onPage('snake-board', { position, show: 'none' });
    expect(await table.toSVG()).to.not.equal(await plain.toSVG());
  });

  it('light up places that a page names', async () => {
    const table = await onPage('reversi-board');
    table.highlight(['c3']);
    await waitUntil(() => rootOf(table).querySelector('[part=highlight]'));
  });

  it('get the exact reason when the first move is refused, however early it is tried', async () => {
    const table = document.createElement('hostage-rescue');
    Object.assign(table, { mode: 'play', loading: 'eager', position: '5s/6/6/1s4/6/b5 s:2' });
    document.body.append(table);
    expect(table.play('b3>d5')).to.equal(false);
    await waitUntil(() => textOf(table).includes('A piece moves along its row or column.'));
    table.remove();
  });

  it('show flags for the first game that needs them', async () => {
    const position = '6/6/6/s5/6/b5 s:2 - a3,-';
    const table = await onPage('hostage-rescue', { mode: 'play', options: 'goal=flag', position });
    expect(rootOf(table).querySelector('[data-place=a3]')?.getAttribute('aria-label')).to.contain('with its flag');
    expect(rootOf(table).querySelectorAll('[part=flag]').length).to.equal(1);
    await tap(table, 'a3');
    await tap(table, 'a1');
    await waitUntil(() => textOf(table).includes('a flag carried home'));
  });

  it('keep a space of the right shape until a picture is drawn', async () => {
    for (const tag of ['hostage-rescue', 'connect-four', 'reversi-board'] as const) {
      const host = document.createElement('div');
      host.style.inlineSize = '360px';
      const table = document.createElement(tag);
      host.append(table);
      document.body.append(host);
      const kept = table.offsetHeight;
      table.loading = 'eager';
      await table.updateComplete;
      expect(kept, tag).to.be.closeTo(table.offsetHeight, 2);
      host.remove();
    }
  });

  it('are told that a piece moved too far may also jump', async () => {
    const refused = async (position: string, ...places: readonly string[]): Promise<string> => {
      const table = await onPage('waffle-checkers', { mode: 'play', position });
      for (const place of places) await tap(table, place);
      return refusalOf(table);
    };
    const far = 'A piece moves one space, or jumps over an opposing piece.';
    expect(await refused('5b/6/6/6/6/s5 s', 'a1', 'a4')).to.contain(far);
    expect(await refused('5b/6/6/6/6/s5 s', 'a1', 'b3')).to.contain(far);
    expect(await refused('5b/6/6/6/6/s5 s', 'a1', 'a3')).to.contain('You can only jump over');
    expect(await refused('5b/6/3b2/6/1b4/s5 s', 'a1', 'c3', 'f3')).to.contain('A jump moves exactly two spaces');
  });

  it('describe a hostage of either side, and refuse nothing', async () => {
    const position = '5s/6/6/s5/6/b5 s:2';
    const table = await onPage('hostage-rescue', { mode: 'play', position });
    const held = [...rootOf(table).querySelectorAll<SVGElement>('[data-place]')].filter((place) =>
      place.ariaLabel?.includes('held hostage'),
    );
    for (const { dataset } of held) await tap(table, dataset['place'] ?? '');
    expect(rootOf(table).querySelector('[part~=refusal]')).to.equal(null);
  });

  it('apply options and seeds that are set first', async () => {
    const table = await onPage('connect-four', { mode: 'play', options: 'size=7x6', seed: '4' });
    expect(rootOf(table).querySelectorAll('[role=gridcell]').length).to.equal(42);
    expect(await table.toRecord()).to.contain('[Seed "4"]');
  });
});
