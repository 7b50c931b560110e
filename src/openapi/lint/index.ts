import type { ReadDescription } from '../read-description.js';
import { checkComponentNames } from './component-names.js';
import { checkEmptyValues } from './empty-values.js';
import { checkExamples } from './examples.js';
import type { LintFinding } from './finding.js';
import { checkKeys } from './keys.js';
import { checkKeywordValues } from './keyword-values.js';
import { checkLinks } from './links.js';
import { checkMappings } from './mappings.js';
import { checkMediaTypes } from './media-types.js';
import { checkNullable } from './nullable.js';
import { checkOperations } from './operations.js';
import { checkParameterForms } from './parameter-forms.js';
import { checkParameters } from './parameters.js';
import { checkPaths } from './paths.js';
import { checkPatterns } from './patterns.js';
import { checkSchemas } from './schemas.js';
import { checkSecurity } from './security.js';
import { checkServers } from './servers.js';
import { checkShapes } from './shapes.js';
import { checkSwaggerValues } from './swagger-values.js';
import { checkTags } from './tags.js';
import { checkUrls } from './urls.js';

export type { LintFinding } from './finding.js';

const onWritten = [
  checkShapes,
  checkKeys,
  checkEmptyValues,
  checkKeywordValues,
  checkPatterns,
  checkNullable,
  checkSwaggerValues,
  checkMediaTypes,
  checkParameterForms,
  checkComponentNames,
];
const onMeant = [
  checkOperations,
  checkPaths,
  checkParameters,
  checkServers,
  checkUrls,
  checkTags,
  checkSecurity,
  checkLinks,
  checkSchemas,
  checkMappings,
  checkExamples,
];

/**
 * Runs the checks that the validator lacks or reports without a position. Fields are checked as
 * written, semantics in OpenAPI 3 form; all pointers refer to the written description.
 */
export function runChecks({ written, current, before }: ReadDescription): readonly LintFinding[] {
  const found: LintFinding[] = [];
  for (const check of onWritten) {
    check(written, (pointer, diagnostic) => found.push({ pointer, diagnostic }));
  }
  for (const check of onMeant) {
    check(current, (pointer, diagnostic) => found.push({ pointer: before(pointer), diagnostic }));
  }
  return found;
}
