import { asObject, type RawObject } from '../../../json-schema/json.js';
import { asText } from '../../json.js';
import { describedUrls } from '../described-urls.js';
import { defineRule } from '../rule.js';

/** Base for relative URLs. */
const anyServer = 'https://localhost';

export const invalidUrl = defineRule({
  id: 'openapi/invalid-url',
  form: 'current',
  check(description, report) {
    for (const { field, url, pointer, server } of describedUrls(description)) {
      const filled = server === undefined ? url : filledIn(url, server);
      if (!URL.canParse(filled, anyServer)) report(pointer, { field, url });
    }
  },
});

/** Fills a server URL with its variables' defaults; empty if a variable has none. */
function filledIn(url: string, server: RawObject): string {
  const variables = asObject(server.variables);
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    return asText(asObject(variables[name]).default) ?? whole;
  });
  return /\{[^{}]+\}/.test(filled) ? '' : filled;
}
