import type { Diagnostic, Severity } from '../model/index.js';
import { anchorsOf } from './anchors.js';
import type { Counterparts } from './counterparts.js';
import type { LocaleDraft } from './draft.js';
import type { SiteInput } from './input.js';
import { type LinkOptions, Links } from './links.js';
import { Navigation } from './navigation/navigation.js';
import type { Page } from './page.js';
import { PropsMaker } from './page-props.js';
import { originalPath } from './translation-paths.js';
import { joinRoute } from './urls.js';
import { leadingVersion } from './versions.js';

/** The finished pages of one locale. */
export interface LocalePages {
  readonly draft: LocaleDraft;
  readonly links: Links;
  /** In the order of `draft.seeds`. */
  readonly pages: readonly Page[];
  /** Output paths of the files beside the Markdown that they use. */
  readonly usedAssets: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes the pages of a locale. */
export function makePages(draft: LocaleDraft, counterparts: Counterparts): LocalePages {
  const { input, urls, seeds } = draft;
  const links = linksOf(draft, counterparts);
  const navigation = new Navigation(draft, counterparts, links);
  const maker = new PropsMaker(draft, counterparts, navigation, links);
  const anchors = new Map<string, ReadonlySet<string>>();
  const pages = seeds.map((seed): Page => {
    const props = maker.props(seed);
    anchors.set(seed.route, anchorsOf(props.content, seed.anchors));
    return {
      route: seed.route,
      url: urls.page(seed.route),
      file: urls.output(seed.file),
      source: seed.source,
      doc: seed.doc,
      locale: input.locale.code,
      version: seed.version,
      indexed: !props.head.noIndex && counterparts.canonical({ draft, seed }).seed === seed,
      props,
    };
  });
  links.checkAnchors((route) => anchors.get(route));
  return {
    draft,
    links,
    pages,
    usedAssets: links.usedAssets,
    diagnostics: [...navigation.diagnostics, ...links.diagnostics],
  };
}

function linksOf(draft: LocaleDraft, { drafts }: Counterparts): Links {
  const { input, urls, entries, apis, seeds, versions } = draft;
  const { config } = input;
  const current = `content/${config.docs.path}`;
  const targets = {
    pages: new Map(
      seeds.filter(({ file }) => file !== '404.html').map(({ route, title }) => [route, title]),
    ),
    sources: new Map(entries.map(({ doc, route }) => [doc.path, route])),
    files: new Map([...input.staticFiles, ...apis.flatMap(({ downloads }) => [...downloads])]),
    contentAssets: input.contentAssets,
    names: draft.names,
  };
  return new Links(targets, {
    urls,
    baseUrl: config.baseUrl,
    siteUrl: config.url,
    folders: {
      current,
      leading: leadingVersion(versions)?.version.folder ?? current,
      all: versions.map(({ version }) => version.folder),
    },
    originalOf: (file) => originalPath(file, input.translations) ?? file,
    prefix: input.locale.prefix,
    elsewhere: pagesElsewhere(drafts.filter((other) => other !== draft)),
    missingReferences: input.apis.flatMap(({ api, options }) => (api ? [] : [options.route])),
    brokenLinks: severityOf(config.onBrokenLinks),
    brokenAnchors: severityOf(config.onBrokenAnchors),
    brokenInDescription: brokenInDescriptions(input.apis),
  });
}

/** A description lies alone or in a folder with the files that it refers to, perhaps with other descriptions. */
function brokenInDescriptions(apis: SiteInput['apis']): LinkOptions['brokenInDescription'] {
  const known = apis.flatMap(({ api, options }) =>
    api ? [{ path: api.path, broken: severityOf(options.onBrokenLinks) }] : [],
  );
  return (file) => {
    const beside = ({ path }: { readonly path: string }): boolean => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      return folder !== '' && file.startsWith(folder);
    };
    const own = known.find(({ path }) => path === file) ?? known.find(beside);
    return own ? own.broken : null;
  };
}

/** Finds pages of other locales by their whole route. */
function pagesElsewhere(
  others: readonly LocaleDraft[],
): (route: string) => { readonly url: string; readonly title: string } | undefined {
  const pages = new Map(
    others.flatMap(({ seeds, urls, input: { locale } }) =>
      seeds.map(({ route, title }) => [
        joinRoute(locale.prefix, route),
        { url: urls.page(route), title },
      ]),
    ),
  );
  return (route) => pages.get(joinRoute(route));
}

function severityOf(policy: 'error' | 'warn' | 'ignore'): Severity | undefined {
  if (policy === 'ignore') return undefined;
  return policy === 'warn' ? 'warning' : 'error';
}
