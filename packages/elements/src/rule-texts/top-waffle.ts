/** Rules as readers are told them; written by `npm run rule-texts`. */
import type { RuleTexts } from './rule-text.js';

/** Of Top Waffle. */
export const TOP_WAFFLE: RuleTexts = {
  'TW-2': {
    title: 'TW-2',
    words:
      '24, 30, 36, 42, 48 orders for 2 to 6 players, in three equal piles with a closing card at the bottom of each. Option orders=24 to 48, a multiple of three: a longer or shorter game.',
  },
  'TW-10': {
    title: 'Prepare',
    words: 'Take two toppings, the second one after the first has been replaced, or one item.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-12': {
    title: 'Execute',
    words: 'After preparing you play items and complete orders, as many as you like, and end your turn.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.C.C/megaphone/-/-/-/-;U.U/-/yBU/-/-/- 1:5 -/-/- -',
  },
  'TW-13': {
    title: 'Paying for an order',
    words: 'Bonus cards go with the order to the points pile, the others to the discard, and the order is replaced.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.U.U.W.B1/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-14': {
    title: 'A double over two orders',
    words: 'A half that one order does not need lies loose and serves the next order of the turn.',
    position: 'bSBW.gBW.yUU/S.B1.U/wild.wrench.blender p1:execute S.B.W.SB.WC/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-15': {
    title: 'No hand limit',
    words: 'You may hold as many cards as you like, and what you take from a display is replaced at once.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:second S.S.S.S.S.B.B.B.B.B.U.U.U.U.U/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-16': {
    title: 'An empty deck',
    words: 'When the deck is empty, a card that is drawn comes from its shuffled discard.',
    position:
      'bSBW.gCC.yUU/S.S.S/- p1:prepare S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C/-/-/-/-/-;S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW/-/-/-/-/- 1:5 BC.UW.UC.WC/-/- -',
    options: 'items=off',
  },
  'TW-20': {
    title: 'The closing card',
    words: 'With the closing card on top, the next face-up order that leaves brings it: one more turn for the others.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.C.C/-/-/-/-/-;U.U/-/-/-/-/-;-/-/-/-/-/- 1:0 -/-/- -',
  },
  'TW-21': {
    title: 'Orders that leave no gap',
    words:
      'A reserved order that is completed calls no closing card, and a closing card is never taken by a megaphone.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B/wrench.megaphone/yBU/-/-/-;-/-/-/-/-/- 1:0 -/-/- -',
  },
  'TW-22': {
    title: 'The end of a day',
    words: 'Hands go to the trash; items and reserved orders stay.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p2:execute S.SC/wild/yBU/-/-/-;U1/-/-/-/-/B 1:!0 C/wrench/- -',
  },
  'TW-24': {
    title: 'The end of the game',
    words: 'After the last turns of the third day the game is over.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p2:execute S/-/-/pSSCCC/-/-;U1/-/-/pUC/-/- 3:!0 -/-/- -',
  },
  'TW-30': {
    title: 'Wild topping',
    words: 'A wild is one of any topping; upgraded it is any three.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B/wild.groceries/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-31': {
    title: 'Groceries',
    words: 'Look at the top three toppings, keep up to two and discard the rest; upgraded five, and any number.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute -/wild.groceries/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-32': {
    title: 'Recycling bin',
    words: 'Discard one topping of your hand or trash; upgraded, one to three of both.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.C/recycling.blender/-/-/-/B.SU;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-33': {
    title: 'Wrench',
    words: 'Take an item; upgraded two items and a topping, each from display or deck.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute -/groceries.wrench/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-34': {
    title: 'Blender',
    words: 'A topping of a card counts as another one; upgraded up to three, the halves of a double counting singly.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute B.C1.SU/wild.blender/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-35': {
    title: 'A reserved order is not free',
    words: 'A megaphone is not for orders that are reserved.',
    position:
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute SU.BW/wrench.megaphone/bSBUUW/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
  },
  'TW-40': {
    title: 'Points',
    words: 'Orders and bonus toppings give points; each trashed card costs one, a trashed bonus or double card two.',
    position:
      'pWC.pSB.pUC/S.B.W/wild.wrench.blender p2:execute -/-/-/bSBW.gCC/B1/C.SU;-/-/-/pSSCCC/-/U.U.S1.C1 3:!0 -/-/- -',
  },
  'TW-41': {
    title: 'More orders',
    words: 'With equal points more orders win.',
    position: 'pWC.pSB.pUC/S.B.W/wild.wrench.blender p2:execute -/-/-/bSBW/-/-;-/-/-/yBU.ySU/-/- 3:!0 -/-/- -',
  },
  'TW-42': {
    title: 'The colour bonus',
    words: 'The seat alone with most completed orders of a colour gets three points; reserved orders do not count.',
    position: 'pWC.pSB.pUC/S.B.W/wild.wrench.blender p2:execute -/-/pSSBW/bBC.gSC/-/-;-/-/-/bUW.pSCC/-/- 3:!0 -/-/- -',
    options: 'bonus=on',
  },
  'TW-43': {
    title: 'Without items',
    words: 'In the simple game there are no items.',
    position: 'bSBW.gCC.yUU/S.B1.SB/- p1:prepare -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -',
    options: 'items=off',
  },
  'TW-44': {
    title: 'A hidden count',
    words: 'With the count hidden nobody knows whether an order or the closing card comes next.',
    position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute C.C/-/-/-/-/-;x.x/-/-/-/-/- 1:x -/-/- -',
    options: 'count=hidden',
  },
};
