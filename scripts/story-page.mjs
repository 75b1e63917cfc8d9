// What a page of the built Storybook tells about itself: read through Storybook's own channel, the DOM and axe.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const TIMEOUT_MS = 15_000;
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Keeps what Storybook's channel says of the story, from the moment the page makes the channel. Call before loading. */
export async function listenToStorybook(page) {
  await page.evaluateOnNewDocument(() => {
    const heard = (globalThis.heardFromStorybook = []);
    const failures = [
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyMissing',
    ];
    let channel;
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(made) {
        channel = made;
        made.on('storyFinished', ({ status }) =>
          heard.push({ finished: true, failure: status === 'error' && 'Storybook counts the story as failed' }),
        );
        for (const name of failures) {
          made.on(name, (said) =>
            heard.push({ finished: true, failure: `${name}: ${said?.message ?? said?.[0]?.message ?? ''}` }),
          );
        }
      },
    });
  });
}

async function waitForPage(page) {
  await page.waitForFunction(() => /sb-show-(main|errordisplay|nopreview)/.test(document.body.className), {
    timeout: TIMEOUT_MS,
  });
}

async function undefinedElements(page, root) {
  const names = await page.$$eval(`${root} :not(:defined)`, (elements) => elements.map((element) => element.localName));
  return [...new Set(names)].map((name) => `never defined: <${name}>`);
}

/** Violations that axe finds: in the root itself, or only in the custom elements below it. */
async function axeViolations(page, root, { onlyElements = false } = {}) {
  await page.evaluate(axeSource);
  return page.evaluate(
    async (root, onlyElements) => {
      const all = [...document.querySelectorAll(onlyElements ? `${root} *` : root)];
      const checked = onlyElements ? all.filter((element) => customElements.get(element.localName)) : all;
      if (checked.length === 0) return [];
      // The accessibility addon may be running the same axe: wait for it.
      for (let attempt = 0; ; attempt++) {
        try {
          const { violations } = await globalThis.axe.run(checked);
          return violations.map(
            ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          );
        } catch (error) {
          if (attempt > 50 || !/already running/.test(String(error))) throw error;
          await new Promise((done) => setTimeout(done, 100));
        }
      }
    },
    root,
    onlyElements,
  );
}

/** Waits until a story has rendered and its play function has ended; gives what is wrong with it. */
export async function storyErrors(page) {
  await waitForPage(page);
  await page.waitForFunction(() => globalThis.heardFromStorybook.some(({ finished }) => finished), {
    timeout: TIMEOUT_MS,
  });
  const heard = await page.evaluate(() => globalThis.heardFromStorybook);
  return [
    ...heard.filter(({ failure }) => failure).map(({ failure }) => failure),
    ...(await undefinedElements(page, '#storybook-root')),
    ...(await axeViolations(page, '#storybook-root')),
  ];
}

/** Waits until a docs page has rendered; gives what is wrong with it. Storybook's own parts are not judged. */
export async function docsErrors(page) {
  await waitForPage(page);
  await page.waitForSelector('#storybook-docs h1, #storybook-docs .sbdocs', { timeout: TIMEOUT_MS });
  await page.waitForNetworkIdle({ idleTime: 200, timeout: TIMEOUT_MS });
  return [
    ...(await undefinedElements(page, '#storybook-docs')),
    ...(await axeViolations(page, '#storybook-docs', { onlyElements: true })),
  ];
}
