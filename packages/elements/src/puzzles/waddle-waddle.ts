/** Puzzles of Waddle Waddle, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rP-1,1;bP-1,2;rP0,-1;bP-2,2;rP-2,1 b:m-1,2 r4144,b4244 - -"]

bP0,1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rA0,1;bP1,0;rP0,-1;bB-1,1;rG1,1 r:a1,1 r3343,b4334 - -"]

0,-1>2,0

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rA0,1;bP1,0;rP0,2;bB-1,1;rG1,1;bB1,2 r:m1,2 r3343,b4324 - -"]

rP-1,2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bG-1,0;rG0,1;bG-1,1;rA-2,3;bA-2,2;rG-1,2;bP-2,1;rP1,0;bA-1,3;rP-1,-1 r:a-1,-1 r3232,b2342 - -"]

1,0>0,-2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rA1,-1;bG-1,0;rG-1,1;bA1,0;rG1,1;bG-2,1;rP2,0;bA-2,0;rP2,-1 r:a2,-1 r3242,b2442 - -"]

1,-1>-2,2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB2,-2;rP-1,0;bG1,-1;rB-2,0;bB-3,1;rB-2,1;bB-3,0;rG0,-1;bG-1,-1;rB-4,1;bG1,-2;rG2,-3;bP3,-3 b:a3,-3 r4312,b4311 - -"]

1,-2>0,-2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bA3,-2;rP1,-1;bP1,-2;rA2,-1;bB2,-2;rP0,1 r:a0,1 r3234,b3334 - -"]

0,-1>-1,1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rG-1,1;bB-1,0;rA0,-1;bB0,1;rP-1,2 b:m-1,0 r3343,b4424 - -"]

bP0,2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rG-1,1;bB-1,0;rA-2,1;bB0,1;rP-1,2;bA-2,2 r:m-2,1 r3343,b3424 - -"]

rP0,2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bG1,0;rA1,-1;bA-1,1;rG-1,0;bA0,2;rA0,1;bA1,-2;rB1,1;bB2,-2;rP1,2;bP-1,-1 b:a-1,-1 r2323,b1333 - -"]

-1,1>-2,0

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rP0,1;bG1,-1;rB-1,0;bG1,0;rA2,-1 b:m0,1 r3334,b4442 - -"]

bP1,1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bG0,1;rP1,-1;bG0,-1;rB-1,0;bP-1,1;rG-2,1;bP-2,2;rB-3,2;bG-1,2;rB0,2;bB-1,3 b:a-1,3 r4313,b4231 - -"]

0,1>1,-2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA0,-1;rP0,1;bB-1,-3;rA-1,-1;bA-2,-3;rB1,0;bG-1,-2;rB-2,-1;bG-2,-2;rP0,-3;bA-1,-4 b:a-1,-4 r3224,b1432 - -"]

-2,-2>1,-1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bB0,1;rP1,-1;bP-1,0;rA1,0;bA-1,1 b:a-1,1 r3334,b3334 - -"]

1,-1>-1,-1

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB1,-1;rP-1,1;bG2,-1;rP1,0;bB0,-1;rG2,-2;bP1,-2;rP2,0 r:a2,0 r4143,b4323 - -"]

-1,1>2,-3

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rG0,1;bG0,-1;rG-1,0;bA1,-1;rA0,-2;bG1,-2;rG2,-2;bG1,-3;rB1,0;bB-1,-1;rG2,-3 r:a2,-3 r3430,b3431 - -"]

0,-2>-2,0

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rG0,1;bG0,-1;rG-1,0;bA2,-4;rA0,-2;bG1,-2;rG2,-2;bG1,-3;rB3,-3;bB-1,-1;rG2,-3;bG-1,-2;rB-1,1 r:a-1,1 r3420,b3430 - -"]

3,-3>0,-3

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bP-1,0;rG1,0;bA1,-1;rG-1,1;bP0,1;rB-2,1;bP0,-1 b:a0,-1 r4432,b3144 - -"]

1,-1>1,1

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA1,-1;rA-1,2;bB0,1;rG-1,1;bA-2,2;rA-2,1;bG-1,0 b:a-1,0 r2443,b2433 - -"]

0,1>0,-1

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA1,-1;rA-1,2;bB0,1;rG-1,1;bA-2,2;rA-2,1;bG-1,0;rA-2,0;bG0,-1 b:a0,-1 r1443,b2432 - -"]

0,1>-3,2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bG-1,0;rG0,1;bG-1,1;rA-2,3;bA-2,2;rG-1,2;bP-2,1;rP1,-1;bA-1,3 b:a-1,3 r3332,b2342 - -"]

-2,1>0,2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bG1,0;rA1,-1;bA-1,1;rG-1,0;bA0,2;rA0,1;bA1,-2;rB1,1;bB-1,2;rP-2,0;bP-1,-1;rG2,0;bP0,-2 b:a0,-2 r2322,b1233 - -"]

-1,1>2,-1

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bP-1,-1;rA-1,0;bA1,0;rP-2,0 b:m1,0 r3334,b3344 - -"]

bP0,-2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rB0,-1;bP-1,-1;rA-1,0;bA-1,1;rP1,-1;bP0,1;rG0,-2 b:m-1,1 r3333,b3244 - -"]

bP-1,-2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA-1,0;rP-1,1;bA0,1;rG-2,1;bA-2,2 b:a-2,2 r4343,b1444 - -"]

-1,0>-1,2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bP0,1;rB-1,1;bB1,-1;rB-1,0;bB1,0;rB-2,1;bG-1,2 b:a-1,2 r4414,b4323 - -"]

1,0>0,-1

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA-1,1;rG-1,0;bG0,1;rG0,-1;bP1,-1;rP-1,2;bA-2,2 b:a-2,2 r4342,b2343 - -"]

0,1>1,-2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA-1,1;rG-2,1;bG0,1;rG0,2;bP1,-1;rP-1,2;bA-2,2;rG-3,2;bP-3,1 b:a-3,1 r4341,b2243 - -"]

1,-1>-2,0

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rA0,-1;bB0,2;rG1,-1;bP0,3;rA1,2;bP-1,2;rA-1,3;bA-1,1 r:m0,-1 r1443,b3234 - -"]

rP-2,3

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB-1,1;rG1,0;bG0,1;rP-1,2;bP-1,0;rG-2,1;bP1,1;rB0,2 r:a0,2 r4332,b4233 - -"]

1,0>-2,0

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rP-1,1;bP-1,2;rP-2,3;bP-2,2;rP-2,1;bP-3,2 r:m-2,3 r4144,b4144 - -"]

rP-3,3

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rP1,-1;bA1,-2;rG-1,1;bG1,0;rG-1,2;bG-2,2;rP0,-1 b r4242,b3442 - -"]

bP2,-1 1,-2>-2,1

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rP1,-1;bA1,-2;rG-1,1;bG1,0;rG-1,2;bG-2,2;rP0,-1;bP0,-2 r:m1,-1 r4242,b3342 - -"]

rP2,-2

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA1,0;rB0,1;bG2,0;rB-1,4;bB-1,2;rG-1,1;bA-1,0;rB-1,3;bP2,-1;rB-2,2;bB0,3;rP1,1;bA1,-1 b:a1,-1 r4303,b1323 - -"]

-1,0>1,2

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA1,0;rB0,1;bG2,0;rB-1,4;bB-1,2;rG-1,1;bA1,2;rB-1,3;bP2,-1;rB-2,2;bB0,3;rP1,1;bA1,-1;rP2,-2 r:a2,-2 r4203,b1323 - -"]

-2,2>1,-2

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bP-1,0;rG-2,0;bA0,-2;rG-1,1;bP0,1;rB-1,-1;bP0,-1;rG-1,2;bB-1,-2;rB-2,-1;bP1,0 b:a1,0 r4421,b3034 - -"]

0,-2>-2,-2

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB0,3;rA0,-1;bB0,2;rG0,1;bA-1,0;rP1,1;bG1,2;rP-1,1;bG1,0;rB1,-1;bB-2,1 b:a-2,1 r3233,b3412 - -"]

0,3>2,-1

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rA0,1;bG-1,0;rG-1,1;bA1,0;rG1,1;bG-2,1 r r3442,b3442 - -"]

rP2,0 0,1>-2,2

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB0,1;rP-1,0;bG1,-1;rB-2,0;bB-3,1;rB-2,1;bB-3,0;rG0,-1;bG-1,-1;rB-2,-1;bG1,-2 b:a1,-2 r4313,b4411 - -"]

0,1>-1,-2

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rG-1,1;bG-1,0;rA1,0;bA0,1;rG-1,2 b r3442,b3443 - -"]

bP-2,2 0,1>-2,1

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rG-1,1;bG-1,0;rA-2,2;bA0,1;rG-1,2;bP0,2;rG1,-1 b r3441,b3343 - -"]

bP-1,3 0,1>0,-1

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rB0,-1;bA3,-2;rP1,-1;bP1,-2;rA2,-1;bB2,-2 r r3334,b3334 - -"]

rP2,-3 0,-1>1,-3

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=1"]
[Position "rA-1,0;bP0,-1;rG1,0;bA1,1;rP0,1;bG0,-2;rP-1,1;bP-1,-2;rG1,-1;bP0,-3;rP-2,2;bB-2,1;rA-1,-3;bP-3,2 r:m-3,2 r2142,b3033 - -"]

rP0,-4

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA0,-1;rB1,-2;bA0,-2;rG1,0;bG-1,1;rB-1,2;bB-2,1;rP-2,2;bA-1,-1;rA1,-1;bP-2,3 b:a-2,3 r3323,b1333 - -"]

-1,-1>-3,3

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bA-1,0;rP-1,1;bA1,0;rG-2,1;bA-3,1;rB-1,-1;bG1,1;rA0,1;bP-3,2;rG1,-1;bB-2,0;rG-4,2;bA-2,-1;rG-4,3 r:a-4,3 r3330,b0333 - -"]

1,-1>-1,-2

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB1,-2;rG1,-1;bB1,1;rA1,0;bG0,-2;rA0,1;bB1,-3;rP-1,0;bB2,-3;rB-1,-1;bG0,2 b:a0,2 r2333,b4402 - -"]

2,-3>2,0

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rP0,-1;bP-1,-1;rG-1,0;bA0,1;rA-1,1;bA1,-1;rP0,-2 b r3243,b2344 - -"]

bP1,-2 0,1>-1,-2

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rG-1,1;bB-1,0;rB-1,2;bG0,1;rA-2,2;bP-2,1;rA0,-1 b r2433,b4333 - -"]

bP-3,2 -1,0>1,0

[Goal "points"]
[Difficulty "3"]
[Theme "combination"]
[Options "modules=1"]
[Position "rB0,1;bB-1,0;rP1,-1;bP1,0;rP2,-1 b r4234,b4334 - -"]

bP2,0 -1,0>3,-1

[Goal "points"]
[Difficulty "3"]
[Theme "one-move"]
[Options "modules=0"]
[Position "bB-1,1;rA0,1;bA1,0;rA-1,0;bG1,-1;rB2,0;bP2,-1;rA3,-1;bP-1,2;rG3,-2;bB-2,1;rP0,-1 r:a0,-1 r1333,b3223 - -"]

2,0>1,1
`;
