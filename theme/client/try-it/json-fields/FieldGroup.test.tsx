import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../messages.js';
import { FieldGroup } from './FieldGroup.js';

function groupMarkup(label: string, title?: string): string {
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <FieldGroup
        label={label}
        title={title}
        detail="object"
        required={false}
        hint={undefined}
        startsOpen
        problems={0}
        problemId={undefined}
        hasControl={false}
      >
        {null}
      </FieldGroup>
    </FormMessagesProvider>,
  );
}

it('lets a long name break between its words', () => {
  expect(groupMarkup('proration_target_line_items 1')).toContain(
    'proration_<wbr/>target_<wbr/>line_<wbr/>items 1',
  );
});

it('numbers an item of a list without repeating the name of the list', () => {
  const markup = groupMarkup('items 1', '#1');
  expect(markup).toContain('<code class="try-name">#1</code>');
  expect(markup).toContain('aria-label="items 1"');
});
