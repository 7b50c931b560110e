import type { Json } from '../json.js';
import type { Violation } from './violation.js';

type Limit = Json | undefined;

const sentences: Readonly<Record<string, (limit: Limit, value: Limit) => string>> = {
  type: (limit, value) => `should be ${typeText(limit)}, not ${limitKind(value)}`,
  enum: (limit, value) => `cannot be ${show(value)}: it is one of ${listWords(limit)}`,
  const: (limit, value) => `cannot be ${show(value)}: it is always ${show(limit)}`,
  format: (limit, value) => `should have the format ${text(limit)}, unlike ${show(value)}`,
  pattern: (limit, value) => `should match ${text(limit)}, unlike ${show(value)}`,
  minLength: (limit) => `should have at least ${counted(limit, 'character')}`,
  maxLength: (limit) => `should have at most ${counted(limit, 'character')}`,
  minimum: (limit, value) => `should be at least ${text(limit)}, not ${show(value)}`,
  maximum: (limit, value) => `should be at most ${text(limit)}, not ${show(value)}`,
  exclusiveMinimum: (limit, value) => `should be greater than ${text(limit)}, not ${show(value)}`,
  exclusiveMaximum: (limit, value) => `should be less than ${text(limit)}, not ${show(value)}`,
  multipleOf: (limit, value) => `should be a multiple of ${text(limit)}, not ${show(value)}`,
  minItems: (limit) => `should have at least ${counted(limit, 'item')}`,
  maxItems: (limit) => `should have at most ${counted(limit, 'item')}`,
  uniqueItems: () => 'has an item twice',
  contains: () => 'lacks an item that it must contain',
  minContains: (limit) => `should have at least ${text(limit)} of the items that it must contain`,
  maxContains: (limit) => `should have at most ${text(limit)} of the items that it must contain`,
  minProperties: (limit) => `should have at least ${counted(limit, 'field')}`,
  maxProperties: (limit) => `should have at most ${counted(limit, 'field')}`,
  dependentRequired: (limit) => `lacks a field that goes with another one: ${show(limit)}`,
  not: () => 'matches what is not allowed',
  anyOf: (limit) => `fits none of its ${count(limit)} alternatives`,
  oneOf: (limit) => `should fit exactly one of its ${count(limit)} alternatives`,
  false: () => 'is not allowed',
};

/** Returns a phrase that follows the value's name: `should be a string, not a number`. */
export function violationMessage({ keyword, limit, value, missing }: Violation): string {
  if (keyword === 'required') return `lacks ${listNames(missing)}, which is required`;
  return sentences[keyword]?.(limit, value) ?? `does not fit ${keyword}`;
}

function listNames(names: readonly string[] = []): string {
  return names.join(', ');
}

function typeText(limit: Limit): string {
  const types = Array.isArray(limit) ? limit.map(String) : [String(limit)];
  return types.map(withArticle).join(' or ');
}

function limitKind(value: Limit): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return withArticle(typeof value);
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function show(value: Limit): string {
  const written = JSON.stringify(value) ?? 'nothing';
  return written.length > 60 ? `${written.slice(0, 59)}…` : written;
}

function text(limit: Limit): string {
  return typeof limit === 'string' ? limit : show(limit);
}

function listWords(limit: Limit): string {
  if (!Array.isArray(limit)) return show(limit);
  const shown = limit.slice(0, 8).map(show);
  return shown.join(', ') + (limit.length > shown.length ? ' …' : '');
}

function counted(limit: Limit, word: string): string {
  return `${text(limit)} ${word}${limit === 1 ? '' : 's'}`;
}

function count(limit: Limit): number {
  return Array.isArray(limit) ? limit.length : 0;
}
