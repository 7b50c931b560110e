import type { HttpRequest, RequestError } from 'docsgen/request';
import { CopyButton } from './CopyButton.js';
import { FormField } from './fields/FormField.js';
import type { Attempt } from './form-request.js';
import { useFormTranslation } from './messages.js';
import { Preview } from './Preview.js';

interface Props {
  readonly shown: Attempt<HttpRequest>;
  /** Why the last request was not sent. */
  readonly problem: RequestError | undefined;
  /** Whether missing values are errors. */
  readonly isStrict: boolean;
  /** Host that stands for one that the reader has to enter; it gets no requests. */
  readonly host: string | undefined;
  /** URL of the proxy that requests go through. */
  readonly proxy: string | undefined;
  readonly canSend: boolean;
  readonly isSending: boolean;
  readonly onStop: () => void;
  /** The request as a curl command, to send from elsewhere. */
  readonly curl: () => string;
  readonly seconds: string;
  readonly onSeconds: (seconds: string) => void;
}

/** The request, what is wrong with it, and the button that sends it. */
export function SendPanel(props: Props) {
  const { shown, problem, isStrict, host, proxy, canSend, isSending, onStop, curl } = props;
  const t = useFormTranslation();
  const missing = isStrict ? (shown.value?.missing ?? []) : [];
  const refused = shown.error ?? (problem?.reason === 'missing' ? undefined : problem);
  return (
    <div className="try-send">
      {shown.value && <Preview {...shown.value} />}
      {refused && (
        <p className="try-problem" role="alert">
          {refused.reason === 'notHttp'
            ? t('tryIt.noAddress')
            : t('tryIt.refused', { field: refused.field })}
        </p>
      )}
      {missing.length > 0 && (
        <p className="try-problem" role="alert">
          {t('tryIt.missingList', { names: missing.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {host !== undefined && <p className="try-hint">{t('tryIt.placeholderHost', { host })}</p>}
      {canSend && proxy !== undefined && (
        <p className="try-hint">{t('tryIt.proxy', { host: new URL(proxy, location.href).host })}</p>
      )}
      <div className="try-actions">
        {canSend && (
          <button className="try-button try-button-main" type="submit" disabled={isSending}>
            {t(isSending ? 'tryIt.sending' : 'tryIt.send')}
          </button>
        )}
        {isSending && (
          <button className="try-button" type="button" onClick={onStop}>
            {t('tryIt.stop')}
          </button>
        )}
        {!canSend && shown.value && <CopyButton text={curl()} />}
        {canSend && <TimeoutField seconds={props.seconds} onChange={props.onSeconds} />}
      </div>
    </div>
  );
}

/** Longest timeout in seconds. */
const maxTimeoutSeconds = 600;

interface TimeoutProps {
  readonly seconds: string;
  readonly onChange: (seconds: string) => void;
}

function TimeoutField({ seconds, onChange }: TimeoutProps) {
  const t = useFormTranslation();
  return (
    <FormField label={t('tryIt.timeout')}>
      {(attributes) => (
        <input
          {...attributes}
          className="try-input try-input-short"
          type="number"
          min={1}
          max={maxTimeoutSeconds}
          value={seconds}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

/** Clamps the text of the timeout field, which may be incomplete. */
export function timeoutSeconds(text: string): number {
  return Math.min(Math.max(Number(text) || 1, 1), maxTimeoutSeconds);
}
