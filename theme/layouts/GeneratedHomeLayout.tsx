import type { HomeContent } from 'docsgen/theme';
import { Fragment } from 'react';
import { PageNotices } from '../components/chrome/PageNotices.js';
import { CategoryCards } from '../components/docs/CategoryCards.js';
import { useContentLanguage } from '../content-language.js';
import { Slot } from '../slot.js';

interface Props {
  readonly content: HomeContent;
}

/** The generated home page of a site without one. Looks like a written one. */
export function GeneratedHomeLayout({ content }: Props) {
  const language = useContentLanguage();
  const { title, description, entryPoints, sections } = content;
  return (
    <>
      <PageNotices />
      <Slot name="HomeTop" />
      <article className="home home-generated">
        <header className="home-header">
          <h1 {...language}>{title}</h1>
        </header>
        <div className="home-body">
          {description !== undefined && <p {...language}>{description}</p>}
          {entryPoints.length > 0 && (
            <p className="actions">
              {entryPoints.map(({ label, url }) => (
                <a key={url} href={url}>
                  {label}
                </a>
              ))}
            </p>
          )}
          {sections.map((section) => (
            <Fragment key={section.url ?? ''}>
              <Heading {...section} />
              <CategoryCards items={section.items} />
            </Fragment>
          ))}
        </div>
      </article>
      <Slot name="HomeBottom" />
    </>
  );
}

function Heading({ title, url, size }: HomeContent['sections'][number]) {
  if (title === undefined) return undefined;
  return (
    <h2 className="home-section">
      {url === undefined ? title : <a href={url}>{title}</a>}
      {size !== undefined && <small> {size}</small>}
    </h2>
  );
}
