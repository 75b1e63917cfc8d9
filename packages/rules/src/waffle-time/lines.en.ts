/** English words for the lines of a score sheet (WT-64), which is fetched when there is one to be shown. */
export const WAFFLE_TIME_LINES_EN: Readonly<Record<string, string>> = {
  'line.waffle-time.syrup': 'Syrup on fruit',
  'line.waffle-time.syrup-on-cream': 'Syrup on fruit on cream',
  'line.waffle-time.butter': 'Butter',
  'line.waffle-time.goal': 'Goal',
  'line.waffle-time.empty-dispenser': 'Empty dispenser',
};
