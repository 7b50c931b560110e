import { diagnose } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { isObject } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Kind, kindField, kindName } from '../references/object-model.js';
import type { ReportFinding } from './finding.js';

/** Objects that are not essential to use the API: `license: MIT` must not fail the build. */
const minor: ReadonlySet<Kind> = new Set(['contact', 'license', 'externalDocs', 'example', 'xml']);

/**
 * Reports values that are not objects, or lists of objects, although the specification requires
 * them.
 */
export function checkShapes({ objects, locator }: Description, report: ReportFinding): void {
  const complain = (
    pointer: string,
    key: string,
    wanted: string,
    { value, isMinor }: { readonly value: unknown; readonly isMinor: boolean },
  ): void => {
    const isEmpty = value === null;
    const args = { key, problem: isEmpty ? 'is empty' : `must be ${wanted}` };
    const place = locator.locate(pointer, 'key');
    const isShown = isTuple(key, value);
    const hint = isShown ? 'a list by position is `prefixItems`, from OpenAPI 3.1 on' : undefined;
    // An empty key is equivalent to a missing one.
    const severity = isEmpty || isMinor || isShown ? 'warning' : undefined;
    report(pointer, diagnose('openapi/invalid-value', args, { place, hint, severity }));
  };
  for (const { kind, node, pointer } of objects) {
    for (const [key, value] of Object.entries(node)) {
      const field = kindField(kind, key);
      if (field === undefined || field === 'data' || key.startsWith('x-')) continue;
      const at = pointerTo(pointer, key);
      if (typeof field === 'string') {
        const found = { value, isMinor: minor.has(field) };
        if (!fits(value, field)) complain(at, key, kindShape(field), found);
        continue;
      }
      const [shape, item] = field;
      const isMinor = minor.has(item);
      if (shape === 'list' && !Array.isArray(value))
        complain(at, key, 'a list', { value, isMinor });
      else if (shape === 'map' && !isObject(value))
        complain(at, key, 'an object', { value, isMinor });
      else {
        for (const [name, child] of Object.entries(value as object)) {
          if (fits(child, item) || name.startsWith('x-')) continue;
          const called = shape === 'list' ? `${key}[${name}]` : name;
          complain(pointerTo(at, name), called, kindName(item), { value: child, isMinor });
        }
      }
    }
  }
}

/** Positional items as in JSON Schema drafts before 2020-12; they are displayed correctly. */
function isTuple(key: string, value: unknown): boolean {
  return key === 'items' && Array.isArray(value) && value.every(isObject);
}

/** Avoids a message in which the kind only repeats the field name. */
function kindShape(kind: Kind): string {
  const name = kindName(kind);
  return / /.test(name) ? name : 'an object';
}

/**
 * A schema may also be a boolean (JSON Schema 2020-12, section 4.3.2; in Swagger 2.0, as the value
 * of `additionalProperties`).
 */
function fits(value: unknown, kind: Kind): boolean {
  const isSchema = kind === 'schema' || kind === 'swaggerSchema';
  return isObject(value) || (isSchema && typeof value === 'boolean');
}
