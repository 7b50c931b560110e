import type { ParameterShape, RequestShape, RequestValues } from 'docsgen/request';
import { isSchema } from './json/subschemas.js';

/** Names under which services take secrets as plain parameters. */
const telling = /(^|[-_.])(api|app|access|auth|private)?[-_.]?(key|token|secret|passw(or)?d)$/i;

/** Whether the value of a parameter is to be treated as a secret, though the description calls it no credential. */
export function isSecret({ name, in: place, schema }: ParameterShape): boolean {
  const isPassword = isSchema(schema) && schema.format === 'password';
  return isPassword || (place !== 'path' && telling.test(name) && !/^(page|next|sort)/i.test(name));
}

/** The values as others may see them: `YOUR_API_KEY` in place of a secret. */
export function masked(shape: RequestShape, values: RequestValues): RequestValues {
  const secret = new Set(shape.parameters.filter(isSecret).map(nameIn));
  return {
    ...values,
    parameters: values.parameters.map((parameter) =>
      secret.has(nameIn(parameter))
        ? { ...parameter, value: `YOUR_${parameter.name.toUpperCase().replace(/\W+/g, '_')}` }
        : parameter,
    ),
  };
}

/** The values without what is secret in them. */
export function bare(shape: RequestShape, values: RequestValues): RequestValues {
  const secret = new Set(shape.parameters.filter(isSecret).map(nameIn));
  return {
    ...values,
    parameters: values.parameters.filter((parameter) => !secret.has(nameIn(parameter))),
    credentials: { ...values.credentials, schemes: {} },
  };
}

function nameIn({ in: place, name }: Pick<ParameterShape, 'in' | 'name'>): string {
  return `${place} ${name}`;
}
