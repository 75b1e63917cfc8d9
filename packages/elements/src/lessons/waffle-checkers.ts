/** Waffle Checkers in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "One step"]
[Goal "any"]

{A berry goes one space in any direction, straight or aslant. Touch one of yours, and then where it is to go.}
1. b2>b3

[Title "How far"]
[Goal "count c2"]

{How many spaces can the berry on c2 go to? [%csl Gc2]}

[Title "Jump"]
[Position "6/6/b5/3b2/2s3/6 s"]

{Jump over a blueberry beside yours to the free space behind it, and it is out of the game. Jump with c2. [%cal Gc2e4]}
1. c2xe4 {One less.}
(1. c2>d2? {Only a step. Touch c2, and then e4, behind the blueberry.})

[Title "And on"]
[Position "b5/6/3b2/3b2/2s3/6 s"]

{After a jump the same berry may jump on. Take two in one go: touch c2, then e4, then c4.}
1. c2xe4xc4 {Two with one move.}
(1. c2xe4? {That was only one: you may also stop, but here it pays to go on to c4.})

[Title "Must I?"]
[Position "6/6/b5/3b2/2s3/6 s"]
[Goal "legal c2>b3"]

{You could jump with c2. May you step to b3 all the same?}

[Title "The far side"]
[Position "6/1s4/6/6/4b1/6 s"]
[Goal "win"]

{Whoever first brings a berry to the other side's back row wins. Do it.}
1. b5>b6 {You are there.}

[Title "Guard your own"]
[Position "1b4/6/6/6/3sb1/6 s"]

{A blueberry is about to come to your back row. Stop it. [%csl Be2]}
1. d2xf2 {It is gone.}
(1. d2>d3? e2>e1 {It has reached your back row: Blueberries have won.})

[Title "Other ends"]

{Who cannot move loses. The same position for the third time is a draw. Now you know it all: have a good game!}
`;
