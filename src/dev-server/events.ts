import type { ServerResponse } from 'node:http';
import type { DevMessage, PageUpdates } from './dev-message.js';

/** Server-sent events (HTML standard, 9.2): every page open in a browser hears of the current state. */
export interface EventHub {
  connect(response: ServerResponse): void;
  /**
   * Tells everybody, and whoever connects later.
   *
   * @param news what goes only to those who are there
   */
  send(state: DevMessage, news?: Partial<PageUpdates>): void;
  close(): void;
}

/** Bytes that may wait for one who does not read them; whoever is let go comes back by itself, and asks anew. */
const mostWaiting = 4_000_000;
/** Proxies close connections on which nothing moves. */
const heartbeat = 20_000;

export function createEventHub(initial: unknown): EventHub {
  const listeners = new Set<ServerResponse>();
  let message = format(initial);
  const timer = setInterval(() => {
    for (const listener of listeners) listener.write(':\n\n');
  }, heartbeat);
  timer.unref();
  return {
    connect: (response) => {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      response.write(`retry: 500\n\n${message}`);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    },
    send: (state, news) => {
      message = format(state);
      const told = news ? format({ ...state, ...news }) : message;
      for (const listener of listeners) {
        listener.write(told);
        if (listener.writableLength > mostWaiting) listener.destroy();
      }
    },
    close: () => {
      clearInterval(timer);
      for (const listener of listeners) listener.end();
      listeners.clear();
    },
  };
}

function format(state: unknown): string {
  return `data: ${JSON.stringify(state)}\n\n`;
}
