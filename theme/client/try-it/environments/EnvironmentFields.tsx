import { useEffect, useRef, useState } from 'react';
import { FormField } from '../fields/Field.js';
import { Select } from '../fields/Select.js';
import { TextInput } from '../fields/TextInput.js';
import { useTranslate } from '../words.js';
import { chosenEnvironment, deleteEnvironment, environments, saveEnvironment } from './store.js';

interface Props {
  /** Chooses an environment; undefined for the servers of the description. */
  readonly onChoose: (name: string | undefined) => void;
  /** Called when the reader has made an environment from the values of the form. */
  readonly onCreate: (name: string) => void;
}

/** The environments of the reader: choose, create, rename and delete. */
export function EnvironmentFields({ onChoose, onCreate }: Props) {
  const say = useTranslate();
  const box = useRef<HTMLFieldSetElement>(null);
  const [naming, setNaming] = useState<'create' | 'rename'>();
  const [name, setName] = useState('');
  const [isMoved, setMoved] = useState(false);
  // After each change, the focus moves to the control that shows the result.
  useEffect(() => {
    if (!isMoved) return;
    box.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    setMoved(false);
  }, [isMoved]);
  const all = environments();
  const chosen = chosenEnvironment();
  const text = name.trim();
  const isTaken = all.some((one) => one.name === text && one !== chosen);
  const isFree = text !== '' && (!isTaken || (naming === 'rename' && text === chosen?.name));
  const open = (what: typeof naming, first: string): void => {
    setNaming(what);
    setName(first);
    setMoved(true);
  };
  const save = (): void => {
    if (!isFree) return;
    if (naming === 'rename' && chosen) saveEnvironment({ ...chosen, name: text }, chosen.name);
    else onCreate(text);
    setNaming(undefined);
    setMoved(true);
  };
  return (
    <fieldset className="try-part" ref={box}>
      <legend className="try-part-title">{say('tryIt.environment')}</legend>
      {naming ? (
        <FormField
          label={say('tryIt.environmentName')}
          problem={isTaken ? say('tryIt.nameTaken') : undefined}
        >
          {(control) => (
            <div className="try-actions">
              <TextInput
                {...control}
                className="try-input"
                dir="auto"
                value={name}
                onChange={({ target }) => setName(target.value)}
                onKeyDown={(event) => {
                  // Enter would send the form.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  save();
                }}
              />
              <button className="try-button try-button-quiet" type="button" onClick={save}>
                {say('tryIt.save')}
              </button>
              <button
                className="try-button try-button-quiet"
                type="button"
                onClick={() => {
                  setNaming(undefined);
                  setMoved(true);
                }}
              >
                {say('tryIt.cancel')}
              </button>
            </div>
          )}
        </FormField>
      ) : (
        <>
          {all.length > 0 && (
            <FormField
              label={say('tryIt.environmentChoice')}
              hint={chosen && say('tryIt.environmentHint')}
            >
              {(control) => (
                <Select
                  control={control}
                  // The first character keeps the names apart from the servers.
                  value={chosen ? `=${chosen.name}` : ''}
                  options={[
                    { value: '', label: say('tryIt.describedServers') },
                    ...all.map((one) => ({ value: `=${one.name}`, label: one.name })),
                  ]}
                  onChange={(value) => onChoose(value === '' ? undefined : value.slice(1))}
                />
              )}
            </FormField>
          )}
          <div className="try-actions">
            <button
              className="try-button try-button-quiet"
              type="button"
              onClick={() => open('create', '')}
            >
              {say('tryIt.newEnvironment')}
            </button>
            {chosen && (
              <>
                <button
                  className="try-button try-button-quiet"
                  type="button"
                  onClick={() => open('rename', chosen.name)}
                >
                  {say('tryIt.rename')}
                </button>
                <button
                  className="try-button try-button-quiet"
                  type="button"
                  onClick={() => {
                    deleteEnvironment(chosen.name);
                    onChoose(undefined);
                    setMoved(true);
                  }}
                >
                  {say('tryIt.delete')}
                </button>
              </>
            )}
          </div>
        </>
      )}
    </fieldset>
  );
}
