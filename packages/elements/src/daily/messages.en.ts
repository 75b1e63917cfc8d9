/** English words of the daily puzzle. */
export const DAILY_EN = {
  'daily.title': 'Daily puzzle {number}: {game}',
  'daily.waffle': 'Daily waffle {number}',
  'daily.streak': '{count} days in a row',
  'daily.streak.one': '1 day in a row',
  'daily.streak-none': 'Solve it to start a streak.',
  'daily.how-to-play': 'How to play',
  'daily.days': 'Recent days',
  'daily.day': '{date}: not solved yet',
  'daily.day-solved': '{date}: solved',
  'daily.share': 'Share',
  'daily.shared': 'Copied. Paste it anywhere.',
  'daily.not-shared': 'Copying is blocked on this page. Select and copy:',
  'daily.solved': 'Solved! The next puzzle comes at midnight.',
  'daily.points': '{points} points: {band}! The next waffle comes at midnight.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, daily waffle {number}: {points} points',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'There is no daily puzzle for “{found}”. Use {games}, or leave the game out for a new one each day.',
  'daily.error-date': '“{found}” is not a date. Write one like 2026-11-25.',
  'daily.error-code': 'Couldn’t load the puzzle. Check your connection and reload the page.',
} as const satisfies Readonly<Record<string, string>>;
