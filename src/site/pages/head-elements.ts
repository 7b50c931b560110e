import type { SiteInput } from '../input.js';
import type { PageLinks } from '../links/page-links.js';
import type { HeadElement } from '../page-props/chrome.js';

/** Attributes whose value is an address. */
const addresses = ['href', 'src'];

/** Returns the elements that the configuration adds to the head of every page, with the final URLs of their files. */
export function headElements(input: SiteInput, links: PageLinks): readonly HeadElement[] {
  const { head, scripts, analytics } = input.config;
  return [
    ...head.map(({ tag, attributes, content }, index) => ({
      tag,
      attributes: resolved(attributes, ['head', index, 'attributes'], input, links),
      content,
    })),
    ...scripts.map((script, index) => ({
      tag: 'script' as const,
      attributes: scriptAttributes(script, ['scripts', index], input, links),
    })),
    ...(analytics && !analytics.consent
      ? analyticsScripts(analytics, input, links).map((attributes) => ({
          tag: 'script' as const,
          attributes,
        }))
      : []),
  ];
}

type ScriptConfig = SiteInput['config']['scripts'][number];
type Attributes = HeadElement['attributes'];
type Path = readonly (string | number)[];

/** Returns the attributes of the scripts that count visits. */
export function analyticsScripts(
  { script }: Pick<NonNullable<SiteInput['config']['analytics']>, 'script'>,
  input: SiteInput,
  links: PageLinks,
): readonly Attributes[] {
  const scripts = Array.isArray(script) ? script : [script];
  return scripts.map((one, index) => {
    const path = ['analytics', 'script', ...(Array.isArray(script) ? [index] : [])];
    const attributes = scriptAttributes(one, path, input, links);
    // Counting visits must not delay the page.
    return typeof one === 'string' ? { ...attributes, defer: true } : attributes;
  });
}

function scriptAttributes(
  script: ScriptConfig,
  path: Path,
  input: SiteInput,
  links: PageLinks,
): Attributes {
  return typeof script === 'string'
    ? { src: links.resolveConfigured('image', script, input.locate(path)).url }
    : resolved(script, path, input, links);
}

function resolved(
  attributes: Attributes,
  path: Path,
  input: SiteInput,
  links: PageLinks,
): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (!addresses.includes(name) || typeof value !== 'string') return [name, value];
      const place = input.locate([...path, name]);
      return [name, links.resolveConfigured('image', value, place).url];
    }),
  );
}
