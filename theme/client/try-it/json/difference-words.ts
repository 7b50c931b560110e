import type { TranslateMessage } from '../words.js';
import type { SchemaDifference } from './check.js';

/** The message for a difference, in the reader's language. */
export function differenceWords(
  { kind, expected }: SchemaDifference,
  say: TranslateMessage,
): string {
  switch (kind) {
    case 'missing':
      return say('tryIt.differs.missing', { name: expected });
    case 'header':
      return say('tryIt.differs.header', { name: expected });
    case 'unknown':
      return say('tryIt.differs.unknown');
    case 'type':
      return say('tryIt.differs.type', { expected });
    case 'choice':
      return say('tryIt.differs.choice', { expected });
    case 'alternatives':
      return say('tryIt.differs.alternatives');
    default:
      return say('tryIt.differs.rule', { expected });
  }
}
