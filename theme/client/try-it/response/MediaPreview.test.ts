import { afterEach, expect, test, vi } from 'vitest';
import { previewKind } from './MediaPreview.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['image/png', 'image'],
  ['image/svg+xml; charset=utf-8', 'image'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
])('previews %s as %s', (type, kind) => {
  expect(previewKind(type)).toBe(kind);
});

test.each(['text/html', 'application/xhtml+xml', 'image/unknown', 'application/zip', ''])(
  'does not preview %s',
  (type) => {
    expect(previewKind(type)).toBeUndefined();
  },
);

test.each([
  [true, 'pdf'],
  [false, undefined],
])('previews PDF only in browsers with a viewer: %s', (pdfViewerEnabled, kind) => {
  vi.stubGlobal('navigator', { pdfViewerEnabled });
  expect(previewKind('application/pdf')).toBe(kind);
});
