import type { ParameterView } from 'docsgen/theme';
import { Field } from './Field.js';
import { ParameterFacts } from './ParameterFacts.js';
import { FieldContents } from './SchemaBody.js';

interface Props {
  readonly parameters: readonly ParameterView[];
}

/** Parameters or headers, one under the other: fields, and how they travel. */
export function ParameterList({ parameters }: Props) {
  if (parameters.length === 0) return null;
  return (
    <ul className="fields">
      {parameters.map((parameter) => (
        <Field key={parameter.id} field={parameter}>
          <ParameterFacts parameter={parameter} />
          <FieldContents schema={parameter.schema} level={1} />
        </Field>
      ))}
    </ul>
  );
}
