import type { RequestShape, RequestValues } from 'docsgen/request';
import { useEffect, useRef } from 'react';
import { securityName } from './environments/apply.js';
import { changeEnvironment } from './environments/store.js';
import type { FormState } from './form-state.js';
import { saveSecrets } from './secrets/secret-storage.js';
import { showSecret, showServer } from './site-values.js';

/**
 * Shares the server and the credentials of a form: with the other forms of the site, with the chosen environment and
 * with the guides that show them.
 */
export function useSharedValues(
  shape: RequestShape,
  { values, revision }: FormState,
  origin: string | undefined,
  { isKept, isShown }: { readonly isKept: boolean; readonly isShown: boolean },
): void {
  const { server } = values;
  const { schemes, alternative } = values.credentials;
  useEffect(() => saveSecrets(origin, schemes, isKept), [origin, schemes, isKept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another environment has other base URLs.
  useEffect(() => showServer(shape, server), [shape, server, revision]);
  const security = securityName(shape, alternative);
  const before = useRef(security);
  useEffect(() => {
    if (before.current === security) return;
    before.current = security;
    changeEnvironment((environment) => ({ ...environment, security }));
  }, [security]);
  useEffect(() => showSecret(isShown ? firstSecret(schemes) : undefined), [isShown, schemes]);
}

/** The key or token that guides write as a placeholder. */
function firstSecret(schemes: RequestValues['credentials']['schemes']): string | undefined {
  for (const one of Object.values(schemes)) {
    if (one.kind === 'key') return one.key;
    if (one.kind === 'token') return one.token;
  }
  return undefined;
}
