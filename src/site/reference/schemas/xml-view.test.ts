import { describe, expect, test } from 'vitest';
import type { Xml } from '../../../openapi/api/schema.js';
import type { XmlView } from '../../page-props/schema-view.js';
import { xmlView } from './xml-view.js';

describe('xmlView', () => {
  test.each<[Partial<Xml>, string | undefined, XmlView]>([
    [{}, 'moon', { kind: 'element', wrapped: false, code: '<moon>' }],
    [{ name: 'luna' }, 'moon', { kind: 'element', wrapped: false, code: '<luna>' }],
    [
      { prefix: 'sky', namespace: 'https://sky.example/ns' },
      'moon',
      { kind: 'element', wrapped: false, code: '<sky:moon xmlns:sky="https://sky.example/ns">' },
    ],
    [
      { namespace: 'https://sky.example/ns', wrapped: true },
      'moons',
      { kind: 'element', wrapped: true, code: '<moons xmlns="https://sky.example/ns">' },
    ],
    [{ attribute: true }, 'mass', { kind: 'attribute', wrapped: false, code: 'mass="…"' }],
    [{ nodeType: 'text' }, 'name', { kind: 'text', wrapped: false, code: undefined }],
    [{ wrapped: true }, undefined, { kind: 'element', wrapped: true, code: undefined }],
  ])('renders %o of %s', (xml, name, expected) => {
    expect(xmlView({ attribute: false, wrapped: false, ...xml }, name)).toEqual(expected);
  });

  test('is undefined without XML metadata or a name', () => {
    expect(xmlView(undefined, 'moon')).toBeUndefined();
    expect(xmlView({ attribute: false, wrapped: false }, undefined)).toBeUndefined();
  });
});
