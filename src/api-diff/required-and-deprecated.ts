import type { Direction } from '../json-schema/direction.js';
import type { Change, ChangedPart, ChangeKind } from './change.js';

interface Deprecable {
  readonly deprecated: boolean;
}

interface Marked extends Deprecable {
  readonly required: boolean;
}

/** Reports an added or removed deprecation, which never breaks clients. */
export function deprecationChanges(before: Deprecable, after: Deprecable): readonly ChangeKind[] {
  if (before.deprecated === after.deprecated) return [];
  return [{ key: after.deprecated ? 'changes.deprecated' : 'changes.undeprecated' }];
}

/**
 * Compares `required` and `deprecated` of a parameter or header.
 *
 * @param side direction of the value: a newly required request value breaks senders, a response
 *   value that is no longer required breaks receivers
 */
export function requiredAndDeprecatedChanges(
  before: Marked,
  after: Marked,
  side: Direction,
  part: ChangedPart,
): readonly Change[] {
  const found: Change[] = [];
  if (after.required && !before.required) {
    found.push({ part, what: { key: 'changes.required' }, breaking: side === 'request' });
  }
  if (before.required && !after.required) {
    found.push({ part, what: { key: 'changes.optional' }, breaking: side === 'response' });
  }
  const advice = deprecationChanges(before, after);
  return [...found, ...advice.map((what) => ({ part, what, breaking: false }))];
}
