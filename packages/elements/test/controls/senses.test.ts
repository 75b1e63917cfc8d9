import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { soundOf, isOn, turn, makeSound, type Sound } from '../../src/panel/feedback.js';
import { waitUntil } from '../wait.js';
import { FakeTable, gameAfter } from './fake-table.js';

const SOUNDS: readonly Sound[] = ['moved', 'refused', 'won', 'over'];
const RATE = 22050;

/** Two seconds of what is heard. */
async function heard(sound: Sound, seat = 0): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE * 2, RATE);
  makeSound(context, sound, seat);
  return (await context.startRendering()).getChannelData(0);
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** Lets a test feel what the device is asked to. */
function withVibration(): { readonly felt: unknown[]; restore(): void } {
  const felt: unknown[] = [];
  const vibrate = (pattern: unknown): boolean => felt.push(pattern) > 0;
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  return { felt, restore: () => Reflect.deleteProperty(navigator, 'vibrate') };
}

describe('sounds', () => {
  for (const sound of SOUNDS)
    it(`are soft, and fade away: ${sound}`, async () => {
      const samples = await heard(sound);
      expect(loudest(samples)).to.be.within(0.03, 0.5);
      expect(loudest(samples.slice(-RATE / 2))).to.be.below(0.001);
    });

  it('differ by seat', async () => {
    const crossings = (samples: Float32Array): number =>
      samples.filter((sample, index) => index > 0 && Math.sign(sample) !== Math.sign(samples[index - 1] ?? 0)).length;
    // The noise under a knock is over by then, and the tone is left
    const tone = async (seat: number): Promise<number> =>
      crossings((await heard('moved', seat)).slice(RATE * 0.08, RATE * 0.13));
    expect(await tone(1)).to.be.above(await tone(0));
  });
});

describe('sounds of a game', () => {
  const game = (...moves: readonly string[]): FakeTable => new FakeTable(gameAfter(...moves), () => []);

  it('play when somebody has moved, and not when moves are undone', () => {
    const table = game('b2');
    const one = table.view();
    table.view().play('c3');
    const two = table.view();
    expect(soundOf(one, two)).to.equal('moved');
    expect(soundOf(two, one)).to.equal(undefined);
    expect(soundOf(two, table.view())).to.equal(undefined);
  });

  it('play once when a move is refused', () => {
    const table = game('b2');
    const before = table.view();
    table.refusal = { code: 'taken', rule: 'WW-6', places: ['b2'] };
    const refused = table.view();
    expect(soundOf(before, refused)).to.equal('refused');
    expect(soundOf(refused, table.view())).to.equal(undefined);
  });

  it('play at the end: for the winner, for the loser, for spectators', () => {
    const end = (people: readonly ('human' | 'bot')[], winners: readonly number[]): Sound | undefined => {
      const table = game('b2');
      table.players = people.map((kind) => (kind === 'bot' ? { kind, level: 'easy' } : { kind }));
      const before = table.view();
      table.view().play('c3');
      return soundOf(before, { ...table.view(), outcome: { winners, by: 'points', rule: 'WW-20' } });
    };
    expect(end(['human', 'bot'], [0])).to.equal('won');
    expect(end(['human', 'bot'], [1])).to.equal('over');
    expect(end(['human', 'human'], [1])).to.equal('won');
    expect(end(['human', 'human'], [])).to.equal('over');
  });
});

describe('vibration and sound', () => {
  let vibration: ReturnType<typeof withVibration>;
  beforeEach(() => {
    vibration = withVibration();
  });
  afterEach(() => {
    turn('vibration', false);
    vibration.restore();
  });

  it('are off by default; vibration for refusals can be turned on, and the choice is remembered', async () => {
    const board = await fixture<WaffleWars>(html`<waffle-wars mode="play" start="now" keep="none"></waffle-wars>`);
    await board.updateComplete;
    board.play('b2');
    await board.updateComplete;
    board.play('b2');
    await board.updateComplete;
    expect(vibration.felt).to.deep.equal([]);
    turn('vibration', true);
    expect(vibration.felt, 'so that one knows how it feels').to.have.length(1);
    expect(localStorage.getItem('griddle-senses')).to.equal('vibration');
    board.play('c3');
    await board.updateComplete;
    expect(vibration.felt, 'moves are not felt').to.have.length(1);
    board.play('c3');
    await waitUntil(() => vibration.felt.length === 2);
    turn('vibration', false);
    expect(isOn('vibration')).to.equal(false);
  });

  it('can be turned on in the menu', async () => {
    const board = await fixture<HTMLElement>(html`<waffle-wars mode="play" start="now" keep="none"></waffle-wars>`);
    await waitUntil(() => board.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.more'));
    const controls = board.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
    controls?.querySelector<HTMLElement>('.more')?.click();
    const menu = controls?.querySelector('griddle-menu');
    await waitUntil(() => menu?.shadowRoot?.querySelector('label'));
    const labels = [...(menu?.shadowRoot?.querySelectorAll('label') ?? [])];
    const label = labels.find(({ textContent }) => textContent.trim() === 'Vibration');
    label?.querySelector('input')?.click();
    expect(isOn('vibration')).to.equal(true);
  });
});
