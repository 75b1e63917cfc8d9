/** Waffle Checkers in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Step"]
[Goal "any"]

{A piece moves one space in any direction, straight or diagonal. Select one of yours, then where it goes.}
1. b2>b3

[Title "Where can it go?"]
[Goal "count c2"]

{How many spaces can the piece on c2 move to? [%csl Gc2]}

[Title "Jump"]
[Position "6/6/b5/3b2/2s3/6 s"]

{Jump over a blueberry next to yours to the open space behind it, and it’s captured. Jump with c2. [%cal Gc2e4]}
1. c2xe4 {Captured!}
(1. c2>d2? {That’s a step. Select c2, then e4 behind the blueberry.})

[Title "Keep jumping"]
[Position "b5/6/3b2/3b2/2s3/6 s"]

{After a jump, the same piece can jump again. Capture two in one turn: select c2, e4, then c4.}
1. c2xe4xc4 {Two in one turn!}
(1. c2xe4? {You can stop there, but here it pays to go on to c4.})

[Title "Do I have to jump?"]
[Position "6/6/b5/3b2/2s3/6 s"]
[Goal "legal c2>b3"]

{You could jump with c2. Can you step to b3 instead?}
{Yes. You never have to jump.}

[Title "Reach the far side"]
[Position "6/1s4/6/6/4b1/6 s"]
[Goal "win"]

{The first to reach the opponent’s back row wins. Do it!}
1. b5>b6 {You made it. You win!}

[Title "Guard your back row"]
[Position "1b4/6/6/6/3sb1/6 s"]

{A blueberry is about to reach your back row. Stop it! [%csl Be2]}
1. d2xf2 {Phew, captured!}
(1. d2>d3? e2>e1 {It reached your back row. Blueberries win.})

[Title "Other endings"]

{If you can’t move, you lose. The same position three times is a draw. You’re ready: have fun!}
`;
