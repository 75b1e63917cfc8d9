/**
 * Makes a Puppeteer page emulate a screen of the given size (CSS pixels) with a dark scheme, forced colours or reduced motion.
 * Puppeteer's own call does not support forced colours, so this talks to the browser directly.
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
