import { expect, test } from 'vitest';
import { reportOf } from '../../../test/build/site-report.js';
import { temporarySite } from '../../../test/build/temporary-site.js';

async function diagnosticsOf(docs: string): Promise<string> {
  const files = {
    'docsgen.config.js': `export default { title: 'Planets', ${docs} };`,
    'docs/mars.md': '# Mars',
    'frozen/venus.md': '# Venus',
  };
  return (await reportOf(await temporarySite(files))).diagnostics;
}

test('warns of a folder of documents that has none, and names the one beside the configuration', async () => {
  expect(await diagnosticsOf(`docs: { path: 'docs' }`)).toBe(
    'docsgen.config.js:1:50: warning: There are no documents in content/docs. (write ./docs for the folder beside the configuration) [config/empty-docs]\n',
  );
  expect(
    await diagnosticsOf(
      `docs: [{ path: './docs' }, { id: 'sdk', path: './sdk', routeBasePath: 'sdk' }]`,
    ),
  ).toBe('docsgen.config.js:1:82: warning: There are no documents in sdk. [config/empty-docs]\n');
});

test('does not ask a site for documents whose folder it does not name', async () => {
  expect(await diagnosticsOf(`openapi: false`)).toBe('Nothing to say.\n');
});
