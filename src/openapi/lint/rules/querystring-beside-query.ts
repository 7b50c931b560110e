import { asList, asObject, type RawObject } from '../../../json-schema/json.js';
import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';

export const querystringBesideQuery = defineRule({
  id: 'openapi/querystring-beside-query',
  form: 'original',
  check({ objects }, report) {
    for (const { kind, node, pointer } of objects) {
      const index = kind === 'operation' ? conflictingIndex(node) : undefined;
      if (index !== undefined) report(pointerTo(pointer, 'parameters', index), { index });
    }
  },
});

/** Index of a parameter that conflicts with a parameter in `querystring`. */
function conflictingIndex(operation: RawObject): number | undefined {
  const locations = asList(operation.parameters).map((parameter) => asObject(parameter).in);
  const whole = locations.indexOf('querystring');
  if (whole === -1) return undefined;
  const other = locations.findIndex(
    (location, index) => index !== whole && (location === 'query' || location === 'querystring'),
  );
  return other === -1 ? undefined : other;
}
