// A page without a framework: events are typed wherever they arrive, and each element has a short entry.
import '@griddle/elements/griddle-daily.js';
import '@griddle/elements/move-list.js';
import '@griddle/elements/score-sheet.js';
import '@griddle/elements/waffle-wars.js';

document.createElement('waffle-wars').addEventListener('griddle-move', ({ detail }) => detail.move.length);
document.body.addEventListener('griddle-error', ({ detail }) => detail.message.length);
document.addEventListener('griddle-goto', ({ detail }) => detail.path.length);
document.addEventListener('griddle-change', ({ detail }) => detail.path.length);
window.addEventListener('griddle-over', ({ detail }) => detail.seats.join());
document.addEventListener('griddle-solved', ({ detail }) => detail.tries + 1);
document.addEventListener('griddle-move', ({ detail }) => {
  // @ts-expect-error no such detail
  return detail.mvoe as string;
});
