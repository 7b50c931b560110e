import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { FormMessagesProvider } from './messages.js';
import { ServerFields } from './ServerFields.js';

function rendered(url: string, hasEnvironment = false): string {
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <ServerFields
        servers={[{ url, variables: [] }]}
        value={{ index: 0, variables: {} }}
        hasEnvironment={hasEnvironment}
        onChange={() => {}}
      />
    </FormMessagesProvider>,
  );
}

it('asks for a base URL if the server is a placeholder or an environment is chosen', () => {
  expect(rendered('https://api.example.com')).toContain('value="https://api.example.com"');
  expect(rendered('https://planets.dev', true)).toContain('value="https://planets.dev"');
  expect(rendered('https://planets.dev')).not.toContain('<input');
});
