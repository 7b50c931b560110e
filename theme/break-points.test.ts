import { describe, expect, it } from 'vitest';
import { breakableHtml, breakableParts } from './break-points.js';

describe('break opportunities', () => {
  it.each([
    ['NestedInvoiceLineItemCreate', 'Nested|Invoice|Line|Item|Create'],
    ['queryClient.prefetchQuery(options)', 'query|Client.|prefetch|Query(|options)'],
    ['/v1/credit_note_line_items', '/|v1/|credit_|note_|line_|items'],
    ['/replicationcontrollers/{name}', '/|replicationcontrollers/|{name}'],
    [
      'ユーザーアカウントの設定を変更するための操作',
      'ユーザーアカウントの設定を変更するための操作',
    ],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft'],
  ])('fall between the words of a long name: %s', (name, parts) => {
    expect(breakableParts(name).join('|')).toBe(parts);
  });

  it('fall only inside long names of a sentence', () => {
    const title = 'Read JavaScript of NestedInvoiceLineItem';
    expect(breakableParts(title)).toEqual(['Read JavaScript of Nested', 'Invoice', 'Line', 'Item']);
    expect(breakableParts('Use TypeScript and JavaScript')).toHaveLength(1);
  });

  it('fall in HTML text, not in tags or character references', () => {
    expect(
      breakableHtml('<code title="aLongAttribute>Value">useQuery.prefetchPages</code> now'),
    ).toBe('<code title="aLongAttribute>Value">use<wbr>Query.<wbr>prefetch<wbr>Pages</code> now');
    expect(breakableHtml('MapOfStrings&#x3C;ListOfNumbers&#x3E;')).toBe(
      'MapOfStrings&#x3C;ListOfNumbers&#x3E;',
    );
    expect(breakableHtml('MapOfManyVeryLongStrings&#x3C;x&#x3E;')).toBe(
      'Map<wbr>Of<wbr>Many<wbr>Very<wbr>Long<wbr>Strings&#x3C;x&#x3E;',
    );
  });
});
