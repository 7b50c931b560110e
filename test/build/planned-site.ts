import {
  configSchema,
  locateInConfig,
  parseAuthors,
  type SiteConfig,
  type UserConfig,
} from '../../src/config/index.js';
import type { Fragment } from '../../src/content/fragment.js';
import { parseDoc } from '../../src/content/index.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';
import { formatPlain } from '../../src/diagnostics/index.js';
import { sha256 } from '../../src/files/sha256.js';
import type { SourceFile } from '../../src/files/source-file.js';
import { messagesFor } from '../../src/i18n/index.js';
import type { Api } from '../../src/openapi/api/api.js';
import { DocTexts } from '../../src/pipeline/docs/doc-texts.js';
import { configLocales } from '../../src/pipeline/locales/locales.js';
import { parseLocaleMessages } from '../../src/pipeline/locales/parse-locale-messages.js';
import type { Parsed } from '../../src/pipeline/parsed.js';
import { siteInputs } from '../../src/pipeline/site-inputs.js';
import { publishedOnly, versionsToPublish } from '../../src/pipeline/versions/versions.js';
import {
  type Asset,
  type CompletedSite,
  markdownText,
  type PageResult,
  type PlannedPage,
  planSite,
  type Site,
  type SiteInput,
} from '../../src/site/index.js';
import type { DocContent, PageContent, PageProps } from '../../src/site/page-props/page.js';

/** Options of a planned site that differ from the defaults. */
export interface SiteFixture {
  /** Markdown by path below the site's folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly config?: UserConfig | undefined;
  readonly api?: Api | undefined;
  /** Several APIs by id; undefined for one that cannot be read. */
  readonly apis?: Readonly<Record<string, Api | undefined>> | undefined;
  /** The default locale; English if omitted. */
  readonly locale?: string | undefined;
  /** The only locale to build. */
  readonly onlyLocale?: string | undefined;
  /** Names in `versions.json`. */
  readonly versions?: readonly string[] | undefined;
  /** Locale messages by file: `i18n/de/site.json`. */
  readonly messageFiles?: Readonly<Record<string, object>> | undefined;
  /** Language of the description, if it differs. */
  readonly apiUntranslated?: SiteInput['apis'][number]['untranslated'];
  readonly mode?: 'build' | 'dev' | undefined;
  /** `_category_.yml` by folder. */
  readonly categories?: Readonly<Record<string, object>> | undefined;
  /** SVG files by name: `moons/io`. */
  readonly icons?: Readonly<Record<string, string>> | undefined;
  /** The authors of the blog by file: `content/blog/authors.yml`. */
  readonly authors?: Readonly<Record<string, string>> | undefined;
  /** Paths of files beside the Markdown. */
  readonly contentAssets?: readonly string[] | undefined;
  /** URL paths without a leading slash. */
  readonly staticFiles?: readonly string[] | undefined;
  readonly announcement?: Fragment | undefined;
}

/** A planned site with all its pages rendered. */
interface MadeSite extends CompletedSite {
  readonly plans: Site['plans'];
  readonly pages: readonly (PlannedPage &
    Omit<PageResult, 'page' | 'markdown'> & { props: PageProps })[];
}

/** A site planned from files in memory, with queries for tests. */
export class PlannedSite {
  readonly site: MadeSite;
  /** Diagnostics in the format of a log. */
  readonly problems: readonly string[];
  readonly diagnostics: readonly Diagnostic[];

