/** What pages send to the workers of bots. */

/** Of an order only this is looked at: a request begins a search, and none ends it. */
export interface Order {
  readonly request?: unknown;
}

/** The orders sent since the test began, while they go on to the worker. To be called in `describe`. */
export function ordersToWorkers(): readonly Order[] {
  const { postMessage } = Worker.prototype;
  const orders: Order[] = [];
  beforeEach(() => {
    orders.length = 0;
    Worker.prototype.postMessage = function post(this: Worker, order: Order): void {
      orders.push(order);
      postMessage.call(this, order);
    };
  });
  afterEach(() => {
    Worker.prototype.postMessage = postMessage;
  });
  return orders;
}
