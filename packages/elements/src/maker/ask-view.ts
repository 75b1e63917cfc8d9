/** What an author sees while making a question: a sentence for each step, what to do in it, and the way back. */
import { lineEnd, plyOf } from '@griddle/rules/replay/index.js';
import { html, nothing, type AnyStep, type Translate } from '#core';
import type { TemplateResult } from 'lit';
import { ON_BOARD, type AskController } from './ask-controller.js';
import { askedSeat, giveReason, reasonAt, triesOf, type Words } from './question.js';

/** More moves of a record than this have a slider. */
const FEW = 4;
const LEVELS = ['', '1', '2', '3', '4', '5'];

type Part = TemplateResult | typeof nothing;

/** Renders the step that the author is at. `leave`: goes back to the form. */
export function renderAsk(ask: AskController, t: Translate, leave: () => void): TemplateResult {
  const { note, step, steps } = ask;
  const back = (): void => {
    if (!ask.back()) leave();
  };
  const hasBoard = ON_BOARD.includes(step);
  return html`
    <section class=${hasBoard ? 'ask on-board' : 'ask'} aria-labelledby="asks">
      <div class="part">
        <div class="row">
          <h2 id="asks">
            ${ask.before === 0 ? t('maker.ask.open') : t('maker.ask.number', { number: ask.before + 1 })}
          </h2>
          <span class="note">${t('maker.ask.progress', { number: steps.indexOf(step) + 1, count: steps.length })}</span>
        </div>
        <p class="say" tabindex="-1" aria-live="polite">${sentenceOf(ask, t)}</p>
        <p class=${note === '' ? 'none' : 'said'} role="status">${note === '' ? '' : t(note)}</p>
        ${BODIES[step](ask, t)}
      </div>
      ${hasBoard ? html`<div class="asked">${ask.board}</div>` : nothing}
      <div class="part">
        ${step === 'right' || (step === 'wrong' && !ask.tried) ? renderBelow(ask, t) : nothing}
        ${ask.isAskingAgain ? renderAgain(ask, t) : renderWays(ask, t, back)}
      </div>
    </section>
  `;
}

const button = (words: string, act: () => void, look: { main?: boolean; off?: boolean } = {}): TemplateResult => html`
  <button type="button" class=${look.main ? 'main' : ''} ?disabled=${look.off === true} @click=${act}>${words}</button>
`;

function renderWays(ask: AskController, t: Translate, back: () => void): TemplateResult {
  const { step, tried } = ask;
  // A wrong move is saved first
  const main = step !== 'wrong' || !tried;
  return html`
    <div class="row ways">
      ${button(t('maker.ask.back'), back)} ${button(t('maker.ask.again'), () => ask.askAgain(true))}
      ${step === 'done' ? button(t('maker.ask.more'), () => ask.more()) : nothing}
      ${step === 'kind' || step === 'done' ? nothing : button(t('maker.ask.next'), () => ask.next(), { main })}
    </div>
  `;
}

function renderAgain(ask: AskController, t: Translate): TemplateResult {
  return html`
    <div class="row ways" role="group" aria-labelledby="sure">
      <span id="sure" class="say" tabindex="-1">${t('maker.ask.again.sure')}</span>
      ${button(t('maker.ask.again.no'), () => ask.askAgain(false))}
      ${button(t('maker.ask.again.yes'), () => ask.again(), { main: true })}
    </div>
  `;
}

/** One sentence on what to do now. */
function sentenceOf(ask: AskController, t: Translate): string {
  const { kind, session, step, tried } = ask;
  if (!session) return t(ask.isBroken ? 'maker.ask.broken' : 'maker.ask.wait');
  const seats = session.game.seats(session.options);
  const [mover = -1] = session.game.toMove(session.state);
  const seat = seats[mover] ?? '';
  const asked = seats[askedSeat(session)] ?? '';
  if (step === 'kind') return t('maker.ask.kind', { seat: asked });
  if (step === 'wrong') return tried ? t('maker.ask.wrong.why', { move: wordsOf(ask, tried) }) : t('maker.ask.wrong');
  if (step !== 'right') return t(`maker.ask.${step}`);
  if (session.current === session.root)
    return t(kind === 'stands' ? 'maker.ask.right.stack' : 'maker.ask.right', { seat });
  if (seat === '') return t('maker.ask.right.over');
  if (kind === 'win') return t('maker.ask.right.until', { seat });
  return t(seat === asked ? 'maker.ask.right.more' : 'maker.ask.right.answer', { seat });
}

/** A move in words, as readers know it. */
function wordsOf({ board }: AskController, { parent, token }: AnyStep): string {
  return (parent && board.table?.log?.name(token, parent)) || token;
}

/** A move in words, with who makes it. */
function lineOf(ask: AskController, step: AnyStep, t: Translate): string {
  const { game, options } = ask.session ?? {};
  const seat = game && options ? game.seats(options)[step.seat] : undefined;
  const move = seat === undefined ? (ask.board.table?.log?.describe(step) ?? step.token) : wordsOf(ask, step);
  return seat === undefined ? move : t('maker.ask.line', { seat, move });
}

const BODIES: Readonly<Record<AskController['step'], (ask: AskController, t: Translate) => Part>> = {
  position: renderPosition,
  kind: (ask, t) => html`
    <div class="kinds" role="group" aria-label=${t('maker.ask.open')}>
      ${ask.kinds.map(
        (kind) => html`
          <button type="button" aria-pressed=${kind === ask.kind} @click=${() => ask.choose(kind)}>
            ${t(`maker.ask.kind.${kind}`)}
          </button>
        `,
      )}
    </div>
  `,
  right: renderMoves,
  wrong: (ask, t) => (ask.tried ? renderTry(ask, ask.tried, t) : renderMoves(ask, t)),
  words: renderWords,
  done: renderDone,
};

