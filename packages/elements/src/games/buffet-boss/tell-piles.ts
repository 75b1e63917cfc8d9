/** Form in which people at a real table enter how a pile came to rest: what fell, its height and, if needed, what touches. */
import { foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { pieceName } from '@griddle/rules/internal/buffet-boss/scoring.js';
import { contactOrder, plateOf, settlingPieces } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { BuffetBossState, Contact } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult } from 'lit';

import { describeFood } from './describe.js';
import type { BuffetBossContext } from './context.js';

/** Default height that a piece adds, in mm. */
const PIECE = 20;

/** The entries so far for one pile. */
interface Told {
  /** The position whose pile is to settle. */
  readonly state: BuffetBossState;
  /** Numbers of the pieces that fell. */
  readonly fell: ReadonlySet<number>;
  /** Pairs of touching pieces, `1-2`; 0 is the plate. */
  readonly touching: ReadonlySet<string>;
  /** The height as typed, in mm; undefined if none was. */
  readonly height?: string;
  /** The piece whose contacts are shown. */
  readonly piece: number;
}

/** Returns the initial entries for a pile. */
function nothingTold(state: BuffetBossState): Told {
  const { length } = settlingPieces(state);
  const known = [...plateOf(state).contacts.map((pair) => pair.join('-')), ...(length === 1 ? ['0-1'] : [])];
  // Contacts are entered for the whole pile, or not at all
  return { state, fell: new Set(), touching: new Set(asksForTouches(state) ? known : []), piece: length };
}

function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const changed = new Set(set);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}

/** Whether contacts are needed: characters score them (BB-52). */
function asksForTouches({ rules: { version, firstCharacters } }: BuffetBossState): boolean {
  return version === 'dinner' && !firstCharacters;
}

/** The form's state, one per table. Entries belong to a position, so another position starts afresh. */
export class PileTelling {
  #told: Told | undefined;
  /** Whether the form is open. */
  #isAsked = false;

  constructor(private readonly host: { requestUpdate(): void }) {}

  #of(state: BuffetBossState): Told {
    if (this.#told?.state !== state) this.#told = nothingTold(state);
    return this.#told;
  }

  #change(change: Partial<Told>): void {
    if (this.#told) this.#told = { ...this.#told, ...change };
    this.host.requestUpdate();
  }

