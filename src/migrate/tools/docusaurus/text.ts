import path from 'node:path/posix';
import { openTagFences } from '../../../content/markdown/parse-tags.js';
import type { TextPass } from '../../source-tool.js';
import { codeLines, replaceOutsideCode } from '../../text/code-ranges.js';
import { directiveLines } from '../../text/directive.js';
import { idsOfHeadingsWithTags } from '../../text/keep-heading-ids.js';
import { staticSources } from '../../text/picture-components.js';

/** Further loaders, of the site itself, get the file from `raw-loader`: `!!raw-loader!roa-loader!./a.ts`. */
const rawLoader = String.raw`!!raw-loader!(?:[\w-]+!)*`;
const siteImport = new RegExp(
  String.raw`^(import\s[^'"\n]*['"](?:${rawLoader})?)(@site\/[^'"\n]+)(['"])`,
  'gm',
);
const codeImport = new RegExp(
  String.raw`^(import\s[^'"\n]*['"]${rawLoader})(\.{1,2}\/[^'"\n]+)(?=['"])`,
  'gm',
);

/** Rewrites the paths of imports that begin with the folder of the site. */
const importPaths: TextPass = (text, { files, linkTo }) =>
  replaceOutsideCode(text, siteImport, ([all, before = '', target = '', after = '']) => {
    const file = target.slice('@site/'.length);
    const isRead = /\.mdx?$/.test(file) || /raw-loader!/.test(before);
    return isRead && files.has(file) ? before + linkTo(file) + after : all;
  });

const textImport = /^(import\s[^'"\n]*['"])(\.{1,2}\/[^'"\n]+\.mdx?)(?=['"])/gm;

/** Texts elsewhere in the repository that a page imports, such as `../../CONTRIBUTING.md`, are copied. */
const importedTexts: TextPass = (text, { page, files, movedPage, isMigrated, linkTo }) =>
  replaceOutsideCode(text, textImport, ([all, before = '', target = '']) => {
    const file = path.join(path.dirname(page.from), target);
    return !files.has(file) || movedPage(file) || isMigrated(file) ? all : before + linkTo(file);
  });

/** Code beside a page that it imports as text is copied, unlike the code of components. */
const importedCode: TextPass = (text, { page, files, linkTo }) =>
  replaceOutsideCode(text, codeImport, ([all, before = '', target = '']) => {
    const file = path.join(path.dirname(page.from), target);
    return files.has(file) ? before + linkTo(file) : all;
  });

/** Code blocks with `tab`, of docusaurus-remark-plugin-tab-blocks, become a code group. */
const tabBlocks: TextPass = (text) => {
  if (!/^[ \t]*`{3,}\S*[ \t].*\btab\b/m.test(text)) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const made: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const group = tabGroup(lines, isCode, index);
    if (group === undefined) {
      made.push(lines[index] ?? '');
      index += 1;
    } else {
      made.push(...directiveLines({ name: 'code-group', body: group.body }));
      index = group.next;
    }
  }
  return made.join('\n');
};

const tabFence = /^(`{3,})(\S+)[ \t]+(.*?)\btab(?:=(?:\{[^}]*\}|"([^"]*)"|([^\s}]+)))?(.*)$/;

function tabGroup(
  lines: readonly string[],
  isCode: readonly boolean[],
  start: number,
): { readonly body: readonly string[]; readonly next: number } | undefined {
  const body: string[] = [];
  let at = start;
  let next = start;
  let blocks = 0;
  while (at < lines.length) {
    const match = tabFence.exec(lines[at] ?? '');
    if (!match) break;
    const [, fence = '', language = '', before = '', title, bare, after = ''] = match;
    const label = title ?? bare;
    const meta = [before.trim(), label === undefined ? '' : `title="${label}"`, after.trim()];
    body.push(`${fence}${[language, ...meta].filter((one) => one !== '').join(' ')}`);
    at += 1;
    while (at < lines.length && isCode[at] && (lines[at] ?? '').trim() !== fence)
      body.push(lines[at++] ?? '');
    body.push(lines[at] ?? fence);
    at += 1;
    next = at;
    blocks += 1;
    while (at < lines.length && (lines[at] ?? '').trim() === '') body.push(lines[at++] ?? '');
  }
  return blocks === 0 ? undefined : { body, next };
}

/** Tables of contents in the text: docsgen shows one beside it. */
const inlineContents: TextPass = (text) =>
  replaceOutsideCode(text, /^import TOCInline from ['"]@theme\/TOCInline['"];?\n/gm, () => '');

/** Style sheets of components: docsgen has its own. */
const styleImports: TextPass = (text) =>
  replaceOutsideCode(
    text,
    /^import[ \t]+['"][^'"\n]+\.(?:css|scss|sass|less)['"];?[ \t]*\r?\n/gm,
    () => '',
  );

/** Kinds of admonitions that docsgen has under another name; without a title, Docusaurus shows the kind. */
const admonitionKinds: TextPass = (text) =>
  replaceOutsideCode(
    text,
    /^([ \t>]*:{3,}[ \t]*)(success|secondary)([ \t]*\r?$|\[[^\n]*|[ \t]+\S[^\n]*)/gm,
    ([, start = '', kind = '', rest = '']) => {
      const title = kind === 'success' ? '[Success]' : '[Secondary]';
      return `${start}${kind === 'success' ? 'tip' : 'note'}${rest.trim() === '' ? title : rest}`;
    },
  );

/** The first versions of MDX read `&nbsp` without a semicolon. */
const spaces: TextPass = (text) => replaceOutsideCode(text, /&nbsp(?![;\w])/g, () => '&nbsp;');

/** A component of a page that puts its content into an element: `export const Red = ({ children }) => (<b>{children}</b>);`. */
export const wrapperComponent =
  /^export const [A-Z]\w* = \(\s*(?:\{[^{}]*\}|props)\s*\) =>\s*\(?\s*<([\w.]+)(?:[^<>]|=>){0,2000}>\s*\{(?:props\.)?children\}\s*<\/\1>\s*\)?;?[ \t]*\r?\n?/gm;

/** Such components are code; a file in `tags/` shows their content, too. */
const wrapperComponents: TextPass = (text) => replaceOutsideCode(text, wrapperComponent, () => '');

/** What Docusaurus writes in another way than docsgen reads. */
export const docusaurusPasses: readonly TextPass[] = [
  openTagFences,
  importPaths,
  importedTexts,
  importedCode,
  tabBlocks,
  inlineContents,
  admonitionKinds,
  styleImports,
  spaces,
  staticSources,
  wrapperComponents,
  idsOfHeadingsWithTags,
];

export const docusaurusSyntaxWords: readonly string[] = [
  'tab',
  'span',
  'site',
  'docs',
  'import',
  'tocinline',
  'doccardlist',
  'usecurrentsidebarcategory',
  'usecurrentsidebarsiblings',
  'items',
  'docusaurus',
  'common',
  'theme',
  'from',
  'success',
  'secondary',
];
