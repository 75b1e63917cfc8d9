/** English words that every table says. */
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import TTS_EN from '../../src/messages.en.json' with { type: 'json' };
import SCRIPT_EN from '../../src/script.en.json' with { type: 'json' };

/** Words of scripts, of the save, and of values of options. */
export const TABLE_EN: Readonly<Record<string, string>> = { ...SCRIPT_EN, ...CHOICES_EN, ...TTS_EN };
