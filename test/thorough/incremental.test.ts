import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build, openCache } from '../../src/build/index.js';
import { loadConfig } from '../../src/config/index.js';
import { repository } from '../support/repository.js';

/** Sites of many kinds: versions, languages, a blog; an API with blocks in the guides; includes. */
const sites = [
  'test/fixtures/almanac',
  'test/fixtures/build/includes',
  'test/fixtures/build/embeds',
  'docs',
];
const steps = 10;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'docsgen-incremental-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Numbers from 0 to 1, the same in every run (the Lehmer generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function made(siteDir: string, cacheDir?: string) {
  const config = await loadConfig({ dir: siteDir });
  const stored = cacheDir === undefined ? undefined : await openCache(cacheDir, 'test');
  const { value, diagnostics } = await build(config, { mode: 'build', cache: stored?.cache });
  await stored?.save();
  const files = (value?.files ?? []).map(
    ({ path: name, contents }) => [name, Buffer.from(contents).toString('latin1')] as const,
  );
  return { files: Object.fromEntries(files), diagnostics };
}

/** One thing that a writer does, to files by turns. */
async function edit(siteDir: string, random: () => number, step: number): Promise<string> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = await readdir(siteDir, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.md')).toSorted();
  const descriptions = names.filter((name) => /^openapi\/[^/]+\.ya?ml$/.test(name));
  const parts = pages.filter((name) => path.basename(name).startsWith('_'));
  const posts = pages.filter((name) => name.startsWith('content/blog/'));
  const isTranslated = names.includes('i18n/de');
  const appendTo = async (name: string | undefined, added: string) => {
    if (name === undefined) return;
    const before = await readFile(path.join(siteDir, name), 'utf8');
    await writeFile(path.join(siteDir, name), before + added);
  };
  const name = pick(pages);
  const file = path.join(siteDir, name);
  const text = await readFile(file, 'utf8');
  const edits = {
    'a sentence': () => writeFile(file, `${text}\nIt was seen ${step} times.\n`),
    'a heading': () => writeFile(file, `${text}\n## Seen ${step} times\n\nOf late.\n`),
    'a broken link': () => writeFile(file, `${text}\n[Away](./away-${step}.md)\n`),
    'another title': () => writeFile(file, text.replace(/^# .*$/m, `# A title ${step}`)),
    'a label in the sidebar': () =>
      writeFile(
        file,
        `---\nsidebar_label: Seen ${step}\n---\n${text.replace(/^---[\s\S]*?\n---\n/, '')}`,
      ),
    'a new page': () =>
      writeFile(path.join(path.dirname(file), `new-${step}.md`), `# New ${step}\n`),
    'a page less': () => (pages.length > 5 ? rm(file) : writeFile(file, text)),
    'another name': () => rename(file, path.join(path.dirname(file), `moved-${step}.md`)),
    'the API': async () => {
      const description = path.join(siteDir, descriptions[0] ?? '');
      if (descriptions.length === 0) return;
      const yaml = await readFile(description, 'utf8');
      await writeFile(description, yaml.replace(/title: .*/, `title: API ${step}`));
    },
    'a description': () =>
      writeFile(
        file,
        `---\ndescription: Seen ${step}\nslug: seen-${step}\n---\n${text.replace(/^---[\s\S]*?\n---\n/, '')}`,
      ),
    'an included file': () => appendTo(pick([...parts, undefined]), `\nAlso seen ${step} times.\n`),
    'the opening of a post': async () => {
      const post = posts.length === 0 ? file : path.join(siteDir, pick(posts));
      const before = await readFile(post, 'utf8');
      await writeFile(post, before.replace(/^(#.*|---)\n\n/m, `$1\n\nSeen ${step} times.\n\n`));
    },
    'an unlisted page': () =>
      writeFile(file, `---\nunlisted: true\n---\n${text.replace(/^---[\s\S]*?\n---\n/, '')}`),
    'the configuration': () =>
      writeFile(
        path.join(siteDir, 'docsgen.config.json'),
        JSON.stringify({ tagline: `Seen ${step} times`, docs: { breadcrumbs: step % 2 === 0 } }),
      ),
    'a category': () =>
      writeFile(
        path.join(path.dirname(file), '_category_.yml'),
        `label: Seen ${step}\nlink: { type: generated-index, description: Seen ${step} times }\n`,
      ),
    'a translation': async () => {
      const original = pick(pages.filter((one) => one.startsWith('content/')));
      const translation = path.join(siteDir, 'i18n/de', original.slice('content/'.length));
      if (!isTranslated) return;
      await mkdir(path.dirname(translation), { recursive: true });
      await writeFile(translation, `# Gesehen ${step}\n\n[Mond](./mond.md)\n`);
    },
    'a word of the site in another language': () =>
      isTranslated
        ? writeFile(path.join(siteDir, 'i18n/de/site.json'), `{ "Observe": "Seen ${step}" }`)
        : Promise.resolve(),
    'a file of the static folder': async () => {
      await mkdir(path.join(siteDir, 'static'), { recursive: true });
      await writeFile(path.join(siteDir, `static/seen-${step}.txt`), '');
    },
    nothing: async () => {},
  };
  const kind = pick(Object.keys(edits) as (keyof typeof edits)[]);
  await edits[kind]();
  return `${kind}: ${name}`;
}

it.each(sites)(
  'a build of %s that uses what is kept is that of a first build, whatever was edited',
  async (site) => {
    const siteDir = path.join(root, 'site');
    const cacheDir = path.join(root, 'cache');
    await mkdir(siteDir);
    await cp(path.join(repository, site), siteDir, {
      recursive: true,
      filter: (name) => !/\/(dist|expected|\.docsgen)$/.test(name),
    });
    const random = randomFrom(sites.indexOf(site) + 1);
    await made(siteDir, cacheDir);
    for (let step = 1; step <= steps; step += 1) {
      const done = await edit(siteDir, random, step);
      const [warm, cold] = [await made(siteDir, cacheDir), await made(siteDir)];
      expect(warm.diagnostics, done).toEqual(cold.diagnostics);
      const different = Object.keys({ ...warm.files, ...cold.files }).filter(
        (name) => warm.files[name] !== cold.files[name],
      );
      expect(different, done).toEqual([]);
    }
  },
  300_000,
);
