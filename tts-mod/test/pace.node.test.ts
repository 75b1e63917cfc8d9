/** What follows an act over several frames: judging, laying out, showing, in this order. Frames are played by the test. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { Pace } from '../src/mod/pace.js';
import type { Task } from '../src/mod/place-objects.js';

declare global {
  /** The game's own, as far as scripts under test use it. */
  const Wait: {
    readonly frames: (task: Task, frames: number) => number;
    readonly time: (task: Task, seconds: number) => number;
    readonly stop: (id: number) => boolean;
  };
}

/** What waits for the next frame, by the number that the game gave it. */
let waits: Map<number, Task>;
let last = 0;

/** The part of the game's `Wait` that a pace asks for. */
const WAIT = {
  frames: (task: Task, frames: number): number => {
    assert.equal(frames, 1);
    waits.set(++last, task);
    return last;
  },
  stop: (id: number): boolean => waits.delete(id),
};

/** One frame of the game; how many things waited for it. */
function frame(): number {
  const due = [...waits.values()];
  waits.clear();
  for (const task of due) task();
  return due.length;
}

/** What was done and told, in its order. */
let log: string[];
let pace: Pace;

const does = (name: string): Task => {
  return () => {
    log.push(name);
  };
};
const tasks = (name: string, count: number): Task[] => Array.from({ length: count }, (_unused, i) => does(name + i));

/** What is done in each frame until nothing waits. */
function played(): string[] {
  const frames: string[] = [];
  while (waits.size > 0) {
    log = [];
    assert.equal(frame(), 1, 'one wait at a time');
    frames.push(log.join(' '));
  }
  return frames;
}

beforeEach(() => {
  Object.assign(globalThis, { Wait: WAIT });
  waits = new Map();
  log = [];
  pace = new Pace((done, all) => log.push(`told ${done}/${all}`));
});

describe('the pace', () => {
  it('judges step by step, then lays out, then shows, one task a frame', () => {
    pace.show(does('panel'), does('marks'));
    pace.lay([() => [does('piece'), does('card')]]);
    pace.next(does('read'));
    pace.next(does('play'));
    assert.ok(pace.isBusy());
    assert.deepEqual(log, [], 'nothing is done at once');
    assert.deepEqual(played(), ['read', 'play', '', 'piece card', 'panel', 'marks']);
    assert.ok(!pace.isBusy());
  });

  it('puts the tasks of a step before waiting ones', () => {
    pace.next(() => {
      log.push('read');
      pace.next(does('judge'));
      pace.next(does('tell'));
    });
    pace.next(does('refresh'));
    assert.deepEqual(played(), ['read', 'judge', 'tell', 'refresh']);
  });

  it('lays out eight objects a frame and shows its progress where one frame is not enough', () => {
    pace.lay([() => tasks('a', 8), () => tasks('b', 17)]);
    const frames = played();
    assert.deepEqual(
      frames.map((text) => text.split(' ').filter((word) => /^[ab]\d/.test(word)).length),
      [0, 8, 0, 8, 8, 1],
    );
    assert.deepEqual(
      frames.map((text) => /told .*/.exec(text)?.[0] ?? ''),
      ['', '', '', 'told 8/17', 'told 16/17', 'told 17/17'],
    );
  });

  it('makes each plan after the previous one is done', () => {
    let laid = 0;
    const lays = (): void => void laid++;
    pace.lay([() => Array.from({ length: 9 }, () => lays), () => [does(`after ${laid}`)]]);
    assert.deepEqual(played().at(-1), 'after 9');
  });

  it('drops the current layout for new plans, also those that a plan asks for', () => {
    pace.lay([() => tasks('old', 20)]);
    frame();
    frame();
    pace.lay([
      () => {
        pace.lay([() => tasks('new', 2)]);
        return [];
      },
      () => tasks('never', 1),
    ]);
    assert.deepEqual(played(), ['', '', 'new0 new1']);
  });

  it('shows the latest request', () => {
    pace.show(does('old'), does('older'));
    pace.show(does('new'));
    assert.deepEqual(played(), ['new']);
  });

  it('stops on request, and works again afterwards', () => {
    pace.next(() => {
      log.push('stop');
      pace.next(does('never'));
      pace.stop();
    });
    pace.lay([() => tasks('never', 1)]);
    pace.show(does('never'));
    assert.deepEqual(played(), ['stop']);
    assert.ok(!pace.isBusy());
    pace.next(does('again'));
    assert.deepEqual(played(), ['again']);
  });

  it('continues after an error in one task', () => {
    pace.next(() => {
      throw new Error('a piece is gone');
    });
    pace.next(does('next'));
    pace.lay([() => tasks('piece', 1)]);
    assert.throws(() => frame(), /a piece is gone/);
    assert.deepEqual(played(), ['next', '', 'piece0']);
  });
});
