import { useMessages, useTranslation } from '../../text.js';

interface Props {
  /** Language of the page's text (BCP 47). */
  readonly lang: string;
}

/** Explains in the reader's language why the text below is in a different language. */
export function UntranslatedNotice({ lang }: Props) {
  const t = useTranslation();
  const { locale } = useMessages();
  const language = new Intl.DisplayNames([locale], { type: 'language' }).of(lang) ?? lang;
  return <p className="page-notice">{t('notice.untranslated', { language })}</p>;
}
