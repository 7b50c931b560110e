import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server that responds as a description specifies and rejects invalid requests. */
export interface MockServer {
  /** `http://127.0.0.1:40123` */
  readonly origin: string;
  close(): Promise<void>;
}

/** The used part of Prism, whose packages have no types. */
interface Prism {
  getHttpOperationsFromSpec(file: string): Promise<readonly unknown[]>;
  createLogger(name: string, options: object): unknown;
  createServer(
    operations: readonly unknown[],
    options: object,
  ): {
    listen(port: number, host: string): Promise<string>;
    close(): Promise<void>;
  };
}

function prism(): Prism {
  const require = createRequire(import.meta.url);
  const operations = require.resolve('@stoplight/prism-cli/dist/operations');
  // The packages of Prism are dependencies of its CLI, not of docsgen.
  const inPrism = createRequire(operations);
  return {
    ...inPrism(operations),
    ...inPrism('@stoplight/prism-core'),
    ...inPrism('@stoplight/prism-http-server'),
  };
}

/**
 * Starts Prism with an OpenAPI description: it validates requests and credentials and responds with the examples.
 *
 * @param description the description or the path of its file
 */
export async function mockServer(description: object | string): Promise<MockServer> {
  const { getHttpOperationsFromSpec, createLogger, createServer } = prism();
  const operations = await withFile(description, getHttpOperationsFromSpec);
  const server = createServer(operations, {
    components: { logger: createLogger('mock', { enabled: false }) },
    cors: true,
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      mock: { dynamic: false },
      errors: false,
      upstreamProxy: undefined,
      isProxy: false,
    },
  });
  const origin = await server.listen(0, '127.0.0.1');
  return { origin, close: () => server.close() };
}

async function withFile<T>(
  description: object | string,
  use: (file: string) => Promise<T>,
): Promise<T> {
  if (typeof description === 'string') return use(description);
  const folder = await mkdtemp(path.join(tmpdir(), 'docsgen-mock-'));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(description));
  const result = await use(file);
  await rm(folder, { recursive: true });
  return result;
}
