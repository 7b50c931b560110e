import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { isObject, type JsonObject, nodeReference } from '../json.js';
import type { LintFinding } from '../lint/index.js';
import { toVersion31 } from './as-version-31.js';
import { validationFindings } from './findings.js';
import { type Parser, ParserError } from './parser.js';
import { sealNodes } from './seal.js';

/** Returns the validator's findings that the checks have not already reported. */
export type ValidationResult = (checked: readonly LintFinding[]) => readonly Diagnostic[];

/**
 * Validates a description against the specification of its version, concurrently with other work.
 */
export async function startValidation(
  description: Description,
  parser: Parser,
): Promise<ValidationResult> {
  const { document, version, locator } = description;
  const place = locator.locate(version === '2.0' ? '/swagger' : '/openapi');
  try {
    const known = version === '3.2' ? toVersion31(document) : document;
    const validation = await parser.validate(forValidator(known));
    return (checked) => {
      const reported = new Set(checked.map(({ pointer }) => pointer));
      return validationFindings(validation, description, reported);
    };
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    return () => [diagnose('openapi/not-validated', { reason: error.message }, { place })];
  }
}

/**
 * Seals all references, so that every object is validated once, in its own location. Removes parts
 * that would abort the validation and that other checks report: paths without a leading slash
 * (except `x-`) and security schemes that are not objects. Converts a numeric version to a string
 * for the same reason.
 */
function forValidator(document: JsonObject): unknown {
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
  return sealNodes(checkable, (node) => nodeReference(node) !== undefined);
}

function filtered(fields: JsonObject, holds: (key: string, value: unknown) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => holds(key, value)));
}
