import type { ParameterShape } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { FormMessagesProvider } from './messages.js';
import { queryParameter, requestWith } from './one-parameter.test.data.js';
import { ParameterFields } from './ParameterFields.js';

const times: Json = {
  type: 'object',
  properties: { after: { type: 'integer' }, before: { type: 'integer' } },
};

function rendered(given: Partial<ParameterShape>, value?: Json): string {
  const parameter = queryParameter({
    name: 'launched',
    schema: times,
    style: 'deepObject',
    ...given,
  });
  return renderedRequest(requestWith(parameter, value));
}

function renderedRequest(request: ReturnType<typeof requestWith>): string {
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <ParameterFields {...request} root={{}} isStrict hasEnvironment={false} onChange={() => {}} />
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

it('shows the required parameters of each location first and the deprecated ones last', () => {
  const parameters = [
    queryParameter({ name: 'ring', deprecated: true }),
    queryParameter({ name: 'colour' }),
    queryParameter({ name: 'star', required: true }),
    queryParameter({ name: 'moons' }),
    queryParameter({ name: 'name', required: true }),
  ];
  const { shape, values } = requestWith(queryParameter({ name: 'replaced' }), undefined);
  const html = renderedRequest({ shape: { ...shape, parameters }, values });
  const names = [...html.matchAll(/<code class="try-name">(\w+)</g)].map(([, name]) => name);
  expect(names).toEqual(['star', 'name', 'colour', 'moons', 'ring']);
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

it('refers to the error of a missing object, which gets the focus', () => {
  for (const value of [undefined, {}]) {
    const html = rendered({ required: true }, value);
    const [, id] = /<summary aria-invalid="true" aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<p class="try-problem" id="${id}">A value is needed.</p>`);
  }
  const text = rendered({ required: true, schema: { anyOf: [{ type: 'string' }, times] } });
  expect(text).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="[^"]+"/);
  expect(text).not.toContain('<summary aria-invalid');
});

it('marks a closed group with errors, as its fields cannot get the focus', () => {
  const html = rendered({}, { after: 'soon' });
  expect(html).toContain('<summary aria-invalid="true">');
  expect(rendered({ required: true }, { after: 'soon' })).not.toContain('<summary aria-invalid');
});

it('shows the fields of an object that is sent empty, without errors', () => {
  const html = rendered({ required: true, allowEmptyValue: true }, '');
  expect(html).toContain('<option value="before">before</option>');
  expect(html).not.toContain('try-editor');
  expect(html).not.toContain('try-problem');
});

it('shows no errors for texts and numbers that are stored as texts', () => {
  const id: Json = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
  expect(rendered({ schema: id, required: true, style: 'form' }, '12345')).toContain(
    'value="12345"',
  );
  for (const html of [
    rendered({ schema: id, style: 'form' }, '12345'),
    rendered({}, { after: '12345678901234567890' }),
  ]) {
    expect(html).not.toContain('try-problem');
  }
});

it('says that browsers do not send a header, also for objects', () => {
  const html = rendered({ in: 'header', name: 'Host', style: 'simple', required: true });
  expect(html).toMatch(/Browsers[^<]* header/);
});

it('describes a parameter by its schema if it has no text of its own', () => {
  const schema: Json = { type: 'string', description: 'A moon.' };
  expect(rendered({ schema })).toContain('A moon.');
  const both = rendered({ schema, description: 'What to look at.' });
  expect(both).toContain('What to look at.');
  expect(both).not.toContain('A moon.');
});
