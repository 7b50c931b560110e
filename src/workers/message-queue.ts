/** Minimum bytes of a message: sending one takes as long as rendering a short page. */
const minMessageBytes = 500_000;

/** Collects items for a thread and sends them in large messages whenever the thread is free. */
export class MessageQueue<Item, Message> {
  readonly #pack: (items: readonly Item[]) => Message;
  readonly #send: (messages: readonly Message[]) => Promise<void>;
  #items: Item[] = [];
  /** Bytes of `#items`. */
  #bytes = 0;
  readonly #waiting: Message[] = [];
  /** Ends when nothing is waiting any more. */
  #sending: Promise<void> | undefined;

  /**
   * @param pack makes a message of several items
   * @param send sends messages and waits until the thread is free again
   */
  constructor(
    pack: (items: readonly Item[]) => Message,
    send: (messages: readonly Message[]) => Promise<void>,
  ) {
    this.#pack = pack;
    this.#send = send;
  }

  add(item: Item, bytes: number): void {
    this.#items.push(item);
    this.#bytes += bytes;
    if (this.#bytes >= minMessageBytes) this.#flush();
  }

  /**
   * Sends the rest and waits until the thread has processed everything.
   * @throws any error of `send`
   */
  async finish(): Promise<void> {
    this.#flush();
    await this.#sending;
  }

  #flush(): void {
    if (this.#items.length === 0) return;
    this.#waiting.push(this.#pack(this.#items));
    this.#items = [];
    this.#bytes = 0;
    this.#sending ??= this.#sendWaiting();
    // `finish` reports a failure.
    this.#sending.catch(() => undefined);
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0));
    this.#sending = undefined;
  }
}
