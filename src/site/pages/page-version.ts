import type { LocatedPage, PageAlternates } from '../page-alternates.js';
import type { PageVersion } from '../page-props/page.js';
import { defaultVersion, versionsOfProduct } from '../versions.js';

/** Returns the docs version of a page; undefined if the page has none or the site has only one. */
export function pageVersion(
  page: LocatedPage,
  alternates: PageAlternates,
): PageVersion | undefined {
  const { plan, definition } = page;
  const ownVersion = plan.versions.find(({ version }) => version.name === definition.version);
  const versions = versionsOfProduct(plan.versions, ownVersion?.version.product);
  if (!ownVersion || versions.length < 2) return undefined;
  const latest = versions.find(({ version }) => version.isLatest) ?? defaultVersion(versions);
  if (!latest) return undefined;
  const { name, label, badge, banner } = ownVersion.version;
  const nearest = alternates.nearestInVersion(page, latest.version.name);
  const there = nearest?.route ?? latest.mainRoute ?? '/';
  return {
    name,
    label,
    badge,
    banner,
    latest: {
      name: latest.version.name,
      label: latest.version.label,
      url: plan.urls.page(there),
    },
  };
}
