/** Waddle Waddle for demos: a game for two, and two positions of four players. */

/** Red, a reader, against Blue. The turn ends by itself where nothing is left to decide. */
export const WADDLE_RECORD = `
[Game "Waddle Waddle"]
[Seed "11"]
[Red "Ada"]
[Blue "Ben"]

1. rA1,-1 bA0,1 end 2. rP0,-1 {Two in a row: a group.} end bP1,0 1,-1>-1,1 {Ben sends Ada's Alpha across the Iceberg.}
3. rP-1,0 0,1>-1,-1 bP1,-1 end 4. rP0,1 -1,1>1,1 bP0,-2 1,1>-1,-2 5. rP1,1 1,-1>-2,-1 bP1,-1 -1,0>-2,0
6. rB-1,0 *-2,1 {The first card.} -2,0>0,-3 0,-3>-2,0 bA2,0 -2,0>0,-3
`;

/** Forty tiles, cards on the field, Blue to move. */
export const WADDLE_MIDGAME =
  'bG1,-1;yA-3,1;gA1,-2;rA-1,1;bG1,0;yP3,-2;gP2,-3;rA3,-6;bP0,1;yG-1,2;gP5,-4;rG3,-3;bA3,-5;yB-2,3;gB3,-4;rG2,-4;bP-3,2;yP4,-4;gG2,-1;rG-1,0;bB-2,0;yG-2,1;gP-1,3;rG1,-3;bG-2,2;yA0,-2;gA-3,3;rP0,2;bA4,-3;yP2,0;gG-4,3;rA0,-3;bB3,-1;yB2,-5;gP5,-5;rB-4,2;bG-1,-1;yG6,-5;gG-2,4;rP6,-4 b r1230,b2220,y2121,g2031 1,0=A:PB;0,1=SP;-1,1=B:AP;-1,0=7P;0,-1=5A;1,-1=A:PG;1,1=B:AG;-1,2=7G;-1,-1=SB;1,-2=G:PB;2,0=SA;0,2=7B;-2,0=P:BG;0,-2=G:AP;2,-2=SG;-2,-1=7A;1,-3=5B r=egg.snowflake;b=ice-cube;y=snowflake;g=egg.egg.feather';

/** All sixty-four tiles. */
export const WADDLE_OVER =
  'bG1,-1;yA-3,1;gA1,-2;rA-1,1;bG1,0;yP3,-2;gP2,-3;rA1,1;bP0,1;yG-1,2;gP5,-4;rG3,-3;bA-1,3;yB-2,3;gB4,-4;rG2,-4;bP-3,2;yP3,1;gG2,-1;rG-1,0;bB2,1;yG-2,1;gP7,-4;rG1,-3;bG-2,2;yA0,-2;gA-3,3;rP6,-3;bA4,-3;yP2,0;gG-4,3;rA-3,4;bB3,-1;yB7,-5;gP5,-5;rB-4,2;bG-1,-1;yG6,-5;gG-2,4;rP6,-4;bA5,-6;yB6,-6;gG3,0;rP-4,4;bP4,-1;yG4,-2;gB-5,4;rA-3,0;bB4,0;yP-2,-1;gB-3,-1;rB-1,-2;bB1,-4;yA4,1;gA0,-3;rB0,2;bP-4,5;yA-1,4;gA2,2;rP6,-7;bA2,-5;yB7,-3;gB3,2;rB-3,5 r r0000,b0000,y0000,g0000 1,0=A:PB;0,1=SP;0,-1=5A;1,-1=A:PG;1,1=B:AG;-1,2=7G;-1,-1=SB;1,-2=G:PB;2,0=SA;0,2=7B;-2,0=P:BG;2,-2=SG;-2,-1=7A r=egg.snowflake.snowflake.fish;b=ice-cube.ice-cube;y=snowflake.ice-cube;g=egg.egg.feather';
