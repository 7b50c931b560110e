import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { isRecord, textOr } from '../../read/setting-values.js';
import { readTomlSettings } from '../../read/toml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite, SourceTool } from '../../source-tool.js';
import { linkedPage, movedTarget } from '../../text/moved-target.js';
import { repositoryLink } from '../../text/repository-link.js';
import { readSummary } from '../gitbook/index.js';
import { unlistedPages } from '../gitbook/unlisted-pages.js';
import { besideAssets, docId, plainRoute } from '../plain-folder.js';
import { hiddenLine, rustCode } from './code.js';
import { includeSyntax, mdbookIncludes } from './includes.js';

const settingsFile = 'book.toml';

export const mdbook: SourceTool = {
  id: 'mdbook',
  name: 'mdBook',
  ownKeys: [],
  hasSettings: true,
  detect: (files) => files.has(settingsFile) && files.has(summaryFile(bookSettings(files))),
  read: readSite,
};

type Settings = Readonly<Record<string, unknown>>;

function bookSettings(files: SourceFiles): Settings {
  const { book } = readTomlSettings(files, settingsFile);
  return isRecord(book) ? book : {};
}

function textFolder({ src }: Settings): string {
  return normalPath(textOr(src, 'src'));
}

function summaryFile(book: Settings): string {
  return path.join(textFolder(book), 'SUMMARY.md');
}

function readSite(files: SourceFiles): SourceSite {
  const book = bookSettings(files);
  const folder = textFolder(book);
  const summary = summaryFile(book);
  const pages = files
    .list(folder)
    .filter((file) => isMarkdownFile(file) && file !== summary)
    .map((from): SourcePage => {
      const below = path.relative(folder, from);
      return { from, to: `content/docs/${below}`, route: plainRoute(below) };
    });
  const known = new Set(pages.map(({ to }) => to.slice('content/docs/'.length)));
  const nav = readSummary(files.text(summary) ?? '', summary, (file) =>
    known.has(file) ? docId(file) : undefined,
  );
  const unlisted = unlistedPages(pages, { file: summary, ids: nav.ids }, files);
  const language = textOr(book.language, 'en');
  return {
    config: {
      title: book.title,
      tagline: book.description,
      ...(language !== 'en' && { i18n: { defaultLocale: language, locales: [language] } }),
      openapi: false,
      docs: { routeBasePath: '/', sidebars: { docs: nav.items } },
    },
    pages,
    assets: besideAssets(files, folder, 'content/docs'),
    generatedFiles: {},
    header: unlisted.header,
    passes: [mdbookIncludes, rustCode],
    frontMatter: {},
    syntaxWords: [],
    syntax: [includeSyntax, hiddenLine],
    link: (target, context) =>
      movedTarget(target, context) ??
      linkedPage(target, context) ??
      repositoryLink(target, context),
    otherRoutes: (route) => [`${route === '/' ? '/index' : route}.html`],
    patterns: [],
    diagnostics: [...nav.missing, ...unlisted.diagnostics],
  };
}
