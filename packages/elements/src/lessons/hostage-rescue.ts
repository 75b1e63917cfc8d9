/** Hostage Rescue in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Two prisoners"]

{Your berries stand in the lower left. In the far corner f6 a strawberry is held prisoner: who first reaches the own one in there wins. [%csl Gf6]}

[Title "Roll and walk"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2"]
[Goal "any"]

{Each turn a die is rolled. It shows 2: one of your berries walks exactly two spaces, along or up and down. Touch it, and where it is to go.}
1. c2>c4

[Title "Exactly"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:2"]
[Goal "legal b2>b5"]

{The die shows 2. May b2 walk to b5?}

[Title "Over your own"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:3"]
[Goal "legal a2>a5"]

{The die shows 3. May a2 walk over your berries on a3 and a4? [%cal Ga2a5]}

[Title "Not over theirs"]
[Position "2bbbs/3bbb/s3bb/ss3b/s1b3/bsss2 s:3"]
[Goal "legal a2>d2"]

{A blueberry stands on c2. May a2 walk over it to d2? [%cal Ga2d2]}

[Title "Take it"]
[Position "2bbbs/3bbb/s3bb/ss3b/s1b3/bsss2 s:2"]

{But whoever you land on is out of the game. The die shows 2: take the blueberry. [%csl Bc2]}
1. a2>c2 {It is gone for good.}

[Title "A six"]
[Position "2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:6"]
[Goal "any"]

{A 6 is shared between two berries, as is any roll that no single one can walk. Walk a part with one; the other has the rest.}
1. b2>b4

[Title "Free it"]
[Position "3bbs/3bb1/s3b1/ss4/s1s2s/bss3 s:4"]
[Goal "win"]

{The die shows 4, and the way is open. Free your strawberry, and you know it all. Have a good game! [%csl Gf6]}
1. f2>f6 {Free! You have won.}
`;
