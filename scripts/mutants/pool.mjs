// Processes that test mutants. One that does not answer in its time is ended, and that mutant counts as killed: it runs
// for ever, or out of memory.
import { fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { script } from '../run.mjs';

/** Milliseconds a test may take beyond its own time, and how many times its own. */
const SPARE = 4000;
const TIMES = 6;

class Worker {
  process;
  spawn() {
    this.process = fork(script('mutants/worker.mjs'), [], {
      execArgv: ['--max-old-space-size=1500', '--stack-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
  /** Asks a question; resolves to the answer, or to `undefined` when the process had to be ended or died. */
  ask(question, timeOf) {
    if (!this.process?.connected) this.spawn();
    const { process: asked } = this;
    return new Promise((resolve) => {
      let timer;
      const end = (answer, isOver) => {
        clearTimeout(timer);
        asked.removeAllListeners();
        if (isOver) {
          asked.kill('SIGKILL');
          this.process = undefined;
        }
        resolve(answer);
      };
      let order = -1;
      const wait = (ms) => {
        clearTimeout(timer);
        timer = setTimeout(() => end({ stoppedAt: order }, true), ms);
      };
      wait(timeOf(-1));
      asked.on('message', (message) => {
        if ('done' in message) return end(message.done, false);
        order = message.at;
        wait(timeOf(order));
      });
      asked.on('exit', () => end({ stoppedAt: order }, true));
      asked.send(question);
    });
  }
  stop() {
    this.process?.kill('SIGKILL');
  }
}

/** Works through jobs with some processes; `work(ask, job)` is told how to ask one of them. */
export async function workThrough(jobs, processes, work) {
  const left = [...jobs];
  await Promise.all(
    Array.from({ length: processes }, async () => {
      const worker = new Worker();
      for (let job = left.shift(); job !== undefined; job = left.shift()) {
        await work((question, timeOf) => worker.ask(question, timeOf), job);
      }
      worker.stop();
    }),
  );
}

/** The milliseconds that a test may take which takes `ms` of the processor by itself; more on a busy machine. */
export function timeFor(ms) {
  const busy = Math.max(1, (2 * loadavg()[0]) / availableParallelism());
  return busy * (SPARE + TIMES * ms);
}
