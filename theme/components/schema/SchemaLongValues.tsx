import type { BoxedValue, SchemaView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { JsonCode } from './JsonCode.js';
import { boxedText, isLong, isLongLimit } from './json-text.js';
import { LongValue } from './LongValue.js';

interface Props {
  readonly schema: SchemaView;
}

interface LabelledValue extends BoxedValue {
  readonly label: string;
}

/** The constant, default, limits and examples that are too long for one line, as code blocks. */
export function SchemaLongValues({ schema }: Props) {
  const t = useTranslation();
  const { const: constant, default: standard, examples, limits } = schema;
  const values: readonly LabelledValue[] = [
    ...(constant ? [{ label: t('reference.always'), ...constant }] : []),
    ...(standard ? [{ label: t('reference.default'), ...standard }] : []),
    ...examples.map((value) => ({ label: t('reference.exampleValue'), ...value })),
  ].filter(({ value }) => isLong(value));
  const patterns = limits.filter(({ value }) => isLongLimit(value));
  return [...patterns, ...values].map(({ label, ...value }) => (
    <LongValue key={`${label} ${boxedText(value)}`} label={label}>
      <BoxedCode {...value} />
    </LongValue>
  ));
}

function BoxedCode({ value, text = typeof value === 'string' ? value : undefined }: BoxedValue) {
  return text === undefined ? <JsonCode value={value} /> : <code>{text}</code>;
}
