/** English words of the analysis of a game, which come with the menu that offers it. */
export const ANALYSIS_EN: Readonly<Record<string, string>> = {
  'ui.analyse': 'Analyse the game',
  'ui.analyse-later': 'A game is analysed when it is over.',
  'ui.analysing': 'Analysing: {at} of {count}',
  'ui.analysis-stop': 'Stop analysing',
  'ui.analysis-stopped': 'Stopped: {at} of {count} moves are judged in the list of moves.',
  'ui.analysed': 'Analysed: the list of moves says what each was worth.',
  'ui.better': '{move} was better: {percent} %.',
};
