import { formatMessage, type Messages } from '../../../i18n/index.js';
import type { Example } from '../../../openapi/api/example.js';
import type { ExampleView } from '../../page-props/exchange-view.js';
import type { RenderDescription } from '../texts/render-description.js';

export function exampleView(
  example: Example,
  id: string,
  renderDescription: RenderDescription,
  messages: Messages,
): ExampleView {
  const { name, summary, description, generated, code, serialized } = example;
  return {
    id,
    name,
    label: summary ?? exampleName(example, messages),
    description: renderDescription(description),
    generated,
    code,
    serialized,
  };
}

/** Translates the names that docsgen gives to unnamed examples: `example`, `example 2`, `option 2`. */
function exampleName({ name, generated }: Example, messages: Messages): string {
  const [, kind, number] = /^(example|option)(?: (\d+))?$/.exec(name) ?? [];
  if (kind === 'option' && generated && number !== undefined) {
    return formatMessage(messages, 'reference.option', { number });
  }
  if (kind !== 'example') return name;
  return number === undefined
    ? formatMessage(messages, 'reference.example')
    : formatMessage(messages, 'reference.exampleNumber', { number });
}
