import { defineDiagnostic } from '../define.js';

/** Diagnostics about the site's own `theme` folder. */
export const themeDiagnostics = {
  'theme/failed': defineDiagnostic<{ problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A file of the theme cannot be compiled, or threw an error when it was loaded.',
    message: ({ problem }) => `The theme cannot be built: ${problem}`,
  }),
  'theme/missing-file': defineDiagnostic<{ target: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A style sheet of the theme refers to a font or an image that does not exist. Relative paths begin at the style sheet, paths that begin with a slash at the static folder.',
    message: ({ target }) => `url(${target}) in the theme leads to no file.`,
    hint: ({ target }) =>
      target.startsWith('/')
        ? 'put the file into the static folder, or write a path relative to the style sheet'
        : 'write a path relative to the style sheet, or put the file into the static folder and write /path',
  }),
  'theme/font': defineDiagnostic<{ role: string; source: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A font of `themeConfig.fonts` is missing or cannot be read.',
    message: ({ role, source, problem }) =>
      `The ${role} font ${source} cannot be used: ${problem}.`,
    hint: () =>
      'write the name of an installed package (@fontsource/…) or the path of a WOFF2 file in the site’s folder',
  }),
  'theme/unknown-slot': defineDiagnostic<{ name: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A component in the folder `theme/slots` has a name that is not the name of a slot. [Theming](./theming.md#slots) lists them.',
    message: ({ name }) => `There is no slot ${name}.`,
  }),
  'theme/no-component': defineDiagnostic<{ name: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The argument of `docsgen eject` is not a file of docsgen’s theme.',
    message: ({ name }) => `docsgen’s theme has no component ${name}.`,
  }),
  'theme/exists': defineDiagnostic<{ file: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'The site already overrides the file that `docsgen eject` should copy.',
    message: ({ file }) => `The site already has ${file}.`,
    hint: () => 'remove the file to start again from docsgen’s',
  }),
  'theme/outdated': defineDiagnostic<{ file: string; changes: string }>({
    severity: 'warning',
    explanation:
      'The file was ejected from another version of docsgen’s theme, which has changed since.',
    message: ({ file, changes }) =>
      `docsgen’s ${file} has changed since it was ejected: ${changes}`,
    hint: () => '`docsgen theme update` merges the changes into your file',
  }),
  'theme/removed': defineDiagnostic<{ file: string }>({
    severity: 'error',
    explanation: 'The site ejected a file that docsgen’s theme no longer has, so nothing uses it.',
    message: ({ file }) => `docsgen’s theme no longer has ${file}: your file has no effect.`,
    hint: () => 'move what you changed to the component that replaced it, or to a slot',
  }),
  'theme/moved': defineDiagnostic<{ file: string; target: string }>({
    severity: 'error',
    explanation: 'The site ejected a file that is elsewhere in docsgen’s theme now.',
    message: ({ file, target }) => `docsgen’s ${file} is ${target} now: your file has no effect.`,
    hint: () => '`docsgen theme update` moves your file and merges the changes',
  }),
  'theme/props': defineDiagnostic<{ field: string; change: string }>({
    severity: 'error',
    explanation:
      'An ejected component receives other props than those for which it was written: a required one is new, one is gone or has another type. The same holds for fields that it reads from the types of `docsgen/theme`.',
    message: ({ field, change }) =>
      `${field} ${change}, since this file was ejected or merged last.`,
    hint: () => 'run `docsgen theme update`, then change the code that uses the field',
  }),
  'theme/missing-prop': defineDiagnostic<{ component: string; prop: string; type: string }>({
    severity: 'error',
    explanation: 'A file of the site’s theme uses a component without a prop that it needs.',
    message: ({ component, prop, type }) => `${component} needs the prop ${prop}: ${type}.`,
    hint: ({ prop }) => `write ${prop}={…}`,
  }),
  'theme/unknown-prop': defineDiagnostic<{ component: string; prop: string }>({
    severity: 'error',
    explanation: 'A file of the site’s theme passes a prop that the component does not have.',
    message: ({ component, prop }) => `${component} has no prop ${prop}.`,
  }),
  'theme/damaged-record': defineDiagnostic({
    severity: 'warning',
    explanation:
      'The file `theme/.originals/types.json`, which records the types of ejected components, is not a valid record.',
    message: () => 'The record of ejected types is damaged, so changed fields are not reported.',
    hint: () => '`docsgen theme update` writes it again',
  }),
  'theme/unused': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation:
      'A file in a folder of the site’s theme has the name of no file of docsgen’s theme, and none imports it. Files that only pages and blocks use belong outside of `theme`.',
    message: ({ file }) => `theme/${file} has no effect: docsgen’s theme has no such file.`,
    hint: () => 'the manual lists the components: Theme components',
  }),
  'theme/compiler-warning': defineDiagnostic<{ problem: string }>({
    severity: 'warning',
    explanation:
      'A file of the site’s theme, blocks or React pages has a mistake that browsers ignore, such as a misspelled CSS property or a missing brace.',
    message: ({ problem }) => `The compiler found a mistake: ${problem}.`,
  }),
  'theme/refused-markup': defineDiagnostic<{ found: string; isHandler: boolean }>({
    severity: 'warning',
    explanation:
      'A component of the site’s theme has an event handler, which a page without React does not run. Or it has an inline style or script, which the Content-Security-Policy of the site blocks.',
    message: ({ found, isHandler }) =>
      isHandler
        ? `${found} has no effect: pages do not load React.`
        : `The policy of the site blocks ${found}.`,
    hint: ({ found, isHandler }) =>
      isHandler || found === '<script>'
        ? 'write a script: theme/client/main.ts, or scripts in the configuration'
        : 'write a class, and import a style sheet beside the component',
  }),
  'theme/blocked-url': defineDiagnostic<{ url: string }>({
    severity: 'warning',
    explanation:
      'A style sheet loads a font, an image or another style sheet from another site, which the Content-Security-Policy of the site blocks.',
    message: ({ url }) => `The policy of the site blocks ${url}.`,
    hint: () =>
      'put the file beside the style sheet; fonts belong in themeConfig.fonts. Or allow its host in csp',
  }),
  'theme/unknown-property': defineDiagnostic<{ property: string }>({
    severity: 'warning',
    explanation:
      'A style sheet of the site uses a custom property that no style sheet defines and no script names, so browsers pass over the declaration. A property with a fallback (`var(--name, 1rem)`) is not reported.',
    message: ({ property }) => `Nothing defines ${property}.`,
    hint: () => 'the manual lists the names of the theme: Design tokens',
  }),
  'theme/render-failed': defineDiagnostic<{ route: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation: 'A component of the theme threw an error while it rendered a page.',
    message: ({ route, problem }) => `The page ${route} cannot be rendered: ${problem}`,
  }),
};
