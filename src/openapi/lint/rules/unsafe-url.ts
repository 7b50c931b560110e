import { unsafeScheme, urlScheme } from '../../../url/unsafe-url.js';
import { describedUrls } from '../described-urls.js';
import { defineRule } from '../rule.js';

/** Schemes that pages link to. */
const linkedSchemes = new Set(['http', 'https', 'mailto']);

const localFile = /^\s*(file):/i;

/** Servers may use any protocol. */
export const unsafeUrl = defineRule({
  id: 'openapi/unsafe-url',
  form: 'current',
  check(description, report) {
    for (const { field, url, pointer, server } of describedUrls(description)) {
      const scheme =
        server === undefined ? urlScheme(url) : (unsafeScheme(url) ?? localFile.exec(url)?.[1]);
      if (scheme === undefined || linkedSchemes.has(scheme)) continue;
      report(pointer, { field, scheme });
    }
  },
});
