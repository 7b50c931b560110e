import { defineCatalogue } from './phrase.js';

/** What the page says that stands where there is none. */
export const notFound = defineCatalogue({
  'notFound.title': {
    en: 'Page not found',
    fr: 'Page introuvable',
    de: 'Seite nicht gefunden',
    es: 'Página no encontrada',
    ja: 'ページが見つかりません',
    ar: 'الصفحة غير موجودة',
  },
  'notFound.text': {
    en: 'There is no page at this address. It may have moved, or the link that led you here has a mistake in it.',
    fr: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien qui vous a conduit ici contient une erreur.',
    de: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link, der hierher geführt hat, enthält einen Fehler.',
    es: 'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace que te ha traído aquí tenga un error.',
    ja: 'このアドレスにはページがありません。移動したか、リンクに誤りがある可能性があります。',
    ar: 'لا توجد صفحة على هذا العنوان. ربما نُقلت، أو أن في الرابط الذي أوصلك إلى هنا خطأ.',
  },
  'notFound.home': {
    en: 'Go to the home page',
    fr: 'Aller à la page d’accueil',
    de: 'Zur Startseite',
    es: 'Ir a la página de inicio',
    ja: 'ホームページへ',
    ar: 'الذهاب إلى الصفحة الرئيسية',
  },
  'notFound.search': {
    en: 'Search the site',
    fr: 'Rechercher sur le site',
    de: 'Auf der Website suchen',
    es: 'Buscar en el sitio',
    ja: 'サイト内を検索',
    ar: 'البحث في الموقع',
  },
  'notFound.near': {
    en: 'Did you mean one of these?',
    fr: 'Cherchiez-vous l’une de ces pages ?',
    de: 'Meinten Sie eine dieser Seiten?',
    es: '¿Buscabas alguna de estas páginas?',
    ja: 'お探しのページはこちらですか？',
    ar: 'هل تقصد إحدى هذه الصفحات؟',
  },
  'notFound.links': {
    en: 'Or look here',
    fr: 'Ou regardez ici',
    de: 'Oder sehen Sie hier nach',
    es: 'O mira aquí',
    ja: 'またはこちらから',
    ar: 'أو ابحث هنا',
  },
});
