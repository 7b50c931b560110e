import type { FileValue } from 'docsgen/request';
import type { ControlProps } from '../fields/Field.js';

interface Props {
  readonly control: Partial<ControlProps>;
  readonly multiple?: boolean;
  readonly onChange: (files: readonly FileValue[]) => void;
}

export function FileInput({ control, multiple = false, onChange }: Props) {
  return (
    <input
      {...control}
      className="try-input try-file"
      type="file"
      multiple={multiple}
      onChange={({ target }) =>
        onChange(
          [...(target.files ?? [])].map((file) => ({
            name: file.name,
            type: file.type || undefined,
            data: file,
          })),
        )
      }
    />
  );
}
