import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../../test/build/planned-site.js';
import type { UserConfig } from '../../config/index.js';
import { headSources } from './head-sources.js';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the sources of head elements', () => {
  it('are the hosts of scripts and hashes of inline ones, but nothing for data blocks', () => {
    expect(
      headSources([
        { tag: 'script', attributes: { src: 'https://stats.example/a.js', async: true } },
        { tag: 'script', attributes: { src: '/own.js', type: 'module' } },
        { tag: 'script', attributes: {}, content: 'start()' },
        { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{}' },
        { tag: 'meta', attributes: { name: 'verify', content: 'abc' } },
      ]),
    ).toEqual({ 'script-src': ['https://stats.example', "'self'", sha256('start()')] });
  });

  it('follow what a link loads', () => {
    expect(
      headSources([
        { tag: 'style', attributes: {}, content: 'a{}' },
        { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example/a.css' } },
        { tag: 'link', attributes: { rel: 'preload', as: 'font', href: 'https://f.example/a' } },
        { tag: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
        { tag: 'link', attributes: { rel: 'preconnect', href: 'https://stats.example' } },
      ]),
    ).toEqual({
      'style-src': [sha256('a{}'), 'https://fonts.example'],
      'font-src': ['https://f.example'],
      'manifest-src': ["'self'"],
    });
  });
});

describe('a site with elements of its own in the head', () => {
  const config: UserConfig = {
    head: [
      { tag: 'meta', attributes: { name: 'verify', content: 'a"b' } },
      { tag: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
    ],
    scripts: ['/stats.js', { src: 'https://stats.example/a.js', async: true }],
    csp: {
      'connect-src': ['https://stats.example'],
      'form-action': ["'self'"],
      'frame-src': ['https://video.example'],
    },
    baseUrl: '/space/',
  };
  const plan = () =>
    new PlannedSite({
      files: { 'content/index.md': '# Home' },
      config,
      staticFiles: ['stats.js', 'site.webmanifest'],
    });

  it('gives every page the elements, with the URLs of static files', () => {
    expect(plan().page('/').head.elements).toEqual([
      { tag: 'meta', attributes: { name: 'verify', content: 'a"b' } },
      { tag: 'link', attributes: { rel: 'manifest', href: '/space/site.webmanifest' } },
      { tag: 'script', attributes: { src: '/space/stats.js' } },
      { tag: 'script', attributes: { src: 'https://stats.example/a.js', async: true } },
    ]);
  });

  it('has a policy that allows them and the configured sources', () => {
    const headers = String(plan().site.files.find(({ path }) => path === '_headers')?.contents);
    expect(headers).toContain("script-src 'self' https://stats.example;");
    expect(headers).toContain("connect-src 'self' https://stats.example;");
    expect(headers).toContain("form-action 'self';");
    expect(headers).toContain("frame-src 'self' https://video.example");
    expect(headers).toContain("manifest-src 'self'");
  });

  it('reports a file that does not exist at its position', () => {
    const missing = new PlannedSite({
      files: { 'content/index.md': '# Home' },
      config: { scripts: ['/sttas.js'] },
      staticFiles: ['stats.js'],
    });
    expect(missing.problems).toEqual([
      expect.stringMatching(/^docsgen\.config\.json:1:\d+: error: .*\/sttas\.js/),
    ]);
  });
});
