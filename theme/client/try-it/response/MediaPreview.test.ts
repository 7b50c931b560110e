import { expect, test } from 'vitest';
import { previewKind } from './MediaPreview.js';

test.each([
  ['image/png', 'image'],
  ['image/svg+xml; charset=utf-8', 'image'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['application/pdf', 'pdf'],
])('previews %s as %s', (type, kind) => {
  expect(previewKind(type)).toBe(kind);
});

test.each(['text/html', 'application/xhtml+xml', 'image/unknown', 'application/zip', ''])(
  'does not preview %s',
  (type) => {
    expect(previewKind(type)).toBeUndefined();
  },
);
