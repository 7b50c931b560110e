import { expect, it } from 'vitest';
import { outlineApi } from './outline-api.js';

const textInfo = (text: string) => {
  const { title, version, summary } = outlineApi({ path: 'openapi/a.yaml', text, digest: '' });
  return { title, version, summary };
};

it.each([
  ['JSON', '{"openapi": "3.1.0", "paths": {}, "info": {"title": "Planets", "version": "2"}}'],
  [
    'YAML',
    'openapi: 3.1.0\ninfo:\n  title: Planets\n\n# Not yet 3.\n  version: 2\npaths:\n  /info:\n    title: Moons\n',
  ],
  ['YAML whose end it is', 'swagger: "2.0"\r\ninfo:\r\n  title: Planets\r\n  version: 2'],
  ['YAML in one line', 'info: {title: Planets, version: "2"}\npaths: {}'],
])('reads title and version from %s', (_, text) => {
  expect(textInfo(text)).toEqual({ title: 'Planets', version: '2', summary: undefined });
});

it.each(['', '{', 'info:\n  title: [', 'info: 7', '- info', '{"info": []}', 'swagger: "2.0"'])(
  'uses a default title for the description %j',
  (text) => {
    expect(textInfo(text).title).toBe('API');
  },
);
