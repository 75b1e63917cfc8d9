/** Positions and marks that show everything the picture of Waffle Wars can show. */
import type { WaffleWarsPicture, WaffleWarsView } from '@griddle/art/waffle-wars/index.js';

/** The board of a position text: `s` and `b` for berries, digits for open spaces, rank 6 first. */
export function boardOf(text: string): number[] {
  const ranks = text.split('/').map((rank) =>
    [...rank].flatMap((letter) => {
      if (letter === 's') return [0];
      return letter === 'b' ? [1] : Array<number>(Number(letter)).fill(-1);
    }),
  );
  return ranks.reverse().flat();
}

/** Open, owned by each side and in civil war. */
export const BUSY: WaffleWarsPicture = {
  board: boardOf('sss3/2b2b/1bbs1s/ss2bb/ss2bb/2s3'),
  owners: [0, 1, 2, -1],
};

/** Every mark there is. */
export const EVERY_MARK: WaffleWarsView = {
  last: ['c1', 'd3'],
  placements: ['a1'],
  landings: ['d5'],
  winning: ['a6', 'b6', 'c6'],
  threats: ['f6'],
  selected: 'd4',
  highlights: [
    { place: 'a4', colour: 1 },
    { place: 'b4', colour: 2 },
    { place: 'c5', colour: 3 },
    { place: 'e5', colour: 4 },
  ],
  arrows: [
    { from: 'b2', to: 'd4', colour: 1 },
    { from: 'f1', to: 'c4', colour: 2 },
    { from: 'a6', to: 'e6' },
    { from: 'd1', to: 'd3', colour: 4 },
  ],
};
