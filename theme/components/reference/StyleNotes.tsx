import type { StyleView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';

interface Props {
  readonly style: StyleView | undefined;
  readonly allowReserved: boolean;
}

/** The serialisation of a value: an explanation where it is unusual, and a sample. */
export function StyleNotes({ style, allowReserved }: Props) {
  const t = useTranslation();
  return (
    <>
      {style && (
        <div className="marks">
          {style.text !== undefined && (
            <p>
              {style.text} ({t('reference.style')} <CodeText>{style.name}</CodeText>)
            </p>
          )}{' '}
          {style.sample !== undefined && (
            <p>
              {t('reference.sentAs')} <CodeText>{style.sample}</CodeText>
            </p>
          )}
        </div>
      )}
      {allowReserved && <p className="schema-note">{t('reference.allowReserved')}</p>}
    </>
  );
}