  constructor(fixture: SiteFixture) {
    const planned = planSite(inputsOf(fixture));
    const made = planned.value.pages.map((page) => ({ page, ...page.build() }));
    const found = made.map(
      ({ page, facts, markdown, record }): PageResult => ({
        page,
        traits: facts,
        facts,
        markdown: () => markdown,
        record: () => record,
      }),
    );
    const completed = planned.value.complete(found);
    const diagnostics = [...planned.diagnostics, ...completed.diagnostics];
    const texts = made.flatMap(({ page: { markdown: address }, markdown }) =>
      address && markdown && !address.isReplaced
        ? [{ path: address.path, contents: markdownText(markdown) }]
        : [],
    );
    this.site = {
      ...completed.value,
      plans: planned.value.plans,
      files: [...texts, ...completed.value.files],
      pages: made.map(({ page, props, facts, record }) => ({
        ...page,
        props,
        traits: facts,
        facts,
        record: () => record,
      })),
    };
    this.diagnostics = diagnostics;
    this.problems = diagnostics.length === 0 ? [] : formatPlain(diagnostics).split('\n');
  }

  get routes(): string[] {
    return this.site.pages.map(({ route }) => route);
  }

  page(route: string): PageProps {
    const found = this.site.pages.find((page) => page.route === route);
    if (!found) throw new Error(`no page ${route}, only ${this.routes.join(' ')}`);
    return found.props;
  }

  /** By the full URL path, including the locale. */
  at(url: string): PageProps {
    const found = this.site.pages.find((page) => page.url === url);
    if (!found) throw new Error(`no page ${url}, only ${this.site.pages.map((page) => page.url)}`);
    return found.props;
  }

  content<K extends PageContent['kind']>(
    route: string,
    kind: K,
  ): Extract<PageContent, { kind: K }> {
    const { content } = this.page(route);
    if (content.kind !== kind) throw new Error(`${route} is a page of the kind ${content.kind}`);
    return content as Extract<PageContent, { kind: K }>;
  }

  doc(route: string): DocContent {
    return this.content(route, 'doc');
  }

  html(route: string): string {
    return this.doc(route)
      .body.filter((part) => typeof part === 'string')
      .join('');
  }

  /** Every `href` and `src` of a page's text. */
  urls(route: string): string[] {
    return linksIn(this.html(route));
  }

