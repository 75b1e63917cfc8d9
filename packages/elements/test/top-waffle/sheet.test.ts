/** The score sheet of Top Waffle names orders and cards as a reader knows them. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import { drawn, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

const POSITION =
  'bSW.gSBUU.ySSBUC/C.W.U/blender.megaphone.groceries p1:prepare -/-/-/pBUUUW.pUC.gSBC.gSUC/S1/S.B.W.C.B1.W1;-/x/-/ySUWC.pUWWW/U1.W1/S.B.SB 2:5 -/-/bUWW.pSCC -';

describe('the score sheet of <top-waffle>', () => {
  it('TW-40 names what each line counts', async () => {
    const element = await onPage('top-waffle', { mode: 'play', seats: 'human,bot:easy', position: POSITION });
    await drawn(element);
    await waitUntil(() => rootOf(element).querySelector('score-sheet')?.shadowRoot?.querySelector('tbody tr'));
    const sheet = rootOf(element).querySelector('score-sheet')?.shadowRoot;
    const names = [...(sheet?.querySelectorAll('td button') ?? [])].map((button) => button.ariaLabel ?? '').join('\n');
    expect(names).to.contain('strawberry');
    expect(names).to.contain('pink order');
    expect(names).not.to.match(/[a-z]:[A-Za-z]/);
  });
});
