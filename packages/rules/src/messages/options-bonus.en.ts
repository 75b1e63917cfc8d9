/** English words for the options of the bonus games: what each is about, and its values. */
export const OPTIONS_BONUS_EN: Readonly<Record<string, string>> = {
  'about.hostage-rescue.goal': 'Reach the hostage and win, or carry it home.',
  'choice.hostage-rescue.goal.rescue': 'free it',
  'choice.hostage-rescue.goal.flag': 'carry it home',
  'about.connect-four.size': 'How large the board is; 6x6 is the waffle.',
  'about.reversi.size': 'How large the board is; 6x6 is the waffle.',
};
