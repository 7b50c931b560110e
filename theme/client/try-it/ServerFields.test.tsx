import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { FormMessagesProvider } from './messages.js';
import { ServerFields } from './ServerFields.js';

const sandbox = { url: 'https://sandbox.dev', label: 'Sandbox', variables: [] };

function rendered(
  url: string,
  hasEnvironment = false,
  others: readonly (typeof sandbox)[] = [],
): string {
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <ServerFields
        servers={[{ url, variables: [] }, ...others]}
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

it('offers several servers with their names', () => {
  const html = rendered('https://planets.dev', false, [sandbox]);
  expect(html).toContain('>https://planets.dev</option>');
  expect(html).toContain('>Sandbox · https://sandbox.dev</option>');
});
