import { networkInterfaces } from 'node:os';
import { type Listening, openBrowser } from '../../dev-server/index.js';
import type { World } from '../environment.js';
import type { ServerOptions } from '../options.js';
import type { Reporter } from '../reporter.js';

/** Says where a server is, and waits until it is told to stop. */
export async function serveUntilInterrupted(
  world: World,
  reporter: Reporter,
  server: Listening,
  baseUrl: string,
  options: ServerOptions & { readonly json?: boolean | undefined },
  command: string,
): Promise<void> {
  const url = server.origin + baseUrl;
  const { cyan, dim } = reporter.colors;
  reporter.say(`The site is at ${cyan(url)}`);
  if (options.host === true) {
    for (const address of networkAddresses()) {
      reporter.say(`On the network: ${cyan(`http://${address}:${server.port}${baseUrl}`)}`);
    }
  }
  reporter.say(dim('Ctrl+C stops it.'));
  if (options.json) world.stdout.write(`${JSON.stringify({ ok: true, command, url })}\n`);
  if (options.open) openBrowser(url);
  await world.untilInterrupted();
  await server.close();
}

function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
