import { describe, expect, it } from 'vitest';
import type { SampleId } from '../../request/code-samples/index.js';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

const options = { siteDir: import.meta.dirname };

async function extensionSamples(extension: object, samples: SampleId[] = ['curl', 'python']) {
  const paths = {
    '/planets': { get: { responses: { 200: { description: 'Ok' } }, ...extension } },
  };
  const info = { title: 'Planets', version: '1' };
  const text = JSON.stringify({ openapi: '3.1.0', info, paths });
  const file = { path: 'openapi.json', text, digest: '' };
  const { value } = await loadApi(file, { ...options, samples }, plainPorts);
  const all = value?.operations[0]?.samples ?? [];
  return all.map(({ label, written, language, code }) => [
    written ? 'written' : 'generated',
    label,
    language,
    written ? code.text : '…',
  ]);
}

describe('author-supplied code samples', () => {
  it('come before generated ones and replace the one in the same language', async () => {
    const sample = { lang: 'Python3', source: 'planets.list()' };
    expect(await extensionSamples({ 'x-codeSamples': [sample] })).toEqual([
      ['written', 'Python', 'python', 'planets.list()'],
      ['generated', 'cURL', 'curl', '…'],
    ]);
    expect(await extensionSamples({ 'x-code-samples': [{ ...sample, lang: 'Swift' }] })).toEqual([
      ['written', 'Swift', undefined, 'planets.list()'],
      ['generated', 'cURL', 'curl', '…'],
      ['generated', 'Python', 'python', '…'],
    ]);
  });

  it('in shell replace cURL only if they call curl', async () => {
    const cli = { lang: 'Shell', label: 'CLI', source: 'planets list' };
    const curl = { lang: 'bash', source: 'curl https://example.com/planets' };
    expect(await extensionSamples({ 'x-codeSamples': [cli, curl] }, ['curl'])).toEqual([
      ['written', 'CLI', undefined, 'planets list'],
      ['written', 'cURL', 'curl', 'curl https://example.com/planets'],
    ]);
    expect(await extensionSamples({ 'x-codeSamples': [cli] }, ['curl'])).toEqual([
      ['written', 'CLI', undefined, 'planets list'],
      ['generated', 'cURL', 'curl', '…'],
    ]);
  });

  it('may come from x-readme, with additional languages to generate', async () => {
    const readme = {
      'code-samples': [{ language: 'node', name: 'SDK', code: 'list()', install: 'npm i planets' }],
      'samples-languages': ['shell', 'ruby', 'brainfuck'],
    };
    expect(await extensionSamples({ 'x-readme': readme }, ['curl'])).toEqual([
      ['written', 'SDK', 'javascript', 'list()'],
      ['generated', 'cURL', 'curl', '…'],
      ['generated', 'Ruby', 'ruby', '…'],
    ]);
  });

  it('may come from x-oaiMeta, as one example or several titled ones', async () => {
    const request = { curl: 'curl /planets', python: 'planets.list()', 'node.js': 'list()' };
    expect(
      await extensionSamples({ 'x-oaiMeta': { examples: { request, response: '{}' } } }),
    ).toEqual([
      ['written', 'cURL', 'curl', 'curl /planets'],
      ['written', 'Python', 'python', 'planets.list()'],
      ['written', 'JavaScript', 'javascript', 'list()'],
    ]);
    const examples = [
      { title: 'Near', request: { curl: 'curl /planets?near' } },
      { title: 'All', request: { curl: 'curl /planets' } },
    ];
    expect(await extensionSamples({ 'x-oaiMeta': { examples } }, ['curl'])).toEqual([
      ['written', 'cURL', 'curl', 'curl /planets?near'],
      ['written', 'cURL: All', undefined, 'curl /planets'],
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'may have the language name %j',
    async (lang) => {
      const [written] = await extensionSamples({ 'x-codeSamples': [{ lang, source: 'x' }] });
      expect(written).toEqual(['written', lang, undefined, 'x']);
    },
  );

  it('are ignored when their source is not a string', async () => {
    const broken = [null, 'curl', { lang: {}, source: [] }, { lang: 'go' }];
    expect(
      await extensionSamples({ 'x-codeSamples': broken, 'x-oaiMeta': { examples: 'x' } }, []),
    ).toEqual([]);
  });
});
