import type { ExternalExampleView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';
import { Prose } from '../docs/Prose.js';

interface Props {
  readonly examples: readonly ExternalExampleView[];
}

/** Examples at external URLs, which are linked but not fetched, and those that the page has no room for. */
export function ExternalExamples({ examples }: Props) {
  const rich = useRichText();
  if (examples.length === 0) return null;
  return (
    <ul className="external-examples">
      {examples.map(({ id, label, url, isLink, isOmitted, description }) => (
        <li key={id} id={isOmitted ? undefined : id}>
          <p className="external-docs">
            {isOmitted ? (
              <a href={url}>
                <ContentText>{label}</ContentText>
              </a>
            ) : (
              <ContentText>{label}</ContentText>
            )}
            {url !== undefined && !isOmitted && (
              <>
                :{' '}
                {rich('reference.externalExample', {
                  url: isLink ? <a href={url}>{url}</a> : <CodeText>{url}</CodeText>,
                })}
              </>
            )}
          </p>
          <Prose html={description} size="small" />
        </li>
      ))}
    </ul>
  );
}
