import type { ParameterShape, RequestShape, RequestValues } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { withParameter } from '../form-state.js';
import { isSecret } from '../secrets/values.js';
import { loadServer } from '../server-choice.js';
import { changeEnvironment, chosenEnvironment } from './store.js';

/** The values with those of the reader: the chosen server, and the rest of the chosen environment. */
export function withEnvironment(shape: RequestShape, values: RequestValues): RequestValues {
  const server = loadServer(shape) ?? { index: 0, variables: {} };
  return withShared(shape, { ...values, server });
}

/** The values with the shared parameters and the authentication of the chosen environment. */
export function withShared(shape: RequestShape, values: RequestValues): RequestValues {
  const environment = chosenEnvironment();
  if (!environment) return values;
  const alternative = shape.security.findIndex((_, index) => {
    return securityName(shape, index) === environment.security;
  });
  const { credentials } = values;
  const root: Json = { $defs: shape.defs };
  const shared = environment.parameters.filter(({ in: place, name }) =>
    shape.parameters.some((one) => isSame(one, { in: place, name }) && !isSecret(one, root)),
  );
  return shared.reduce(
    (all, parameter) => withParameter(shape, all, parameter),
    alternative < 0 ? values : { ...values, credentials: { ...credentials, alternative } },
  );
}

type Named = Pick<ParameterShape, 'in' | 'name'>;

function isSame(a: Named, b: Named): boolean {
  return a.in === b.in && a.name === b.name;
}

/** Whether all operations of the chosen environment share a parameter. */
export function isShared(parameter: Named): boolean {
  return chosenEnvironment()?.parameters.some((one) => isSame(one, parameter)) ?? false;
}

/** Shares a parameter in the chosen environment; undefined ends that. */
export function shareParameter({ in: place, name }: Named, value: Json | undefined): void {
  changeEnvironment((environment) => ({
    ...environment,
    parameters: [
      ...environment.parameters.filter((one) => !isSame(one, { in: place, name })),
      ...(value === undefined ? [] : [{ in: place, name, value }]),
    ],
  }));
}

/** The schemes of a security requirement: `key + token`. */
export function securityName({ security }: RequestShape, alternative: number): string {
  return (security[alternative] ?? []).map(({ name }) => name).join(' + ');
}
