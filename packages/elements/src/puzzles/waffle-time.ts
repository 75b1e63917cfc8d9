/** Puzzles of Waffle Time, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2"]
[Position "Ck3/1kuw1/cwsb1/1sksU/2w1c;2uw1/C1c2/ScB2/Kkk1w/1Kw2 p1:place 16,13 12322:51,53,54 u*,kc,wb,bk,uk,us,cs,cw,bs 7:p1@7,p2 cu: -;-"]

uc1.cd1 cherry-1:d1e1

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2"]
[Position "w1s2/1sC1c/ks2w/bU1s1/1ckS1;wkw2/bcu*w1/1S*s*2/su2S/s1w1b p1:place 12,9 21132:50,52,55 *u,wb,ku,bs,sc,su,ck,kb,cw 6:p1@3,p2 kw: -;-"]

kc2.wc3 strawberry-1:d1d2

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2"]
[Position "3ww/1wukk/1ws1w/1cwkc/w1bs1;wks2/1kBw1/bS*s*2/ccu*kU*/2w2 p1:place 19,7 21111:50,53,56 bk,sc,wc,u*,kc,us,wb,ku,sb 7:p1@8,p2 wu: -;-"]

wd3.ue3 blueberry-1:e3

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "1b2w/1Bs2/b2w1/Kw1b1/kcCu1;1wkwb/1wu1w/2w1w/uuBk1/Bkb2 p1:place 15,15 21333:52,54,56 ck,sb,us,cw,uk,sc,*u,bk,wb 7:p1@11,p2 cs: -;-"]

cb3.sc3 strawberry-1:c3c4

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wb2/4w/1uw2/wku2;1Cs2/1s2w/2wu1/w4/3w1 p2:place 10,6 31132:50,54,55 us,ku,u*,cw,sc,ck,bs,bk,bw 2:p2@9,p1 bb: -;-"]

bc3.bc4 strawberry-1:b4c5

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "1wsb1/b1bkw/kbwuc/w1ks1/2kwy;w1su1/1cw1s/ksckw/1K1bu/cu1Uw p2:place 16,17 33112:51,52,56 bs,ku,cs,cw,su,bk,kc,*u,bw 8:p2@8,p1 kc: 56!;-"]

cc4.kd4 cherry-3:c3b4c4

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "wk3/1scU1/1Usbc/2c1C/2B1b;w4/1sw1c/cw2w/bU1sk/2wKs p1:place 12,13 22113:52,55,56 wb,kc,*u,sc,us,wc,ku,sb,bk 6:p1@9,p2 ks: -;-"]

ke4.se5 strawberry-2:c3e5

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "w4/1cw1s/4w/1w3/3w1;1w3/3w1/wc3/2w2/2b1w p2:place 8,6 12321:50,53,55 us,ku,sc,kc,bs,bw,kb,u*,wc 1:p2@11,p1 uk: -;-"]

kd1.ue1 blueberry-1:e1

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "1bK2/w1bw1/k2w1/1wb2/4w;2w2/4w/kUc2/k2w1/w2uc p1:place 10,8 21321:52,53,56 us,kb,ku,bw,sb,ck,sc,u*,wc 3:p1@8,p2 sb: -;-"]

bb3.sc3 banana-2:c2c4

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "bw3/c2w1/wb3/2wwb/2c1w;w1k2/1sw1c/k3w/1w3/3w1 p1:place 6,14 22131:51,52,57 cw,ck,kb,u*,uk,wb,bs,cs,us 3:p1@11,p2 cc: -;-"]

cd1.ce1 cherry-2:c1d1e1

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "1S1uy/bc1Ck/Cb2b/s1w2/2cbw;bcSuy/4w/bUkks/c1kB1/w1ww1 p1:place 16,12 23322:53,56,57 sc,*u,bs,bk,bw,ku,su,ck,cw 7:p1@6,p2 ck: 56!;57!"]

kc3.cc4 cherry-2:b4c4d4

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "1wu2/1k2w/ubws1/C4/3w1;2w2/w2wb/k2w1/1wb2/1sk1w p2:place 10,9 13311:52,55,57 sc,bw,wc,*u,uk,us,sb,kc,bk 3:p2@8,p1 s: -;-"]

sa2 strawberry-3:b1a2

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wu2/4w/2w2/w1b2;2w2/w4/k2w1/1wb2/4w p1:place 6,8 13111:50,53,54 ck,bw,cs,uk,kb,us,u*,bs,wc 1:p1@10,p2 uk: -;-"]

