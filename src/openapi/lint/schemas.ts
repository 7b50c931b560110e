import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asList, asObject, asText, type JsonObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

/** Keywords whose subschemas see only part of the properties. */
const parts = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']);

/** Checks schemas for contradictions. */
export function checkSchemas(description: Description, report: ReportFinding): void {
  const { objects, locator, version } = description;
  for (const { kind, node, pointer, field, reference } of objects) {
    if (kind !== 'schema' || reference !== undefined) continue;
    checkTypes(node, pointer, description, report);
    if (!parts.has(field)) checkRequired(node, pointer, description, report);
    if (Array.isArray(node.enum) && node.default !== undefined && !isAllowed(node)) {
      const at = pointerTo(pointer, 'default');
      const value = JSON.stringify(node.default);
      const hint = didYouMean(String(node.default), node.enum.map(String));
      const place = locator.locate(at);
      report(at, diagnose('openapi/default-not-in-enum', { value }, { place, hint }));
    }
    if (version === '3.0' && node.type === 'array' && node.items === undefined) {
      const at = pointerTo(pointer, 'type');
      const place = locator.locate(at);
      report(at, diagnose('openapi/array-without-items', undefined, { place }));
    }
  }
}

const knownTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

function checkTypes(
  node: JsonObject,
  pointer: string,
  { locator, version }: Description,
  report: ReportFinding,
): void {
  const isList = Array.isArray(node.type);
  const written = isList ? asList(node.type) : [node.type];
  for (const [index, type] of written.entries()) {
    if (typeof type !== 'string' || knownTypes.includes(type)) continue;
    const at = isList ? pointerTo(pointer, 'type', index) : pointerTo(pointer, 'type');
    const hint =
      didYouMean(type, knownTypes) ??
      (type === 'file' && version === '3.0'
        ? 'write `type: string` with `format: binary`'
        : undefined);
    report(at, diagnose('openapi/unknown-type', { type }, { place: locator.locate(at), hint }));
  }
}

function checkRequired(
  node: JsonObject,
  pointer: string,
  { locator }: Description,
  report: ReportFinding,
): void {
  const properties = Object.keys(asObject(node.properties));
  // Without own properties, or with further sources of properties, the check is not possible.
  if (properties.length === 0 || Object.keys(node).some((key) => parts.has(key))) return;
  if (node.patternProperties !== undefined || typeof node.additionalProperties === 'object') return;
  for (const [index, value] of asList(node.required).entries()) {
    const name = asText(value);
    if (name === undefined || properties.includes(name)) continue;
    const at = pointerTo(pointer, 'required', index);
    const hint = didYouMean(name, properties);
    const place = locator.locate(at);
    report(at, diagnose('openapi/unknown-required-property', { name }, { place, hint }));
  }
}

function isAllowed(node: JsonObject): boolean {
  if (node.default === null && node.nullable === true) return true;
  const value = JSON.stringify(node.default);
  return asList(node.enum).some((allowed) => JSON.stringify(allowed) === value);
}
