import { isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { valueDifferences } from '../json/check.js';
import { differenceMessage } from '../json/difference-message.js';
import { findSyntaxError } from '../json/find-syntax-error.js';
import { lineAt, textLines } from '../json/places.js';
import type { FormTranslate } from '../messages.js';

/** A problem in a text and its position. */
export interface Finding {
  /** 1-based. */
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}

/** Most findings shown at a time. */
const maxFindings = 8;

/** Checks a text: its JSON syntax first, then the schema. */
export function textFindings(
  text: string,
  schema: Json | undefined,
  root: Json,
  t: FormTranslate,
): readonly Finding[] {
  if (text.trim() === '') return [];
  const mistake = findSyntaxError(text);
  if (mistake !== undefined) {
    const found = text.slice(mistake, mistake + 12).split(/\s/, 1)[0] ?? '';
    const message = found === '' ? t('tryIt.jsonEnds') : t('tryIt.jsonMistake', { found });
    return [{ line: lineAt(text, mistake), pointer: '', message }];
  }
  if (schema === undefined) return [];
  const defs = isJsonObject(root) && isJsonObject(root.$defs) ? root.$defs : {};
  const all = valueDifferences(JSON.parse(text) as Json, schema, defs) ?? [];
  const differences = all.slice(0, maxFindings);
  const lines = textLines(
    text,
    differences.map(({ pointer }) => pointer),
  );
  return differences.map((difference) => ({
    line: lines.get(difference.pointer) ?? 1,
    pointer: difference.pointer,
    message: differenceMessage(difference, t),
  }));
}
