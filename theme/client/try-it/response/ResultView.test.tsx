import type { RequestShape } from 'docsgen/request';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { messagesFor } from '../../../../src/i18n/index.js';
import { FormMessagesProvider } from '../messages.js';
import { ResultView } from './ResultView.js';

const shape: RequestShape = {
  ...{ method: 'GET', path: '/', servers: [], parameters: [], bodies: [], security: [] },
  ...{ responses: [], defs: {} },
};
const failed = { id: 1, reason: 'timeout', url: 'https://api.example.com/', curl: 'curl' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('describes the heading, which gets the focus, by the outcome', () => {
  vi.stubGlobal('location', new URL('https://docs.example.com/api/'));
  vi.stubGlobal('navigator', { onLine: true });
  const markup = renderToStaticMarkup(
    <FormMessagesProvider value={messagesFor('en')}>
      <ResultView shape={shape} result={failed} id="result" level="h2" isAwaited />
    </FormMessagesProvider>,
  );
  expect(markup).toContain('aria-describedby="result-summary"');
  expect(markup).toContain('<p id="result-summary">api.example.com did not answer in time.</p>');
});
