import { networkInterfaces } from 'node:os';
import { type HttpServer, openBrowser } from '../../dev-server/index.js';
import type { CommandRun } from '../command.js';
import type { ServerOptions, SiteOptions } from '../options.js';

/** Prints the server's URL, and waits for a signal to stop. */
export async function serveUntilInterrupted(
  { environment, reporter, options }: CommandRun<SiteOptions & ServerOptions>,
  server: HttpServer,
  baseUrl: string,
  command: string,
): Promise<void> {
  const url = server.origin + baseUrl;
  const { cyan, dim } = reporter.colors;
  reporter.print(`The site is at ${cyan(url)}`);
  if (options.host === true) {
    for (const address of networkAddresses()) {
      reporter.print(`On the network: ${cyan(`http://${address}:${server.port}${baseUrl}`)}`);
    }
  }
  reporter.print(dim('Ctrl+C stops it.'));
  if (options.json) environment.stdout.write(`${JSON.stringify({ ok: true, command, url })}\n`);
  if (options.open) openBrowser(url);
  await environment.untilInterrupted();
  await server.close();
}

function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
