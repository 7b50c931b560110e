import type { Json } from 'docsgen/theme';
import { schemaFacets } from '../json/subschemas.js';
import { isSecretSchema } from '../secrets/names.js';
import { ControlInput, type ControlInputProps } from './ControlInput.js';
import { ListInput } from './ListInput.js';
import { parameterControl } from './parameter-control.js';

interface Props extends Omit<ControlInputProps, 'control'> {
  readonly name: string;
}

/** The control for a parameter, header or form field. It starts with `value` and reports changes. */
export function ParameterInput(props: Props) {
  const { name, schema, root, value, isSecret, onChange } = props;
  const control = parameterControl(schema, root);
  if (control.kind !== 'list') {
    const isMasked = isSecret || isSecretSchema(schemaFacets(schema, root));
    return <ControlInput {...props} control={control} isSecret={isMasked} />;
  }
  return (
    <ListInput
      attributes={props.attributes}
      name={name}
      items={isList(value) ? value : [undefined]}
      onChange={(items) => onChange(items.length === 0 ? undefined : items)}
    >
      {({ attributes, value: item, onChange: onItem }) => (
        <ParameterInput
          {...props}
          {...{ attributes, value: item, onChange: onItem }}
          schema={control.items}
          example={undefined}
        />
      )}
    </ListInput>
  );
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
