import type { Secret, SecretText } from './http-request.js';

/** Concatenates texts and secrets. */
export function joinTexts(...texts: readonly (string | SecretText | Secret)[]): SecretText {
  return texts.flatMap((text) => (typeof text === 'string' || 'variable' in text ? [text] : text));
}

/** Returns the text if it contains no secret. */
export function textWithoutSecrets(text: SecretText): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}
