/** Hostage Rescue in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Two hostages"]

{Your pieces start in the lower left. One of your strawberries is a hostage in the far corner, f6. Reach your hostage first to win. [%csl Gf6]}

[Title "Roll and move"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2"]
[Goal "any"]

{Each turn starts with a die roll. You rolled 2: move one piece exactly two spaces along its row or column. Select it, then where it goes.}
1. c2>c4

[Title "Exactly that far"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2"]
[Goal "legal b2>b5"]

{You rolled 2. Can b2 move to b5?}

[Title "Pass over your own"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:3"]
[Goal "legal a2>a5"]

{You rolled 3. Can a2 pass over your pieces on a3 and a4? [%cal Ga2a5]}
{Yes. You can pass over your own pieces.}

[Title "Not over theirs"]
[Position "2bbbs/3bbb/s3bb/ss3b/s1b3/bsss2 s:3"]
[Goal "legal a2>d2"]

{There’s a blueberry on c2. Can a2 pass over it to d2? [%cal Ga2d2]}

[Title "Capture"]
[Position "2bbbs/3bbb/s3bb/ss3b/s1b3/bsss2 s:2"]

{Land on an opponent’s piece to capture it. You rolled 2: capture the blueberry. [%csl Bc2]}
1. a2>c2 {It’s out of the game.}

[Title "Rolling a six"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:6"]
[Goal "any"]

{Split a 6 between two pieces. The same goes for a roll that no single piece can use. Move the first piece part of the way; a second one uses the rest.}
1. b2>b4

[Title "Rescue your hostage"]
[Position "3bbs/3bb1/s3b1/ss4/s1s2s/bss3 s:4"]
[Goal "win"]

{You rolled 4, and the way is open. Rescue your strawberry! [%csl Gf6]}
1. f2>f6 {Free at last, and you win! Now try a real game.}
`;
