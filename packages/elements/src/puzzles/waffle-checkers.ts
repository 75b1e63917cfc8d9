/** Puzzles of Waffle Checkers, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "bbb1b1/bb1b1b/s1b1bb/s2b1s/s1s1ss/s2s1s b"]

d3xb1 (d5>d4? c2>b3) (b6>c5? c2>b3)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "b1bbb1/bb1bbs/b1b3/s5/sss1ss/s1ssss b"]

e5>f6 (a4>b3? f5>f6) (c4>d3? f5>f6)

[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "bbb1bb/b2b2/b1s2s/s4s/ss1s2/s1ssss b"]

d5xb3xb1 (a4>b3? a1>b1) (d5xb3? a3xc3)

[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "1bb1bb/bb1b1b/6/ss2bs/s2sss/1sssss s"]

f2xd4xd6 (d2xf4? b5>c4) (f3xd3? b5>a4)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "4b1/bbs3/b4b/ss4/ssssss/s3s1 b"]

b5xd5 (f4>f3? c5>c6) (f4>e3? c5>c6)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/b1b1s1/b4b/ss4/sssss1/s2s2 b"]

f4xd6 (f4>f3? e5>e6) (f4>e3? e5>e6)

[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "bbb1bb/bbbbbb/6/2bs1s/sss1ss/ssss1s s"]

b2xd4xd6 (d3xb3? a5>b4) (d3>c4? c5>d4)

[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "bb1b2/bbbb1b/2b1bb/sbs1s1/s1ssss/ssss2 s"]

c2xa4xc6 (c2xa4? b5>b4) (e2>f3? b3>b2)

[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "b1bbbb/bbbbbb/6/1s1b2/s1ssss/ssssss s"]

d2xd4xb6 (c2xe4? d5xf3) (a2>a3? d3>d4)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "b1bbbb/b1bbbb/1b4/2sbss/sss1ss/s1sss1 s"]

e2xc4xa4 (c2xe4? f5xd3xf1) (e2xc4? d5xb3xd3xb1)

[Goal "win 1"]
[Difficulty "1"]
[Theme "back-row"]
[Position "bbbbbb/b1b1b1/s1bbb1/5s/ssssss/s2s1s b"]

a5xa3xc1 (c6>d5? a2>a3) (d6>d5? a2>a3)

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "b4b/bbbb1b/2bb1b/s2s2/s1s1s1/ss1s2 b"]

d4xd2xf2 (d4xd2xb2? b1xb3) (f4>f3? c2>d2) a1>b2 f2>f1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "bbb1b1/b5/2s2b/s1ssb1/s1ss2/3s1s s"]

d3xf3xf5 (d3xf3? f4xf2) (d1>c1? e3>f3) a5>b5 f5>f6

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "4b1/5b/3sbb/5s/3s1s/1ss1s1 s"]

d4>c5 (d4>e5? f4xd6) (d4>c4? e6>e5) e4>e5 c5>c6

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "5b/b4b/5b/b1ss1s/s1s1ss/s3s1 b"]

a3>b2 (a5>a4? c3>c4) (a3>a4? c3>c4) a1>b1 b2>c1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "2bbbb/bb1bss/2b2s/1ss2s/1sss1s/6 b"]

c4xa2 (c6>c5? d2>e2) (b5>c5? d2>e2) b2>b3 a2>b1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "1bbb1b/bbb1bb/1bb2b/s1ss1s/ss1sss/1s2ss b"]

c4xc2 (c4xc2xe4? a2>b3) (b4>b3? b2xb4) b1>c1 c2>d1

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "bb1b1b/b1bbbb/b4b/b2ss1/2ssss/1s2ss b"]

a3>a2 (f4>f3? e1>d1) (d5>e4? b1>c1) b1>b2 a2>b1

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "3bbb/bbb3/b3bb/1b4/3sss/1ss2s b"]

b3>a2 (a4>a3? e2>f3) (e4>f3? e2>d3) b1>b2 a2>b1

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "2b1bb/bbb3/b3bb/1b4/3sss/1ss1s1 b"]

b3>a2 (e4>f3? e2>f1) (a4>a3? e2>f3) b1>b2 a2>b1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "b1b3/bb1bbb/b3bb/4ss/ssss1s/1s1s2 b"]

e4xe2 (a4>a3? b2>a1) (a5>b4? d1>e2) b1>c1 e2>f1

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "bb3b/1bb1b1/b2b1b/b5/2ssss/1s3s b"]

a3>a2 (b5>c4? c2>d3) (b5>b4? c2>d3) b1>b2 a2>b1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "6/4b1/2s1bb/s5/ss1b2/s2ss1 s"]

d1xd3xf5xd5 (d1xd3xf5xf3? e5>f5) (d1xd3xf5? f4xf6) f4>f5 d5>d6

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "bbbbb1/bbb1b1/1bb3/sssss1/1s1s2/ssss2 s"]

b3xd5xf5 (b1>c2? c4xe2xe4) (c1>c2? c4xe2xe4) b4>c4 f5>f6

[Goal "win 2"]
[Difficulty "2"]
[Theme "back-row"]
[Position "b1bbbb/b2bb1/bb1b2/5b/s5/sssss1 b"]

f3>f2 (b4>c3? b1>b2) (b4>a3? e1>f1) a1>b2 f2>f1

[Goal "win 2"]
[Difficulty "2"]
[Theme "jump"]
[Position "bbb1bb/1b1bbb/1bbb2/1s1s1s/ssss1s/ssss2 b"]

c4xe2 (b4>c3? d2xb4) (b4>a3? a2xa4) d1>e1 e2>f1

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "1b1bbb/bbbbb1/1b1b1b/ss2s1/ss1sss/1sss1s s"]

b3>a4 (e2>f3? e6>f5) (e2>d3? e6>f5) b4>c4 a4xa6

[Goal "win 2"]
[Difficulty "3"]
[Theme "jump"]
[Position "1bbb1b/2bb1b/2bbs1/1sb2s/s3s1/s1ssss s"]

b3xd3xb5 (e4>f4? d4>d3) (c1>d2? d4xf4xf2) d4>e5 b5>a6

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "bb3b/bbbbb1/1b2bb/1s2s1/s1ssss/ss2s1 b"]

e4>f3 (a5>a4? a1>b2) (c5>c4? a1>b2) a1>b2 f3xf1

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "bb3b/bbb1b1/1bb1bb/2s1s1/s2sss/sss1s1 b"]

e4>f3 (e4>d3? d2xd4) (b5>a4? b1>c2) a1>b2 f3xf1

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "1b2b1/b1bbb1/b1b1bb/s1s1s1/ssssss/2sss1 b"]

e4>f3 (d5>d4? c1>b1) (c5>b4? a3xc5) c1>b1 f3xf1

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "bbbbbb/s4s/s1s1ss/s1s3/ss3s/3s2 b"]

d6>d5 (d6>c5? a2>b3) (a6>b5? a5>a6) d1>d2 d5xf3xf1

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "1bbb2/bbbbbb/1b4/ss1ss1/sss2s/2ssss s"]

b3>a4 (f2>f3? e5>f4) (e3>f4? f5xf3) b4>c4 a4xa6

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "1bbb2/bbbbb1/1b3b/ss1ss1/ssss1s/2ss1s s"]

b3>a4 (c2>c3? b4>c4) (e3>f3? e5>f5) b4>c4 a4xa6

[Goal "win 2"]
[Difficulty "3"]
[Theme "back-row"]
[Position "6/b2bb1/bb2bb/4s1/ss1sss/4s1 b"]

e4>f3 (b4>a3? b2>a1) (d5>c4? b2>a3) e1>f1 f3xd1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "b1bb1b/1bbbbb/b1b1b1/1s2s1/ssssss/s1sss1 b"]

e4>f3 (a4>a3? d2>c3) (c5>b4? d2>d3) a1>b1 f3xf1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "b1bb1b/b1bbbb/b2bb1/1s2s1/ssssss/s1sss1 b"]

e4>f3 (a5>b4? b3xb5) (f5>f4? b2>a3) a1>b1 f3xf1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "1b1bbb/bbbbbb/2bb2/s3s1/ssssss/1sss1s b"]

d4>c3 (b5>b4? c2>d3) (b5>a4? b2>b3) b1>a1 c3xe1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "bbbb1b/bb1bbb/1bb3/s1s1s1/ss1sss/s1s1ss b"]

b4>b3 (b5>a4? c1>c2) (d5>e4? c1>c2) a1>b1 b3xd3xf3xd1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "b1b1bb/bb1bb1/s1b1b1/s1s1ss/sss1ss/s1s3 b"]

c4>d3 (e4>d3? c2xe4) (b5>b4? a3xc5) a1>b1 d3xf1

[Goal "win 2"]
[Difficulty "4"]
[Theme "jump"]
[Position "b1bb2/bbb3/s3bb/sssss1/1s1sss/s5 s"]

e3xe5 (d3xf5xf3? d6>e5) (d3xf5? f4xf6) f4>f5 e5>e6

[Goal "win 2"]
[Difficulty "4"]
[Theme "jump"]
[Position "4bb/b4s/4bb/b4s/2ssss/ss2s1 s"]

f3xd5 (b1>a2? a5>a4) (f5xd3? e6>f5) a3>a4 d5>d6

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "bbbbbb/1bbb1b/1b2b1/1s2s1/ssssss/sss1s1 b"]

e4>f3 (b5>a4? d2>d3) (f5>f4? b3>a4) c1>d1 f3xf1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "6/bbbbbb/1b1b2/s1s2b/s1sssb/s2sss s"]

a3>a4 (c2>d3? b5>a4) (e2>d3? b5>a4) f2>e3 d2xf4xf6

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "1b1bbb/bbbbb1/1b3b/1s1s2/ss4/ssssss s"]

b3>a4 (a2>a3? f4>f3) (e1>f2? a5>a4) b4>c4 a4xa6

[Goal "win 2"]
[Difficulty "4"]
[Theme "jump"]
[Position "6/1b2b1/bb2bb/ss2b1/ss2s1/s2ss1 s"]

a3xa5 (e2>f2? e3>f3) (a3xa5xc5xa3? e3>f2) e3>f3 a5>a6

[Goal "win 2"]
[Difficulty "4"]
[Theme "jump"]
[Position "b1bbb1/bbbbb1/b2b1b/s1ss2/sss1ss/ss2ss b"]

d4xd2 (d4xd2xb4? c2>d3) (f4>f3? e2>d2) b1>c1 d2>d1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "b1bbb1/bbb1bb/b2b1b/1s1s1s/s1ssss/1sss1s b"]

a4>a3 (a5>b4? b1>b2) (c5>c4? b1>b2) b1>b2 a3xc3xe3xe1

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "1bbb2/bb1bbb/1b1bbb/2ss2/1sss1s/ssssss s"]

c3>c4 (b2>a3? b6>c5) (b2>b3? b4>a3) b4>c5 c4xe6

[Goal "win 2"]
[Difficulty "4"]
[Theme "back-row"]
[Position "1bbbbb/1bbb1b/s2b1b/s1s1ss/ssss1s/s4s b"]

d4>d3 (d4>e4? f1>e2) (f4>e4? e3>f4) a1>b1 d3xd1
`;
