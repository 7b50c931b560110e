import path from 'node:path/posix';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { placeAt } from '../../place-at.js';
import { isRecord } from '../../read/setting-values.js';
import { readYamlSettings } from '../../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { PageContext, SourcePage, SourceSite, SourceTool } from '../../source-tool.js';
import { withoutEscapes } from '../../text/escapes.js';
import type { FrontMatterRules } from '../../text/front-matter.js';
import { linkedPage, movedTarget } from '../../text/moved-target.js';
import { repositoryLink } from '../../text/repository-link.js';
import { besideAssets, docId, plainRoute } from '../plain-folder.js';
import { hasFormulas } from '../reads-math.js';
import { gitbookDescriptions } from './descriptions.js';
import { firstHeading, gitbookPasses, gitbookSyntax, singleDollars } from './text.js';
import { unlistedPages } from './unlisted-pages.js';

export const gitbook: SourceTool = {
  id: 'gitbook',
  name: 'GitBook',
  ownKeys: [],
  hasSettings: true,
  detect: (files) => files.has(summaryFile(files)),
  read: readSite,
};

/** Settings of `.gitbook.yaml`: the folder of the texts and the file of the navigation. */
function structure(files: SourceFiles): {
  readonly root: string;
  readonly summary: string;
  readonly settings: Readonly<Record<string, unknown>>;
} {
  const settings = readYamlSettings(files, '.gitbook.yaml');
  const written = isRecord(settings.structure) ? settings.structure : {};
  const root = normalPath(typeof settings.root === 'string' ? settings.root : '');
  return {
    root,
    summary: typeof written.summary === 'string' ? written.summary : 'SUMMARY.md',
    settings,
  };
}

/** Returns the path of a file of the space, or of one in it: names that begin with a dot are not published. */
function visiblePath(file: string): string {
  return file.replace(/(?<=^|\/)\.gitbook\/(?=(?:assets|includes)\/)/, '_');
}

