import type { Json } from '../../json-schema/json.js';
import type { BlogPostContent } from '../page-props/blog-content.js';
import type { PageProps } from '../page-props/page.js';
import { pageKind } from '../pages/kinds/index.js';
import type { Urls } from '../urls.js';

type Thing = { readonly [key: string]: Json };

/**
 * Returns the page's structured data (schema.org as JSON-LD): breadcrumbs, the blog post, and the website on the home
 * page. Undefined without `url`, for pages with `noindex`, and if there is nothing to describe.
 */
export function structuredData(props: PageProps, isHome: boolean, urls: Urls): string | undefined {
  const { content, head } = props;
  const post = pageKind(content).blogPost(content);
  const url = urls.absolute(props.path);
  if (url === undefined || head.noIndex) return undefined;
  const things = [
    isHome ? website(props, url) : undefined,
    breadcrumbs(props, urls),
    post && posting(post, props, url, urls),
  ].filter((thing) => thing !== undefined);
  const [first] = things;
  if (first === undefined) return undefined;
  const data =
    things.length === 1
      ? { '@context': 'https://schema.org', ...first }
      : { '@context': 'https://schema.org', '@graph': things };
  // Inside of a script element, only `<` can end it or open a comment.
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

function website({ chrome, head }: PageProps, url: string): Thing {
  return {
    '@type': 'WebSite',
    name: chrome.siteName,
    url,
    inLanguage: head.lang,
    ...(chrome.tagline === undefined ? {} : { description: chrome.tagline }),
  };
}

/** Returns the breadcrumbs. Categories without a page have no URL and are left out. */
function breadcrumbs({ breadcrumbs: crumbs, path }: PageProps, urls: Urls): Thing | undefined {
  const steps = crumbs.flatMap(({ label, url }, index) => {
    const own = index === crumbs.length - 1 ? path : url;
    const item = own === undefined ? undefined : urls.absolute(own);
    return item === undefined ? [] : [{ name: label, item }];
  });
  // A docs root without a page of its own links to its first document, so two steps can share a URL.
  const taken = steps.filter(({ item }, index) => item !== steps[index + 1]?.item);
  if (taken.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: taken.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

function posting(
  { post, description, lastUpdate }: BlogPostContent,
  { head }: PageProps,
  url: string,
  urls: Urls,
): Thing {
  const about = description ?? head.description;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url,
    mainEntityOfPage: url,
    datePublished: post.published,
    inLanguage: head.lang,
    ...(lastUpdate?.date === undefined ? {} : { dateModified: lastUpdate.date }),
    ...(about === undefined ? {} : { description: about }),
    ...(head.image === undefined ? {} : { image: head.image.url }),
    ...(post.authors.length === 0 ? {} : { author: post.authors.map((one) => author(one, urls)) }),
    ...(post.tags.length === 0 ? {} : { keywords: post.tags.map(({ label }) => label) }),
  };
}

function author(
  { name, url, image }: BlogPostContent['post']['authors'][number],
  urls: Urls,
): Thing {
  return {
    '@type': 'Person',
    name,
    ...(url === undefined ? {} : { url: urls.absolute(url) ?? url }),
    ...(image === undefined ? {} : { image: urls.absolute(image) ?? image }),
  };
}
