/** `<waffle-time>` for everybody: screen readers, keys, languages, narrow places. */
import { expect } from '@open-wc/testing';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { coveredByTile } from '@griddle/rules/internal/waffle-time/draft.js';
import { waffleTime, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import { waffleText } from '@griddle/rules/internal/waffle-time/position.js';
import { spaceName } from '@griddle/rules/internal/waffle-time/waffle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-time/waffle-board.js';
import '../../src/games/waffle-time/draft-board.js';
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import WAFFLE_TIME_ELEMENT_EN from '../../src/games/waffle-time/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { cell, drawn, nameOf, onPage, press, rootOf, tap, textOf, visibleTexts } from '../hands.js';
import { waitUntil } from '../wait.js';

const TILES = 'cs,ck,wc,sb,us,kb,ku,bw,u*';
const DRAFT = `5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,8 22323:50,51,54 ${TILES} 1:p1,p2 - -;-`;
const FINISH = `4c/4c/1cccc/5/5;5/5/5/5/5 p1:finish 3,8 22323:50,51,54 ${TILES} 1:p1@9,p2 :b3e4 -;-`;
const RICH = 'wcu*bc*/1s*U*c*c*/1ku*cU*/1U*u*s*k/1y1Cu*';

describe('<waffle-time> and accessibility', () => {
  it('shows the draft board first where a puzzle in a narrow space is about the draft', async () => {
    const first = async (position: string, solution: string): Promise<string | undefined> => {
      const record = `[Position "${position}"]\n[Goal "any"]\n\n1. ${solution}`;
      const element = await onPage('waffle-time', { mode: 'puzzle', style: 'width: 360px' }, record);
      const areas = [...rootOf(element).querySelectorAll('[part~=area]')];
      const top = (area: Element): number => area.getBoundingClientRect().top;
      return areas.toSorted((one, other) => top(one) - top(other))[0]?.getAttribute('part') ?? undefined;
    };
    expect(await first(DRAFT, '@9')).to.equal('area draft turn');
    expect(await first(FINISH, 'pass')).to.equal('area waffle');
  });

  for (const [mode, position] of [
    ['diagram', DRAFT],
    ['play', DRAFT],
    ['play', FINISH],
  ] as const) {
    it(`passes axe as ${mode} at ${position === DRAFT ? 'the draft' : 'completing'}`, async () => {
      const element = await onPage('waffle-time', { mode, position });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await pleasesAxe(element);
    });
  }

  it('names every place, with one tab stop in each area', async () => {
    const element = await onPage('waffle-time', { mode: 'play', position: DRAFT, controls: 'none' });
    const grids = [...rootOf(element).querySelectorAll('[role=grid]')];
    expect(grids.length).to.equal(5);
    for (const grid of grids) {
      expect((grid.getAttribute('aria-label') ?? '').length).to.be.greaterThan(4);
      const cells = [...grid.querySelectorAll('[role=gridcell]')];
      expect(cells.every((one) => (one.getAttribute('aria-label') ?? '').length > 3)).to.equal(true);
      expect(cells.filter((one) => one.getAttribute('tabindex') === '0').length).to.equal(1);
    }
    expect(nameOf(element, 'slot:2')).to.equal('slot 2: cream and blackberry');
    expect(nameOf(element, 'slot:0')).to.equal('slot 0, covered');
    expect(nameOf(element, 'card:cherry-2')).to.equal('Cherry 2: three cherries in a line.');
  });

  it('WT-16 outlines patterns that can be completed, also in a picture', async () => {
    const element = await onPage('waffle-time', { position: FINISH });
    await waitUntil(() => rootOf(element).querySelector('[part~=completion]'));
    const other = await onPage('waffle-time', { position: DRAFT });
    expect(rootOf(other).querySelector('[part~=completion]')).to.equal(null);
  });

  it('moves round the draft board by arrow keys', async () => {
    const element = await onPage('waffle-time', { mode: 'play', position: DRAFT, controls: 'none' });
    cell(element, 'slot:2').focus();
    await press(element, 'ArrowDown');
    expect(rootOf(element).activeElement).to.equal(cell(element, 'tile:2'));
    await press(element, 'ArrowRight');
    expect(rootOf(element).activeElement).to.equal(cell(element, 'slot:3'));
  });

  it('announces what the focused slot gives and leads to', async () => {
    const element = await onPage('waffle-time', { mode: 'play', position: DRAFT });
    cell(element, 'slot:2').focus();
    const said = (): string => document.querySelector('#griddle-announcer')?.textContent ?? '';
    await waitUntil(() => said().startsWith('You take cream and blackberry.'));
    expect(said()).to.include('Your pawn returns to space 1 or 2.');
  });

  it('says what selected toppings and cards lead to', async () => {
    const said = (): string => document.querySelector('#griddle-announcer')?.textContent ?? '';
    // Syrup for two fruits is left: which two is a choice
    const position = FINISH.replace(/finish \d+,/, 'finish 2,');
    const element = await onPage('waffle-time', { mode: 'play', position });
    await tap(element, 'card:cherry-2');
    await waitUntil(() => said().startsWith('Cherry 2 selected. Next: '));
    await press(element, 'Escape');
    element.position = DRAFT;
    await drawn(element);
    await tap(element, 'slot:2');
    await tap(element, 'hand:w');
    await waitUntil(() => said().startsWith('Cream selected. It can go to '));
  });

  it('frames the focus in different colours on dark cloth and on light cloth', async () => {
    const element = await onPage('waffle-time', { mode: 'play', position: DRAFT });
    for (const name of ['draft', 'supply', 'cards', 'waffles']) {
      const area = rootOf(element).querySelector<HTMLElement>(`[part~=${name}]`);
      if (!area) throw new Error(`no ${name}`);
      area.style.color = 'var(--_focus)';
      const colours = ['light', 'dark'].map((scheme) => {
        element.style.colorScheme = scheme;
        return getComputedStyle(area).color;
      });
      expect(colours, name).to.deep.equal(['rgb(17, 17, 34)', 'rgb(219, 75, 120)']);
    }
  });

  it('takes all its words from catalogues', async () => {
    const words = pseudo(mergeMessages(EN, WAFFLE_TIME_EN, WAFFLE_TIME_ELEMENT_EN, CORE_EN, PARTS_EN));
    for (const position of [DRAFT, FINISH]) {
      const element = await onPage('waffle-time', { mode: 'play', position });
      element.messages = words;
      await drawn(element);
      if (position === DRAFT) await tap(element, 'slot:0');
      cell(element, 'slot:3').focus();
      cell(element, 'card:cherry-2').focus();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const plain = [...visibleTexts(rootOf(element))].filter((text) => /[a-z]{3}/i.test(text) && !text.includes('['));
      expect(plain).to.deep.equal([]);
      const names = [...rootOf(element).querySelectorAll('[role=gridcell]')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      );
      expect(names.filter((name) => !name.includes('['))).to.deep.equal([]);
    }
  });

  it('fits 280 pixels, with one area below another', async () => {
    const element = await onPage('waffle-time', { mode: 'play', position: DRAFT });
    element.style.width = '280px';
    await drawn(element);
    expect(element.scrollWidth).to.be.at.most(280);
    const boxes = [...rootOf(element).querySelectorAll('[part~=area]')].map((area) => area.getBoundingClientRect());
    boxes.slice(1).forEach((box, i) => expect(box.top).to.be.at.least((boxes[i]?.bottom ?? 0) - 1));
    expect(cell(element, 'slot:2').getBoundingClientRect().width).to.be.at.least(44);
  });
});

describe('<waffle-board>', () => {
  it('shows a waffle, the patterns found on it, and points', async () => {
    const element = await onPage('waffle-board', {
      position: '5/3s*1/ccC*2/5/k*3k*',
      find: 'cherry-2 54 52',
      points: '',
    });
    await waitUntil(() => rootOf(element).querySelector('[part~=completion]'));
    expect(nameOf(element, 'c3')).to.equal('c3, cherry on cream with syrup');
    expect(await element.found()).to.deep.equal({
      patterns: [{ card: 'cherry-2', cells: ['a3', 'b3', 'c3'], syrup: ['a3', 'b3'] }],
      goals: [],
    });
    expect(rootOf(element).querySelector('[part~=points]')).not.to.equal(null);
    element.find = 'all';
    element.position = 'k*3k*/5/5/5/k*3k*';
    await drawn(element);
    await waitUntil(() => rootOf(element).querySelector('[part~=goal]'));
    expect((await element.found()).goals).to.include('WT-54');
  });

  it('WT-30 uses the options of the game to find patterns', async () => {
    const element = await onPage('waffle-board', {
      position: 'wccw1/5/5/5/5',
      find: 'cherry-1',
      options: 'cherry1=both',
    });
    expect((await element.found()).patterns.map(({ cells }) => cells.join(' '))).to.deep.equal(['a5 b5 c5 d5']);
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
  });

  it('keeps the last good waffle, reports errors, and passes axe', async () => {
    const element = await onPage('waffle-board', { position: RICH });
    element.position = '5/5/x4/5/5';
    await drawn(element);
    await waitUntil(() => textOf(element).includes('“x”'));
    expect(nameOf(element, 'c3')).to.contain('blueberry');
    await pleasesAxe(element);
  });

  it('says which word of `find` is no card or goal, and still finds the previous ones', async () => {
    const element = await onPage('waffle-board', { position: '5/3s*1/ccC*2/5/k*3k*', find: 'cherry-2, WT-54' });
    expect((await element.found()).patterns.length).to.equal(1);
    element.find = 'cherry-2 cherry-4';
    await waitUntil(() => textOf(element).includes('“cherry-4”'));
    expect((await element.found()).patterns.length).to.equal(1);
    element.find = '52';
    await drawn(element);
    await waitUntil(() => !textOf(element).includes('“cherry-4”'));
    element.position = 'k*3k*/5/2s*2/5/k*3k*';
    expect((await element.found()).goals).to.deep.equal(['WT-52']);
  });

  it('lights up places on request, and reads full positions for their cards', async () => {
    const element = await onPage('waffle-board', { position: RICH });
    element.highlight(['c3']);
    await drawn(element);
    await waitUntil(() => rootOf(element).querySelector('[part~=highlight]'));
    element.find = '';
    element.position = `k*3k*/5/5/ccc2/5 p1:draft 0 12323:54 - 1:p1 - -`;
    await drawn(element);
    expect((await element.found()).patterns.map(({ card }) => card)).to.deep.equal([]);
    element.position = `k*3k*/5/5/ccc2/k*3k* p1:draft 0 22323:54 - 1:p1 - -`;
    await drawn(element);
    expect(await element.found()).to.deep.equal({
      patterns: [{ card: 'cherry-2', cells: ['a2', 'b2', 'c2'], syrup: ['a2', 'b2', 'c2'] }],
      goals: ['WT-54'],
    });
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
  });

  it('takes all its words from catalogues', async () => {
    const element = await onPage('waffle-board', { position: RICH });
    element.messages = pseudo(mergeMessages(EN, WAFFLE_TIME_ELEMENT_EN, CORE_EN));
    await drawn(element);
    await waitUntil(() => nameOf(element, 'a1').includes('['));
  });
});

describe('<waffle-board> with a record', () => {
  it('shows the waffle of each turn', async () => {
    const element = await onPage('waffle-board', { mode: 'replay', record: recordOf(4), controls: 'none' });
    await waitUntil(() => element.currentPath === '' && element.currentPosition.includes(';'));
    element.goTo(-1);
    await drawn(element);
    expect(element.currentPosition).to.equal(playedOut(4).waffles.map(waffleText).join(';'));
    const space = playedOut(4).waffles[playedOut(4).turn]?.findIndex((content) => content > 0) ?? -1;
    await waitUntil(() => !nameOf(element, spaceName(space)).endsWith('empty'));
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
  });
});

describe('<draft-board>', () => {
  it('shows tiles, slots, pawns and the turn-order tile, and passes axe', async () => {
    const element = await onPage('draft-board', { position: DRAFT });
    expect(nameOf(element, 'tile:8')).to.equal('tile 9: blueberry, with syrup on the back');
    expect(nameOf(element, 'space:0:1:2')).to.contain('Player 1');
    expect(rootOf(element).querySelectorAll('[part~=piece]').length).to.equal(13);
    await pleasesAxe(element);
    await tap(element, 'slot:2');
    expect(element.currentPosition).to.equal(DRAFT);
  });

  it('shows tiles without a position, and ignores text that is not a position', async () => {
    const element = document.createElement('draft-board');
    element.loading = 'eager';
    element.textContent = 'The draft board';
    document.body.append(element);
    await drawn(element);
    expect(nameOf(element, 'tile:0')).to.equal('tile 1: cherry, with strawberry on the back');
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
    element.remove();
  });

  it('reads unusual notation, sets up by a seed, and reports a pawn under a tile', async () => {
    const element = await onPage('draft-board', { position: FINISH });
    await waitUntil(() => rootOf(element).querySelector('[data-place="slot:9"]'));
    expect(nameOf(element, 'slot:9')).to.equal('slot 9, Player 1’s pawn');
    expect(element.currentPosition).to.equal(FINISH);
    element.highlight(['slot:9']);
    await drawn(element);
    await waitUntil(() => rootOf(element).querySelector('[part~=highlight]'));
    element.position = DRAFT.replace('1:p1,p2', '1:p1@0,p2');
    await drawn(element);
    await waitUntil(() => textOf(element).includes('none in a covered slot'));
    expect(nameOf(element, 'slot:9')).to.equal('slot 9, Player 1’s pawn');
    const other = await onPage('draft-board', { seed: '7', options: 'players=4' });
    expect(other.currentPosition).to.contain('p4');
    expect(rootOf(other).querySelectorAll('[part~=piece]').length).to.equal(14);
  });

  it('steps through a record: pawns are placed, and the turn-order tile moves on', async () => {
    const element = await onPage('draft-board', { mode: 'replay', record: recordOf(12), controls: 'none' });
    await waitUntil(() => rootOf(element).querySelectorAll('[part~=piece]').length === 13);
    expect(nameOf(element, 'space:0:1:2')).not.to.contain('nobody');
    const end = playedOut(12);
    element.goTo(-1);
    await drawn(element);
    expect(element.currentPosition).to.equal(waffleTime.positionText(end));
    const [cover = 0] = coveredByTile(end.round);
    expect(end.round).to.be.greaterThan(1);
    await waitUntil(() => nameOf(element, `space:${cover}:1:2`) !== '');
    for (const { seat, slot } of end.pawns)
      if (slot >= 0) expect(nameOf(element, `slot:${slot}`)).to.contain(`Player ${seat + 1}`);
  });
});

/** The state after so many moves, each the first that is legal, and the record of them. */
function playedOut(plies: number, tokens: string[] = []): WaffleTimeState {
  let state = waffleTime.setup({ players: 2, fork: 'leading', cherry1: 'one', cross: 'plus' }, 5);
  for (let ply = 0; ply < plies; ply++) {
    const [move] = waffleTime.legalMoves(state);
    const played = move && waffleTime.play(state, move);
    if (!move || !played?.ok) break;
    tokens.push(waffleTime.moveText(state, move));
    state = played.value;
  }
  return state;
}

function recordOf(plies: number): string {
  const tokens: string[] = [];
  playedOut(plies, tokens);
  return `[Game "Waffle Time"]\n[Seed "5"]\n\n${tokens.join(' ')}\n`;
}
