import {
  makeRequest,
  printRequest,
  type RequestError,
  type RequestShape,
  type RequestValues,
  serverUrl,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ResultView } from './answer/ResultView.js';
import { useSending } from './answer/use-sending.js';
import { isSameRequest, sendable, shownRequest } from './attempt.js';
import { SecurityFields } from './auth/Security.js';
import { Body } from './body/Body.js';
import { CopyButton } from './CopyButton.js';
import { keepDraft, recallDraft } from './drafts.js';
import { securityName, withEnvironment } from './environments/apply.js';
import { EnvironmentFields } from './environments/EnvironmentFields.js';
import {
  changeEnvironment,
  chooseEnvironment,
  chosenEnvironment,
  saveEnvironment,
} from './environments/store.js';
import { fillEvent, markOwnRequest } from './example-choice.js';
import { FormField } from './fields/Field.js';
import {
  newEnvironment,
  openingState,
  publishedValues,
  withCurrent,
  withoutForeignSecrets,
} from './form-values.js';
import { History } from './History.js';
import { ParameterFields } from './Parameters.js';
import { Preview } from './Preview.js';
import type { FormLocation } from './place.js';
import { placeholderHost } from './placeholder-host.js';
import { ServerFields } from './Server.js';
import { writeSamples } from './samples.js';
import { areKept, holdSecrets } from './secrets/keep.js';
import { ShowSecrets } from './secrets/ShowSecrets.js';
import { maskSecrets, requestSecrecy } from './secrets/values.js';
import { rememberServer } from './server-choice.js';
import { showSecret, showServer } from './site-values.js';
import { type FormState, requestOrigin, withParameter } from './state.js';
import { useTranslate } from './words.js';

interface Props {
  readonly shape: RequestShape;
  /** Whether requests can be sent from this page, or only composed. */
  readonly sends: boolean;
  readonly place: FormLocation;
}

