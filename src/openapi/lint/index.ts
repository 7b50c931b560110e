import type { Bundle } from '../bundle-description.js';
import type { LintDiagnostic, LintRule } from './rule.js';
import { arrayWithoutItems } from './rules/array-without-items.js';
import { bareExample } from './rules/bare-example.js';
import { circularTags } from './rules/circular-tags.js';
import { defaultNotInEnum } from './rules/default-not-in-enum.js';
import { duplicateOperationId } from './rules/duplicate-operation-id.js';
import { duplicateParameter } from './rules/duplicate-parameter.js';
import { duplicatePlaceholder } from './rules/duplicate-placeholder.js';
import { duplicateTag } from './rules/duplicate-tag.js';
import { emptyValue } from './rules/empty-value.js';
import { fileWithoutForm } from './rules/file-without-form.js';
import { impossibleRange } from './rules/impossible-range.js';
import { invalidComponentName } from './rules/invalid-component-name.js';
import { invalidDefault } from './rules/invalid-default.js';
import { invalidExample } from './rules/invalid-example.js';
import { invalidKeywordValue } from './rules/invalid-keyword-value.js';
import { invalidMediaType } from './rules/invalid-media-type.js';
import { invalidPath } from './rules/invalid-path.js';
import { invalidPattern } from './rules/invalid-pattern.js';
import { invalidReference } from './rules/invalid-reference.js';
import { invalidStatus } from './rules/invalid-status.js';
import { invalidStyle } from './rules/invalid-style.js';
import { invalidUrl } from './rules/invalid-url.js';
import { misplacedAllowEmptyValue } from './rules/misplaced-allow-empty-value.js';
import { misplacedOperation } from './rules/misplaced-operation.js';
import { missingType } from './rules/missing-type.js';
import { newerField } from './rules/newer-field.js';
import { noResponses } from './rules/no-responses.js';
import { nothingDescribed } from './rules/nothing-described.js';
import { nullable } from './rules/nullable.js';
import { optionalPathParameter } from './rules/optional-path-parameter.js';
import { positionalItems } from './rules/positional-items.js';
import { querystringBesideQuery } from './rules/querystring-beside-query.js';
import { querystringWithoutContent } from './rules/querystring-without-content.js';
import { samePath } from './rules/same-path.js';
import { serverDefaultNotInEnum } from './rules/server-default-not-in-enum.js';
import { severalBodies } from './rules/several-bodies.js';
import { typeNotAllowed } from './rules/type-not-allowed.js';
import { unbalancedBrace } from './rules/unbalanced-brace.js';
import { undeclaredPathParameter } from './rules/undeclared-path-parameter.js';
import { undeclaredServerVariable } from './rules/undeclared-server-variable.js';
import { undeclaredTag } from './rules/undeclared-tag.js';
import { ungroupedTag } from './rules/ungrouped-tag.js';
import { unknownKey } from './rules/unknown-key.js';
import { unknownMapping } from './rules/unknown-mapping.js';
import { unknownOperation } from './rules/unknown-operation.js';
import { unknownParentTag } from './rules/unknown-parent-tag.js';
import { unknownRequiredProperty } from './rules/unknown-required-property.js';
import { unknownScope } from './rules/unknown-scope.js';
import { unknownSecurityScheme } from './rules/unknown-security-scheme.js';
import { unknownTag } from './rules/unknown-tag.js';
import { unknownType } from './rules/unknown-type.js';
import { unresolvedOperationReference } from './rules/unresolved-operation-reference.js';
import { unsafeUrl } from './rules/unsafe-url.js';
import { unusedPathParameter } from './rules/unused-path-parameter.js';
import { unusedServerVariable } from './rules/unused-server-variable.js';
import { wrongType } from './rules/wrong-type.js';
import { structureMismatches } from './structure.js';

export type { LintDiagnostic } from './rule.js';

/** All rules: those for what the validator does not check, or reports without a position. */
export const lintRules: readonly LintRule[] = [
  arrayWithoutItems,
  bareExample,
  circularTags,
  defaultNotInEnum,
  duplicateOperationId,
  duplicateParameter,
  duplicatePlaceholder,
  duplicateTag,
  emptyValue,
  fileWithoutForm,
  impossibleRange,
  invalidComponentName,
  invalidDefault,
  invalidExample,
  invalidKeywordValue,
  invalidMediaType,
  invalidPath,
  invalidPattern,
  invalidReference,
  invalidStatus,
  invalidStyle,
  invalidUrl,
  misplacedAllowEmptyValue,
  misplacedOperation,
  missingType,
  newerField,
  noResponses,
  nothingDescribed,
  nullable,
  optionalPathParameter,
  positionalItems,
  querystringBesideQuery,
  querystringWithoutContent,
  samePath,
  serverDefaultNotInEnum,
  severalBodies,
  typeNotAllowed,
  unbalancedBrace,
  undeclaredPathParameter,
  undeclaredServerVariable,
  undeclaredTag,
  ungroupedTag,
  unknownKey,
  unknownMapping,
  unknownOperation,
  unknownParentTag,
  unknownRequiredProperty,
  unknownScope,
  unknownSecurityScheme,
  unknownTag,
  unknownType,
  unresolvedOperationReference,
  unsafeUrl,
  unusedPathParameter,
  unusedServerVariable,
  wrongType,
];

/** Applies all rules. Every pointer refers to the description as written. */
export function lintDescription({ original, current, before }: Bundle): readonly LintDiagnostic[] {
  const forms = {
    original: { ...original, structureMismatches: structureMismatches(original) },
    current: { ...current, structureMismatches: structureMismatches(current) },
  };
  return lintRules.flatMap(({ form, check }) =>
    form === 'original'
      ? check(forms.original)
      : check(forms.current).map(({ pointer, diagnostic }) => ({
          pointer: before(pointer),
          diagnostic,
        })),
  );
}
