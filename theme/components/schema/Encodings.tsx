import type { EncodingView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { Heading } from '../docs/Heading.js';
import { ParameterList } from '../reference/ParameterList.js';
import { StyleNotes } from '../reference/StyleNotes.js';

interface Props {
  readonly encoding: readonly EncodingView[];
}

/** The encoding of a form's parts: media type, style and headers. */
export function Encodings({ encoding }: Props) {
  const t = useTranslation();
  if (encoding.length === 0) return null;
  return (
    <div className="encodings">
      <Heading below={1} className="small-title">
        {t('reference.encoding')}
      </Heading>
      <EncodingList encoding={encoding} />
    </div>
  );
}

function EncodingList({ encoding }: Props) {
  return (
    <ul className="fields">
      {encoding.map((one) => (
        <EncodingItem key={one.anchor} {...one} />
      ))}
    </ul>
  );
}

function EncodingItem(props: EncodingView) {
  const { anchor, label, isName, contentType, style, allowReserved, headers, encoding } = props;
  const t = useTranslation();
  return (
    <li id={anchor}>
      <div>
        <a href={`#${encodeURIComponent(anchor)}`}>
          {isName ? <CodeText>{label}</CodeText> : label}
        </a>{' '}
        {contentType !== undefined && (
          <span>
            <CodeText>{contentType}</CodeText>
          </span>
        )}
      </div>
      <StyleNotes style={style} allowReserved={allowReserved} />
      {headers.length > 0 && (
        <div className="children-body">
          <p className="schema-note">{t('reference.headers')}</p>
          <ParameterList parameters={headers} />
        </div>
      )}
      {encoding.length > 0 && (
        <div className="children-body">
          <p className="schema-note">{t('reference.encoding')}</p>
          <EncodingList encoding={encoding} />
        </div>
      )}
    </li>
  );
}
