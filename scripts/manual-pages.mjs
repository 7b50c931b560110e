// Generates the reference pages of the manual from the configuration schema, the diagnostic catalogue and the theme.
// The functions are pure, so that a test can compare their results with the files.

/** Returns `docs/content/docs/configuration.md` for the configuration's JSON Schema. */
export function configurationPage(schema) {
  return page(
    {
      title: 'Configuration',
      description: 'Every key of docsgen.config.ts, with its type and default.',
      keywords:
        '[config file, TypeScript config, JSON config, YAML config, settings, title of the site, change the website title]',
      sidebar_position: 11,
      toc_max_heading_level: 2,
    },
    [
      'A site is configured in `docsgen.config.ts` in its folder. The endings `.mts`, `.js`, `.mjs` and `.json` work as well; the first file found in that order is used. A site without a configuration file gets the defaults below. If the file names neither documents nor API descriptions, docsgen [finds them](./getting-started.md#from-a-folder-of-markdown).',
      [
        '```ts title="docsgen.config.ts"',
        "import { defineConfig } from 'docsgen';",
        '',
        'export default defineConfig({',
        "  title: 'Planets API',",
        "  url: 'https://docs.example.com',",
        '});',
        '```',
      ].join('\n'),
      'The file exports an object, or a function that returns one or a promise of one. `defineConfig` returns what it is given; it gives your editor the types. A key that docsgen does not know and a value of the wrong type are errors, reported with their line and column.',
      'For `docsgen.config.json`, editors can complete and check the keys with the JSON Schema in `node_modules/docsgen/lib/config.schema.json`.',
      '## Top level {#config}',
      ...objectSections(schema, '', schema.$defs ?? {}),
    ],
  );
}

/** Returns `docs/content/docs/diagnostics.md` for the diagnostic catalogue. */
export function diagnosticsPage(catalogue) {
  const modules = new Map();
  for (const [code, definition] of Object.entries(catalogue)) {
    const [module] = code.split('/');
    modules.set(module, [...(modules.get(module) ?? []), { code, ...definition }]);
  }
  return page(
    {
      title: 'Diagnostics',
      description: 'Every message of docsgen by its code, and what it means.',
      sidebar_position: 12,
      toc_max_heading_level: 2,
    },
    [
      'Every finding has a code, a severity and, where it is about a file, a place in it. An **error** fails the command. A **warning** fails `build` and `check` with `--strict` only. An **info** never fails anything. The severities below are the defaults. `rules` in [the configuration](./configuration.md) [changes them](./checks.md#change-a-severity), except where the severity is marked as fixed.',
      ...[...modules].flatMap(([module, entries]) => [
        `## ${moduleTitle(module)} {#${module}}`,
        ...entries.flatMap(({ code, severity, isFatal, explanation }) => [
          `### \`${code}\` {#${anchor(code)}}`,
          `**${severity[0].toUpperCase()}${severity.slice(1)}${isFatal ? ', fixed' : ''}.** ${explanation}`,
        ]),
      ]),
    ],
  );
}

/** Returns `docs/content/docs/theme-components.md` for the overridable components. */
export function themeComponentsPage(groups) {
  return page(
    {
      title: 'Theme components',
      description: 'The components of the theme that a site may override, with their props.',
      sidebar_position: 8.5,
      toc_max_heading_level: 3,
    },
    [
      'These files of the theme are made to be overridden: [put a file with the same path](./theming.md#replace-a-component) into the `theme` folder of your site. It exports a component with the same name, which receives the props below. Types such as `PageLink` come from `docsgen/theme`.',
      'Paths and props of these components stay the same within a major version. You can override any other file of the theme as well; it may change with every release.',
      ...groups.flatMap(({ title, components }) => [
        `## ${title}`,
        ...components.flatMap(({ name, file, description, props }) => [
          `### \`${name}\` {#${name.toLowerCase()}}`,
          `${description} File: \`${file}\`.`,
          propTable(props),
        ]),
      ]),
    ],
  );
}

