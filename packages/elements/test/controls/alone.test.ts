import { expect } from '@open-wc/testing';
import { GAMES } from '@griddle/rules/games.js';
import { sessionAt, sessionOf, WORDS } from '../../src/panel/all-games.js';
import { addEnglish, localeFor } from '../../src/core/catalogues.js';

addEnglish(WORDS);

const { catalogue } = localeFor('en');

describe('parts on their own', () => {
  for (const { id, title } of GAMES) {
    it(`know ${title}: its rules, its records and its words`, () => {
      const told = sessionAt(id, '', '', catalogue);
      expect('session' in told && told.session.game.id).to.equal(id);
      expect(localeFor('en').t(`game.${id}`)).to.not.equal(`game.${id}`);
      const record = sessionOf(`[Game "${title}"]\n[Seed "1"]\n`, catalogue);
      expect('session' in record && record.session.game.id).to.equal(id);
    });
  }

  it('report errors in words', () => {
    const wrong = (told: ReturnType<typeof sessionOf>): string => ('problem' in told ? told.problem : '');
    const { catalogue: words } = localeFor('en');
    expect(wrong(sessionOf('', words))).to.equal('Line 1, character 1: This record contains no game.');
    expect(wrong(sessionAt('chess', '', '', words))).to.match(/^Unknown game “chess”/);
    expect(wrong(sessionAt('waffle-wars', '', 'hand=99', words))).to.match(
      /^Character 6: The option hand can’t be “99”/,
    );
  });
});