/** The form of an operation, the button that sends it, and the response. */
export function TryIt({ shape, sends, place }: Props) {
  const say = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ values, revision }, setDraft] = useState<FormState>(() => openingState(shape, place));
  const [opened] = useState(() => publishedValues(shape));
  // The values that the reader has not entered: of the description, or of a chosen example.
  const filled = useRef(recallDraft(place.url) ? undefined : values);
  const [isKept, setKept] = useState(areKept);
  const [isShown, setShown] = useState(false);
  const [isStrict, setStrict] = useState(false);
  const [problem, setProblem] = useState<RequestError>();
  const [seconds, setSeconds] = useState('30');
  const sending = useSending(shape, place.url);
  const [isTyping, setTyping] = useState(false);
  const root: Json = useMemo(() => ({ $defs: shape.defs }), [shape]);

  const origin = requestOrigin(shape, values);
  const host = sends ? placeholderHost(origin) : undefined;
  const canSend = sends && host === undefined;
  const change = (changed: RequestValues): void =>
    setDraft((draft) => ({
      ...draft,
      values: withoutForeignSecrets(shape, draft.values, changed),
    }));
  const fill = (filled: RequestValues): void =>
    setDraft((draft) => ({
      values: withoutForeignSecrets(shape, draft.values, filled),
      revision: draft.revision + 1,
    }));
  useEffect(() => {
    const { block } = place;
    const take = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      setDraft((draft) => {
        filled.current = withCurrent(shape, event.detail, draft.values);
        return { values: filled.current, revision: draft.revision + 1 };
      });
    };
    block.addEventListener(fillEvent, take);
    return () => block.removeEventListener(fillEvent, take);
  }, [shape, place]);
  const { schemes } = values.credentials;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other values it may be gone.
  useEffect(() => setProblem(undefined), [values]);
  useEffect(() => holdSecrets(origin, schemes, isKept), [origin, schemes, isKept]);
  const { server } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another environment has other base URLs.
  useEffect(() => showServer(shape, server), [shape, server, revision]);
  const { alternative } = values.credentials;
  const security = securityName(shape, alternative);
  const before = useRef(security);
  useEffect(() => {
    if (before.current === security) return;
    before.current = security;
    changeEnvironment((environment) => ({ ...environment, security }));
  }, [security]);
  useEffect(() => showSecret(isShown ? firstSecret(schemes) : undefined), [isShown, schemes]);

  const hidden = useMemo(() => maskSecrets(shape, values), [shape, values]);
  const shown = useMemo(() => shownRequest(shape, values, isShown), [shape, values, isShown]);
  const shownAtFirst = useMemo(
    () => shownRequest(shape, opened, isShown),
    [shape, opened, isShown],
  );
  const type = values.body?.type;
  const secrecy = useMemo(
    () => (isShown || type === undefined ? undefined : requestSecrecy(shape, type)),
    [shape, type, isShown],
  );
  const asksForSecrets = (shape.security[values.credentials.alternative] ?? []).length > 0;
  useEffect(() => {
    if (!shown.value) return undefined;
    const { value: request } = shown;
    const overtaken = new AbortController();
    if (values !== filled.current) {
      const before = filled.current && shownRequest(shape, filled.current, isShown).value;
      if (!isSameRequest(request, before)) {
        keepDraft(place.url, shape, values);
        markOwnRequest(place.block);
      }
    }
    const isChanged = !isSameRequest(request, shownAtFirst.value);
    const write = () => writeSamples(request, place.block, isChanged, overtaken.signal);
    const timer = setTimeout(() => void write(), 80);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [shown, shownAtFirst, place, shape, values, isShown]);

  const submit = (): void => {
    setStrict(true);
    setTyping(false);
    const { value: request, error } = sendable(shape, values);
    setProblem(error);
    if (request) {
      void sending.start(request, values, secondsIn(seconds));
      return;
    }
    // After React has rendered the errors.
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
  };
  const missing = isStrict ? (shown.value?.missing ?? []) : [];
  const refused = shown.error ?? (problem?.reason === 'missing' ? undefined : problem);
  const curl = (): string =>
    printRequest('curl', makeRequest(shape, hidden, { secrets: 'placeholders' }));
  const { result } = sending;
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={`${say('tryIt.form')}: ${shape.method} ${shape.path}`}
      onInput={() => {
        if (sending.isSending) setTyping(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) submit();
      }}
    >
      <EnvironmentFields
        onChoose={(name) => {
          chooseEnvironment(name);
          fill(withEnvironment(shape, values));
        }}
        onCreate={(name) => {
          saveEnvironment(newEnvironment(name, shape, values));
          fill(values);
        }}
      />
      <div className="try-form" key={revision}>
        <ServerFields
          servers={shape.servers}
          value={values.server}
          isEditable={chosenEnvironment() !== undefined}
          onChange={(server) => {
            rememberServer(shape, server);
            change({ ...values, server });
          }}
        />
        <SecurityFields
          // Credentials and a login in progress must not carry over to another origin.
          key={origin}
          alternatives={shape.security}
          value={values.credentials}
          onChange={(changed) =>
            setDraft((draft) => ({
              ...draft,
              values: { ...draft.values, credentials: changed(draft.values.credentials) },
            }))
          }
          server={sends ? ((origin && serverUrl(shape, values.server)) ?? '') : undefined}
          isKept={isKept}
          onKeep={setKept}
          isShown={isShown}
          onShow={setShown}
        />
        <ParameterFields
          // Controls keep their input as state, and the body also the input of other media types.
          key={`${origin} parameters`}
          shape={shape}
          root={root}
          values={values}
          isStrict={isStrict}
          hasEnvironment={chosenEnvironment() !== undefined}
          onChange={({ in: place, name }, value) =>
            setDraft((draft) => ({
              ...draft,
              values: withParameter(shape, draft.values, place, name, value),
            }))
          }
        />
        <Body
          key={`${origin} body`}
          bodies={shape.bodies}
          root={root}
          secrecy={secrecy}
          value={values.body}
          isStrict={isStrict}
          onChange={(body) =>
            setDraft((draft) => ({ ...draft, values: { ...draft.values, body } }))
          }
        />
        {!asksForSecrets && hidden !== values && (
          <ShowSecrets isShown={isShown} onShow={setShown} />
        )}
      </div>
      <div className="try-send">
        {shown.value && <Preview {...shown.value} />}
        {refused && (
          <p className="try-problem" role="alert">
            {refused.reason === 'notHttp'
              ? say('tryIt.noAddress')
              : say('tryIt.refused', { field: refused.field })}
          </p>
        )}
        {missing.length > 0 && (
          <p className="try-problem" role="alert">
            {say('tryIt.missingList', { names: missing.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {host !== undefined && <p className="try-hint">{say('tryIt.placeholderHost', { host })}</p>}
        <div className="try-actions">
          {canSend && (
            <button
              className="try-button try-button-main"
              type="submit"
              disabled={sending.isSending}
            >
              {say(sending.isSending ? 'tryIt.sending' : 'tryIt.send')}
            </button>
          )}
          {sending.isSending && (
            <button className="try-button" type="button" onClick={sending.stop}>
              {say('tryIt.stop')}
            </button>
          )}
          {!canSend && shown.value && <CopyButton text={curl()} />}
          {canSend && (
            <FormField label={say('tryIt.timeout')}>
              {(control) => (
                <input
                  {...control}
                  className="try-input try-input-short"
                  type="number"
                  min={1}
                  max={longest}
                  value={seconds}
                  onChange={({ target }) => setSeconds(target.value)}
                />
              )}
            </FormField>
          )}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {sending.isSending
          ? say('tryIt.sending')
          : isTyping && result && say(result.answer ? 'tryIt.answer' : 'tryIt.noAnswer')}
      </p>
      {result && (
        <ResultView
          key={result.id}
          shape={shape}
          result={result}
          id={`${id}-answer`}
          level={place.heading}
          isAwaited={!isTyping && isHere(form.current)}
        />
      )}
      <History
        page={place.url}
        onFill={(past) => {
          rememberServer(shape, past.values.server);
          fill({ ...past.values, credentials: { ...past.values.credentials, schemes } });
        }}
      />
    </form>
  );
}

/** The key or token that guides write as a placeholder. */
function firstSecret(schemes: RequestValues['credentials']['schemes']): string | undefined {
  for (const one of Object.values(schemes)) {
    if (one.kind === 'key') return one.key;
    if (one.kind === 'token') return one.token;
  }
  return undefined;
}

/** Whether the focus is in the form or nowhere, but not, for example, in the search. */
function isHere(form: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || form?.contains(activeElement) === true;
}

/** Longest timeout in seconds. */
const longest = 600;

/** Clamps the text of the timeout field, which may be incomplete. */
function secondsIn(text: string): number {
  return Math.min(Math.max(Number(text) || 1, 1), longest);
}
