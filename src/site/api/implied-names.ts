import type { Api, Texts } from '../../model/index.js';
import { formatText } from '../../strings/index.js';

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
