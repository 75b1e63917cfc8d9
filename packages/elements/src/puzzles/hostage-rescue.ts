/** Puzzles of Hostage Rescue, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "rolls 0"]
[Difficulty "1"]
[Theme "safe"]
[Position "s1s2s/ss1bbb/3b1b/ss3b/4bs/bb4 s:2"]

b3>b1

[Goal "rolls 0"]
[Difficulty "1"]
[Theme "safe"]
[Position "s3ss/ss1bbb/3b1b/ssb3/4bs/bb4 s:2"]

b3>b1

[Goal "rolls 0"]
[Difficulty "1"]
[Theme "safe"]
[Position "1bsb1s/3s1b/3s1b/1s3s/b4s/bs2b1 s:5"]

f2>a2

[Goal "win 1"]
[Difficulty "1"]
[Theme "rescue"]
[Position "3b1s/b2bb1/s1b1bs/2s1b1/sss3/bs1s2 s:2"]

f4>f6

[Goal "win 1"]
[Difficulty "1"]
[Theme "rescue"]
[Position "1ssb1s/b3bb/4b1/1s1s2/b1ss1s/b3b1 b:1"]

a2>a1

[Goal "win 1"]
[Difficulty "1"]
[Theme "rescue"]
[Position "2sb1s/b2sb1/4b1/3s1b/sb2ss/bb4 b:1"]

b1>a1

[Goal "rolls 0"]
[Difficulty "1"]
[Theme "safe"]
[Position "3b1s/1s2s1/bsb3/1s3b/s1sb2/b2b2 s:3"]

b4>b1

[Goal "win 1"]
[Difficulty "1"]
[Theme "rescue"]
[Position "1bs1bs/sb1bb1/4b1/s4s/1s3s/bss2b s:4"]

f2>f6

[Goal "rolls 0"]
[Difficulty "1"]
[Theme "safe"]
[Position "2b1bs/4bb/bbbbb1/2s3/1sss1s/bsss2 s:3"]

d2>a2

[Goal "rolls 0"]
[Difficulty "1"]
[Theme "safe"]
[Position "2b1bs/4bb/b1bbb1/1b3s/1sss1s/bsss2 s:3"]

d2>a2

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "4bs/1sb2s/bb2s1/1s1b1s/2s2s/bs4 s:2"]

c2>a2

[Goal "win 2"]
[Difficulty "2"]
[Theme "rescue"]
[Position "2bb1s/3sbb/s4b/2s1ss/ssb3/b1s2b b:6"]

c2>c1 f1>a1

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "1b1b1s/3sbb/b5/2s1ss/ssb3/b1s2b s:3"]

c1>f1

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "s1s2s/4bb/1b2b1/ss1b1b/1ss1b1/b2s2 b:1"]

e5>e6

[Goal "rolls 2"]
[Difficulty "2"]
[Theme "guard"]
[Position "bbs2s/bsb3/b2bb1/5s/3bs1/b5 s:1"]

b5>a5

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "2b1bs/6/3sb1/4ss/s1s3/bs1s1b b:1"]

e4>f4

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "2bsbs/6/3s2/1s4/s1s2s/b1bb2 s:2"]

b3>b1

[Goal "rolls 1"]
[Difficulty "2"]
[Theme "guard"]
[Position "b1bb1s/2ssb1/b5/2ss1s/1s2b1/b3sb s:1"]

b2>a2

[Goal "rolls 1"]
[Difficulty "2"]
[Theme "guard"]
[Position "b1bb1s/2ssb1/6/3s1s/bss1b1/b3sb s:2"]

c2>a2

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "sssbbs/1bb3/s2b2/2s2s/2s2b/bs1b2 b:2"]

d4>f4

[Goal "win 2"]
[Difficulty "2"]
[Theme "rescue"]
[Position "1s1b1s/1s4/b1b1b1/bs2b1/s3bs/b5 b:6"]

e2>a2 a3>a1

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "5s/3bbb/1s1b1b/b1b2b/1ss2s/bs1sb1 s:1"]

b2>a2

[Goal "rolls 0"]
[Difficulty "2"]
[Theme "safe"]
[Position "s1bs1s/2s1b1/3sbb/1b2b1/s4b/bss3 b:2"]

e4>e6

[Goal "rolls 1"]
[Difficulty "2"]
[Theme "guard"]
[Position "s1ss1s/2s1b1/3sbb/4b1/sb1b2/b3s1 b:1"]

e5>e6

[Goal "rolls 2"]
[Difficulty "2"]
[Theme "guard"]
[Position "2s1ss/1b1b1b/ssb3/1s3s/3b1s/b1s3 b:2"]

c4>c6

[Goal "rolls 0"]
[Difficulty "3"]
[Theme "safe"]
[Position "1bsb1s/b2sbb/b5/1s3s/s1s3/bs1s2 s:3"]

d5>a5

[Goal "rolls 2"]
[Difficulty "3"]
[Theme "guard"]
[Position "b4s/1sb2s/b2bs1/2sb1s/1ss3/bs4 b:2"]

d3>f3

[Goal "rolls 1"]
[Difficulty "3"]
[Theme "guard"]
[Position "3b1s/2s1bb/sssbbb/sb1s2/ss4/b3b1 s:1"]

b2>b1

[Goal "rolls 1"]
[Difficulty "3"]
[Theme "guard"]
[Position "1ss1bs/s2b1s/b1b3/6/sss1b1/b2b2 b:2"]

d5>f5

[Goal "rolls 2"]
[Difficulty "3"]
[Theme "guard"]
[Position "2s1ss/1b2bb/2s1bb/ss1b2/ss1bb1/bs1s2 b:3"]

d3>d6

[Goal "rolls 0"]
[Difficulty "3"]
[Theme "safe"]
[Position "2b1bs/1sb3/bs2b1/1ssb2/3s2/b5 s:6-2 b5"]

c3>a3

[Goal "rolls 0"]
[Difficulty "3"]
[Theme "safe"]
[Position "5s/3b1b/s4s/1sss2/3b2/b3bs b:2"]

d2>f2

[Goal "rolls 0"]
[Difficulty "3"]
[Theme "safe"]
[Position "ss1sbs/4b1/s2bb1/1s4/s1b3/bsb1b1 b:4"]

c2>c6

[Goal "rolls 2"]
[Difficulty "4"]
[Theme "guard"]
[Position "2b1bs/s1bb1s/b5/s2sbs/2sb2/b2s1s b:1"]

e3>f3

[Goal "rolls 3"]
[Difficulty "4"]
[Theme "guard"]
[Position "2sbbs/1s2b1/1s3b/b1s3/3s2/b3b1 s:4"]

b5>b1

[Goal "rolls 0"]
[Difficulty "4"]
[Theme "safe"]
[Position "2sbbs/s1sb2/b5/3s2/ss1bb1/b2sbb s:6-2 c6"]

d1>b1

[Goal "rolls 0"]
[Difficulty "4"]
[Theme "safe"]
[Position "1s2bs/b5/s3sb/1s3s/2bb2/bss2b b:6-2 d2"]

e6>c6

[Goal "rolls 0"]
[Difficulty "4"]
[Theme "safe"]
[Position "5s/1s2b1/1s3s/3bbb/2b1s1/b1s2s b:1"]

f3>f4

[Goal "rolls 0"]
[Difficulty "4"]
[Theme "safe"]
[Position "1ss1bs/ss1b1b/s1b1b1/5s/s1sbb1/b2s2 b:4"]

d2>d6

[Goal "rolls 0"]
[Difficulty "4"]
[Theme "safe"]
[Position "1b2bs/2s1b1/1b3b/bb1s2/s3b1/b1s3 s:3"]

c5>c2

[Goal "rolls 0"]
[Difficulty "4"]
[Theme "safe"]
[Position "ss1sbs/1sb1b1/s2bb1/1s4/s1b3/b1s1b1 b:6-4 d4"]

c2>c6

[Goal "rolls 2"]
[Difficulty "5"]
[Theme "guard"]
[Position "1ssb1s/b3bb/4b1/1s1s2/b1s2s/b2sb1 s:1"]

b3>a3

[Goal "rolls 0"]
[Difficulty "5"]
[Theme "safe"]
[Position "2b1bs/s1bb1b/b3b1/s2s1s/2sb1s/b2s1s b:1"]

e4>f4

[Goal "rolls 0"]
[Difficulty "5"]
[Theme "safe"]
[Position "2s1bs/3bbb/sb2b1/s4s/1s3s/bssb2 b:2"]

f5>f3

[Goal "rolls 0"]
[Difficulty "5"]
[Theme "safe"]
[Position "2s2s/b2bb1/1s2bb/sss3/ss4/bs1bb1 s:1"]

b1>c1

[Goal "rolls 0"]
[Difficulty "5"]
[Theme "safe"]
[Position "2s1bs/b1sb2/1b3b/s3s1/1s1sb1/bs1b2 b:2"]

e6>c6

[Goal "rolls 0"]
[Difficulty "5"]
[Theme "safe"]
[Position "1sbbbs/1s2bb/b5/ss1b2/sss3/b2bb1 s:1"]

c2>c1

[Goal "rolls 2"]
[Difficulty "5"]
[Theme "guard"]
[Position "1s1bbs/2ssbb/5b/1s4/bs3s/b2bs1 s:2"]

b3>b1

[Goal "rolls 2"]
[Difficulty "5"]
[Theme "guard"]
[Position "2bbbs/bb4/2s1b1/4sb/1ss1ss/b3bb s:2"]

e3>e1

[Goal "rolls 0"]
[Difficulty "5"]
[Theme "safe"]
[Position "1ss2s/3bb1/2sbbb/s1s3/5s/b1sb2 b:1"]

d5>d6
`;
