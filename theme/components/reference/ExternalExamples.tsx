import type { ExternalExampleView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';
import { Prose } from '../docs/Prose.js';

interface Props {
  readonly examples: readonly ExternalExampleView[];
}

/** Examples at external URLs, which are linked but not fetched. */
export function ExternalExamples({ examples }: Props) {
  const rich = useRichText();
  if (examples.length === 0) return null;
  return (
    <ul className="external-examples">
      {examples.map(({ id, label, url, isLink, description }) => (
        <li key={id} id={id}>
          <p className="external-docs">
            <ContentText>{label}</ContentText>
            {url !== undefined && (
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
