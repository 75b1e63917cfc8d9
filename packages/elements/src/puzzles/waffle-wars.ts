/** Puzzles of Waffle Wars, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "sss1s1/6/5s/bb4/bb4/b3s1 b 12,12 -"]

d6 (c3? d6) (b1? d6)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "sss1s1/6/5s/bbb3/bb4/b3s1 s 12,11 -"]

d6 (e5? d6) (e4? e3)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "3s2/s4b/2s3/1b1bbb/3ss1/3s2 b 12,11 -"]

c3 (f4? d2xd4) (b1? c4xa2)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "3b1s/sb1bb1/bs1bb1/2ssss/2b1ss/2b3 s 4,6 -"]

b3 (d2? c2xc4) (c4? d4xd2)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "1b1bbb/4bb/1s4/s2s2/1s1b2/sss3 s 10,10 -"]

c6 (b3? c6) (d3xd1? c6)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "1b1bbb/s3bb/1s4/s2s2/1s1b2/sss3 b 9,10 -"]

c6 (d2xd4? c6) (d5? c6)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "2bb2/sb1s1b/b2b2/b1s3/s3b1/ss1sss b 1,3 -"]

c1 (d4xb2? c1) (c4? c1)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "5s/b3ss/b2bss/b4b/b5/s5 s 11,12 -"]

a6 (e6? a6) (e2? a6)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "sbs1ss/5s/b1s2s/b1b2s/bb4/s1bb2 b 5,6 -"]

f2 (b3? f2) (c2? f2)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "2bsb1/1b3s/b5/1s1b2/ss2b1/2ss1b s 10,11 -"]

d1xf3 (b1? c4) (d6xb6? c4)

[Goal "win 1"]
[Difficulty "1"]
[Theme "six-in-a-row"]
[Position "sssb1b/s3bb/4bb/s3bs/ss2bb/s5 s 5,8 -"]

a4 (f3xd5? f3) (e1? e6) e1

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "3b2/b5/s1ss2/b2s2/b3s1/b4s b 11,13 -"]

b5 (b2? b5) (b4? b5)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "s1sb2/b1s3/2s3/bb1s2/bb2s1/b1bsss b 4,1 -"]

b3xd5 (d6xb4? b5) (d6xb6? b5)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "b2s1b/1b1s2/3s2/3ssb/s4b/1b3s b 10,9 -"]

d2 (c4? d2) (b3? d2)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "sss1sb/b2b2/b5/bbbsss/4ss/bbs1b1 s 7,7 -"]

d6 (b5? a2) (c4? a2)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "3s2/b2bsb/1b1s2/sb4/1s4/sss1bb b 7,6 -"]

d5xd3 (d1? c3) (d2? c3)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "3ss1/s4s/2sbb1/2b3/1b3s/bbb1ss b 3,2 -"]

e5 (f4? c4xc2) (f6? c4xc2)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "ss2bs/ss2sb/6/bbbb2/2b3/b1ss2 s 7,5 -"]

e3 (d4? e3) (c5? e3)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "s1bbbb/b2b2/s1bs2/4s1/1ss2s/1s1b2 s 6,7 -"]

b6 (b3? b6) (a2? b6)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "2sbsb/sss3/1s2bs/6/6/2bbbb s 8,8 -"]

b1 (d5? b1) (e5? b1)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "b1s2b/1bs3/sss1s1/b1bsbb/bbs2b/b2sss s 3,5 -"]

d4 (d5? d4) (e4xe2? f5)

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "6/3b2/2sbb1/2s3/2s2b/2s3 s 14,11 -"]

c5 (b2? c5) (b5? d5xb3)

[Goal "win 1"]
[Difficulty "1"]
[Theme "six-in-a-row"]
[Position "1sbs2/1b1s2/bs4/b2s2/bbss2/bb1s2 s 9,9 -"]

d4 (e2? a5) (e1? a5) a5

[Goal "win 1"]
[Difficulty "1"]
[Theme "five-in-a-row"]
[Position "sbb1b1/ss4/ss2bb/s2b2/4b1/3s2 s 9,8 -"]

a2 (e1? e3) (f1? e3)

[Goal "win 2"]
[Difficulty "2"]
[Theme "six-in-a-row"]
[Position "3b1s/1b1bss/5s/sss2b/5b/sb1b1b s 8,8 -"]

b2 (a2? b4) (e4? d2) e1 d4

[Goal "win 2"]
[Difficulty "2"]
[Theme "depletion"]
[Position "2bb2/sb1s1b/b3s1/b1s3/s3b1/1sbsss b 0,2 -"]

c5 (e6? d1xf3) (f6? d1xf3) d1xf3 d1

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "sss3/b3b1/4bb/s5/1b1ss1/bbbsss b 5,9 -"]

d4 (d6? c4) (f5? d3) f2 c3

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "2s3/1s1s1s/1bssss/3b2/2bbb1/3b1b b 9,10 -"]

b2 (f2? b2) (c5? c4xa4) a1 a2

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "sss2b/4bb/4bb/s3bs/ss3b/s5 b 6,10 -"]

e2 (e6? e2) (e1? e2) b1 e1

[Goal "win 2"]
[Difficulty "2"]
[Theme "depletion"]
[Position "2bss1/s4s/3bb1/2b3/1b3s/bb2ss s 3,1 -"]

f6 (e5? d4xf6) (f3? e5) c1 d1

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "1b2s1/2b1s1/4b1/ss1bbb/ss2b1/2ssbs b 9,8 -"]

d4 (f2? d4) (c6? f6) a1 f2

[Goal "win 2"]
[Difficulty "2"]
[Theme "six-in-a-row"]
[Position "s2bb1/s1bbbs/ss1b1s/s1s3/bb3s/sssbbb b 2,2 -"]

d2 (d3? c3xe3) (f1xf3? c6) c2 d3

[Goal "win 2"]
[Difficulty "2"]
[Theme "three-quadrants"]
[Position "1s1ssb/bbs2b/1b3b/s3s1/b1b1ss/sbb1ss b 6,4 -"]

a4 (a2xa4? c5xa3) (c3? a4) b2 c3

[Goal "win 2"]
[Difficulty "2"]
[Theme "depletion"]
[Position "b1b2b/b4b/1s3b/3sss/b2ss1/1b2ss s 5,1 -"]

f2 (c3? f4xf2) (c4? b6) a1 c3

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "bs4/1b4/sbs1b1/2s3/6/sb2bs s 4,0 -"]

c3xa5 (a3? b5xd3) (a2? b5xd3) b5xd3 c6

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "4bb/1sb3/b1s1sb/1ss2b/sss1b1/2sb2 b 6,5 -"]

f5 (a4xc6? b4) (d6? b5xd5) a1 f2

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "s3bb/1sb3/b1s1sb/1ss2b/sssbb1/2sb2 b 5,4 -"]

f5 (a4xc6? b5) (d6? c1xe1) a1 f2

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "s1b3/sb1bb1/s2bb1/1ssb1b/3s2/1s3s s 3,7 -"]

a3 (e1? d3xd1) (a2? a3) d1 a2

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "2b1b1/1b2b1/bbbsss/3ss1/b1ssss/b1s3 b 4,2 -"]

a3 (e5xc3? b2) (b2? c3) d1 a5

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "1b1bb1/ss1bbb/6/4s1/1sbsss/2s3 b 10,11 -"]

c6 (f6? c5) (c2xa2? c2) a1 a6

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "3s2/3s1s/bb1s2/sbsbs1/s2b2/s1bbbb s 8,5 -"]

e5 (b1? b5) (f6? c4) e2 b2

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "3ss1/bs2s1/2s1bs/ssb3/s2bbb/b2bb1 s 8,6 -"]

d5 (c4xc2? f1) (a6? b2) b4 a3xc5

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "3s1s/s2bsb/5s/3sbb/sbb2b/4sb s 5,0 -"]

d3xb1 (e6? e3xc3) (c6? e3xc3) f1xd1 a1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "3b2/2s1b1/5b/1b4/ssbss1/bbbsss s 2,0 -"]

b2xb4 (f2? d6xb4) (a2xc4? b1xb3) a1xa3 e3

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "3sss/4s1/3sb1/1s3b/sbb1s1/1bbb2 b 7,9 -"]

e1 (f1? e1) (e3? c4) f1 a1

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "ss2ss/1bb3/1bbb2/6/s5/s1bs2 b 9,11 -"]

e4 (a4? e4) (c3? a3) b1 a4

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "1s3b/ss2b1/1ssbbb/2s3/bbb1ss/b1s3 s 8,8 -"]

d2 (e1? d2) (d3? d4xd2) b1 e1

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "1bs1b1/3ss1/3b2/1sbb1s/3b1s/b1b1ss s 6,7 -"]

f5 (f4? f5) (b1? b2) b1 f4

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "b3bs/b5/4ss/b3ss/bb2ss/bbbss1 s 6,2 -"]

a4 (f5? a4) (e5? a4) c2 e5

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "b4s/1b2s1/1b2bs/3s2/sssbb1/4b1 s 8,8 -"]

f4xd4 (c3? d2xd4) (a1? d2xd4) d1 c3

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "6/4s1/3sss/s5/s2bbb/s1bbbb s 9,9 -"]

b2 (c3? d2xb4) (a5? a4) d3 c3

[Goal "win 2"]
[Difficulty "2"]
[Theme "filled-quadrant"]
[Position "sss1bs/s3ss/sb2bs/4bb/2sbbb/1s1bb1 b 3,7 -"]

d3 (f1? f5xd3) (d1xb3? a1) a1 f1

[Goal "win 2"]
[Difficulty "2"]
[Theme "five-in-a-row"]
[Position "bbbss1/1b2s1/3s1s/b1s2s/1b3b/s1b2s b 8,10 -"]

b3 (b1? e2) (a5? d3) d1 b4

[Goal "win 2"]
[Difficulty "2"]
[Theme "six-in-a-row"]
[Position "s2b2/1ss3/ssss2/1s1b1s/1b1bbb/1sbbbb s 3,3 -"]

e4 (c2? d3xd5) (a5? c2) c2 f4

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "3b1s/1b1bss/s4s/sss2b/3b1b/sb1b1b s 7,7 -"]

a5 (a2? a5) (b2? d2xb4) e1 a2

[Goal "win 3"]
[Difficulty "3"]
[Theme "jump"]
[Position "1s3s/4bb/b3bb/s3sb/1sb1sb/sssb1s b 0,1 -"]

c2xa2 (f2xd4? b1xd3) (a4xa2? a1xa3) a3xa5 f2xd4 a1xa3 e1

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "b2bsb/ss1s2/ssssbs/1b3b/1b1s1b/b4b s 8,6 -"]

e5 (c5? e5) (c3? b3xd3) b1 c5

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "b2bsb/ss1s2/ssssbs/1b3b/1b1s1b/bbs2b s 7,5 -"]

e5 (c5? e5) (e6xc6? d3) a2 c5

[Goal "win 2"]
[Difficulty "3"]
[Theme "six-in-a-row"]
[Position "2s3/3s1s/2ssss/1s1b1b/1bbbb1/3b1b s 9,8 -"]

b4 (b3xb1? b4) (c5? a2) a2 a4

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "ss2bb/ss1bbb/4bs/2s1s1/s2s2/b1sbbb s 4,2 -"]

a3 (f4xd6? f4) (c2? d1xb1) b1 a4

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "ss1bbb/ss1bbb/4bs/2s1s1/s1ss2/b1sbbb s 3,1 -"]

a3 (b2? e4xe2) (f4xd4? d1xb3) e2 a4

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "1ss1s1/sss2s/b2s2/bbb3/1bbb2/s1b3 b 4,8 -"]

e2 (a4xa6? f6) (d6? e5) d1 a2

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "b2ssb/1b1s2/2bs2/3ssb/s2bsb/bbbs1s s 7,5 -"]

e4 (e5? c4xe4) (e1? c4xe4) b2 e5

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "ss2bs/ss2sb/6/1bbb2/2b3/b1ss2 b 7,6 -"]

e3 (e6xe4? b1) (a3? e3) b1 a3

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "3s1b/ss2s1/sssb2/3b2/1b4/1sbbbb s 3,2 -"]

d5 (e6? d5) (c5? d4xb6) a1 c5

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "2s2b/s4s/2b3/1s4/sb1s1s/1bbb2 b 10,8 -"]

e1 (a1? e2) (c2? e2) a1 f1

[Goal "save 2"]
[Difficulty "3"]
[Theme "defence"]
[Position "1bbs1s/1bb1ss/s1bsss/s2bb1/b1s1bb/6 s 5,4 -"]

d4xd2 (d4xb4? f1) (d6xb4? f1)

[Goal "win 2"]
[Difficulty "3"]
[Theme "three-quadrants"]
[Position "s2bss/ssb1ss/bbb1ss/bbs1sb/1b4/bb1s2 b 1,2 -"]

f2 (a4xc6? e2) (f3xd5? e6xc6) e1 f1

[Goal "win 2"]
[Difficulty "3"]
[Theme "six-in-a-row"]
[Position "2s3/2s1b1/2s3/2s1b1/4b1/4b1 s 14,12 -"]

c2 (e4? c2) (c1? e4) e4 c1

[Goal "win 2"]
[Difficulty "3"]
[Theme "depletion"]
[Position "b1s2s/2bs2/s1s1b1/3s2/5b/1s2bb b 0,7 -"]

b5 (c5xe5? d3xf5) (c5xc3? d5xf3) d3xf5 a1

[Goal "win 2"]
[Difficulty "3"]
[Theme "six-in-a-row"]
[Position "s1ssss/2b1sb/bbb3/1s2bb/1s2b1/s3b1 s 6,6 -"]

d4 (c3? f5xd5) (b3xd5? b6) b1 c3

[Goal "save 2"]
[Difficulty "3"]
[Theme "defence"]
[Position "s1ssss/2bssb/bb4/4bb/1s2b1/s3b1 b 6,6 -"]

b6 (c4? c3) (c3? b6)

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "6/6/3bss/5s/4bs/1b1b2 s 13,12 -"]

f5 (f1? f5) (d3? f1) a1 f1

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "2bbb1/b5/3s2/2b3/ssss1s/sssbbb b 5,8 -"]

b6 (f6? b6) (e2? d2xb4) a3 a6

[Goal "win 2"]
[Difficulty "3"]
[Theme "three-quadrants"]
[Position "1sbbbb/b1s3/1s1s1b/6/sss1bs/sssbbb b 3,5 -"]

a4 (c6xa6? a4) (a5xc3? f2xd2) a3 b5

[Goal "win 2"]
[Difficulty "3"]
[Theme "depletion"]
[Position "bbbb1s/1bbb1s/s1bbss/ss3b/ssb2s/3s1s b 0,1 -"]

e1 (e2? f2xd2) (b4? b2xd2) b2xd2 e1xc1

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "b4s/b3s1/b2s2/2s2b/1b2bb/3sss s 11,8 -"]

c1 (a3? a4xa2) (c3xa1? b5) a1 b1

[Goal "win 2"]
[Difficulty "3"]
[Theme "three-quadrants"]
[Position "b4s/b3s1/b2s2/s1b2b/b3bb/s2sss s 10,6 -"]

c1 (d4xb2? a2xc2) (c2? c5) b1 b2

[Goal "win 2"]
[Difficulty "3"]
[Theme "three-quadrants"]
[Position "ssssbs/bb4/b2b2/bb1b2/s4b/sss3 s 4,4 -"]

f4 (e5? f4) (f5? f4) d1 e5

[Goal "win 2"]
[Difficulty "3"]
[Theme "jump"]
[Position "sss1bs/bb4/bb3s/b2b2/1s1sbb/sssb2 s 2,1 -"]

f6xd6 (d2xd4? e3) (f5? e2xc2) e1 e6

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "b2sbb/s3bb/3sbb/2s2s/2s1bs/b1s2s s 7,3 -"]

c5 (e3? e4xc4) (e1? b4) a4 c4

[Goal "win 3"]
[Difficulty "3"]
[Theme "jump"]
[Position "b1sbbb/1s1b2/ssss1s/1b1s1s/bb2bs/1b3s b 0,4 -"]

d6xb6 (e4? d3xf5) (c2? c6xe4) a4xc2 d6 f2xd2 a1

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "3b2/4b1/s4s/s1bs2/s3b1/5b s 11,10 -"]

a5 (a1? a5) (e4? e5xe3) a1 a6

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "2b1bs/1b3b/b1b1s1/s2ss1/1bsss1/bs3b s 8,6 -"]

e5 (b1xb3? c3) (a3xc1? c3) c1 e1

[Goal "win 2"]
[Difficulty "3"]
[Theme "five-in-a-row"]
[Position "s1ss2/ss3b/s5/b1sb2/ssb2b/3bbb b 7,10 -"]

f4 (f3? f4) (f6? e6) a1 f3

[Goal "win 3"]
[Difficulty "4"]
[Theme "jump"]
[Position "sb1bss/ss1bss/s1b1ss/b4b/bb3b/bbss1b s 1,1 -"]

b5xd3 (b4? e2) (e6xc6? b6xb4) e2 e6xc4 f3xd5 d2

[Goal "win 3"]
[Difficulty "4"]
[Theme "five-in-a-row"]
[Position "bbbsss/2s1ss/1s1b1s/s2b1b/s3bb/sb1b2 b 4,6 -"]

b5 (f1? d5) (e3? f4xd2) c5xa5 c4 c1 b5

[Goal "win 3"]
[Difficulty "4"]
[Theme "five-in-a-row"]
[Position "bbbsss/4ss/1s1b1s/s1sb1b/s3bb/sb1b2 b 4,5 -"]

b5 (f1? c3xe3) (d4xb2? e4) c3xe3 f3xd3 c1 c4

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "s1sbbb/ss3b/sss3/5b/bbbs2/6 s 8,8 -"]

f2 (b6? f2) (c5? f2)

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "3sbb/2s2b/bbssbb/s1s3/ss1b2/b1s2s b 1,5 -"]

f3 (f2? f1xf3) (e5? c2)

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "1s1bb1/ss1bb1/1ssbb1/s4s/bb1bs1/2bsss b 4,6 -"]

d5xb3 (d2xf2? c3) (c3? d3)

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "sss1bs/s4s/s3b1/1s2bb/1bsbbb/1s1bb1 s 5,7 -"]

f5xd3 (e5? d3) (f4? d3)

[Goal "win 3"]
[Difficulty "4"]
[Theme "depletion"]
[Position "sbbs2/bb1sss/b1b1ss/bb4/1s1bb1/sss1b1 s 1,1 -"]

d1 (f1? d1) (b2xb4? a3xc5) f1 d1xf3 c4xe6 d6xf6

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "2bsss/s1s3/1bs1b1/bsbbb1/1bsbb1/sssbs1 b 4,4 -"]

d3xb5 (b5? c4xa6) (b4xd4? a4)

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "3s1s/ss1b1s/1b1bbs/bbbbsb/2bsss/1bsbss b 3,3 -"]

b4xb6 (c5? a4) (c4? c5)

[Goal "win 3"]
[Difficulty "4"]
[Theme "five-in-a-row"]
[Position "sbbbb1/bb4/1bbsss/3ss1/sbb1s1/4ss s 6,5 -"]

b3 (e5? b3) (f6? b3) c3 e5 c5 b3xd5

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "sbssbb/s1s1b1/sb1b1s/s1s1b1/bs1bsb/b1s3 b 5,5 -"]

d5 (d3? e2xc4) (d1? c4)

[Goal "win 3"]
[Difficulty "4"]
[Theme "filled-quadrant"]
[Position "sbsb1b/b2sss/2ssss/b2bbb/2s1bb/sssb1b b 0,3 -"]

e1 (a4? c1xe1) (d2? c1xe1) a6xa4 d2

[Goal "win 3"]
[Difficulty "4"]
[Theme "depletion"]
[Position "1sbbbb/sss3/6/sb1bss/4s1/bb1s1b s 4,0 -"]

a6 (a4? c6xa6) (a2? c6xa6) c6xa4 a2 d6xb4 c1

[Goal "win 3"]
[Difficulty "4"]
[Theme "five-in-a-row"]
[Position "b1sss1/1bssss/1ss3/b2b2/bb1b2/1bbsbs b 3,5 -"]

e2 (c2? e2) (e3? b4xb6) d1xf3 d1 a4 a1
`;
