import type { Say } from '../words.js';
import type { Difference } from './check.js';

/** A difference in the reader's language. */
export function wordsOf({ kind, expected }: Difference, say: Say): string {
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
