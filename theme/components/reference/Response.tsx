import type { ResponseView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ContentText } from '../docs/ContentText.js';
import { Heading } from '../docs/Heading.js';
import { Prose } from '../docs/Prose.js';
import { MediaTypes } from './MediaTypes.js';
import { ParameterList } from './ParameterList.js';
import { ResponseLinks } from './ResponseLinks.js';
import { StatusCode } from './StatusCode.js';

interface Props {
  readonly response: ResponseView;
}

/** A response, expanded unless an earlier one is the same. Without details it is a single line. */
export function Response({ response }: Props) {
  const t = useTranslation();
  const withoutBody = t(response.isBodiless ? 'reference.noBody' : 'reference.unknownBody');
  const { status, anchor, html, label, isSummarized, headers, media, links, repeats } = response;
  const long = isSummarized || label.includes('\n') || label.length > 100;
  const isLine = isSummarized || !long;
  const title = (
    <Heading below={2} className="response-title">
      <StatusCode status={status} />{' '}
      {isLine ? <ContentText>{label}</ContentText> : t('reference.response')}
    </Heading>
  );
  if (!long && headers.length + media.length + links.length === 0) {
    return (
      <div className="response" id={anchor}>
        {title}
        <p className="response-empty">{withoutBody}</p>
      </div>
    );
  }
  return (
    <details className="response fold" id={anchor} open={!repeats || long}>
      <summary>{title}</summary>
      <div className="response-body">
        {long && <Prose html={html} />}
        {headers.length > 0 && (
          <>
            <Heading below={3} className="small-title">
              {t('reference.headers')}
            </Heading>
            <ParameterList parameters={headers} />
          </>
        )}
        <MediaTypes media={media} />
        {media.length === 0 && <p className="schema-note">{withoutBody}</p>}
        <ResponseLinks links={links} />
      </div>
    </details>
  );
}
