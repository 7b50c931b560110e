import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createEventHub, type EventHub } from './events.js';

let hub: EventHub;
let server: Server;
afterEach(async () => {
  hub.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('disconnects clients that do not read and keeps those that do', async () => {
  hub = createEventHub({ build: 'first' });
  server = createServer((_, response) => hub.connect(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const listen = () =>
    new Promise<IncomingMessage>((resolve) => get({ host: '127.0.0.1', port }, resolve));
  const [stuck, reading] = [await listen(), await listen()];
  let heard = '';
  reading.on('data', (data) => {
    heard += data;
  });
  for (let count = 1; count <= 30; count += 1) {
    hub.send({ build: `${count}`, errors: 'x'.repeat(1_000_000) });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await expect.poll(() => heard).toContain('"build":"30"');
  const ended = new Promise((resolve) => stuck.once('error', resolve).once('close', resolve));
  stuck.resume();
  await ended;
});
