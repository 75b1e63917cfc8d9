/**
 * Base class of all elements: they keep their state when a page moves them by `moveBefore`. Without `connectedMoveCallback`
 * the browser would disconnect and reconnect them, which stops bots and closes what is open.
 */
import { LitElement, type CSSResultGroup, type CSSResultOrNative, type ReactiveController } from 'lit';
import { steadyStyles } from './steady-sizes.js';

/** A controller that depends on where in the page its element is. */
interface MovableController extends ReactiveController {
  /** Called when the element has been moved without being disconnected. */
  hostMoved?(): void;
}

/** Tells its controllers when it is moved, and subclasses when the root of its tree is another one. */
export abstract class MovableElement extends LitElement {
  /** @internal */
  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return super.finalizeStyles(styles).map(steadyStyles);
  }

  readonly #controllers: MovableController[] = [];
  #root: Node | undefined;

  /** @internal */
  override addController(controller: MovableController): void {
    super.addController(controller);
    this.#controllers.push(controller);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#enter();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leaveRoot?.();
  }

  /**
   * Called by the browser instead of `disconnectedCallback` and `connectedCallback`.
   * @internal
   */
  connectedMoveCallback(): void {
    for (const controller of this.#controllers) controller.hostMoved?.();
    if (this.getRootNode() === this.#root) return;
    this.leaveRoot?.();
    this.#enter();
  }

  #enter(): void {
    this.enterRoot?.((this.#root = this.getRootNode()));
  }

  /** Adds listeners to the root around the element: its current document or shadow tree. */
  protected enterRoot?(root: Node): void;

  /** Undoes `enterRoot`. */
  protected leaveRoot?(): void;
}
