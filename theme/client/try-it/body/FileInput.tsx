import type { FileValue } from 'docsgen/request';
import { useState } from 'react';
import type { ControlAttributes } from '../fields/FormField.js';

interface Props {
  readonly attributes: Partial<ControlAttributes>;
  /** Files that are already chosen. */
  readonly files: readonly FileValue[];
  readonly multiple?: boolean;
  readonly onChange: (files: readonly FileValue[]) => void;
}

export function FileInput({ attributes, files, multiple = false, onChange }: Props) {
  // Scripts cannot put files into a control: name files that were chosen earlier beside it.
  const [held, setHeld] = useState(() => files.filter(({ data }) => data !== undefined));
  const id = `${attributes.id}-held`;
  const described = [attributes['aria-describedby'], held.length > 0 && id]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <input
        {...attributes}
        aria-describedby={described || undefined}
        className="try-input try-file"
        type="file"
        multiple={multiple}
        onChange={({ target }) => {
          setHeld([]);
          onChange(
            [...(target.files ?? [])].map((file) => ({
              name: file.name,
              type: file.type || undefined,
              data: file,
            })),
          );
        }}
      />
      {held.length > 0 && (
        <p className="try-hint" id={id} dir="ltr">
          {held.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  );
}