uc2.kc3 blueberry-1:c2c4

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/4w/1wk2/c2w1/w4;1wu2/4w/2ws1/w4/3w1 p1:place 6,8 33331:50,51,54 wc,us,u*,bk,ck,bs,ku,sc,wb 1:p1@2,p2 ub: -;-"]

ba3.ub3 blueberry-1:b3

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/4B/1wk1u/c2wu/w3w;1wu2/2uuw/1kws1/ws3/3w1 p2:place 8,11 33331:50,51,54 wc,us,*u,kb,kc,bs,ku,sc,bw 3:p2@2,p1 b: -;-"]

bd2 blueberry-1:d4

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "w1s2/1sC1c/ks2w/bU3/1ckw1;wkw2/bcu*w1/1S*s*2/1u2S/2w1b p2:place 12,7 21132:50,52,55 u*,wb,ku,sb,sc,su,kc,kb,cw 5:p2@4,p1 ss: -;-"]

sa2.sa3 strawberry-1:a3

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "1kcwb/Ss2w/uuw1c/4B/ww3;2w1u/wwb1k/kwkwc/bCb1s/4w p2:place 15,10 13313:53,55,57 uk,us,cs,cw,*u,bs,bk,ck,wb 6:p2@3,p1 cu: -;-"]

cb3.ub4 cherry-1:b2b3

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=2"]
[Position "2B1u/swu1w/1wc2/k2w1/w4;ws1uw/3Sc/1wkk1/3kw/2w2 p1:place 9,12 33323:50,52,57 kb,kc,cs,bs,ku,wb,su,u*,wc 4:p1@8,p2 sb: -;-"]

bb2.sb3 strawberry-3:b3a4

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "Ck3/3w1/1ws2/4w/2w2;2uw1/w4/1cw2/1kk1w/1w3 p2:place 9,8 12322:51,53,54 *u,ck,wb,kb,ku,us,cs,cw,sb 2:p2@3,p1 wc: -;-"]

cc3.wd3 cherry-1:b3c3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "1b2w/1Bs2/b2w1/w4/2C2;1wkw1/1wu2/2w1w/2Bk1/w1b2 p1:place 11,13 21333:52,54,56 kc,bs,us,cw,uk,cs,u*,kb,wb 4:p1@3,p2 ub: -;-"]

ud4.be4 banana-3:b4e4

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wuk1/4w/2w2/w1b2;1ww2/2kw1/wb3/2w2/2c1w p1:place 9,8 22231:51,52,53 wb,kc,us,sc,uk,bs,*u,kb,cw 2:p1@10,p2 su: -;-"]

uc2.sc3 blueberry-1:c2c4

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wuk1/b1s1w/k1U*1s/w1b1u;1ww1c/2kw1/Ubc2/c1B2/2c1w p1:place 12,11 22231:51,52,53 wb,ck,us,cs,uk,sb,u*,kb,wc 5:p1@9,p2 uk: -;-"]

ue3.ke4 blueberry-1:e1e3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "wk3/2cU1/1wsbc/2c1C/2B1b;w4/1sw1c/c3w/bw1sk/2wKs p1:place 12,11 22113:52,55,56 bw,kc,*u,cs,us,wc,uk,sb,bk 5:p1@9,p2 us: -;-"]

ue4.se5 strawberry-2:c3e5

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/w4/k2S1/1wbb1/4w;ws3/3w1/1wk2/2wkw/2w2 p1:place 8,8 31111:52,53,56 u*,ck,kb,us,bw,cs,bs,ku,cw 2:p1@11,p2 uc: -;-"]

ca2.ub2 blueberry-1:b2

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/w4/k2S1/1wbb1/2ucw;ws3/3w1/1wkkc/2wkw/2w2 p2:place 10,8 31111:52,53,56 u*,ck,kb,su,wb,sc,bs,ku,cw 3:p2@7,p1 kw: -;-"]

wb2.kc2 blackberry-1:c2d2c3d3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "wk3/3K1/1wsb1/b3w/s1w2;1wu2/4w/1wws1/ws3/bk1w1 p1:place 8,10 11231:54,56,57 kc,bs,su,uk,cs,wb,*u,bk,cw 3:p1@11,p2 kb: -;-"]

