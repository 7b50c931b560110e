import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { formatPlain } from '../diagnostics/index.js';
import { loadConfig } from './load.js';

const company = {
  'company/docsgen.config.json': JSON.stringify({
    tagline: 'Everything in orbit',
    themeConfig: {
      accent: '#ff5a1f',
      footer: { copyright: 'Orbit Ltd' },
      fonts: { body: 'fonts/orbit.woff2' },
    },
  }),
  'company/static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function load(files: Readonly<Record<string, string>>) {
  const root = await temporarySite({ 'site/content/index.md': '# Home', ...company, ...files });
  return { root, config: await loadConfig({ dir: path.join(root, 'site') }) };
}

async function problems(files: Readonly<Record<string, string>>): Promise<string> {
  const error: unknown = await load(files).catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) throw error;
  return formatPlain(error.diagnostics);
}

describe('extends', () => {
  it('merges objects; the site overrides what it extends', async () => {
    const { root, config } = await load({
      'site/docsgen.config.json': JSON.stringify({
        extends: ['../company'],
        themeConfig: { accent: '#0f766e' },
      }),
    });
    expect(config.tagline).toBe('Everything in orbit');
    expect(config.themeConfig.accent).toBe('#0f766e');
    expect(config.themeConfig.footer.copyright).toBe('Orbit Ltd');
    expect(config.themeConfig.fonts.body).toBe(path.join(root, 'company/fonts/orbit.woff2'));
    expect(config.staticDirectories).toEqual(['static', path.join(root, 'company/static')]);
    expect(config.extendedDirs).toEqual([path.join(root, 'company')]);
    expect(config.configInputs).toContain('../company/docsgen.config.json');
  });

  it('takes packages, later ones first, and what they extend themselves', async () => {
    const { root, config } = await load({
      'site/node_modules/@acme/docs/docsgen.config.json': JSON.stringify({
        extends: ['../../../../company'],
        tagline: 'Acme',
      }),
      'site/node_modules/plain/docsgen.config.json': '{ "tagline": "Plain" }',
      'site/docsgen.config.json': '{ "extends": ["plain", "@acme/docs"] }',
    });
    expect(config.configInputs).toContain('node_modules/@acme/docs/docsgen.config.json');
    expect(config.tagline).toBe('Acme');
    expect(config.extendedDirs).toEqual(
      ['site/node_modules/@acme/docs', 'company', 'site/node_modules/plain'].map((name) =>
        path.join(root, name),
      ),
    );
  });

  it('brings icons and the packages of fonts, which only its folder may find', async () => {
    const { root, config } = await load({
      'site/docsgen.config.json': '{ "extends": ["../acme"], "icons": ["./brand"] }',
      'acme/docsgen.config.json': JSON.stringify({
        icons: ['./shapes', 'lucide-static/icons'],
        themeConfig: { fonts: { body: '@fontsource/inter', mono: '@fontsource/hack' } },
      }),
      'acme/icons/orbit.svg': '<svg/>',
      'acme/node_modules/lucide-static/icons/moon.svg': '<svg/>',
      'acme/node_modules/@fontsource/inter/package.json': '{}',
      'site/node_modules/@fontsource/hack/package.json': '{}',
    });
    expect(config.icons).toEqual([
      './brand',
      ...['acme/icons', 'acme/shapes', 'acme/node_modules/lucide-static/icons'].map((name) =>
        path.join(root, name),
      ),
    ]);
    expect(config.themeConfig.fonts).toEqual({
      body: path.join(root, 'acme/node_modules/@fontsource/inter'),
      mono: '@fontsource/hack',
    });
  });

  it('finds the files of plugins from the folder that names them', async () => {
    const { config } = await load({
      'site/docsgen.config.json': '{ "extends": ["../acme", "./inner"] }',
      'acme/docsgen.config.json': JSON.stringify({
        markdown: {
          remarkPlugins: ['remark-emoji', './loud.mjs', { plugin: './quiet.mjs', pages: '**' }],
        },
      }),
      'site/inner/docsgen.config.json': '{ "markdown": { "transforms": ["./tickets.ts"] } }',
    });
    const { remarkPlugins, transforms } = config.markdown;
    expect(remarkPlugins).toMatchObject([
      'remark-emoji',
      '../acme/loud.mjs',
      { plugin: '../acme/quiet.mjs', pages: '**' },
    ]);
    expect(transforms).toEqual(['./inner/tickets.ts']);
  });

  it('reports problems in the file that has them', async () => {
    const own = { 'site/docsgen.config.json': '{ "extends": ["../company"] }' };
    const broken = '{\n  "themeConfig": { "accent": "orange" }\n}';
    expect(await problems({ ...own, 'company/docsgen.config.json': broken })).toMatch(
      /^\.\.\/company\/docsgen\.config\.json:2:30: error: themeConfig\.accent/,
    );
  });

  it.each([
    ['../missing', 'the folder does not exist'],
    ['@acme/missing', 'npm install @acme/missing'],
    ['.', 'it extends itself'],
  ])('reports %s with its position', async (name, problem) => {
    const text = await problems({ 'site/docsgen.config.json': `{ "extends": ["${name}"] }` });
    expect(text).toContain('docsgen.config.json:1:15: error');
    expect(text).toContain(problem);
    expect(text).toContain('[config/extends]');
  });
});
