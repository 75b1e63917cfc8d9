/**
 * English sentences for Waffle Wars that are seldom needed: ends, refusals, explanations, options. Keys are built from codes;
 * `{place}` is the first place of a violation.
 */
export const WAFFLE_WARS_SENTENCES_EN: Readonly<Record<string, string>> = {
  'outcome.waffle-wars.five-in-a-row': 'five in a row',
  'outcome.waffle-wars.six-in-a-row': 'six in a row, a Super-Mega-Flex',
  'outcome.waffle-wars.filled-quadrant': 'a whole quadrant filled',
  'outcome.waffle-wars.three-quadrants': 'three of the four quadrants',
  'outcome.waffle-wars.depletion': 'depletion, as the other side has no move left',

  'violation.waffle-wars.game-over': 'The game is over.',
  'violation.waffle-wars.occupied': 'Not there: {place} is taken.',
  'violation.waffle-wars.hand-empty': 'No piece is left in your hand; only a jump can help now.',
  'violation.waffle-wars.corner': 'Not there: the first strawberry may not start in a corner of the waffle.',
  'violation.waffle-wars.locked': 'Not there: the quadrant {quadrant} belongs to {owner@seat}.',
  'violation.waffle-wars.civil-war': 'Not there: the quadrant {quadrant} is in civil war, so nobody may place in it.',
  'violation.waffle-wars.no-piece': 'There is no piece on {place} to jump with.',
  'violation.waffle-wars.not-your-piece': 'The piece on {place} is not yours.',
  'violation.waffle-wars.not-two-spaces': 'A jump goes exactly two spaces, straight or diagonally.',
  'violation.waffle-wars.nothing-to-jump': 'There is no piece on {over} to jump over.',
  'violation.waffle-wars.own-piece': 'The piece on {over} is your own; a jump goes over an opposing piece.',
  'violation.waffle-wars.landing-taken': 'The jump would land on a piece; it has to land on an open space.',
  'violation.waffle-wars.one-jump': 'One jump is a whole turn.',
  'violation.waffle-wars.reply-must-win': 'This is the reply: it has to give Blueberries a winning condition at once.',
  'violation.waffle-wars.reply-by-placement': 'This is the reply: it has to be a placement, not a jump.',

  'term-text.waffle-wars.civil-war': 'Both sides have as many win shapes in a quadrant; nobody may place there.',
  'term-text.waffle-wars.world-war': 'Both sides have a win of the same rank; play goes on until one is ahead.',
  'term-text.waffle-wars.saucy-fellow': 'Five in a row that runs through three quadrants.',
  'term-text.waffle-wars.super-mega-flex': 'Six in a row, which beats five.',
  'term-text.waffle-wars.invasion': 'A jump from outside that takes a quadrant away from its owner.',
  'term-text.waffle-wars.revolution': 'A jump inside a quadrant that takes it away from its owner.',
  'term-text.waffle-wars.coup': 'A jump that takes a quadrant away from its owner and makes it one’s own.',
  'term-text.waffle-wars.mutiny': 'A jump that leaves its post and lets the other side win.',
  'term-text.waffle-wars.arms-race': 'One side can fill a line of five or a quadrant, and no jump can disturb it.',
  'term-text.waffle-wars.cold-war': 'Both sides are in an arms race.',
  'term-text.waffle-wars.wall-of-jericho': 'A side can win on a space, and whoever blocks it there is jumped.',

  'option.waffle-wars.players': 'Players',
  'option.waffle-wars.hand': 'Pieces a side',
  'option.waffle-wars.equity': 'Equity rules',
  'option.waffle-wars.reply': 'A reply may be',
  'option.waffle-wars.war': 'A World War is decided by',
};
