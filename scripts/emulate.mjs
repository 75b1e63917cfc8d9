/**
 * Makes a Puppeteer page a screen of the given size (CSS pixels) whose reader asks for a dark scheme, forced colours or
 * less motion. Puppeteer's own call knows no forced colours, so this talks to the browser directly.
 */
export async function emulate(page, { width, height, dark = false, forcedColors = false, reducedMotion = false }) {
  await page.setViewport({ width, height });
  const features = [
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ];
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features });
}
