import { suggest } from '../../diagnostics/index.js';
import type { Operation } from '../../openapi/api/operation.js';
import { type SourceText, sliceText } from '../source-text.js';
import { spansIn } from './template.js';

/** An operation that matches a request path, with the path values. */
export interface PathMatch {
  readonly operation: Operation;
  /** By parameter name. */
  readonly values: ReadonlyMap<string, SourceText>;
}

/**
 * Returns the operations that match a path, those with fewer parameters first (OpenAPI 3.1.1,
 * section 4.8.8.1).
 */
export function matchPath(
  path: SourceText,
  operations: readonly Operation[],
): readonly PathMatch[] {
  return operations
    .flatMap((operation) => {
      const values = valuesIn(path, operation.path);
      return values ? [{ operation, values }] : [];
    })
    .sort((a, b) => a.values.size - b.values.size);
}

/** Parameter values of a template such as `/planets/{id}`; undefined if the path does not match. */
function valuesIn(path: SourceText, template: string): ReadonlyMap<string, SourceText> | undefined {
  const wanted = trimmed(template).split('/');
  const segments = path.text.split('/');
  if (segments.length === wanted.length + 1 && segments.at(-1) === '') segments.pop();
  if (segments.length !== wanted.length) return undefined;
  const values: (readonly [string, SourceText])[] = [];
  let offset = 0;
  for (const [index, segment] of segments.entries()) {
    const found = spansIn(segment, wanted[index] ?? '');
    if (found === undefined) return undefined;
    for (const [name, start, end] of found) {
      values.push([name, sliceText(path, offset + start, offset + end)]);
    }
    offset += segment.length + '/'.length;
  }
  return new Map(values);
}

function trimmed(template: string): string {
  return template.length > 1 ? template.replace(/\/$/, '') : template;
}

/** Share of a path that may differ: a path is not only misspelled, the API may have renamed it. */
const renamedShare = 1 / 3;

/** Returns the closest path template of the description. */
export function nearestPath(path: string, operations: readonly Operation[]): string | undefined {
  const written = path.split('/');
  const byFilled = new Map(
    operations.map(({ path: template }) => {
      const segments = template.split('/');
      // Ignores parameter segments, so that only literal segments count as misspelled.
      const filled = segments.map((segment, index) =>
        /\{/.test(segment) ? (written[index] ?? segment) : segment,
      );
      return [filled.join('/'), template];
    }),
  );
  const near = suggest(path, byFilled.keys(), renamedShare);
  return near === undefined ? undefined : byFilled.get(near);
}

/** Whether a path shares its first segment, such as `/v1/`, with the description. */
export function isRelated(path: string, operations: readonly Operation[]): boolean {
  const [, first = ''] = path.split('/');
  if (first === '') return false;
  return operations.some(({ path: template }) => template.split('/')[1] === first);
}
