import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colourOf, group, path, TOKENS, type Paint, type Picture } from '@griddle/art';
import { pngOf } from '@griddle/art/node/png.js';
import { paintCss, paletteCss } from '../src/print/css.js';
import { shapeMarkup } from '../src/print/markup.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { BERRY_COLOURS } from '../src/palette.js';
import { BLUEBERRY, picture, STRAWBERRY } from '@griddle/art/waffle-wars/index.js';
import { BUSY, EVERY_MARK } from './positions.js';
import { pixelsOf, silhouetteOf } from './pixels.js';
import { pathsOf } from './shapes.js';

const BUSY_PICTURE = picture(BUSY, EVERY_MARK);

describe('SVG text', () => {
  it('is well formed, with every path once and every colour written out', () => {
    const svg = svgText(BUSY_PICTURE);
    assert.equal(svg.match(/<path /g)?.length, pathsOf(BUSY_PICTURE.shape).length);
    assert.equal(svg.match(/<g[ >]/g)?.length, svg.match(/<\/g>/g)?.length);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<]*>.*<\/svg>$/);
    for (const [, colour = ''] of svg.matchAll(/<path[^>]* (?:fill|stroke)="([^"]*)"/g)) assert.match(colour, /^#/);
    assert.doesNotMatch(svg, /undefined|NaN|style|<text|href/);
  });

  it('is the same for the same picture, and different in dark colours', () => {
    assert.equal(svgText(BUSY_PICTURE), svgText(picture(BUSY, EVERY_MARK)));
    assert.notEqual(svgText(BUSY_PICTURE), svgText(BUSY_PICTURE, { scheme: 'dark' }));
  });

  it('escapes its title and accepts colours, size and background', () => {
    const svg = svgText(BUSY_PICTURE, {
      title: '<b>"a" & b</b>',
      colours: { strawberry: 'hotpink', leaf: '"><script>' },
      width: 280,
      background: 'paper',
    });
    assert.ok(svg.includes('<title>&lt;b&gt;&quot;a&quot; &amp; b&lt;/b&gt;</title>'));
    assert.ok(svg.includes('fill="hotpink"'));
    assert.ok(!svg.includes('<script'));
    assert.ok(svg.includes(' width="280" height="280" role="img"'));
    assert.ok(svg.includes(`<path d="M-0.55 -0.55h7.4v7.4h-7.4z" fill="${colourOf('paper', 'light')}"/>`));
  });

  it('writes how groups are moved, turned and scaled, and how strokes are dashed', () => {
    const dashed = path('M0 0h1', { stroke: 'ink', width: 0.1, dash: [0, 0.2], opacity: 0.5 });
    const shape = group('a', [dashed], { at: [1, -0.5], rotate: 90, scale: 2 });
    const svg = svgText({ viewBox: [0, 0, 2, 1], shape });
    assert.ok(svg.includes('<g class="a" transform="translate(1 -0.5) rotate(90) scale(2)">'));
    assert.ok(svg.includes('stroke-width="0.1" stroke-dasharray="0 0.2" opacity="0.5"/>'));
  });
});

describe('the markup of nodes', () => {
  const movedTo = (d: string): string => {
    const markup = shapeMarkup(group('', [group('', [path(d, {})], { at: [10, 20] })]));
    return (/ d="([^"]*)"/.exec(markup)?.[1] ?? '').replace(/(?<=[a-z]) | (?= )/gi, '');
  };

  it('moves the points of every absolute command in path data, and nothing else', () => {
    assert.equal(movedTo('M1 2l3 4a5 6 7 0 1 8 9z'), 'M11 22l3 4a5 6 7 0 1 8 9z');
    assert.equal(movedTo('M-.5.25-1-2H3V4'), 'M9.5 20.25 9 18H13V24');
    assert.equal(movedTo('M1 2L3 4 5 6'), 'M11 22L13 24 15 26');
    assert.equal(
      movedTo('M0 0C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6'),
      'M10 20C11 22 13 24 15 26S11 22 13 24Q11 22 13 24T15 26',
    );
    assert.equal(movedTo('M0 0A1 2 30 0 1 5 6'), 'M10 20A1 2 30 0 1 15 26');
  });

  it('moves the point of a lower-case m at the beginning, and leaves later ones alone', () => {
    assert.equal(movedTo('m1 2 3 4m5 6M7 8'), 'm11 22 3 4m5 6M17 28');
    assert.equal(movedTo('m-.065-.499q.065-.037.13 0'), 'M9.935 19.501q.065-.037.13 0');
    assert.equal(movedTo('M1 2h1M3 4h1'), 'M11 22h1M13 24h1');
  });

  it('applies opacity to fill or stroke, and to the whole path only where it has both', () => {
    const seenThrough = (paint: Paint): string | undefined =>
      / ([a-z-]*opacity="[^"]*")/.exec(shapeMarkup(path('M0 0h1', { ...paint, opacity: 0.5 })))?.[1];
    assert.equal(seenThrough({ fill: 'shadow' }), 'fill-opacity="0.5"');
    assert.equal(seenThrough({ stroke: 'shadow' }), 'stroke-opacity="0.5"');
    assert.equal(seenThrough({ fill: 'paper', stroke: 'shadow' }), 'opacity="0.5"');
  });

  it('has the same text as the nodes of turned and scaled groups', () => {
    const shape = group('a', [group('b', [path('M0 0h1', {})], { at: [1, 2], scale: 2 })], { at: [3, 4] });
    assert.equal(
      shapeMarkup({ ...shape, children: [group('c', shape.children, { at: [5, 6] })] }),
      '<g part="a" transform="translate(3 4)"><g part="c"><g part="b" transform="translate(6 8) scale(2)"><path d="M0 0h1"></path></g></g></g>',
    );
  });
});

