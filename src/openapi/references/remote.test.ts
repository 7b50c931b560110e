import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchText, isAllowed } from './remote.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a URL', () => {
  const hosts = ['planets.example', 'localhost:8080'];

  it.each(['https://planets.example/a.yaml', 'http://localhost:8080/a.yaml'])(
    '%s may be fetched',
    (url) => expect(isAllowed(url, hosts)).toBe(true),
  );

  it.each([
    'http://planets.example/a.yaml',
    'https://moons.example/a.yaml',
    'https://planets.example:8443/a.yaml',
    'https://me:secret@planets.example/a.yaml',
    'http://localhost/a.yaml',
    'ftp://planets.example/a.yaml',
    'nonsense',
  ])('%s may not be fetched', (url) => expect(isAllowed(url, hosts)).toBe(false));
});

describe('fetching a text', () => {
  const respond = (...responses: readonly Response[]) => {
    const waiting = [...responses];
    vi.stubGlobal('fetch', () => Promise.resolve(waiting.shift()));
  };
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });
  const fetched = () => fetchText('https://planets.example/a.yaml', ['planets.example']);

  it('follows redirects on allowed hosts', async () => {
    respond(redirect('/b.yaml'), new Response('a: 1'));
    expect(await fetched()).toBe('a: 1');
  });

  it('stops at a redirect to another host', async () => {
    respond(redirect('https://moons.example/b.yaml'), new Response('a: 1'));
    await expect(fetched()).rejects.toThrow('it redirects to moons.example');
  });

  it('stops at redirects without end and at errors', async () => {
    respond(...Array.from({ length: 9 }, () => redirect('/a.yaml')));
    await expect(fetched()).rejects.toThrow('it redirects without end');
    respond(new Response('', { status: 404 }));
    await expect(fetched()).rejects.toThrow('404');
  });

  it('stops at a text that is too large', async () => {
    respond(new Response('a'.repeat(20_000_001)));
    await expect(fetched()).rejects.toThrow('it is larger than 20 MB');
  });
});
