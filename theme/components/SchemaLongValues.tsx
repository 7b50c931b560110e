import type { Json, SchemaView } from 'docsgen/theme';
import { useCodeDirection } from '../content-language.js';
import { useText } from '../text.js';
import { JsonCode } from './JsonCode.js';
import { isLong } from './json-text.js';

interface Props {
  readonly schema: SchemaView;
}

/** The constant, default and examples that are too long for a mark, as blocks of code. */
export function SchemaLongValues({ schema }: Props) {
  const t = useText();
  const { const: constant, default: standard, examples } = schema;
  const values = [
    ...(constant ? [{ label: t('reference.always'), value: constant.value }] : []),
    ...(standard ? [{ label: t('reference.default'), value: standard.value }] : []),
    ...examples.map((value) => ({ label: t('reference.exampleValue'), value })),
  ].filter(({ value }) => isLong(value));
  return values.map(({ label, value }) => (
    <LongValue key={`${label} ${JSON.stringify(value)}`} label={label} value={value} />
  ));
}

function LongValue({ label, value }: { readonly label: string; readonly value: Json }) {
  const dir = useCodeDirection();
  return (
    <div className="long-value">
      <p className="long-value-label">{label}</p>
      <figure className="code">
        <pre className="code-body" dir={dir}>
          {typeof value === 'string' ? <code>{value}</code> : <JsonCode value={value} />}
        </pre>
      </figure>
    </div>
  );
}