ba3.kb3 banana-3:a3d3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "w4/1cw1s/k3w/kw3/3w1;1w3/3w1/wc2k/2w1u/2b1w p1:place 8,8 12321:50,53,55 us,ku,cs,kc,bs,wb,kb,u*,cw 2:p1@0,p2 uk: -;-"]

ub2.kb3 blueberry-1:b2

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "1w3/3w1/wb3/2w2/2c1w;3w1/1wb2/4w/2w2/w1u2 p1:place 6,8 11212:50,51,55 u*,sc,uk,ck,us,cw,bw,bs,kb 1:p1@8,p2 bc: -;-"]

cd1.be1 cherry-1:c1d1

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/w1bw1/k2w1/1wb2/4w;2w2/4w/1wc2/k2w1/w2uc p2:place 10,6 21321:52,53,56 us,kb,ku,wb,bs,kc,sc,u*,wc 2:p2@11,p1 uk: -;-"]

ka3.ub3 blueberry-1:b3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "bw3/c2w1/wb3/2wCb/2ccw;w1k2/1sw1c/k3w/1wuw1/3w1 p2:place 8,14 22131:51,52,57 cw,ck,kb,u*,uk,wb,sb,sc,su 4:p2@1,p1 cu: -;-"]

cc3.uc4 blueberry-1:c2c4

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "1wu2/1k2w/ubws1/C4/1kuw1;2w2/ws1wb/k2w1/1wb2/1sk1w p1:place 10,11 13311:52,55,57 sc,bw,wc,*u,uk,us,bs,ck,kb 4:p1@1,p2 bu: -;-"]

uc2.bc3 banana-1:b3c3 blueberry-1:a3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wu1b/4S/1kU2/w1b2;2w2/w2k1/ku1U1/1Kb2/4w p1:place 8,10 13111:50,53,54 ck,bw,sc,ku,bk,us,u*,bs,cw 3:p1@11,p2 cb: -;-"]

bb3.cc3 blueberry-1:c2c4

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/4w/1wk2/c2w1/w2us;2uw1/w4/1cw1s/4S/1w3 p2:place 10,6 33211:52,56,57 bw,ck,*u,sc,us,bk,sb,wc,uk 2:p2@6,p1 ub: -;-"]

ub1.bb2 blueberry-1:b1

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wb2/3sC/1uw2/wku2;1Cs2/1s2w/2wu1/w1b2/2bw1 p2:place 12,6 31132:50,54,55 us,ku,u*,wc,cs,kc,bs,bk,bw 3:p2@11,p1 uk: -;-"]

kc3.uc4 strawberry-1:b4c5 blueberry-2:c4

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "w4/1sw1c/1bwkw/1U3/3w1;s1cw1/C4/1uw2/3uK/1w3 p1:place 8,10 13123:51,54,57 cs,su,ku,*u,bk,bw,ck,bs,wc 3:p1@6,p2 wb: -;-"]

wa1.bb1 banana-2:b1b3 blueberry-3:b2

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "w1w2/1sB1c/1bwkw/1U3/3w1;s1cw1/C4/1uC2/3uK/1w3 p1:place 8,13 13123:51,54,57 cs,su,ku,*u,bk,bw,kc,sb,cw 4:p1@2,p2 kb: -;-"]

ka1.bb1 banana-2:b1b3 blueberry-3:b2

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "3w1/1wbus/4w/2w2/w1u2;2w2/wc3/kc1w1/1wb2/4w p1:place 8,8 23213:50,53,57 u*,ck,bs,cw,cs,ku,bk,wb,su 2:p1@5,p2 sw: -;-"]

sd5.we5 strawberry-3:e4d5 blueberry-3:d4

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=2"]
[Position "bw1c1/kcuB1/wbsbk/2S1c/2c1w;buswb/kwb1c/c2bw/kwBw1/w1u2 p1:place 16,12 11212:50,51,55 *u,cs,ku,kc,su,wc,bw,bs,kb 7:p1@11,p2 c: -;-"]

cd2 cherry-1:d2e2 strawberry-1:c2c3 banana-1:d3d4

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "2w1b/Bub1k/b2w1/1wk2/4w;w1cw1/B4/1uw2/4w/bC1kk p1:place 13,8 11222:51,52,53 bs,*u,cs,ck,uk,us,wb,kb,wc 4:p1@9,p2 wk: -;-"]

