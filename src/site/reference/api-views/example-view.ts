import { formatMessage, type Messages } from '../../../i18n/index.js';
import type { Example } from '../../../openapi/api/example.js';
import type { ExampleName, ExampleView } from '../../page-props/exchange-view.js';
import type { RenderDescription } from '../texts/render-description.js';

export function exampleView(
  example: Example,
  id: string,
  renderDescription: RenderDescription,
  messages: Messages,
): ExampleView {
  const { description, generated, code, serialized } = example;
  return {
    id,
    ...exampleName(example, messages),
    description: renderDescription(description),
    generated,
    code,
    serialized,
  };
}

/** Keys that tell readers nothing about an example: `default`, `response`, `example-1`. */
const technicalName =
  /^(?:default|examples?|samples?|values?|requests?|responses?|body)(?:[ _-]?\d+)?$/i;

export function exampleName(example: Example, messages: Messages): ExampleName {
  const { name, summary, generated } = example;
  return {
    name,
    label: summary ?? translatedName(example, messages),
    isNamed: !generated && (summary !== undefined || !technicalName.test(name)),
  };
}

/** Translates `example`, `example-2`, and `option 2`, which docsgen gives to generated examples. */
function translatedName({ name, generated }: Example, messages: Messages): string {
  const [, kind = '', number] = /^(example|option)(?:[ _-]?(\d+))?$/i.exec(name) ?? [];
  if (kind === 'option' && generated && number !== undefined) {
    return formatMessage(messages, 'reference.option', { number });
  }
  if (kind.toLowerCase() !== 'example') return name;
  return number === undefined
    ? formatMessage(messages, 'reference.example')
    : formatMessage(messages, 'reference.exampleNumber', { number });
}
