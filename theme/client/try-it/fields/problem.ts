import { isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { valueDifferences } from '../json/check.js';
import { differenceMessage } from '../json/difference-message.js';
import type { FormTranslate } from '../messages.js';
import { parameterControl, valueToValidate } from './parameter-control.js';

interface Asked {
  readonly schema: Json;
  readonly required: boolean;
  /** With the named schemas (`$defs`). */
  readonly root: Json;
  /** Whether the reader has tried to send: missing values are reported from then on. */
  readonly isStrict: boolean;
}

/** The error of a field's value. The JSON editor reports its own errors. */
export function valueProblem(
  value: Json | undefined,
  { schema, required, root, isStrict }: Asked,
  t: FormTranslate,
): string | undefined {
  if (value === undefined) return isStrict && required ? t('tryIt.missing') : undefined;
  const { kind } = parameterControl(schema, root);
  if (kind === 'json') return undefined;
  const defs = isJsonObject(root) && isJsonObject(root.$defs) ? root.$defs : {};
  const asked = valueToValidate(value, schema, root);
  const [difference] = valueDifferences(asked, schema, defs) ?? [];
  return difference && differenceMessage(difference, t);
}
