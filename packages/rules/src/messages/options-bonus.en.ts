/** English words for the options of the bonus games: what each is about, and its values. */
export const OPTIONS_BONUS_EN: Readonly<Record<string, string>> = {
  'about.hostage-rescue.goal': 'Reach your hostage to win, or carry it home like a flag.',
  'choice.hostage-rescue.goal.rescue': 'Reach it',
  'choice.hostage-rescue.goal.flag': 'Carry it home',
  'about.connect-four.size': 'The size of the board. 6x6 is the waffle.',
  'about.reversi.size': 'The size of the board. 6x6 is the waffle.',
};
