import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { plainRoute } from '../plain-folder.js';

type Settings = Readonly<Record<string, unknown>>;

interface Locales {
  readonly name: string;
  readonly main: unknown;
  readonly others: readonly string[];
}

/** Languages of the navigation; the default one comes first or is marked. */
export function mintlifyLocales({ navigation }: Settings): Locales {
  const languages =
    isRecord(navigation) && Array.isArray(navigation.languages)
      ? navigation.languages.filter(isRecord)
      : [];
  const main = languages.find((one) => one.default === true) ?? languages[0];
  const code = (one: Settings): string =>
    one.language === 'cn' ? 'zh' : String(one.language ?? 'en');
  return {
    name: main ? code(main) : 'en',
    main,
    others: languages.filter((one) => one !== main).map(code),
  };
}

const aboutRepository =
  /^(?:README|CONTRIBUTING|LICENSE|AGENTS|CLAUDE|CODE_OF_CONDUCT|SECURITY)\.mdx?$|(?:^|\/)\.|^node_modules\//i;

export function mintlifyPages(files: SourceFiles, { others }: Locales): SourcePage[] {
  return files
    .list('')
    .filter((file) => isMarkdownFile(file) && !aboutRepository.test(file))
    .map((from): SourcePage => {
      const [first = ''] = from.split('/');
      if (first === 'snippets') return { from, to: `content/docs/_${from}` };
      if (first === '_snippets') return { from, to: `content/docs/${from}` };
      if (others.includes(first) || (first === 'cn' && others.includes('zh')))
        return {
          from,
          to: `i18n/${first === 'cn' ? 'zh' : first}/docs/${from.slice(first.length + 1)}`,
        };
      // `readme.mdx` is not an index here.
      const isReadme = /(?:^|\/)readme\.mdx?$/i.test(from);
      const route = isReadme ? `/${from.replace(/\.mdx?$/, '')}` : plainRoute(from);
      return { from, to: `content/docs/${from}`, route };
    });
}

/** Files of the root folder are published as they are. */
export function mintlifyStaticFiles(files: SourceFiles): SourcePage[] {
  return files
    .list('')
    .filter((file) => !isMarkdownFile(file) && !aboutRepository.test(file))
    .filter(
      (file) =>
        !/\.(?:jsx?|tsx?|css|lock|toml)$|^(?:docs|mint|package|package-lock|redirects|tsconfig)\.json$|\.ya?ml$|\.json$/.test(
          file,
        ),
    )
    .map((from) => ({ from, to: `static/${from}` }));
}