function renderPosition(ask: AskController, t: Translate): Part {
  const { session } = ask;
  if (!session) return nothing;
  const last = ask.start.record === '' ? 0 : plyOf(lineEnd(session.root));
  const slide = ({ target }: Event): void => ask.goToPly(Number((target as HTMLInputElement).value));
  return html`
    ${ask.hasHidden ? html`<p class="note">${t('maker.ask.position.cards')}</p>` : nothing} ${renderMoves(ask, t)}
    ${
      last > FEW
        ? html`<label>
            ${t('maker.ask.position.move')}
            <input type="range" min="0" max=${last} .value=${String(plyOf(session.current))} @input=${slide} />
          </label>`
        : nothing
    }
  `;
}

/** The buttons that go one move back and on. */
function renderMoves(ask: AskController, t: Translate): TemplateResult {
  return html`
    <div class="row">
      ${button(t('maker.ask.undo'), () => ask.move('back'), { off: !ask.canMove('back') })}
      ${button(t('maker.ask.redo'), () => ask.move('on'), { off: !ask.canMove('on') })}
    </div>
  `;
}

function renderTry(ask: AskController, tried: AnyStep, t: Translate): TemplateResult {
  const written = ({ target }: Event): void => giveReason(tried, (target as HTMLTextAreaElement).value);
  return html`
    <label>
      ${t('maker.ask.wrong.reason')}
      <textarea name="reason" rows="2" .value=${reasonAt(tried)} @input=${written}></textarea>
    </label>
    <p class="note">${t('maker.ask.wrong.answer')}</p>
    <div class="row">
      ${button(t('maker.ask.wrong.done'), () => ask.endTry(), { main: true })}
      ${button(t('maker.ask.undo'), () => ask.move('back'))}
      ${button(t('maker.ask.wrong.remove'), () => ask.dropTry(tried))}
    </div>
  `;
}

/** The moves played so far, and the wrong tries. */
function renderBelow(ask: AskController, t: Translate): TemplateResult {
  const { kind, session, step, way } = ask;
  const tries = session && step === 'wrong' ? triesOf(session) : [];
  const isWon = step === 'right' && kind === 'line' && ask.isWon;
  return html`
    ${
      isWon
        ? html`<div class="row">
            <span>${t('maker.ask.right.wins')}</span>
            ${button(t('maker.ask.right.ask-win'), () => ask.turnToWin())}
          </div>`
        : nothing
    }
    ${
      way.length === 0
        ? nothing
        : html`<div>
            <h3>${t('maker.ask.way')}</h3>
            <ol>
              ${way.map((one) => html`<li>${lineOf(ask, one, t)}</li>`)}
            </ol>
          </div>`
    }
    ${
      tries.length === 0
        ? nothing
        : html`<div>
            <h3>${t('maker.ask.tries')}</h3>
            <ul class="tries">
              ${tries.map((one) => renderTryRow(ask, one, t))}
            </ul>
          </div>`
    }
  `;
}

function renderTryRow(ask: AskController, tried: AnyStep, t: Translate): TemplateResult {
  const move = wordsOf(ask, tried);
  const reason = reasonAt(tried);
  return html`
    <li>
      <span><b>${move}</b> ${reason === '' ? html`<i>${t('maker.ask.tries.none')}</i>` : reason}</span>
      <button type="button" aria-label=${t('maker.ask.tries.edit-move', { move })} @click=${() => ask.editTry(tried)}>
        ${t('maker.ask.tries.edit')}
      </button>
      <button type="button" aria-label=${t('maker.ask.tries.remove-move', { move })} @click=${() => ask.dropTry(tried)}>
        ${t('maker.ask.wrong.remove')}
      </button>
    </li>
  `;
}

function renderWords(ask: AskController, t: Translate): TemplateResult {
  const { kind, mode, words } = ask;
  const write =
    (key: keyof Words) =>
    ({ target }: Event): void =>
      ask.write({ [key]: (target as HTMLInputElement).value });
  return html`
    <label>
      ${t('maker.ask.words.question')}
      <textarea name="question" rows="2" .value=${words.question} @input=${write('question')}></textarea>
    </label>
    <p class="note">${t('maker.ask.words.usual')}</p>
    ${
      kind === 'any'
        ? nothing
        : html`<label
            >${t('maker.ask.words.hint')} <input name="hint" .value=${words.hint} @input=${write('hint')}
          /></label>`
    }
    <label>${t('maker.ask.words.title')} <input name="title" .value=${words.title} @input=${write('title')} /></label>
    ${
      mode === 'lesson'
        ? nothing
        : html`<label>
            ${t('maker.ask.words.level')}
            <select name="difficulty" @change=${write('level')}>
              ${LEVELS.map((level) => html`<option value=${level} ?selected=${level === words.level}>${level || '–'}</option>`)}
            </select>
          </label>`
    }
  `;
}

function renderDone(ask: AskController, t: Translate): Part {
  const { second } = ask;
  if (second === 'free') return nothing;
  if (second === undefined || typeof second === 'string')
    return html`<p class="note" role="status">${t(`maker.ask.second.${second ?? 'wait'}`)}</p>`;
  if ('best' in second) {
    const { best, points } = second;
    return html`<p class="said" role="status">${t('maker.ask.second.better', { best, points })}</p>`;
  }
  const { instead, marked, token } = second;
  const values = { move: wordsOf(ask, { ...instead, token }), wanted: wordsOf(ask, instead) };
  return html`
    <div class="found" role="status">
      <p class="said">${t(marked ? 'maker.ask.second.marked' : 'maker.ask.second.found', values)}</p>
      ${button(t('maker.ask.second.accept'), () => ask.accept(second))}
    </div>
  `;
}
