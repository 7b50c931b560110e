import { type Edit, mendLater, ofFile } from './edit.js';

/** A PNG of a different size, or with different bytes after its end. */
function otherImage(bytes: Buffer, step: number): Buffer {
  const image = Buffer.from(bytes);
  if (step % 2 === 0) image.writeUInt32BE(1 + (step % 90), 16);
  return Buffer.concat([image, Buffer.from([step % 256])]);
}

const beside: Readonly<Record<string, Edit>> = {
  'an included text': ofFile(/\/_[^/]*\.md$/, (name, { site, step }) =>
    site.change(name, (text) => `${text}\nAlso seen ${step} times.\n`),
  ),
  'an included text less': ofFile(/\/_[^/]*\.md$/, (name, editing) => {
    mendLater(editing, name);
    editing.site.remove(name);
  }),
  'a link in an included text': ofFile(/\/_[^/]*\.md$/, (name, editing) => {
    mendLater(editing, name);
    editing.site.change(name, (text) => `${text}\n[Away](./away.md)\n`);
  }),
  'included code': ofFile(/\.py$/, (name, { site, step }) =>
    site.change(name, (text) => text.replace(/return .*/, `return ${step}`)),
  ),
  'code around what is included': ofFile(/\.py$/, (name, { site, step }) =>
    site.change(name, (text) => `# Seen ${step}\n${text}`),
  ),
  'included code less': ofFile(/\.py$/, (name, editing) => {
    mendLater(editing, name);
    editing.site.remove(name);
  }),
  'the bytes of an image': ofFile(/\.png$/, (name, { site, step }) =>
    site.write(name, otherImage(site.bytes(name), step)),
  ),
  'an image less': ofFile(/^content\/.*\.png$/, (name, editing) => {
    mendLater(editing, name);
    editing.site.remove(name);
  }),
  'a static file': ({ site, random, step }) => {
    const name = random.pick(['robots.txt', 'img/new.txt', '_redirects', '.well-known/x']);
    site.write(`static/${name}`, `# ${step}\n`);
    return name;
  },
  'a static file less': ofFile(/^static\//, (name, { site }) => site.remove(name)),
  'a static file in the place of a page': (editing) => {
    const name = 'static/docs/mars/index.html';
    editing.site.write(name, 'Mars');
    editing.mends.push(() => editing.site.remove('static/docs'));
    return name;
  },
};

const folders: Readonly<Record<string, Edit>> = {
  'the label of a category': ofFile(/_category_\.yml$/, (name, { site, step }) =>
    site.change(name, (text) => text.replace(/^label: .*/m, `label: Moons ${step}`)),
  ),
  'the place of a category': ofFile(/_category_\.yml$/, (name, { site, random }) =>
    site.change(name, (text) => text.replace(/^position: .*/m, `position: ${random.below(5)}`)),
  ),
  'a category file less': ofFile(/_category_\./, (name, editing) => {
    mendLater(editing, name);
    editing.site.remove(name);
  }),
  'a mistake in a category file': ofFile(/_category_\.yml$/, (name, editing) => {
    mendLater(editing, name);
    editing.site.change(name, (text) => `${text}colour: red\n`);
  }),
  'an author’s name': ofFile(/authors\.yml$/, (name, { site, step }) =>
    site.change(name, (text) => text.replace(/name: .*/, `name: Ada ${step}`)),
  ),
  'one more author': ofFile(/authors\.yml$/, (name, { site }) =>
    site.change(name, (text) => (text.includes('bob:') ? text : `${text}bob:\n  name: Bob\n`)),
  ),
  'no authors': ofFile(/authors\.yml$/, (name, editing) => {
    mendLater(editing, name);
    editing.site.remove(name);
  }),
};

const translations: Readonly<Record<string, Edit>> = {
  'a translation': ({ site, random, step }) => {
    const of = random.pick(site.files(/^content\/(docs|blog)\/.*\.md$/));
    const name = of?.replace('content/', 'i18n/de/');
    if (name) site.write(name, `# Gesehen ${step}\n\n[Mars](./mars.md)\n`);
    return name;
  },
  'a translated partial': ({ site, step }) => {
    site.write('i18n/de/docs/_units.md', `In Kilometern, ${step} mal.\n`);
    return 'i18n/de/docs/_units.md';
  },
  'the words of the site in another language': ({ site, step }) => {
    const words = { Guides: `Wege ${step}`, Log: 'Logbuch', ...(step % 3 === 0 && { Seen: 'x' }) };
    site.write('i18n/de/site.json', JSON.stringify(words));
    return 'i18n/de/site.json';
  },
  'docsgen’s words in another language': ({ site, random, step }) => {
    const words = random.chance(0.7) ? { 'chrome.search': `Suche ${step}` } : {};
    site.write('i18n/de/theme.json', JSON.stringify(words));
    return 'i18n/de/theme.json';
  },
  'a mistake in a file of words': ({ site, mends }) => {
    const name = 'i18n/de/theme.json';
    site.write(name, '{');
    mends.push(() => site.remove(name));
    return name;
  },
};

const versions: Readonly<Record<string, Edit>> = {
  'one more version': ({ site }) => {
    if (site.has('versioned_docs/version-2.0')) return undefined;
    site.write('versions.json', '["2.0", "1.0"]');
    site.write('versioned_docs/version-2.0/index.md', '# Planets\n\nThere are eight again.\n');
    const sidebars = site.read('versioned_sidebars/version-1.0-sidebars.json');
    site.write('versioned_sidebars/version-2.0-sidebars.json', sidebars);
    return '2.0';
  },
  'a version less': ({ site }) => {
    if (!site.has('versioned_docs/version-2.0')) return undefined;
    site.write('versions.json', '["1.0"]');
    site.remove('versioned_docs/version-2.0');
    site.remove('versioned_sidebars/version-2.0-sidebars.json');
    return '2.0';
  },
};

/** Edits of files other than pages. */
export const otherEdits: Readonly<Record<string, Edit>> = {
  ...beside,
  ...folders,
  ...translations,
  ...versions,
};
