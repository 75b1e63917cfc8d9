/** The games of berries on a slab for everybody, and what they make of attributes and text. */
import { expect } from '@open-wc/testing';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import { connectFourUI } from '../../src/games/connect-four.js';
import { hostageRescueUI } from '../../src/games/hostage-rescue.js';
import { reversiUI } from '../../src/games/reversi-board.js';
import { snakeUI } from '../../src/games/snake-board.js';
import { waffleCheckersUI } from '../../src/games/waffle-checkers.js';
import { pleasesAxe } from '../axe.js';
import { cell, drawn, rootOf, tap, textOf, visibleTexts } from '../hands.js';
import { waitUntil } from '../wait.js';
import { CASES, problemsOf, tableOf } from './cases.js';

const WORDS = pseudo(
  mergeMessages(
    EN,
    CORE_EN,
    PARTS_EN,
    snakeUI.messages,
    waffleCheckersUI.messages,
    hostageRescueUI.messages,
    connectFourUI.messages,
    reversiUI.messages,
  ),
);

const panelReady = (root: ShadowRoot): Promise<void> =>
  waitUntil(() => root.querySelector('griddle-controls')?.shadowRoot?.querySelector('button'));

for (const one of CASES) {
  const { tag, spaces, move, refusal, end, wrong } = one;
  describe(`<${tag}> and accessibility`, () => {
    for (const mode of ['diagram', 'play', 'replay']) {
      it(`passes axe as a ${mode}`, async () => {
        const played = await tableOf(one, { mode: 'play', position: move.position });
        for (const place of move.touches) await tap(played, place);
        const record = await played.toRecord();
        played.remove();
        const table = await tableOf(one, { mode, ...(mode === 'replay' && { record }) });
        if (mode !== 'diagram') await panelReady(rootOf(table));
        if (mode === 'play')
          await waitUntil(() => rootOf(table).querySelector('griddle-card')?.shadowRoot?.querySelector('p'));
        await pleasesAxe(table);
      });
    }

    it('names every space and has one tab stop on the board', async () => {
      const table = await tableOf(one, { mode: 'play' });
      const cells = [...rootOf(table).querySelectorAll('[role=gridcell]')];
      expect(cells.length).to.equal(spaces);
      expect(cells.every((node) => /^[a-h]\d, /.test(node.getAttribute('aria-label') ?? ''))).to.equal(true);
      expect(cells.filter((node) => node.getAttribute('tabindex') === '0').length).to.equal(1);
    });

    it('takes all its words from catalogues', async () => {
      for (const { position, touches } of [move, refusal, end]) {
        const table = await tableOf(one, { mode: 'play', position });
        table.messages = WORDS;
        await drawn(table);
        for (const place of touches) await tap(table, place);
        await panelReady(rootOf(table));
        await new Promise((resolve) => setTimeout(resolve, 200));
        const plain = [...visibleTexts(rootOf(table))].filter((text) => /[a-z]{3}/i.test(text) && !text.includes('['));
        expect(plain).to.deep.equal([]);
        const names = [...rootOf(table).querySelectorAll('[role=gridcell]')].map((node) =>
          node.getAttribute('aria-label'),
        );
        expect(names.filter((name) => !name?.includes('['))).to.deep.equal([]);
      }
    });

    it('fits 280 px, also when flipped', async () => {
      const table = await tableOf(one, { mode: 'play', flipped: '' });
      table.style.width = '280px';
      await panelReady(rootOf(table));
      expect(table.scrollWidth).to.be.at.most(280);
      expect(cell(table, 'a1').getBoundingClientRect().x).to.be.greaterThan(
        cell(table, 'f1').getBoundingClientRect().x,
      );
    });
  });

  describe(`<${tag}> and its input`, () => {
    it('keeps the board and reports an error in a position, with its place', async () => {
      const table = await tableOf(one, { position: move.position });
      const problems = problemsOf(table);
      const [position, character] = wrong;
      table.position = position;
      await drawn(table);
      await waitUntil(() => problems.length > 0);
      expect(problems[0]?.message).to.contain(`Character ${character}:`);
      expect(problems[0]?.message).not.to.match(/text\.|\{|\}/);
      expect(textOf(table)).to.contain(problems[0]?.message);
      expect(table.currentPosition).to.equal(move.position);
    });

    it('returns a record that reads as the same game, and a picture', async () => {
      const played = await tableOf(one, { mode: 'play', position: move.position, seed: '4' });
      for (const place of move.touches) await tap(played, place);
      const again = await tableOf(one, { mode: 'replay', ply: '-1' }, await played.toRecord());
      expect(again.currentPosition).to.equal(played.currentPosition);
      expect(await again.toRecord()).to.equal(await played.toRecord());
      expect(again.goTo(0)).to.equal(true);
      expect(again.currentPosition).to.equal(move.position);
      expect(await again.toSVG()).to.match(/^<svg .*berry.*<\/svg>$/s);
    });

    it('survives mangled positions', async () => {
      const table = await tableOf(one, { position: move.position });
      const letters = [...'sb1234567/ ,:-xcdef[]{}()"~*.\\\n'];
      for (let i = 0; i < 200; i++) {
        const at = (i * 7) % move.position.length;
        table.position =
          move.position.slice(0, at) + (letters[i % letters.length] ?? '') + move.position.slice(at + (i % 3));
        if (i % 20 === 0) await table.updateComplete;
      }
      table.position = end.position;
      await drawn(table);
      expect(table.currentPosition).to.equal(end.position);
    });
  });
}
