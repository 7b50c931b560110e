import type { ServerResponse } from 'node:http';
import type { DevMessage, PageUpdates } from './dev-message.js';

/** Sends the current state to every open page as server-sent events (HTML standard, 9.2). */
export interface EventHub {
  connect(response: ServerResponse): void;
  /**
   * Sends a state to all connected clients, and to each later client when it connects.
   *
   * @param news updates for the clients that are connected now
   */
  send(state: DevMessage, news?: Partial<PageUpdates>): void;
  close(): void;
}

/** Bytes buffered for a client that does not read. Above it, the connection closes and the browser reconnects. */
const maxBufferedBytes = 4_000_000;
/** Milliseconds between comments that keep proxies from closing an idle connection. */
const heartbeatMs = 20_000;

export function createEventHub(initial: unknown): EventHub {
  const listeners = new Set<ServerResponse>();
  let message = format(initial);
  const timer = setInterval(() => {
    for (const listener of listeners) listener.write(':\n\n');
  }, heartbeatMs);
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
      const sent = news ? format({ ...state, ...news }) : message;
      for (const listener of listeners) {
        listener.write(sent);
        if (listener.writableLength > maxBufferedBytes) listener.destroy();
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
