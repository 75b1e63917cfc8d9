import { colourOf, group, path, propertyOf, type Picture, type Scheme, type Shape, type Group } from '@griddle/art';
import { paintPicture } from '@griddle/art/print/canvas.js';
import { copyOfNodes, svgRoot, toNode } from '@griddle/art/print/dom.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { picture as topWafflePicture } from '@griddle/art/top-waffle/index.js';
import { picture as waffleTimePicture } from '@griddle/art/waffle-time/index.js';
import { BLUEBERRY, picture, STRAWBERRY, WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { expect } from '@open-wc/testing';
import { paintCss } from '../src/print/css.js';
import { redraw } from '../src/print/redraw.js';
import { pictureOf as topWaffleShows } from '../src/top-waffle/position.js';
import { pictureOf as waffleTimeShows } from '../src/waffle-time/position.js';
import { BUSY, EVERY_MARK } from './positions.js';
import { pathsOf } from './shapes.js';

const BUSY_PICTURE = picture(BUSY, EVERY_MARK);
const PICTURES: Readonly<Record<string, Picture>> = {
  'Waffle Wars': BUSY_PICTURE,
  'Waffle Time': waffleTimePicture(
    waffleTimeShows(waffleTime.setup({ players: 2, fork: 'leading', cherry1: 'one', cross: 'plus' }, 7)),
  ),
  'Top Waffle': topWafflePicture(topWaffleShows(topWaffle.setup({ players: 2 }, 7))),
};
const WIDTH = 280;

/** A box in the page with the shapes in its shadow tree, under the palette's style sheet. */
function shown(shape: Shape, viewBox = BUSY_PICTURE.viewBox): { host: HTMLElement; root: SVGSVGElement } {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paintCss(...WAFFLE_WARS_PALETTE));
  shadow.adoptedStyleSheets = [sheet];
  const root = svgRoot(viewBox);
  root.append(toNode(shape));
  shadow.append(root);
  document.body.append(host);
  return { host, root };
}

/** Some points of every path of an SVG, in its own units. */
function pointsOf(svg: SVGSVGElement): DOMPoint[] {
  const units = svg.getScreenCTM()?.inverse();
  return [...svg.querySelectorAll('path')].flatMap((node) => {
    const toUnits = units?.multiply(node.getScreenCTM() ?? new DOMMatrix());
    const length = node.getTotalLength();
    return [0, 0.31, 0.73].map((part) => node.getPointAtLength(part * length).matrixTransform(toUnits));
  });
}

