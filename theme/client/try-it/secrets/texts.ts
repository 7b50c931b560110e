import { isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { type JsonSchemaNode, schemaFacets, schemasByLocation } from '../json/subschemas.js';
import type { JsonToken } from '../json/tokens.js';
import { unquoted } from '../json/tokens.js';
import { type JsonLocation, walkJson } from '../json/walk.js';
import { isSecretGroupName, isSecretName, isSecretSchema } from './names.js';

/** How to recognise secrets in JSON. */
export interface SecretRules {
  /** With the schemas that it refers to (`$defs`). */
  readonly schema: Json;
  /** Example values of the description, which are not secret. */
  readonly known: ReadonlySet<string>;
}

export interface SecretToken {
  readonly token: JsonToken;
  /** Name of the property that it is the value of. */
  readonly name: string;
}

/** The secrets in JSON, even if incomplete. */
export function secretsIn(text: string, { schema, known }: SecretRules): readonly SecretToken[] {
  const schemasOf = schemasByLocation(schema);
  return walkJson(text).flatMap(({ token, spot, role }): readonly SecretToken[] => {
    if (role !== 'value') return [];
    const schemas = schemasOf(spot);
    if (token.kind !== 'string' && token.kind !== 'atom') return [];
    const piece = text.slice(token.start, token.end);
    const name = spotName(spot);
    const isGrouped = token.kind === 'string' && isInSecretGroup(spot);
    if (/^(true|false|null|"")$/.test(piece) || known.has(unquoted(piece))) return [];
    return isSecretName(name) || isGrouped || isSecretSchema(schemas) ? [{ token, name }] : [];
  });
}

/** Replaces the secrets in JSON. */
export function withoutSecrets(
  text: string,
  secretRules: SecretRules,
  replace: (name: string, piece: string) => string,
): string {
  let written = '';
  let at = 0;
  for (const { token, name } of secretsIn(text, secretRules)) {
    written += text.slice(at, token.start) + replace(name, text.slice(token.start, token.end));
    at = token.end;
  }
  return written + text.slice(at);
}

/** Replaces the secrets in XML: elements and attributes whose name or schema marks a secret. */
export function xmlWithoutSecrets(
  text: string,
  { schema, known: knownNames }: SecretRules,
  replace: (name: string) => string,
): string {
  const hidden = hiddenElements(schema);
  const isSecret = (name: string, value: string): boolean =>
    (isSecretName(name) || hidden.has(name)) && value !== '' && !knownNames.has(value);
  const attribute = (tag: string): string =>
    tag.replace(
      /(\s([^\s=<>"']+)\s*=\s*)("[^"]*"|'[^']*')/g,
      (whole, start: string, name: string, quoted: string) =>
        isSecret(name, quoted.slice(1, -1)) ? `${start}"${replace(name)}"` : whole,
    );
  return text
    .replace(
      /(<([^\s<>/!?]+)(?:\s[^<>]*)?>)(<!\[CDATA\[.*?\]\]>|[^<>]+)(?=<\/)/gs,
      (whole, opening: string, name: string, value: string) =>
        isSecret(name, value) ? opening + replace(name) : whole,
    )
    .replace(/<[^\s<>/!?][^<>]*>/g, attribute);
}

/**
 * Replaces the secrets in any other text (URL-encoded forms, YAML, lines of `name=value`), recognised by their names.
 */
export function linesWithoutSecrets(
  text: string,
  { known }: SecretRules,
  replace: (name: string) => string,
): string {
  return text.replace(
    /(?<=^|[\s&;,{])("?([\w.-]+)"?[ \t]*[=:][ \t]*)([^\s&;,]+)/g,
    (whole, start: string, name: string, value: string) =>
      isSecretName(name) && !known.has(value) ? start + replace(name) : whole,
  );
}

/** Names of elements whose schema marks their value as secret, at any depth (OpenAPI 3.1.1, 4.8.26). */
function hiddenElements(schema: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as JsonSchemaNode;
    for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
      if (!(isJsonObject(property) && isSecretSchema(schemaFacets(property, schema)))) continue;
      const { xml } = property;
      names.add(isJsonObject(xml) && typeof xml.name === 'string' ? xml.name : name);
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(schema);
  return names;
}

function isInSecretGroup(spot: JsonLocation | undefined): boolean {
  for (let outer = spot?.parent; outer !== undefined; outer = outer.parent) {
    if (typeof outer.name === 'string' && isSecretGroupName(outer.name)) return true;
  }
  return false;
}

/** Items of a list have the name of the list. */
function spotName(spot: JsonLocation | undefined): string {
  let named = spot;
  while (typeof named?.name === 'number') named = named.parent;
  return String(named?.name ?? '');
}
