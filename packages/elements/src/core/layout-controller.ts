/** Reads sizes after layout. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Calls back after the browser has laid out a node. Reading sizes then costs nothing; right after an update it would
 * force another layout.
 */
export class LayoutController implements ReactiveController {
  /** What is watched. */
  node: Element | undefined;
  #observer: ResizeObserver | undefined;

  /** `laidOut`: called with the next frame, and whenever the node gets another size; it may not change that size itself. */
  constructor(
    host: ReactiveControllerHost,
    private readonly laidOut: () => void,
  ) {
    host.addController(this);
  }

  /** What comes back to the page is laid out anew. */
  hostConnected(): void {
    if (this.node) this.#observer?.observe(this.node);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Watches a node from now on, and no other. Said again of the same, it calls back once more. */
  watch(node: Element | undefined): void {
    this.#observer?.disconnect();
    this.node = node;
    if (!node) return;
    this.#observer ??= new ResizeObserver(() => this.laidOut());
    this.#observer.observe(node);
  }
}
