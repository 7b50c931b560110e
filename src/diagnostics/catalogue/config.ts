import { defineDiagnostic } from '../define.js';

/** Diagnostics about `docsgen.config.*` and `_category_.*`. */
export const configDiagnostics = {
  'config/no-site': defineDiagnostic<{ folder: string; description: string | undefined }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The folder is not a site: it has no configuration file, no Markdown and no API description. docsgen looks in the folder itself, in `content`, `docs` and `openapi`, and for API descriptions in other usual folders, such as `api`.',
    message: ({ folder }) => `There is no site in ${folder}.`,
    hint: ({ description }) =>
      description === undefined
        ? 'put Markdown or an OpenAPI file into the folder, or write a site into a new one: docsgen init my-docs'
        : `name the API description in docsgen.config.json: { "openapi": { "path": "${description}" } }`,
  }),
  'config/site-is-file': defineDiagnostic<{ file: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The path given as the folder of the site is a file.',
    message: ({ file }) => `${file} is a file, not the folder of a site.`,
    hint: () => 'name the folder; `--config` names a configuration file',
  }),
  'config/not-found': defineDiagnostic<{ file: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The file given by `--config` does not exist.',
    message: ({ file }) => `The configuration file ${file} does not exist.`,
  }),
  'config/extends': defineDiagnostic<{ name: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'An entry of `extends` is neither the name of an installed package nor the path of a folder, or it extends itself.',
    message: ({ name, problem }) => `The site cannot extend ${name}: ${problem}.`,
    hint: () => 'write the name of a package, or a path that begins with ./ or ../',
  }),
  'config/hook': defineDiagnostic<{ hook: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A function in the configuration (`sources`, `onPages`, `onBuilt`) threw an error or returned something unusable.',
    message: ({ hook, problem }) => `The hook ${hook} failed: ${problem}.`,
  }),
  'config/slow-hook': defineDiagnostic<{ hook: string; seconds: number }>({
    severity: 'info',
    isFatal: true,
    explanation:
      'A function in the configuration (`sources`, `onPages`, `onBuilt`) has been running for some time. The site waits for it.',
    message: ({ hook, seconds }) =>
      `The hook ${hook} has been running for ${seconds} seconds. The site waits for it.`,
    hint: () =>
      'give requests a timeout, as in fetch(url, { signal: AbortSignal.timeout(5000) }), and start docsgen again',
  }),
  'config/syntax': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The configuration file is not valid TypeScript, JavaScript or JSON.',
    message: ({ problem }) => `The configuration cannot be read: ${problem}`,
  }),
  'config/failed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The configuration file was found and read, but running it threw an error.',
    message: ({ problem }) => `The configuration failed while it was loaded: ${problem}`,
  }),
  'config/uncaught': defineDiagnostic<{ source: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The configuration or a plugin threw an error in a timer, in an event handler or in a promise that nothing awaits.',
    message: ({ source, problem }) => `${source} threw an error that nothing catches: ${problem}`,
    hint: () =>
      'await each promise, and catch errors of timers and event handlers where they occur',
  }),
  'config/unsettled': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The configuration file did not finish: a promise in it never settles or takes too long, or the file ends the process.',
    message: ({ problem }) => `The configuration does not finish loading: ${problem}.`,
    hint: () => 'await only what settles, such as a request with a timeout',
  }),
  'config/no-export': defineDiagnostic({
    severity: 'error',
    isFatal: true,
    explanation: 'The configuration file has no default export that is an object.',
    message: () => 'The configuration file exports no configuration.',
    hint: () => 'write `export default defineConfig({ … })`',
  }),
  'config/unknown-key': defineDiagnostic<{ key: string; within: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The configuration has a key that docsgen does not know, often because it is misspelt.',
    message: ({ key, within }) => `Unknown key ${key}${within && ` in ${within}`}.`,
  }),
  'config/invalid-value': defineDiagnostic<{ key: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A value of the configuration has the wrong type or is not among those allowed.',
    message: ({ key, problem }) => `${key || 'The configuration'}: ${problem}.`,
  }),
  'config/audience': defineDiagnostic<{ audience: string; known: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The site is built for an audience that `markdown.audiences` does not list.',
    message: ({ audience, known }) =>
      known === ''
        ? `There is no audience ${audience}: markdown.audiences lists none.`
        : `There is no audience ${audience}; known: ${known}.`,
  }),
  'config/locale': defineDiagnostic<{ locale: string; known: string }>({
    severity: 'error',
    isFatal: true,
    explanation: '`--locale` names a locale that the configuration does not list.',
    message: ({ locale, known }) => `The site has no locale ${locale}; it has ${known}.`,
  }),
  'config/unlisted-version': defineDiagnostic<{ folder: string; list: string }>({
    severity: 'error',
    explanation:
      'A folder or a sidebar file belongs to a docs version that `versions.json` does not list, so that it would silently be left out.',
    message: ({ folder, list }) => `${folder} belongs to no version of ${list}.`,
    hint: ({ list }) => `list the version in ${list}, or remove it`,
  }),
  'config/missing-version': defineDiagnostic<{ version: string; folder: string }>({
    severity: 'error',
    explanation:
      '`versions.json` lists a docs version that has no documents. Without them, it is not published.',
    message: ({ version, folder }) =>
      `The version ${version} has no documents: there are none in ${folder}.`,
  }),
  'config/duplicate-version': defineDiagnostic<{ version: string }>({
    severity: 'error',
    isFatal: true,
    explanation: '`versions.json` lists a docs version twice, perhaps in different spellings.',
    message: ({ version }) => `The version ${version} is listed twice.`,
  }),
  'config/unknown-version': defineDiagnostic<{ version: string; known: readonly string[] }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'The configuration names a docs version that does not exist or is not published. Versions are listed in `versions.json`; the documents being written are called `current`.',
    message: ({ version, known }) =>
      `There is no version ${version}; the site has ${known.join(', ')}.`,
  }),
  'config/unknown-product': defineDiagnostic<{ product: string; known: readonly string[] }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsPluginId` of a navbar item or an API description names no product of `docs`.',
    message: ({ product, known }) =>
      `There is no product ${product}; the site has ${known.join(', ')}.`,
  }),
  'config/version-path': defineDiagnostic<{ version: string; other: string; path: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'Two docs versions have the same URL path, so that their pages would collide.',
    message: ({ version, other, path }) =>
      `The versions ${other} and ${version} have the same path /${path}.`,
    hint: () => 'give one of them a `path` of its own in docs.versions',
  }),
  'config/no-version': defineDiagnostic({
    severity: 'error',
    isFatal: true,
    explanation: 'The configuration leaves out every version of the documents.',
    message: () => 'No version of the documents is left to publish.',
  }),
  'config/unlisted-locale': defineDiagnostic<{ folder: string; known: readonly string[] }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A folder of translations belongs to no locale of `i18n.locales`, so that it would silently be left out.',
    message: ({ folder, known }) =>
      `The folder ${folder} belongs to no locale; the site has ${known.join(', ')}.`,
    hint: () => 'list the locale in i18n.locales, or remove the folder',
  }),
  'config/empty-docs': defineDiagnostic<{ folder: string }>({
    severity: 'warning',
    explanation:
      'The folder that `docs.path` names has no documents. `docs` is `content/docs`; a path that begins with `./` or `../` is relative to the configuration.',
    message: ({ folder }) => `There are no documents in ${folder}.`,
  }),
  'config/icon-folder': defineDiagnostic<{ folder: string }>({
    severity: 'warning',
    explanation:
      'A folder of `icons` does not exist, for instance because its package is not installed.',
    message: ({ folder }) => `There is no folder of icons ${folder}.`,
  }),
  'config/unknown-message': defineDiagnostic<{ key: string }>({
    severity: 'warning',
    explanation: '`theme.json` of a locale translates a message that docsgen does not have.',
    message: ({ key }) => `docsgen has no message ${key}.`,
  }),
  'config/plural-message': defineDiagnostic<{ key: string }>({
    severity: 'warning',
    explanation:
      '`theme.json` of a locale has plural forms for a message without a number. docsgen uses `other` for it.',
    message: ({ key }) => `The message ${key} contains no number, so it has no plural forms.`,
    hint: () => 'write the text of `other` instead of the object',
  }),
  'config/unused-translation': defineDiagnostic<{ text: string }>({
    severity: 'warning',
    explanation:
      '`site.json` of a locale translates a text that the site does not contain, or no longer contains. The key must be the text in the configuration or the category file.',
    message: ({ text }) => `The site does not contain “${text}”.`,
  }),
};
