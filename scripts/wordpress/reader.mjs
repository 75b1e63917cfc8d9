// Actions of readers and authors of a WordPress site: opening pages, logging in, writing through the REST API like the editor.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a board of the page is drawn, which changes only its shadow tree. */
export const isDrawn = () =>
  [...document.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot?.querySelector('[role=gridcell]'));

/** Sends something to the REST API, and resolves to the answer. */
export async function send({ passwords, url }, login, path, body, method = 'POST') {
  const response = await fetch(`${url}/?rest_route=/wp/v2/${path}&context=edit`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${passwords[login]}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Writes a post through the REST API and resolves to it. */
export const write = (site, login, post) => send(site, login, 'posts', { title: 'A post', status: 'publish', ...post });

/** Opens a page in a new browser context; `said` collects its console messages and errors. */
export async function open(browser, url, { width = 1280, scripts = true, cookies = [] } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: 900 });
  await page.setJavaScriptEnabled(scripts);
  if (cookies.length > 0) await context.setCookie(...cookies);
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      said.push(`${message.text()} ${message.location().url ?? ''}`.trim());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  if (scripts) {
    await page.evaluateOnNewDocument(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }
  await page.goto(url);
  return { page, said, close: () => context.close() };
}

/** Waits until the board of a page, or of a frame in it, is drawn and all is quiet. */
export async function drawn(page, frame = page) {
  await frame.waitForFunction(isDrawn, { polling: 100, timeout: 60_000 });
  await page.waitForNetworkIdle({ idleTime: 500 });
  await wait(500);
}

/** The final position of an element's game, or its error. */
export const endOf = (page, name) =>
  page.$eval(name, async (element) => {
    await element.updateComplete;
    element.goTo(-1);
    await element.updateComplete;
    const errors = [...element.shadowRoot.querySelectorAll('[part=error]')].map((p) => p.textContent);
    return errors.join() || element.currentPosition;
  });

/** Logs in, and resolves to the cookies. */
export async function logIn(browser, { url }, login) {
  const { page, close } = await open(browser, `${url}/wp-login.php`);
  // The page focuses its first field a moment after loading
  await wait(500);
  await page.$eval('#user_login', (field, login) => (field.value = login), login);
  await page.$eval('#user_pass', (field, login) => (field.value = login), login);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  const cookies = await page.browserContext().cookies();
  await close();
  return cookies;
}

/** Saves a picture of a page, if there is a folder for it. */
export async function shot(page, folder, name) {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
