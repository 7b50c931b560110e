import type { ParameterView } from 'docsgen/theme';
import { Field } from '../schema/Field.js';
import { FieldContents } from '../schema/SchemaBody.js';
import { ParameterFacts } from './ParameterFacts.js';

interface Props {
  readonly parameters: readonly ParameterView[];
}

/** Parameters or headers as a list of fields, with their serialisation. */
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
