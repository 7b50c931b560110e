import type { ExternalExampleView } from 'docsgen/theme';
import { useRichText } from '../rich-text.js';
import { ContentText } from './ContentText.js';
import { Prose } from './Prose.js';

interface Props {
  readonly examples: readonly ExternalExampleView[];
}

/** Examples that lie at an address. They are not fetched, so they are only led to. */
export function ExternalExamples({ examples }: Props) {
  const rich = useRichText();
  if (examples.length === 0) return null;
  return (
    <ul className="external-examples">
      {examples.map(({ id, label, url, html }) => (
        <li key={id} id={id}>
          <p className="external-docs">
            <ContentText>{label}</ContentText>:{' '}
            {rich('reference.externalExample', { url: <a href={url}>{url}</a> })}
          </p>
          <Prose html={html} size="small" />
        </li>
      ))}
    </ul>
  );
}
