import { describe, expect, it } from 'vitest';
import { formatMessage, hasLanguage, messagesFor } from './index.js';

describe('messagesFor', () => {
  it('returns the messages of the language, with English as the fallback', () => {
    expect(formatMessage(messagesFor('fr-CA'), 'chrome.skip')).toBe('Aller au contenu');
    expect(formatMessage(messagesFor('is'), 'chrome.skip')).toBe('Skip to content');
    expect(formatMessage(messagesFor('zh-TW'), 'chrome.skip')).toBe('Skip to content');
    expect(messagesFor('zh-Hans').phrases).toEqual(messagesFor('zh-CN').phrases);
    expect(messagesFor('pt').phrases).toEqual(messagesFor('pt-BR').phrases);
  });

  it('prefers the site’s own messages', () => {
    const messages = messagesFor('fr', { 'chrome.skip': 'Au texte' });
    expect(formatMessage(messages, 'chrome.skip')).toBe('Au texte');
    expect(formatMessage(messagesFor('fr'), 'chrome.skip')).toBe('Aller au contenu');
  });

  it('keeps the locale tag, which selects plural forms', () => {
    expect(messagesFor('de-AT').locale).toBe('de-AT');
    expect(formatMessage(messagesFor('ko'), 'page.count', { count: 1 })).toBe('페이지 1개');
    expect(formatMessage(messagesFor('pt'), 'page.count', { count: 0 })).toBe('0 página');
    expect(formatMessage(messagesFor('pt-BR'), 'page.count', { count: 2_000_000 })).toBe(
      '2000000 de páginas',
    );
  });
});

it('hasLanguage says whether docsgen has messages for a locale', () => {
  const known = ['de-AT', 'zh', 'pt', 'ko-KR', 'nl', 'zh-Hant'].filter(hasLanguage);
  expect(known).toEqual(['de-AT', 'zh', 'pt', 'ko-KR']);
});
