import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { isObject, type JsonObject, nodeReference } from '../json.js';
import type { LintFinding } from '../lint/index.js';
import { toVersion31 } from './as-version-31.js';
import { validationFindings } from './findings.js';
import { type Parser, ParserError } from './parser.js';
import { sealNodes } from './seal.js';

/** What the validator has found, as far as it has not been found already. */
export type ValidationResult = (checked: readonly LintFinding[]) => readonly Diagnostic[];

/** Checks a description against the specification of its version, while other work goes on. */
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
 * All references are sealed: every object is checked once, where it is written. Left out is what would end the
 * validation at once and is reported by the checks: paths that do not begin with a slash, where `x-` is allowed, and
 * security schemes that are no objects. For the same reason, a version that stands there as a number is a text.
 */
function forValidator(document: JsonObject): unknown {
  // Beside `openapi` it would take the description for one of Swagger 2.0.
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
