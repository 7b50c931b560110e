import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import { kindField } from '../references/object-model.js';

/** Sections of components in Swagger 2.0. */
const swaggerSections = ['definitions', 'parameters', 'responses', 'securityDefinitions'];

/**
 * Returns the pointers of the given components and of all that they and the rest of a document need:
 * by reference, by the name of a security scheme, by the mapping of a discriminator, or as a subtype
 * of a schema with a discriminator.
 */
export function reachableComponents(
  document: RawObject,
  roots: readonly string[],
): ReadonlySet<string> {
  const reachable = new Set<string>();
  const waiting: unknown[] = [];
  const subtypes = subtypesByParent(document);
  const add = (pointer: string): void => {
    const component = componentPointer(pointer);
    if (component === undefined || reachable.has(component)) return;
    const value = lookUp(document, component);
    if (value === undefined) return;
    reachable.add(component);
    waiting.push(value);
    if (asObject(value).discriminator === undefined) return;
    for (const subtype of subtypes.get(component) ?? []) add(subtype);
  };
  const { components, ...rest } = document;
  for (const [key, value] of Object.entries(rest)) {
    if (!swaggerSections.includes(key) || document.swagger === undefined) waiting.push(value);
  }
  // Extensions may refer to components, too.
  for (const [key, value] of Object.entries(asObject(components))) {
    if (kindField('components', key) === undefined) waiting.push(value);
  }
  addSecurity(document.security, add);
  for (const root of roots) add(root);
  let identified: readonly string[] | undefined;
  const follow = (reference: string): void => {
    const pointer = reference.startsWith('#') ? pointerOfFragment(reference) : undefined;
    if (pointer !== undefined) {
      add(pointer);
      return;
    }
    // What an identifier or an anchor means depends on where it is used, so all of them stay.
    identified ??= identifiedSchemas(document);
    for (const schema of identified) add(schema);
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    visit(next, follow, add);
  }
  return reachable;
}

function visit(
  root: unknown,
  follow: (reference: string) => void,
  add: (pointer: string) => void,
): void {
  const open = [root];
  // YAML aliases share objects.
  const seen = new Set<object>();
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    open.push(...Object.values(value));
    if (!isObject(value)) continue;
    const { $ref, $dynamicRef, security, discriminator } = value;
    for (const reference of [$ref, $dynamicRef]) {
      if (typeof reference === 'string') follow(reference);
    }
    addSecurity(security, add);
    for (const target of Object.values(asObject(asObject(discriminator).mapping))) {
      if (typeof target !== 'string') continue;
      if (target.startsWith('#')) follow(target);
      else add(pointerTo('/components/schemas', target));
    }
  }
}

/** Returns the pointers of schemas that references may find by an identifier or an anchor. */
function identifiedSchemas(document: RawObject): readonly string[] {
  return schemaSections(document).flatMap(([section, schemas]) =>
    Object.entries(schemas)
      .filter(([, schema]) => /"\$(?:id|anchor|dynamicAnchor)":/.test(JSON.stringify(schema)))
      .map(([name]) => pointerTo(section, name)),
  );
}

function addSecurity(security: unknown, add: (pointer: string) => void): void {
  for (const requirement of asList(security)) {
    for (const name of Object.keys(asObject(requirement))) {
      add(pointerTo('/components/securitySchemes', name));
      add(pointerTo('/securityDefinitions', name));
    }
  }
}

/** Maps a schema to those that extend it by `allOf`. */
function subtypesByParent(document: RawObject): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [section, schemas] of schemaSections(document)) {
    for (const [name, schema] of Object.entries(schemas)) {
      for (const part of asList(asObject(schema).allOf)) {
        const { $ref } = asObject(part);
        const base = typeof $ref === 'string' ? pointerOfFragment($ref) : undefined;
        if (base === undefined) continue;
        found.set(base, [...(found.get(base) ?? []), pointerTo(section, name)]);
      }
    }
  }
  return found;
}

function schemaSections(document: RawObject): readonly (readonly [string, RawObject])[] {
  return [
    ['/components/schemas', asObject(asObject(document.components).schemas)],
    ['/definitions', asObject(document.definitions)],
  ];
}

/** Returns the pointers of all components. */
export function componentPointers(document: RawObject): readonly string[] {
  const names = (section: unknown, pointer: string): readonly string[] =>
    Object.keys(asObject(section)).map((name) => pointerTo(pointer, name));
  const sections = Object.entries(asObject(document.components))
    .filter(([section]) => kindField('components', section) !== undefined)
    .flatMap(([section, value]) => names(value, pointerTo('/components', section)));
  if (document.swagger === undefined) return sections;
  return [...sections, ...swaggerSections.flatMap((name) => names(document[name], `/${name}`))];
}

/** `/components/schemas/Planet/properties/name` → `/components/schemas/Planet` */
function componentPointer(pointer: string): string | undefined {
  const keys = pointerKeys(pointer);
  const [first = ''] = keys;
  const length = first === 'components' ? 3 : swaggerSections.includes(first) ? 2 : 0;
  return length > 0 && keys.length >= length ? pointerTo('', ...keys.slice(0, length)) : undefined;
}
