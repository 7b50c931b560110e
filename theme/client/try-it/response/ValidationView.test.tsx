import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import type { SchemaDifference } from '../json/check.js';
import { FormMessagesProvider } from '../messages.js';
import { ValidationView } from './ValidationView.js';

function lines(differences: readonly SchemaDifference[]): readonly string[] {
  const markup = renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <ValidationView
        validation={{ kind: 'differs', differences }}
        status={200}
        type="application/json"
      />
    </FormMessagesProvider>,
  );
  return [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replace(/<[^>]*>/g, ''),
  );
}

it('lists once what many items of a list differ in', () => {
  const dates = Array.from(
    { length: 40 },
    (_, index): SchemaDifference => ({
      pointer: `/days/${index + 2}/date`,
      kind: 'rule',
      expected: 'format: date',
    }),
  );
  const missing: SchemaDifference = { pointer: '/days/7', kind: 'missing', expected: 'open' };
  expect(lines([...dates, missing])).toEqual([
    '/days/2/date Violates: format: date × 40',
    '/days/7 “open” is missing.',
  ]);
});