/** A file of the space that a page names from the wrong depth, as after a move: names of assets are unique. */
function assetOfSpace(
  target: string,
  root: string,
  { files, linkTo }: PageContext,
): string | undefined {
  const [, name, rest = ''] =
    /^\.\.?\/(?:.*\/)?\.gitbook\/assets\/([^?#]+)(.*)$/.exec(target) ?? [];
  const file = path.join(root, '.gitbook/assets', decodeUriPart(name ?? ''));
  return name !== undefined && files.has(file) ? linkTo(file) + rest : undefined;
}

function readmeBeside(file: string): string {
  return path.join(path.dirname(file), 'README.md');
}

function summaryFile(files: SourceFiles): string {
  const { root, summary } = structure(files);
  return path.join(root, summary);
}

function readSite(files: SourceFiles): SourceSite {
  const { root, settings } = structure(files);
  const summary = summaryFile(files);
  const pages = files
    .list(root)
    .filter((file) => isMarkdownFile(file) && file !== summary)
    .map((from): SourcePage => {
      const below = path.relative(root, from);
      const to = visiblePath(below);
      if (to !== below) return { from, to: `content/docs/${to}` };
      // Here, an index takes the place of the README of its folder.
      const isSecond = /(?:^|\/)index\.md$/.test(from) && files.has(readmeBeside(from));
      return isSecond
        ? {
            from,
            to: `content/docs/${below.replace(/\.md$/, '-2.md')}`,
            route: `/${below.replace(/\.md$/, '')}`,
          }
        : { from, to: `content/docs/${below}`, route: plainRoute(below) };
    })
    .filter(({ to }) => !/\/\./.test(to));
  const ids = new Map(pages.map(({ from, to }) => [from, docId(to.slice('content/docs/'.length))]));
  const nav = readSummary(files.text(summary) ?? '', summary, (file) =>
    ids.get(path.join(root, file)),
  );
  const unlisted = unlistedPages(pages, { file: summary, ids: nav.ids }, files);
  const title = firstHeading(files.text(path.join(root, 'README.md')) ?? '');
  const { shown, names, diagnostics } = gitbookDescriptions(pages, files);
  const hasMath = hasFormulas(pages, files);
  return {
    config: {
      ...siteTitle(title),
      markdown: { ...(hasMath && { math: true }), headingIds: 'gitbook' },
      openapi: shown.openapi,
      rules: shown.rules,
      docs: { routeBasePath: '/', sidebars: { docs: nav.items } },
      themeConfig: { colorMode: { respectPrefersColorScheme: true } },
      redirects: redirects(settings),
    },
    pages,
    assets: [
      ...files.list(root).flatMap((from) => {
        const below = path.relative(root, from);
        const to = visiblePath(below);
        return to === below || isMarkdownFile(from) ? [] : [{ from, to: `content/docs/${to}` }];
      }),
      ...besideAssets(files, root, 'content/docs').filter(({ to }) => visiblePath(to) === to),
      ...shown.copies.assets,
    ],
    generatedFiles: {},
    header: unlisted.header,
    passes: [...(hasMath ? [singleDollars] : []), ...gitbookPasses(names)],
    frontMatter: frontMatterRules,
    syntaxWords: ['href'],
    syntax: gitbookSyntax,
    // A link to a folder leads to its README.md, or to the repository.
    link: (target, context) =>
      movedTarget(target, context) ??
      assetOfSpace(target, root, context) ??
      linkedPage(target, context) ??
      repositoryLink(target, context),
    patterns: [],
    diagnostics: [...nav.missing, ...unlisted.diagnostics, ...diagnostics],
  };
}

/** Returns the title of the first page as that of the site, unless it only says that the page is the first. */
function siteTitle(heading: string | undefined): { readonly title?: string } {
  const title = heading?.replace(/[*_`]/g, '').trim() ?? '';
  const isFirstPage =
    /^(?:introduction|overview|welcome|home|readme|about|getting started|what is this\??)$/i;
  return title === '' || isFirstPage.test(title) ? {} : { title };
}

function redirects({
  redirects: written,
}: Readonly<Record<string, unknown>>): { readonly from: string; readonly to: string }[] {
  return Object.entries(isRecord(written) ? written : {}).map(([from, to]) => {
    const target = String(to);
    return {
      from: `/${normalPath(from)}`,
      to: /^https?:/.test(target) ? target : plainRoute(target),
    };
  });
}

/** Returns the id of the page that is made of a file; undefined if there is none. */
type FindId = (file: string) => string | undefined;

interface Navigation {
  readonly items: readonly unknown[];
  /** The ids of its pages. */
  readonly ids: ReadonlySet<string>;
  readonly missing: readonly Diagnostic[];
}

interface Entry {
  readonly depth: number;
  readonly label: string;
  readonly target: string;
  /** Of its line in `SUMMARY.md`. */
  readonly offset: number;
  readonly children: Entry[];
}

/**
 * Reads `SUMMARY.md` of GitBook and mdBook: headings below the title are groups, nested lists are categories. mdBook
 * has pages outside of the lists, too.
 */
export function readSummary(text: string, summary: string, idOf: FindId): Navigation {
  const groups: { label: string | undefined; entries: Entry[] }[] = [
    { label: undefined, entries: [] },
  ];
  let open: Entry[] = [];
  let next = 0;
  let hasTitle = false;
  for (const line of text.split('\n')) {
    const offset = next;
    next += line.length + 1;
    const [, marks, heading] = /^(#+)[ \t]+(.+?)[ \t]*\r?$/.exec(line) ?? [];
    if (heading !== undefined) {
      const isTitle = marks === '#' && !hasTitle;
      hasTitle = true;
      if (isTitle) continue;
      groups.push({ label: heading.replace(/<[^>]*>/g, '').trim(), entries: [] });
      open = [];
      continue;
    }
    const [, space, label = '', target = ''] =
      /^(?:([ \t]*)[*+-][ \t]+)?\[((?:\\.|\[[^\]]*\]|[^\]\\])*)\]\(<?([^)>]*?)>?(?:[ \t]+"[^"]*")?\)/.exec(
        line,
      ) ?? [];
    if (label === '') continue;
    // A page outside of the lists is in no group.
    if (space === undefined) groups.push({ label: undefined, entries: [] });
    const entry: Entry = {
      depth: (space ?? '').replaceAll('\t', '    ').length,
      label: label.replace(/\\(.)/g, '$1'),
      target: withoutEscapes(target),
      offset,
      children: [],
    };
    open = open.filter(({ depth }) => depth < entry.depth);
    (open.at(-1)?.children ?? groups.at(-1)?.entries ?? []).push(entry);
    open.push(entry);
  }
  const missing: Entry[] = [];
  const ids = new Set<string>();
  const listedId: FindId = (file) => {
    const id = idOf(file);
    if (id !== undefined) ids.add(id);
    return id;
  };
  const items = groups.flatMap(({ label, entries }) => {
    const inside = entries.flatMap((one) => navItem(one, listedId, missing));
    if (label === undefined || inside.length === 0) return inside;
    return [{ type: 'category', label, link: null, collapsible: false, items: inside }];
  });
  return {
    items,
    ids,
    missing: missing.map(({ target, offset }) => {
      const place = placeAt(summary, text, offset, text.length);
      return diagnose('migrate/missing-file', { target }, { place });
    }),
  };
}

function navItem(entry: Entry, idOf: FindId, missing: Entry[]): unknown[] {
  const { label, target, children } = entry;
  const items = children.flatMap((one) => navItem(one, idOf, missing));
  if (/^https?:/.test(target)) return [{ type: 'link', label, href: target }, ...items];
  // A path may begin with `/` or `./`: it begins in the folder of the texts.
  const file = normalPath(decodeUriPart(target.replace(/#.*$/, '')));
  const id = idOf(file);
  if (id === undefined && file !== '') missing.push(entry);
  if (items.length > 0)
    return [
      { type: 'category', label, link: id === undefined ? null : { type: 'doc', id }, items },
    ];
  return id === undefined ? [] : [{ type: 'doc', id, label }];
}

const none = (): Readonly<Record<string, unknown>> => ({});

const frontMatterRules: FrontMatterRules = {
  tags: (value) =>
    Array.isArray(value) && value.some(isRecord)
      ? { tags: value.map((one) => (isRecord(one) ? String(one.tag) : String(one))) }
      : undefined,
  hidden: (value) => (value === true ? { unlisted: true } : {}),
  icon: none,
  cover: none,
  coverY: none,
  layout: none,
  if: none,
  vars: none,
  metaLinks: none,
  coverHeight: none,
};
