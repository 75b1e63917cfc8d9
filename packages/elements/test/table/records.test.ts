/** Records of whole sessions that were played at the table of the mod, replayed by the elements of their games. */
import { expect } from '@open-wc/testing';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import '../../src/index.js';
import { onPage, type OnPage } from '../hands.js';

/** What `keepRecord` of the mod's tests has kept. */
interface Kept {
  readonly game: string;
  readonly position: string;
  readonly record: string;
}

interface Replay extends OnPage {
  readonly currentPosition: string;
  readonly problems: readonly { message: string }[];
}

const SESSIONS = [
  'waffle-wars-2',
  'waffle-wars-4',
  'waffle-wars-4-arcade',
  'snake-2',
  'waffle-checkers-2',
  'hostage-rescue-2',
  'connect-four-2',
  'reversi-2',
  'waddle-waddle-2-2',
  'waddle-waddle-3-1',
  'waddle-waddle-4-2',
  'waddle-waddle-4-0',
  'waffle-time-1',
  'waffle-time-2',
  'waffle-time-3',
  'waffle-time-4',
  'top-waffle-2',
  'top-waffle-3',
  'top-waffle-4',
  'top-waffle-5',
  'top-waffle-6',
  'buffet-boss-1',
  'buffet-boss-2',
  'buffet-boss-3',
  'buffet-boss-4',
  'buffet-boss-5',
];

describe('a record from the table', () => {
  for (const name of SESSIONS) {
    it(`is replayed to its end: ${name}`, async () => {
      const answer = await fetch(new URL(`../../../../tts-mod/test/records/${name}.json`, import.meta.url));
      const { game, position, record } = (await answer.json()) as Kept;
      const attributes = { mode: 'replay', record, ply: '-1', controls: 'none' };
      const element = (await onPage(TAGS[game] as 'waffle-wars', attributes)) as unknown as Replay;
      expect(element.problems.map(({ message }) => message)).to.deep.equal([]);
      expect(element.currentPosition).to.equal(position);
    });
  }
});
