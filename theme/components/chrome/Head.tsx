import type { Chrome, PageProps } from 'docsgen/theme';
import { HeadElements } from './HeadElements.js';
import { SocialTags } from './SocialTags.js';

interface Props {
  readonly page: PageProps;
}

/** Approximate background of the page for the browser's own bars, until the script sets the exact colour. */
const themeColors: Record<Chrome['colorMode']['default'], string> = {
  light: '#fdfefe',
  dark: '#0d1111',
};

/** The `head` element. The boot script precedes the styles, as it must not wait for them. */
export function Head({ page }: Props) {
  const { head, chrome } = page;
  const { default: mode, respectSystem } = chrome.colorMode;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description !== undefined && <meta name="description" content={head.description} />}
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
      {head.noIndex && <meta name="robots" content="noindex, nofollow" />}
      {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
      <meta name="color-scheme" content={respectSystem ? 'light dark' : mode} />
      <meta name="theme-color" content={themeColors[mode]} />
      {/* Without this link, browsers request /favicon.ico and log an error if it is missing. */}
      <link rel="icon" href={head.favicon ?? 'data:,'} />
      {head.alternates.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url} />
      ))}
      {head.feeds.map(({ title, type, url }) => (
        <link key={url} rel="alternate" type={type} title={title} href={url} />
      ))}
      {head.markdown !== undefined && (
        <link rel="alternate" type="text/markdown" href={head.markdown} />
      )}
      <SocialTags page={page} />
      {/* A data block, which browsers do not execute. It is already escaped, so it cannot close the element. */}
      {head.structuredData !== undefined && (
        <script type="application/ld+json">{head.structuredData}</script>
      )}
      <script src={head.bootScript} />
      {/* Fonts are fetched without credentials, so the preload has to be as well. */}
      {head.fonts.map((href) => (
        <link key={href} rel="preload" as="font" href={href} crossOrigin="anonymous" />
      ))}
      {head.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* Otherwise browsers paint the navbar first and lay out the page again when its content arrives. */}
      {head.paintedAfter !== undefined && (
        <link rel="expect" href={`#${head.paintedAfter}`} blocking="render" />
      )}
      {/* First, as it has to see the page as served. */}
      {head.devScript !== undefined && <script type="module" src={head.devScript} />}
      <script type="module" src={head.clientScript} />
      {head.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      <HeadElements elements={head.elements} />
    </head>
  );
}
