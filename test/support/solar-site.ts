import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { publishSite } from './publish-site.js';
import { serveTroubled, type TroubledServer } from './troubled-server.js';

const paragraphs = (planet: string): string =>
  Array.from({ length: 30 }, (_, index) => `Fact ${index + 1} about ${planet}.`).join('\n\n');

const docs = {
  mars: `# Mars\n\n[Venus](./venus.md), [its craters](./venus.md#craters), [below](#moons).\n\n${paragraphs('Mars')}\n\n## Moons\n\nTwo.`,
  venus: `# Venus\n\n[Mars](./mars.md)\n\n${paragraphs('Venus')}\n\n## Craters\n\n${paragraphs('craters')}`,
  pluto: '---\nredirect_from: [/docs/planet-nine]\n---\n# Pluto\n\nNo planet any more.',
  'giants/jupiter': '# Jupiter\n\nThe largest.',
  'giants/saturn': '# Saturn\n\nIt has rings.',
};

/** An island that fails a configurable number of times, and a behaviour that fails once. */
const theme = {
  'layouts/DocLayout.tsx': `
    import { DocLayout as Original } from 'docsgen/theme/layouts/DocLayout';
    import { useTranslation } from '../text.js';
    export function DocLayout(props) {
      useTranslation();
      return <><div data-island="orrery"><button>Show the orrery</button></div><Original {...props} /></>;
    }`,
  'client/islands/registry.ts': `export const islands = {
    orrery: async () => (await import('./orrery.js')).mountOrrery,
  };`,
  'client/islands/orrery.ts': `
    export function mountOrrery(element, signal, crash) {
      element.append('Half of an orrery. ');
      if (window.failures-- > 0) {
        throw new Error('The orrery is stuck', {
          cause: new Error('A wheel is loose', { cause: new RangeError('Tooth 13 is missing') }),
        });
      }
      const planets = document.createElement('button');
      planets.textContent = 'Turn';
      planets.addEventListener('click', () => crash(new Error('It turned too fast')), { signal });
      element.append('The orrery turns. ', planets);
    }`,
  'client/toc.ts': `
    export function startToc() {
      if (window.failures-- > 0) throw new Error('No contents today');
      document.querySelector('h1')?.addEventListener('click', () => { throw new Error('Do not touch'); });
    }`,
};

const files: Readonly<Record<string, string>> = {
  'docsgen.config.json': JSON.stringify({
    title: 'Planets',
    baseUrl: '/solar/',
    themeConfig: {
      navbar: {
        items: [
          { type: 'doc', docId: 'mars', label: 'Planets' },
          { type: 'default', label: 'Elsewhere', href: 'https://planets.example/docs' },
        ],
      },
    },
  }),
  'content/index.md': '# Home\n\n[Mars](./docs/mars.md), [star map](/star-map.yaml)\n',
  ...Object.fromEntries(
    Object.entries(docs).map(([name, text]) => [`content/docs/${name}.md`, text]),
  ),
  'static/star-map.yaml': 'stars: 12\n',
  'static/atlas/index.html': '<!doctype html><title>Atlas</title><h1>An old atlas</h1>',
  ...Object.fromEntries(Object.entries(theme).map(([name, text]) => [`theme/${name}`, text])),
};

/** A small site with the base URL `/solar/` on a server with configurable failures, for a test file. */
export function solarSite(): () => TroubledServer {
  let root = '';
  let server: TroubledServer | undefined;
  const running = (): TroubledServer => {
    if (!server) throw new Error('The server does not run yet');
    return server;
  };
  beforeAll(async () => {
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-solar-')));
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await publishSite(root, path.join(root, 'dist'));
    server = await serveTroubled(path.join(root, 'dist'), '/solar/');
  });
  afterEach(() => {
    server?.troubles.clear();
    server?.requests.splice(0);
  });
  afterAll(async () => {
    await server?.close();
    await rm(root, { recursive: true, force: true });
  });
  return running;
}
