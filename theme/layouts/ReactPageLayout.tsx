import type { DocContent } from 'docsgen/theme';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { Html } from '../components/docs/Html.js';
import { Title } from '../components/docs/Title.js';
import { useContentLanguage } from '../content-language.js';
import { Slot } from '../slot.js';

interface Props {
  readonly content: DocContent;
  readonly body: string;
}

/** A page from a React component, which fills the space between navbar and footer. */
export function ReactPageLayout({ content, body }: Props) {
  const language = useContentLanguage();
  const { component, titleHtml, hideTitle, layout } = content;
  return (
    <>
      {layout === 'home' && <Slot name="HomeTop" />}
      <article>
        <PageNotices />
        {!component?.hasTitle && <Title html={titleHtml} hidden={hideTitle} />}
        <Html html={body} {...language} />
      </article>
      {layout === 'home' && <Slot name="HomeBottom" />}
    </>
  );
}
