import type { ResponseView } from 'docsgen/theme';
import { Fragment } from 'react';
import { NestedHeadings } from '../../heading-level.js';
import { useTranslation } from '../../text.js';
import { Heading } from '../docs/Heading.js';
import { Prose } from '../docs/Prose.js';
import { MediaTypes } from './MediaTypes.js';
import { ParameterList } from './ParameterList.js';
import { ResponseLinks } from './ResponseLinks.js';
import { ResponseTitle } from './ResponseTitle.js';
import { StatusCode } from './StatusCode.js';

interface Props {
  readonly response: ResponseView;
  /** Responses with the same body. */
  readonly others: readonly ResponseView[];
}

/** Responses with the same body; errors are folded. Without details, a response is a single line. */
export function Response({ response, others }: Props) {
  const t = useTranslation();
  const withoutBody = t(response.isBodiless ? 'reference.noBody' : 'reference.unknownBody');
  const { anchor, isError, isCut, headers, media, links } = response;
  const all = [response, ...others];
  if (!isCut && headers.length + media.length + links.length === 0) {
    return (
      <div className="response" id={anchor}>
        <ResponseTitle response={response} />
        <p className="response-empty">{withoutBody}</p>
      </div>
    );
  }
  const isAlone = others.length === 0;
  return (
    <details className="response fold" id={isAlone ? anchor : undefined} open={!isError}>
      <summary>
        {all.map((one) => (
          <ResponseTitle key={one.anchor} response={one} hasId={!isAlone} />
        ))}
      </summary>
      <div className="response-body">
        <NestedHeadings by={1}>
          {isAlone ? isCut && <Prose html={response.description} /> : <Causes responses={all} />}
          <ResponseHeaders responses={all} />
          <MediaTypes media={media} />
          {media.length === 0 && <p className="schema-note">{withoutBody}</p>}
          {all.map((one) => (
            <ResponseLinks key={one.anchor} links={one.links} />
          ))}
        </NestedHeadings>
      </div>
    </details>
  );
}

/** Headers that stay open above a body; more of them, such as those of a rate limit, would hide it. */
const maxOpenHeaders = 3;

/** The headers of responses; where they differ, with the statuses that have them. */
function ResponseHeaders({ responses }: { readonly responses: readonly ResponseView[] }) {
  const t = useTranslation();
  const lists = new Set(responses.map(({ headers }) => headers));
  const hasBody = responses.some(({ media }) => media.length > 0);
  return [...lists]
    .filter((headers) => headers.length > 0)
    .map((headers) => (
      <details
        key={headers[0]?.id}
        className="response-headers fold"
        open={!hasBody || headers.length <= maxOpenHeaders}
      >
        <summary>
          <Heading below={1} className="small-title">
            {t('reference.headers')}
            {lists.size > 1 &&
              responses
                .filter((one) => one.headers === headers)
                .map(({ status }) => (
                  <Fragment key={status}>
                    {' '}
                    <StatusCode status={status} />
                  </Fragment>
                ))}{' '}
            <span>{headers.length}</span>
          </Heading>
        </summary>
        <ParameterList parameters={headers} />
      </details>
    ));
}

/** The descriptions that are longer than their line in the summary. */
function Causes({ responses }: { readonly responses: readonly ResponseView[] }) {
  return responses
    .filter(({ isCut }) => isCut)
    .map(({ status, description }) => (
      <div className="response-cause" key={status}>
        <StatusCode status={status} />
        <Prose html={description} size="small" />
      </div>
    ));
}