/** Returns `docs/content/docs/theme-tokens.md` for the design tokens. */
export function themeTokensPage(tokens) {
  const rows = tokens.map(
    ({ name, value, description }) => `| \`${name}\` | \`${value}\` | ${description} |`,
  );
  return page(
    {
      title: 'Design tokens',
      description: 'Every colour, size and font of the theme by its name, with its value.',
      sidebar_position: 8.3,
    },
    [
      'All sizes and colours of the theme are custom properties. `themeConfig.tokens` sets them by their names, your own style sheet by the same names with two dashes (`--radius`). Values that differ between light and dark mode are written as `{ light, dark }`.',
      [
        '```ts title="docsgen.config.ts"',
        "import { defineConfig } from 'docsgen';",
        '',
        'export default defineConfig({',
        '  themeConfig: {',
        '    tokens: {',
        "      radius: '0.125rem',",
        "      'sidebar-width': '20rem',",
        "      page: { light: '#fffdf8', dark: '#15130f' },",
        "      'code-string': { light: '#0a6640', dark: '#8fe0b0' },",
        '    },',
        '  },',
        '});',
        '```',
      ].join('\n'),
      'An unknown name and a value that could end the rule are errors. docsgen does not check the contrast of colours that you set here.',
      '![The colours of the theme, each in light mode on the left and in dark mode on the right](/img/tokens.svg)',
      ['| Token | Value | Purpose |', '| --- | --- | --- |', ...rows].join('\n'),
    ],
  );
}

