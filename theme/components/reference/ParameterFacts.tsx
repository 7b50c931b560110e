import type { ParameterView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { ExternalExamples } from './ExternalExamples.js';
import { ParameterExamples } from './ParameterExamples.js';
import { StyleNotes } from './StyleNotes.js';

interface Props {
  readonly parameter: ParameterView;
}

/** The serialisation of a parameter where it is not obvious, and its examples. */
export function ParameterFacts({ parameter }: Props) {
  const t = useTranslation();
  const { style, contentType, allowEmptyValue, allowReserved } = parameter;
  const { examples, externalExamples = [] } = parameter;
  return (
    <>
      {allowEmptyValue && <p className="schema-note">{t('reference.allowEmptyValue')}</p>}
      <StyleNotes style={style} allowReserved={allowReserved} />
      {contentType !== undefined && (
        <dl className="marks">
          <div>
            <dt>{t('reference.mediaType')}</dt>
            <dd>
              <CodeText>{contentType}</CodeText>
            </dd>
          </div>
        </dl>
      )}
      <ParameterExamples examples={examples} />
      <ExternalExamples examples={externalExamples} />
    </>
  );
}
