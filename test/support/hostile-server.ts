import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HostileServer {
  readonly origin: string;
  /** In the order in which they came, without preflights. */
  readonly received: Received[];
  close(): Promise<void>;
}

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body never ends. */
  readonly endless?: boolean;
}

const script = `<!doctype html><script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">`;
const calm: Reply = { body: '{"calm":true}' };

/** Responses by path; all other paths get a harmless response. */
const replies: Readonly<Record<string, Reply>> = {
  '/html': { type: 'text/html', body: script },
  '/odd': {
    body: '{"calm":1,"<img src=x onerror=pwned=1>":"</script>","id":9007199254740993,"far":1e400,"file":"a\u202egnp.exe"}',
  },
  '/huge': { type: 'text/plain', body: 'wind '.repeat(2_400_000) },
  '/endless': { type: 'text/plain', body: 'It begins', endless: true },
  '/events': { type: 'text/event-stream', body: 'data: It blows\n\n', endless: true },
  '/cookie': { ...calm, headers: { 'Set-Cookie': 'spy=1; Path=/' } },
};

/**
 * A server with hostile responses: redirects, scripts, huge and endless bodies, missing CORS headers. It also issues
 * tokens as an authorization server.
 *
 * @param elsewhere target of `/redirect`
 */
export async function hostileServer(elsewhere: () => string): Promise<HostileServer> {
  const received: Received[] = [];
  let own = '';
  const tokens = authorizationServer();
  const replyTo = ({ url, body }: Received): Reply => {
    const { pathname, searchParams } = new URL(url, 'http://hostile');
    if (pathname === '/redirect') return leadTo(`${elsewhere()}/stolen`);
    if (pathname === '/authorize') return tokens.authorize(searchParams);
    if (pathname === '/.well-known/openid-configuration') {
      const [authorization_endpoint, token_endpoint] = [`${own}/authorize`, `${own}/token`];
      return { body: JSON.stringify({ authorization_endpoint, token_endpoint }) };
    }
    if (pathname === '/token') return tokens.give(new URLSearchParams(body));
    return replies[pathname] ?? calm;
  };
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/closed')) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
      response.setHeader('Access-Control-Allow-Methods', '*');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    const asked = { method, url, headers, body };
    received.push(asked);
    const reply = replyTo(asked);
    const type = reply.type ?? 'application/json';
    response.writeHead(reply.status ?? 200, { 'Content-Type': type, ...reply.headers });
    response.write(reply.body);
    if (!reply.endless) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  own = `http://127.0.0.1:${port}`;
  return {
    origin: own,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function leadTo(location: string): Reply {
  return { status: 302, body: '', headers: { Location: location } };
}

/** Accepts every login with a valid PKCE code verifier (RFC 7636). */
function authorizationServer() {
  const code = 'code-1';
  let challenge = '';
  return {
    authorize(query: URLSearchParams): Reply {
      challenge = query.get('code_challenge') ?? '';
      const back = new URL(query.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
      return leadTo(back.href);
    },
    give(form: URLSearchParams): Reply {
      const proof = createHash('sha256').update(form.get('code_verifier') ?? '');
      if (form.get('refresh_token') === 'again') return { body: '{"access_token":"renewed"}' };
      const isProven = form.get('code') === code && proof.digest('base64url') === challenge;
      return isProven || form.get('grant_type') === 'client_credentials'
        ? { body: '{"access_token":"token-of-the-server","refresh_token":"again"}' }
        : { status: 400, body: '{"error":"invalid_grant"}' };
    },
  };
}
