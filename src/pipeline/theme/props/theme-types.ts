import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Program, TSType } from 'oxc-parser';
import {
  exportedDeclaration,
  type Fields,
  parseModule,
  signatureFields,
  sourceText,
} from './fields.js';

/**
 * Types of `docsgen/theme` by name. An alias that is not an object has one field with an empty name; a
 * union of objects has a type for each `kind`: `SidebarItem 'link'`.
 */
export type ThemeTypes = Readonly<Record<string, Fields>>;

/**
 * Reads the types that a module exports, and those that they refer to.
 * @param entry path without an ending, `lib/site/theme-api`
 */
export function readThemeTypes(entry: string): ThemeTypes {
  const types: Record<string, Fields> = {};
  const seen = new Set<string>();
  const waiting = [entry];
  for (let stem = waiting.pop(); stem !== undefined; stem = waiting.pop()) {
    const file = [`${stem}.d.ts`, `${stem}.ts`].find((one) => existsSync(one));
    if (file === undefined || seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const program = parseModule(file, text);
    if (program === undefined) continue;
    Object.assign(types, declaredTypes(program, text));
    for (const target of linkedModules(program)) {
      if (target.startsWith('.')) waiting.push(path.join(file, '..', target.replace(/\.js$/, '')));
    }
  }
  return types;
}

function linkedModules(program: Program): readonly string[] {
  return program.body.flatMap((statement) => {
    switch (statement.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return [statement.source.value];
      case 'ExportNamedDeclaration':
        return statement.source ? [statement.source.value] : [];
      default:
        return [];
    }
  });
}

function declaredTypes(program: Program, text: string): ThemeTypes {
  const types: Record<string, Fields> = {};
  for (const statement of program.body) {
    const node = exportedDeclaration(statement);
    if (node.type === 'TSInterfaceDeclaration') {
      types[node.id.name] = signatureFields(node.body.body, text);
    }
    if (node.type === 'TSTypeAliasDeclaration') {
      Object.assign(types, aliasFields(node.id.name, node.typeAnnotation, text));
    }
  }
  return types;
}

function aliasFields(name: string, type: TSType, text: string): ThemeTypes {
  if (type.type === 'TSTypeLiteral') return { [name]: signatureFields(type.members, text) };
  const parts = type.type === 'TSUnionType' ? type.types : [];
  const objects = parts.flatMap((part) =>
    part.type === 'TSTypeLiteral' ? [signatureFields(part.members, text)] : [],
  );
  const kinds = objects.map(({ kind }) => kind?.type);
  if (objects.length < parts.length || objects.length === 0 || kinds.includes(undefined)) {
    return { [name]: { '': { isOptional: false, type: sourceText(type, text) } } };
  }
  return {
    [name]: { '': { isOptional: false, type: kinds.join(' | ') } },
    ...Object.fromEntries(objects.map((fields, at) => [`${name} ${kinds[at]}`, fields])),
  };
}

/** Returns the types that are named in some types' source, and those that these name in turn. */
export function referencedTypes(sources: readonly string[], types: ThemeTypes): ThemeTypes {
  const byName = new Map<string, string[]>();
  for (const name of Object.keys(types)) {
    const word = name.split(' ')[0] ?? name;
    byName.set(word, [...(byName.get(word) ?? []), name]);
  }
  const fieldsByName: Record<string, Fields> = {};
  const waiting = [...sources];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const [word] of source.matchAll(/\b[A-Z]\w*/g)) {
      for (const name of byName.get(word) ?? []) {
        const fields = types[name];
        if (fieldsByName[name] !== undefined || fields === undefined) continue;
        fieldsByName[name] = fields;
        waiting.push(...Object.values(fields).map(({ type }) => type));
      }
    }
  }
  return fieldsByName;
}
