// All mutants of a file in one text, each behind a question: `($m === 7 ? mutant : original)`. So a file is bundled once,
// and a mutant is a number. Asked by `($c[7] = 1) > 1`, which is never so, they tell instead which of them a test comes by.
import { findMutants } from './operators.mjs';

/** The places of a text, with everything that may stand there, the widest first; those inside others are their `inner`. */
function nest(mutants) {
  const root = { start: 0, end: Infinity, mutants: [], inner: [] };
  const open = [root];
  for (const mutant of mutants) {
    while (open.at(-1).end <= mutant.start) open.pop();
    const last = open.at(-1);
    if (last.start === mutant.start && last.end === mutant.end && last.isBlock === mutant.isBlock)
      last.mutants.push(mutant);
    else {
      const place = { ...mutant, mutants: [mutant], inner: [] };
      last.inner.push(place);
      open.push(place);
    }
  }
  return root;
}

function print(text, place, start, end, ask) {
  let printed = '';
  let at = start;
  for (const inner of place.inner) {
    printed += text.slice(at, inner.start) + printPlace(text, inner, ask);
    at = inner.end;
  }
  return printed + text.slice(at, end);
}

function printPlace(text, place, ask) {
  const original = print(text, place, place.start, place.end, ask);
  if (place.isBlock) return `if(${ask(place.mutants[0].id)}){}else{${original}\n}`;
  const choices = place.mutants.map(({ id, to }) => `${ask(id)}?(${to}):`);
  return `(${choices.join('')}(${original}))`;
}

/** The mutants of a file, numbered from `first`, and its text with all of them in it: to test them, or to see which are met. */
export function instrument(path, text, first) {
  const mutants = findMutants(path, text).map((mutant, index) => ({ ...mutant, id: first + index, path }));
  const tree = nest(mutants);
  return {
    mutants,
    tested: print(text, tree, 0, text.length, (id) => `$m===${id}`),
    met: print(text, tree, 0, text.length, (id) => `($c[${id}]=1)>1`),
  };
}
