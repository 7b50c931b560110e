import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../messages.js';
import { FieldGroup } from './FieldGroup.js';

it('lets a long name break between its words', () => {
  const markup = renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <FieldGroup
        label="proration_target_line_items 1"
        detail="object"
        required={false}
        hint={undefined}
        startsOpen={false}
        problems={0}
        problemId={undefined}
        hasControl={false}
      >
        {null}
      </FieldGroup>
    </FormMessagesProvider>,
  );
  expect(markup).toContain('proration_<wbr/>target_<wbr/>line_<wbr/>items 1');
});
