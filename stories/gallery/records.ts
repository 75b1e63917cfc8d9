/** Games and positions that demos show. */

/** The game that the gallery replays: short, with a World War at its end. */
export const BREAKFAST_WAR = `[Game "Waffle Wars"]
[Event "Sunday breakfast"]
[Strawberries "Mia"]
[Blueberries "Jonas"]
[Result "strawberries"]

{Mia has the strawberries and goes first. The syrup lines cut the waffle into four quadrants.}
1. f4 b2 2. c2 {[%cal b2d2] Too close: a piece next to an open space can be jumped.} b2xd2
{The jumped strawberry is out of the game.} 3. f5 b3 4. f6 {[%csl f4,f5,f6] Three in a row inside a quadrant. It’s
Mia’s now, and locked: Jonas can’t place there any more.} a1 5. f2! {[%csl f3] Four of five. f3 would win.}
f3 {So Jonas blocks it.} (5... d3? 6. f3 {[%csl f2,f3,f4,f5,f6] Five in a row, and Jonas has no reply.}) 6. f1 c2 7. b6 d1
8. c6 d3 {[%csl d1,d2,d3] A column of three: now Jonas owns a quadrant too.} 9. d6
{[%csl e6] The same again in the top row. This time Jonas can’t block, because e6 is in Mia’s quadrant. He has to
attack.} c3! {[%csl e3] He gets ready to answer five in a row with five in a row.}
(9... a3? 10. e6 {[%csl b6,c6,d6,e6,f6] Five in a row, and there is no reply.}) 10. e6 {Five in a row! But Strawberries
went first, so Blueberries get one reply if it wins too …} e3 {… and it does. Both have five: World War.} 11. a6!!
{[%csl a6,b6,c6,d6,e6,f6] Six in a row, a Super-Mega-Flex, outranks five. Mia wins.}
(11. f2xd4 {[%cal f2d4] The jump wins too: it takes e3 out of the five.})
(11. a5?? a3 {[%csl a3,b3,c3,d3,e3,f3] And here Jonas is the one with six.}) *
`;

/** A whole game of Top Waffle for two, shorter than usual and with the colour bonus; the cards that came are the seed's. */
export const LONG_SHIFT = `[Game "Top Waffle"]
[Seed "6"]
[Options "orders=24,bonus=on"]
[Result "p2 points"]

1. i3 end i3 wrench:i1 end 2. t1 t1 end t3 t1 end 3. i3 wild+blender:SSB ySSBB=B1.s.s.b {Three wilds and one
banana.} end i1 end 4. i3 wrench:i1 end i1 megaphone+recycling:pBUUUW {A megaphone and a bin: the order for
free.} end 5. i1 end i2 end 6. t1 t3 ySWC=S.W.C1 end i2 wild+blender:SBB pSBBU=U.s.b.b end 7. t1 t1 end t2 t2
end 8. i1 groceries drop:SB blender:S>B bBBC=B.C.S>B end id end 9. t1 t2 end i3 groceries drop:SW
gSBUU=S.B.U.U1 end 10. t2 t1 ySUWC=S.U.W1.BC-B end id recycling:/C end 11. id groceries drop:BU gBW=B.W1 end
t1 t2 blender:BC>SC pSCC=C.BC>SC end 12. i1 wild+blender:BBW gBBW=b.b.w end t2 t2 end 13. i1 groceries drop:C
end t1 t1 end 14. i2 wrench:i1 wrench:i1 end i3 groceries drop:U pBUW=B.W.SU-S end 15. i3 wrench:i1
wild+blender:SWC bSBWC=B.s.w.c end i1 megaphone+recycling:yBBWCC end 16. i2 recycling:/U end i3 end 17. t2 t1
end t1 t3 end 18. t1 t1 end t1 t1 pBBU=B.BU end 19. id end t3 t3 gCC=C.SC-S blender:W>B yBU=U.W>B end 20. i1
megaphone+recycling:pUWWW end id groceries drop:C end 21. i2 wrench:i1 end t3 t1 gSC=S.C end 22. t3 t1 end i2
end 23. i3 megaphone+recycling:bSBUUW end id megaphone+wrench:bBBBU end
`;

/** How that game ended. */
export const LAST_ORDER =
  '-.-.pUC/SU.S1.W/groceries.recycling.blender p1:over -/-/-/ySSBB.ySWC.bBBC.ySUWC.gBW.gBBW.bSBWC.pUWWW.bSBUUW/B1.W1.W1.C1/S.S.B.B.U.W.W;-/-/-/pBUUUW.pSBBU.gSBUU.pSCC.pBUW.yBBWCC.pBBU.gCC.yBU.gSC.bBBBU/U1/S.B.U.W.UC 3:!0:1 S.B.U.W.C.C.C.SC.BU/groceries.wrench.wrench.megaphone.megaphone.megaphone.recycling.recycling.blender/gBWCC.gSWCCC.ySSBUC -';

// Waddle Waddle for demos: a game for two, and two positions of four players.

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

/** A whole game of Waffle Time for two. */
export const LONG_BREAKFAST = `[Game "Waffle Time"]
[Seed "11"]
[Result "p2 points"]

1. *sc *cb @9 kd1.ue1 blueberry-1:e1 2. @11 ub2.kb3 blueberry-1:b2 @5 uc2.cc3
cherry-1:b3c3 blueberry-1:c2 3. @0 ke2.ue3 blueberry-1:e3 @0 cb4.uc4 cherry-1:b4
blueberry-1:c4 4. @5 uc4.cd4 cherry-1:d4e4 blueberry-1:c4 @0 cd1.ue1
blueberry-1:e1 @2 ba1.cb1 banana-2:a1c1 5. @2 bd5.ce5 cherry-1:e5 @3 ud2.cd3
blueberry-1:d2 ya5 {The first goal of the morning: four in a diagonal.} 6. @3 uc3.cd3 blueberry-1:c3 @5 ud4.we4
blueberry-1:d4 7. @1 uc2.sd2 strawberry-2:d2b4 blueberry-1:c2 yb1 @5 uc5.wd5 blueberry-1:c5 ye3 8. @0
cb5.uc5 blueberry-1:c5 @7 sa2.ua3 blueberry-1:a3
`;

/** How that game ended. */
export const LAST_BITE =
  'wcu*bc*/1s*U*c*c*/1ku*cU*/1U*u*s*k/1y1Cu*;ywu*w1/1c*u*U*w/U*c*c*cy/s1U*u*1/b*cb*kU* p2:finish 0,4 12321:50,53,55 us,ku,sc,ck,sb,wb,kb,u*,wc 8:p1@0,p2@7 - 50!.55!.53!;50!.53!.55!';
