import path from 'node:path/posix';
import { isApiDescription, oneFormatOfEach } from '../../files/api-description.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { splitNumberPrefix } from '../../site/number-prefix.js';
import { hostRedirects } from '../redirect-files.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import type { SourcePage, SourceSite, SourceTool, TextPass } from '../source-tool.js';
import { emojiCode, emojiCodesOfGitHub } from '../text/emoji.js';
import { type FrontMatterRules, subtitleRule } from '../text/front-matter.js';
import { outsideTarget } from '../text/moved-target.js';
import { repositoryLink } from '../text/repository-link.js';
import { DescriptionFiles } from './description-files.js';
import { gitbookPasses, gitbookSyntax } from './gitbook/text.js';
import { mkdocsPasses, mkdocsSyntax, mkdocsSyntaxWords } from './mkdocs/text.js';

/** Files of a repository that are about the repository. */
const aboutRepository =
  /(?:^|\/)(?:CONTRIBUTING|LICENSE|CODE_OF_CONDUCT|SECURITY|AGENTS|CLAUDE|PULL_REQUEST_TEMPLATE|ISSUE_TEMPLATE)\.md$|(?:^|\/)\.[^/]+\//i;

/** A folder with Markdown files, and perhaps API descriptions, and without settings of a tool. */
export const plainFolder: SourceTool = {
  id: 'folder',
  name: 'a folder of Markdown files',
  hasSettings: false,
  detect: (files) => markdownFiles(files, markdownFolder(files)).length > 0,
  read: (files) => {
    const folder = markdownFolder(files);
    const { redirects, patterns } = hostRedirects(files, ['', 'static', 'public']);
    const descriptions = new DescriptionFiles(folderDescriptions(files, folder), files);
    const apis = descriptions.roots.map((root) => ({ path: descriptions.place(root) }));
    const texts = folderTexts(files, folder, markdownFiles(files, folder));
    return {
      ...texts,
      config: {
        docs: { routeBasePath: '/' },
        ...(apis.length === 0 ? {} : { openapi: apis.length === 1 ? apis[0] : apis }),
        redirects,
      },
      assets: [...texts.assets, ...staticAssets(files), ...descriptions.assets],
      patterns,
    };
  },
};

/** Returns a site of Markdown files, which keep the paths that they have in a folder. */
export function folderTexts(
  files: SourceFiles,
  folder: string,
  markdown: readonly string[],
): Omit<SourceSite, 'config'> {
  const dialect = folderDialect(markdown.map((file) => files.text(file) ?? ''));
  return {
    pages: markdown.map((from) => {
      const below = folder === '' ? from : from.slice(folder.length + 1);
      return { from, to: `content/docs/${below}`, route: plainRoute(below) };
    }),
    assets: besideAssets(files, folder, 'content/docs'),
    generatedFiles: {},
    passes: [...dialect.passes, emojiCodesOfGitHub],
    frontMatter: frontMatterRules,
    syntaxWords: dialect.words,
    syntax: [emojiCode, ...dialect.syntax],
    link: (target, context) => repositoryLink(target, context) ?? outsideTarget(target, context),
    patterns: [],
    diagnostics: [],
  };
}

const position = (value: unknown) =>
  typeof value === 'number' ? { sidebar_position: value } : undefined;

/** Keys that most tools have: `weight` is Hugo's, `nav_order` that of Just the Docs, `subtitle` that of Fern. */
const frontMatterRules: FrontMatterRules = {
  order: position,
  weight: position,
  nav_order: position,
  hidden: (value) => (value === true ? { unlisted: true } : {}),
  subtitle: subtitleRule,
};

interface Dialect {
  readonly passes: readonly TextPass[];
  readonly syntax: readonly RegExp[];
  readonly words: readonly string[];
}

const gitbookBlock = /^[ \t]*\{% (?:hint style=|tabs %|stepper %|content-ref url=|embed url=)/m;
const mkdocsBlock =
  /^(?:(?:!!!|\?\?\?\+?) [a-z]+(?: "[^"\n]*")?|=== "[^"\n]+")[ \t]*\r?\n(?:[ \t]*\r?\n)? {4}\S/m;

/** Returns the conversions for texts of a tool whose settings are elsewhere. */
function folderDialect(texts: readonly string[]): Dialect {
  if (texts.some((text) => gitbookBlock.test(text)))
    return { passes: gitbookPasses(), syntax: gitbookSyntax, words: ['href'] };
  if (texts.some((text) => mkdocsBlock.test(text)))
    return { passes: mkdocsPasses('.', ['.']), syntax: mkdocsSyntax, words: mkdocsSyntaxWords };
  return { passes: [], syntax: [], words: [] };
}

/** Returns the folder of a repository that has its texts. */
export function markdownFolder(files: SourceFiles): string {
  const folders = ['content/docs', 'docs', 'doc', 'documentation', 'content'];
  return folders.find((folder) => files.list(folder).some(isMarkdownFile)) ?? '';
}

/** Returns the API descriptions where a build without a configuration finds them. */
function folderDescriptions(files: SourceFiles, docs: string): readonly string[] {
  const isDescription = (file: string): boolean =>
    /\.(?:ya?ml|json)$/i.test(file) && isApiDescription(files.text(file) ?? '');
  return (
    ['', 'openapi', 'docs', docs]
      .map((folder) =>
        files.list(folder).filter((file) => normalPath(path.dirname(file)) === folder),
      )
      .map((direct) => oneFormatOfEach(direct.filter(isDescription)))
      .find((found) => found.length > 0) ?? []
  );
}

/** Returns the texts of a folder, without those about its repository. */
export function markdownFiles(files: SourceFiles, folder: string): readonly string[] {
  return files.list(folder).filter((file) => isMarkdownFile(file) && !aboutRepository.test(file));
}

/** `guide/README.md` → `/guide`, `guide/limits.md` → `/guide/limits` */
export function plainRoute(file: string): string {
  const route = normalPath(`${file.replace(/\.[^./]+$/, '')}`).replace(
    /(?:^|\/)(?:index|readme)$/i,
    '',
  );
  return `/${route}`;
}

const images = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|zip|csv|json|ya?ml|txt)$/i;

/** Returns the files beside the pages, which stay beside them. */
export function besideAssets(files: SourceFiles, folder: string, to: string): SourcePage[] {
  return files
    .list(folder)
    .filter((file) => !isMarkdownFile(file) && images.test(file) && !aboutRepository.test(file))
    .filter((file) => folder !== '' || /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i.test(file))
    .map((from) => ({
      from,
      to: path.join(to, folder === '' ? from : path.relative(folder, from)),
    }));
}

/** Returns the files that are published as they are. */
export function staticAssets(files: SourceFiles, folder = 'static'): SourcePage[] {
  return files
    .list(folder)
    .filter((from) => !/(?:^|\/)(?:_redirects|_headers|CNAME|\.nojekyll)$/.test(from))
    .map((from) => ({ from, to: path.join('static', path.relative(folder, from)) }));
}

/** Returns the id of a document: `guide/01-intro.md` → `guide/intro` */
export function docId(file: string): string {
  return file
    .replace(/\.[^./]+$/, '')
    .split('/')
    .map((name) => splitNumberPrefix(name).name)
    .join('/');
}
