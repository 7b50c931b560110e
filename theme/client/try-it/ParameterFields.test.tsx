import type { ParameterShape } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { FormMessagesProvider } from './messages.js';
import { ParameterFields } from './ParameterFields.js';

const times: Json = {
  type: 'object',
  properties: { after: { type: 'integer' }, before: { type: 'integer' } },
};

function rendered(given: Partial<ParameterShape>, value?: Json): string {
  const parameter: ParameterShape = {
    name: 'launched',
    in: 'query',
    required: false,
    deprecated: false,
    schema: times,
    style: 'deepObject',
    explode: true,
    allowReserved: false,
    ...given,
  };
  const { in: place, name } = parameter;
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <ParameterFields
        shape={{
          method: 'GET',
          path: '/probes',
          servers: [{ url: 'https://api.example.com', variables: [] }],
          parameters: [parameter],
          bodies: [],
          security: [],
          responses: [],
          defs: {},
        }}
        root={{}}
        values={{
          server: { index: 0, variables: {} },
          parameters: value === undefined ? [] : [{ in: place, name, value }],
          credentials: { alternative: 0, schemes: {} },
        }}
        isStrict
        hasEnvironment={false}
        onChange={() => {}}
      />
    </FormMessagesProvider>,
  );
}

it('shows the parts of an object as fields, whatever its style', () => {
  for (const given of [
    { style: 'deepObject' },
    { style: 'form' },
    { contentType: 'application/json' },
  ]) {
    const html = rendered(
      { ...given, required: true, description: 'When it began.' },
      { after: 5 },
    );
    expect(html).toContain('When it began.');
    expect(html).toMatch(/<code class="try-name">after<\/code>.*value="5"/);
    expect(html).toContain('<option value="before" selected="">before</option>');
    expect(html).not.toContain('try-editor');
  }
});

it('offers the alternatives of an object, and its examples', () => {
  const html = rendered({
    required: true,
    schema: { anyOf: [{ title: 'Range', ...times }, { type: 'integer' }] },
    examples: [{ label: 'Last year', value: { after: 5 } }],
  });
  expect(html).toContain('<option value="0" selected="">Range</option>');
  expect(html).toContain('<option value="1">integer</option>');
  expect(html).toContain('Last year');
});

it('shows an editor for JSON without known fields', () => {
  const schemas: readonly Json[] = [{ type: 'object' }, {}];
  for (const schema of schemas) {
    expect(rendered({ contentType: 'application/json', schema })).toContain('try-editor');
  }
});
