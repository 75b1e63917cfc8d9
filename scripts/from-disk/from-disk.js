// In pages of a release that are opened from a disk: the sentence about what to do, in the reader's language. A classic script,
// because browsers load no modules from a disk.
import { matchingTag } from '../../packages/languages/src/match.ts';

/* global document, location, WORDS -- a page, and the sentence by language, which the build fills in */
const note = document.querySelector('.late, .missing');
if (note && location.protocol === 'file:') {
  const tags = Object.keys(WORDS);
  const tag = navigator.languages.map((asked) => matchingTag(asked, tags)).find((found) => found !== undefined) ?? 'en';
  const command = document.createElement('code');
  command.textContent = 'npx http-server';
  command.dir = 'ltr';
  const [before, after] = WORDS[tag].split('{command}');
  note.lang = tag;
  note.dir = 'auto';
  note.replaceChildren(before, command, after);
}
