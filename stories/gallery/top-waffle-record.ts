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
