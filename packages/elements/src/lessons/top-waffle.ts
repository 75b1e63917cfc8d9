/** Top Waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Prepare"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare -/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "any"]

{Start your turn by taking two toppings or one item. Select a face-up topping or the deck. The gap is refilled before you take the second one.}
1. t1

[Title "Two toppings or one item"]
[Position "bSBW.gCC.yUU/C.B1.SB/wild.wrench.blender p1:second S/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "legal i1"]

{You’ve taken a strawberry, your first topping. Can your second card be an item?}

[Title "Complete an order"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{Now complete as many orders as you can. The first one needs a strawberry, a banana and whipped cream. Select it and use your toppings.}
1. bSBW=S.B.W {It’s yours! A new order appears, and you can complete that too.}

[Title "Match the order"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C.U.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "legal gCC=C.U"]

{The second order needs two chocolates. Can you use one chocolate and a blueberry?}

[Title "Double toppings"]
[Position "bSBW.gCC.yUU/S.B1.U/wild.wrench.blender p1:execute SB.W.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{A double counts as one or both of its toppings. Complete the first order with just two cards.}
1. bSBW=SB.W {If you use only half a double, the other half lasts until your turn ends.}

[Title "Bonus toppings"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.B1.W/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "points"]

{A +1 topping scores an extra point when you use it on an order. Score as much as you can.}
1. bSBW=S.B1.W {The bonus card goes to your points pile.}

[Title "Play an item"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B/wild/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{Play items at any time in this part of your turn. The wild topping can be anything: make it whipped cream and complete the first order.}
1. wild:W bSBW=S.B.w {Order up! The item is discarded.}

[Title "Upgrade an item"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C.C/wild.wrench/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "legal wild+wrench:CCC"]

{Neighbours in the ring of items upgrade each other. Wild topping sits between groceries and blender. Can a wrench upgrade it?}

[Title "Reserve an order"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C/megaphone/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{The megaphone reserves an order for you. You complete it later with one topping less. Reserve the second order.}
1. megaphone:gCC {Nobody else can take it, and you need just one chocolate.}

[Title "The end of a day"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.W/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{When the closing card appears, everyone else gets one more turn. Toppings left in hand cost 1 point each, bonus and double cards 2. Most points after three days wins. Become the Top Waffle!}
`;
