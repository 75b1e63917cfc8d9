/** English words of the rules in short. */
export const SUMMARIES_EN = {
  'summary.waffle-wars.aim-title': 'Aim',
  'summary.waffle-wars.aim':
    'Strawberries and Blueberries fight over a waffle with four quadrants. Win three quadrants, get five in a row, or fill a whole quadrant yourself.',
  'summary.waffle-wars.turn-title': 'Your turn',
  'summary.waffle-wars.turn':
    'Place a piece on an open space, or jump over an opponent’s piece next to yours to the open space behind it. A jumped piece is out of the game. The very first strawberry can’t go in a corner.',
  'summary.waffle-wars.quadrant-title': 'Win a quadrant',
  'summary.waffle-wars.quadrant':
    'Three in a row or a 2×2 square inside a quadrant wins it. The side with more of these owns the quadrant, and the other side can’t place there.',
  'summary.waffle-wars.war-title': 'Civil War',
  'summary.waffle-wars.war':
    'If both sides have equally many rows and squares in a quadrant, nobody owns it and nobody can place there.',
  'summary.waffle-wars.fence-title': 'Jumps ignore locks',
  'summary.waffle-wars.fence':
    'You can jump into a quadrant that’s locked to you. Capture a piece of the winning row or square, and the quadrant opens again.',
  'summary.waffle-wars.five-title': 'Five in a row',
  'summary.waffle-wars.five':
    'Five in a row wins anywhere: straight, diagonal and across quadrants. If both sides win, the better win counts. Six in a row beats five, and a filled quadrant or three quadrants beat both.',
  'summary.waffle-wars.end-title': 'Blueberries’ reply',
  'summary.waffle-wars.end':
    'Strawberries go first, so Blueberries get one reply when Strawberries win. If the reply wins too, the better win counts. A side that can’t move loses.',
  'summary.waffle-time.aim-title': 'Aim',
  'summary.waffle-time.aim':
    'Build your own waffle. Complete patterns of fruit to spread your syrup on them, and score points for syrup on fruit. The most points after eight rounds wins.',
  'summary.waffle-time.draft-title': 'Draft two toppings',
  'summary.waffle-time.draft':
    'Place your pawn in a free slot around the draft board. Take the two nearest toppings in that row or column. Slots under a tile aren’t free.',
  'summary.waffle-time.place-title': 'Place them',
  'summary.waffle-time.place':
    'Place both toppings on adjacent spaces. Cream needs an empty space. Fruit can also go on cream. Syrup goes into your dispenser instead.',
  'summary.waffle-time.pattern-title': 'Complete a pattern',
  'summary.waffle-time.pattern':
    'Each fruit has one pattern card, here three cherries in a line. Complete it with something you just placed, and syrup moves from your dispenser onto the fruit. A fruit never takes a second syrup.',
  'summary.waffle-time.goal-title': 'Goals and butter',
  'summary.waffle-time.goal':
    'There are three goals, such as syrup in two opposite corners. Everyone who completes one scores it. The first also gets its butter, for an empty space.',
  'summary.waffle-time.score-title': 'Scoring',
  'summary.waffle-time.score':
    'Syrup on fruit scores 1, or 3 if the fruit is on cream. Butter scores 2, an empty dispenser 2, and goals what their cards say.',
  'summary.waffle-time.end-title': 'Rounds',
  'summary.waffle-time.end':
    'The front pawn goes first. After each round, the pawn closest clockwise to the turn order tile returns first, everyone takes the syrup on their new space, and three draft tiles flip. The game ends after eight rounds. Alone, you play until your syrup runs out or no two adjacent spaces are empty.',
  'summary.top-waffle.aim-title': 'Aim',
  'summary.top-waffle.aim':
    'Run a waffle stand for three days. Complete orders with your toppings to score points. Toppings left over at the end of a day cost points. The most points wins.',
  'summary.top-waffle.prepare-title': 'Prepare',
  'summary.top-waffle.prepare': 'Take two toppings or one item. You can take face-up cards or draw from the deck.',
  'summary.top-waffle.order-title': 'Complete orders',
  'summary.top-waffle.order':
    'Then complete as many orders as you can. The first one here needs a strawberry, a banana and whipped cream. A new order appears right away, and you can complete that too.',
  'summary.top-waffle.double-title': 'Double and bonus toppings',
  'summary.top-waffle.double':
    'A double counts as one or both of its toppings. A +1 topping scores 1 extra point when you use it on an order.',
  'summary.top-waffle.items-title': 'Items',
  'summary.top-waffle.items':
    'Play items before or between orders. Wild topping counts as any topping, the megaphone reserves an order, the recycling bin discards a card, and the blender changes a topping. Neighbours in the ring upgrade each other. Select an item to read what it does.',
  'summary.top-waffle.day-title': 'End of a day',
  'summary.top-waffle.day':
    'There is a closing card under the orders. When it appears, you finish your turn and everyone else gets one more. Toppings left in hand go to your trash.',
  'summary.top-waffle.score-title': 'Scoring',
  'summary.top-waffle.score':
    'After three days, orders score the points shown and each bonus topping used scores 1. A card in the trash costs 1, a bonus or double card 2.',
  'summary.buffet-boss.aim-title': 'Aim',
  'summary.buffet-boss.aim':
    'Stack food on a plate that rocks. All food on your plate scores its stars. The most stars wins.',
  'summary.buffet-boss.take-title': 'Take a food',
  'summary.buffet-boss.take':
    'The Buffet Line has one more food than there are players. In turn, each player takes one and stacks it. The last player can take both that are left. Leftovers go to the Waste Bin, and the next player goes first.',
  'summary.buffet-boss.stack-title': 'Stack it',
  'summary.buffet-boss.stack':
    'Hold the food over your plate, turn it and drop it. The middle is safe, but far out the plate tips. You can adjust your pile, but never take food off.',
  'summary.buffet-boss.fall-title': 'Fallen food',
  'summary.buffet-boss.fall':
    'Food that touches the table has fallen. You have three seconds to save half of it, rounded up, and place it again. The rest is gone.',
  'summary.buffet-boss.score-title': 'Scoring',
  'summary.buffet-boss.score':
    'Score the stars of all food on your plate. The tallest plate scores 5 more, and so does any plate within a millimetre of it.',
  'summary.buffet-boss.dinner-title': 'Dinner',
  'summary.buffet-boss.dinner':
    'You hold two secret Characters who like certain food. After seven rounds, reveal one of them and score its bonus stars.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'Play together or alone: all food must be stacked, so each round one player takes two. If one piece falls, everyone loses.',
  'summary.waddle-waddle.aim-title': 'Aim',
  'summary.waddle-waddle.aim':
    'Pengos huddle around an Iceberg. Make as many groups of your own colour as you can. Each smaller group counts more per tile.',
  'summary.waddle-waddle.add-title': 'Add a tile',
  'summary.waddle-waddle.add':
    'Each turn, add one of your tiles. It must touch the Iceberg or at least two other tiles. It slides in over the table, so it can’t drop into a hole.',
  'summary.waddle-waddle.move-title': 'Move a tile',
  'summary.waddle-waddle.move':
    'Before or after adding, you can move one tile, even an opponent’s. Its neighbours must still touch the Iceberg or two tiles without it, and nothing can be cut off. You can’t move one on your last turn.',
  'summary.waddle-waddle.types-title': 'Four types of pengo',
  'summary.waddle-waddle.types':
    'An Alpha can’t join a group of its colour that has an Alpha. Big Bellies can’t touch each other. A Grumpy never moves once it’s placed. Each of your Parents that touches another Parent scores 2.',
  'summary.waddle-waddle.cards-title': 'Configuration cards',
  'summary.waddle-waddle.cards':
    'Cards ask for patterns of tiles. Right after you meet one, you can take its card, one per turn. Sets of different symbols score 3, 6, 10, 15, 21 or 28.',
  'summary.waddle-waddle.score-title': 'Scoring',
  'summary.waddle-waddle.score':
    'Two or more touching tiles of your colour make a group. Your largest group scores 1 per tile, the second 2, the third 3, and so on. The game ends when all tiles are placed. The most points wins.',
  'summary.snake.aim-title': 'Aim',
  'summary.snake.aim': 'Each side grows a snake. If you can’t grow, you lose.',
  'summary.snake.turn-title': 'Your turn',
  'summary.snake.turn':
    'Place your first piece anywhere. After that, place next to your last piece, straight or diagonal: here, on any marked space.',
  'summary.snake.end-title': 'Trap your opponent',
  'summary.snake.end':
    'Keep room in front of your own head and take it from theirs. The middle has more room than the edge.',
  'summary.waffle-checkers.aim-title': 'Aim',
  'summary.waffle-checkers.aim': 'Be the first to move a piece to the opponent’s back row.',
  'summary.waffle-checkers.step-title': 'Step',
  'summary.waffle-checkers.step': 'Move a piece one space in any direction, straight or diagonal.',
  'summary.waffle-checkers.jump-title': 'Jump',
  'summary.waffle-checkers.jump':
    'Or jump over an opponent’s piece to the open space behind it, and keep jumping if you can. Jumped pieces are out of the game. You never have to jump.',
  'summary.waffle-checkers.end-title': 'End',
  'summary.waffle-checkers.end':
    'The first piece on the far row wins. If you can’t move, you lose. The same position three times is a draw.',
  'summary.hostage-rescue.aim-title': 'Aim',
  'summary.hostage-rescue.aim': 'One of your pieces is a hostage in the far corner. Reach yours first to win.',
  'summary.hostage-rescue.turn-title': 'Roll and move',
  'summary.hostage-rescue.turn':
    'Roll the die and move one piece exactly that far along its row or column. It can pass over your own pieces, but not your opponent’s, and it can’t land on one of yours.',
  'summary.hostage-rescue.take-title': 'Capture',
  'summary.hostage-rescue.take': 'Land on an opponent’s piece to capture it.',
  'summary.hostage-rescue.six-title': 'Rolling a six',
  'summary.hostage-rescue.six':
    'Split a 6 between two pieces. The same goes for a roll that no single piece can use: one piece moves part of it, another the rest.',
  'summary.connect-four.aim-title': 'Aim',
  'summary.connect-four.aim': 'Four of your pieces in a line win: across, up or diagonal.',
  'summary.connect-four.turn-title': 'Your turn',
  'summary.connect-four.turn': 'Drop a piece into a column. It lands on the bottom or on the pieces below.',
  'summary.connect-four.two-title': 'Two open ends',
  'summary.connect-four.two': 'Three in a row with both ends open can’t be stopped, so block it early.',
  'summary.connect-four.end-title': 'End',
  'summary.connect-four.end': 'If the waffle is full and nobody has four in a row, it’s a draw.',
  'summary.reversi.aim-title': 'Aim',
  'summary.reversi.aim': 'Have the most pieces on the waffle when nobody can move.',
  'summary.reversi.turn-title': 'Your turn',
  'summary.reversi.turn':
    'Place a piece so that opposing pieces are in a straight line between it and another of yours. They all flip to your side. Each move must flip something.',
  'summary.reversi.lines-title': 'Any direction',
  'summary.reversi.lines': 'Lines go across, up and down, and diagonally. One move can flip several lines.',
  'summary.reversi.corner-title': 'Corners',
  'summary.reversi.corner': 'A piece in a corner can never be flipped.',
  'summary.reversi.end-title': 'Passing',
  'summary.reversi.end': 'If you can’t flip anything, you pass. When neither side can move, the game is over.',
} as const satisfies Readonly<Record<string, string>>;
