import type { Read } from '../read-description.js';
import { checkEmptyValues } from './empty-values.js';
import type { Finding } from './finding.js';
import { checkKeys } from './keys.js';
import { checkOperations } from './operations.js';
import { checkParameters } from './parameters.js';
import { checkSchemas } from './schemas.js';
import { checkSecurity } from './security.js';
import { checkShapes } from './shapes.js';
import { checkTags } from './tags.js';

export type { Finding } from './finding.js';

/**
 * The checks that the validator does not make, or without saying where. Fields are checked as they were
 * written, what they mean in the form of OpenAPI 3; the pointers of all findings lead into what was written.
 */
export function runChecks({ written, current, before }: Read): readonly Finding[] {
  const found: Finding[] = [];
  for (const check of [checkShapes, checkKeys, checkEmptyValues]) {
    check(written, (pointer, diagnostic) => found.push({ pointer, diagnostic }));
  }
  for (const check of [checkOperations, checkParameters, checkTags, checkSecurity, checkSchemas]) {
    check(current, (pointer, diagnostic) => found.push({ pointer: before(pointer), diagnostic }));
  }
  return found;
}
