import type { Json } from 'docsgen/theme';
import { useId } from 'react';
import { FormField } from '../fields/FormField.js';
import { isGroup, type ResolvedSchema } from '../fields/resolve-alternatives.js';
import { Select } from '../fields/Select.js';
import { type ExactJson, type ExactObject, isExactObject } from '../json/exact-json.js';
import { schemaTypeText } from '../json/subschemas.js';
import { useFormMessages, useFormTranslation } from '../messages.js';
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
export function ValueField({ title, required, startsOpen, problemId, ...props }: FieldProps) {
  const id = useId();
  const t = useFormTranslation();
  const { locale } = useFormMessages();
  const context = useFields();
  const { name, schema, pointer } = props;
  const { resolved, choose } = useAlternatives(props);
  const { facets } = resolved;
  const description = facets.find((facet) => typeof facet.description === 'string')?.description;
  const deprecated = facets.some((facet) => facet.deprecated === true) && t('tryIt.deprecated');
  const shared = {
    label: name,
    detail: [schemaTypeText(schema, context.root, locale), deprecated].filter(Boolean).join(', '),
    required,
    hint: typeof description === 'string' ? description : undefined,
  };
  if (isGroup(resolved)) {
    const own = problemId ?? (pointerProblem(pointer, context, t) && id);
    return (
      <FieldGroup
        {...shared}
        title={title}
        startsOpen={startsOpen}
        problems={problemCount(pointer, context)}
        problemId={own}
        hasControl={valueParts(resolved, props.value) === undefined}
      >
        <GroupContents {...props} resolved={resolved} id={id} problemId={own} onChoose={choose} />
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
  /** Id of the error that the group shows. */
  readonly id: string;
  /** Id of the error of its value, which may be shown elsewhere. */
  readonly problemId: string | undefined;
  readonly onChoose: (place: number, index: number) => void;
}

/** The alternatives of a value, and the fields of the chosen one. */
export function GroupContents({ resolved, id, problemId, onChoose, ...props }: GroupProps) {
  const t = useFormTranslation();
  const context = useFields();
  const { name, value, pointer } = props;
  const { alternatives, facets } = resolved;
  const problem = pointerProblem(pointer, context, t);
  const parts = valueParts(resolved, value);
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
      {problem && (
        <p className="try-problem" id={id}>
          {problem}
        </p>
      )}
      <div className="try-group-parts" key={alternatives.map(({ chosen }) => chosen).join(' ')}>
        {parts?.kind === 'object' && (
          <PropertyFields {...props} value={parts.value} facets={facets} />
        )}
        {parts?.kind === 'list' && <ItemFields {...props} items={parts.items} />}
        {parts ? (
          resolved.isNullable && <NullCheck {...props} />
        ) : (
          <SingleInput
            {...props}
            attributes={{
              'aria-label': name,
              'aria-invalid': problemId === undefined ? undefined : true,
              'aria-describedby': problemId,
            }}
            resolved={resolved}
          />
        )}
      </div>
    </>
  );
}

type Parts =
  | { readonly kind: 'object'; readonly value: ExactObject | undefined }
  | { readonly kind: 'list'; readonly items: Json };

/** The parts of a value that have fields of their own; undefined for a value with one control. */
function valueParts({ control }: ResolvedSchema, value: ExactJson | undefined): Parts | undefined {
  if (control.kind === 'object' && (value === undefined || isExactObject(value))) {
    return { kind: 'object', value };
  }
  return control.kind === 'list' && (value === undefined || Array.isArray(value))
    ? { kind: 'list', items: control.items }
    : undefined;
}
