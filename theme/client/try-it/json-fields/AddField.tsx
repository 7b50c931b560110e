import { useState } from 'react';
import { TextInput } from '../fields/TextInput.js';
import { useFormTranslation } from '../messages.js';

interface Props {
  /** The object's name, for screen readers. */
  readonly label: string;
  /** The optional fields that the object does not have yet. */
  readonly fields: readonly { readonly name: string; readonly isDeprecated: boolean }[];
  /** Whether the reader may enter another name. */
  readonly isOpen: boolean;
  readonly onAdd: (name: string) => void;
}

/** Adds an optional field to an object: one of the schema, or one with a name of the reader's own. */
export function AddField({ label, fields, isOpen, onAdd }: Props) {
  const t = useFormTranslation();
  const [chosen, setChosen] = useState<string>();
  const [entered, setEntered] = useState('');
  const field = fields.find(({ name }) => name === chosen) ?? fields[0];
  const addEntered = (): void => {
    if (entered === '') return;
    onAdd(entered);
    setEntered('');
  };
  return (
    <>
      {field && (
        <div className="try-add">
          <select
            className="try-input"
            aria-label={`${t('tryIt.optionalField')}: ${label}`}
            value={field.name}
            onChange={({ target }) => setChosen(target.value)}
          >
            {fields.map(({ name, isDeprecated }) => (
              <option key={name} value={name}>
                {isDeprecated ? `${name} (${t('tryIt.deprecated')})` : name}
              </option>
            ))}
          </select>
          <button
            className="try-button try-button-quiet"
            type="button"
            onClick={() => onAdd(field.name)}
          >
            {t('tryIt.addField')}
          </button>
        </div>
      )}
      {isOpen && (
        <div className="try-add">
          <TextInput
            aria-label={`${t('tryIt.fieldName')}: ${label}`}
            placeholder={t('tryIt.fieldName')}
            value={entered}
            onChange={({ target }) => setEntered(target.value)}
            onKeyDown={(event) => {
              // Enter would send the form.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              addEntered();
            }}
          />
          <button className="try-button try-button-quiet" type="button" onClick={addEntered}>
            {t('tryIt.addField')}
          </button>
        </div>
      )}
    </>
  );
}
