import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asList, asObject, asText, type JsonObject, nodeReference } from '../json.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import type { ReportFinding } from './finding.js';

interface Declared {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly pointer: string;
}

/** Checks that the placeholders of each path match its path parameters, each declared once. */
export function checkParameters(description: Description, report: ReportFinding): void {
  const { document, locator, objects } = description;
  const shared = new Map<string, readonly Declared[]>();
  for (const { kind, node, pointer } of objects) {
    const path = pointerPath(pointer);
    if (path === undefined) continue;
    if (kind === 'pathItem') {
      const parameters = declared(document, node, pointer);
      shared.set(pointer, parameters);
      checkDeclared(path, parameters, description, report);
    } else if (kind === 'operation') {
      const own = declared(document, node, pointer);
      checkDeclared(path, own, description, report);
      const inherited = shared.get(pointer.replace(/\/[^/]*$/, '')) ?? [];
      const names = new Set([...inherited, ...own].filter(inPath).map(({ name }) => name));
      for (const name of placeholders(path)) {
        if (names.has(name)) continue;
        const near = [...names].filter((known) => !placeholders(path).includes(known));
        const hint = didYouMean(name, near);
        const place = locator.locate(pointer, 'key');
        const args = { name, path };
        report(pointer, diagnose('openapi/undeclared-path-parameter', args, { place, hint }));
      }
    }
  }
}

/** The path of a path item or operation under `paths`. */
function pointerPath(pointer: string): string | undefined {
  const [top, path, , ...rest] = pointerKeys(pointer);
  return top === 'paths' && rest.length === 0 ? path : undefined;
}

function checkDeclared(
  path: string,
  parameters: readonly Declared[],
  { locator }: Description,
  report: ReportFinding,
): void {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    const { name, pointer } = parameter;
    const place = locator.locate(pointer);
    const key = `${parameter.in}:${name}`;
    if (seen.has(key)) {
      const args = { name, within: parameter.in };
      report(pointer, diagnose('openapi/duplicate-parameter', args, { place }));
    }
    seen.add(key);
    if (!inPath(parameter)) continue;
    if (!placeholders(path).includes(name)) {
      const hint = didYouMean(name, placeholders(path));
      report(pointer, diagnose('openapi/unused-path-parameter', { name, path }, { place, hint }));
    } else if (!parameter.required) {
      report(pointer, diagnose('openapi/optional-path-parameter', { name }, { place }));
    }
  }
}

function declared(document: unknown, holder: JsonObject, at: string): readonly Declared[] {
  return asList(holder.parameters).flatMap((node, index) => {
    const reference = nodeReference(node);
    const target = reference === undefined ? undefined : pointerOfFragment(reference);
    const parameter = asObject(target === undefined ? node : lookUp(document, target));
    const name = asText(parameter.name);
    const where = asText(parameter.in);
    if (name === undefined || where === undefined) return [];
    const pointer = pointerTo(at, 'parameters', index);
    return [{ name, in: where, required: parameter.required === true, pointer }];
  });
}

function inPath(parameter: Declared): boolean {
  return parameter.in === 'path';
}

function placeholders(path: string): readonly string[] {
  return [...path.matchAll(/\{([^/{}]+)\}/g)].map(([, name = '']) => name);
}
