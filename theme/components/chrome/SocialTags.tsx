import type { Article, PageProps } from 'docsgen/theme';

interface Props {
  readonly page: PageProps;
}

/** Tags for link previews: Open Graph (ogp.me) and X cards, which take title and description from Open Graph. */
export function SocialTags({ page: { head, chrome, content } }: Props) {
  const { image, description, canonical, article } = head;
  const [ownLocale, ...otherLocales] = head.openGraphLocales;
  return (
    <>
      <meta property="og:title" content={content.title} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {chrome.siteName !== '' && <meta property="og:site_name" content={chrome.siteName} />}
      <meta property="og:locale" content={ownLocale} />
      {otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {image?.width !== undefined && (
        <meta property="og:image:width" content={String(image.width)} />
      )}
      {image?.height !== undefined && (
        <meta property="og:image:height" content={String(image.height)} />
      )}
      {article && <ArticleTags {...article} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && (
        <>
          <meta name="twitter:image" content={image.url} />
          <meta name="twitter:image:alt" content={image.alt} />
        </>
      )}
    </>
  );
}

/** Dates, authors and tags of an article. */
function ArticleTags({ published, modified, authors, tags }: Article) {
  return (
    <>
      {published !== undefined && <meta property="article:published_time" content={published} />}
      {modified !== undefined && <meta property="article:modified_time" content={modified} />}
      {authors.map((name) => (
        <meta key={name} property="article:author" content={name} />
      ))}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
