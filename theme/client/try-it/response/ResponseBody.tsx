import { mediaTypeEssence, mediaTypeNotation } from 'docsgen/request';
import { useMemo, useState } from 'react';
import { Switch } from '../fields/Switch.js';
import { Highlighted } from '../highlight/Highlighted.js';
import { type ExactJson, exactJsonText } from '../json/exact-json.js';
import { useFormTranslation } from '../messages.js';
import { JsonTree } from './JsonTree.js';

interface Props {
  readonly type: string;
  /** Undefined for a binary body. */
  readonly text: string | undefined;
  readonly size: number;
  /** Whether the body was received completely. */
  readonly isWhole: boolean;
}

/** Longest text that is rendered, in UTF-16 code units. */
const maxTextLength = 500_000;

/** The body as text: JSON as a tree or raw, markup highlighted. Markup is never rendered. */
export function ResponseBody({ type, text, size, isWhole }: Props) {
  const t = useFormTranslation();
  const [isRaw, setRaw] = useState(false);
  const name = mediaTypeEssence(type);
  const json = useMemo(() => (text === undefined ? undefined : textJson(text, name)), [text, name]);
  if (size === 0) return <p className="try-hint">{t('tryIt.emptyBody')}</p>;
  if (text === undefined) return <p className="try-hint">{t('tryIt.binaryBody')}</p>;
  const language = /html|xml/.test(name) ? 'xml' : mediaTypeNotation(name) === 'json' ? 'json' : '';
  return (
    <div className="try-body">
      {json !== undefined && (
        <Switch
          label={t('tryIt.view')}
          options={[
            { value: 'tree', label: t('tryIt.tree') },
            { value: 'raw', label: t('tryIt.raw') },
          ]}
          value={isRaw ? 'raw' : 'tree'}
          onChange={(view) => setRaw(view === 'raw')}
        />
      )}
      {/* A scrollable region must be reachable by keyboard (WCAG 2.2, 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as it says. */}
      <section className="try-output hljs" dir="ltr" tabIndex={0} aria-label={t('tryIt.body')}>
        {json !== undefined && !isRaw ? (
          <JsonTree value={json} />
        ) : (
          <pre>
            <Highlighted text={text.slice(0, maxTextLength)} language={language} />
          </pre>
        )}
      </section>
      {isWhole && text.length > maxTextLength && (json === undefined || isRaw) && (
        <p className="try-hint">{t('tryIt.shortened')}</p>
      )}
    </div>
  );
}

function textJson(text: string, name: string): ExactJson | undefined {
  return mediaTypeNotation(name) === 'json' ? exactJsonText(text) : undefined;
}
