import type { Json } from 'docsgen/theme';
import { type ComponentType, createContext, useContext } from 'react';
import type { SchemaDifference } from '../json/check.js';
import { differenceMessage } from '../json/difference-message.js';
import type { ExactJson } from '../json/exact-json.js';
import type { FormTranslate } from '../messages.js';

/** What all fields of a value share. */
export interface FieldsContext {
  /** Schema that references are resolved against. */
  readonly root: Json;
  /** How the whole value differs from its schema. */
  readonly differences: readonly SchemaDifference[];
  /** Whether the reader has tried to send: what is missing is reported from then on. */
  readonly isStrict: boolean;
  /** Whether to hide secrets. */
  readonly isMasked: boolean;
  /** Whether a text that the reader clears is sent as an empty text, as in JSON. */
  readonly keepsEmptyTexts: boolean;
  /** Renders a value within another one: values are recursive. */
  readonly Field: ComponentType<FieldProps>;
}

export interface ValueProps {
  readonly name: string;
  readonly schema: Json;
  readonly value: ExactJson | undefined;
  /** JSON pointer of the value. */
  readonly pointer: string;
  readonly onChange: (value: ExactJson | undefined) => void;
}

export interface FieldProps extends ValueProps {
  /** Text that readers see instead of the name. */
  readonly title?: string | undefined;
  readonly required: boolean;
  /** Whether the fields of an object or list are shown at once. */
  readonly startsOpen: boolean;
  /** Id of the text that says that the value is missing, if it is. */
  readonly problemId?: string | undefined;
}

const Context = createContext<FieldsContext>({
  root: {},
  differences: [],
  isStrict: false,
  isMasked: true,
  keepsEmptyTexts: true,
  Field: () => null,
});

export const FieldsProvider = Context.Provider;

export function useFields(): FieldsContext {
  return useContext(Context);
}

/** The error of the value at a JSON pointer. */
export function pointerProblem(
  pointer: string,
  context: FieldsContext,
  t: FormTranslate,
): string | undefined {
  const [first] = reported(context).flatMap((difference) => {
    if (difference.kind === 'missing') {
      const at = `${difference.pointer}/${pointerStep(difference.expected)}`;
      return at === pointer ? [t('tryIt.missing')] : [];
    }
    return difference.pointer === pointer ? [differenceMessage(difference, t)] : [];
  });
  return first;
}

/** The number of errors of a value and of all that it contains. */
export function problemCount(pointer: string, context: FieldsContext): number {
  const isIn = (at: string): boolean => at === pointer || at.startsWith(`${pointer}/`);
  return reported(context).filter(({ kind, pointer: at, expected }) =>
    isIn(kind === 'missing' ? `${at}/${pointerStep(expected)}` : at),
  ).length;
}

/** A value that is not complete yet matches no alternative and misses fields: no error while the reader fills it in. */
function reported({ differences, isStrict }: FieldsContext): readonly SchemaDifference[] {
  return isStrict
    ? differences
    : differences.filter(({ kind }) => kind !== 'missing' && kind !== 'alternatives');
}

/** A property name in a JSON pointer (RFC 6901). */
export function pointerStep(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
