import type { HttpRequest } from 'docsgen/request';
import { Fragment } from 'react';

/** Method and URL of the request, above the button that sends it. */
export function Preview({ method, url }: Pick<HttpRequest, 'method' | 'url'>) {
  return (
    <p className="try-preview" dir="ltr">
      <span className="try-method">{method}</span>{' '}
      <code>
        {url.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names.
          <Fragment key={index}>{typeof part === 'string' ? part : `$${part.variable}`}</Fragment>
        ))}
      </code>
    </p>
  );
}
