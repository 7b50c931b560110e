import { FormField } from '../fields/FormField.js';
import { isGroup, type ResolvedSchema } from '../fields/resolve-alternatives.js';
import { Select } from '../fields/Select.js';
import { isExactObject } from '../json/exact-json.js';
import { schemaTypeText } from '../json/subschemas.js';
import { useFormTranslation } from '../messages.js';
import {
  type FieldProps,
  pointerProblem,
  problemCount,
  useFields,
  type ValueProps,
} from './context.js';
import { FieldGroup } from './FieldGroup.js';
import { ItemFields } from './ItemFields.js';
import { PropertyFields } from './PropertyFields.js';
import { NullCheck, SingleInput } from './SingleInput.js';
import { useAlternatives } from './use-alternatives.js';

/** A value of a body: one control, or a group of fields that opens on a click. */
export function ValueField({ required, startsOpen, ...props }: FieldProps) {
  const t = useFormTranslation();
  const context = useFields();
  const { name, schema, pointer } = props;
  const { resolved, choose } = useAlternatives(props);
  const { facets } = resolved;
  const description = facets.find((facet) => typeof facet.description === 'string')?.description;
  const deprecated = facets.some((facet) => facet.deprecated === true) && t('tryIt.deprecated');
  const shared = {
    label: name,
    detail: [schemaTypeText(schema, context.root), deprecated].filter(Boolean).join(', '),
    required,
    hint: typeof description === 'string' ? description : undefined,
  };
  if (isGroup(resolved)) {
    const problems = problemCount(pointer, context);
    return (
      <FieldGroup {...shared} startsOpen={startsOpen} problems={problems}>
        <GroupContents {...props} resolved={resolved} onChoose={choose} />
      </FieldGroup>
    );
  }
  return (
    <FormField {...shared} isCode problem={pointerProblem(pointer, context, t)}>
      {(attributes) => <SingleInput {...props} attributes={attributes} resolved={resolved} />}
    </FormField>
  );
}

interface GroupProps extends ValueProps {
  readonly resolved: ResolvedSchema;
  readonly onChoose: (place: number, index: number) => void;
}

/** The alternatives of a value, and the fields of the chosen one. */
export function GroupContents({ resolved, onChoose, ...props }: GroupProps) {
  const t = useFormTranslation();
  const context = useFields();
  const { name, value, pointer } = props;
  const { alternatives, control, facets } = resolved;
  const problem = pointerProblem(pointer, context, t);
  const isObject = control.kind === 'object' && (value === undefined || isExactObject(value));
  const isList = control.kind === 'list' && (value === undefined || Array.isArray(value));
  return (
    <>
      {alternatives.map(({ labels, chosen }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alternatives have no names.
        <FormField key={place} label={t('tryIt.alternative')}>
          {(attributes) => (
            <Select
              attributes={attributes}
              value={String(chosen)}
              options={labels.map((label, index) => ({ value: String(index), label }))}
              onChange={(index) => onChoose(place, Number(index))}
            />
          )}
        </FormField>
      ))}
      {problem && <p className="try-problem">{problem}</p>}
      <div className="try-group-parts" key={alternatives.map(({ chosen }) => chosen).join(' ')}>
        {isObject && <PropertyFields {...props} value={value} facets={facets} />}
        {isList && <ItemFields {...props} items={control.items} />}
        {isObject || isList ? (
          resolved.isNullable && <NullCheck {...props} />
        ) : (
          <SingleInput {...props} attributes={{ 'aria-label': name }} resolved={resolved} />
        )}
      </div>
    </>
  );
}
