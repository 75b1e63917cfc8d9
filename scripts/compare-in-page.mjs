// Compares two pictures inside a browser page, which decodes them.

/**
 * For `page.evaluate`: the number of pixels in which two pictures (base64) differ, and a PNG that shows these in red. A pixel
 * differs if a channel differs by at least `least`; smoothed edges differ by less. Pixels in only one picture differ.
 */
export async function compareInPage(one, other, { type = 'image/png', least = 8 } = {}) {
  const decode = async (base64) => createImageBitmap(await (await fetch(`data:${type};base64,${base64}`)).blob());
  const images = [await decode(one), await decode(other)];
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [a, b] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  const shown = new ImageData(width, height);
  let pixels = 0;
  for (let i = 0; i < a.length; i += 4) {
    const differs = [0, 1, 2, 3].some((channel) => Math.abs(a[i + channel] - b[i + channel]) >= least);
    if (differs) pixels++;
    const grey = 200 + (a[i] + a[i + 1] + a[i + 2]) / 15;
    shown.data.set(differs ? [220, 0, 0, 255] : [grey, grey, grey, 255], i);
  }
  if (pixels === 0) return { pixels, all: width * height };
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').putImageData(shown, 0, 0);
  return { pixels, all: width * height, picture: canvas.toDataURL('image/png').split(',')[1] };
}