  /** The same by the full URL path of the page. */
  links(url: string): string[] {
    const { content } = this.at(url);
    const body = content.kind === 'doc' ? content.body : [];
    return linksIn(body.filter((part) => typeof part === 'string').join(''));
  }
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/(?<!heading-anchor" )(?:href|src)="([^"]*)"/g)].map(
    ([, url = '']) => url,
  );
}

function inputsOf(fixture: SiteFixture): readonly SiteInput[] {
  const { files, config = {}, categories = {}, announcement, mode = 'build' } = fixture;
  const text = JSON.stringify(config);
  const siteConfig = configOf(fixture);
  const { trustedHtml } = siteConfig.markdown;
  const messageFiles = Object.entries(fixture.messageFiles ?? {}).map(([path, words]) =>
    jsonFile(path, words),
  );
  const locales = configLocales(siteConfig).map((locale) =>
    parseLocaleMessages(locale, messageFiles),
  );
  const versions = versionsToPublish(
    [
      {
        list: fixture.versions && jsonFile('versions.json', fixture.versions),
        sidebars: [],
        folders: [],
        filled: fixture.versions?.map((name) => `versioned_docs/version-${name}`) ?? [],
      },
    ],
    siteConfig,
  );
  const isPublished = publishedOnly(versions.value, locales, siteConfig);
  const docs = Object.entries(files)
    .filter(([path]) => isPublished(path))
    .map(([path, markdown]) => {
      const own = locales.find(({ translations: { root } }) => path.startsWith(`${root}/`));
      const messages = (own ?? locales[0])?.messages ?? messagesFor('en');
      const file = { path, text: markdown, digest: sha256(markdown) };
      return parseDoc(file, { trustedHtml, messages }, () => undefined).value;
    });
  const allTexts = new DocTexts();
  for (const { doc, text } of docs) allTexts.add(doc.path, text);
  const parsed: Parsed = {
    locales,
    versions: versions.value,
    blocks: undefined,
    plugins: undefined,
    generated: [],
    changeDocs: (docs) => docs,
    docs: docs.map(({ doc }) => doc),
    texts: allTexts,
    apis: apisOf(fixture, siteConfig),
    examples: [],
    authors: new Map(
      Object.entries(fixture.authors ?? {}).map(([path, yaml]) => [
        path,
        parseAuthors({ path, text: yaml, digest: '' }).value,
      ]),
    ),
    icons: new Map(
      Object.entries(fixture.icons ?? {}).map(([name, text]) => [
        name,
        { path: `icons/${name}.svg`, text },
      ]),
    ),
    categories: new Map(
      Object.entries(categories).map(([folder, category]) => [
        folder,
        { path: `${folder}/_category_.yml`, config: category },
      ]),
    ),
    contentAssets: assets(
      fixture.contentAssets,
      (path) =>
        // Files with the same name in the folders of two locales or versions get distinct names.
        `assets/${path.startsWith('content/') ? '' : `${path.split('/')[1]}-`}${path.split('/').at(-1)}`,
    ),
    staticFiles: assets(fixture.staticFiles, (path) => path),
    reactPages: { files: [], inputs: [], warnings: [] },
    announcements: new Map(
      locales.flatMap(({ locale: { code } }) => (announcement ? [[code, announcement]] : [])),
    ),
  };
  const inputs = siteInputs(parsed, {
    config: siteConfig,
    mode,
    lastUpdates: new Map(),
    bundle: {
      styles: {
        site: 'site.css',
        landing: 'landing.css',
        cards: 'cards.css',
        lists: 'lists.css',
        admonitions: 'admonitions.css',
        terms: 'terms.css',
        images: 'images.css',
        controls: 'controls.css',
        annotations: 'annotations.css',
        diagrams: 'diagrams.css',
        math: 'math.css',
        embeds: 'embeds.css',
        fields: 'fields.css',
        alternatives: 'alternatives.css',
        reference: 'reference.css',
        overview: 'overview.css',
        printing: 'printing.css',
        icons: 'icons.css',
        blog: 'blog.css',
        consent: 'consent.css',
        feedback: 'feedback.css',
      },
      fonts: [],
      bootScript: 'boot.js',
      visitorScripts: { consent: 'consent.js', feedback: 'feedback.js' },
      clientScript: 'main.js',
      redirectScript: { path: 'redirect.js', contents: '' },
    },
    locate: (path) => locateInConfig({ path: 'docsgen.config.json', text }, path, 'value'),
  });
  const { apiUntranslated } = fixture;
  if (!apiUntranslated) return inputs;
  return inputs.map((input) => ({
    ...input,
    apis: input.apis.map((api) => ({ ...api, untranslated: apiUntranslated })),
  }));
}

function apisOf({ api, apis }: SiteFixture, { openapi }: SiteConfig): Parsed['apis'] {
  const translations = new Map<string, Api>();
  return openapi.flatMap((options) => {
    if (apis) return options.id in apis ? [{ options, api: apis[options.id], translations }] : [];
    return api ? [{ options, api, translations }] : [];
  });
}

function jsonFile(path: string, value: unknown): SourceFile {
  return { path, text: JSON.stringify(value), digest: '' };
}

function configOf({ config = {}, locale, onlyLocale }: SiteFixture): SiteConfig {
  const user = locale === undefined ? config : { ...config, i18n: { defaultLocale: locale } };
  const text = JSON.stringify(config);
  return {
    ...configSchema.parse(user),
    siteDir: '/sites/planets',
    configFile: 'docsgen.config.json',
    configText: text,
    outDir: '/sites/planets/dist',
    onlyLocale,
    relative: false,
    strict: false,
  };
}

function assets(
  paths: readonly string[] = [],
  output: (path: string) => string,
): ReadonlyMap<string, Asset> {
  return new Map(paths.map((path) => [path, { output: output(path), width: 40, height: 30 }]));
}
