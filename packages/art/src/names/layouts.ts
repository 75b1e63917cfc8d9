/**
 * Pictures of a position with the names of its seats: plates over each seat's own area where it has one, otherwise in a
 * row over the board. A picture is taken apart by the names of its groups, so that boards on a page need none of this.
 */
import { group, rounded, type Group, type Picture, type Point, type Shape, type ViewBox } from '../shapes.js';
import { badges, plates, type NamedSeat, type Place, type WrittenPicture, type Written } from './plates.js';

/** The height of a plate in widths of the picture: letters of 20 pixels in a picture of 600. */
const PLATE = 0.075;
/** The most plates side by side, so that a name has space for a dozen letters. */
const ACROSS = 2;

/** A picture with a plate for each seat. */
export function named(picture: Picture, seats: readonly NamedSeat[]): WrittenPicture {
  const { shape } = picture;
  const layout = shape.kind === 'group' ? LAYOUTS[shape.name ?? ''] : undefined;
  return shape.kind === 'group' && layout ? layout(picture, shape, seats) : withRow(picture, seats);
}

type Layout = (picture: Picture, shape: Group, seats: readonly NamedSeat[]) => WrittenPicture;

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'waffle-time': waffleTime,
  'top-waffle': topWaffle,
  'buffet-boss': buffetBoss,
};

/** A whole picture from its parts. */
function written(viewBox: ViewBox, name: string, shapes: readonly Shape[], text: readonly Written[]): WrittenPicture {
  return {
    viewBox: [rounded(viewBox[0]), rounded(viewBox[1]), rounded(viewBox[2]), rounded(viewBox[3])],
    shape: group(name, [...shapes, ...text.flatMap(({ shapes }) => shapes)]),
    lines: text.flatMap(({ lines }) => lines),
  };
}

/** The groups of a name, in order. */
function groupsOf({ children }: Group, name: string): readonly Group[] {
  return children.filter((shape): shape is Group => shape.kind === 'group' && shape.name === name);
}

/** A shape in another place. */
function moved(shape: Group, [x, y]: Point, scale = shape.scale): Group {
  return { ...shape, at: [rounded(x), rounded(y)], ...(scale === undefined ? {} : { scale: rounded(scale) }) };
}

/** Places in rows from the upper left, and the height of all of them. */
function rows(seats: number, [left, top, wide]: ViewBox, plate: number): { places: Place[]; high: number } {
  const gap = plate * 0.25;
  const width = (wide - gap * (ACROSS - 1)) / ACROSS;
  const places = Array.from({ length: seats }, (_unused, seat): Place => {
    const [column, row] = [seat % ACROSS, Math.floor(seat / ACROSS)];
    return { seat, box: [left + column * (width + gap), top + row * (plate + gap), width, plate] };
  });
  return { places, high: Math.ceil(seats / ACROSS) * (plate + gap) };
}

/** A board with a row of plates over it. */
function withRow({ shape, viewBox: [left, top, wide, high] }: Picture, seats: readonly NamedSeat[]): WrittenPicture {
  const plate = wide * PLATE;
  const above = rows(seats.length, [left, top, wide, high], plate);
  const drop = above.high + plate * 0.2;
  const places = above.places.map(({ box: [x, y, w, h], seat }): Place => ({ seat, box: [x, y - drop, w, h] }));
  return written([left, top - drop, wide, high + drop], 'named', [shape], [plates(seats, places)]);
}

// Waffle Time: two columns of waffles, each under its plate; then the draft board and the cards.

/** A waffle, the draft board and its middle from the upper left, in units of a space (see `waffle.ts`, `draft.ts`). */
const WAFFLE = 6;
const RIM = 0.5;
const DRAFT = 5.72;
const DRAFT_EDGE = 1.36;
/** The space between waffles. */
const APART = 0.5;
/** Cards in one row under all waffles. */
const FULL = 8;

