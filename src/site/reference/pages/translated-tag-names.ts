import type { Messages } from '../../../i18n/index.js';
import { formatMessage } from '../../../i18n/index.js';
import type { Api } from '../../../openapi/api/api.js';

/** Returns the description with translated names for the tag and the group that docsgen adds. */
export function translateImpliedNames(api: Api, messages: Messages): Api {
  const groups = api.groups.map((group) => ({
    ...group,
    name: group.implied ? formatMessage(messages, 'reference.otherTags') : group.name,
    tags: group.tags.map((tag) =>
      tag.implied ? { ...tag, label: formatMessage(messages, 'reference.defaultTag') } : tag,
    ),
  }));
  return { ...api, groups };
}
