import { pointerTo } from '../../pointer.js';
import { defineRule } from '../rule.js';
import { isBareExample, unknownFields } from '../unknown-fields.js';

export const bareExample = defineRule({
  id: 'openapi/bare-example',
  form: 'original',
  check({ objects }, report) {
    for (const object of objects) {
      const unknown = unknownFields(object);
      if (!isBareExample(object, unknown)) continue;
      const { pointer } = object;
      // Each key is a finding, so that the validator does not report it again.
      for (const key of unknown) {
        report(pointerTo(pointer, key), undefined, { at: pointer, on: 'key' });
      }
    }
  },
});
