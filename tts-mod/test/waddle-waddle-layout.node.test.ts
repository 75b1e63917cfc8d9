/** Where the things of Waddle Waddle lie on the table, and which place a point is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COLOURS, fieldCells } from '@griddle/rules/internal/waddle-waddle/components.js';
import { readHex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import {
  boardHexes,
  cardKind,
  fieldPoint,
  hexPoint,
  placeUnder,
  stackPoint,
  tileKind,
} from '../src/waddle-waddle/layout.js';

describe('the layout of Waddle Waddle', () => {
  it('places every hex and every cell at its middle, with room for all of them', () => {
    for (const { q, r } of boardHexes()) {
      const [x, , z] = hexPoint({ q, r }, 0);
      assert.equal(placeUnder('rA', x + 0.5, z - 0.4), `${q},${r}`);
    }
    for (const hex of fieldCells(COLOURS.length)) {
      const [x, , z] = fieldPoint(hex, 0);
      assert.equal(placeUnder(cardKind(3), x - 0.5, z + 0.5), `card:${hex.q},${hex.r}`);
    }
    for (let seat = 0; seat < 4; seat++) {
      for (let type = 0; type < 4; type++) {
        const [x, , z] = stackPoint(seat, type, 3);
        assert.equal(placeUnder(tileKind(seat, type), x, z), 'supply');
        assert.equal(placeUnder(tileKind((seat + 1) % 4, type), x, z), '', 'not in another seat’s corner');
      }
    }
  });

  it('finds the name of a hex as the notation writes it', () => {
    assert.deepEqual(readHex(placeUnder('rA', -0.1, 0.1), 0)?.hex, { q: 0, r: 0 });
  });
});
