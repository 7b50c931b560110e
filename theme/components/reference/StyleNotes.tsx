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
      {style?.text !== undefined && (
        <p className="schema-note">
          {style.text} ({t('reference.style')} <CodeText>{style.name}</CodeText>)
        </p>
      )}
      {allowReserved && <p className="schema-note">{t('reference.allowReserved')}</p>}
      {style?.sample !== undefined && (
        <dl className="marks">
          <div>
            <dt>{t('reference.sentAs')}</dt>
            <dd>
              <CodeText>{style.sample}</CodeText>
            </dd>
          </div>
        </dl>
      )}
    </>
  );
}
