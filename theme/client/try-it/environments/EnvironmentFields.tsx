import { useEffect, useRef, useState } from 'react';
import { FormField } from '../fields/FormField.js';
import { Select } from '../fields/Select.js';
import { TextInput } from '../fields/TextInput.js';
import { useFormTranslation } from '../messages.js';
import { chosenEnvironment, deleteEnvironment, environments, saveEnvironment } from './store.js';

interface Props {
  /** Chooses an environment; undefined for the servers of the description. */
  readonly onChoose: (name: string | undefined) => void;
  /** Called when the reader has made an environment from the values of the form. */
  readonly onCreate: (name: string) => void;
}

/** The environments of the reader: choose, create, rename and delete. */
export function EnvironmentFields({ onChoose, onCreate }: Props) {
  const t = useFormTranslation();
  const box = useRef<HTMLFieldSetElement>(null);
  const [naming, setNaming] = useState<'create' | 'rename'>();
  const [isMoved, setMoved] = useState(false);
  // After each change, the focus moves to the control that shows the result.
  useEffect(() => {
    if (!isMoved) return;
    box.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    setMoved(false);
  }, [isMoved]);
  const chosen = chosenEnvironment();
  const show = (what: typeof naming): void => {
    setNaming(what);
    setMoved(true);
  };
  const renamed = naming === 'rename' ? chosen : undefined;
  const save = (name: string): void => {
    if (renamed) saveEnvironment({ ...renamed, name }, renamed.name);
    else onCreate(name);
    show(undefined);
  };
  return (
    <fieldset className="try-part" ref={box}>
      <legend className="try-part-title">{t('tryIt.environment')}</legend>
      {naming ? (
        <NameField
          current={naming === 'rename' ? chosen?.name : undefined}
          onSave={save}
          onCancel={() => show(undefined)}
        />
      ) : (
        <>
          <EnvironmentChoice onChoose={onChoose} />
          <div className="try-actions">
            <QuietButton text={t('tryIt.newEnvironment')} onClick={() => show('create')} />
            {chosen && (
              <>
                <QuietButton text={t('tryIt.rename')} onClick={() => show('rename')} />
                <QuietButton
                  text={t('tryIt.delete')}
                  onClick={() => {
                    deleteEnvironment(chosen.name);
                    onChoose(undefined);
                    setMoved(true);
                  }}
                />
              </>
            )}
          </div>
        </>
      )}
    </fieldset>
  );
}

interface NameProps {
  /** Name of the environment that is renamed. */
  readonly current: string | undefined;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a new or renamed environment; each has its own. */
function NameField({ current, onSave, onCancel }: NameProps) {
  const t = useFormTranslation();
  const [name, setName] = useState(current ?? '');
  const text = name.trim();
  const others = environments().filter((one) => one !== chosenEnvironment());
  const isTaken = others.some((one) => one.name === text);
  const isFree = text !== '' && (!isTaken || text === current);
  const save = (): void => {
    if (isFree) onSave(text);
  };
  return (
    <FormField
      label={t('tryIt.environmentName')}
      problem={isTaken ? t('tryIt.nameTaken') : undefined}
    >
      {(attributes) => (
        <div className="try-actions">
          <TextInput
            {...attributes}
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
          <QuietButton text={t('tryIt.save')} onClick={save} />
          <QuietButton text={t('tryIt.cancel')} onClick={onCancel} />
        </div>
      )}
    </FormField>
  );
}

function EnvironmentChoice({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useFormTranslation();
  const all = environments();
  const chosen = chosenEnvironment();
  if (all.length === 0) return null;
  return (
    <FormField label={t('tryIt.environmentChoice')} hint={chosen && t('tryIt.environmentHint')}>
      {(attributes) => (
        <Select
          attributes={attributes}
          // The first character keeps the names apart from the servers.
          value={chosen ? `=${chosen.name}` : ''}
          options={[
            { value: '', label: t('tryIt.describedServers') },
            ...all.map((one) => ({ value: `=${one.name}`, label: one.name })),
          ]}
          onChange={(value) => onChoose(value === '' ? undefined : value.slice(1))}
        />
      )}
    </FormField>
  );
}

function QuietButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button className="try-button try-button-quiet" type="button" onClick={onClick}>
      {text}
    </button>
  );
}
