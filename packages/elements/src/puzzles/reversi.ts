/** Puzzles of Reversi, written by `npm run puzzles` and proved by `npm run puzzles:check`. */
export const PUZZLES = `[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "5s/1s1sss/bbsssb/1sbs2/1s1b2/s5 b"]

d6

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "5s/1s1sss/bbssss/1bbs1s/1sbb2/s5 b"]

d6

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "6/3s2/1bsbbb/1sbb1s/ss1b2/s5 s"]

d1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "sssbbb/sss1b1/sbsss1/b1sbs1/3s1s/6 b"]

f4

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "s4s/ss2bs/sbsbss/sbbbs1/sbbb2/s5 s"]

b1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "2s2s/1bbs1s/1sbsss/2bbss/5s/6 s"]

c2

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "4s1/2bss1/2ssb1/1ssb2/2bs2/1b1s2 s"]

e3

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "b2b2/1bsb2/2sbs1/2bsss/1bbb2/4b1 s"]

c1

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "b2b2/1bbb2/1bbbs1/1bssss/bbsb2/2s1b1 s"]

a4

[Goal "points"]
[Difficulty "1"]
[Theme "one-move"]
[Position "6/3sb1/2sbs1/bssss1/bbs2s/b5 b"]

f3

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "6/3sb1/1bbbb1/ssbs2/1bss2/2bs2 b"]

e2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "3bbb/3sb1/sssbb1/ssbs2/1bss2/2bs2 b"]

a2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "6/1s2ss/1sbbs1/1sbb2/1ssbb1/1s4 b"]

a2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "b5/1b2ss/ssbbs1/bsbbb1/1ssbsb/1s3s b"]

a2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "3s1b/3ssb/1bsssb/1sssb1/2sbs1/2bbbs b"]

c5

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "s2b2/1s1bss/1bsbs1/1bbbb1/6/6 s"]

b2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "s2b1s/1sbbss/1bsbbs/1bssss/2s3/6 b"]

c1

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "6/3s2/1bbbb1/1bss2/1s4/s5 s"]

b5

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "6/6/1ssb2/2bs2/sbsss1/bsb3 b"]

f2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "2s3/b1s3/sssb2/bsss2/bbsbs1/bbbbb1 b"]

e3

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "6/1sss2/2sss1/2bbbb/4s1/6 b"]

c6

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "bb3s/1bbbsb/2sss1/bbssbb/1sb1b1/3b1b s"]

a5

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "2s1s1/bbs1s1/2sbs1/2bs2/6/6 b"]

e2

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "2sss1/1b1s2/2bbsb/2sb1s/2bs2/1b2s1 s"]

b4

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "2sss1/1b1s2/2bbsb/2bb1s/1bss2/1bs1s1 s"]

b4

[Goal "points"]
[Difficulty "2"]
[Theme "one-move"]
[Position "6/3sb1/2ssb1/2bbb1/1bs3/6 s"]

f5

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "bbbbbs/bbbbss/bbbss1/bbbss1/2b1ss/2bsss b"]

d2

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "bbbbbs/bbbbss/bbbbs1/bbbss1/2sbss/1sssss b"]

b2

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "sssbbb/bsssss/sssbss/s1bsbb/2sbbb/1bbbbs s"]

b3

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "3bbb/2bbbb/1bsbbb/bbbbbs/sssbss/ssssbb s"]

a4

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "sssssb/1sssbb/b1sbsb/bbbsbb/bbbb1b/b1ssss s"]

e2

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "b2b1s/1bsbbb/sssbsb/sbsbsb/sbbb1b/s1sbbb s"]

b1

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "b2b1s/1bsbbb/ssbbbb/sssbbb/sssbbb/sssbbb s"]

a5

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "bbssss/ssbbbb/sssbbb/b1sbss/1bbbss/1bbb1s s"]

e1

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "1sssss/b1sbbb/bbssbb/bbbbbb/1bssb1/1bbbb1 s"]

a1

[Goal "only"]
[Difficulty "3"]
[Theme "ending"]
[Position "bbbb1b/1bbbb1/ssssss/sbsbsb/1sbsb1/ssssss b"]

a2

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "1s1bbb/2bbbb/1bbs1b/bbbbss/bsbsss/bssssb s"]

e4

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "3bbb/3ssb/1sssss/sssbss/ssbsbs/bbssss b"]

b5

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "2sbbb/bbssb1/bbbbbb/bbbsb1/bbsss1/b1ssss s"]

f3

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "2bbbb/2bsss/sssbs1/ssbsb1/sbbs2/sssss1 b"]

f4

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "1bbbbb/1bbsbb/sbsbbb/sbbsb1/sbbs2/sssss1 s"]

a5

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "2bbbb/1bbsbb/ssbss1/sssb2/sbbsb1/2bbsb b"]

f4

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "1sssss/2bbbs/bsbbss/bsbsb1/sssb2/bbbbb1 b"]

b5

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "bbbbbs/b1bbbs/bsbbbs/bsbsss/2ss2/1ssss1 b"]

a2

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "b1bbss/bb1bss/bssbb1/bssb1b/bsss2/bbbbbb s"]

f4

[Goal "only"]
[Difficulty "4"]
[Theme "ending"]
[Position "bbbb2/1bbbs1/sbbbb1/sbsbbb/1sbsb1/sbbbb1 s"]

f1

[Goal "only"]
[Difficulty "5"]
[Theme "ending"]
[Position "b1bsss/b2sb1/bsbsbb/bbbs2/ssssss/sss2b s"]

f3

[Goal "only"]
[Difficulty "5"]
[Theme "ending"]
[Position "b1s2s/1bsss1/bbssbb/bssbsb/ssssbb/s2b1b s"]

e1

[Goal "only"]
[Difficulty "5"]
[Theme "ending"]
[Position "3bbb/2bbbb/1bsbbb/1sbbbs/sssbbs/sss1bb s"]

d1

[Goal "only"]
[Difficulty "5"]
[Theme "ending"]
[Position "5b/1ssbbb/1bssbb/bbsssb/1sbbbs/s1bbbs b"]

c6
`;
