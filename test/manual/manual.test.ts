import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  configurationPage,
  diagnosticsPage,
  themeComponentsPage,
  themeTokensPage,
} from '../../scripts/manual-pages.mjs';
import { themeComponents } from '../../scripts/theme-components.mjs';
import { themeTokens, tokenImage } from '../../scripts/theme-tokens.mjs';
import { createProgram } from '../../src/cli/program.js';
import { configSchema, tokenDescriptions } from '../../src/config/index.js';
import { hostNames } from '../../src/config/schema/hosts.js';
import { navbarItem } from '../../src/config/schema/navigation.js';
import { frontMatterSchema } from '../../src/content/front-matter/schema.js';
import {
  containerNames,
  directiveAttributes,
  inlineNames,
  leafNames,
} from '../../src/content/markdown/directive-declarations.js';
import { tagTable } from '../../src/content/tags/tag-table.js';
import { diagnosticCatalogue } from '../../src/diagnostics/index.js';
import { listLocales } from '../../src/i18n/locale-files.js';
import { sourceTools } from '../../src/migrate/index.js';
import { services } from '../../src/node/services.js';
import { sampleIds } from '../../src/request/code-samples/index.js';
import { slotDescriptions } from '../../src/site/slots.js';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manual = (name: string): string => read(`docs/content/docs/${name}.md`);

describe('generated manual pages are up to date (otherwise run npm run manual) and', () => {
  it('document every configuration key', () => {
    const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });
    expect(manual('configuration')).toBe(configurationPage(schema));
  });

  it('say what each configuration key means', () => {
    const rows = manual('configuration').match(/^\| `.*\|$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((row) => / \| +\|$/.test(row) && !row.includes('see [below]'))).toEqual([]);
  });

  it('document every diagnostic', () => {
    expect(manual('diagnostics')).toBe(diagnosticsPage(diagnosticCatalogue));
  });

  it('list the props of every component that sites can override', () => {
    expect(manual('theme-components')).toBe(themeComponentsPage(themeComponents(root)));
  });

  it('list and show every design token', () => {
    const tokens = themeTokens(root, tokenDescriptions);
    expect(manual('theme-tokens')).toBe(themeTokensPage(tokens));
    expect(read('docs/static/img/tokens.svg')).toBe(tokenImage(tokens));
  });
});

describe('hand-written manual pages document', () => {
  /** Fails with what to add and where, because the whole page would hide it. */
  const expectIn = (page: string, pattern: RegExp | string, what: string): void => {
    const text = manual(page);
    const isThere = pattern instanceof RegExp ? pattern.test(text) : text.includes(pattern);
    expect(isThere, `describe ${what} in docs/content/docs/${page}.md`).toBe(true);
  };

  it.each(Object.entries(slotDescriptions))('the slot %s', (name, description) => {
    expectIn('theming', `| \`${name}\` | ${description} |`, `the slot ${name}`);
  });

  it.each(Object.keys(frontMatterSchema.shape))('front matter: %s', (key) => {
    expectIn('front-matter', `| \`${key}\` |`, `the key ${key}`);
  });

  it.each(listLocales())('the interface messages of %s, also in the README', (tag) => {
    const row = new RegExp(`^\\| ([^|]+) \\| \`${tag}\` \\|`, 'm');
    expectIn('languages', row, `the language ${tag}`);
    const [, name = ''] = row.exec(manual('languages')) ?? [];
    expect(read('README.md')).toContain(name.split(', ').toReversed().join(' '));
  });

  it.each(navbarTypes())('the navbar item %s', (type) => {
    expectIn('navigation', new RegExp(`^\\|[^|]*\`${type}\`[^|]*\\|`, 'm'), `the item ${type}`);
  });

  it.each(sampleIds)('the samples in %s', (id) => {
    expectIn('openapi', `\`${id}\``, `the samples in ${id}`);
  });

  const directives = [...containerNames, ...leafNames, ...inlineNames];

  it.each(directives)('the directive %s', (name) => {
    const page = name === 'only' || name === 'var' ? 'conditions' : 'markdown';
    expectIn(page, new RegExp(`(?:\`|:)${name}\\b`), `the directive ${name}`);
  });

  const folder = 'docs/content/docs';
  const pages = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  const texts = pages.map((name) => read(`${folder}/${name}`)).join('\n');

  it.each(directives)('the attributes of the directive %s', (name) => {
    const missing = Object.keys(directiveAttributes(name)).filter((attribute) => {
      const used = new RegExp(`:${name}\\b.*\\{[^}\n]*\\b${attribute}\\b`);
      return !texts.includes(`\`${attribute}\``) && !used.test(texts);
    });
    expect(missing, `describe the attributes of ${name} in ${folder}/markdown.md`).toEqual([]);
  });

  it.each([...tagTable.keys()])('the tag %s', (name) => {
    expectIn('tags', new RegExp(`\`<?${name}\\b|<${name}\\b`), `the tag <${name}>`);
  });

  it.each(hostNames)('the host %s', (name) => {
    const pages = readdirSync(path.join(root, 'docs/content/docs/hosts'));
    const page = pages.find((file) =>
      read(`docs/content/docs/hosts/${file}`).includes(`hosts: ['${name}']`),
    );
    expect(page, `describe the host ${name} in docs/content/docs/hosts`).toBeDefined();
    expectIn('publishing', `](./hosts/${page}`, `the host ${name}`);
  });

  it.each(sourceTools.filter(({ id }) => id !== 'folder'))('the source tool $name', ({ name }) => {
    expectIn('migrating', new RegExp(`^\\|[^|]*${name}`, 'm'), `the tool ${name}`);
  });

  const silent = { write: () => true };
  const environment = {
    cwd: root,
    env: {},
    stdout: silent,
    stderr: silent,
    onInterrupt: () => {},
    untilInterrupted: async () => {},
  };
  const { commands } = createProgram(environment, services, () => {});

  it.each(commands.map((command) => command.name()))('command line: %s', (name) => {
    expectIn('command-line', `\n## \`docsgen ${name}`, `the command ${name}`);
  });

  const flags = new Set(commands.flatMap(({ options }) => options.map(({ long }) => long ?? '')));

  it.each([...flags])('command line: %s', (flag) => {
    expectIn('command-line', new RegExp(`\`[^\`\n]*${flag}[ \`]`), `the option ${flag}`);
  });
});

