/** Top Waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Prepare"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare -/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "any"]

{A turn begins with two toppings, or with one item. Touch a topping that lies face up, or the deck. You take a second one when the gap is filled.}
1. t1

[Title "Two, or one"]
[Position "bSBW.gCC.yUU/C.B1.SB/wild.wrench.blender p1:second S/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "legal i1"]

{You have taken a strawberry, the first of two toppings. May an item be the second thing you take?}

[Title "Complete an order"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{Then you complete orders, as many as you can pay for. The first one wants a strawberry, a banana and cream: touch it, and pay.}
1. bSBW=S.B.W {It is yours, and a new order comes, which you may complete at once.}

[Title "One is missing"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C.U.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "legal gCC=C.U"]

{The second order wants chocolate twice. May you pay with one chocolate and a blueberry?}

[Title "A double"]
[Position "bSBW.gCC.yUU/S.B1.U/wild.wrench.blender p1:execute SB.W.U/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{A double serves as one of its toppings or as both. Complete the first order with two cards.}
1. bSBW=SB.W {What no order needs of a double lies loose until the end of the turn.}

[Title "A bonus"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.B1.W/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "points"]

{Orders give the points on them, and a card with +1 one more, if you pay with it. Make as much as you can.}
1. bSBW=S.B1.W {The bonus card lies in your pile of points.}

[Title "An item"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B/wild/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{Items may be played at any time of this part of the turn. The wild is any topping: let it be cream, and complete the first order.}
1. wild:W bSBW=S.B.w {The item is discarded.}

[Title "Two items"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C.C/wild.wrench/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]
[Goal "legal wild+wrench:CCC"]

{Two items that are neighbours in the ring are one stronger item. Wild stands between groceries and blender. May a wrench make it stronger?}

[Title "Reserve"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C/megaphone/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{The megaphone reserves an order for you, which later wants one topping less. Reserve the second order.}
1. megaphone:gCC {Nobody else can take it now. One chocolate will do.}

[Title "Three days"]
[Position "bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.W/-/-/-/-/-;x.x/-/-/-/-/- 1:5 -/-/- -"]

{When the closing card turns up, a day ends, and toppings in hand cost you 1 each, doubles and those with +1 cost 2. After three days most points win. Have a good game!}
`;