function waffleTime(_picture: Picture, shape: Group, seats: readonly NamedSeat[]): WrittenPicture {
  const waffles = groupsOf(shape, 'waffle');
  const [draft] = groupsOf(shape, 'draft');
  const [cards] = groupsOf(shape, 'cards');
  const columns = waffles.length > 1 ? 2 : 1;
  const wide = columns * WAFFLE + (columns - 1) * APART;
  const plate = wide * PLATE;
  const head = plate + APART * 0.4;
  const cell = (at: number): Point => [
    (at % columns) * (WAFFLE + APART),
    Math.floor(at / columns) * (head + WAFFLE + APART),
  ];
  const places: Place[] = [];
  const shapes: Shape[] = waffles.map((waffle, seat) => {
    const [x, y] = cell(seat);
    places.push({ seat, box: [x + RIM * 0.1, y, WAFFLE - RIM * 0.2, plate] });
    return moved(waffle, [x + RIM, y + head + RIM]);
  });
  let next = waffles.length;
  let high = cell(next + columns - 1)[1];
  if (draft) {
    const [x, y] = cell(next);
    // In a row without plates nothing needs their space
    const isAlone = next % columns === 0;
    const drop = isAlone ? 0 : head + (WAFFLE - DRAFT) / 2;
    shapes.push(moved(draft, [x + (WAFFLE - DRAFT) / 2 + DRAFT_EDGE, y + drop + DRAFT_EDGE]));
    high = y + drop + DRAFT + (WAFFLE - DRAFT) / 2 + (isAlone ? 0 : APART);
    next++;
  }
  if (cards) {
    const [x, y] = cell(next);
    const isBeside = draft !== undefined && next % columns === 1;
    const room: ViewBox = isBeside ? [x, y, WAFFLE, DRAFT] : [0, high, wide, columns > 1 ? Infinity : WAFFLE];
    const all = cardsIn(cards, room);
    shapes.push(all.shape);
    high = Math.max(high, room[1] + all.high);
  } else if (!draft) high -= APART;
  return written([-0.1, -0.1, wide + 0.2, high + 0.2], 'waffle-time', shapes, [plates(seats, places)]);
}

/** Cards in rows, as large as a box allows, in the middle of its width. */
function cardsIn(cards: Group, [left, top, wide, high]: ViewBox): { readonly shape: Group; readonly high: number } {
  const all = cards.children.filter((card): card is Group => card.kind === 'group');
  // The first card is in the middle of the first place
  const [stepX, stepY] = [2 * (all[0]?.at?.[0] ?? 1), 2 * (all[0]?.at?.[1] ?? 1)];
  const sizeIn = (columns: number): number =>
    Math.min(wide / (columns * stepX), high / (Math.ceil(all.length / columns) * stepY));
  // Without a limit to its height a row has all cards, up to those of a whole game
  const few = high === Infinity ? Math.max(FULL, all.length) : 1;
  const columns = Array.from({ length: Math.max(1, all.length) }, (_unused, i) => few + i).reduce((best, other) =>
    sizeIn(other) > sizeIn(best) ? other : best,
  );
  const size = sizeIn(columns);
  const placed = all.map((card, i) =>
    moved(card, [((i % columns) + 0.5) * stepX, (Math.floor(i / columns) + 0.5) * stepY]),
  );
  const used = Math.min(columns, all.length) * stepX * size;
  const shape = group('cards', placed, { at: [rounded(left + (wide - used) / 2), rounded(top)], scale: rounded(size) });
  return { shape, high: Math.ceil(all.length / columns) * stepY * size };
}

// Top Waffle: under the display a plate for each player, and under it the player's cards.

/** The space between two kinds of cards. */
const KINDS = 0.3;
/** Heights of rows of small cards, with orders and without. */
const ORDERS = 1.4;
const TOPPINGS = 1;

/** The width of the cards of a kind; the first begins at 0. */
function widthOf({ children: [card] }: Group): number {
  return 2 * (card?.kind === 'group' ? (card.at?.[0] ?? 0) : 0);
}

/** Whether a part of a player's area holds orders, the widest cards. */
function isOrders(part: Shape): boolean {
  return part.kind === 'group' && part.name === 'cards' && widthOf(part) > 0.9;
}

