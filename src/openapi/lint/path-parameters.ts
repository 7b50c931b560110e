import { asList, asObject, type RawObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { asText, nodeReference } from '../json.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';

interface DeclaredParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly pointer: string;
}

/** A path item or operation under `paths` with its own parameters. */
export interface ParameterHolder {
  readonly kind: 'pathItem' | 'operation';
  readonly path: string;
  readonly pointer: string;
  readonly parameters: readonly DeclaredParameter[];
}

/** Returns the path items and operations under `paths`, each path item before its operations. */
export function parameterHolders({
  document,
  objects,
}: BundledDocument): readonly ParameterHolder[] {
  return objects.flatMap(({ kind, node, pointer }) => {
    if (kind !== 'pathItem' && kind !== 'operation') return [];
    const [top, path, , ...rest] = pointerKeys(pointer);
    if (top !== 'paths' || path === undefined || rest.length > 0) return [];
    return [{ kind, path, pointer, parameters: declaredParameters(document, node, pointer) }];
  });
}

function declaredParameters(
  document: unknown,
  holder: RawObject,
  at: string,
): readonly DeclaredParameter[] {
  return asList(holder.parameters).flatMap((node, index) => {
    const reference = nodeReference(node);
    const target = reference === undefined ? undefined : pointerOfFragment(reference);
    const parameter = asObject(target === undefined ? node : lookUp(document, target));
    const name = asText(parameter.name);
    const location = asText(parameter.in);
    if (name === undefined || location === undefined) return [];
    const pointer = pointerTo(at, 'parameters', index);
    return [{ name, in: location, required: parameter.required === true, pointer }];
  });
}

export function isInPath(parameter: DeclaredParameter): boolean {
  return parameter.in === 'path';
}

/** `/planets/{id}` → `['id']` */
export function pathPlaceholders(path: string): readonly string[] {
  return [...path.matchAll(/\{([^/{}]+)\}/g)].map(([, name = '']) => name);
}
