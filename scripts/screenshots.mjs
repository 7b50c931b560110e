// The screenshots of the manual: which page of which example they show. `take-screenshots.mjs` takes them.

export const screenshotFolder = 'docs/static/img/screens';

const modes = ['light', 'dark'];
const desktop = { width: 1120, height: 700 };
const phone = { width: 390, height: 780 };
const bookshelf = 'examples/bookshelf';

/** Looks from a theme that the screenshots of the presets join to one. */
export const presets = ['paper', 'console', 'soft', 'bold'];

export const screenshots = [
  { name: 'home', site: bookshelf, url: '/', ...desktop },
  { name: 'guide', site: bookshelf, url: '/docs/first-loan', ...desktop, width: 1280 },
  { name: 'operation', site: bookshelf, url: '/api/loans/create-loan', width: 1280, height: 800 },
  {
    name: 'try-it',
    site: bookshelf,
    url: '/api/loans/create-loan',
    width: 1280,
    height: 800,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'search',
    site: bookshelf,
    url: '/docs/first-loan',
    ...desktop,
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('loan');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'schema', site: bookshelf, url: '/api/schemas/loan', ...desktop },
  { name: 'changes', site: bookshelf, url: '/api/changes', ...desktop },
  {
    name: 'versions',
    site: bookshelf,
    url: '/docs/1.0/first-loan',
    ...desktop,
    prepare: (page) => page.getByText('1.0', { exact: true }).first().click(),
  },
  {
    name: 'languages',
    site: bookshelf,
    url: '/de/docs/first-loan',
    ...desktop,
    prepare: (page) => page.getByText('Deutsch', { exact: true }).first().click(),
  },
  { name: 'phone', site: bookshelf, url: '/api/loans/create-loan', ...phone },
];

export const screenshotFiles = [...screenshots.map(({ name }) => name), 'presets'].flatMap((name) =>
  modes.map((mode) => `${name}-${mode}.webp`),
);
