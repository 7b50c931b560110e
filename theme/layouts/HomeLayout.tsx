import type { DocContent } from 'docsgen/theme';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { Html } from '../components/docs/Html.js';
import { Title } from '../components/docs/Title.js';
import { useContentLanguage } from '../content-language.js';
import { Slot } from '../slot.js';

interface Props {
  readonly content: DocContent;
  readonly body: string;
  readonly tagline: string | undefined;
}

/**
 * The home page. Puts a first paragraph and the code after it side by side where there is room; all that follows has
 * the full width.
 */
export function HomeLayout({ content: { titleHtml, titleId, hideTitle }, body, tagline }: Props) {
  const language = useContentLanguage();
  return (
    <>
      <PageNotices />
      <Slot name="HomeTop" />
      <article className="home">
        <header className="home-header">
          <Title id={titleId} html={titleHtml} hidden={hideTitle} />
          {tagline !== undefined && body === '' && <p className="page-lead">{tagline}</p>}
        </header>
        <Html className="home-body prose" html={body} {...language} />
      </article>
      <Slot name="HomeBottom" />
    </>
  );
}
