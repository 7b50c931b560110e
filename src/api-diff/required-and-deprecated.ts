import type { Direction } from '../json-schema/direction.js';
import type { Change, ChangedPart, ChangeKind } from './change.js';

interface Deprecable {
  readonly deprecated: boolean;
}

interface Marked extends Deprecable {
  readonly required: boolean;
}

/** The advice to do without a part is given, or taken back. It breaks nothing. */
export function deprecationChanges(before: Deprecable, after: Deprecable): readonly ChangeKind[] {
  if (before.deprecated === after.deprecated) return [];
  return [{ key: after.deprecated ? 'changes.deprecated' : 'changes.undeprecated' }];
}

/**
 * Whether a parameter or a header must be there, and whether one should do without it.
 *
 * @param side Where it is sent: who sends it must begin to, who looks at it may miss it
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
