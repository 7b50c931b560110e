import { describe, expect, it } from 'vitest';
import { formatText, hasLanguage, textKeys, textsFor } from './index.js';
import { languages, type Phrase } from './phrase.js';

const formsOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === 'string' ? [phrase] : Object.values(phrase);

const holesOf = (form: string): readonly string[] =>
  [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

describe('docsgen’s own words', () => {
  it.each(languages)('say the same in %s as in English, with the same values', (language) => {
    const english = textsFor('en').phrases;
    const { phrases } = textsFor(language);
    for (const key of textKeys) {
      const allowed = new Set(formsOf(english[key]).flatMap(holesOf));
      for (const form of formsOf(phrases[key])) {
        expect(form.trim(), key).not.toBe('');
        expect(
          holesOf(form).filter((name) => !allowed.has(name)),
          key,
        ).toEqual([]);
      }
      const all = new Set(formsOf(phrases[key]).flatMap(holesOf));
      expect([...all].toSorted(), key).toEqual([...allowed].toSorted());
    }
  });

  it.each(languages)('have every plural form that %s needs', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const { phrases } = textsFor(language);
    for (const key of textKeys) {
      const phrase = phrases[key];
      if (typeof phrase === 'string') continue;
      // A form for millions alone (`many` in French and Spanish) may fall back to `other`.
      const optional = ['fr', 'es'].includes(language) ? ['many'] : [];
      expect(
        needed.filter((form) => !(form in phrase) && !optional.includes(form)),
        key,
      ).toEqual([]);
    }
  });

  it('keep French punctuation on the line of its word', () => {
    const texts = Object.values(textsFor('fr').phrases).flatMap(formsOf);
    // A plain space would let the line break there.
    expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  it('are the site owner’s where they are given, and English where there is no translation', () => {
    expect(formatText(textsFor('fr-CA'), 'chrome.skip')).toBe('Aller au contenu');
    expect(formatText(textsFor('fr', { 'chrome.skip': 'Au texte' }), 'chrome.skip')).toBe(
      'Au texte',
    );
    expect(formatText(textsFor('is'), 'chrome.skip')).toBe('Skip to content');
    expect([hasLanguage('pt'), hasLanguage('de-AT')]).toEqual([false, true]);
  });
});
