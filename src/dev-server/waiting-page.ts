import { escapeMarkup } from '../text/escape.js';
import { clientUrl } from './client-script.js';

/** Returns the HTML that `docsgen dev` sends while there is no build: the errors, or a notice that the build runs. */
export function waitingPage(errors: string | undefined): string {
  const title = errors === undefined ? 'The site is being built' : 'The site could not be built';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0 auto; max-inline-size: 110ch; padding: 32px 16px; font: 16px/1.6 system-ui, sans-serif; }
h1 { font-size: 22px; }
pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<script type="module" src="${clientUrl}"></script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>This page reloads by itself when there is something to see.</p>
<pre data-build-errors role="status">${escapeMarkup(errors ?? '')}</pre>
</main>
</body>
</html>
`;
}
