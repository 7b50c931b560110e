import type { Json } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../messages.js';
import { FieldsProvider } from './context.js';
import { RootFields } from './RootFields.js';
import { ValueField } from './ValueField.js';

const orbit: Json = {
  type: 'object',
  required: ['radius'],
  properties: { radius: { type: 'number' } },
};
const moon: Json = { type: 'object', required: ['orbit'], properties: { orbit, crater: orbit } };
const root: Json = {
  type: 'object',
  required: ['moons'],
  properties: { moons: { type: 'array', items: moon } },
};

it('opens the first item of a required list with its required fields', () => {
  const item = { orbit: { radius: 1 }, crater: { radius: 2 } };
  const context = { root, differences: [], isStrict: false, isMasked: true, keepsEmptyTexts: true };
  const markup = renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <FieldsProvider value={{ ...context, Field: ValueField }}>
        <RootFields
          name="body"
          schema={root}
          value={{ moons: [item, item] }}
          pointer=""
          onChange={() => {}}
        />
      </FieldsProvider>
    </FormMessagesProvider>,
  );
  const groups = markup.matchAll(/<details[^>]*?( open="")?><summary><code[^>]*>([^<]+)/g);
  expect([...groups].map(([, open, name]) => `${name}${open ? ' open' : ''}`)).toEqual([
    'moons open',
    '#1 open',
    'orbit open',
    'crater',
    '#2',
  ]);
});
