import type { OperationEmbed } from 'docsgen/theme';
import { useCodeDirection, useContentLanguage } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { CodeTabs } from '../docs/CodeTabs.js';
import { MethodBadge } from './MethodBadge.js';
import { Path } from './Path.js';

interface Props {
  readonly embed: OperationEmbed;
}

/** `::operation[…]` in a text: the endpoint, a link to its reference and samples. */
export function OperationEmbedBlock({ embed: { summary, samples } }: Props) {
  const t = useTranslation();
  const dir = useCodeDirection();
  const { url, method, path, title, deprecated } = summary;
  return (
    <>
      <p className="embed-title">
        <a href={url} {...useContentLanguage()}>
          {title}
        </a>
        {deprecated && <span className="schema-deprecated"> {t('reference.deprecated')}</span>}
        <span className="embed-call" dir={dir}>
          <MethodBadge method={method} />{' '}
          <code>
            <Path path={path} />
          </code>
        </span>
      </p>
      {samples.length > 0 && <CodeTabs tabs={samples} sync="language" />}
    </>
  );
}