function propTable(props) {
  const rows = props.map(({ name, type, isRequired, description }) => {
    const cells = [`\`${name}\``, `\`${type}\``, isRequired ? 'yes' : 'no', description];
    return `| ${cells.map(cell).join(' | ')} |`;
  });
  return ['| Prop | Type | Required | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const moduleTitles = {
  config: 'Configuration',
  content: 'Markdown',
  openapi: 'API description',
  pull: 'Descriptions at URLs',
  guide: 'Guides and the API',
  site: 'Pages, links and navigation',
  blog: 'Blog',
  search: 'Expected search results',
  theme: 'Theme',
  blocks: 'Blocks of a site',
  plugins: 'Plugins that fail',
  build: 'Building and the output folder',
  files: 'Files of the site',
  check: 'Following links',
  cli: 'Commands and servers',
  migrate: 'Migrating a site',
};

/** Throws for a module without a title, because its name alone tells readers little. */
function moduleTitle(module) {
  const title = moduleTitles[module];
  if (title === undefined) throw new Error(`moduleTitles lacks "${module}".`);
  return title;
}

function page(frontMatter, blocks) {
  const notice = '# Made from the code by "npm run manual": do not edit.';
  const meta = Object.entries(frontMatter).map(([key, value]) => `${key}: ${value}`);
  return `${['---', notice, ...meta, '---'].join('\n')}\n\n${blocks.join('\n\n')}\n`;
}

/** Returns a table of the object's keys, then a section for each key whose value contains objects. */
function objectSections(schema, path, definitions) {
  const link = (key) => `[below](#${anchor(join(path, key))})`;
  const entries = Object.entries(schema.properties);
  return [
    keyTable(schema, (key, value) =>
      objectsIn(value, definitions).length > 0 ? link(key) : undefined,
    ),
    ...entries.flatMap(([key, value]) => valueSections(value, join(path, key), definitions)),
  ];
}

function valueSections(schema, path, definitions) {
  const objects = objectsIn(schema, definitions);
  const [only] = objects;
  if (only === undefined) return [];
  const head = [`## \`${path}\` {#${anchor(path)}}`, ...describe(schema)];
  if (objects.length === 1) return [...head, ...objectSections(only, path, definitions)];
  const kinds = objects.flatMap((object) => {
    const { type, ...properties } = object.properties;
    const kind = type?.const ?? 'object';
    const heading = `### \`type: '${kind}'\` {#${anchor(`${path}.${kind}`)}}`;
    const optional = object.required?.includes('type') ? [] : ['`type` may be left out.'];
    const table = keyTable({ ...object, properties }, () => undefined);
    return [heading, ...describe(object), ...optional, table];
  });
  const text = holdsText(schema, definitions) ? 'A string, or one' : 'One';
  return [...head, `${text} of these objects, distinguished by \`type\`:`, ...kinds];
}

function describe({ description }) {
  return description === undefined ? [] : [description];
}

function keyTable({ properties, required = [] }, linkOf) {
  const rows = Object.entries(properties).map(([key, value]) => {
    const link = linkOf(key, value);
    const type = typeInWords(value) + (link === undefined ? '' : `, see ${link}`);
    const fallback = required.includes(key) ? '*required*' : defaultInWords(value);
    return `| ${[`\`${key}\``, type, fallback, value.description ?? ''].map(cell).join(' | ')} |`;
  });
  return ['| Key | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function typeInWords(schema) {
  const { const: constant, enum: values, anyOf, items, type, format, $ref } = schema;
  if (schema.tsType === 'unknown') return 'JSON';
  if (schema.tsType !== undefined) return schema.tsType.startsWith('{') ? 'object' : 'function';
  if (constant !== undefined) return code(constant);
  if (values !== undefined)
    return values
      .map(code)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1');
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeInWords))].join(' or ');
  if (items !== undefined) return `list of ${plural(typeInWords(items))}`;
  if ($ref !== undefined) return 'entry';
  if (format === 'uri') return 'URL';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer') return `whole number${range(schema)}`;
  if (type === 'number') return `number${range(schema)}`;
  return type ?? 'any';
}

function range({ minimum, maximum }) {
  // `z.toJSONSchema` uses the safe integer range as limits for keys without limits.
  if (maximum === Number.MAX_SAFE_INTEGER) return `, ${minimum} or more`;
  return minimum === undefined || maximum === undefined ? '' : `, ${minimum} to ${maximum}`;
}

function plural(type) {
  if (type === 'entry') return 'entries';
  return /^[a-zA-Z]+$/.test(type) ? `${type}s` : type;
}

/** An empty object as default is not shown, because the defaults of its keys apply. */
function defaultInWords({ default: fallback }) {
  const isEmptyObject =
    typeof fallback === 'object' && !Array.isArray(fallback) && Object.keys(fallback).length === 0;
  return fallback === undefined || isEmptyObject ? '' : code(fallback);
}

/** Returns the object schemas with known keys that a value is or contains. `seen` holds the references on the path. */
function objectsIn(schema, definitions, seen = []) {
  const { $ref, anyOf, items, properties, additionalProperties } = schema;
  if (seen.includes($ref)) return [];
  if ($ref !== undefined)
    return objectsIn(definition($ref, definitions), definitions, [...seen, $ref]);
  if (properties !== undefined) return [schema];
  if (anyOf !== undefined) {
    // An object and a list of the same objects count as one kind.
    const found = anyOf.flatMap((each) => objectsIn(each, definitions, seen));
    return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
  }
  const inner = items ?? additionalProperties;
  return typeof inner === 'object' ? objectsIn(inner, definitions, seen) : [];
}

function holdsText({ $ref, type, anyOf, items, additionalProperties }, definitions, seen = []) {
  if (type === 'string') return true;
  if (seen.includes($ref)) return false;
  if ($ref !== undefined)
    return holdsText(definition($ref, definitions), definitions, [...seen, $ref]);
  if (anyOf !== undefined) return anyOf.some((each) => holdsText(each, definitions, seen));
  const inner = items ?? additionalProperties;
  return typeof inner === 'object' && holdsText(inner, definitions, seen);
}

function definition($ref, definitions) {
  return definitions[$ref.replace('#/$defs/', '')] ?? {};
}

function join(path, key) {
  return path === '' ? key : `${path}.${key}`;
}

function anchor(path) {
  return path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function code(value) {
  return `\`${JSON.stringify(value).replaceAll('"', "'")}\``;
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
