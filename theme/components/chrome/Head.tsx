import type { Chrome, PageProps } from 'docsgen/theme';
import { samplesId } from '../reference/Samples.js';
import { SocialTags } from './SocialTags.js';

interface Props {
  readonly page: PageProps;
}

/** Roughly the page's background, for the browser's own bars until the script says it exactly. */
const themeColors: Record<Chrome['colorMode']['default'], string> = {
  light: '#fdfefe',
  dark: '#111314',
};

/** Everything between `<head>` and `</head>`. The boot script goes before the styles: it must not wait for them. */
export function Head({ page }: Props) {
  const { head, chrome, content } = page;
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
      {/* Without a word about it, browsers ask for /favicon.ico, and complain where there is none. */}
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
      {/* Data, which no browser runs. Nothing in it can end the element: whoever made it has seen to that. */}
      {head.structuredData !== undefined && (
        <script type="application/ld+json">{head.structuredData}</script>
      )}
      <script src={head.bootScript} />
      {head.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* Else browsers show the bar alone and lay everything out a second time when the words arrive. */}
      {content.kind === 'operation' && (
        <link rel="expect" href={`#${samplesId}`} blocking="render" />
      )}
      {/* First, since it has to see the page as it was served. */}
      {head.devScript !== undefined && <script type="module" src={head.devScript} />}
      <script type="module" src={head.clientScript} />
    </head>
  );
}
