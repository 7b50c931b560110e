import type { MessageKey } from '../i18n/index.js';

/** Messages of the reference that blocks in texts show as well. */
const referenceKeys = [
  'reference.required',
  'reference.deprecated',
  'reference.default',
] as const satisfies readonly MessageKey[];

/** An interface message that a text can show, and on which its HTML therefore depends. */
export type TextMessageKey =
  | Extract<MessageKey, `content.${string}`>
  | (typeof referenceKeys)[number];

export function isTextMessageKey(key: string): key is TextMessageKey {
  return key.startsWith('content.') || referenceKeys.some((one) => one === key);
}
