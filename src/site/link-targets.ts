import type { Severity } from '../model/index.js';
import type { Counterparts } from './counterparts.js';
import type { LocaleDraft } from './draft.js';
import type { SiteInput } from './input.js';
import { type LinkOptions, Links } from './links.js';
import { originalPath } from './translation-paths.js';
import { joinRoute } from './urls.js';
import { leadingVersion } from './versions.js';

/** All that the texts of a locale may lead to. */
export function linksOf(draft: LocaleDraft, { drafts }: Counterparts): Links {
  const { input, urls, entries, api, seeds, versions } = draft;
  const { config } = input;
  const current = `content/${config.docs.path}`;
  const targets = {
    pages: new Map(
      seeds.filter(({ file }) => file !== '404.html').map(({ route, title }) => [route, title]),
    ),
    sources: new Map(entries.map(({ doc, route }) => [doc.path, route])),
    files: new Map([...input.staticFiles, ...(api?.downloads ?? [])]),
    contentAssets: input.contentAssets,
    operations: api?.operations ?? new Map(),
    schemas: api?.schemas ?? new Map(),
    findField: api?.findField,
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
    missingReference: input.apiFailed && config.openapi ? config.openapi.route : undefined,
    brokenLinks: severityOf(config.onBrokenLinks),
    brokenAnchors: severityOf(config.onBrokenAnchors),
    described: describedLinks(input),
  });
}

/** The description lies alone or in a folder with the files that it refers to. */
function describedLinks({ api, config: { openapi } }: SiteInput): LinkOptions['described'] {
  if (!api || !openapi) return undefined;
  const folder = api.path.slice(0, api.path.lastIndexOf('/') + 1);
  return {
    has: (file) => file === api.path || (folder !== '' && file.startsWith(folder)),
    broken: severityOf(openapi.onBrokenLinks),
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
