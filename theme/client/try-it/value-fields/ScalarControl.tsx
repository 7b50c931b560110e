import type { ControlProps } from '../fields/Field.js';
import { isSecretName, isSecretSchema } from '../secrets/names.js';
import { useFields, type ValueProps } from './context.js';
import type { ResolvedSchema } from './resolve.js';
import { ScalarInput } from './ScalarInput.js';
import { startValue } from './start-value.js';

type ScalarProps = ValueProps & {
  readonly resolved: ResolvedSchema;
  readonly control: Partial<ControlProps>;
};

/** The control of a value without fields. A value of another type than the schema's is shown as JSON. */
export function ScalarControl({ resolved, ...props }: ScalarProps) {
  const context = useFields();
  const { name, value } = props;
  const { kind, facets, isNullable } = resolved;
  const isSecret = context.isMasked && (isSecretName(name) || isSecretSchema(facets));
  const isChoice = kind.kind === 'choice';
  return (
    <>
      {(value !== null || isChoice) && (
        <ScalarInput
          {...props}
          kind={kind.kind === 'object' || kind.kind === 'list' ? { kind: 'json' } : kind}
          isSecret={isSecret}
        />
      )}
      {isNullable && !isChoice && <NullCheck {...props} />}
    </>
  );
}

/** Sends null in place of a value. */
export function NullCheck({ schema, value, onChange }: ValueProps) {
  const { root } = useFields();
  return (
    <label className="try-check">
      <input
        type="checkbox"
        checked={value === null}
        onChange={({ target }) => onChange(target.checked ? null : startValue(schema, root))}
      />
      <code>null</code>
    </label>
  );
}
