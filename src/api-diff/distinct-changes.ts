import type { Messages } from '../i18n/index.js';
import type { Change } from './change.js';
import { kindText, plainStyle } from './change-text.js';

/**
 * Returns each change of an operation or a schema once: several media types, alternatives or paths to a schema may
 * report the same one. It is breaking if it breaks anywhere.
 */
export function distinctChanges(changes: readonly Change[], messages: Messages): readonly Change[] {
  const distinct = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.part, kindText(change.what, messages, plainStyle)]);
    if (change.breaking || !distinct.has(key)) distinct.set(key, change);
  }
  return [...distinct.values()];
}
