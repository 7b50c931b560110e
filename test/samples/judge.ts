import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MockServer, mockServer } from '../support/mock-server.js';

/** The outcome of a request. */
interface Verdict {
  /** The first segment of the path, which names the sample. */
  readonly sample: string | undefined;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly status: number | undefined;
  /** Violations of the description by the request. */
  readonly violations: string;
}

/** A mock server below a segment for each sample, which records the outcome of each request. */
export interface Judge extends MockServer {
  /** Outcomes since the last call. */
  verdicts(): readonly Verdict[];
}

/** @param file The description */
export async function judge(file: string): Promise<Judge> {
  const mock = await mockServer(file);
  let verdicts: Verdict[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const [, sample, url] = /^\/([^/?]+)(.*)$/.exec(incoming.url ?? '') ?? [];
    const asked = forward(`${mock.origin}${url}`, { method, headers }, async (answer) => {
      const body = await textOf(answer);
      const status = answer.statusCode;
      const refused = status !== undefined && status >= 400 ? body : '';
      const violations = aboutRequest(String(answer.headers['sl-violations'] ?? '[]'));
      verdicts.push({ sample, method, url, status, violations: violations || refused });
      outgoing.writeHead(status ?? 500, answer.headers).end(body);
    });
    asked.on('error', (error) => outgoing.writeHead(502).end(String(error)));
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    verdicts() {
      const since = verdicts;
      verdicts = [];
      return since;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await mock.close();
    },
  };
}

/** Ignores what the mock server reports about its own responses. */
function aboutRequest(violations: string): string {
  const all: readonly { readonly location?: readonly string[] }[] = JSON.parse(violations);
  const ours = all.filter(({ location }) => location?.[0] !== 'response');
  return ours.length === 0 ? '' : JSON.stringify(ours);
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
