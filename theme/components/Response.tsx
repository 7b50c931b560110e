import type { OperationContent } from 'docsgen/theme';
import { useText } from '../text.js';
import { ContentText } from './ContentText.js';
import { MediaTypes } from './MediaTypes.js';
import { Prose } from './Prose.js';
import { FieldList } from './SchemaBody.js';
import { StatusCode } from './StatusCode.js';

interface Props {
  readonly response: OperationContent['responses'][number];
  readonly open: boolean;
}

/** One answer. Where there is nothing to unfold it is a line. */
export function Response({ response, open }: Props) {
  const t = useText();
  const { status, anchor, html, label, headers, media } = response;
  const long = label.includes('\n') || label.length > 100;
  const title = (
    <h3 className="response-title">
      <StatusCode status={status} />{' '}
      {long ? t('reference.response') : <ContentText>{label}</ContentText>}
    </h3>
  );
  if (!long && headers.length === 0 && media.length === 0) {
    return (
      <div className="response" id={anchor}>
        {title}
        <p className="response-empty">{t('reference.noBody')}</p>
      </div>
    );
  }
  return (
    <details className="response fold" id={anchor} open={open}>
      <summary>{title}</summary>
      <div className="response-body">
        {long && <Prose html={html} />}
        {headers.length > 0 && (
          <>
            <h4>{t('reference.headers')}</h4>
            <FieldList fields={headers} level={1} />
          </>
        )}
        <MediaTypes media={media} />
        {media.length === 0 && <p className="schema-note">{t('reference.noBody')}</p>}
      </div>
    </details>
  );
}
