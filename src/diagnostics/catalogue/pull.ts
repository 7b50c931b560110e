import { defineDiagnostic } from '../define.js';

/** Diagnostics about descriptions that `docsgen pull` fetches. */
export const pullDiagnostics = {
  'pull/missing': defineDiagnostic<{ url: string }>({
    severity: 'error',
    explanation:
      'The configuration names an API description by its URL, and `docsgen pull` has not saved it. Builds do not fetch it. Where this is a warning, the site is built without its reference.',
    message: ({ url }) => `${url} has not been pulled.`,
    hint: () => 'run docsgen pull, and commit openapi/pulled',
  }),
  'pull/edited': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation:
      'The file of a pulled API description is not as `docsgen pull` saved it. The next pull overwrites the changes.',
    message: ({ file }) => `${file} was changed or removed after it was pulled.`,
    hint: () => 'run docsgen pull, and put changes into an overlay',
  }),
  'pull/failed': defineDiagnostic<{ url: string; reason: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      '`docsgen pull` could not fetch an API description. With `--frozen`, it is also reported for one that is not pinned.',
    message: ({ url, reason }) => `${url} could not be pulled: ${reason}.`,
  }),
  'pull/outdated': defineDiagnostic<{ url: string; pulled: string }>({
    severity: 'error',
    explanation:
      '`docsgen pull --frozen` found that a file at its URL is not the pinned one any more.',
    message: ({ url, pulled }) => `${url} has changed since it was pulled at ${pulled}.`,
    hint: () => 'run docsgen pull, look at the changes, and commit them',
  }),
  'pull/unused': defineDiagnostic<{ url: string }>({
    severity: 'error',
    explanation:
      '`docsgen pull --frozen` found a file in the lock file that no description refers to any more.',
    message: ({ url }) => `No description refers to ${url}.`,
    hint: () => 'run docsgen pull, which removes it',
  }),
};
