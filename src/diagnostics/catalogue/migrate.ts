import { defineDiagnostic } from '../define.js';

/** What `docsgen migrate` leaves to people. */
export const migrateDiagnostics = {
  'migrate/unknown-tool': defineDiagnostic<{ folder: string; tools: readonly string[] }>({
    severity: 'error',
    isFatal: true,
    explanation: '`docsgen migrate` found neither the settings of a known tool nor Markdown files.',
    message: ({ folder }) => `${folder} contains no site that docsgen can migrate.`,
    hint: ({ tools }) =>
      `name the folder with the tool’s settings, or the tool with --from: ${tools.join(', ')}`,
  }),
  'migrate/site-below': defineDiagnostic<{ folder: string; tool: string; command: string }>({
    severity: 'warning',
    explanation:
      'The folder has no settings of a known tool, but a folder below it has. From its own folder, `docsgen migrate` can read its settings and navigation.',
    message: ({ folder, tool }) => `The folder ${folder} is a site of ${tool}.`,
    hint: ({ command }) => `migrate it on its own: ${command}`,
  }),
  'migrate/file-exists': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation:
      'A file that the migration would write exists with another text. It stays as it is, so that your own changes are kept.',
    message: ({ file }) => `${file} exists and differs; it stays as it is.`,
    hint: () =>
      'compare the two: --force writes it anyway, --out writes the new site into another folder',
  }),
  'migrate/old-files': defineDiagnostic<{ folder: string; files: number }>({
    severity: 'warning',
    explanation:
      'With `--write`, docsgen would read a folder of the old site as part of the new one: pages in `content/`, components in `theme/`.',
    message: ({ folder, files }) =>
      `docsgen reads ${folder}/ as part of the new site, also its ${files === 1 ? 'file' : `${files} files`} from the old one.`,
    hint: () => 'move what does not belong to the new site, or use --out with another folder',
  }),
  'migrate/broken-settings': defineDiagnostic<{ file: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A settings file of the old site has broken syntax. Without it, `docsgen migrate` would make another site, and so it stops.',
    message: ({ file, problem }) =>
      `The settings file ${file} cannot be read: ${problem.replace(/\.?$/, '.')}`,
    hint: () => 'correct the syntax in the old site, and run the command again',
  }),
  'migrate/needs-code': defineDiagnostic<{ key: string | undefined }>({
    severity: 'warning',
    explanation:
      'A setting of the old site is computed by code. `docsgen migrate` reads settings without running anything.',
    message: ({ key }) =>
      key === undefined
        ? 'All settings of this file are computed by code and were left out.'
        : `The setting ${key} is computed by code and was left out.`,
    hint: ({ key }) =>
      key === undefined
        ? 'write the file as an object, and migrate again'
        : 'write its value into docsgen.config.ts',
  }),
  'migrate/no-setting': defineDiagnostic<{ key: string }>({
    severity: 'info',
    explanation: 'docsgen has no setting that means the same.',
    message: ({ key }) => `docsgen has no setting ${key}; it was left out.`,
  }),
  'migrate/no-equivalent': defineDiagnostic<{ what: string }>({
    severity: 'warning',
    explanation: 'A part of the old site has no equivalent, and is left out of the new one.',
    message: ({ what }) => `${what} was not migrated.`,
  }),
  'migrate/refused-file': defineDiagnostic<{
    file: string;
    reason: 'outside' | 'private' | 'code';
  }>({
    severity: 'warning',
    explanation:
      'The old site names a file outside of its Git repository, or outside of its folder if there is no repository. Or a file can contain secrets, or docsgen would run it in the new site. `docsgen migrate` does not copy it, because the site may be the work of strangers.',
    message: ({ file, reason }) =>
      ({
        outside: `The file ${file} is outside of the repository and was not read.`,
        private: `The file ${file} can hold secrets and was not read.`,
        code: `The file ${file} would be part of the code of the new site and was not copied.`,
      })[reason],
    hint: ({ reason }) =>
      reason === 'outside'
        ? 'copy it into the repository; without Git, run git init in the folder that holds both'
        : undefined,
  }),
  'migrate/outside-site': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation:
      'The path of a migrated file leads out of the folder of the new site, through `..` or a symbolic link. `docsgen migrate` does not write it.',
    message: ({ file }) => `${file} would be outside of the new site and was not written.`,
  }),
  'migrate/missing-file': defineDiagnostic<{ target: string }>({
    severity: 'warning',
    explanation:
      'The navigation or a text of the old site names a file that is not in its folder; often a script makes it.',
    message: ({ target }) => `The file ${target} does not exist.`,
    hint: () => 'create it, or remove the reference to it',
  }),
  'migrate/unlisted-pages': defineDiagnostic<{ pages: readonly string[] }>({
    severity: 'info',
    explanation:
      'GitBook and mdBook publish only the pages that `SUMMARY.md` names. In the new site, the other pages are `unlisted`: neither sidebars nor searches show them.',
    message: ({ pages: [first = '', ...others] }) =>
      others.length === 0
        ? `SUMMARY.md does not name the page ${first}, which is unlisted in the new site.`
        : `SUMMARY.md does not name ${others.length + 1} pages, such as ${first}, which are unlisted in the new site.`,
    hint: () => 'delete them, or remove unlisted from their front matter and add them to a sidebar',
  }),
  'migrate/description-url': defineDiagnostic<{ url: string }>({
    severity: 'warning',
    explanation:
      'The old site shows an API description from a URL. Migrations and builds do not use the network; `docsgen pull` does.',
    message: ({ url }) => `The API description at ${url} was not copied.`,
    hint: ({ url }) =>
      `write openapi: { url: '${url}' } into docsgen.config.ts and run docsgen pull`,
  }),
  'migrate/signed-url': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'GitBook writes a signed URL for an API description that was uploaded to it. The URL expires after two days.',
    message: ({ name }) => `The URL of the API description ${name} expires.`,
    hint: () => 'write its lasting url, or the path of its file, into docsgen.config.ts',
  }),
  'migrate/tag-stub': defineDiagnostic<{
    name: string;
    uses: number;
    pages: number;
    attributes: readonly string[];
  }>({
    severity: 'warning',
    explanation:
      'Several places use a component of the old site. `docsgen migrate` writes a file for it into `tags/`. It shows the content and the text of the attributes, and nothing else of what the component rendered.',
    message: ({ name, uses, pages }) =>
      `<${name}> shows only its content and the words of its attributes: ${uses} uses in ${pages === 1 ? 'one page' : `${pages} pages`}.`,
    hint: ({ name, attributes }) =>
      `write in tags/${name}.mdx what it drew${attributes.length === 0 ? '' : `; its attributes are ${attributes.join(', ')}`}`,
  }),
  'migrate/kept-text': defineDiagnostic<{ words: readonly string[] }>({
    severity: 'warning',
    explanation:
      'The conversion of a page would have lost words, so that the page keeps its text as it was.',
    message: ({ words }) =>
      `The text was left unconverted, because these words would be lost: ${words.slice(0, 5).join(', ')}.`,
  }),
  'migrate/escaped-sign': defineDiagnostic({
    severity: 'warning',
    explanation:
      'A line has a `<` or `{` that begins no tag and no value, such as in `<name>`. The whole page would be shown as plain Markdown, so that `docsgen migrate` escapes the sign, which shows it as text.',
    message: () => 'A < or { that begins no tag and no value was escaped with a backslash.',
    hint: () => 'compare the line with the old site',
  }),
  'migrate/wildcard-redirect': defineDiagnostic<{ from: string; to: string }>({
    severity: 'warning',
    explanation: 'A redirect leads from one address to another; patterns are not supported.',
    message: ({ from, to }) => `The redirect from ${from} to ${to} has a pattern.`,
    hint: () => 'list its addresses in redirects, or keep it at the host',
  }),
};