kd4.wd5 banana-2:a4c4 blueberry-2:b4

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/4w/1Sk2/cw1w1/w2us;2uw1/w2u1/1cwbs/4S/1w3 p2:place 12,6 33211:52,56,57 bw,ck,*u,cs,su,kb,sb,wc,uk 3:p2@11,p1 bc: -;-"]

bc3.cc4 banana-1:c3d3 blueberry-1:c5

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "2w2/4w/1wc2/k2w1/w4;ws3/3w1/1wk2/4w/2w2 p2:place 8,6 33323:50,52,57 kb,kc,sc,sb,uk,wb,us,*u,wc 1:p2@10,p1 su: -;-"]

sa4.ua5 strawberry-3:a4b5 blueberry-3:a5

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "3ww/1wukk/1ws1w/1cw2/w1b2;wks2/1kBw1/1ws2/c2kU/2w2 p2:place 16,9 21111:50,53,56 kb,sc,wc,u*,ck,su,bw,ku,sb 5:p2@10,p1 uc: -;-"]

uc1.cc2 blueberry-1:e2 blueberry-1:c1

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "1w3/3w1/wcuU1/2wc1/ubb1w;2w2/4w/1Ckkb/cu1w1/Uu3 p1:place 12,8 12312:51,52,57 uk,u*,wc,ck,kb,us,bw,sc,sb 4:p1@9,p2 bs: -;-"]

sd1.be1 banana-1:b1c1 blueberry-2:a1

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "u2w1/SBbbw/wu1sC/2w2/w1u2;1S2b/1wkSu/wb1ub/2ww1/2c1w p2:place 12,13 31322:55,56,57 cs,ck,bk,cw,su,uk,wb,u*,bs 6:p2@10,p1 cs: -;-"]

cc2.sc3 strawberry-1:c3d4 blueberry-2:d3

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "wcuSw/w3k/1cw1s/1ks1w/1w3;wSuuw/4w/2Us1/w4/3Ck p1:place 12,11 12132:51,52,54 su,ck,ku,bs,bw,*u,kb,sc,cw 5:p1@5,p2 cs: -;-"]

ca3.sa4 cherry-1:a3b3 strawberry-2:c2a4

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "wcuSw/w3k/1cw1s/1ks1C/1w2s;wSuuw/4w/2Us1/K4/b2Ck p2:place 14,11 12132:51,52,54 us,ck,ku,sb,bw,*u,bk,sc,cw 6:p2@11,p1 uc: -;-"]

cb4.uc4 strawberry-2:d3b5 blueberry-2:c4

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "Ks*2w/kws*2/bssw1/wu3/2w2;wk1c1/k2U1/1ws1u/4B/ccw2 p2:place 13,9 33221:51,52,56 cs,bk,bw,wc,ck,ku,us,sb,u* 5:p2@11,p1 cb: -;-"]

be4.ce5 banana-2:e2e4 blueberry-1:e3

[Goal "points"]
[Difficulty "4"]
[Theme "combination"]
[Options "players=2"]
[Position "ww3/sswww/wb2k/1kCsb/1uc1U;w1w1y/U1cbb/b1bSs/1wku1/1kcuw p1:place 14,12 12123:54,56,57 ku,*u,cs,kb,sb,ck,cw,su,wb 7:p1@8,p2 ck: 57!;57!"]

cc3.kd3 cherry-1:c2c3 strawberry-2:d2b4

[Goal "points"]
[Difficulty "5"]
[Theme "chain"]
[Options "players=2"]
[Position "1sww1/1wbus/4w/2w2/w1u2;2B2/wcw2/kc1w1/1wb2/4w p1:place 8,10 23213:50,53,57 u*,ck,bs,wc,sc,uk,bk,wb,su 3:p1@6,p2 su: -;-"]

sd3.ue3 strawberry-3:d3e4 blueberry-3:e3 blueberry-3:d4

[Goal "points"]
[Difficulty "5"]
[Theme "chain"]
[Options "players=2"]
[Position "wkkb1/uk1K1/1Ssb1/bwkcw/s1w2;kwuy1/scb1w/cwws1/Bs3/bk1Uu p2:place 12,14 11231:54,56,57 ck,sb,su,uk,cs,bw,*u,bk,wc 7:p2@0,p1 cu: -;57!"]

cb3.uc3 cherry-1:a3b3 cherry-1:b4 blueberry-1:c3
`;
