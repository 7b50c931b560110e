import { type RequestShape, serverUrl } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { useMemo } from 'react';
import { SecurityFields } from './auth/SecurityFields.js';
import { Body } from './body/Body.js';
import { withEnvironment } from './environments/apply.js';
import { EnvironmentFields } from './environments/EnvironmentFields.js';
import { chooseEnvironment, chosenEnvironment, saveEnvironment } from './environments/store.js';
import { withParameter } from './form-state.js';
import { newEnvironment } from './form-values.js';
import { ParameterFields } from './ParameterFields.js';
import { ServerFields } from './ServerFields.js';
import { ShowSecrets } from './secrets/ShowSecrets.js';
import { bodySecretRules } from './secrets/values.js';
import { saveServer } from './server-choice.js';
import type { Draft } from './use-draft.js';

/** What the reader has chosen about secrets. */
export interface SecretChoice {
  /** Whether the tab keeps them. */
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  /** Whether the samples show them. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

interface Props {
  readonly shape: RequestShape;
  readonly draft: Draft;
  /** Origin of the request; undefined if its URL is invalid. */
  readonly origin: string | undefined;
  readonly sends: boolean;
  readonly secrets: SecretChoice;
  /** Whether a value is masked. */
  readonly hasHidden: boolean;
  /** Whether missing values are errors. */
  readonly isStrict: boolean;
}

/** All that the reader can enter, in the order in which a request is made. */
export function FormFields(props: Props) {
  const { shape, draft } = props;
  const { values, revision, fill } = draft;
  return (
    <>
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
        <ConnectionFields {...props} />
        <InputFields {...props} />
      </div>
    </>
  );
}

/** Where the request goes, and as whom. */
function ConnectionFields({ shape, draft, origin, sends, secrets }: Props) {
  const { values, update, change } = draft;
  return (
    <>
      <ServerFields
        servers={shape.servers}
        value={values.server}
        hasEnvironment={chosenEnvironment() !== undefined}
        onChange={(server) => {
          saveServer(shape, server);
          change({ ...values, server });
        }}
      />
      <SecurityFields
        // Credentials and a login in progress must not carry over to another origin.
        key={origin}
        alternatives={shape.security}
        value={values.credentials}
        onChange={(changed) =>
          update((before) => ({ ...before, credentials: changed(before.credentials) }))
        }
        server={sends ? ((origin && serverUrl(shape, values.server)) ?? '') : undefined}
        {...secrets}
      />
    </>
  );
}

/** What the request says: its parameters and its body. */
function InputFields({ shape, draft, origin, secrets, hasHidden, isStrict }: Props) {
  const { values, update } = draft;
  const root: Json = useMemo(() => ({ $defs: shape.defs }), [shape]);
  const type = values.body?.type;
  const secretRules = useMemo(
    () => (secrets.isShown || type === undefined ? undefined : bodySecretRules(shape, type)),
    [shape, type, secrets.isShown],
  );
  const asksForSecrets = (shape.security[values.credentials.alternative] ?? []).length > 0;
  return (
    <>
      <ParameterFields
        // Controls keep their input as state, and the body also the input of other media types.
        key={`${origin} parameters`}
        shape={shape}
        root={root}
        values={values}
        isStrict={isStrict}
        hasEnvironment={chosenEnvironment() !== undefined}
        onChange={({ in: place, name }, value) =>
          update((before) => withParameter(shape, before, { in: place, name, value }))
        }
      />
      <Body
        key={`${origin} body`}
        bodies={shape.bodies}
        root={root}
        secretRules={secretRules}
        value={values.body}
        isStrict={isStrict}
        onChange={(body) => update((before) => ({ ...before, body }))}
      />
      {!asksForSecrets && hasHidden && (
        <ShowSecrets isShown={secrets.isShown} onShow={secrets.onShow} />
      )}
    </>
  );
}
