import type { Json } from 'docsgen/theme';
import { ListInput } from '../fields/ListInput.js';
import { isGroup, resolveAlternatives } from '../fields/resolve-alternatives.js';
import type { ExactJson } from '../json/exact-json.js';
import { useFormTranslation } from '../messages.js';
import { pointerProblem, useFields, type ValueProps } from './context.js';
import { initialFieldValue } from './initial-value.js';
import { SingleInput } from './SingleInput.js';

interface Props extends ValueProps {
  /** Schema of the items. */
  readonly items: Json;
}

/** The items of a list, each with its own control or group. */
export function ItemFields({ name, items, value, pointer, onChange }: Props) {
  const t = useFormTranslation();
  const context = useFields();
  const { root, Field } = context;
  return (
    <ListInput<ExactJson>
      attributes={{}}
      name={name}
      items={Array.isArray(value) ? value : []}
      start={initialFieldValue(items, root)}
      onChange={onChange}
    >
      {({ attributes, index, position, value: item, isNew, onChange: onItem }) => {
        const resolved = resolveAlternatives(items, root, item);
        const itemProps = {
          schema: items,
          value: item,
          pointer: `${pointer}/${index}`,
          onChange: onItem,
        };
        const label = attributes['aria-label'];
        if (isGroup(resolved)) {
          return (
            <Field
              {...itemProps}
              name={label}
              title={`#${position}`}
              required={false}
              startsOpen={isNew || position === 1}
            />
          );
        }
        const problem =
          item === undefined ? undefined : pointerProblem(itemProps.pointer, context, t);
        return (
          <div className="try-control">
            <SingleInput
              {...itemProps}
              name={name}
              attributes={{ ...attributes, 'aria-invalid': problem ? true : undefined }}
              resolved={resolved}
            />
            {problem && <p className="try-problem">{problem}</p>}
          </div>
        );
      }}
    </ListInput>
  );
}
