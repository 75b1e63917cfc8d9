/** Positions that no game can reach: shown in every mode, and not played. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/connect-four.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { ConnectFour } from '../../src/games/connect-four.js';
import type { ReportedError } from '../../src/index.js';
import { drawn, textOf } from '../hands.js';

const FLOATING = '6/6/6/6/s5/6';
const GOOD = '6/6/6/6/6/s5 b';

async function game(more: object): Promise<{ element: ConnectFour; errors: ReportedError[] }> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('connect-four');
  const errors: ReportedError[] = [];
  element.addEventListener('griddle-error', ({ detail }) => errors.push(detail));
  Object.assign(element, { loading: 'eager', seats: 'human,human', ...more });
  host.append(element);
  await drawn(element);
  return { element, errors };
}

describe('a position that no game can reach', () => {
  it('is a diagram without an error', async () => {
    const { element, errors } = await game({ position: FLOATING });
    expect(errors).to.deep.equal([]);
    expect(element.currentPosition).to.equal(`${FLOATING} s`);
  });

  it('is shown and not played in mode play, with one sentence', async () => {
    const { element, errors } = await game({ position: FLOATING, mode: 'play' });
    expect(errors.map(({ source, code }) => [source, code])).to.deep.equal([['position', 'position-impossible']]);
    expect(errors[0]?.message).to.equal(
      'No game can reach this position, so it can’t be played. The piece on a2 has nothing under it. (WW-75) Correct it, or show it as a diagram.',
    );
    expect(textOf(element)).to.contain('The piece on a2');
    expect(element.currentPosition).to.equal(`${FLOATING} s`);
    expect(element.play('b')).to.equal(false);
    expect(element.shadowRoot?.querySelector('svg')).not.to.equal(null);
  });

  it('is played again once the position is mended, and refused when the mode comes later', async () => {
    const { element, errors } = await game({ position: FLOATING, mode: 'play' });
    element.position = GOOD;
    await drawn(element);
    expect(textOf(element)).not.to.contain('a2 has nothing');
    expect(element.play('b')).to.equal(true);
    const other = await game({ position: FLOATING });
    other.element.mode = 'play';
    await drawn(other.element);
    expect(other.errors.map(({ code }) => code)).to.deep.equal(['position-impossible']);
    other.element.mode = 'diagram';
    await drawn(other.element);
    expect(textOf(other.element)).not.to.contain('a2 has nothing');
    expect(errors.length).to.equal(1);
  });

  it('starts a replay that can be stepped through', async () => {
    const { element, errors } = await game({ record: `[Position "${FLOATING}"] 1. b1 *`, mode: 'replay' });
    expect(errors).to.deep.equal([]);
    expect(element.goTo(1)).to.equal(true);
    element.mode = 'play';
    await drawn(element);
    expect(errors.map(({ source }) => source)).to.deep.equal(['record']);
  });
});
