import type { Secret, SecretText } from '../http-request.js';

/** A text to print in a sample: literal text, secrets and variables that the sample declares. */
export type PrintedText = readonly PrintedPart[];
export type PrintedPart = string | Secret | SampleVariable;

interface SampleVariable {
  readonly declared: string;
}

/** Joins adjacent literal texts and omits empty ones. */
export function mergedParts(text: PrintedText): readonly PrintedPart[] {
  const parts: PrintedPart[] = [];
  for (const part of text) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** Returns the literal text; undefined if the text contains secrets or variables. */
export function literalText(text: PrintedText): string | undefined {
  const [first = '', ...others] = mergedParts(text);
  return typeof first === 'string' && others.length === 0 ? first : undefined;
}

/** Returns the name of the environment variable if the text is that secret only. */
export function onlySecret(text: PrintedText): string | undefined {
  const [first, ...others] = mergedParts(text);
  return typeof first === 'object' && 'variable' in first && others.length === 0
    ? first.variable
    : undefined;
}

/** Whether the text contains a secret. */
export function hasSecret(text: PrintedText): boolean {
  return text.some((part) => typeof part === 'object' && 'variable' in part);
}

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerToken(name: string, value: SecretText): SecretText | undefined {
  const [first, ...others] = mergedParts(value);
  if (name !== 'Authorization' || typeof first !== 'string') return undefined;
  if (!first.startsWith('Bearer ')) return undefined;
  const token = first.slice('Bearer '.length);
  return [token, ...others].filter((part) => part !== '') as SecretText;
}
