import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { buildSite } from '../../pipeline/index.js';

const content = { 'content/docs/mars.md': '# Mars\n\nIt has two moons.\n' };

async function builtWith(config: object) {
  const siteDir = await temporarySite({
    ...content,
    'docsgen.config.json': JSON.stringify(config),
  });
  const { value } = await buildSite(await loadConfig({ dir: siteDir }), {
    mode: 'build',
  });
  const files = new Map(value?.files.map(({ path, contents }) => [path, String(contents)]));
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(files.get('_headers') ?? '') ?? [];
  const page = files.get('docs/mars/index.html') ?? '';
  return {
    page,
    directive: (name: string) => policy.split('; ').find((one) => one.startsWith(name)),
  };
}

const script = { src: 'https://stats.example.com/count.js', 'data-domain': 'moons' };

describe('a site with analytics', () => {
  it('loads no script before the reader agrees, and allows it in the policy', async () => {
    const { page, directive } = await builtWith({
      analytics: { script, connect: ['https://in.example.com'] },
    });
    expect(page).not.toContain('<script src="https://stats.example.com');
    expect(page).toContain('<docsgen-consent hidden');
    expect(directive('script-src')).toBe("script-src 'self' https://stats.example.com");
    expect(directive('connect-src')).toBe("connect-src 'self' https://in.example.com");
  });

  it('waits with each script of a list, and allows all of them', async () => {
    const other = 'https://maps.example.com/heat.js';
    const list = [script, other];
    const { page, directive } = await builtWith({ analytics: { script: list } });
    const [, written = ''] = /data-scripts="([^"]*)"/.exec(page) ?? [];
    expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual([
      script,
      { src: other, defer: true },
    ]);
    expect(directive('script-src')).toBe(
      "script-src 'self' https://stats.example.com https://maps.example.com",
    );
    const atOnce = await builtWith({ analytics: { script: list, consent: false } });
    expect(atOnce.page).toContain(`<script src="${other}" defer="">`);
  });

  it('loads the script at once if it needs no consent', async () => {
    const { page } = await builtWith({ analytics: { script: script.src, consent: false } });
    expect(page).toContain('<script src="https://stats.example.com/count.js" defer=""></script>');
    expect(page).not.toContain('docsgen-consent');
  });
});

describe('a site with feedback', () => {
  it('sends answers to its endpoint only', async () => {
    const endpoint = 'https://answers.example.com/helpful';
    const { page, directive } = await builtWith({ feedback: { endpoint } });
    expect(page).toContain(`<docsgen-feedback data-endpoint="${endpoint}"`);
    expect(directive('connect-src')).toBe("connect-src 'self' https://answers.example.com");
  });

  it('sends answers to a path on its own host', async () => {
    const { page, directive } = await builtWith({ feedback: { endpoint: '/api/feedback' } });
    expect(page).toContain('<docsgen-feedback data-endpoint="/api/feedback"');
    expect(directive('connect-src')).toBe("connect-src 'self'");
  });

  it.each([
    ['https://github.com/acme/moons/issues/new', /\?title=Mars[^"]*&amp;body=/],
    ['https://gitlab.com/acme/moons/-/issues/new', /\?issue%5Btitle%5D=Mars/],
  ])('fills in an issue at %s', async (issue, expected) => {
    const { page, directive } = await builtWith({ feedback: { issue } });
    expect(page).toMatch(expected);
    expect(page).not.toContain('feedback-comment');
    expect(directive('connect-src')).toBe("connect-src 'self'");
  });
});

it('a site without either has nothing of them', async () => {
  const { page, directive } = await builtWith({});
  expect(page).not.toMatch(/docsgen-(consent|feedback)/);
  expect(directive('script-src')).toBe("script-src 'self'");
});
