import type { Secret, SecretText } from './http-request.js';

/** Concatenates texts and secrets. */
export function joinTexts(...texts: readonly (string | SecretText | Secret)[]): SecretText {
  return texts.flatMap((text) => (typeof text === 'string' || 'variable' in text ? [text] : text));
}

/**
 * Splits a text into literal text at even indexes and environment variable names at odd ones; the
 * first and last entries are text.
 */
export function splitSecrets(text: SecretText): readonly string[] {
  const parts: string[] = [''];
  for (const part of text) {
    if (typeof part === 'string') parts.push(`${parts.pop() ?? ''}${part}`);
    else parts.push(part.variable, '');
  }
  return parts;
}

/** Returns the text if it contains no secret. */
export function plainText(text: SecretText): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}
