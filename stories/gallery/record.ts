/** The game that the gallery replays: short, with a World War at its end. */
export const BREAKFAST_WAR = `[Game "Waffle Wars"]
[Event "Sunday breakfast"]
[Strawberries "Mia"]
[Blueberries "Jonas"]
[Result "strawberries"]

{Mia has the strawberries and goes first. The syrup lines cut the waffle into four quadrants.}
1. f4 b2 2. c2 {[%cal b2d2] Too close: a piece next to an open space can be jumped.} b2xd2
{The jumped strawberry is out of the game.} 3. f5 b3 4. f6 {[%csl f4,f5,f6] Three in a row inside a quadrant. It’s
Mia’s now, and locked: Jonas can’t place there any more.} a1 5. f2! {[%csl f3] Four of five. f3 would win.}
f3 {So Jonas blocks it.} (5... d3? 6. f3 {[%csl f2,f3,f4,f5,f6] Five in a row, and Jonas has no reply.}) 6. f1 c2 7. b6 d1
8. c6 d3 {[%csl d1,d2,d3] A column of three: now Jonas owns a quadrant too.} 9. d6
{[%csl e6] The same again in the top row. This time Jonas can’t block, because e6 is in Mia’s quadrant. He has to
attack.} c3! {[%csl e3] He gets ready to answer five in a row with five in a row.}
(9... a3? 10. e6 {[%csl b6,c6,d6,e6,f6] Five in a row, and there is no reply.}) 10. e6 {Five in a row! But Strawberries
went first, so Blueberries get one reply if it wins too …} e3 {… and it does. Both have five: World War.} 11. a6!!
{[%csl a6,b6,c6,d6,e6,f6] Six in a row, a Super-Mega-Flex, outranks five. Mia wins.}
(11. f2xd4 {[%cal f2d4] The jump wins too: it takes e3 out of the five.})
(11. a5?? a3 {[%csl a3,b3,c3,d3,e3,f3] And here Jonas is the one with six.}) *
`;
