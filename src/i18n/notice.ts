import { defineCatalogue } from './phrase.js';

/** What a page says about itself before its text begins. */
export const notice = defineCatalogue({
  'notice.version': {
    en: 'Version: {version}',
    fr: 'Version : {version}',
    de: 'Version: {version}',
    es: 'Versión: {version}',
    ja: 'バージョン: {version}',
    ar: 'الإصدار: {version}',
  },
  'notice.unreleased': {
    en: 'This is the documentation of a version that is not released yet: {version}.',
    fr: 'Cette documentation décrit une version qui n’est pas encore publiée : {version}.',
    de: 'Dies ist die Dokumentation einer Version, die noch nicht erschienen ist: {version}.',
    es: 'Esta es la documentación de una versión que aún no se ha publicado: {version}.',
    ja: 'これは未リリースのバージョン ({version}) のドキュメントです。',
    ar: 'هذه وثائق إصدار لم يصدر بعد: {version}.',
  },
  'notice.unmaintained': {
    en: 'This is the documentation of a version that is no longer maintained: {version}.',
    fr: 'Cette documentation décrit une version qui n’est plus maintenue : {version}.',
    de: 'Dies ist die Dokumentation einer Version, die nicht mehr gepflegt wird: {version}.',
    es: 'Esta es la documentación de una versión que ya no recibe mantenimiento: {version}.',
    ja: 'これはメンテナンスが終了したバージョン ({version}) のドキュメントです。',
    ar: 'هذه وثائق إصدار لم يعد يُحدَّث: {version}.',
  },
  'notice.latest': {
    en: 'Read the latest version: {version}',
    fr: 'Lire la dernière version : {version}',
    de: 'Zur neuesten Version: {version}',
    es: 'Leer la última versión: {version}',
    ja: '最新バージョン ({version}) を読む',
    ar: 'اقرأ أحدث إصدار: {version}',
  },
  'notice.untranslated': {
    en: 'This page has not been translated yet. Here it is in {language}.',
    fr: 'Cette page n’est pas encore traduite. La voici en langue originale : {language}.',
    de: 'Diese Seite ist noch nicht übersetzt. Hier steht sie in der Originalsprache: {language}.',
    es: 'Esta página aún no está traducida. Se muestra en su idioma original: {language}.',
    ja: 'このページはまだ翻訳されていません。原文 ({language}) で表示しています。',
    ar: 'لم تُترجم هذه الصفحة بعد. تُعرض هنا بلغتها الأصلية: {language}.',
  },
  'notice.about': {
    en: 'About this page',
    fr: 'À propos de cette page',
    de: 'Über diese Seite',
    es: 'Acerca de esta página',
    ja: 'このページについて',
    ar: 'حول هذه الصفحة',
  },
});
