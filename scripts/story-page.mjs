// Reads the results of a page of the built Storybook through Storybook's own channel, the DOM and axe.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** As long as a starved machine may take. */
const TIMEOUT_MS = 120_000;
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Records the events of Storybook's channel from the moment the page creates it. Call before loading. */
export async function listenToStorybook(page) {
  await page.evaluateOnNewDocument(() => {
    globalThis.heardFromStorybook = [];
    const hear = (said) => globalThis.heardFromStorybook.push(said);
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
        made.on('storyFinished', ({ storyId, status, reporters = [] }) => {
          const axe = reporters.find(({ type }) => type === 'a11y')?.result;
          const failure = status === 'error' && 'Storybook counts the story as failed';
          hear({ finished: storyId, failure, violations: axe?.violations });
        });
        for (const name of failures) {
          made.on(name, (said) => hear({ failure: `${name}: ${said?.message ?? said?.[0]?.message ?? ''}` }));
        }
      },
    });
  });
}

/** Shows another story in the same page, after clearing everything that the first one stored or set. */
export async function showStory(page, storyId) {
  await page.evaluate((storyId) => {
    globalThis.heardFromStorybook.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    getSelection().removeAllRanges();
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, storyId);
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

/** The axe violations in the custom elements below the root. */
async function axeViolations(page, root) {
  await page.evaluate(axeSource);
  return page.evaluate(async (root) => {
    const elements = [...document.querySelectorAll(`${root} *`)].filter(({ localName }) =>
      customElements.get(localName),
    );
    if (elements.length === 0) return [];
    // Axe would measure the contrast of half a fade
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await globalThis.axe.run(elements, { resultTypes: ['violations'] });
    return violations;
  }, root);
}

function axeSentences(violations) {
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Waits until a story has rendered and its play function has ended; returns its faults. */
export async function storyErrors(page, storyId) {
  const said = await page.waitForFunction(
    (storyId) => {
      const heard = globalThis.heardFromStorybook;
      const hasEnded = heard.some(({ finished, failure }) => failure || finished === storyId);
      return hasEnded && /sb-show-(main|errordisplay|nopreview)/.test(document.body.className) && heard;
    },
    { timeout: TIMEOUT_MS },
    storyId,
  );
  const heard = await said.jsonValue();
  const failures = heard.filter(({ failure }) => failure).map(({ failure }) => failure);
  // The accessibility addon has run axe on every story that finished
  const violations = heard.find((said) => said.violations)?.violations;
  if (failures.length === 0 && !violations) failures.push('axe has not been run');
  return [...failures, ...(await undefinedElements(page, '#storybook-root')), ...axeSentences(violations ?? [])];
}

/** Waits until a docs page has rendered; returns its faults, without those of Storybook's own parts. */
export async function docsErrors(page) {
  await waitForPage(page);
  await page.waitForSelector('#storybook-docs h1, #storybook-docs .sbdocs', { timeout: TIMEOUT_MS });
  await page.waitForNetworkIdle({ idleTime: 200, timeout: TIMEOUT_MS });
  return [
    ...(await undefinedElements(page, '#storybook-docs')),
    ...axeSentences(await axeViolations(page, '#storybook-docs')),
  ];
}
