import { define } from '../define.js';

/** The site's own `theme` folder. */
export const theme = {
  'theme/failed': define<{ problem: string }>({
    severity: 'error',
    explanation: 'A file of the theme cannot be compiled, or threw an error when it was loaded.',
    message: ({ problem }) => `The theme cannot be built: ${problem}`,
  }),
  'theme/render-failed': define<{ route: string; problem: string }>({
    severity: 'error',
    explanation: 'A component of the theme threw an error while it rendered a page.',
    message: ({ route, problem }) => `The page ${route} cannot be rendered: ${problem}`,
  }),
};
