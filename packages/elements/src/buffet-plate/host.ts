/** An element as the host of a plate. */
import type { Settled } from '@griddle/rules/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Say } from '../old-core/table.js';
import type { PlateHost } from './scene.js';

interface Speaker {
  readonly say: Say;
  speak(words: () => string): void;
  waitFor(work: Promise<unknown>): void;
}

/** What a plate tells goes to the element's own ways of speaking and waiting. */
export function hostOf(
  element: Speaker,
  undo: () => void,
  settled: (move: Settled) => void,
  touch: (place: Place) => void,
): PlateHost {
  return {
    get say() {
      return element.say;
    },
    speak: (words) => element.speak(words),
    waitFor: (work) => element.waitFor(work),
    settled,
    touch,
    undo,
  };
}
