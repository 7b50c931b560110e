import { utimesSync } from 'node:fs';
import path from 'node:path';
import { type Edit, type Editing, mendLater, ofFile } from './edit.js';

const page = /^(content|versioned_docs|i18n).*\/[^_/][^/]*\.md$/;
const original = /^content\/(?:.*\/)?[^_/][^/]*\.md$/;
const doc = /^content\/docs\/(?:.*\/)?[^_/][^/]*\.md$/;
const post = /^content\/blog\/.*\.md$/;

/** Sets or removes a key of the front matter. */
function withKey(text: string, key: string, value: string | undefined): string {
  const [, head = '', body = text] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const lines = head.split('\n').filter((line) => line !== '' && !line.startsWith(`${key}:`));
  if (value !== undefined) lines.push(`${key}: ${value}`);
  return lines.length === 0 ? body : `---\n${lines.join('\n')}\n---\n${body}`;
}

function frontMatter(key: string, value: (editing: Editing) => string, pattern = doc): Edit {
  return ofFile(pattern, (name, editing) =>
    editing.site.change(name, (text) => {
      const isThere = new RegExp(`^${key}:`, 'm').test(text) && editing.random.chance(0.4);
      return withKey(text, key, isThere ? undefined : value(editing));
    }),
  );
}

const texts: Readonly<Record<string, Edit>> = {
  'a sentence': ofFile(page, (name, { site, step }) =>
    site.change(name, (text) => `${text}\nIt was seen ${step} times.\n`),
  ),
  'a sentence less': ofFile(page, (name, { site }) =>
    site.change(name, (text) => text.replace(/\nIt was seen \d+ times\.\n/, '')),
  ),
  'a heading': ofFile(page, (name, { site, step }) =>
    site.change(name, (text) => `${text}\n## Seen ${step} times\n\nOf late.\n`),
  ),
  'another word in a heading': ofFile(page, (name, { site, step }) =>
    site.change(name, (text) => text.replace(/^## .*$/m, `## Heading ${step}`)),
  ),
  'a title': ofFile(page, (name, { site, step }) =>
    site.change(name, (text) => text.replace(/^# .*$/m, `# Title ${step % 5}`)),
  ),
  'an empty text': ofFile(doc, (name, editing) => {
    mendLater(editing, name);
    editing.site.write(name, '');
  }),
  'a link': ofFile(original, (name, { site, random }) => {
    const folder = path.dirname(name);
    const target = random.pick(site.files(original)) ?? name;
    site.change(name, (text) => `${text}\nSee [it](${path.relative(folder, target)}).\n`);
  }),
  'a broken link': ofFile(original, (name, editing) => {
    mendLater(editing, name);
    editing.site.change(name, (text) => `${text}\n[Away](./away-${editing.step}.md)\n`);
  }),
  'a broken anchor': ofFile(original, (name, editing) => {
    mendLater(editing, name);
    editing.site.change(name, (text) => `${text}\n[There](#nowhere-${editing.step})\n`);
  }),
  'an image': ofFile(original, (name, { site, random }) => {
    const target = random.pick(site.files(/^content\/.*\.png$/));
    if (target === undefined) return;
    const link = path.relative(path.dirname(name), target);
    site.change(name, (text) => `${text}\n![It](${link.startsWith('.') ? '' : './'}${link})\n`);
  }),
  'a code block': ofFile(original, (name, { site, step, random }) => {
    const language = random.pick(['js', 'py', 'javscript', 'json']);
    site.change(name, (text) => `${text}\n\`\`\`${language}\nland(${step});\n\`\`\`\n`);
  }),
  'nothing but the time': ofFile(page, (name, { site, step }) =>
    utimesSync(path.join(site.dir, name), 1_700_000_000 + step, 1_700_000_000 + step),
  ),
  'the texts of two pages': (editing) => {
    const { site, random } = editing;
    const [a, b] = [random.pick(site.files(doc)), random.pick(site.files(doc))];
    if (a === undefined || b === undefined) return undefined;
    const [textOfA, textOfB] = [site.read(a), site.read(b)];
    site.write(a, textOfB);
    site.write(b, textOfA);
    return `${a} and ${b}`;
  },
};

const keys: Readonly<Record<string, Edit>> = {
  'a label in the sidebar': frontMatter('sidebar_label', ({ step }) => `Label ${step % 4}`),
  'a place in the sidebar': frontMatter('sidebar_position', ({ random }) => `${random.below(6)}`),
  'a slug': frontMatter('slug', ({ random }) => random.pick(['seen', '/deep/seen', 'moons']) ?? ''),
  'an id': frontMatter('id', ({ random }) => random.pick(['one', 'mars', 'two']) ?? ''),
  'a draft': frontMatter('draft', () => 'true', original),
  'an unlisted page': frontMatter('unlisted', () => 'true', original),
  'a description': frontMatter('description', ({ step }) => `Seen ${step} times.`, page),
  'a title in the front matter': frontMatter('title', ({ step }) => `Named ${step}`, page),
  'a tag': frontMatter('tags', ({ random }) => `[${random.pick(['sun', 'red', 'Sun'])}]`, original),
  'an author': frontMatter('authors', ({ random }) => random.pick(['ada', 'bob']) ?? '', post),
  'an old address': frontMatter('redirect_from', ({ random }) => `/old-${random.below(3)}`),
  'the next page': frontMatter('pagination_next', () => 'mars'),
  'a mistake in the front matter': ofFile(page, (name, editing) => {
    mendLater(editing, name);
    editing.site.change(name, (text) => `---\ntitle: [\n---\n${text}`);
  }),
};

const files: Readonly<Record<string, Edit>> = {
  'a new page': (editing) => {
    const { site, random, step } = editing;
    const folder = path.dirname(random.pick(site.files(doc)) ?? 'content/docs/index.md');
    const target = random.pick(['index', 'mars', 'landing']);
    const name = `${folder}/new-${step}.md`;
    site.write(name, `# New ${step}\n\nSee [it](./${target}.md).\n`);
    return name;
  },
  'a new post': ({ site, step }) => {
    const name = `content/blog/2026-04-${10 + (step % 15)}-seen.md`;
    site.write(name, `---\nauthors: ada\ntags: [sun]\n---\n\n# Seen ${step}\n\nAgain.\n`);
    return name;
  },
  'a page less': (editing) => {
    const name = editing.random.pick(editing.site.files(page));
    if (name === undefined || editing.site.files(doc).length < 4) return undefined;
    mendLater(editing, name);
    editing.site.remove(name);
    return name;
  },
  'another name': (editing) => {
    const { site, random, step } = editing;
    const name = random.pick(site.files(original)) ?? '';
    const to = `${path.dirname(name)}/2026-05-01-moved-${step}.md`;
    return moved(editing, name, random.chance(0.5) ? to : to.replace('2026-05-01-', ''));
  },
  'another folder': (editing) => {
    const { site, random } = editing;
    const name = random.pick(site.files(doc)) ?? '';
    const folder = path.dirname(random.pick(site.files(doc)) ?? '');
    return moved(editing, name, `${folder}/${path.basename(name)}`);
  },
  'a folder of its own': (editing) => {
    const name = editing.random.pick(editing.site.files(doc)) ?? '';
    return moved(editing, name, name.replace(/\.md$/, '/index.md'));
  },
  'other capitals': (editing) => {
    const name = editing.random.pick(editing.site.files(doc)) ?? '';
    const base = path.basename(name);
    return moved(editing, name, `${path.dirname(name)}/${base[0]?.toUpperCase()}${base.slice(1)}`);
  },
};

function moved({ site, mends }: Editing, from: string, to: string): string | undefined {
  if (from === '' || !site.move(from, to)) return undefined;
  mends.push(() => site.has(to) && site.move(to, from));
  return `${from} to ${to}`;
}

/** Edits of pages. */
export const pageEdits: Readonly<Record<string, Edit>> = { ...texts, ...keys, ...files };
