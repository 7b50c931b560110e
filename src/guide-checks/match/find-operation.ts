import { suggest } from '../../diagnostics/index.js';
import type { Operation } from '../../openapi/api/operation.js';
import { type SourceText, sliceText } from '../source-text.js';
import { spansIn } from './template.js';

/** An operation whose path a request has, with the values in it. */
export interface PathMatch {
  readonly operation: Operation;
  /** By the name of the parameter. */
  readonly values: ReadonlyMap<string, SourceText>;
}

/** The operations that have a path, those with fewer parameters in it first (OpenAPI 3.1.1, section 4.8.8.1). */
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

/** The values of the parameters of a template: `/planets/{id}`; undefined where a path does not follow it. */
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

/** The path that was probably meant, as the description has it. */
export function nearestPath(path: string, operations: readonly Operation[]): string | undefined {
  const written = path.split('/');
  const byFilled = new Map(
    operations.map(({ path: template }) => {
      const segments = template.split('/');
      // What stands in the place of a parameter is not what was mistyped.
      const filled = segments.map((segment, index) =>
        /\{/.test(segment) ? (written[index] ?? segment) : segment,
      );
      return [filled.join('/'), template];
    }),
  );
  const near = suggest(path, byFilled.keys());
  return near === undefined ? undefined : byFilled.get(near);
}

/** A path begins like one of the description: `/v1/…`. */
export function isRelated(path: string, operations: readonly Operation[]): boolean {
  const [, first = ''] = path.split('/');
  if (first === '') return false;
  return operations.some(({ path: template }) => template.split('/')[1] === first);
}
