import { versionName } from '../../detect-version.js';
import { pointerTo } from '../../pointer.js';
import { knownSince } from '../../references/field-versions.js';
import { kindName } from '../../references/object-model.js';
import { defineRule } from '../rule.js';

export const newerField = defineRule({
  id: 'openapi/newer-field',
  form: 'original',
  check({ objects, version }, report) {
    if (version === '2.0') return;
    for (const { kind, node, pointer, reference } of objects) {
      if (reference !== undefined || kind === 'callback') continue;
      for (const key of Object.keys(node)) {
        const since = knownSince(kind, key);
        if (since === undefined || since <= version) continue;
        const args = { key, within: kindName(kind), format: versionName(version), since };
        report(pointerTo(pointer, key), args, { on: 'key' });
      }
    }
  },
});
