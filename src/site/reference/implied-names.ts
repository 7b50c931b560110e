import type { Messages } from '../../i18n/index.js';
import { formatMessage } from '../../i18n/index.js';
import type { Api } from '../../openapi/api/api.js';

/** The tag and the group that docsgen adds where a description has none, named in the reader's language. */
export function nameImplied(api: Api, texts: Messages): Api {
  const groups = api.groups.map((group) => ({
    ...group,
    name: group.implied ? formatMessage(texts, 'reference.otherTags') : group.name,
    tags: group.tags.map((tag) =>
      tag.implied ? { ...tag, label: formatMessage(texts, 'reference.defaultTag') } : tag,
    ),
  }));
  return { ...api, groups };
}
