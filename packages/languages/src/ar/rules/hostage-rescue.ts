/** Arabic words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'outcome.hostage-rescue.rescue': 'رهينة تحررت',
  'outcome.hostage-rescue.flag': 'راية عادت إلى بيتها',
  'outcome.hostage-rescue.no-pieces': 'لم يبقَ من يحرر رهينة',
  'violation.hostage-rescue.game-over': 'انتهت اللعبة.',
  'violation.hostage-rescue.rolled-already': 'يُرمى النرد مرة في الدور.',
  'violation.hostage-rescue.no-such-face': 'على النرد أرقام من 1 إلى 6.',
  'violation.hostage-rescue.roll-first': 'يُرمى النرد أولًا.',
  'violation.hostage-rescue.no-pass': 'لا تمرير: لهذه الرمية نقلة.',
  'violation.hostage-rescue.not-your-piece': 'القطعة على {place} ليست لك.',
  'violation.hostage-rescue.hostage-stays': 'الرهينة لا تتحرك.',
  'violation.hostage-rescue.not-straight': 'تمشي القطعة في صف أو عمود.',
  'violation.hostage-rescue.landing-taken': 'لا تقف القطعة على قطعة لطرفها، ولا على الرهينة التي تحرسها.',
  'violation.hostage-rescue.corner-closed': 'لا يقف في زاويتك إلا القطعة التي تحمل رايتك.',
  'violation.hostage-rescue.over-opponent': 'لا تمر القطعة فوق قطعة للطرف الآخر.',
  'violation.hostage-rescue.other-piece': 'الجزء الثاني من رمية مقسومة لقطعة أخرى.',
  'violation.hostage-rescue.wrong-distance': 'ليست هذه مسافة الرمية ({roll}).',
  'option.hostage-rescue.players': 'عدد اللاعبين',
  'option.hostage-rescue.goal': 'تحرير الرهينة، أو حملها رايةً إلى البيت',
  'game.hostage-rescue': 'Hostage Rescue',
  'text.roll': '«{found}» لا يذكر الطرف والرمية؛ اكتب {expected}.',
  'text.split': '«{found}» غير ممكن: لا قطعة أخرى تمشي بقية هذه الرمية، فما كانت لتُقسم.',
  'text.moved': '«{found}» لا يذكر أي قطعة مشت الجزء الأول؛ اكتب {expected}.',
  'text.carriers': '«{found}» لا يذكر من يحمل الرايتين؛ اكتب {expected}، كل منهما حيث تقف قطعة لذلك الطرف.',
};
