/** Positions that Waddle Waddle cannot have: more tiles or cards than there are, or tiles that hold on to nothing. */
import type { RuleViolation } from '../core/contract.js';
import { spaceApart, tooMany } from '../core/impossible.js';
import { ALPHA, BELLY, CARDS, COLOURS, TILES_OF_TYPE, TYPES } from './components.js';
import { hexText, indexOf, isHeld, MIDDLE, neighbours, type Grid } from './hex.js';
import { boardOf, neighbourTiles } from './places.js';
import type { Tile, WaddleWaddleState } from './state.js';

/** The first fault: of the tiles' numbers (WD-1), their places (WD-9, WD-15), their types (WD-11, WD-12), the cards (WD-4). */
export function whyImpossible(state: WaddleWaddleState): RuleViolation | undefined {
  return surplusTile(state) ?? misplacedTile(state, boardOf(state)) ?? surplusCard(state);
}

/** A tile more than there are on the board; the supply is not added, because arranged positions often leave it full. */
function surplusTile({ tiles }: WaddleWaddleState): RuleViolation | undefined {
  for (let i = 0; i < tiles.length; i++) {
    const alike = tiles
      .slice(0, i + 1)
      .filter(({ colour, type }) => colour === tiles[i]?.colour && type === tiles[i]?.type);
    const [{ colour, type } = { colour: 0, type: 0 }] = alike;
    if (alike.length > TILES_OF_TYPE) {
      return tooMany('WD-1', COLOURS.charAt(colour) + TYPES.charAt(type), placesOf(alike.slice(-1)));
    }
  }
  return undefined;
}

function placesOf(tiles: readonly Tile[]): string[] {
  return tiles.map((tile) => hexText(tile));
}

function misplacedTile(state: WaddleWaddleState, grid: Grid): RuleViolation | undefined {
  const { tiles } = state;
  const loose = tiles.find((tile) => !isHeld(grid, indexOf(grid, tile)));
  if (loose !== undefined) return { rule: 'WD-9', code: 'touches-too-little', places: [hexText(loose)] };
  const middle = grid.cells.indexOf(MIDDLE);
  const places = tiles.map((tile) => indexOf(grid, tile));
  const apart = spaceApart(places, middle, (index) => neighbours(grid, index));
  const stranded = tiles.find((tile) => indexOf(grid, tile) === apart);
  if (stranded !== undefined) return { rule: 'WD-15', code: 'cut-off', places: [hexText(stranded)] };
  if (state.rules.modules < 1) return undefined;
  for (const tile of tiles) {
    if (tile.type !== ALPHA && tile.type !== BELLY) continue;
    const near = neighbourTiles(state, grid, indexOf(grid, tile)).find(
      ({ type, colour }) => type === tile.type && (type === BELLY || colour === tile.colour),
    );
    if (near === undefined) continue;
    const [rule, code] = tile.type === BELLY ? ['WD-12', 'next-to-belly'] : ['WD-11', 'second-alpha'];
    return { rule: rule ?? '', code: code ?? '', places: placesOf([tile, near]) };
  }
  return undefined;
}

/** A card that appears twice in the field. */
function surplusCard({ field }: WaddleWaddleState): RuleViolation | undefined {
  const twice = field.find(({ card }, i) => field.some((other, at) => at < i && other.card === card));
  if (twice === undefined) return undefined;
  return tooMany('WD-4', CARDS[twice.card]?.text ?? '', ['card:' + hexText(twice)]);
}
