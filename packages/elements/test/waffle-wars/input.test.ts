/** What `<waffle-wars>` makes of attributes and text, good and bad. */
import { expect } from '@open-wc/testing';
import type { ReportedError } from '../../src/core/events.js';
import { rootOf } from '../hands.js';
import { board, drawn, nameOf, textOf } from './board.js';

const RECORD = '[Game "Waffle Wars"]\n\n1. c3 d4 {A bold answer.} 2. b2 (2. b5 a1) 2... e5';

describe('<waffle-wars> and its input', () => {
  it('draws a position, and another one when it is set', async () => {
    const element = await board({ position: '6/6/6/2b3/6/6' });
    expect(nameOf(element, 'c3')).to.contain('blueberry');
    element.position = '6/6/6/6/6/5s';
    await drawn(element);
    expect(nameOf(element, 'c3')).to.contain('open');
    expect(nameOf(element, 'f1')).to.contain('strawberry');
  });

  it('reads a record from its text and starts a replay at the start', async () => {
    const element = await board({ mode: 'replay' }, RECORD);
    expect(element.currentPosition).to.equal('6/6/6/6/6/6 s 18,18 first');
    element.goTo(2);
    await drawn(element);
    expect(textOf(element)).to.contain('A bold answer.');
    expect(element.goTo('0.0.1.0')).to.equal(true);
    expect(element.currentPosition).to.contain('1s4/3b2/');
    expect(element.goTo('0.9')).to.equal(false);
  });

  it('takes other text as content for pages without scripts', async () => {
    const element = await board({ mode: 'play' }, 'This game needs scripts.');
    expect(element.currentPosition).to.equal('6/6/6/6/6/6 s 18,18 first');
    expect(textOf(element)).not.to.contain('needs scripts');
  });

  it('returns the record, which reads as the same game', async () => {
    const element = await board({ mode: 'replay' }, RECORD);
    const record = await element.toRecord();
    const again = await board({ mode: 'replay', record });
    expect(await again.toRecord()).to.equal(record);
    expect(record).to.contain('(2. b5 a1)');
  });

  it('returns a picture as SVG and as PNG', async () => {
    const element = await board({ position: '6/6/6/2b3/6/6' });
    expect(await element.toSVG()).to.match(/^<svg .*blueberry.*<\/svg>$/s);
    const blob = await element.toPNG(120);
    expect(blob.type).to.equal('image/png');
    expect(blob.size).to.be.greaterThan(500);
  });

  it('names the players in its picture where the record or the page does, and keeps hostile names on their plates', async () => {
    const sizeOf = async (element: Awaited<ReturnType<typeof board>>): Promise<number> => {
      const image = await createImageBitmap(await element.toPNG(300));
      return image.height;
    };
    const bare = await board({ position: '6/6/6/2b3/6/6' });
    expect(await bare.toSVG()).not.to.contain('<text');
    expect(await sizeOf(bare)).to.equal(300);
    const names = `مريم & <b>Ada</b>,${'Wolfeschlegelsteinhausen '.repeat(9)}`;
    const element = await board({ position: '6/6/6/2b3/6/6', names });
    expect(await sizeOf(element)).to.be.greaterThan(310);
    const picture = new DOMParser().parseFromString(await element.toSVG(), 'image/svg+xml');
    expect(picture.querySelector('parsererror')).to.equal(null);
    const shown = document.body.appendChild(document.importNode(picture.documentElement, true));
    const texts = [...shown.querySelectorAll('text')];
    expect(shown.querySelectorAll('.name').length).to.equal(2);
    expect(texts[0]?.textContent).to.contain('مريم & <b>');
    expect(texts[1]?.textContent).to.match(/^Wolfe.*…$/);
    for (const text of texts) {
      // A text ends at the edges of the box around it, in whatever font
      expect(text.parentElement?.localName).to.equal('svg');
      expect(getComputedStyle(text.parentElement ?? text).overflow).to.equal('hidden');
    }
    shown.remove();
    const recorded = await board({ record: '[Game "Waffle Wars"]\n[Blueberries "Ben"]\n\n1. c3 d4' });
    const words = [...(await recorded.toSVG()).matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);
    expect(words).to.deep.equal(['Strawberries', 'Ben']);
  });

  it('waits until a record has been read before it returns a game or a picture', async () => {
    const element = document.createElement('waffle-wars');
    Object.assign(element, { mode: 'replay', record: RECORD, ply: 2 });
    document.body.append(element);
    const [record, picture] = await Promise.all([element.toRecord(), element.toSVG()]);
    expect(record).to.contain('(2. b5 a1)');
    expect(picture.includes('blueberry')).to.equal(true);
    element.remove();
  });

  it('waits for a file, too, where the board is far from the screen', async () => {
    const element = document.createElement('waffle-wars');
    const src = URL.createObjectURL(new Blob([RECORD]));
    Object.assign(element, { mode: 'replay', src });
    element.style.marginBlockStart = '9000px';
    document.body.append(element);
    expect(await element.toRecord()).to.contain('(2. b5 a1)');
    URL.revokeObjectURL(src);
    element.remove();
  });

  it('reports one unreadable move at a time, until the next action', async () => {
    const element = await board({ mode: 'play' });
    element.play('zz');
    await drawn(element);
    element.play('yy');
    await drawn(element);
    expect(textOf(element)).to.contain('“yy”').and.not.to.contain('“zz”');
    element.play('c3');
    await drawn(element);
    expect(textOf(element)).not.to.contain('“yy”');
  });

  const BAD: readonly [attribute: string, value: string, words: string][] = [
    ['position', '6/6/6/2x3/6/6', '“x”'],
    ['position', 'not a position', ''],
    ['record', '1. c3 c3', '(WW-6)'],
    ['record', '1. c3 (', '“)”'],
    ['options', 'hand=5', 'hand'],
    ['options', 'speed=3', 'speed'],
    ['seed', 'x', 'seed'],
    ['mode', 'quiz', 'mode'],
    ['show', 'everything', 'show'],
    ['seats', 'human,robot', 'robot'],
    ['path', '7.7', '7.7'],
    ['ply', 'third', '“third”'],
    ['controls', 'many', 'auto or none'],
    ['loading', 'soon', 'lazy or eager'],
  ];
  for (const [attribute, value, words] of BAD) {
    it(`keeps the board and reports errors in ${attribute}="${value}"`, async () => {
      const element = await board({ mode: 'play' });
      element.play('c3');
      await drawn(element);
      const problems: ReportedError[] = [];
      element.addEventListener('griddle-error', ({ detail }) => problems.push(detail));
      element.setAttribute(attribute, value);
      await drawn(element);
      expect(problems.length).to.equal(1);
      expect(problems[0]?.source).to.equal(attribute);
      expect(problems[0]?.message).to.contain(words);
      expect(textOf(element)).to.contain(problems[0]?.message);
      expect(nameOf(element, 'c3')).to.contain('strawberry');
      element.removeAttribute(attribute);
      await drawn(element);
      expect(textOf(element)).not.to.contain(problems[0]?.message);
    });
  }

  it('reports an error in a move written as text until the next one', async () => {
    const element = await board({ mode: 'play' });
    const says = async (text: string, ...words: readonly string[]): Promise<void> => {
      element.play(text);
      await drawn(element);
      const told = [...rootOf(element).querySelectorAll('[part=error]')].map(({ textContent }) => textContent);
      expect(told.length, text).to.equal(words.length);
      words.forEach((word, i) => expect(told[i]).to.contain(word));
    };
    await says('zz', 'zz');
    await says('foo', 'foo');
    await says('c3');
    await says('bar', 'bar');
    element.undo();
    await drawn(element);
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
  });

  it('never renders markup from a record', async () => {
    const element = await board(
      { mode: 'replay', ply: '1' },
      '1. c3 {<img src=x onerror="window.hit = 1"><b>bold</b>} d4',
    );
    expect(element.shadowRoot?.querySelector('img, b')).to.equal(null);
    expect(textOf(element)).to.contain('<b>bold</b>');
  });

  it('survives a thousand mangled positions and records', async () => {
    const element = await board({ position: '6/6/6/2b3/6/6' });
    const letters = [...'sb123456/ ,-xcdef[]{}()"!?~*.\\\n'];
    let seed = 7;
    const draw = (n: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % n;
    };
    for (let i = 0; i < 1000; i++) {
      const text = i % 2 === 0 ? '6/6/2bs2/2sb2/6/6 s 16,16 -' : RECORD;
      const at = draw(text.length);
      const mangled = text.slice(0, at) + (letters[draw(letters.length)] ?? '') + text.slice(at + draw(3));
      if (i % 2 === 0) element.position = mangled;
      else element.record = mangled;
      if (i % 50 === 0) await element.updateComplete;
      if (i % 2 === 1) element.record = '';
    }
    element.position = '6/6/6/2b3/6/6';
    await drawn(element);
    expect(nameOf(element, 'c3')).to.contain('blueberry');
  });
});