  /** Places of the pieces that are marked as fallen. */
  fallen(state: BuffetBossState): readonly Place[] {
    if (!this.#isAsked || this.#told?.state !== state) return [];
    return [...this.#told.fell].map((piece) => pieceName(state.turn, piece));
  }

  /** Toggles a piece on the plate as fallen. Returns false for any other place, and when the form is closed. */
  touch(state: BuffetBossState, place: Place): boolean {
    const { pieces } = plateOf(state);
    const piece = pieces.findIndex((_food, i) => pieceName(state.turn, i + 1) === place) + 1;
    if (!this.#isAsked || piece === 0) return false;
    this.#change({ fell: toggled(this.#of(state).fell, piece) });
    return true;
  }

  /** Renders the form. `isAsked`: a pile must be entered now; `tellAgain`: reopens the last one, if it may be corrected. */
  render(context: BuffetBossContext, isAsked: boolean, tellAgain?: () => void): TemplateResult | typeof nothing {
    const { t } = context;
    this.#isAsked = isAsked;
    // Going back to a pile starts its form afresh
    if (!isAsked) this.#told = undefined;
    if (!isAsked && !tellAgain) return nothing;
    const again = html`<button part="choice" type="button" @click=${tellAgain}>${t('tell.buffet-boss.again')}</button>`;
    return html`
      <div part="tell" role="group" aria-label=${t('tell.buffet-boss')}>
        ${isAsked ? this.#renderQuestion(context) : again}
      </div>
    `;
  }

  #renderQuestion(context: BuffetBossContext): TemplateResult {
    const { t, whole: state } = context;
    const { fell, height } = this.#of(state);
    const values = { seat: SEAT_NAMES[state.turn] ?? '', food: foodName(state.hand) };
    const question = t(`tell.buffet-boss.${state.hand < 0 ? 'adjust' : 'place'}`, values);
    const toggles = settlingPieces(state).map((food, i) =>
      this.#renderToggle(fell.has(i + 1), describeFood(food, t), () => this.#change({ fell: toggled(fell, i + 1) })),
    );
    return html`
      <p>${question}</p>
      <div part="tell-pieces" role="group" aria-label=${question}>${toggles.reverse()}</div>
      ${asksForTouches(state) ? this.#renderTouches(context) : nothing}
      <label>
        ${t('tell.buffet-boss.height')}
        <input
          type="number"
          min="1"
          max="9999"
          inputmode="numeric"
          .value=${height ?? String(usualHeight(state, fell))}
          @input=${({ currentTarget }: Event) => this.#change({ height: (currentTarget as HTMLInputElement).value })}
        />
      </label>
      <button
        part="choice"
        type="button"
        @click=${({ currentTarget }: Event) => this.#tell(context, heightBefore(currentTarget))}
      >
        ${t(fell.size === 0 ? 'tell.buffet-boss.stays' : 'tell.buffet-boss.fell', { count: fell.size })}
      </button>
    `;
  }

  #renderToggle(isOn: boolean, words: string, act: () => void): TemplateResult {
    return html`<button part="tell-piece" type="button" aria-pressed=${isOn} @click=${act}>${words}</button>`;
  }

  /** Renders the contacts of the chosen piece as chips, the newest piece first. */
  #renderTouches({ t, whole: state }: BuffetBossContext): TemplateResult {
    const { piece, touching } = this.#of(state);
    const pieces = settlingPieces(state);
    const nameOf = (body: number): string =>
      body === 0 ? t('plate.buffet-boss.plate') : `${describeFood(pieces[body - 1] ?? -1, t)} (${body})`;
    const bodies = [0, ...pieces.map((_food, i) => i + 1)];
    const options = bodies
      .slice(1)
      .reverse()
      .map((body) => html`<option value=${body} ?selected=${body === piece}>${nameOf(body)}</option>`);
    const chips = bodies.flatMap((body) => {
      if (body === piece) return [];
      const pair = `${Math.min(body, piece)}-${Math.max(body, piece)}`;
      const toggle = (): void => this.#change({ touching: toggled(touching, pair) });
      return [this.#renderToggle(touching.has(pair), nameOf(body), toggle)];
    });
    return html`
      <fieldset>
        <label>
          ${t('tell.buffet-boss.touches')}
          <select
            @change=${({ currentTarget }: Event) =>
              this.#change({ piece: Number((currentTarget as HTMLSelectElement).value) })}
          >
            ${options}
          </select>
        </label>
        <div part="tell-pieces" role="group" aria-label=${nameOf(piece)}>${chips}</div>
      </fieldset>
    `;
  }

  /** Plays the entered result with a height in mm; NaN if none was typed. */
  #tell({ play, whole: state }: BuffetBossContext, millimetres: number): void {
    const { fell, touching } = this.#of(state);
    const contacts = [...touching]
      .map((pair): Contact => {
        const [a = 0, b = 0] = pair.split('-').map(Number);
        return [a, b];
      })
      .filter(([a, b]) => !fell.has(a) && !fell.has(b))
      .sort(contactOrder);
    const told = Number.isFinite(millimetres) ? Math.max(1, millimetres) : PIECE;
    const isEmpty = settlingPieces(state).length === fell.size;
    play({
      kind: 'settle',
      height: isEmpty ? 0 : Math.round(told * 10),
      contacts,
      fell: [...fell].sort((a, b) => a - b),
      poses: [],
      action: '',
    });
  }
}

/** Returns the number in the field before a button. */
function heightBefore(button: EventTarget | null): number {
  const form = button instanceof Element ? button.parentElement : null;
  return form?.querySelector('input')?.valueAsNumber ?? Number.NaN;
}

/** Estimates the height, in mm. */
function usualHeight(state: BuffetBossState, fell: ReadonlySet<number>): number {
  const { length } = settlingPieces(state);
  if (length === fell.size) return 0;
  const added = state.hand >= 0 && !fell.has(length) ? PIECE : 0;
  return Math.max(PIECE, Math.round(plateOf(state).height / 10) + added);
}
