/** Puzzles of Snake, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "win 1"]
[Difficulty "1"]
[Theme "stuck"]
[Position "6/1bb3/bssbb1/bssb2/2sss1/6 s e2,d3"]

e3 (f3? e3) (f2? e3)

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "6/6/4bs/4bs/2bbss/3bss b f4,e4"]

e5 (d5? e5) (d4? e5) f5 e6 f6 d5

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "4ss/1b2ss/b1b3/6/6/6 b e6,c4"]

d5 (c5? d5) (c3? d5) d6 c5 c6 b6

[Goal "win 2"]
[Difficulty "3"]
[Theme "stuck"]
[Position "6/6/s1s3/ss4/sb1b2/1bbb2 s c4,b2"]

c3 (d3? c3) (d4? c2) c2 d3

[Goal "win 2"]
[Difficulty "3"]
[Theme "stuck"]
[Position "6/6/6/2ssss/bbb1s1/bb4 s c3,b1"]

d2 (b4? c1) (c4? c1) c1 d1

[Goal "win 2"]
[Difficulty "3"]
[Theme "stuck"]
[Position "s5/ss4/1b4/2b3/6/6 b a6,b4"]

c5 (c4? b6) (b3? b6) b6 c6

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "1s1s2/1ssb2/1s2b1/1sssbb/bssb2/bbb3 b d6,d5"]

e5 (e6? e5) (d4? e5) e6 f5 f6 f4

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "2bbb1/sbbbbb/1ss1b1/ss2b1/ssss2/1s1s2 b d1,e3"]

e2 (f3? e2) (f2? e2) e1 f2 f1 f3

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "1ssb2/sbbsb1/sb1sb1/sbs3/b2sss/bb4 b a3,e4"]

d3 (f3? b2) (e3? b2) b2 c2 c1 d1

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "s5/sb4/bs4/sb4/bsss2/1bbb2 s d2,d1"]

e2 (d3? e2) (e3? e2) e1 f2 f1 f3

[Goal "win 2"]
[Difficulty "3"]
[Theme "stuck"]
[Position "1b4/bbbb1s/4s1/1sss2/6/6 s b3,a5"]

b4 (c2? b4) (c4? b4) a6 c4

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "1bbb2/bsss2/sb4/s5/6/6 s d5,d6"]

e5 (e4? e5) (d4? e5) e6 f5 f6 f4

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "6/s1bbbb/1s2bb/1s4/ss1s2/2s3 b a5,c5"]

b5 (c4? b6) (d4? a4) b6 c6 a6 d6

[Goal "win 3"]
[Difficulty "3"]
[Theme "stuck"]
[Position "1bss2/bsbs2/bs4/bs2s1/bbss2/bb4 s e3,c5"]

d4 (d3? d4) (e2? d4) c4 d3 c3 e4

[Goal "win 3"]
[Difficulty "4"]
[Theme "stuck"]
[Position "6/3b1s/4bs/4bs/2bbss/3bss b f5,d5"]

e5 (d4? e5) (c5? e6) e6 d6 f6 c5

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "6/1sssss/1bs1s1/1bbs1s/bb1b2/1bb3 b f3,d2"]

e2 (e3? e2) (d1? e2) f2 e1 e3 d1 f4 c2

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "1b4/1bbbbb/4b1/1s1ss1/1ss2s/5s s b2,e4"]

c3 (b1? d4) (c1? d4) f3 d2 e2 d1 e1 c1

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "bb1s2/1bssss/1bs1ss/1b2s1/1bbbs1/1b4 b e2,d2"]

e1 (d3? f1) (c3? f1) d3 f1 d4 f2 c3 f3

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "bb4/1b1s2/2bs2/3bss/bbbsss/1b2ss s d5,b6"]

c5 (c6? c5) (d6? a5) a5 b4 a4 b3 a3 c3

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "2bbb1/sbbbbb/1ss1b1/ss2b1/ssss2/1s4 s d2,e3"]

e2 (e1? e2) (d1? e2) f2 e1 f3 d1 f4 c1

[Goal "win 3"]
[Difficulty "4"]
[Theme "stuck"]
[Position "b2ss1/b2ss1/1b2s1/1b1ss1/bbbs2/1b4 s e3,a2"]

d4 (f2? a3) (e2? a3) a1 c3

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "6/sssss1/ss4/1sb1bb/1b1bb1/bb4 s e5,f3"]

e4 (d4? e4) (f4? e4) f2 d3 f1 c2 e1 d1

[Goal "win 3"]
[Difficulty "4"]
[Theme "stuck"]
[Position "2ss2/bs4/b5/b5/6/6 s b5,a5"]

b4 (c4? b4) (c5? b4) b6 c5 a6 d5

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "5b/1bbbbb/4b1/ss4/1s1ss1/2sss1 b a3,b5"]

b4 (c4? b4) (a4? b4) a4 a5

[Goal "save 3"]
[Difficulty "4"]
[Theme "defence"]
[Position "4b1/2bbbb/1ss1b1/1s1ss1/2s2s/6 b c4,c5"]

b5 (b6? b5) (c6? b5)

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "b1ss2/bs4/sb4/6/6/6 b a4,b4"]

b3 (c3? b3) (c4? b3) a3 b2 a2 b1 a1 c2

[Goal "win 3"]
[Difficulty "4"]
[Theme "stuck"]
[Position "1s1b2/1s2b1/s2b2/s5/6/6 b b6,d4"]

c5 (c4? c5) (d5? c5) a5 b4 a6 c4

[Goal "win 4"]
[Difficulty "4"]
[Theme "stuck"]
[Position "6/5s/3sss/2s1bb/2sbbb/4b1 s c2,d2"]

b3 (d3? c1) (b2? d3) d3 c4

[Goal "win 3"]
[Difficulty "4"]
[Theme "stuck"]
[Position "1s4/s5/1s1b1b/1ss1bb/sss1bb/4b1 b b3,d4"]

c4 (c5? c4) (d5? c4) a4 b5 a3 c6

[Goal "win 3"]
[Difficulty "4"]
[Theme "stuck"]
[Position "6/1bb3/2b3/s1sb2/sssb2/2s3 b a3,c5"]

b4 (b6? a4) (d4? b3) a4 a5 b3 a6

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "6/1s1bbb/1s1b2/2s1b1/1s4/s5 s b5,f5"]

c4 (a4? e4) (b6? e4) f4 d3 f3 e2 f2 e1 f1 d1

[Goal "win 4"]
[Difficulty "5"]
[Theme "stuck"]
[Position "ss4/s1s3/1s4/1s4/1bbb2/1bbb2 s b3,b2"]

c3 (c4? c3) (a4? c3) a1 c4 a2 b5 a3 a4

[Goal "win 4"]
[Difficulty "5"]
[Theme "stuck"]
[Position "6/6/1b1s2/1bb1s1/bbb1ss/3ss1 s d4,b3"]

c4 (c5? c4) (d5? c4) a4 b5 a5 b6 a6 c6

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "1bb3/bb1sss/2bs1s/4s1/6/6 b d5,c4"]

c3 (d3? c5) (b3? e4) e4 d3 f3 e2 f2 e1 f1 d1

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "6/1s4/ss1b2/ssbb2/s1bb2/6 b b5,d4"]

c5 (d5? c6) (c4? c5) c6 d5 d6 e5 e6 f5 f6 f4

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "1s4/1s4/ss1b2/ssbbb1/s1bb2/6 b b6,e3"]

e4 (f4? c6) (f3? c6) c6 d5 d6 e5 e6 f5 f6 f4

[Goal "save 4"]
[Difficulty "5"]
[Theme "defence"]
[Position "6/2ssb1/4sb/3s1b/6/6 b c5,e5"]

d4 (d6? c6) (f6? c6)

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "4bb/1s1bb1/1s1b2/1s1bb1/2s1bs/3sss s b5,e2"]

c4 (a4? d2) (a5? d2) d2 c3 c1 b2 b1 a2 a1 a3

[Goal "save 4"]
[Difficulty "5"]
[Theme "defence"]
[Position "6/6/3bbb/2s1b1/1sssb1/2ss2 b c2,e2"]

d3 (f1? d3) (e1? d3)

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "1b4/1bbbbb/6/1s1ss1/2s2s/5s s b3,f5"]

c4 (b2? f4) (b4? f4) f4 c3 f3 d2 e2 d1 e1 c1

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "ss4/s1sb2/bsbb2/bbss2/1b4/6 s d3,b2"]

c2 (d2? c2) (e2? c2) c1 d2 d1 e2 e1 f2 f1 f3

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "2bbb1/1bbbb1/ss2b1/sssbb1/1ssss1/1s4 s e2,e3"]

f2 (f1? f2) (f3? f2) f3 f1 f4 e1 f5 d1 f6 c1

[Goal "win 4"]
[Difficulty "5"]
[Theme "stuck"]
[Position "1bb3/1bbbbs/bbb1s1/1ssbs1/1ssss1/1ss3 b f5,e5"]

f4 (e6? f4) (f6? e6) f6 f3 e6 f2 d6 f1

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "bb1s2/1bssss/1bs1ss/1b2s1/1bb3/1b4 b e3,c2"]

d2 (d1? e2) (c1? d2) e2 e1 d3 f1 d4 f2 c3 f3

[Goal "win 4"]
[Difficulty "5"]
[Theme "stuck"]
[Position "1ss3/s1s3/s1s1b1/bssb2/1b1bb1/2b3 b c4,e4"]

d4 (f4? d5) (e3? d4) d5 e5 e6 f5 f6 f4

[Goal "save 4"]
[Difficulty "5"]
[Theme "defence"]
[Position "3s2/3ss1/2s1b1/ss2b1/s1bbb1/bb4 s e5,e4"]

d4 (f4? f3) (f5? f4)

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "4s1/4s1/2b1s1/2b1s1/2b1ss/bb4 b f2,c4"]

d3 (b3? f1) (d4? e1) e1 d2 f1 d1

[Goal "win 4"]
[Difficulty "5"]
[Theme "stuck"]
[Position "6/6/6/3b2/bsbs2/sbs1s1 b e1,d3"]

e3 (e4? f2) (d4? f2) e2 f3 d1 f4

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "6/3s2/2s1s1/b3s1/bbb1s1/1bb1s1 s c4,b2"]

c3 (d4? b3) (d3? b3) b3 b4 a4 b5 a5 b6 a6 c6

[Goal "win 5"]
[Difficulty "5"]
[Theme "stuck"]
[Position "2b3/bbb3/1b1b2/sb1s2/s1ss2/ss4 s d3,b3"]

e3 (e4? b2) (c4? b2) c4 e4 d5 e5 e6 f5 f6 f4
`;
