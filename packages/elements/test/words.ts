/** Words as readers have them, for tests that look for codes among them. */
import { expect } from '@open-wc/testing';
import { rootOf, type OnPage } from './hands.js';

/** Codes of places, as positions and moves write them, of seats and of rules. */
const CODE =
  /\b(card|goal|slot|hand|tile|order|topping|item|mine|turn|reserved|trash|line|fallen|bin|first|character):\S|\bp[1-6]\b|\b(TW|BB)-\d/;
/** Keys of messages that no catalogue has, and places of values that nothing fills. */
const KEY = /\b\w+\.(top-waffle|buffet-boss)\b|\{\w+/;

/** Everything that is read or spoken in a tree, shadow trees included. */
function* wordsIn(root: ParentNode): Generator<string> {
  for (const element of root.querySelectorAll('*')) {
    // A link to a rule names it, and a picture's text is there to be copied
    if (element.localName === 'style' || element.matches('[part=why], .copied')) continue;
    yield element.getAttribute('aria-label') ?? '';
    for (const node of element.childNodes) if (node instanceof Text) yield node.data;
    if (element.shadowRoot) yield* wordsIn(element.shadowRoot);
  }
}

/** Whether words have a code in them. */
export function isCoded(words: string): boolean {
  return CODE.test(words) || KEY.test(words);
}

/** Asserts that nothing that a reader meets now has the code of a place, a seat or a message. */
export function expectPlainWords(element: OnPage, when: string): void {
  const spoken = document.querySelector('[aria-live]')?.textContent ?? '';
  const coded = [...wordsIn(rootOf(element)), spoken].filter(isCoded).map((words) => words.trim());
  expect(coded, when).to.deep.equal([]);
}
