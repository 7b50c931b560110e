import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type DevProcess, startDevProcess } from '../support/dev-process.js';
import { copyFullSite } from '../support/full-site.js';

const program = inject('program');
let root: string;
let dev: DevProcess;
const at = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-safety-')));
  const site = await copyFullSite(at('site'), { api: false });
  execFileSync('git', ['init', '-q'], { cwd: site.dir });
  site.write('.env', 'SECRET=1');
  site.write('package.json', '{ "name": "secret" }');
  site.write('content/docs/.hidden.md', '# Secret');
  site.write('static/.hidden', 'secret');
  site.write('../secret.txt', 'secret');
  dev = await startDevProcess(program, site.dir);
});
afterAll(async () => {
  await dev?.stop();
  rmSync(root, { recursive: true });
});

/** A request exactly as given: neither its path nor its headers are made tidy on the way. */
function ask(
  target: string,
  headers: http.OutgoingHttpHeaders = {},
): Promise<http.IncomingMessage & { readonly text: () => Promise<string> }> {
  const { port } = new URL(dev.origin);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, agent: false, headers };
    const request = http.request(options, (response) => {
      const text = async (): Promise<string> => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        return Buffer.concat(chunks).toString();
      };
      resolve(Object.assign(response, { text }));
    });
    request.on('error', reject).end();
  });
}

const up = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00'];
const slashes = ['/', '%2f', '\\', '%5c'];
const secrets = ['secret.txt', 'docsgen.config.json'];

describe('docsgen dev', () => {
  it('serves the site', async () => {
    const page = await ask('/docs/next/mars');
    expect(page.statusCode).toBe(200);
    expect(await page.text()).toContain('as iron is that has rusted');
  });

  it('rejects path traversal to files outside the site', async () => {
    const targets = up.flatMap((step) =>
      slashes.flatMap((slash) =>
        secrets.flatMap((secret) => [
          `/${step}${slash}${secret}`,
          `/docs${slash}${step}${slash}${step}${slash}${secret}`,
          `/img/${step}${slash}${step}${slash}site${slash}${secret}`,
        ]),
      ),
    );
    for (const target of targets) {
      const response = await ask(target);
      expect([400, 404], target).toContain(response.statusCode);
      expect(await response.text(), target).not.toMatch(/^secret|"tagline"/);
    }
  });

  it.each([
    '/docsgen.config.json',
    '/package.json',
    '/.env',
    '/.hidden',
    '/.git/HEAD',
    '/.git/config',
    '/.docsgen/cache',
    '/.docsgen.json',
    '/content/docs/mars.md',
    '/docs/_units.md',
    '/docs/.hidden',
    '/docs/moons/orbit.py',
    '/i18n/de/site.json',
    '/etc/passwd',
    '//etc/passwd',
    '/constructor',
    '/__docsgen/',
  ])('responds with 404 to %s', async (target) => {
    expect((await ask(target)).statusCode).toBe(404);
  });

  it('rejects requests with a foreign Host header', async () => {
    const { port } = new URL(dev.origin);
    for (const name of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example']) {
      for (const target of ['/docs/next/mars', '/__docsgen/events', '/__docsgen/client.js']) {
        expect((await ask(target, { Host: name })).statusCode, `${target} of ${name}`).toBe(403);
      }
    }
  });

  it('rejects event streams from a foreign Origin', async () => {
    const statusFor = async (Origin: string): Promise<number | undefined> => {
      const response = await ask('/__docsgen/events', { Origin });
      response.destroy();
      return response.statusCode;
    };
    const { port } = new URL(dev.origin);
    for (const origin of ['https://evil.example', 'null', `http://localhost:${Number(port) + 1}`]) {
      expect(await statusFor(origin), origin).toBe(403);
    }
    expect(await statusFor(`http://127.0.0.1:${port}`)).toBe(200);
  });

  it('keeps working with many event listeners and after they disconnect', async () => {
    const listeners = await Promise.all(
      Array.from({ length: 150 }, () => ask('/__docsgen/events').catch(() => undefined)),
    );
    expect((await ask('/docs/next/mars')).statusCode).toBe(200);
    for (const listener of listeners) listener?.destroy();
    expect((await ask('/docs/next/mars')).statusCode).toBe(200);
  });

  it('listens on localhost only and picks another port if its own is taken', async () => {
    const second = await startDevProcess(program, at('site'), new URL(dev.origin).port);
    try {
      expect(Number(new URL(second.origin).port)).toBeGreaterThan(Number(new URL(dev.origin).port));
      expect((await fetch(`${second.origin}/docs/next/mars`)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });
});
