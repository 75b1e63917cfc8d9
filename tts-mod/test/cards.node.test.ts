/** Cards of the game: as large as the layout has them whatever the game makes of their pictures, and never a deck. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIXTURE_TAG, PIECE_TAG } from '../src/names.js';
import { saveOf } from './content.js';
import { FakeTts } from './fake-tts.js';

/** Widths and depths of all cards on the table: first what they should be, then what they are. */
const SIZES = `(function()
  local sizes = {}
  for _, tag in ipairs({ '${PIECE_TAG}', '${FIXTURE_TAG}' }) do
    for _, object in ipairs(getObjectsWithTag(tag)) do
      if object.memo then
        local size = object.getBoundsNormalized().size
        table.insert(sizes, object.memo .. ' ' .. string.format('%.3f %.3f', size.x, size.z))
      end
    end
  end
  return JSON.encode(sizes)
end)()`;

function isFitted(text: string): boolean {
  const [wide = 0, deep = 0, width = -1, depth = -1] = text.split(' ').map(Number);
  return Math.abs(width - wide) < 0.02 * wide && Math.abs(depth - deep) < 0.02 * deep;
}

describe('cards', () => {
  for (const id of ['waffle-time', 'top-waffle']) {
    it(`have the right size, also those that the script makes: ${id}`, async () => {
      const game = new FakeTts(await saveOf(id));
      try {
        const sizes = JSON.parse(game.lua(SIZES)) as string[];
        assert.ok(sizes.length > 10, `${sizes.length} cards`);
        for (const size of sizes) assert.ok(isFitted(size), size);
      } finally {
        game.close();
      }
    });
  }

  it('do not form a deck, and go into a bag', async () => {
    const game = new FakeTts(await saveOf('waffle-time'));
    const enters = (container: string): string =>
      game.lua(`tostring(tryObjectEnterContainer({ type = '${container}' }, getObjectsWithTag('${PIECE_TAG}')[1]))`);
    try {
      assert.deepEqual(['Card', 'Deck', 'Bag'].map(enters), ['false', 'false', 'true']);
    } finally {
      game.close();
    }
  });
});
