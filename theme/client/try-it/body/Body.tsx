import type { BodyShape, BodyValue } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { useRef, useState } from 'react';
import { ExampleChoice } from '../fields/ExampleChoice.js';
import { FormField } from '../fields/FormField.js';
import { Select } from '../fields/Select.js';
import { useFormTranslation } from '../messages.js';
import type { SecretRules } from '../secrets/texts.js';
import { bodyKind } from './body-kind.js';
import { bodyText, initialFormBody } from './body-value.js';
import { FileInput } from './FileInput.js';
import { FormBody } from './FormBody.js';
import { JsonBody } from './JsonBody.js';

interface Props {
  readonly bodies: readonly BodyShape[];
  readonly root: Json;
  readonly secretRules: SecretRules | undefined;
  readonly value: BodyValue | undefined;
  /** Whether the reader has tried to send: missing form values are reported from then on. */
  readonly isStrict: boolean;
  readonly onChange: (value: BodyValue | undefined) => void;
}

/** The request body: its media type, an example to start from, and the content. */
export function Body({ bodies, root, secretRules, value, isStrict, onChange }: Props) {
  const t = useFormTranslation();
  const [fills, setFills] = useState(0);
  // Keeps the content of each media type for when the reader returns to it.
  const left = useRef(new Map<string, BodyValue>());
  const shape = bodies.find(({ type }) => type === value?.type);
  const [first] = bodies;
  if (!first) return null;
  const fill = (filled: BodyValue | undefined): void => {
    setFills(fills + 1);
    onChange(filled);
  };
  const choices = [
    ...(first.required ? [] : [{ value: '', label: t('tryIt.noBody') }]),
    ...bodies.map(({ type }) => ({ value: type, label: type })),
  ];
  return (
    <fieldset className="try-part">
      <legend className="try-part-title">{t('tryIt.body')}</legend>
      {choices.length > 1 && (
        <FormField label={t('tryIt.mediaType')}>
          {(attributes) => (
            <Select
              attributes={attributes}
              value={value?.type ?? ''}
              options={choices}
              onChange={(type) => {
                const chosen = bodies.find((one) => one.type === type);
                if (value) left.current.set(value.type, value);
                fill(chosen && (left.current.get(type) ?? initialFormBody(chosen)));
              }}
            />
          )}
        </FormField>
      )}
      {shape && shape.examples.length > 0 && <Examples shape={shape} onFill={fill} />}
      {shape && value && (
        // Remount the fields for another body; the control that selected it keeps the focus.
        <Contents key={fills} {...{ shape, root, secretRules, value, isStrict, onChange }} />
      )}
    </fieldset>
  );
}

interface ExamplesProps {
  readonly shape: BodyShape;
  readonly onFill: (value: BodyValue) => void;
}

function Examples({ shape, onFill }: ExamplesProps) {
  const t = useFormTranslation();
  return (
    <FormField label={t('tryIt.example')}>
      {(attributes) => (
        <ExampleChoice
          attributes={attributes}
          examples={shape.examples}
          onChoose={(index) => onFill(initialFormBody(shape, index))}
        />
      )}
    </FormField>
  );
}

interface ContentsProps {
  readonly shape: BodyShape;
  readonly root: Json;
  readonly secretRules: SecretRules | undefined;
  readonly value: BodyValue;
  readonly isStrict: boolean;
  readonly onChange: Props['onChange'];
}

function Contents({ shape, root, secretRules, value, isStrict, onChange }: ContentsProps) {
  const t = useFormTranslation();
  const { type } = shape;
  // With a changing `defaultValue`, React would write each change into the document.
  const [first] = useState(() => bodyText(value));
  const write = (text: string): void => onChange({ kind: 'text', type, text });
  const asked = {
    label: t('tryIt.contents'),
    detail: type,
    required: shape.required,
    problem: isStrict && shape.required && isEmpty(value) ? t('tryIt.missing') : undefined,
  };
  switch (bodyKind(shape)) {
    case 'json':
      return (
        <JsonBody
          {...{ shape, root, secretRules, value, isStrict }}
          problem={asked.problem}
          onChange={write}
        />
      );
    case 'form':
      return <FormBody {...{ shape, root, value, isStrict, onChange }} />;
    case 'file':
      return (
        <FormField {...asked}>
          {(attributes) => (
            <FileInput
              attributes={attributes}
              files={value.kind === 'file' ? [value.file] : []}
              onChange={([file]) => onChange({ kind: 'file', type, file: file ?? { name: '' } })}
            />
          )}
        </FormField>
      );
    default:
      return (
        <FormField {...asked}>
          {(attributes) => (
            <textarea
              {...attributes}
              className="try-input try-input-code try-text"
              dir="ltr"
              rows={8}
              spellCheck={false}
              defaultValue={first}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </FormField>
      );
  }
}

/** Examples name a file that the reader has not chosen yet. */
function isEmpty(value: BodyValue): boolean {
  if (value.kind === 'file') return value.file.data === undefined;
  return value.kind === 'text' && value.text === '';
}