function fillOf(root: SVGSVGElement, selector: string): string {
  const node = root.querySelector(selector);
  expect(node).not.to.equal(null);
  return node ? getComputedStyle(node).fill : '';
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

function canvas(): CanvasRenderingContext2D {
  const sheet = document.createElement('canvas');
  sheet.width = WIDTH;
  sheet.height = WIDTH;
  const context = sheet.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}

afterEach(() => document.body.replaceChildren());

describe('the DOM printer', () => {
  it('prints a node for every group and path, with no inline style and no colour of its own', () => {
    const { root } = shown(BUSY_PICTURE.shape);
    expect(root.querySelectorAll('path').length).to.equal(pathsOf(BUSY_PICTURE.shape).length);
    expect(root.querySelectorAll('[style], [fill]').length).to.equal(0);
    expect(root.getAttribute('viewBox')).to.equal('-0.55 -0.55 7.4 7.4');
  });

  for (const [game, drawn] of Object.entries(PICTURES)) {
    it(`prints what the SVG text says: the same points (${game})`, () => {
      const { root } = shown(drawn.shape, drawn.viewBox);
      const parsed = new DOMParser().parseFromString(svgText(drawn), 'image/svg+xml').documentElement;
      expect(parsed.querySelector('parsererror')).to.equal(null);
      document.body.append(parsed);
      const said = pointsOf(parsed as unknown as SVGSVGElement);
      const apart = pointsOf(root).map(({ x, y }, at) =>
        Math.hypot(x - (said[at]?.x ?? NaN), y - (said[at]?.y ?? NaN)),
      );
      expect(apart.length).to.equal(3 * pathsOf(drawn.shape).length);
      // Where groups lie is rounded to a hundredth in the text
      expect(Math.max(...apart)).to.be.below(0.015);
    });
  }

  it('writes offsets into the paths, and transforms only nodes that turn or scale', () => {
    const line = path('M0 0h1', { stroke: 'leaf' });
    const turned = group('turned', [group('', [line], { at: [1, 0] })], { at: [1, 2], rotate: 90 });
    const inside = group('', [group('', [line], { at: [1, 0] }), turned], { at: [0.5, 1] });
    const node = toNode(group('all', [inside], { at: [3, 4] }));
    expect(node.getAttribute('transform')).to.equal('translate(3 4)');
    const moved = [...node.querySelectorAll('[transform]')].map((one) => one.getAttribute('transform'));
    expect(moved).to.deep.equal(['translate(1.5 3) rotate(90)']);
    expect([...node.querySelectorAll('path')].map((one) => one.getAttribute('d'))).to.deep.equal([
      'M1.5 1h1',
      'M1 0h1',
    ]);
  });

  it('names groups as parts, so that pages can style them', () => {
    const { root } = shown(group('strawberry', [path('M0 0h1', { stroke: 'leaf', width: 0.1, dash: [0, 0.2] })]));
    expect(root.firstElementChild?.getAttribute('part')).to.equal('strawberry');
    const line = root.querySelector('path');
    expect(line?.getAttribute('class')).to.equal('s-leaf');
    expect(line?.getAttribute('stroke-dasharray')).to.equal('0 0.2');
  });

  it('makes copies that are equal but separate nodes', () => {
    const [one, other] = [copyOfNodes(STRAWBERRY), copyOfNodes(STRAWBERRY)];
    expect(one).not.to.equal(other);
    expect(one.isEqualNode(other)).to.equal(true);
    expect(one.isEqualNode(toNode(STRAWBERRY))).to.equal(true);
    expect(one.isEqualNode(copyOfNodes(BLUEBERRY))).to.equal(false);
  });
});

describe('the colours of the DOM printer', () => {
  for (const scheme of ['light', 'dark'] as const satisfies readonly Scheme[]) {
    it(`follow color-scheme: ${scheme}`, () => {
      const { host, root } = shown(BUSY_PICTURE.shape);
      host.style.colorScheme = scheme;
      expect(fillOf(root, '.f-golden')).to.equal(rgb(colourOf('golden', scheme)));
      expect(fillOf(root, '.f-strawberry')).to.equal(rgb(colourOf('strawberry', scheme)));
    });
  }

  it('can be overridden by the page', () => {
    const { host, root } = shown(BUSY_PICTURE.shape);
    host.style.setProperty(propertyOf('strawberry'), 'rgb(1, 2, 3)');
    expect(fillOf(root, '.f-strawberry')).to.equal('rgb(1, 2, 3)');
    expect(fillOf(root, '.f-blueberry')).to.equal(rgb(colourOf('blueberry', 'light')));
  });

  it('include every token that the picture uses', () => {
    const { root } = shown(BUSY_PICTURE.shape);
    for (const node of root.querySelectorAll('[class*="f-"]')) expect(getComputedStyle(node).fill).not.to.equal('none');
    for (const node of root.querySelectorAll('[class*="s-"]'))
      expect(getComputedStyle(node).stroke).not.to.equal('none');
  });
});

describe('the canvas printer', () => {
  /** The SVG text drawn by the browser itself. */
  async function drawnByBrowser(svg: string): Promise<Uint8ClampedArray> {
    const image = new Image(WIDTH, WIDTH);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const context = canvas();
    context.drawImage(image, 0, 0, WIDTH, WIDTH);
    return context.getImageData(0, 0, WIDTH, WIDTH).data;
  }

  it('paints what the browser makes of the SVG text', async () => {
    const context = canvas();
    paintPicture(context, BUSY_PICTURE, WIDTH, (token) => colourOf(token, 'dark'));
    const painted = context.getImageData(0, 0, WIDTH, WIDTH).data;
    const expected = await drawnByBrowser(svgText(BUSY_PICTURE, { scheme: 'dark', width: WIDTH }));
    let apart = 0;
    for (let i = 0; i < painted.length; i++) {
      if (Math.abs((painted[i] ?? 0) - (expected[i] ?? 0)) > 40) apart++;
    }
    expect(apart / painted.length).to.be.lessThan(0.01);
    expect(painted.some((value) => value > 0)).to.equal(true);
  });

  it('leaves the context as it was', () => {
    const context = canvas();
    paintPicture(context, BUSY_PICTURE, WIDTH, () => '#000000');
    expect(context.getTransform().isIdentity).to.equal(true);
    expect(context.lineCap).to.equal('butt');
    expect(context.getLineDash()).to.deep.equal([]);
    expect(context.globalAlpha).to.equal(1);
  });
});

// Nodes that are redrawn are those of the new shape, and as many of the old ones as can stay.

const LINES = ['M0 0h1', 'M1 1v2', 'm.5.5l1 1'].map((d) => path(d, { stroke: 'leaf', width: 0.1 }));
const DOT = path('M0 0h0', { stroke: 'ink', width: 0.2, dash: [0, 1] });

function row(...children: readonly Shape[]): Group {
  return group('row', children, { at: [1, 1] });
}

/** The node of a shape in an SVG, and what stands there when it was redrawn as each of the others. */
function redrawn(first: Shape, ...others: readonly Shape[]): { before: Element[]; after: Element[]; root: Element } {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root.append(toNode(first));
  const before = [...root.querySelectorAll('*')];
  let from = first;
  for (const to of others) {
    redraw(root.firstElementChild as Element, from, to);
    expect(root.innerHTML).to.equal(toNode(to).outerHTML);
    from = to;
  }
  return { before, after: [...root.querySelectorAll('*')], root };
}

/** A shape of at most so many levels, of few kinds, so that two of them often have something in common. */
function someShape(draw: (bound: number) => number, levels: number): Shape {
  if (levels === 0 || draw(3) === 0) return [...LINES, DOT, path('M0 0h0', { fill: 'ink' })][draw(5)] as Shape;
  const children = Array.from({ length: draw(5) }, () => someShape(draw, levels - 1));
  const places = [{}, {}, { at: [1, 2] as const }, { at: [1, 2] as const, rotate: 90 }, { scale: 2 }];
  return group(['one', 'other'][draw(2)] as string, children, places[draw(5)]);
}

describe('redraw', () => {
  it('leaves every node alone when nothing changes', () => {
    const shape = (): Shape => row(...LINES, group('inner', [DOT], { at: [1, 0] }));
    const { before, after } = redrawn(shape(), structuredClone(shape()));
    expect(after).to.deep.equal(before);
  });

  it('keeps the nodes around a part that is added, removed or changed', () => {
    const [one, two, three] = LINES as [Shape, Shape, Shape];
    const added = redrawn(row(one, three), row(one, two, three));
    expect([added.after[1], added.after[3]]).to.deep.equal(added.before.slice(1));
    const removed = redrawn(row(one, two, three), row(one, three));
    expect(removed.after.slice(1)).to.deep.equal([removed.before[1], removed.before[3]]);
    const changed = redrawn(row(one, group('in', [two, DOT]), three), row(one, group('in', [three, DOT]), three));
    expect([0, 1, 2, 4, 5].every((at) => changed.after[at] === changed.before[at])).to.equal(true);
    expect(changed.after[3]).not.to.equal(changed.before[3]);
  });

  it('draws a group again when its place, angle, scale, name or paint changes', () => {
    const inner = (more: Partial<Group>): Shape => row({ ...group('in', [DOT]), ...more });
    for (const more of [{ at: [1, 2] }, { rotate: 90 }, { scale: 2 }, { name: 'other' }] as Partial<Group>[]) {
      const { before, after } = redrawn(inner({}), inner(more));
      expect([after[0] === before[0], after[1] === before[1]]).to.deep.equal([true, false]);
    }
    for (const paint of [
      { fill: 'ink' },
      { stroke: 'leaf' },
      { width: 0.3 },
      { opacity: 0.5 },
      { dash: [0, 2] },
    ] as const)
      redrawn(row(DOT), row({ ...DOT, ...paint }));
    redrawn(DOT, row(DOT), LINES[0] as Shape);
  });

  it('turns the nodes of any shape into those of any other', () => {
    let rng = seeded(5);
    const draw = (bound: number): number => below((rng = next(rng)), bound);
    redrawn(someShape(draw, 3), ...Array.from({ length: 400 }, () => someShape(draw, 3)));
  });
});
