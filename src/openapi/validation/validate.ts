import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { type DiagnosticCode, diagnose } from '../../diagnostics/index.js';
import { isObject, type RawObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { nodeReference } from '../json.js';
import type { LintDiagnostic } from '../lint/index.js';
import { officialViolations } from './official-schema.js';
import { type Parser, ParserError } from './parser.js';
import { violationDiagnostics } from './violation-diagnostics.js';

const maskedPrefix = 'masked:';

/** Returns the validator's diagnostics, without what lint rules have already reported. */
export type ValidationResult = (checked: readonly LintDiagnostic[]) => readonly Diagnostic[];

/**
 * Validates a description against the specification of its version, concurrently with other work.
 * The parser says whether the description is valid; the violations of the official schema say what is wrong and where.
 */
export async function startValidation(
  description: BundledDocument,
  parser: Parser,
): Promise<ValidationResult> {
  const { document, version, locator } = description;
  try {
    // The parser does not support 3.2.
    const errors = version === '3.2' ? [] : await parser.validate(forValidator(document));
    if (version !== '3.2' && errors.length === 0) return () => [];
    const violations = await officialViolations(description);
    return (checked) =>
      violations.length > 0
        ? violationDiagnostics(violations, description, checked)
        : parserDiagnostics(errors, description, checked);
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const place = locator.locate(version === '2.0' ? '/swagger' : '/openapi');
    return () => [diagnose('openapi/not-validated', { reason: error.message }, { place })];
  }
}

/** The rules for what the parser checks beyond the official schema. */
const rulesBeyondSchema: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'openapi/duplicate-placeholder',
  'openapi/file-without-form',
  'openapi/invalid-component-name',
  'openapi/invalid-status',
  'openapi/nothing-described',
  'openapi/several-bodies',
]);

/** Shows the parser's errors about a description that fits the schema, unless a rule reports them. */
function parserDiagnostics(
  errors: readonly string[],
  { locator }: BundledDocument,
  checked: readonly LintDiagnostic[],
): readonly Diagnostic[] {
  if (checked.some(({ diagnostic }) => rulesBeyondSchema.has(diagnostic.code as DiagnosticCode))) {
    return [];
  }
  const place = locator.locate('');
  return errors.map((problem) => diagnose('openapi/invalid', { problem }, { place }));
}

/**
 * Masks all references, so that every object is validated once, in its own location. Removes parts
 * that would abort the validation and that other checks report: paths without a leading slash
 * (except `x-`) and security schemes that are not objects. Converts a numeric version to a string
 * for the same reason.
 */
function forValidator(document: RawObject): unknown {
  // With `swagger` next to `openapi`, the validator would assume Swagger 2.0.
  const { swagger, ...others } = document;
  const { openapi, paths, components } = document;
  const checkable: Record<string, unknown> = openapi === undefined ? { ...document } : others;
  if (typeof openapi === 'number') checkable.openapi = String(openapi);
  if (isObject(paths)) {
    checkable.paths = filtered(paths, (path) => path.startsWith('/'));
  }
  if (isObject(components) && isObject(components.securitySchemes)) {
    const securitySchemes = filtered(components.securitySchemes, (_, scheme) => isObject(scheme));
    checkable.components = { ...components, securitySchemes };
  }
  return maskReferences(checkable);
}

function filtered(fields: RawObject, holds: (key: string, value: unknown) => boolean): RawObject {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => holds(key, value)));
}

/**
 * Returns a copy in which references are hidden from the parser. Otherwise it would
 * expand a schema at each use, in exponential time and memory for nested references, and treat a
 * `$ref` inside an example as a reference.
 */
function maskReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskReferences);
  if (!isObject(value)) return value;
  const isReference = nodeReference(value) !== undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      isReference && key === '$ref' ? `${maskedPrefix}${child}` : maskReferences(child),
    ]),
  );
}
