import type { FormTranslate } from '../messages.js';
import type { SchemaDifference } from './check.js';

/** The message for a difference, in the reader's language. */
export function differenceMessage({ kind, expected }: SchemaDifference, t: FormTranslate): string {
  switch (kind) {
    case 'missing':
      return t('tryIt.differs.missing', { name: expected });
    case 'header':
      return t('tryIt.differs.header', { name: expected });
    case 'unknown':
      return t('tryIt.differs.unknown');
    case 'type':
      return t('tryIt.differs.type', { expected });
    case 'choice':
      return t('tryIt.differs.choice', { expected });
    case 'alternatives':
      return t('tryIt.differs.alternatives');
    default:
      return t('tryIt.differs.rule', { expected });
  }
}