/** Values of `type` in an item of the navbar. */
function navbarTypes(): readonly string[] {
  const { anyOf = [] } = z.toJSONSchema(navbarItem, { io: 'input', unrepresentable: 'any' });
  const types = anyOf.flatMap(({ properties = {} }) => {
    const { const: type } = Object(properties.type);
    return typeof type === 'string' ? [type] : [];
  });
  if (types.length === 0) throw new Error('The schema of navbar items has another form.');
  return types;
}

it('the code reads every key of the front matter and of the configuration', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .map((file) => file.replaceAll('\\', '/'))
    // A migration reads the settings of other tools.
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('migrate/'));
  const properties = new Set(sources.flatMap((file) => readProperties(`src/${file}`)));
  const rows = [...manual('configuration').matchAll(/^\| `(?:[^`]*\.)?(\w+)` \|/gm)];
  const keys = [...Object.keys(frontMatterSchema.shape), ...rows.map(([, key = '']) => key)];
  expect(rows.length).toBeGreaterThan(200);
  const unread = [...new Set(keys)].filter((key) => !properties.has(key));
  // `fs` and `mono` are read by `valueAt` and by role; `customProps` of Docusaurus is accepted, without effect.
  expect(unread.toSorted()).toEqual(['customProps', 'fs', 'mono']);
});

/** Returns the names of the properties that the code of a file reads: `object.name` and `const { name } = object`. */
function readProperties(file: string): readonly string[] {
  const names: string[] = [];
  const member: VisitorObject['MemberExpression'] = ({ computed, property }) => {
    if (!computed && property.type === 'Identifier') names.push(property.name);
  };
  const pattern: VisitorObject['ObjectPattern'] = ({ properties }) => {
    for (const one of properties)
      if (one.type === 'Property' && one.key.type === 'Identifier') names.push(one.key.name);
  };
  const visitor = new Visitor({ MemberExpression: member, ObjectPattern: pattern });
  visitor.visit(parseSync(file, read(file)).program);
  return names;
}

it('documents a reason for every dependency in docs/decisions/000-dependencies.md', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const reasons = read('docs/decisions/000-dependencies.md');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

it('the native packages of satteri are those of the version in the bundle', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const satteri = JSON.parse(read('node_modules/satteri/package.json'));
  expect(optionalDependencies).toEqual(satteri.optionalDependencies);
});

it('every column of a table has a heading', () => {
  const folder = 'docs/content/docs';
  const pages = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const bare = pages
    .filter((page) => page.endsWith('.md'))
    .filter((page) => /^\|(?:.*\|)?\s*\|.*\n\|(?:[ :-]+\|)+$/m.test(read(`${folder}/${page}`)));
  expect(bare).toEqual([]);
});

describe('contributor documents name only files that exist', () => {
  const modules = readdirSync(path.join(root, 'src')).map((name) => `src/${name}/README.md`);
  const decisions = readdirSync(path.join(root, 'docs/decisions')).map(
    (name) => `docs/decisions/${name}`,
  );
  const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'theme/README.md', ...modules];

  it.each([...documents, ...decisions].filter((file) => existsSync(path.join(root, file))))(
    '%s',
    (file) => {
      const named = read(file).matchAll(
        /`((?:bench|docs|scripts|src|test|theme)\/[^`\s<>*…{}]*)`/g,
      );
      const missing = [...named].filter(([, name = '']) => !existsSync(path.join(root, name)));
      expect(missing.map(([, name]) => name)).toEqual([]);
    },
  );

  const listFiles = (folder: string): readonly string[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    );
  const readmes = listFiles('src').filter((file) => file.endsWith('/README.md'));
  it.each([...readmes, 'theme/README.md'])('%s, also by a path within its module', (file) => {
    const folder = path.dirname(file);
    const below = listFiles(folder);
    const named = [...read(file).matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map(
      ([, name = '']) => name,
    );
    const missing = named.filter(
      (name) =>
        ![folder, path.dirname(folder), 'src', '.'].some((from) =>
          existsSync(path.join(root, from, name)),
        ) && !below.some((one) => one.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
  });

  it('show the architecture on one page', () => {
    expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThanOrEqual(700);
  });
});
