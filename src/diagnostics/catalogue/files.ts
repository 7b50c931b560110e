import { defineDiagnostic } from '../define.js';

/** Diagnostics about files that must not become part of a site. */
export const fileDiagnostics = {
  'files/outside-site': defineDiagnostic<{ file: string; target?: string | undefined }>({
    severity: 'error',
    isFatal: true,
    explanation:
      "A file is outside the site's folder, or a symbolic link leads out of it. Such files could be secrets, so they are published only where the configuration allows it.",
    message: ({ file, target }) =>
      target === undefined
        ? `${file} is outside the site's folder.`
        : `${file} is a link to ${target}, outside the site's folder.`,
    hint: () => 'copy it into the site, or list the file or its folder in `fs.allow`',
  }),
  'files/private-name': defineDiagnostic<{ file: string; problem: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'A text, a link or a static file leads to a file whose name suggests secrets. Such names are `*.pem`, `*.key`, `id_rsa` and hidden files and folders such as `.env` and `.git`, except `.well-known` and `.nojekyll`.',
    message: ({ file, problem }) => `${file} is not published: ${problem}.`,
    hint: () => 'remove it from the site; if everybody may read it, list it in `fs.allow`',
  }),
  'files/broken-symlink': defineDiagnostic<{ file: string }>({
    severity: 'warning',
    explanation: 'A symbolic link of the site is broken, so a file is missing.',
    message: ({ file }) => `The symbolic link ${file} is broken.`,
    hint: () => 'remove the link, or add its target',
  }),
};
