import { acceptedType } from 'docsgen/request';
import type { ExampleName, OperationView, ResponseView, SampleView } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { usePage } from '../../page.js';
import { type Translate, useTranslation } from '../../text.js';
import { Choice, type ChoiceOption } from '../docs/Choice.js';
import { CodeBlock } from '../docs/CodeBlock.js';
import { CodeTabs } from '../docs/CodeTabs.js';
import { Heading } from '../docs/Heading.js';
import { exampleTabs } from './example-tabs.js';
import { MethodBadge } from './MethodBadge.js';
import { Path } from './Path.js';
import { exampleInSamples, sampledMedia } from './sampled-example.js';

interface Props {
  readonly operation: OperationView;
}

/** Request samples and response examples, sticky beside the description on wide screens. */
export function Samples({ operation }: Props) {
  const t = useTranslation();
  const paintedAfter = usePage()?.head.paintedAfter;
  const { prefix, sender, samples, requestBody, responses } = operation;
  const sent = sender === 'server' ? exampleTabs(requestBody?.media ?? [], t) : [];
  const received = responsesWithExamples(responses);
  const names = received.flatMap((response) =>
    hasExamples(response)
      ? response.media.flatMap(({ examples }) => examples.map(({ name }) => name))
      : [''],
  );
  if (samples.length + sent.length + received.length === 0) return null;
  // Several operations would create landmarks of the same name.
  const isAlone = prefix === '';
  const requestId = `_${prefix}request-samples`;
  const responseId = `_${prefix}response-examples`;
  return (
    <div className="samples" id={isAlone ? paintedAfter : undefined}>
      <SamplesHead operation={operation} />
      <div className="samples-parts">
        {samples.length + sent.length > 0 && (
          <section
            className="samples-part"
            id={exampleInSamples(operation)?.id}
            aria-labelledby={isAlone ? requestId : undefined}
          >
            <div className="samples-line">
              <Heading below={1} id={requestId} className="samples-title">
                {t('reference.request')}
              </Heading>
              {samples.length > 0 && <ExampleSelect operation={operation} responses={names} />}
            </div>
            {samples.length > 0 && <CodeTabs tabs={samples.map(asTab)} sync="language" />}
            {sent.length > 0 && <CodeTabs tabs={sent} anchors />}
          </section>
        )}
        {received.length > 0 && (
          <section className="samples-part" aria-labelledby={isAlone ? responseId : undefined}>
            <ResponseExamples responses={received} id={responseId} />
          </section>
        )}
      </div>
    </div>
  );
}

interface ResponseExamplesProps {
  readonly responses: readonly ResponseView[];
  /** Id of the title. */
  readonly id: string;
}

/** Examples of responses, to choose from if there are several. */
function ResponseExamples({ responses, id: titleId }: ResponseExamplesProps) {
  const t = useTranslation();
  return (
    <Choice
      label={t('reference.responseChoice')}
      title={
        <Heading below={1} id={titleId} className="samples-title">
          {t('reference.response')}
        </Heading>
      }
      options={responses.flatMap((response) =>
        hasExamples(response) ? exampleOptions(response, t) : [bodyOption(response, t)],
      )}
    />
  );
}

/**
 * The responses with examples. An error is not the first one: the success above it says what its body is instead.
 */
function responsesWithExamples(responses: readonly ResponseView[]): readonly ResponseView[] {
  const shown = responses.filter(hasExamples).map(acceptedFirst);
  const success = responses.find(({ isError }) => !isError);
  return shown.length > 0 && success !== undefined && shown.every(({ isError }) => isError)
    ? [success, ...shown]
    : shown;
}

/** Returns a response with the examples of the media type first that the request sample accepts. */
function acceptedFirst({ media, ...response }: ResponseView): ResponseView {
  const accepted = acceptedType(media.map(({ type }) => type));
  const first = media.filter(({ type }) => type === accepted);
  return { ...response, media: [...new Set([...first, ...media])] };
}

function hasExamples({ media }: ResponseView): boolean {
  return media.some(({ examples }) => examples.length > 0);
}

/** The examples of a response, with its text where nothing else tells what they show. */
function exampleOptions({ status, label, media }: ResponseView, t: Translate): ChoiceOption[] {
  return exampleTabs(media, t, status).map(({ id, label: own, code, note }) => ({
    id,
    label: own === status ? `${status} ${label}`.trim() : own,
    content: (
      <>
        <CodeBlock code={code} />
        {note}
      </>
    ),
  }));
}

/** A response without an example: its media types, or that it has no body. */
function bodyOption(response: ResponseView, t: Translate): ChoiceOption {
  const { status, label, anchor, media, isBodiless } = response;
  const withoutBody = t(isBodiless ? 'reference.noBody' : 'reference.unknownBody');
  return {
    id: `_${anchor}-body`,
    label: `${status} ${label}`.trim(),
    content: (
      <p className="samples-body">
        {media.length === 0 ? withoutBody : media.map(({ type }) => type).join(', ')}
      </p>
    ),
  };
}

/** Method and path, for readers who see the samples only. */
function SamplesHead({ operation: { method, path, sender } }: Props) {
  const dir = useCodeDirection();
  if (sender === 'server') return null;
  return (
    <p className="samples-head" dir={dir}>
      <MethodBadge method={method} />{' '}
      <code>
        <Path path={path} />
      </code>
    </p>
  );
}

interface ExampleSelectProps extends Props {
  /** The names of the examples of the responses, in their order. */
  readonly responses: readonly string[];
}

/**
 * The choice of the request that the samples show: an example, all fields, or the reader's own. The script of the form
 * writes it; without scripts the choice is hidden.
 */
function ExampleSelect({ operation, responses }: ExampleSelectProps) {
  const t = useTranslation();
  const { request, parameters } = operation;
  const body = sampledMedia(operation);
  const isFixed =
    body === undefined && parameters.every(({ fields }) => fields.every((one) => one.required));
  if (request === undefined || isFixed) return null;
  const all: readonly ExampleName[] = body?.allExamples ?? body?.examples ?? [];
  const options = all.map(({ name, label, isNamed }) => ({
    label: isNamed || all.length > 1 ? label : t('reference.example'),
    response: all.length > 1 && responses.length > 1 ? responseIndex(name, responses) : undefined,
  }));
  const shown =
    options.length > 0 ? options : [{ label: t('reference.requiredOnly'), response: undefined }];
  return (
    <span
      className="samples-choice"
      data-island="try-it"
      data-mode="examples"
      data-request={request}
    >
      <select aria-label={t('reference.exampleChoice')} autoComplete="off">
        {shown.map(({ label, response }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same label.
          <option key={index} value={index} data-response={response}>
            {label}
          </option>
        ))}
        <option value="all">{t('reference.allFields')}</option>
        <option value="own" hidden>
          {t('reference.yourRequest')}
        </option>
      </select>
    </span>
  );
}

/** The position of the response example that belongs to the request example of the same name. */
function responseIndex(name: string, responses: readonly string[]): number | undefined {
  const index = responses.indexOf(name);
  return index < 0 ? undefined : index;
}

/** Samples by the description's author stay until the reader changes the form. */
function asTab(view: SampleView) {
  return { ...view, sample: view.language };
}
