import type { Counterparts, Located } from '../page-alternates.js';
import type { PageVersion } from '../page-props/page.js';
import { leadingVersion } from '../versions.js';

/** What a page says of the docs version that it belongs to; nothing where the site has one only. */
export function pageVersion(page: Located, counterparts: Counterparts): PageVersion | undefined {
  const { draft, seed } = page;
  if (seed.version === undefined || draft.versions.length < 2) return undefined;
  const own = draft.versions.find(({ version }) => version.name === seed.version);
  const latest =
    draft.versions.find(({ version }) => version.isLatest) ?? leadingVersion(draft.versions);
  if (!own || !latest) return undefined;
  const { name, label, badge, banner } = own.version;
  const nearest = counterparts.nearestInVersion(page, latest.version.name);
  const there = nearest?.route ?? latest.mainRoute ?? '/';
  return {
    name,
    label,
    badge,
    banner,
    latest: {
      name: latest.version.name,
      label: latest.version.label,
      url: draft.urls.page(there),
    },
  };
}
