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
