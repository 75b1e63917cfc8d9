/** The room that an element keeps until it is drawn. */
import { expect } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import { drawn } from '../hands.js';

/** CSS pixels by which words and controls may differ from the room that is kept for them. */
const WORDS = 80;

for (const width of [390, 900]) {
  for (const [mode, most] of [
    ['diagram', 1],
    ['play', WORDS],
  ] as const) {
    it(`is about that of the final ${mode}, ${width} pixels wide`, async () => {
      const page = document.createElement('div');
      page.style.cssText = `inline-size: ${width}px`;
      const element = document.createElement('waffle-wars');
      element.setAttribute('mode', mode);
      page.append(element);
      document.body.append(page);
      const kept = element.offsetHeight;
      element.loading = 'eager';
      await drawn(element);
      expect(element.problems).to.deep.equal([]);
      expect(kept).to.be.closeTo(element.offsetHeight, most);
      page.remove();
    });
  }
}
