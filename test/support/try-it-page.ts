import type { Locator, Page } from 'playwright-core';

/** Page object of the Try it form. */
export interface TryItPage {
  readonly panel: Locator;
  readonly response: Locator;
  readonly editor: Locator;
  field(name: string): Locator;
  /** The code sample of the page in a language. */
  sample(language?: string): Locator;
  send(): Promise<void>;
}

/** Opens the form of the page, with the text of a JSON body unless its fields are asked for. */
export async function tryIt(page: Page, view: 'JSON' | 'Fields' = 'JSON'): Promise<TryItPage> {
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  const panel = page.getByRole('form', { name: 'Try this operation' });
  await panel.waitFor();
  const views = panel.getByRole('button', { name: view, exact: true });
  if ((await views.count()) > 0) await views.click();
  const response = panel.locator('.try-response');
  return {
    panel,
    response,
    editor: panel.getByLabel('Contents'),
    field: (name) => panel.getByLabel(name),
    sample: (language = 'curl') => page.locator(`.samples [data-sample="${language}"] code`),
    async send() {
      await panel.getByRole('button', { name: 'Send' }).click();
      await response.waitFor();
    },
  };
}
