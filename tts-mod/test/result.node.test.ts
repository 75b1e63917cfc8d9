/** The sentence for the end of a game on a table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions } from '@griddle/rules/core/options.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import { resultSentence } from '../src/mod/result-text.js';
import SCRIPT_EN from '../src/script.en.json' with { type: 'json' };
import TTS_WADDLE_WADDLE_EN from '../src/waddle-waddle/messages.en.json' with { type: 'json' };

const WORDS = mergeMessages(EN, WADDLE_WADDLE_EN, SCRIPT_EN, TTS_WADDLE_WADDLE_EN);

/** What the table says about a position in which the game is over. */
function told(position: string, modules = ''): string {
  const options = parseOptions(waddleWaddle.options, [], modules);
  assert.ok(options.ok, modules);
  const state = waddleWaddle.parsePosition(position, options.value);
  assert.ok(state.ok, position);
  return resultSentence(WORDS, waddleWaddle, { state: state.value, options: options.value });
}

test('WD-30 the result names the tie-break that decided', () => {
  assert.equal(
    told('rB1,0;rB1,-1;rB2,-1;bG-1,0 r r0000,b0000 - r=;b=fish'),
    'Blue wins: most points (tie-break: Configuration cards).',
  );
});

test('WD-30 the result names none where the victory is shared', () => {
  const level = 'rB1,0;rG1,-1;bB-1,0;bG-1,1 r r0000,b0000';
  assert.doesNotMatch(told(level, 'modules=0'), /tie-break/);
});
