import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../messages.js';
import { Failure } from './Failure.js';
import type { NoResponse } from './send.js';

const mayHaveArrived = 'The server may have processed the request anyway.';

/** The text of a failure on a page served over HTTPS. */
function failureText(reason: NoResponse['reason'], url: string): string {
  vi.stubGlobal('location', new URL('https://docs.example.com/api/'));
  vi.stubGlobal('navigator', { onLine: true });
  return renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <Failure reason={reason} url={url} curl="curl" summaryId="summary" />
    </FormMessagesProvider>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('explains mixed content without claiming that the request was sent', () => {
  const text = failureText('unreadable', 'http://api.example.com/planets');
  expect(text).toContain('mixed content');
  expect(text).not.toContain(mayHaveArrived);
});

it('explains CORS and warns that the request may have been carried out', () => {
  const text = failureText('unreadable', 'https://api.example.com/planets');
  expect(text).toContain('CORS');
  expect(text).toContain(mayHaveArrived);
});

it('explains requests to a private network and to localhost', () => {
  const words = 'is in a private network';
  expect(failureText('unreadable', 'https://192.168.1.20/planets')).toContain(words);
  expect(failureText('unreadable', 'http://localhost:8080/planets')).toContain(words);
  expect(failureText('unreadable', 'https://localhost.example.com/planets')).not.toContain(words);
  expect(failureText('unreadable', 'http://localhost.example.com/planets')).toContain(
    'mixed content',
  );
});
