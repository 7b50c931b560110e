import type { MediaView } from 'docsgen/theme';
import type { Translate } from '../../text.js';
import { CodeBlock } from '../docs/CodeBlock.js';
import type { CodeTab } from '../docs/CodeTabs.js';
import { Prose } from '../docs/Prose.js';

/** The examples of a body as tabs, labelled by media type and name where there are several. */
export function exampleTabs(media: readonly MediaView[], t: Translate, before = ''): CodeTab[] {
  const own = media.filter(({ sameAs, examples }) => sameAs === undefined || examples.length > 0);
  return own.flatMap(({ type, examples }) =>
    examples.map((example): CodeTab => {
      const label = examples.length > 1 || example.isNamed ? example.label : '';
      // Many descriptions begin the name of an example with its status.
      const status = startsWithWord(label, before) ? '' : before;
      const parts = [status, own.length > 1 ? type : '', label].filter((part) => part !== '');
      const { id, description, code, completeUrl, serialized } = example;
      return {
        id,
        label: parts.length > 0 ? parts.join(' ') : t('reference.example'),
        code,
        note: (completeUrl !== undefined || description !== undefined || serialized) && (
          <>
            {completeUrl !== undefined && (
              <p className="prose prose-small">
                <a href={completeUrl}>{t('reference.completeExample')}</a>
              </p>
            )}
            {serialized && <CodeBlock code={serialized} title={t('reference.serialized')} />}
            <Prose html={description} size="small" />
          </>
        ),
      };
    }),
  );
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/^[\p{L}\p{N}]/u.test(text.slice(word.length));
}
