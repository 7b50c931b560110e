import { asObject } from '../../../json-schema/json.js';
import { defineRule } from '../rule.js';

/** From OpenAPI 3.1 on, a description has at least one of three parts. */
export const nothingDescribed = defineRule({
  id: 'openapi/nothing-described',
  form: 'original',
  check({ document, version }, report) {
    const { paths, webhooks, components } = document;
    const isEmpty = [paths, webhooks, components].every(
      (part) => Object.keys(asObject(part)).length === 0,
    );
    if (version >= '3.1' && isEmpty) report('/paths', undefined, { at: '' });
  },
});
