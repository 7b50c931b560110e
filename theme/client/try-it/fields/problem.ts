import { isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { differencesOf } from '../json/check.js';
import { wordsOf } from '../json/difference-words.js';
import type { Say } from '../words.js';
import { checkable, kindOf } from './value-kind.js';

interface Asked {
  readonly schema: Json;
  readonly required: boolean;
  /** With the named schemas (`$defs`). */
  readonly root: Json;
  /** Whether the reader has tried to send: what is missing is said from then on. */
  readonly isStrict: boolean;
}

/** What is wrong with the value of a field. JSON has an editor that says it itself. */
export function problemOf(
  value: Json | undefined,
  { schema, required, root, isStrict }: Asked,
  say: Say,
): string | undefined {
  if (value === undefined) return isStrict && required ? say('tryIt.missing') : undefined;
  const { kind } = kindOf(schema, root);
  if (kind === 'json') return undefined;
  const defs = isJsonObject(root) && isJsonObject(root.$defs) ? root.$defs : {};
  const asked = checkable(value, schema, root);
  const [difference] = differencesOf(asked, schema, defs) ?? [];
  return difference && wordsOf(difference, say);
}
