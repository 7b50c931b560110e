import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import mime from 'mime';
import { decodeUriPart } from '../../src/url/decode-uri-part.js';

/** A running host that serves a published site. */
export interface Host {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a host with the configuration that a site was published with. */
export interface HostKind {
  /** Programs of which this machine needs one; none for a host that the tests imitate. */
  readonly programs: readonly string[];
  start(outDir: string, baseUrl: string): Promise<Host>;
}

const apacheModules = '/usr/lib/apache2/modules';

/** The hosts by their names in `hosts` of the configuration. */
export const hostKinds: Readonly<Record<string, HostKind>> = {
  nginx: {
    programs: ['/usr/sbin/nginx'],
    start: (outDir, baseUrl) =>
      startServer(outDir, baseUrl, ({ root, port }) => ({
        command: ['/usr/sbin/nginx', '-p', root, '-e', 'stderr', '-c', 'server.conf'],
        configuration: `
          daemon off; master_process off; pid nginx.pid; events {}
          http {
            include /etc/nginx/mime.types; access_log off;
            server { listen 127.0.0.1:${port}; root ${root}/public; include ${outDir}/_host/nginx.conf; }
          }`,
      })),
  },
  apache: {
    programs: ['/usr/sbin/apache2'],
    start: (outDir, baseUrl) =>
      startServer(outDir, baseUrl, ({ root, port }) => ({
        command: ['/usr/sbin/apache2', '-X', '-d', root, '-f', `${root}/server.conf`],
        configuration: [
          ...['mpm_event', 'authz_core', 'autoindex', 'dir', 'mime', 'headers', 'rewrite'].map(
            (name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`,
          ),
          `Listen 127.0.0.1:${port}`,
          'ServerName localhost',
          `PidFile ${root}/apache.pid`,
          `ErrorLog ${root}/error.log`,
          'TypesConfig /etc/mime.types',
          `DocumentRoot ${root}/public`,
          `<Directory ${root}/public>`,
          'AllowOverride All',
          // As Debian's configuration has it for /var/www.
          'Options Indexes FollowSymLinks',
          'Require all granted',
          '</Directory>',
          'User www-data',
          'Group www-data',
        ].join('\n'),
      })),
  },
  cloudfront: { programs: [], start: startCloudFront },
  vercel: { programs: [], start: startVercel },
  azure: { programs: [], start: startAzure },
};

export function isInstalled({ programs }: HostKind): boolean {
  return programs.every((program) => existsSync(program));
}

interface ServerFiles {
  readonly command: readonly [string, ...string[]];
  readonly configuration: string;
}

/** Starts a real server over a folder in which the site stands at its base URL. */
async function startServer(
  outDir: string,
  baseUrl: string,
  prepare: (place: { readonly root: string; readonly port: number }) => ServerFiles,
): Promise<Host> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-host-')));
  const port = await freePort();
  const { command, configuration } = prepare({ root, port });
  await place(outDir, path.join(root, 'public'), baseUrl);
  await writeFile(path.join(root, 'server.conf'), configuration);
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin, child, () => said);
  return {
    origin,
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function place(outDir: string, folder: string, baseUrl: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(outDir, path.join(folder, baseUrl), { recursive: true });
  // Servers give up the rights of the user who started them.
  await chmod(path.dirname(folder), 0o755);
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

async function waitForServer(
  origin: string,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    try {
      await fetch(origin);
      return;
    } catch {
      await wait(50);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`The server does not start:\n${said()}`);
}

type Headers = Readonly<Record<string, string>>;

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Path of the file below the output folder. */
  readonly file?: string | undefined;
}

/** Serves what a rule book replies to a URL path. */
async function imitate(outDir: string, reply: (url: string) => Reply): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { status, headers, file } = reply(request.url ?? '/');
    response.writeHead(status, headers);
    response.end(file === undefined ? '' : await readFile(path.join(outDir, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the file of a URL path as hosts find it: itself, or the index of its folder. */
function fileOf(outDir: string, baseUrl: string, url: string): string | undefined {
  const below = decodeUriPart(url.split(/[?#]/)[0] ?? '').slice(baseUrl.length);
  return [below, path.posix.join(below, 'index.html')].find((name) => isSiteFile(outDir, name));
}

/** Whether a path is a file of the site; none leads out of its folder. */
function isSiteFile(outDir: string, name: string): boolean {
  const file = path.join(outDir, name);
  if (name.endsWith('/') || name.includes('\0') || !file.startsWith(outDir + path.sep))
    return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

const json = async (outDir: string, name: string) =>
  JSON.parse(await readFile(path.join(outDir, name), 'utf8'));

async function startCloudFront(outDir: string, baseUrl: string): Promise<Host> {
  const code = await readFile(path.join(outDir, '_host/cloudfront-function.js'), 'utf8');
  const policy = await json(outDir, '_host/cloudfront-headers.json');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
  const headers: Headers = {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...(security.ContentTypeOptions.Override ? { 'X-Content-Type-Options': 'nosniff' } : {}),
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
    ),
  };
  const handler = runInNewContext(`${code}\nhandler`);
  return imitate(outDir, (url) => {
    // CloudFront passes the query apart from the path.
    const [uri, query = ''] = url.split('?');
    const values = query.split('&').map((one) => one.split('='));
    const querystring = Object.fromEntries(
      query === '' ? [] : values.map(([name, value = '']) => [name, { value }]),
    );
    const result = handler({ request: { uri, querystring } });
    if (result.statusCode !== undefined) {
      const location = result.headers.location.value;
      return { status: result.statusCode, headers: { ...headers, Location: location } };
    }
    // S3 knows files only.
    const file = decodeUriPart(result.uri).slice(baseUrl.length);
    return isSiteFile(outDir, file)
      ? { status: 200, headers, file }
      : { status: 404, headers, file: '404.html' };
  });
}

async function startVercel(outDir: string, baseUrl: string): Promise<Host> {
  const { headers, redirects, rewrites = [] } = await json(outDir, 'vercel.json');
  const ignored = (await readFile(path.join(outDir, '.vercelignore'), 'utf8')).split('\n');
  const matches = (source: string, request: string): boolean => {
    const [url = ''] = request.split('?');
    const syntax = /\\(.)|\(\.\*\)|\(\/\.\*\)\?|\{\/\}\?|[.*+?^${}()|[\]]/g;
    const pattern = source.replace(syntax, (sign, escaped) => {
      if (escaped !== undefined) return `\\${escaped}`;
      if (sign === '{/}?') return '/?';
      return sign.startsWith('(') && sign.length > 1 ? sign : `\\${sign}`;
    });
    return new RegExp(`^${pattern}$`).test(url);
  };
  return imitate(outDir, (url) => {
    const sent = Object.fromEntries(
      headers
        .filter(({ source }: { source: string }) => matches(source, url))
        .flatMap((rule: { headers: { key: string; value: string }[] }) =>
          rule.headers.map(({ key, value }) => [key, value]),
        ),
    );
    const moved = redirects.find(({ source }: { source: string }) => matches(source, url));
    if (moved) {
      return { status: 308, headers: { ...sent, Location: moved.destination } };
    }
    const found = fileOf(outDir, baseUrl, url);
    const isLeftOut = found === 'vercel.json' || ignored.includes(found?.split('/')[0] ?? '');
    const file = isLeftOut ? undefined : found;
    const type = mime.getType(file ?? '404.html') ?? 'application/octet-stream';
    const own = { 'Content-Type': /^text/.test(type) ? `${type}; charset=utf-8` : type };
    if (file) return { status: 200, headers: { ...own, ...sent }, file };
    const rewrite = rewrites.find(({ source }: { source: string }) => matches(source, url));
    const missing = rewrite?.destination.slice(baseUrl.length) ?? '404.html';
    return { status: rewrite?.statusCode ?? 404, headers: { ...own, ...sent }, file: missing };
  });
}

/** As the emulator `swa` does, a route is compared with the path as requested, and without a slash at its end. */
async function startAzure(outDir: string, baseUrl: string): Promise<Host> {
  const configuration = await json(outDir, 'staticwebapp.config.json');
  const { globalHeaders, routes, responseOverrides, mimeTypes } = configuration;
  const matches = (route: string, url: string): boolean => {
    const pattern = route.replace(/\*\.\{(\w+)\}|\*|[.+?^${}()|[\]\\]/g, (sign, extension) => {
      if (extension !== undefined) return `.*\\.${extension}`;
      return sign === '*' ? '.*' : `\\${sign}`;
    });
    const [requested = ''] = url.split('?');
    return new RegExp(`^${pattern}/?$`).test(requested);
  };
  const missing = responseOverrides[404].rewrite.slice(baseUrl.length);
  return imitate(outDir, (url) => {
    const route = routes.find((one: { route: string }) => matches(one.route, url));
    const sent = { ...globalHeaders, ...route?.headers };
    if (route?.redirect) {
      return { status: route.statusCode, headers: { ...sent, Location: route.redirect } };
    }
    const file = route?.statusCode === 404 ? undefined : fileOf(outDir, baseUrl, url);
    const type = file && mimeTypes[path.extname(file)];
    const headers = type ? { ...sent, 'Content-Type': type } : sent;
    return { status: file ? 200 : 404, headers, file: file ?? missing };
  });
}
