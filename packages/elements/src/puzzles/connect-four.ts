/** Puzzles of Connect-4, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/6/3b2/2sss1/b1sbsb b"]

f2 (c3? f2) (e3? f2)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/6/2sb2/2sssb/b1sbsb b"]

c4 (f3? c4) (e3? c4)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/6/2b1s1/1sb1bs/1sb1sb s"]

c4 (b3? c4) (e4? c4)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/6/s5/b4s/ssb1bb s"]

d1 (c2? d1) (b2? d1)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/4s1/b1b1s1/s1b1sb/bss1bs/ssbsbb b"]

e6 (b3? e6) (c5? e6)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/3s2/2bb2/s1ssb1/b1bssb s"]

c4 (e3? c4) (a3? c4)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/3b2/3s2/3bbs/1s1ssb b"]

c1 (b2? c1) (e3? c1)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/6/2sb2/2bs2/1bsbbs/1sbssb s"]

a1 (b3? a1) (d5? a1)

[Goal "save 1"]
[Difficulty "1"]
[Theme "defence"]
[Position "6/3s2/3s1b/b2s1b/sb1b1s/ss1bsb b"]

d6 (e2? d6) (f5? d6)

[Goal "win 1"]
[Difficulty "1"]
[Theme "four-in-a-row"]
[Position "6/3s1b/3s1b/b2s1b/sb1b1s/ss1bsb s"]

d6 (f6? d6) (b3? f6)

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/6/1b4/1s4/1b4/1ss2b s"]

d1 (c2? d1) (f2? d1) a1 e1

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/6/6/s2s2/s2bb1/bsbbss b"]

c2 (e3? c2) (d4? c2) a4 b2

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/6/6/2b3/2b3/2s1s1 s"]

d1 (c4? d1) (e2? c4) a1 b1

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/6/6/6/1bb2b/1ss2s s"]

d1 (c3? d1) (b3? e1) a1 e1

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "3b2/3s2/3s2/s2s1s/b2b1b/bbssbs b"]

c2 (e2? c2) (b2? c2) a4 b2

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/4bs/2s1sb/1bbbss/1bssbs/1sbbbs s"]

d4 (b4? d4) (c5? d4) a1 b4

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/b1ss2/ssbs1b/bbsbbs/bsbsss/bbssbb s"]

e4 (b5? e4) (f5? e4) a6 c6

[Goal "win 2"]
[Difficulty "2"]
[Theme "four-in-a-row"]
[Position "6/6/3b2/1s1s1b/sbbsss/bsbsbb s"]

c3 (d5? c3) (a3? c3) a3 e3

[Goal "save 2"]
[Difficulty "3"]
[Theme "defence"]
[Position "6/6/3b2/1b1sb1/1sbsss/sbbbss b"]

b4 (e4? b4) (f3? b4)

[Goal "win 2"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "6/6/5s/sbb2s/bsssbb/ssbbbs b"]

e3 (d3? e3) (c4? d3) a4 d3

[Goal "win 2"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "6/6/6/b1s3/bsbb2/sssb1s b"]

a4 (c4? b3) (b3? a4) a5 b3

[Goal "win 3"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "6/6/1s1ss1/bb1bbb/sb1sbs/ssbsbs b"]

b5 (a4? b5) (f4? b5) a4 c2 a5 c3

[Goal "save 2"]
[Difficulty "3"]
[Theme "defence"]
[Position "6/6/bs4/sb4/bs4/sb1b1s s"]

e1 (d2? c1) (f2? c1)

[Goal "win 3"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "4b1/4b1/4s1/1b2b1/1ss1bs/bsb1ss s"]

a2 (c3? b4) (b4? a2) a3 d1 a4 d2

[Goal "win 2"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "2b3/2s1b1/1bs1sb/bsb1bs/bsbsss/ssbsbb s"]

d3 (e6? d3) (a4? d3) a4 b5

[Goal "win 3"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "6/b2s2/ssbs1b/bbsb1s/bsbsss/bbssbb s"]

c5 (d6? a6) (a6? c5) e3 e4 a6 c6

[Goal "win 3"]
[Difficulty "3"]
[Theme "four-in-a-row"]
[Position "6/2sb2/2bb2/1sbs2/sssb2/bssbsb b"]

b4 (c6? b4) (d6? b4) b5 a3 a4 a5

[Goal "save 3"]
[Difficulty "4"]
[Theme "defence"]
[Position "6/1b1s2/1s1b2/sb1ss1/bs1bss/bbbsbs b"]

f3 (e4? f3) (d6? f3)

[Goal "win 3"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "6/6/6/1s2s1/sb1bb1/bs1sbs b"]

b4 (d3? d4) (e4? f2) a3 c1 a4 c2

[Goal "win 3"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "6/6/3s2/1s1bs1/sb1bb1/bs1sbs b"]

b4 (d5? b4) (f2? b4) a3 c1 a4 c2

[Goal "win 3"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "5s/5b/5s/s2bbb/b2ssb/s2bss b"]

e4 (d4? e4) (b1? e4) a4 c1 a5 c2

[Goal "win 4"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "1b4/1s1s1b/1s1s1b/1s1b1s/sb1s1b/bsbsbb s"]

c2 (d6? c2) (e2? c2) d6 a3 e2 a4

[Goal "win 3"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "6/6/s2s2/b1bs2/sbsbb1/sbsbbs s"]

d5 (c4? d5) (e3? e4) d6 c4 a5 b3

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "1b4/1s4/1s4/1s4/1b1ss1/bsbbsb b"]

f2 (e3? c2) (d3? c2)

[Goal "win 3"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "6/6/1ss3/1bb3/1bb1s1/bsssbs b"]

a2 (e3? a2) (b5? e3) d2 d3 a3 d4

[Goal "win 4"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "5s/5b/1s3s/1b1b1s/ssbb1s/bbss1b b"]

c3 (d4? d5) (b5? a3) a3 c4 c5 e1 a4 e2

[Goal "win 4"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "5s/2ss1b/1sbb1s/sbbb1s/ssbb1s/bbss1b b"]

d6 (b5? d6) (c6? d6) a4 a5 a6 e1 b5 e2

[Goal "win 3"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "6/6/6/b2b2/s1ss2/s1bsbb s"]

a4 (e2? f2) (c3? d4) a5 b1 a6 b2

[Goal "win 4"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "6/6/6/b1bbs1/s1sssb/s1bsbb s"]

a4 (c4? e4) (d4? e4) f3 f4 a5 b1 a6 b2

[Goal "save 2"]
[Difficulty "4"]
[Theme "defence"]
[Position "6/6/2b1s1/1sb1b1/1bsssb/sbsbsb s"]

f3 (c5? f3) (d3? c5)

[Goal "win 4"]
[Difficulty "4"]
[Theme "four-in-a-row"]
[Position "1s4/1sbs2/1bsb2/1bbs2/1sbs2/bssb2 b"]

d6 (c6? d6) (a2? d6) e1 e2 c6 a2 a3 a4

[Goal "save 3"]
[Difficulty "4"]
[Theme "defence"]
[Position "6/4bs/2s1sb/2b1ss/1bs1bs/1sbbbs b"]

c5 (e6? c5) (a1? c5)

[Goal "win 4"]
[Difficulty "5"]
[Theme "four-in-a-row"]
[Position "6/1b1s2/1s1b2/sb1s2/bs1bss/bbbsbs s"]

f3 (e3? f3) (d6? f3) f4 e3 a4 c2 a5 c3

[Goal "win 4"]
[Difficulty "5"]
[Theme "four-in-a-row"]
[Position "6/6/1b4/1b2s1/bsssb1/bssbbs s"]

e4 (d3? e4) (a3? b5) d3 e5 e6 c3 a3 c4

[Goal "win 4"]
[Difficulty "5"]
[Theme "four-in-a-row"]
[Position "6/1s4/1b4/1b2b1/bbs1ss/ssb1bs s"]

c3 (e4? c3) (f3? f4) c4 e4 a3 d1 a4 d2

[Goal "save 3"]
[Difficulty "5"]
[Theme "defence"]
[Position "3b2/3s2/3s2/s2s1s/bbsb1b/bbssbs b"]

b3 (c3? c4) (e2? b3)

[Goal "win 4"]
[Difficulty "5"]
[Theme "four-in-a-row"]
[Position "6/2b3/2sbb1/1bsss1/bsbsb1/sssbb1 s"]

f1 (c6? b4) (b4? d5) a3 a4 a5 f2 a6 f3

[Goal "win 4"]
[Difficulty "5"]
[Theme "four-in-a-row"]
[Position "6/6/6/1s1bs1/sb1sb1/bbssbs b"]

e4 (d4? e4) (c2? e4) c2 d4 c3 c4 a3 b4

[Goal "save 3"]
[Difficulty "5"]
[Theme "defence"]
[Position "6/6/s1b1b1/b1s1s1/b1bss1/bsbss1 b"]

d3 (c5? d3) (a5? d3)

[Goal "win 4"]
[Difficulty "5"]
[Theme "four-in-a-row"]
[Position "6/2s3/s1b3/bbs1sb/ssb1sb/sbsbbs b"]

f4 (e4? e5) (d2? e4) f5 e4 a5 d2 a6 d3
`;
