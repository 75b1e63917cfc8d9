// Tasks that hold a page up, by the browser's own trace: how long each took, and for how much of that its thread was at work.
// The rest it waited, for a core or for another thread.

/** From here on a task holds the page up, in milliseconds. */
export const LONG = 50;
/** Tells the thread of the page among all others. */
const MARK = 'griddle-page';

/** Watches a page (Puppeteer's) until `stop` is called, which gives its long tasks: `{ took, worked }` in milliseconds. */
export async function watchTasks(page) {
  await page.tracing.start({ categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  return {
    async stop() {
      const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
      const { pid, tid } = traceEvents.find(({ name }) => name === MARK);
      return traceEvents
        .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid)
        .map(({ dur, tdur = 0 }) => ({ took: dur / 1000, worked: tdur / 1000 }))
        .filter(({ took }) => took > LONG);
    },
  };
}