function topWaffle({ viewBox }: Picture, shape: Group, seats: readonly NamedSeat[]): WrittenPicture {
  const players = groupsOf(shape, 'player');
  const [, , wide, whole] = viewBox;
  const [first, second] = players;
  const row = (second?.at?.[1] ?? whole) - (first?.at?.[1] ?? whole - 0.75);
  const places: Place[] = [];
  const plate = wide * PLATE;
  const shapes: Shape[] = groupsOf(shape, 'display').slice();
  let y = whole - players.length * (players.length > 1 ? row : 1.5) + plate * 0.4;
  for (const [seat, player] of players.entries()) {
    places.push({ seat, box: [0.05, y, wide - 0.1, plate] });
    const cards = fannedCards(groupsOf(player, 'cards'), wide - 0.2);
    y += plate + 0.08;
    if (cards.length > 0) {
      const high = player.children.some(isOrders) ? ORDERS : TOPPINGS;
      shapes.push(group('player', cards, { at: [0.1, rounded(y + high / 2)] }));
      y += high;
    }
    y += plate * 0.3;
  }
  return written([0, 0, wide, y], 'top-waffle', shapes, [plates(seats, places)]);
}

/** The cards of each kind side by side, as close together as they must be. */
function fannedCards(kinds: readonly Group[], room: number): Group[] {
  const some = kinds.filter(({ children }) => children.length > 0);
  const fixed = some.reduce((sum, kind) => sum + widthOf(kind), KINDS * Math.max(0, some.length - 1));
  const steps = some.reduce((sum, kind) => sum + (kind.children.length - 1) * (widthOf(kind) + 0.08), 0);
  const closer = steps === 0 ? 1 : Math.min(1, (room - fixed) / steps);
  let left = 0;
  return some.map((kind) => {
    const width = widthOf(kind);
    const step = (width + 0.08) * closer;
    const cards = kind.children.map((card, i) =>
      card.kind === 'group' ? moved(card, [width / 2 + i * step, 0]) : card,
    );
    const fan = group('cards', cards, { at: [rounded(left), 0] });
    left += width + (cards.length - 1) * step + KINDS;
    return fan;
  });
}

// Buffet Boss: the piles stay side by side on one table, because their heights are compared. Under the table a plate for
// each; where they would be too narrow, a number, and the plates in rows.

/** The lower edge of the table. */
const TABLE = 0.55;

function buffetBoss({ viewBox }: Picture, shape: Group, seats: readonly NamedSeat[]): WrittenPicture {
  const [left, top, wide] = viewBox;
  const piles = groupsOf(shape, 'pile');
  const rest = shape.children.filter((one) => one.kind === 'path' || one.name === 'pile');
  const cards = shape.children.filter((one): one is Group => one.kind === 'group' && one.name !== 'pile');
  const plate = wide * PLATE;
  const middles = piles.map(({ at }) => at?.[0] ?? 0);
  const gap = plate * 0.25;
  let y = TABLE + gap;
  const text: Written[] = [];
  if (piles.length <= ACROSS) {
    const width = wide / Math.max(1, piles.length) - gap;
    const box = (x: number): ViewBox => [x - width / 2, y, width, plate];
    text.push(
      plates(
        seats,
        middles.map((x, seat): Place => ({ seat, box: box(x) })),
      ),
    );
    y += plate + gap;
  } else {
    const size = plate * 0.8;
    text.push(
      badges(
        seats,
        middles.map((x, seat): Place => ({ seat, box: [x - size / 2, y, size, size] })),
      ),
    );
    y += size + gap;
    const below = rows(piles.length, [left, y, wide, plate], plate);
    text.push(plates(seats, below.places));
    y += below.high;
  }
  const line = cardsBelow(cards, wide, y);
  return written([left, top, wide, line.bottom - top], 'buffet-boss', [...rest, ...line.shapes], text);
}

/** The buffet line as wide as it was, under a height. */
function cardsBelow(cards: readonly Group[], wide: number, top: number): { shapes: readonly Shape[]; bottom: number } {
  const [first, second] = cards;
  if (!first) return { shapes: [], bottom: top };
  // Cards are closer to each other across than they are high
  const across = second ? (second.at?.[0] ?? 0) - (first.at?.[0] ?? 0) : wide;
  const half = Math.min(across * 0.8, wide / 4);
  return { shapes: cards.map((card) => moved(card, [card.at?.[0] ?? 0, top + half])), bottom: top + 2 * half };
}
