/** Puzzles of Top Waffle, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "ySSBU.-.pBBU/C.C1.W1/recycling.megaphone.wrench p3:execute B.U/groceries.groceries.groceries.groceries.blender/-/bSW.pBUW.pWC/-/-;-/-/bBC/gSWCCC.yBU.gBBW/B1.C1/W;S.U.W.W.U1/recycling/pUWWW.bBBBU/ySSBUC.pUC.yWWC/S1.W1/W.S1.UW 2:!1:2 W.C.C.U1.SW.UC/wild.wild.wild.megaphone.megaphone.megaphone.recycling.recycling.blender/ySSBB.pSCC -"]

pUWWW=W.W.U1 recycling:/S1 end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bSBUUW.-.gSSSWW/C.U1.SC/wrench.recycling.wild p3:execute S.B.W.W/-/-/bUW.bWCC.pWC.ySUWC/-/-;B.SW/-/-/bSBW.ySWC.yBU.bBUWC.gSC/S1.W1.C1/B;U.U.W.C.B1/recycling/-/pSSCCC.gSWWW.bSBWC/S1/S.B.B.U.C.C1 2:!1:1 S.S.B.B.U.U.W.W.C.C.C.SU.BU.BC.UW.WC/wild.wild.groceries.wrench.wrench.megaphone.recycling.recycling.blender.blender.blender.blender/bUWW.pUWWW -"]

recycling:/C1 end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bBBBU.ySUU.-/B1.C.B/megaphone.wild.wild p3:execute S.W.W.S1/-/-/bBBC.yBUC.yBU/-/W.C.C.W1;B.B/-/ySSBUC.pSSBW/yUU.gSUC.pBBU/C1/S.S;U.U1.SC/recycling/-/gSBUU.pUWWW.gSBC.pSCC/U1.C1/B.BC 2:!1:1 S.S.S.B.U.U.U.W.C.C.C.SB.SU.SW.BW.UC/wild.groceries.groceries.groceries.recycling.blender.blender.blender/bSW.bWCC -"]

ySUU=U.U1.SC-C recycling:/BC end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "gSWCCC.-.ySUWC/SB.B.C/megaphone.recycling.megaphone p2:execute -/-/-/ySUU.gSWWW.bBC.bBUWC.bWCC.bSBUUW/W1/U;S.S.S.B.B.S1.W1.SW.WC/-/-/ySSBB.pSCC.pUWC/C1/-;C.C.B1/wild/-/ySU.pBBU.pBUUUW/S1.U1/S.B.B.U.W.C1 2:!1:1 S.S.B.B.U.U.U.W.W.W.W.W.C.C.C.C.B1.SU.BU.BW.UC/wild.wild.groceries.wrench.recycling.recycling.blender.blender/yWWC.pBUW bbu/-/-"]

ySUWC=S1.W1.WC.u-W end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2,orders=24"]
[Position "bSBWC.ySU.-/C.U.C1/wild.megaphone.wrench p2:execute B.B.S1/-/-/pWC.gBW.yWWC/B1.W1/-;BU/wild.blender/gSWCCC/ySUU.bSBW/-/- 1:!1:3 S.B.U.W.W.C.U1.W1.SU.BC/wild.groceries.groceries.wrench.megaphone.megaphone/- -"]

wild+blender:SWC bSBWC=BU.s.w.c-U end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "pBUUUW.-.-/B.BC.B1/groceries.wild.blender p3:execute S1/-/-/gUUW.yWWC/W1/-;-/-/-/bSBWC.pBUW.gSBC/S1/-;B.U/megaphone.recycling/-/bSBUUW.ySWC/C1/- 1:!1:1 S.S.S.B.B.U.U.U.U.W.W.W.C.C.C.C.SB.SU.WC/wild.wild.wild.groceries.wrench.megaphone.megaphone.megaphone.recycling.recycling.blender/- -"]

megaphone+recycling:pBUUUW end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "ySUWC.ySSBUC.-/C.W.BC/groceries.wrench.blender p3:execute C.C.C/-/ySSBU/pBUW.gSSSWW/W1/-;U.C.C/-/-/bBBBU/U1/-;S.U.W/wild.recycling/-/pWC.pBUUUW/W1/- 1:!2 S.S.S.B.B.B.B.U.U.U.W.W.W.B1.SW.BU.WC/wild.wild.groceries.groceries.wrench.wrench.wrench.megaphone.recycling.recycling.recycling.blender.blender/- -"]

wild:C ySUWC=S.U.W.c end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.pSBBU.yUU/C1.U.S1/blender.wild.groceries p2:execute -/-/gSBUU/bSBUUW.ySSBUC.gSWWW.ySSBB/B1.W1/S.B.B.C;S.C.C/wild.blender/-/bBUWC.pUC.pWC.pBUUUW/W1.C1/-;B.U.W/-/-/ySWC.gCC.bSSUUC.pUWWW/S1.U1.U1/U.U.U.W.C.B1 2:!1:1 S.S.S.S.S.B.B.B.B.U.U.W.W.W.W.W.C.C.C.SU.SW.SC.BW.BC.UW.UC/wild.groceries.wrench.wrench.megaphone.recycling.recycling.recycling/gSUC -"]

wild+blender:BBU pSBBU=S.b.b.u end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bBBBU.-.gUUW/B.U1.U/recycling.groceries.recycling p1:execute U.C/wild.blender/-/bSBW.gSSSWW/S1/-;C1.C1/blender/bSBUUW/-/-/-;S.B.U/-/-/gSWWW.pSB.ySUWC/B1.U1.W1/- 1:!1:1 S.S.S.B.B.B.U.U.W.W.C.SW.SC.UC.WC/wild.groceries.groceries.wrench.wrench.megaphone.megaphone.megaphone.recycling.recycling.blender.blender/- -"]

wild+blender:BBB bBBBU=U.b.b.b end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "gBBW.-.bBC/S.C.B/groceries.blender.wild p2:execute W/-/ySUU/pSBBU.ySSBU.yBU.pSSBW.pBBU.pBUW/S1.B1.W1/S.S.W;S.S.U/megaphone.recycling/-/ySU.gBW.ySWC.pUWC.bSBWC.bBUWC.bSBUUW/B1.C1/S.W.C.C.SW;-/wild/-/pUC.gSBUU.ySUWC.bSBW.pSCC.pWC.yUU/S1.W1.C1/- 3:!1:1 S.B.B.B.U.U.W.W.C.U1.U1.SB.SU.BU.UW.UC.WC/groceries.groceries.wrench.wrench.megaphone.megaphone.megaphone.recycling.recycling.blender.blender.blender/bSSUUC -"]

megaphone+recycling:gBBW end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2,orders=24"]
[Position "gSSSWW.gBWCC.-/B.BC.C/megaphone.wild.wrench p1:execute U.W.B1/recycling/ySSBUC/bSBW.pSB.ySSBU.pBBU.gSC.bWCC.gSBUU.gSWCCC/W1/S.B.U.S1;B.W/blender/-/gSUC.bUW.bBC.bBBC.gBW.pUC.bBBBU.ySUWC.bSW/B1.U1.U1.W1/S.W.W.C.C1.SW.UC 3:!1 S.S.S.S.B.B.B.U.U.U.U.W.W.C.C.C.SB.BU/megaphone.blender/bSSUUC.yBUC.yBBWCC.pUWWW -"]

recycling:/S1 end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "gSBUU.bSSUUC.-/W.B.BU/groceries.wild.megaphone p1:execute B.B.W.W.S1/recycling/-/pSBBU.ySU.bBBC.bWCC.ySSBB.pBBU.pBUW/-/S.B.W.B1.B1;B.C.C.SW/-/-/bUW.gUUW.pSSBW.ySUU.bUWW.ySSBUC/U1.W1/C.C.C1;S.U/-/yBBWCC/yWWC.gBW.yBUC.bBC.yUU/U1.W1/S.S.B.W.C 3:!1:3 B.B.U.U.C.C.C.SB.BW.UW.UC/wild.wild.wild.wrench.wrench.megaphone.megaphone.recycling.blender/bBBBU.gSWWW.ySUWC -"]

recycling:/B1 end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.pUC.bSW/U.S1.S/wrench.blender.megaphone p1:execute B.U.C.W1/recycling/pBUUUW/pUWC.ySSBU.yBUC.yWWC/B1.C1/S.U.U1;-/-/gSWCCC/bSBW.gUUW.gSC.pWC.bUWW.ySU/W1/S.S.S.B.B.B.W.C.S1.SU;U/-/-/pSBBU.yBBWCC.ySUWC.bBBC.bUW.gSBC/C1/- 3:!1:1 S.B.W.W.C.C.U1.SW.UC.WC/wrench.megaphone.megaphone.recycling.recycling.blender.blender.blender/bWCC.bSBWC.bBUWC.bSSUUC -"]

pUC=U.C recycling:/U1 end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "ySSBB.-.gSWWW/W.U.C/wrench.recycling.recycling p2:execute B.B.U.BW/-/gSSSWW/pUWC.ySU.bWCC.gSBC.bUWW.gUUW.pWC.pUC/S1.W1.C1/S.S.U.W.C;S.B.U.W.C/recycling/gSBUU/bBBC.bSBWC.pSBBU.gSUC/-/S.S.C.S1.B1.B1;C/-/-/gBBW.pSCC.ySSBUC.pBBU.ySUU.pSSBW/U1/C 3:!1:1 S.B.U.C.SC.UW.UC.WC/wild.wild.wild.wild.groceries.groceries.groceries.wrench.wrench.megaphone.megaphone.blender.blender.blender/bSBW.pBUUUW -"]

gSBUU=S.B.U recycling:/S1 end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2,orders=24"]
[Position "bUWW.-.bSBUUW/SC.SU.B/blender.groceries.blender p2:execute S/-/gSSSWW/gSWCCC.ySU/S1/-;B.U/megaphone.recycling/-/pBBU.ySUU.bSBWC/-/- 1:!1 S.S.S.S.B.B.B.U.U.W.W.C.C.C.SB.BU.BW.UW/-/- b/-/-"]

megaphone+recycling:bSBUUW end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.pUWWW.ySSBUC/C.C1.B/wrench.wrench.megaphone p1:execute S.U/wild.recycling.blender/-/pWC/W1/-;S.B.W.C/groceries/pSBBU/ySUU/-/-;S.S1.B1/-/-/pUC.gBWCC.yWWC/-/- 1:!1:1 S.U.U.W.W.C.C.C.C1.BW.BC.UW.UC/wild.groceries.wrench.wrench.megaphone.megaphone.recycling.blender.blender/- -"]

wild+blender:SBC ySSBUC=S.U.s.b.c end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "ySSBB.-.ySSBU/S.W1.SU/recycling.wild.groceries p1:execute C/wild.megaphone.recycling/gBBW/gSC/-/-;-/blender/-/ySSBUC/B1/-;B/blender/gBWCC/yBU.ySU/U1/- 1:!2:2 S.S.B.U.C.SC.WC/wild.groceries.wrench.wrench.megaphone.megaphone.megaphone/- -"]

megaphone+recycling:ySSBB end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=2,orders=24"]
[Position "gBWCC.-.bUW/B1.B.BW/blender.blender.wrench p2:execute S.B.B.W.C1/-/-/bBBC.yWWC.pBUUUW.pSCC.ySSBUC.bSSUUC.yUU.ySU/S1.S1.U1/B.W.C.C.U1.W1;S.S.W.SC/recycling/pSSBW.bUWW/bWCC.gSC.gSWCCC.gCC.gSBUU.yBBWCC.pUWC.pUC/C1/S.U.W.BU 3:!1 S.S.S.S.B.B.B.U.U.U.U.U.U.U.W.W.C.C.C.C.B1.W1.SU.SW.BC.UC.WC/wild.wild.groceries.groceries.groceries.wrench.megaphone.recycling.recycling.blender/bSBW.bBUWC.gUUW.pSB -"]

pSSBW=S.S.W recycling:/BU end

[Goal "points"]
[Difficulty "1"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "pBBU.-.pSSCCC/W.U.SB/wrench.megaphone.wild p1:execute S/megaphone.recycling/-/pUWC.bUWW.ySSBU.bWCC.bBBBU/-/W;B.C.W1.C1/-/-/gSBC.yUU.bSBUUW/B1.W1/-;S.C/-/bSSUUC/yBUC.gBWCC.bUW/C1/S.B.W.S1.SC 2:!1:4 S.B.B.B.U.U.U.U.W.W.W.C.C.C.BU.BC/groceries.megaphone.megaphone/bBUWC.gSWCCC -"]

megaphone+recycling:pSSCCC end

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bBBC.pSSCCC.-/W.C.WC/wild.blender.recycling p3:execute C.C.C1/megaphone/-/ySSBUC.gCC.gSBUU/C1/S;U.U/-/gUUW/bSW.ySUU.pSB.bBUWC.gSWCCC/S1.B1.U1.U1/S.B.B.B1.BC;S.S.S.W.W.S1.W1.SU/recycling/-/yWWC.pBUW.gBBW/W1/B.U.U.UW 2:!1:4 S.B.B.B.B.U.U.W.W.W.C.C.C.SB.SC.BU.BW.UC/wild.groceries.groceries.wrench.megaphone.megaphone.recycling.blender.blender/pBBU.pBUUUW -"]

recycling:/UW end

[Goal "points"]
[Difficulty "2"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "yUU.-.yWWC/BU.B.S1/recycling.recycling.groceries p1:execute B/megaphone.blender/yBBWCC/bSSUUC.bBUWC.gSBC.pUWWW.pSB.gUUW/W1/U.U;S1/wild/pBUUUW/bWCC.pUC.bSBW.ySUU.ySUWC.yBUC/U1.W1.C1/S.S.B.U.U.C.B1;B.B/groceries/gSBUU/ySSBU.pBUW.pUWC.pWC/U1/U.W.W 3:!2 S.B.U.U.W.W.C.C.C.UW.WC/wild.wild.groceries.wrench.wrench.wrench.megaphone.megaphone.recycling.recycling.blender.blender/bUW.ySWC.pSBBU c/-/-"]

megaphone:yWWC blender:B>W yWWC=c.B>W end

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "yWWC.bSBW.-/C.C.SW/groceries.recycling.groceries p1:execute B.U.B1.C1.SC/recycling/-/pSCC.gSUC.gUUW/-/C.BC;-/blender/pUWWW/bWCC.ySSBUC.bSBUUW.gCC.bSW/S1.C1/C;C/-/-/ySUU.ySSBB.gSBUU/-/S.W.W.W.S1.U1.W1 2:!1:1 S.S.S.S.B.B.B.B.U.U.U.W.C.SB.SU.BU/wild.wild.groceries.wrench.megaphone.megaphone.megaphone.recycling.blender.blender/bBBBU.pBUUUW -"]

recycling:/BC end

[Goal "points"]
[Difficulty "2"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "gSSSWW.gBWCC.-/S.U.BC/recycling.megaphone.megaphone p2:execute S.C.W1.C1.UW/-/-/bBUWC.gSC.gBW.pBUW.bUWW.ySSBU.ySWC/U1.C1/S.B.B.B.C.U1.SC;S.B.U/wild.wild.blender/-/ySUWC.pSB.gUUW.pUWWW/W1/S.B.U.C.S1;U.C.C/-/bSSUUC/bUW.ySU.yWWC.gBBW.bSW.yBU.gSBC.bSBW/B1/U.C.C 3:!1:1 S.S.S.B.B.U.U.U.W.W.W.W.W.W.W.C.B1.SB.UC.WC/wild.groceries.groceries.groceries.wrench.wrench.wrench.wrench.megaphone.recycling.blender/bSBUUW.ySSBUC -"]

wild:S wild+blender:SWW gSSSWW=S.s.s.w.w end

[Goal "points"]
[Difficulty "2"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bBUWC.-.bUWW/S.C.W/recycling.blender.wild p1:execute S.B.U.C.B1.BU/recycling/yWWC/gSBC.gSC/-/S.S.B.W.C.W1;B.B.U.C.C.C1/-/pUWC/pBBU.pSB.gSSSWW/S1.S1/S.B.U.U.W.C.U1.U1.C1;C/-/bSBUUW/gSWCCC.ySWC.ySSBUC.gBW/W1/U.W 2:!1:1 S.B.U.U.W.W.W.B1.SB.SU.SW.BW/wild.wild.wild.groceries.groceries.groceries.wrench.wrench.wrench.wrench.megaphone.megaphone.megaphone.megaphone.recycling.blender.blender/bBBC.ySSBB -"]

recycling:/W1 end

[Goal "points"]
[Difficulty "2"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "pBUUUW.-.pUWWW/S.W.S/recycling.megaphone.groceries p2:execute -/wild/gSSSWW.ySUWC/gBW.gSC.bSBW.yBU.gCC/-/B.B.U.U.C.C.S1;B.U.WC/megaphone.blender/-/bUW.bSBWC.bWCC.ySSBU.ySWC/B1.U1/B.B.C1;W.SB.UW/-/-/gSUC.bUWW.bBBC.bSSUUC.bSBUUW.ySU.yWWC/W1/U.C.B1 3:!1:5 B.U.U.W.W.W.C.C.C.C1.BC.UC/wild.wild.wild.groceries.groceries.groceries.wrench.wrench.megaphone.megaphone.recycling.recycling.blender.blender/bBBBU.gUUW.yUU -"]

megaphone:pBUUUW blender:WC>WU pBUUUW=B.U.WC>WU end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.ySUU.bWCC/C.SC.C/blender.recycling.recycling p3:execute S.B.U.U1/wild/pUWWW/bBUWC.pBUUUW.ySUWC/B1.U1/S.B.W.W.S1.BW;B.B.B/-/-/gSBUU.pBUW.ySSBU.bSW/B1.W1/UC;U.W.C.C.C1/recycling/bBBC/ySSBUC.pSSCCC.gSWWW.gBW/-/B.B.W.W 2:!1:1 S.S.S.B.U.U.U.U.W.W.SB.SW.BC.UW.WC/wild.groceries.wrench.wrench.megaphone.megaphone.blender.blender/yBBWCC -"]

bWCC=W.C.C1 recycling:/B end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.bBBC.pSBBU/C.U1.C/megaphone.groceries.groceries p2:execute S.S.U/-/-/pBBU.yWWC.gBWCC.yBU.gBW.bBUWC/B1/B.B.B.C;S.S.U.C.C.W1/recycling/bSSUUC/ySSBB.pSCC.gSC.ySUU.pSSBW.pUC/S1.C1/S.SU;B.C/recycling/bBBBU.yBBWCC.gSWWW.bSBWC/pBUUUW/-/B.U.C 3:!1:1 B.U.U.W.W.W.W.S1.SB.BU.BW.UC.WC/groceries.wrench.megaphone.megaphone.recycling.blender/gBBW.gSSSWW.yUU.pBUW -"]

bSSUUC=S.S.U.C recycling:/SU end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bBC.-.pBBU/S.U.S/wrench.recycling.recycling p1:execute S.B.S1.UW/blender/-/bSW.bUW.pSSBW.gSBC.pWC.bBUWC.bBBBU.yWWC/U1.W1.C1/B.U.C.UC;S.B.U.U.U1/-/-/ySUU.ySU.bSBW.gCC.gSC.pSCC/-/S.U.U.W.W.W1.C1;B.W.W.W.W/-/-/pBUUUW.pUC.yBBWCC.ySSBU/S1.B1.B1/S.U.BU 3:!1:1 -/groceries.groceries.recycling/bSBWC.gBW.gBWCC.gSWCCC -"]

blender:S1>B pBBU=B.UW.S1>B-W end

[Goal "points"]
[Difficulty "3"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "ySUU.-.bSSUUC/C.UW.C/wrench.wrench.wrench p2:execute -/groceries/bBUWC.ySU/pWC.gSBC.pBUUUW.pSCC.yBU/S1.B1.C1/S.B.B.U;B.U.C/recycling.blender/-/pBUW.bSW/U1.W1/-;-/recycling/-/gSWCCC.bSBW.bUW/C1/- 2:!1:7 B.B.W.C.BC.UC/wild.groceries.wrench.megaphone.megaphone.megaphone.megaphone.recycling/bBBBU.yUU -"]

blender+recycling:B>S C>U done ySUU=U.B>S.C>U end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bUWW.bBBBU.-/U.SW.U/wild.blender.recycling p3:execute S/megaphone/-/bSSUUC.bSBW.gSBC.ySUWC.bBC.yBU.bUW.bBUWC/U1.W1/W.W.B1.BU;-/-/-/ySWC.pBBU.ySSBU.gSWCCC.ySSBB/S1.B1/C1;S.S.U.U.U.U.W.C.C.U1.W1/recycling/-/pUWC.gUUW.pSSBW.gSUC.gSWWW/S1.C1/W.C 3:!1:1 S.S.S.S.B.B.B.B.B.B.U.U.W.W.W.C.C.C.C.SB.SU.SC.BW.BC.WC/wild.wild.wild.groceries.groceries.wrench.wrench.recycling.blender/gSBUU.yUU.pBUW.pSSCCC -"]

bUWW=W.U1.W1 recycling:/W end

[Goal "points"]
[Difficulty "3"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "pBUUUW.-.bBC/S1.S.C/recycling.groceries.blender p1:execute S.S.B.U.C.UW/wild/bSBUUW.pSSBW/bUW.pBUW.gSUC.ySU.bUWW.yBU/S1/B1.WC;S.S.B.B.U.U.W.W.W/-/-/ySSBB.gCC.pSB.yBUC/-/B.U.U.U.UC;-/-/-/gBW.pBBU.pUC.gSBC.pSBBU.bWCC/-/B.B.C.C.U1 3:!1:1 S.B.W.C.B1.SB.SU.SW.BU.BW/wild.groceries.groceries.wrench.wrench.wrench.wrench.megaphone.megaphone.megaphone.blender.blender.blender/bSW.bSBW.bBBBU.yBBWCC -"]

bSBUUW=S.U.UW wild:S pSSBW=S.B.s end

[Goal "points"]
[Difficulty "3"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "-.gSSSWW.bSBUUW/S.B1.BC/megaphone.megaphone.groceries p2:execute B.C/-/gSWCCC.yBBWCC/gSBUU.gSBC.gBWCC.ySUWC.pBUUUW/B1/S.B.B.C.S1.SC;B.U.W.W.SW/wild.recycling/-/yBUC.bWCC.ySU.bUW/S1.U1/S.S.B.U.W.W.C.C1;B.U.WC/-/-/pBBU.pSSBW.pSB.yWWC.pUWC.bUWW.gBBW.gSUC/W1.W1.C1/S.S.U.W 3:!1:1 S.S.B.B.U.U.U.W.W.C.C.C.C.C.SB.SU.BU.BW.UW.UC/wild.wild.groceries.wrench.wrench.megaphone.recycling.blender/bBBBU.gUUW.ySUU -"]

wild:U bSBUUW=B.U.SW.u recycling:/C1 end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.gSSSWW.ySSBUC/U.UC.U/wrench.megaphone.wild p3:execute S.S.U.W.S1/groceries/gUUW/gSC.bBC.bUW.pUWC.gSBC.gSUC/S1.B1.U1.C1/C;B.U.U.W1.WC/-/-/ySWC.bBUWC.bWCC.pBUW.bSW.gCC/W1.C1/-;U.C.SB/recycling.recycling/-/ySUU.yBBWCC.gSWCCC.gBBW.gSWWW/-/B.B.U.W.W.U1 3:!1:1 S.S.B.B.W.W.W.C.C.SU.SC.BU.BW/wild.wild.wild.groceries.groceries.wrench.wrench.wrench.megaphone.megaphone.recycling.recycling.blender.blender.blender/gSBUU.pUWWW.pSBBU.pSSCCC -"]

recycling:/B recycling:/U1 end

[Goal "points"]
[Difficulty "3"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "-.gSUC.ySWC/C.U.SB/megaphone.blender.recycling p3:execute S.B.B1.BW/-/pSSCCC/ySU.gSWCCC.pBUUUW/-/S.U.W.U1;B/-/-/ySSBU.pSCC.gSBUU/S1/W.C.C.W1;W.C/wild.recycling/-/yWWC.gBW.pUC.bBC.pSSBW/B1.W1/S 2:!1:1 S.S.S.B.B.U.U.U.W.W.W.W.C.C1.SC.BU.BC.UC/wild.wild.groceries.groceries.groceries.wrench.wrench.wrench.wrench.megaphone.megaphone.megaphone.recycling.blender.blender/yBUC.yBBWCC -"]

wild:S ySWC=W.C.s recycling:/S end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bSSUUC.bUWW.-/S.U.C1/groceries.recycling.wrench p3:execute S.B/-/-/pSSBW.gSUC.pUWC.pBUUUW.gBBW.gBW/S1.U1.W1/S.U.W.U1;B.U.C.C/-/bUW/bWCC.ySSBB.bSBUUW.ySSBUC/W1.C1/S.S.U.W.W.W.C.S1.SC;B.W.W.C.B1.UC/recycling/-/pWC.gSC.pSB.bSBWC.gCC.bBBC.pBBU/B1/U 3:!1:4 S.S.S.B.B.B.B.U.U.W.C.C.SW.BU.BW.BC.UW.WC/wild.wild.wild.groceries.groceries.wrench.wrench.megaphone.recycling.blender.blender.blender/bBUWC.bBBBU.pUWWW.pSSCCC -"]

bUWW=W.W.UC-C recycling:/U end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bBBC.yBUC.-/W.C1.BW/blender.wild.recycling p2:execute W/-/-/gBWCC.pBBU/U1/-;B.U/megaphone/-/ySSBU/-/-;-/-/bSBUUW/bBC.ySU/-/- 1:!1:1 S.B.B.U.U.W.C.C.W1.SB.SW.BC.UW.UC/wild.wild.wild.groceries.groceries.groceries.groceries.wrench.megaphone.megaphone.megaphone.recycling.blender.blender/- -/W>C/-"]

megaphone:bBBC bBBC=B.W>C end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.gSBUU.yUU/B.B.B/recycling.groceries.groceries p2:execute S.S.W.C.C1/-/pUWC.pSSCCC/yBBWCC.ySSBUC.gSBC/-/-;S.B.C1.UW/blender/gSSSWW/pBBU.bWCC.pBUW.ySUWC.bSBWC/B1/-;-/wild/-/ySSBB.bUWW.bSBUUW/U1/U 2:!2:5 S.B.B.U.U.W.S1.SB.SU.BC/wild.wild.groceries.wrench.wrench.megaphone.megaphone.megaphone.recycling.blender.blender/- -"]

blender:C1>U gSBUU=S.B.UW.C1>U-W end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "bUWW.-.pBUUUW/S1.S.B1/blender.groceries.wrench p2:execute U.U1/-/pUWWW/bSSUUC.pUWC.gBBW.yBU/C1/U.W.C.C.BU;S.B.U.U.W.C/blender/ySSBUC/gUUW.ySU.yUU.yWWC/W1.C1/B.C.BC;S.U.S1/groceries/-/ySUU.gSSSWW/-/B.B.W.W 2:!1:1 S.S.S.B.B.U.U.W.W.C.C.SU.SW.BW.WC/wild.wild.wild.wrench.megaphone.megaphone.recycling.recycling/bSBUUW.gSWWW -"]

blender:S>U pBUUUW=B.U.U.W.S>U end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "pUWWW.yWWC.-/C.C.U1/blender.blender.groceries p2:execute S/blender/-/bWCC.ySSBU/-/-;W.C.UW/wild/-/ySU.bBBC/-/-;C.S1/-/-/yBU.bSBW/-/- 1:!1:1 S.B.U.W.C.C.SB.BC/wild.wild.wild.groceries.wrench.wrench.wrench.megaphone.megaphone.megaphone/- -"]

wild:W pUWWW=W.UW.w end

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "players=3,orders=24"]
[Position "-.bWCC.pWC/BC.C.S/megaphone.recycling.megaphone p2:execute U.U/-/-/gBW.gSWWW.yWWC.pSCC/W1.W1.C1/B.B.W;S.S1.SW.SC/blender/-/ySU.gSC.gSUC.ySUU/-/B.BW;B.W.U1/-/bSSUUC.pBUUUW/bUW.gSBC.ySWC/B1.U1/- 2:!1:1 S.S.S.S.U.U.W.W.W.C.C.C.C.B1.SB.SU.UC/wild.groceries.groceries.groceries.wrench.wrench.megaphone.recycling.recycling.recycling.blender.blender.blender/pUC -"]

blender:S1>C bWCC=SW.SC.S1>C-SS end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "-.bSBUUW.gSSSWW/W1.C.B/megaphone.wild.megaphone p3:execute B.W.C.SB.SW/wild/pSSCCC/gBWCC.bSBW.pUWC/W1.C1/U.W;-/-/-/bSSUUC.yUU.gSBUU.pWC/B1.U1.C1/-;S.S/recycling.blender/-/yBU.pBUUUW.bBBC.pUWWW/-/W.C.C 2:!1:1 S.S.B.U.W.W.W.W.C.BC.WC/wild.groceries.groceries.wrench.wrench.megaphone.megaphone.recycling.recycling.blender.blender.blender/gSWWW.ySSBU -"]

recycling+blender:/W recycle:/C recycle:/C end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "gBWCC.-.pBUW/SW.W.C/megaphone.wrench.recycling p1:execute S.B.W/megaphone.blender/-/bSW.bWCC.pUC/-/-;U.W.W/-/-/bBBC/-/-;-/wild/-/ySWC.bSSUUC/C1/- 1:!1:1 S.S.S.S.B.B.B.U.U.U.U.W.C.C1.SU.SC.BW.BC.UC.WC/wild.groceries.groceries.groceries.wrench.megaphone.recycling.recycling.recycling.blender/- -"]

megaphone:gBWCC blender:S>C gBWCC=B.W.S>C end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "-.bUW.ySWC/W1.BW.SU/groceries.megaphone.wild p1:execute U.W/recycling.blender/-/gCC.ySUWC.gSBUU/C1/B.U;-/-/-/pSB.yUU.bWCC.gSWWW.bBUWC.ySSBUC/U1.W1/U.UC;-/-/-/bBBC.gSUC.pBUUUW.gBW/B1/S.U.W.W.W 2:!1:1 S.S.B.B.U.U.U.W.C.C.C.C.C.SB.SW.SC.BU.BC/wild.wild.groceries.groceries.wrench.wrench.megaphone.megaphone.recycling.recycling.blender.blender/yBBWCC -"]

bUW=U.W recycling+blender:/B recycle:/U end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "pSSCCC.-.bBBC/U.W1.S/megaphone.recycling.blender p2:execute W.C/groceries/-/pUC.ySUWC.pSBBU/C1/-;B.U.C.U1/wild.wild/ySSBB/pSCC/-/-;S.U/-/-/yBBWCC/-/- 1:!1:1 S.S.S.B.B.B.U.U.W.W.C.C.SW.SC.BW.UW.WC/groceries.groceries.wrench.wrench.wrench.wrench.megaphone.megaphone.megaphone.recycling.recycling.recycling.blender.blender.blender/- -"]

wild:S wild:S ySSBB=B.s.s end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "bSW.-.yBU/W1.S.C/groceries.wild.megaphone p1:execute S.S/recycling.blender/ySSBB/bUW.ySUU.yUU/U1.W1/B;S.B.B/-/-/gSUC.bSBUUW.bBC/-/C;U.W.W/-/-/pSSBW.pSB.bUWW.ySUWC.bWCC/-/B.B.B.U.C 2:!1:1 B.U.U.U.W.W.W.W.C.C.S1.C1.SB.SC/wild.groceries.groceries.wrench.wrench.megaphone.megaphone.recycling.recycling.recycling.blender.blender/gBW.ySSBU -"]

recycling:/B blender:S>W bSW=S.S>W end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "-.gBBW.pBBU/BU.B1.BW/wrench.groceries.groceries p3:execute B.U.U.U/-/-/gSUC.bSW.pSCC/-/W;S/-/pUWWW/yWWC.yBU.pUWC.ySUU.ySSBU/S1/-;-/recycling.blender.blender/bUW/ySWC.gBW/C1/S.B.U1 2:!1:1 B.U.U.W.C.C.C.SU/wild.wild.wild.wrench.wrench.megaphone.megaphone.megaphone.recycling.blender.blender/gSBC.pBUUUW -"]

recycling+blender:/S recycle:/B recycle:/U1 end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "-.gBBW.bBC/C.C.C/wrench.megaphone.recycling p1:execute B.U/wild.megaphone/-/yBU.bSSUUC/B1.U1/-;S.S.B.W/recycling/-/bBUWC/C1/-;S.S/-/-/pWC.yUU.yBUC/U1/- 1:!1:1 S.B.U.W.W.W.W.C.C.SU.SC.BU.UC/groceries.blender.blender/- -"]

wild:B megaphone:gBBW gBBW=B.b end

[Goal "points"]
[Difficulty "4"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "pBUUUW.pBBU.-/W.B1.C/wrench.megaphone.recycling p1:execute B.B.U.C.C.S1.WC/wild.wild/-/-/-/-;B.U/wild.recycling/-/bSBWC.gSBC.ySU/-/-;S1/megaphone.blender/-/yUU.pWC.gUUW/W1/- 1:!1:1 S.S.S.S.U.U.U.W.C.C.C.C1.C1.SB.BW.BC/wild.groceries.groceries.groceries.wrench.megaphone.recycling.blender.blender/- -"]

wild:U wild:U pBUUUW=B.U.WC.u.u-C end

[Goal "points"]
[Difficulty "5"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "pUWWW.-.bSSUUC/BU.U1.S1/megaphone.megaphone.recycling p2:execute S.S/recycling/-/bSW.yBU.yWWC.ySSBUC.pUC/U1/-;B.W.W/recycling.blender/-/gSWCCC.pSCC.yBUC/W1.C1.C1/S.B.B1;B/blender/yBBWCC/gSC.gUUW.bSBWC.yUU/B1.W1/- 2:!1:1 S.S.S.B.B.B.U.U.U.U.W.C.C.C.SW.BW.UC.WC/wild.wild.groceries.groceries.groceries.wrench.wrench.recycling.blender/gBBW -"]

recycling+blender:/S recycle:/B recycle:/B1 end

[Goal "points"]
[Difficulty "5"]
[Theme "chain"]
[Options "players=3,orders=24"]
[Position "gSSSWW.bUWW.-/B.W.U/wild.megaphone.megaphone p1:execute B.U/wild.blender.blender.blender/-/pBUW.yBU.bSBWC/-/W.C;U.W.B1/-/-/bSW.ySU/-/-;U1/-/pSSCCC/pUC.bSBW.pSB.bBC.ySSBUC.gSBC/B1.W1.C1/B.W 2:!1:1 S.S.S.S.S.B.B.B.U.W.W.C.C.C.S1.SU.SC.BU.BW.UC/wild.wild.groceries.groceries.groceries.groceries.wrench.wrench.wrench.megaphone.megaphone.recycling.recycling.recycling/bWCC.ySUWC -"]

wild+blender:SSS blender:B>W blender:U>W gSSSWW=s.s.s.B>W.U>W end
`;
