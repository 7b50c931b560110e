import type { Texts } from '../../i18n/index.js';
import { formatText } from '../../i18n/index.js';
import type { Api } from '../../openapi/api/api.js';

/** The tag and the group that docsgen adds where a description has none, named in the reader's language. */
export function nameImplied(api: Api, texts: Texts): Api {
  const groups = api.groups.map((group) => ({
    ...group,
    name: group.implied ? formatText(texts, 'reference.otherTags') : group.name,
    tags: group.tags.map((tag) =>
      tag.implied ? { ...tag, label: formatText(texts, 'reference.defaultTag') } : tag,
    ),
  }));
  return { ...api, groups };
}
