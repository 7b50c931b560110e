import type { RequestShape } from 'docsgen/request';
import { useMemo } from 'react';
import { CopyButton } from '../CopyButton.js';
import { responseStatusClass } from '../History.js';
import { useFormMessages, useFormTranslation } from '../messages.js';
import { download } from './download.js';
import { MediaPreview, previewKind } from './MediaPreview.js';
import { ResponseBody } from './ResponseBody.js';
import { maxResponseBytes, type ReceivedResponse } from './send.js';
import { ValidationView } from './ValidationView.js';
import { validateResponse } from './validate-response.js';

interface Props {
  readonly shape: RequestShape;
  readonly response: ReceivedResponse;
  /** Id of the line with the status, which describes the heading. */
  readonly summaryId: string;
}

/** The response: status, time and size, whether it matches the description, the body and the headers. */
export function ResponseViewer({ shape, response, summaryId }: Props) {
  const t = useFormTranslation();
  const { locale } = useFormMessages();
  const { status, reason, headers, bytes, cut, total } = response;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const text = useMemo(() => decodeBody(bytes, type), [bytes, type]);
  const validation = useMemo(
    () =>
      cut === undefined ? validateResponse(shape, { status, type, text, headers }) : undefined,
    [shape, status, type, text, headers, cut],
  );
  const isShown = cut === undefined && bytes.length > 0 && previewKind(type) !== undefined;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <p className="try-facts" id={summaryId}>
        <span className="try-status" data-class={responseStatusClass(status)} dir="ltr">
          {status} {reason}
        </span>
        <span>{t('tryIt.milliseconds', { time: number.format(Math.round(total)) })}</span>
        <span>{bytesSize(bytes.length, locale)}</span>
      </p>
      {cut && (
        <p className="try-warning">
          {t(`tryIt.cut.${cut}`, { size: bytesSize(maxResponseBytes, locale) })}
        </p>
      )}
      {validation && <ValidationView validation={validation} status={status} type={type} />}
      {isShown && <MediaPreview type={type} bytes={bytes} />}
      {validation?.kind !== 'body-missing' && !(isShown && text === undefined) && (
        <ResponseBody type={type} text={text} size={bytes.length} isWhole={cut === undefined} />
      )}
      <div className="try-actions">
        {text !== undefined && text !== '' && <CopyButton text={text} />}
        {bytes.length > 0 && (
          <button
            className="try-button try-button-quiet"
            type="button"
            onClick={() => download(bytes, type, headers)}
          >
            {t('tryIt.download')}
          </button>
        )}
      </div>
      <details className="try-headers">
        <summary>{t('tryIt.responseHeaders', { count: headers.length })}</summary>
        <dl dir="ltr">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="try-hint">{t('tryIt.visibleHeaders')}</p>
      </details>
    </>
  );
}

/** A size such as `1.2 kB`, in the reader's language. */
function bytesSize(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte'] as const;
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

/** The body as text in its charset; undefined if it is binary. */
function decodeBody(bytes: Uint8Array, type: string): string | undefined {
  const [, charset = 'utf-8'] = /charset="?([\w.:-]+)/i.exec(type) ?? [];
  try {
    const text = new TextDecoder(charset, { fatal: charset.toLowerCase() === 'utf-8' }).decode(
      // A truncated body may end within a character.
      bytes,
      { stream: true },
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell texts from other files.
    return /[\0-\x08\x0e-\x1a]/.test(text.slice(0, 4096)) ? undefined : text;
  } catch {
    return undefined;
  }
}
