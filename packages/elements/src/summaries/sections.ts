/** The sections of the summaries, some with a picture. Their texts are in the catalogue. */

/** A section: its key in the catalogue, and its picture. */
export interface Section {
  readonly key: string;
  readonly picture?: Picture;
}

/** A position as a diagram. */
export interface Picture {
  readonly position: string;
  /** Arrows and highlights, in the syntax of record comments. */
  readonly notes?: string;
  readonly options?: string;
  /** The areas of a board to show; if omitted, all. */
  readonly areas?: string;
}

const bare = (key: string): Section => ({ key });
const shown = (key: string, position: string, more: Omit<Picture, 'position'> = {}): Section => ({
  key,
  picture: { position, ...more },
});

/** The sections by game, in reading order. */
export const SUMMARIES: Readonly<Record<string, readonly Section[]>> = {
  'waffle-wars': [
    bare('aim'),
    shown('turn', '6/6/6/2b3/1s4/5b s', { notes: '[%cal Gb2d4]' }),
    shown('quadrant', '6/4s1/3s2/6/1b4/sssb2 b', { notes: '[%csl Ga1,Gb1,Gc1]' }),
    shown('war', '6/6/6/bbb3/6/sss3 s'),
    shown('fence', '3b2/3b2/3b2/2s3/6/6 s', { notes: '[%cal Gc3e5]' }),
    shown('five', '6/1b2b1/3b2/sssss1/2b3/1b2b1 b', { notes: '[%csl Ga3,Gb3,Gc3,Gd3,Ge3]' }),
    bare('end'),
  ],
  'waffle-time': [
    bare('aim'),
    shown('draft', '5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-', {
      areas: 'draft',
    }),
    shown('place', '5/5/2cw1/5/5', { notes: '[%csl Gc3,Gd3]', areas: 'waffle' }),
    shown(
      'pattern',
      '5/5/1c*c*c*1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-',
      { notes: '[%csl Gb3,Gc3,Gd3]', areas: 'cards waffle' },
    ),
    shown('goal', 's*4/5/2y2/5/4s*', { notes: '[%csl Ga5,Ge1]', areas: 'waffle' }),
    shown('score', 's*4/2c*2/2C*2/2c*2/4s*', { areas: 'waffle' }),
    bare('end'),
  ],
  'top-waffle': [
    bare('aim'),
    shown('prepare', 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender', { areas: 'main' }),
    shown('order', 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -', {
      areas: 'main hand',
    }),
    shown('double', 'bSBW.gCC.yUU/SB.S1.BU/wild.wrench.blender', { areas: 'main' }),
    shown('items', 'bSBW.gCC.yUU/S.B1.SB/wild.megaphone.recycling', { areas: 'main' }),
    bare('day'),
    bare('score'),
  ],
  'buffet-boss': [
    bare('aim'),
    shown('take', '0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1', { areas: 'line' }),
    shown(
      'stack',
      '746/shrimp.broccoli.gingerbread.egg/p-1.p-2.1-3.2-3.3-4/-/0,0,-187.-717,2231,8910.2162,2548,-9368.-14,4308,-2099.302,6363,-8824',
      { areas: 'pile' },
    ),
    shown(
      'fall',
      '374/broccoli.mushroom/p-1.p-2.1-2/-/0,0,-187.-817,2341,17665.2312,2183,17777 - p1:rescue:1:p1 - 0:-:-:2.egg.squid.ham',
      { areas: 'pile fallen' },
    ),
    shown(
      'score',
      '746/shrimp.broccoli.gingerbread.egg/p-1.p-2.1-3.2-3.3-4/-/0,0,-187.-717,2231,8910.2162,2548,-9368.-14,4308,-2099.302,6363,-8824;274/ham.banana/p-1.p-2/-',
      { options: 'players=2', areas: 'pile' },
    ),
    bare('dinner'),
    bare('all'),
  ],
  'waddle-waddle': [
    bare('aim'),
    shown('add', 'rP1,0;bP1,-1;rP-1,0 r', { notes: '[%csl G2,-1,G0,1]', areas: 'main' }),
    shown('move', 'rP1,0;bP0,1;rP-1,0;bP-1,1 r', { notes: '[%csl G1,-1]', areas: 'main' }),
    shown('types', 'rA1,0;bB0,1;bG-1,1;rP-1,0 r', { areas: 'main' }),
    shown('cards', 'bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A', {
      options: 'players=3',
      areas: 'main field',
    }),
    shown('score', 'rP1,0;rP1,-1;rP0,-1;bP0,1;bP-1,1;rP-1,0 r', { areas: 'main' }),
  ],
  snake: [
    bare('aim'),
    shown('turn', '6/6/2b3/2s3/6/6 s c3,c4', { notes: '[%csl Gb2,Gc2,Gd2,Gb3,Gd3,Gb4,Gd4]' }),
    shown('end', 'bb4/1sb3/2ss2/6/6/6 s b5,a6', { notes: '[%csl Ba6,Ga5]' }),
  ],
  'waffle-checkers': [
    bare('aim'),
    shown('step', '6/6/b5/3b2/1s4/6 s', { notes: '[%csl Ga1,Gb1,Gc1,Ga2,Gc2,Ga3,Gb3,Gc3]' }),
    shown('jump', 'b5/6/3b2/3b2/2s3/6 s', { notes: '[%cal Gc2e4,Ge4c4]' }),
    shown('end', '1s4/6/6/6/4b1/6 b', { notes: '[%csl Gb6]' }),
  ],
  'hostage-rescue': [
    shown('aim', '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s', { notes: '[%csl Gf6,Ba1]' }),
    shown('turn', '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:3', { notes: '[%cal Ga2a5]' }),
    shown('take', '2bbbs/3bbb/s3bb/ss3b/s1b3/bsss2 s:2', { notes: '[%cal Ga2c2]' }),
    bare('six'),
  ],
  'connect-four': [
    shown('aim', '6/6/3s2/2sbb1/1sbsb1/sbsbss b', { notes: '[%csl Ga1,Gb2,Gc3,Gd4]' }),
    shown('turn', '6/6/6/6/1s4/1s1s1b b', { notes: '[%csl Gb3]' }),
    shown('two', '6/6/6/6/2bb2/1sss2 b', { notes: '[%csl Ra1,Re1]' }),
    bare('end'),
  ],
  reversi: [
    bare('aim'),
    shown('turn', '6/6/1sbbb1/2bs2/6/6 s', { notes: '[%cal Gb4f4]' }),
    shown('lines', '6/6/1s1s2/1bb3/2bs2/6 s', { notes: '[%cal Gd2b2,Gb4b2,Gd4b2]' }),
    shown('corner', '5s/3ss1/3s2/2s3/1b4/6 b', { notes: '[%csl Gf6]' }),
    bare('end'),
  ],
};

/** The record of a picture, with its arrows and highlights in the first comment. */
export function recordOf({ notes = '', options = '', position }: Picture): string {
  const tags = [`[Position "${position}"]`, ...(options === '' ? [] : [`[Options "${options}"]`])];
  return `${tags.join('\n')}\n\n{${notes}}\n`;
}
