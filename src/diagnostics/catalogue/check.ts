import { defineDiagnostic } from '../define.js';

/** Diagnostics of `docsgen check`, which follows the links of the built site. */
export const checkDiagnostics = {
  'check/broken-link': defineDiagnostic<{ target: string; problem: string; pages: number }>({
    severity: 'error',
    explanation:
      'A link or an asset of the built site is broken: the server has no such page, or there is no such server.',
    message: ({ target, problem, pages }) =>
      `Link ${target} is broken: ${problem}${pages > 1 ? ` (on ${pages} pages)` : ''}.`,
  }),
  'check/broken-anchor': defineDiagnostic<{ target: string; id: string; pages: number }>({
    severity: 'error',
    explanation:
      'A link leads to a page that exists, but nothing on that page has the id after the `#`.',
    message: ({ target, id, pages }) =>
      `Link ${target} leads to a page without the id ${id}${pages > 1 ? ` (on ${pages} pages)` : ''}.`,
  }),
  'check/unverified': defineDiagnostic<{
    target: string;
    problem: string;
    isPrivateAddress: boolean;
  }>({
    severity: 'warning',
    explanation:
      'Another site did not say whether the page exists: it took too long, required a login, or refused automated requests.',
    message: ({ target, problem }) => `Link ${target} could not be verified: ${problem}.`,
    hint: ({ isPrivateAddress }) =>
      isPrivateAddress
        ? 'if the host is yours, allow it with --allow-host'
        : 'look at it in a browser',
  }),
  'check/untranslated-document': defineDiagnostic<{ locale: string; translation: string }>({
    severity: 'warning',
    explanation:
      'A document has no translation in a locale, whose readers see the original with a notice. Reported by `docsgen check --translations`.',
    message: ({ locale }) => `Not translated into ${locale}.`,
    hint: ({ translation }) => `write the translation to ${translation}`,
  }),
  'check/outdated-translation': defineDiagnostic<{
    original: string;
    changed: string;
    translated: string;
  }>({
    severity: 'warning',
    explanation: 'A document was changed after its translation, according to git.',
    message: ({ original, changed, translated }) =>
      `Translated on ${translated}, but ${original} was changed on ${changed}.`,
  }),
  'check/orphaned-translation': defineDiagnostic<{ original: string }>({
    severity: 'warning',
    explanation:
      'A translation whose original does not exist (any more). It is a page of that locale alone.',
    message: ({ original }) => `Translates ${original}, which does not exist.`,
  }),
  'check/untranslated-labels': defineDiagnostic<{ locale: string; label: string }>({
    severity: 'warning',
    explanation:
      'A title or a label of the site has no translation in `site.json` of a locale, so readers see the original.',
    message: ({ locale, label }) => `“${label}” is not translated into ${locale}.`,
  }),
  'check/untranslated-messages': defineDiagnostic<{
    locale: string;
    missing: number;
    first: string;
  }>({
    severity: 'warning',
    explanation:
      'docsgen has no interface messages in this language, and `theme.json` of the locale does not contain all of them. The others are shown in English.',
    message: ({ locale, missing, first }) =>
      `${missing} interface messages are not translated into ${locale}, for example ${first}.`,
  }),
  'check/breaking-change': defineDiagnostic<{ where: string; part: string; what: string }>({
    severity: 'error',
    explanation:
      'A program written for the older version of the API can fail with this one. Reported by `docsgen check --changes=breaking`.',
    message: ({ where, part, what }) => `${where} breaks clients. ${part}: ${what}.`,
    hint: () => 'keep the old form beside the new one, or publish a new version of the API',
  }),
  'check/no-previous-api': defineDiagnostic<{ apis: number; isOneForAll: boolean }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen check --changes` compares the API description with an older version, and none is named that fits.',
    message: ({ apis, isOneForAll }) => {
      if (apis === 0) return 'The site has no API description to compare.';
      return isOneForAll && apis > 1
        ? `One file or URL cannot be the older version of ${apis} API descriptions.`
        : 'There is no older version of the API description to compare with.';
    },
    hint: ({ apis }) => {
      if (apis === 0) return 'see openapi in the configuration';
      return apis === 1
        ? 'name one: --against git:main, a file, a URL, or openapi.previous in the configuration'
        : 'compare with --against git:main, or set openapi.previous for each of them';
    },
  }),
  'check/without-guide': defineDiagnostic<{ name: string }>({
    severity: 'error',
    explanation:
      'No guide links, embeds or shows this operation, webhook, status or error code. Reported by `docsgen check --coverage=strict`.',
    message: ({ name }) => `No guide mentions ${name}.`,
  }),
};
