/**
 * Addresses of steps as text, for links and saved games: the index of the continuation at each fork, `0.0.1`. The start
 * is the empty text.
 */
import type { Step } from './step.js';

/** The address of a step. */
export function pathOf<S, M>(step: Step<S, M>): string {
  const forks: string[] = [];
  for (let now = step; now.parent !== undefined; now = now.parent) forks.push(now.parent.next.indexOf(now).toString());
  return forks.reverse().join('.');
}

/** The step with an address below `root`; undefined when there is none. */
export function stepAt<S, M>(root: Step<S, M>, path: string): Step<S, M> | undefined {
  let now: Step<S, M> | undefined = root;
  if (path === '') return now;
  for (const fork of path.split('.')) now = now?.next.find((_step, i) => i.toString() === fork);
  return now;
}

/** The address one move earlier; that of the start is its own. */
export function parentPath(path: string): string {
  return path.split('.').slice(0, -1).join('.');
}

/** The address of a continuation, 0 being the one in which the line goes on. */
export function childPath(path: string, fork: number): string {
  return path === '' ? fork.toString() : path + '.' + fork.toString();
}

/** Whether `inner` is `outer` or follows it. */
export function pathContains(outer: string, inner: string): boolean {
  return outer === '' || (inner + '.').substring(0, outer.length + 1) === outer + '.';
}
