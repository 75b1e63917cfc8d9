/** English texts of every table. */
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import TTS_EN from '../../src/messages.en.json' with { type: 'json' };
import SCRIPT_EN from '../../src/script.en.json' with { type: 'json' };

/** Texts of scripts, of the save, and of option values. */
export const TABLE_EN: Readonly<Record<string, string>> = { ...SCRIPT_EN, ...CHOICES_EN, ...TTS_EN };
