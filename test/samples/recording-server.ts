import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MockServer, mockServer } from '../support/mock-server.js';

/** A request and its outcome. */
interface RecordedRequest {
  /** The first segment of the path, which names the sample. */
  readonly sample: string | undefined;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly status: number | undefined;
  /** Violations of the description by the request. */
  readonly violations: string;
}

/** A mock server below a segment for each sample, which records the outcome of each request. */
export interface RecordingServer extends MockServer {
  /** Requests since the last call. */
  recorded(): readonly RecordedRequest[];
}

/** @param file The description */
export async function recordingServer(file: string): Promise<RecordingServer> {
  const mock = await mockServer(file);
  let recorded: RecordedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const [, sample, url] = /^\/([^/?]+)(.*)$/.exec(incoming.url ?? '') ?? [];
    const asked = forward(`${mock.origin}${url}`, { method, headers }, async (response) => {
      const body = await textOf(response);
      const status = response.statusCode;
      const refused = status !== undefined && status >= 400 ? body : '';
      const violations = aboutRequest(String(response.headers['sl-violations'] ?? '[]'));
      recorded.push({ sample, method, url, status, violations: violations || refused });
      outgoing.writeHead(status ?? 500, response.headers).end(body);
    });
    asked.on('error', (error) => outgoing.writeHead(502).end(String(error)));
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    recorded() {
      const since = recorded;
      recorded = [];
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