describe('PNG', () => {
  it('is a PNG of the requested width, the same each time', async () => {
    const svg = svgText(BUSY_PICTURE);
    const bytes = await pngOf(svg, 280);
    assert.deepEqual(
      [...bytes.slice(1, 4)],
      [...'PNG'].map((letter) => letter.charCodeAt(0)),
    );
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    assert.equal(view.getUint32(16), 280);
    assert.equal(view.getUint32(20), 280);
    assert.deepEqual(await pngOf(svg, 280), bytes);
  });

  it('shows the berries where they lie', async () => {
    const [left, top, wide] = BUSY_PICTURE.viewBox;
    const width = 740;
    const pixels = await pixelsOf(svgText(picture({ board: [0, 1] })), width);
    const colourAt = (x: number, y: number): number[] => {
      const column = Math.round(((x - left) / wide) * width);
      const row = Math.round(((y - top) / wide) * width);
      return [...pixels.slice((row * width + column) * 4, (row * width + column) * 4 + 3)];
    };
    const hexAt = (x: number, y: number): string =>
      `#${colourAt(x, y)
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')}`;
    assert.equal(hexAt(0.5 + 0.1, 5.8 + 0.1), colourOf('strawberry', 'light'), 'a strawberry on a1');
    assert.equal(hexAt(1.5 + 0.1, 5.8 + 0.15), colourOf('blueberry', 'light'), 'a blueberry on b1');
    assert.equal(hexAt(2.5, 5.8), colourOf('batter', 'light'), 'an open pocket on c1');
  });

  it('refuses a text that is not SVG', async () => {
    await assert.rejects(pngOf('not a picture', 100));
  });
});

describe('the silhouettes of the berries', () => {
  /** What a berry covers, as rows of pixels; the picture is `side` spaces wide and high. */
  async function silhouette(berry: typeof STRAWBERRY, side: number, width: number): Promise<boolean[][]> {
    const alone: Picture = { viewBox: [-side / 2, -side / 2, side, side], shape: berry };
    const covered = await silhouetteOf(svgText(alone), width);
    return Array.from({ length: width }, (_, y) => covered.slice(y * width, (y + 1) * width));
  }

  const inked = (rows: readonly (readonly boolean[])[]): number => rows.flat().filter(Boolean).length;

  it('stay inside their space and fill a good part of it', async () => {
    for (const berry of [STRAWBERRY, BLUEBERRY]) {
      const rows = await silhouette(berry, 2, 96);
      const inside = rows.slice(24, 72).map((row) => row.slice(24, 72));
      assert.equal(inked(inside), inked(rows));
      assert.ok(inked(inside) > 0.4 * 48 * 48);
    }
  });

  it('differ at 24 pixels: one tapers, the other is round', async () => {
    const strawberry = await silhouette(STRAWBERRY, 1, 24);
    const blueberry = await silhouette(BLUEBERRY, 1, 24);
    const width = (rows: readonly (readonly boolean[])[], y: number): number => inked(rows.slice(y, y + 1));
    const [shoulder, waist] = [10, 20];
    assert.ok(width(strawberry, waist) <= 0.5 * width(strawberry, shoulder), 'the strawberry tapers');
    assert.ok(width(blueberry, waist) >= 0.6 * width(blueberry, shoulder), 'the blueberry does not');
  });
});

describe('the style sheet', () => {
  it('has a fill and a stroke for every token, in light, dark and forced colours', () => {
    const css = paletteCss();
    for (const token of TOKENS) {
      assert.equal(css.split(`.f-${token}{`).length, 4, token);
      assert.equal(css.split(`.s-${token}{`).length, 4, token);
    }
    assert.ok(css.includes('.f-syrup{fill:var(--griddle-syrup,light-dark('));
    assert.ok(css.includes('@media(forced-colors:active)'));
  });

  it('has only the given tables', () => {
    const css = paintCss(BERRY_COLOURS);
    assert.ok(css.includes('.f-strawberry{'));
    assert.ok(!css.includes('pengo'));
  });
});
