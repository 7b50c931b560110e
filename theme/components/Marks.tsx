import type { SchemaView } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeText } from './CodeText.js';
import { jsonText } from './json-text.js';

interface Props {
  readonly schema: SchemaView;
}

/** Default, limits and examples: small and quiet. */
export function Marks({ schema }: Props) {
  const t = useText();
  const marks = [
    ...(schema.const
      ? [{ label: t('reference.always'), value: jsonText(schema.const.value) }]
      : []),
    ...(schema.default
      ? [{ label: t('reference.default'), value: jsonText(schema.default.value) }]
      : []),
    ...schema.constraints,
    ...(schema.examples.length > 0
      ? [{ label: t('reference.exampleValue'), value: schema.examples.map(jsonText).join(', ') }]
      : []),
  ];
  if (marks.length === 0) return null;
  return (
    <dl className="marks">
      {marks.map(({ label, value }) => (
        <div className="mark" key={label}>
          <dt>{label}</dt>
          <dd>
            <CodeText>{value}</CodeText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
