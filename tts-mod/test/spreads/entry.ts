/** The forms of spreading for a Lua machine. This is compiled to Lua, as the mod's scripts are. */
import { spreadLines } from './forms.js';

declare const _G: Record<string, unknown>;

_G['spreadLines'] = spreadLines;
