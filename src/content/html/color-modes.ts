import type { Element } from 'hast';

/** Classes of what only one colour mode shows; style sheets follow the colour switch. */
type ModeClass = 'only-light' | 'only-dark';

/** GitHub's and Material's marks at the end of an image's URL. */
const markInUrl = /#(?:gh-)?(?:only-(light|dark)|(light|dark)-mode-only)$/;

/** Removes the mark of a colour mode from an image's URL: `./map.png#gh-dark-mode-only`. */
export function takeModeMark(target: string, { properties }: Element): string {
  const [mark, short, long] = markInUrl.exec(target) ?? [];
  if (mark === undefined) return target;
  addClass(properties, (short ?? long) === 'dark' ? 'only-dark' : 'only-light');
  return target.slice(0, -mark.length);
}

/** Reads the classes of Mintlify (`dark:hidden`, `hidden dark:block`) and Starlight (`dark:sl-hidden`). */
export function readModeClasses({ properties }: Element): void {
  const names = classNames(properties);
  if (!names.some((name) => /^(?:dark|light):/.test(name))) return;
  const hasAny = (...some: readonly string[]): boolean => some.some((name) => names.includes(name));
  const isShownInDark = names.some((name) => /^dark:(?:block|flex|grid|inline)/.test(name));
  if (hasAny('dark:hidden', 'dark:sl-hidden')) addClass(properties, 'only-light');
  else if (hasAny('light:hidden', 'light:sl-hidden') || (hasAny('hidden') && isShownInDark))
    addClass(properties, 'only-dark');
}

/** Returns the class of an element that only one colour mode shows. */
export function modeClasses({ properties }: Element): readonly string[] {
  return classNames(properties).filter((name) => name === 'only-light' || name === 'only-dark');
}

/** Whether an element is the dark one of a pair. */
export function isOnlyDark({ properties }: Element): boolean {
  return classNames(properties).includes('only-dark');
}

const modeQuery = /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/;

/**
 * Returns an image for each colour mode of a `<picture>` whose sources differ by nothing else. Undefined for other
 * pictures, because a source can only follow the reader's system.
 */
export function colorModeImages({ children }: Element): Element[] | undefined {
  const elements = children.filter((child) => child.type === 'element');
  const sources = elements.filter(({ tagName }) => tagName === 'source');
  const image = elements.find(({ tagName }) => tagName === 'img');
  const modes = new Map<string, Element>();
  for (const source of sources) {
    const [, mode] = modeQuery.exec(String(source.properties.media ?? '')) ?? [];
    if (mode === undefined || modes.has(mode)) return undefined;
    modes.set(mode, source);
  }
  if (!image || modes.size === 0) return undefined;
  return [
    withSource(image, modes.get('light'), 'only-light'),
    withSource(image, modes.get('dark'), 'only-dark'),
  ];
}

function withSource(image: Element, source: Element | undefined, mode: ModeClass): Element {
  const properties = { ...image.properties };
  const srcSet = String(source?.properties.srcSet ?? '').trim();
  if (srcSet !== '' && !/\s/.test(srcSet)) {
    properties.src = srcSet;
    delete properties.srcSet;
  } else if (srcSet !== '') properties.srcSet = srcSet;
  addClass(properties, mode);
  return { ...image, properties, children: [] };
}

function addClass(properties: Element['properties'], name: ModeClass): void {
  properties.className = [...classNames(properties), name];
}

function classNames({ className }: Element['properties']): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
