import {
  type FetchRequest,
  makeRequest,
  placeholderHost,
  printRequest,
  type RequestError,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormFields, type SecretChoice } from './FormFields.js';
import type { FormLocation } from './form-location.js';
import { sendable } from './form-request.js';
import { requestOrigin } from './form-state.js';
import { History } from './History.js';
import { useFormTranslation } from './messages.js';
import type { PastRequest } from './past-requests.js';
import { ResultView } from './response/ResultView.js';
import { useSending } from './response/use-sending.js';
import { SendPanel, timeoutSeconds } from './SendPanel.js';
import { areStored } from './secrets/secret-storage.js';
import { maskSecrets } from './secrets/values.js';
import { saveServer } from './server-choice.js';
import { type Draft, useDraft } from './use-draft.js';
import { useSamples } from './use-samples.js';
import { useSharedValues } from './use-shared-values.js';

interface Props {
  readonly shape: RequestShape;
  /** Whether requests can be sent from this page, or only composed. */
  readonly sends: boolean;
  /** See `withProxy`. */
  readonly proxy: string | undefined;
  readonly location: FormLocation;
}

/** The form of an operation, the button that sends it, and the response. */
export function TryIt({ shape, sends, proxy, location }: Props) {
  const t = useFormTranslation();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(shape, location);
  const { values } = draft;
  const secrets = useSecretChoice();
  const { isKept, isShown } = secrets;
  const [seconds, setSeconds] = useState('30');
  const sending = useSending(shape, location.url, proxy);
  const [isTyping, setTyping] = useState(false);

  const origin = requestOrigin(shape, values);
  const host = sends ? placeholderHost(origin) : undefined;
  const canSend = sends && host === undefined;
  const { isStrict, problem, makeSendable } = useSubmission(shape, values);
  useSharedValues(shape, draft, origin, { isKept, isShown });
  const hidden = useMemo(() => maskSecrets(shape, values), [shape, values]);
  const shown = useSamples(shape, draft, location, isShown);

  const submit = (): void => {
    setTyping(false);
    const request = makeSendable();
    if (request) void sending.start(request, values, timeoutSeconds(seconds));
    else focusFirstError(form.current);
  };
  const { isSending } = sending;
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={`${t('tryIt.form')}: ${shape.method} ${shape.path}`}
      onInput={() => {
        if (isSending) setTyping(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) submit();
      }}
    >
      <FormFields
        {...{ shape, draft, origin, sends, isStrict }}
        secrets={secrets}
        hasHidden={hidden !== values}
      />
      <SendPanel
        {...{ shown, problem, isStrict, host, proxy, canSend, isSending, seconds }}
        onStop={sending.stop}
        curl={() => printRequest('curl', makeRequest(shape, hidden, { secrets: 'placeholders' }))}
        onSeconds={setSeconds}
      />
      <Outcome
        {...{ shape, sending, isTyping }}
        level={location.heading}
        isAwaited={!isTyping && isHere(form.current)}
      />
      <History page={location.url} onFill={(past) => fillAgain(past, shape, draft)} />
    </form>
  );
}

/** Fills the form with an earlier request. The credentials stay. */
function fillAgain({ values: past }: PastRequest, shape: RequestShape, draft: Draft): void {
  saveServer(shape, past.server);
  const { schemes } = draft.values.credentials;
  draft.fill({ ...past, credentials: { ...past.credentials, schemes } });
}

function useSecretChoice(): SecretChoice {
  const [isKept, onKeep] = useState(areStored);
  const [isShown, onShow] = useState(false);
  return { isKept, onKeep, isShown, onShow };
}

/** Checks the values when the reader sends them, and from then on reports missing ones at once. */
function useSubmission(shape: RequestShape, values: RequestValues) {
  const [isStrict, setStrict] = useState(false);
  const [problem, setProblem] = useState<RequestError>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other values it may be gone.
  useEffect(() => setProblem(undefined), [values]);
  const makeSendable = (): FetchRequest | undefined => {
    setStrict(true);
    const { value, error } = sendable(shape, values);
    setProblem(error);
    return value;
  };
  return { isStrict, problem, makeSendable };
}

interface OutcomeProps extends Omit<ComponentProps<typeof ResultView>, 'result' | 'id'> {
  readonly sending: ReturnType<typeof useSending>;
  /** Whether the reader has gone on typing, so that the response is only announced. */
  readonly isTyping: boolean;
}

/** What has become of the last request. */
function Outcome({ sending, isTyping, ...view }: OutcomeProps) {
  const t = useFormTranslation();
  const id = useId();
  const { isSending, result } = sending;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isSending
          ? t('tryIt.sending')
          : isTyping && result && t(result.response ? 'tryIt.response' : 'tryIt.noResponse')}
      </p>
      {result && <ResultView key={result.id} {...view} id={`${id}-response`} result={result} />}
    </>
  );
}

/** Runs after React has rendered the errors. */
function focusFirstError(form: Element | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

/** Whether the focus is in the form or nowhere, but not, for example, in the search. */
function isHere(form: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || form?.contains(activeElement) === true;
}
