import { describe, expect, it } from 'vitest';
import { fold } from './fold.js';
import { runTerms, textWords, wordRuns } from './words.js';

const termsIn = (text: string): string[] => wordRuns(text).flatMap(runTerms);

describe('the search terms of a text', () => {
  it.each([
    ['The moons of Mars.', ['the', 'moons', 'of', 'mars']],
    ['orbit_start_date', ['orbit', 'start', 'date', 'orbitstartdate']],
    ['orbitStartDate', ['orbit', 'start', 'date', 'orbitstartdate']],
    ['HTTPServer', ['http', 'server', 'httpserver']],
    ['Get-Orbit', ['get', 'orbit', 'getorbit']],
    ['POST /v1/planets/{id}', ['post', 'v1', 'planets', 'id']],
    ['C++, C# and probe++', ['c++', 'c#', 'and', 'probe']],
    ['l’orbite', ['l', 'orbite', 'lorbite']],
    ['--- ✨ ...', []],
  ])('in %s include the words that readers type', (text, terms) => {
    expect(termsIn(text)).toEqual(terms);
  });

  it.each([
    ['Überblick', 'uberblick'],
    ['Straße', 'strasse'],
    ['ÉTOILE', 'etoile'],
    ['İstanbul', 'istanbul'],
    ['Ｍａｒｓ', 'mars'],
    ['أَحْمَد', 'احمد'],
    ['فاتورة', 'فاتوره'],
  ])('in %s are folded to letters without accents', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });

  it('distinguish voiced kana', () => {
    expect(fold('が')).not.toBe(fold('か'));
  });

  it('are pairs of characters in scripts without spaces', () => {
    expect(termsIn('火星の軌道')).toEqual(['火星', '星の', 'の軌', '軌道', '道']);
    expect(termsIn('軌道API')).toEqual(['軌道', '道', 'api']);
  });

  it('in Arabic omit the article', () => {
    expect(termsIn('المدار')).toEqual(termsIn('مدار'));
  });

  it('have their positions', () => {
    const [word] = textWords('(orbit_start)');
    expect(word?.start).toBe(1);
    expect(word?.parts).toEqual([
      { term: 'orbit', from: 0, to: 5 },
      { term: 'start', from: 6, to: 11 },
    ]);
  });

  it('are truncated when they are very long', () => {
    expect(termsIn('a'.repeat(500))).toEqual(['a'.repeat(40)]);
  });
});
