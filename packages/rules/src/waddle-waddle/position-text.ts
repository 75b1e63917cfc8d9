/** Positions as text: `TILES TURN SUPPLY FIELD TAKEN`, empty fields `-`: `rA1,0;bP0,1 r:a1,0 r3444,b4344 1,0=5A r=fish;b=`. */
import { CARDS, COLOURS, SYMBOLS } from './components.js';
import { hexText } from './hex.js';
import type { Done, WaddleWaddleState } from './state.js';
import { tilesText } from './tiles-text.js';

/** The position in one line. */
export function positionText(state: WaddleWaddleState): string {
  const turn = COLOURS.charAt(state.turn) + state.done.map((done) => ':' + doneText(done)).join('');
  const supply = state.supply.map((counts, seat) => COLOURS.charAt(seat) + counts.map((n) => n.toString()).join(''));
  const field = state.field.map((card) => hexText(card) + '=' + (CARDS[card.card]?.text ?? '')).join(';');
  const anyTaken = state.taken.some((symbols) => symbols.length > 0);
  const taken = state.taken.map(
    (symbols, seat) => COLOURS.charAt(seat) + '=' + symbols.map((s) => SYMBOLS[s] ?? '').join('.'),
  );
  return [tilesText(state.tiles), turn, supply.join(','), orDash(field), anyTaken ? taken.join(';') : '-'].join(' ');
}

function orDash(text: string): string {
  return text === '' ? '-' : text;
}

function doneText(done: Done): string {
  return done.act === 'a' || done.act === 'm' ? done.act + hexText(done) : done.act;
}
