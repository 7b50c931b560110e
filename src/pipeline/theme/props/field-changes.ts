import type { Fields } from './fields.js';
import type { ThemeTypes } from './theme-types.js';

/** A change of a prop, or of a field of a type of `docsgen/theme`, that an override must follow. */
export interface FieldChange {
  /** `Footer` or `FooterContent`. */
  readonly owner: string;
  /** Empty for a type as a whole. */
  readonly name: string;
  readonly change: string;
  readonly isRemoved: boolean;
}

/** Compares the props of a component: removed and changed ones, and new ones that are required. */
export function changedProps(owner: string, before: Fields, after: Fields): readonly FieldChange[] {
  const added = Object.entries(after)
    .filter(([name, { isOptional }]) => !isOptional && before[name] === undefined)
    .map(([name, { type }]) => ({
      owner,
      name,
      isRemoved: false,
      change: `is new and required (${shortened(type)})`,
    }));
  return [...added, ...changedFields(owner, before, after)];
}

/** Compares types: removed fields and changed ones. A new field breaks no component that reads them. */
export function changedTypes(before: ThemeTypes, after: ThemeTypes): readonly FieldChange[] {
  return Object.entries(before).flatMap(([type, fields]) =>
    changedFields(type, fields, after[type] ?? {}),
  );
}

function changedFields(owner: string, before: Fields, after: Fields): readonly FieldChange[] {
  return Object.entries(before).flatMap(([name, old]): readonly FieldChange[] => {
    const current = after[name];
    if (current === undefined) return [{ owner, name, isRemoved: true, change: 'is gone' }];
    const type =
      old.type === current.type
        ? []
        : [`is ${shortenedPair(current.type, old.type).join(' instead of ')}`];
    const presence = current.isOptional && !old.isOptional ? ['may be absent'] : [];
    const change = [...type, ...presence].join(' and ');
    return change === '' ? [] : [{ owner, name, isRemoved: false, change }];
  });
}

const maxTypeLength = 80;

/** Shortens two types so that both show the part in which they differ. */
function shortenedPair(one: string, other: string): readonly string[] {
  const characters = [...one];
  const difference = characters.findIndex((character, at) => character !== other[at]);
  const shared = (difference === -1 ? one.length : difference) - maxTypeLength / 2;
  if (Math.max(one.length, other.length) <= maxTypeLength || shared <= 0)
    return [one, other].map(shortened);
  return [one, other].map((type) => `…${shortened(type.slice(shared))}`);
}

function shortened(type: string): string {
  return type.length > maxTypeLength ? `${type.slice(0, maxTypeLength - 1)}…` : type;
}
