import type { Json } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../words.js';
import { FormBody } from './FormBody.js';

const type = 'application/x-www-form-urlencoded';
const orbit = (shape: string, size: string): Json => ({
  type: 'object',
  required: ['shape', size],
  properties: { shape: { enum: [shape] }, [size]: { type: 'number' } },
});

it('shows the fields of all alternatives once and requires only the common ones', () => {
  const schema = { oneOf: [orbit('circle', 'radius'), orbit('ellipse', 'axis')] };
  const html = renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <FormBody
        shape={{ type, required: true, schema, encoding: [], files: [], examples: [] }}
        root={{}}
        value={{ kind: 'fields', type, fields: [] }}
        isStrict
        onChange={() => {}}
      />
    </FormMessagesProvider>,
  );
  const fields = [
    ...html.matchAll(/<code class="try-name">(\w+)<\/code>(<span class="try-required">)?/g),
  ];
  expect(fields.map(([, name, required]) => `${name}${required ? ' *' : ''}`)).toEqual([
    'shape *',
    'radius',
    'axis',
  ]);
  expect(html).toContain('<option value="&quot;ellipse&quot;">ellipse</option>');
});
