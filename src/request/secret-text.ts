import type { Secret, SecretText } from './http-request.js';

/** Puts texts with secrets together. */
export function joinTexts(...texts: readonly (string | SecretText | Secret)[]): SecretText {
  return texts.flatMap((text) => (typeof text === 'string' || 'variable' in text ? [text] : text));
}

/** Text at even places, names of environment variables at odd ones; begins and ends with text. */
export function splitSecrets(text: SecretText): readonly string[] {
  const parts: string[] = [''];
  for (const part of text) {
    if (typeof part === 'string') parts.push(`${parts.pop() ?? ''}${part}`);
    else parts.push(part.variable, '');
  }
  return parts;
}

/** The text, where no secret stands in it. */
export function plainText(text: SecretText): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}
