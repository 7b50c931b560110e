import { defineCatalogue } from './phrase.js';

/** What pages say where they are written as Markdown, and how readers get them. */
export const markdown = defineCatalogue({
  'markdown.name': { en: 'Name', fr: 'Nom', de: 'Name', es: 'Nombre', ja: '名前', ar: 'الاسم' },
  'markdown.type': { en: 'Type', fr: 'Type', de: 'Typ', es: 'Tipo', ja: '型', ar: 'النوع' },
  'markdown.required': {
    en: 'Required',
    fr: 'Obligatoire',
    de: 'Erforderlich',
    es: 'Obligatorio',
    ja: '必須',
    ar: 'مطلوب',
  },
  'markdown.description': {
    en: 'Description',
    fr: 'Description',
    de: 'Beschreibung',
    es: 'Descripción',
    ja: '説明',
    ar: 'الوصف',
  },
  'markdown.yes': { en: 'yes', fr: 'oui', de: 'ja', es: 'sí', ja: 'はい', ar: 'نعم' },
  'markdown.no': { en: 'no', fr: 'non', de: 'nein', es: 'no', ja: 'いいえ', ar: 'لا' },
  'markdown.copy': {
    en: 'Copy page as Markdown',
    fr: 'Copier la page en Markdown',
    de: 'Seite als Markdown kopieren',
    es: 'Copiar la página como Markdown',
    ja: 'ページを Markdown でコピー',
    ar: 'نسخ الصفحة بصيغة Markdown',
  },
  'markdown.view': {
    en: 'View as Markdown',
    fr: 'Afficher en Markdown',
    de: 'Als Markdown ansehen',
    es: 'Ver como Markdown',
    ja: 'Markdown で表示',
    ar: 'عرض بصيغة Markdown',
  },
  'markdown.source': {
    en: 'Source: {url}',
    fr: 'Source : {url}',
    de: 'Quelle: {url}',
    es: 'Fuente: {url}',
    ja: '出典: {url}',
    ar: 'المصدر: {url}',
  },
  'markdown.rest': {
    en: {
      one: 'One more page is not in this file. See {url}.',
      other: '{count} more pages are not in this file. See {url}.',
    },
    fr: {
      one: '{count} autre page n’est pas dans ce fichier. Voir {url}.',
      other: '{count} autres pages ne sont pas dans ce fichier. Voir {url}.',
    },
    de: {
      one: 'Eine weitere Seite steht nicht in dieser Datei. Siehe {url}.',
      other: '{count} weitere Seiten stehen nicht in dieser Datei. Siehe {url}.',
    },
    es: {
      one: 'Hay una página más que no está en este archivo. Véase {url}.',
      other: 'Hay {count} páginas más que no están en este archivo. Véase {url}.',
    },
    ja: {
      other:
        'このファイルに含まれないページがあと {count} ページあります。{url} を参照してください。',
    },
    ar: {
      zero: 'كل الصفحات في هذا الملف. انظر {url}.',
      one: 'صفحة أخرى ليست في هذا الملف. انظر {url}.',
      two: 'صفحتان أخريان ليستا في هذا الملف. انظر {url}.',
      few: '{count} صفحات أخرى ليست في هذا الملف. انظر {url}.',
      many: '{count} صفحة أخرى ليست في هذا الملف. انظر {url}.',
      other: '{count} صفحة أخرى ليست في هذا الملف. انظر {url}.',
    },
  },
  'markdown.pages': {
    en: 'Pages',
    fr: 'Pages',
    de: 'Seiten',
    es: 'Páginas',
    ja: 'ページ',
    ar: 'الصفحات',
  },
  'markdown.moved': {
    en: 'This page has moved:',
    fr: 'Cette page a été déplacée :',
    de: 'Diese Seite ist umgezogen:',
    es: 'Esta página se ha trasladado:',
    ja: 'このページは移動しました:',
    ar: 'انتقلت هذه الصفحة إلى:',
  },
});
