/** What stands between the tags of an element, as editors, blogs and frameworks leave it and change it. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { rootOf } from '../hands.js';

/** An element with markup inside, as a page's HTML has it. */
async function written(attributes: string, markup: string): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  host.innerHTML = `<waffle-wars loading="eager" ${attributes}>${markup}</waffle-wars>`;
  const element = host.querySelector('waffle-wars') as WaffleWars;
  await element.updateComplete;
  return element;
}

const errorsOf = (element: WaffleWars): readonly string[] =>
  [...rootOf(element).querySelectorAll('[part=error]')].map(({ textContent }) => textContent);

async function endOf(element: WaffleWars): Promise<string> {
  element.goTo(-1);
  await element.updateComplete;
  return element.currentPosition;
}

const END = '6/6/2s3/3b2/4s1/6 b 16,17';

describe('a record between the tags', () => {
  const FORMS: Readonly<Record<string, string>> = {
    'as it is': '\n[Game "Waffle Wars"]\n\n1. c4 d3 {why?} 2. e2',
    'of WordPress, with lines broken and quotes bent':
      '<br />\n[Game &#8220;Waffle Wars&#8221;]<br />\n[Seed &#8220;42&#8243;]<br />\n1. c4<br />1&#8230; d3 2. e2<br />\n',
    'of an editor that writes paragraphs': '<p>[Game "Waffle Wars"]<br>1. c4</p><p>d3<br>2.&nbsp;e2</p>',
    'of Markdown that keeps it as it is': '<pre><code>[Game "Waffle Wars"]\n\n1. c4 d3 2. e2</code></pre>',
    'next to a picture':
      '<a href="/g"><svg><title>4. a1</title></svg><img alt="c3" src="data:,"></a><script type="text/plain">x</script>1. c4 d3 2. e2',
  };
  for (const [name, markup] of Object.entries(FORMS)) {
    it(`is read ${name}`, async () => {
      const element = await written('mode="replay"', markup);
      expect(errorsOf(element)).to.deep.equal([]);
      expect(await endOf(element)).to.contain(END);
    });
  }
});

describe('a record that an editor has damaged', () => {
  it('is reported where Markdown has ended it at its empty line', async () => {
    const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
    host.innerHTML =
      '<p><waffle-wars mode="replay" loading="eager">[Game “Waffle Wars”]\n[Event “Breakfast”]</p>\n<p>1. c4 d3</waffle-wars></p>';
    const element = host.querySelector('waffle-wars') as WaffleWars;
    await element.updateComplete;
    const [problem = ''] = errorsOf(element);
    expect(problem).to.contain('<waffle-wars>').and.to.contain('empty line');
  });

  it('is reported where the rest of the page has run into the element', async () => {
    const element = await written(
      'mode="replay"',
      '[Game "Waffle Wars"]<ol><li>c4 d3</li></ol><p>And so it ended.</p>',
    );
    expect(errorsOf(element)).to.have.length(1);
    expect(errorsOf(element)[0]).to.contain('empty line');
  });

  it('is reported in a diagram, but not in a game whose record has only tags', async () => {
    expect(errorsOf(await written('', '[Game "Waffle Wars"]'))).to.have.length(1);
    expect(errorsOf(await written('', '[Position "6/6/6/2sb2/6/6"]'))).to.deep.equal([]);
    expect(errorsOf(await written('mode="play"', '[Game "Waffle Wars"]\n[Strawberries "Pip"]'))).to.deep.equal([]);
  });

  it('without steps says so, wherever it comes from', async () => {
    const element = await written('mode="replay"', '');
    element.record = '[Game "Waffle Wars"]\n[Position "6/6/6/2sb2/6/6"]';
    await element.updateComplete;
    expect(errorsOf(element).join()).to.contain('no moves');
    expect(element.currentPosition).to.contain('2sb2');
    element.record = '1. c4';
    await element.updateComplete;
    expect(errorsOf(element)).to.deep.equal([]);
  });
});

describe('text that changes later', () => {
  it('is read again, however a framework changes it', async () => {
    const element = await written('mode="replay"', '1. c4');
    expect(await endOf(element)).to.contain('2s3');
    element.append(' d3', ' 2. e2');
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(await endOf(element)).to.contain(END);
    (element.firstChild as Text).data = '1. d4';
    await new Promise((resolve) => setTimeout(resolve));
    expect(await endOf(element)).to.contain('6/6/3s2/3b2/4s1/6');
    element.textContent = '6/6/6/2sb2/6/6';
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(element.currentPosition).to.contain('2sb2');
  });

  it('does not disturb a game that is shown from elsewhere, nor does text for pages without scripts', async () => {
    const element = await written('mode="play" position="6/6/6/2sb2/6/6"', 'A game.');
    element.play('a1');
    element.textContent = '1. c4';
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(element.currentPosition).to.contain('2sb2').and.to.contain('/s5 ');
    const plain = await written('mode="play"', 'A game.');
    plain.play('c3');
    await plain.updateComplete;
    plain.append('  ');
    await new Promise((resolve) => setTimeout(resolve));
    await plain.updateComplete;
    expect(plain.currentPosition).to.contain('2s3');
  });

  it('is not read again when a browser translates the page', async () => {
    const element = await written('mode="replay"', '1. c4');
    element.innerHTML = '<font><font>1. Feld c4</font></font>';
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    expect(errorsOf(element)).to.deep.equal([]);
  });
});
