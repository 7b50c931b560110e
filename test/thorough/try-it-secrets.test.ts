import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite();
const reader = readerOf(site.origin);
const secret = 's3cret-of-the-reader';
const said: string[] = [];

afterEach(() => {
  said.length = 0;
  site.hostile().received.length = 0;
});

/** Opens an operation with the key filled in; what the console says is kept. */
async function withKey(name: string, folder = 'weather') {
  const page = await reader.open(`/api/${folder}/${name}`);
  page.on('console', (message) => said.push(message.text()));
  const form = await tryIt(page);
  await form.field('X-API-Key').fill(secret);
  return { page, form };
}

/** Where a secret could be found by others: the document as it is written, addresses, storage, the console. */
async function leaks(page: Page): Promise<readonly string[]> {
  const places = await page.evaluate(() => ({
    document: document.documentElement.outerHTML,
    address: location.href,
    history: JSON.stringify(history.state),
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
  }));
  return Object.entries({ ...places, console: said.join('\n') })
    .filter(([, text]) => text.includes(secret))
    .map(([place]) => place);
}

describe('secret', () => {
  it('is sent to the server and nowhere else', async () => {
    const { page, form } = await withKey('odd');
    await form.send();
    expect(site.hostile().received.map(({ headers }) => headers['x-api-key'])).toEqual([secret]);
    const [received] = site.hostile().received;
    expect(received?.headers).not.toHaveProperty('referer');
    expect(received?.headers).not.toHaveProperty('cookie');
    await form.panel.getByText('Requests of this tab').click();
    expect(await leaks(page)).toEqual([]);
    expect(await form.sample().textContent()).toContain('$API_KEY');
  });

  it('appears in the code samples only on request', async () => {
    const { form } = await withKey('odd');
    await form.field('Show in the samples').check();
    await form.sample().filter({ hasText: secret }).waitFor();
    await form.field('Show in the samples').uncheck();
    await form.sample().filter({ hasText: '$API_KEY' }).waitFor();
    expect(await form.sample().textContent()).not.toContain(secret);
  });

  it('is kept for the tab on request, and otherwise until the page reloads', async () => {
    const { page, form } = await withKey('odd');
    await page.reload();
    const second = await tryIt(page);
    expect(await second.field('X-API-Key').inputValue()).toBe('');
    await second.field('X-API-Key').fill(secret);
    await second.field('Keep for this tab').check();
    await page.reload();
    const third = await tryIt(page);
    expect(await third.field('X-API-Key').inputValue()).toBe(secret);
    await third.field('Keep for this tab').uncheck();
    expect(await leaks(page)).toEqual([]);
    expect(form).toBeDefined();
  });

  it('is stored with its server, even if that is not the first one', async () => {
    const { page, form } = await withKey('get-planet', 'planets');
    await form.field('URL').selectOption({ index: 1 });
    await form.field('version').selectOption('v2');
    await form.field('X-API-Key').fill(secret);
    await form.field('Keep for this tab').check();
    await page.reload();
    const second = await tryIt(page);
    expect(await second.field('URL').inputValue()).toBe('1');
    expect(await second.field('version').inputValue()).toBe('v2');
    expect(await second.field('X-API-Key').inputValue()).toBe(secret);
    // This operation has a server of its own, at the same origin.
    await page.goto('/api/weather/odd');
    const other = await tryIt(page);
    expect(await other.field('X-API-Key').inputValue()).toBe(secret);
  });

  it('is cleared when the reader chooses another server, and returns with its own', async () => {
    const { page, form } = await withKey('get-planet', 'planets');
    await form.field('Keep for this tab').check();
    await form.field('URL').selectOption({ index: 1 });
    expect(await form.field('X-API-Key').inputValue()).toBe('');
    expect(await form.field('version').inputValue()).toBe('v1');
    expect(await leaks(page)).toEqual([]);
    await form.send();
    expect(site.hostile().received[0]?.headers).not.toHaveProperty('x-api-key');
    await form.field('URL').selectOption({ index: 0 });
    expect(await form.field('X-API-Key').inputValue()).toBe(secret);
  });
});

describe('secrets in parameters and bodies', () => {
  /** Fills in secrets wherever the operation takes some, in both media types. */
  async function filledIn() {
    const page = await reader.open('/api/weather/add-member');
    const form = await tryIt(page);
    await form.field('X-Secret-Key').fill(secret);
    await form.field('access_token').fill(secret);
    await form.field('note').fill('a note');
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    await form.field('clientSecret').fill(secret);
    await form.field('Media type').selectOption('application/json');
    await form.editor.fill(JSON.stringify({ user: 'ada', app: { clientSecret: secret } }));
    return form;
  }

  it.each([
    ['another server is chosen', 'URL', { index: 1 }],
    ['a variable names another host', 'host', 'localhost'],
  ])('are not sent to another origin when %s', async (_, field, choice) => {
    const form = await filledIn();
    await form.field(field).selectOption(choice);
    expect(await form.field('X-Secret-Key').inputValue()).toBe('');
    expect(await form.field('access_token').inputValue()).toBe('');
    expect(await form.field('note').inputValue()).toBe('a note');
    expect(JSON.parse(await form.editor.inputValue())).toEqual({
      user: 'ada',
      app: { clientSecret: '' },
    });
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    expect(await form.field('clientSecret').inputValue()).not.toBe(secret);
    await form.field('URL').selectOption({ index: 0 });
    expect(await form.field('X-Secret-Key').inputValue()).toBe('');
  });

  it('are kept while the origin stays the same', async () => {
    const form = await filledIn();
    await form.send();
    const [received] = site.hostile().received;
    expect(received?.headers['x-secret-key']).toBe(secret);
    expect(JSON.parse(received?.body ?? '').app.clientSecret).toBe(secret);
    await form.field('host').selectOption('127.0.0.1');
    expect(await form.field('X-Secret-Key').inputValue()).toBe(secret);
  });
});

describe('secret in a body', () => {
  const text = JSON.stringify({ user: 'ada', code: secret, clientSecret: secret });

  it('is sent to the server and nowhere else', async () => {
    const page = await reader.open('/api/weather/open-account');
    page.on('console', (message) => said.push(message.text()));
    const form = await tryIt(page);
    await form.editor.fill(text);
    await form.sample().filter({ hasText: 'YOUR_CLIENT_SECRET' }).waitFor();
    await form.send();
    expect(JSON.parse(site.hostile().received[0]?.body ?? '')).toEqual(JSON.parse(text));
    await form.panel.getByText('Requests of this tab').click();
    expect(await leaks(page)).toEqual([]);
    await form.panel.getByRole('button', { name: 'Fill in again' }).click();
    expect(JSON.parse(await form.editor.inputValue())).toEqual({
      user: 'ada',
      code: '',
      clientSecret: '',
    });
  });

  it('is shown in the code samples on request', async () => {
    const page = await reader.open('/api/weather/open-account');
    const form = await tryIt(page);
    await form.editor.fill(text);
    await form.field('Show in the samples').check();
    await form.sample().filter({ hasText: secret }).waitFor();
  });

  it('is masked in form fields and as a placeholder in the code samples', async () => {
    const page = await reader.open('/api/weather/open-account');
    const form = await tryIt(page);
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    await form.field('user').fill('ada');
    await form.field('code').fill(secret);
    await form.field('clientSecret').fill(secret);
    expect(await form.field('clientSecret').getAttribute('type')).toBe('password');
    await form.sample().filter({ hasText: 'YOUR_CODE' }).waitFor();
    await form.send();
    const sent = new URLSearchParams(site.hostile().received[0]?.body);
    expect([sent.get('code'), sent.get('clientSecret')]).toEqual([secret, secret]);
    expect(await leaks(page)).toEqual([]);
  });
});

describe('hostile server', () => {
  it('cannot redirect the request, and the reader gets the curl command instead', async () => {
    const { page, form } = await withKey('redirect');
    await form.send();
    await form.response.getByText('answered with a redirect').waitFor();
    const curl = await form.response.locator('pre').textContent();
    expect(curl).toContain(`${site.hostile().origin}/redirect`);
    expect(curl).toContain('$API_KEY');
    expect(site.hostile().received.map(({ url }) => url)).toEqual(['/redirect']);
    expect(await leaks(page)).toEqual([]);
  });

  it.each(['html', 'odd'])('cannot run a script with its response (%s)', async (name) => {
    const { page, form } = await withKey(name);
    await form.send();
    await form.response.getByText('onerror').first().waitFor();
    expect(await form.response.locator('img, script, iframe').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  });

  it('has its response compared with the description', async () => {
    const { form } = await withKey('odd');
    await form.send();
    await form.response.getByText('matches the description').waitFor();
    // An id of 64 bits, which a number in JavaScript would round.
    await form.response.getByText('9007199254740993', { exact: true }).waitFor();
    await form.response.getByText('1e400', { exact: true }).waitFor();
    // It would turn the rest of the line around.
    await form.response.getByText('"a\\u202egnp.exe"', { exact: true }).waitFor();
    const html = await withKey('html');
    await html.form.send();
    await html.form.response.getByText('does not mention the media type text/html').waitFor();
  });

  it('cannot exhaust the memory, because a huge body is cut off', async () => {
    const { form } = await withKey('huge');
    await form.send();
    await form.response.getByText('The body is cut off at').waitFor();
    const shown = await form.response.locator('.try-output').textContent();
    expect(shown?.length).toBeLessThan(600_000);
  });

  it('cannot block the reader, because of the timeout and the Stop button', async () => {
    const { form } = await withKey('endless');
    await form.field('Timeout (s)').fill('1');
    await form.send();
    await form.response.getByText('The body did not end in time.').waitFor();
    await form.response.getByText('It begins').waitFor();
    await form.field('Timeout (s)').fill('30');
    await form.panel.getByRole('button', { name: 'Send' }).click();
    await form.panel.getByRole('button', { name: 'Stop' }).click();
    await form.response.getByText(/You stopped the request/).waitFor();
  });

  it('can stream its response, which is shown as it arrives', async () => {
    const { form } = await withKey('events');
    await form.panel.getByRole('button', { name: 'Send' }).click();
    await form.response.getByText('data: It blows').waitFor();
    await form.response.getByText('More data is expected.').waitFor();
    await form.panel.getByRole('button', { name: 'Stop' }).click();
    await form.response.getByText(/You stopped the request/).waitFor();
    expect(await form.response.getByText('data: It blows').count()).toBe(1);
  });

  it('cannot set a cookie', async () => {
    const { page, form } = await withKey('cookie');
    await form.send();
    await form.send();
    expect(await page.context().cookies()).toEqual([]);
    expect(site.hostile().received.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });

  it('that blocks its response with CORS is reported', async () => {
    const { form } = await withKey('closed');
    await form.send();
    await form.response.getByText('does not allow pages of this site').waitFor();
    await form.response.getByText('may have processed the request').waitFor();
  });
});

describe('OAuth token', () => {
  it('comes from the authorization server after a login with PKCE', async () => {
    const page = await reader.open('/api/weather/login');
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Client ID').fill('docs');
    await form.panel.getByRole('button', { name: 'Log in' }).click();
    await form.panel.getByText('The token is filled in.').waitFor();
    const [authorize, token] = site.hostile().received;
    const query = new URL(authorize?.url ?? '', 'http://hostile').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'docs',
      redirect_uri: `${site.origin()}/oauth-callback.html`,
      code_challenge_method: 'S256',
      scope: 'write',
    });
    expect([authorize, token].filter((one) => one?.headers.referer !== undefined)).toEqual([]);
    expect(new URLSearchParams(token?.body).get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(page.context().pages()).toHaveLength(1);
    await form.send();
    const asked = site.hostile().received.at(-1);
    expect(asked?.headers.authorization).toBe('Bearer token-of-the-server');
    expect(await page.content()).not.toContain('token-of-the-server');
    await form.panel.getByRole('button', { name: 'Renew the token' }).click();
    await expect.poll(() => form.panel.getByLabel('Token').inputValue()).toBe('renewed');
    const renewal = new URLSearchParams(site.hostile().received.at(-1)?.body);
    expect(Object.fromEntries(renewal)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'again',
      client_id: 'docs',
    });
  });

  it('comes from the client credentials flow', async () => {
    const page = await reader.open('/api/weather/login');
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Flow').selectOption('Client credentials');
    await form.panel.getByLabel('Client ID').fill('docs');
    await form.panel.getByLabel('Client secret').fill(secret);
    await form.panel.getByRole('button', { name: 'Get the token' }).click();
    await form.panel.getByText('The token is filled in.').waitFor();
    expect(site.hostile().received[0]?.headers.authorization).toMatch(/^Basic /);
    await form.panel.getByLabel('Send the secret').selectOption('In the body');
    await form.panel.getByRole('button', { name: 'Get the token' }).click();
    await expect.poll(() => site.hostile().received.length).toBe(2);
    const [, asked] = site.hostile().received;
    expect(asked?.headers).not.toHaveProperty('authorization');
    expect(new URLSearchParams(asked?.body).get('client_secret')).toBe(secret);
    expect(await leaks(page)).toEqual([]);
  });
});

describe('authorization response', () => {
  it.each([
    ['names another issuer than the metadata', 'connect', 'https://other.example', true],
    ['names no issuer though the metadata announce one', 'connect', undefined, true],
    ['names an issuer of another origin', 'login', 'https://other.example', false],
  ])('is rejected if it %s', async (_, operation, iss, isAnnounced) => {
    const { origin } = site.hostile();
    const page = await reader.open(`/api/weather/${operation}`, {
      prepare: async (context) => {
        await context.route('**/.well-known/**', (route) =>
          route.fulfill({
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: {
              issuer: origin,
              authorization_endpoint: `${origin}/authorize`,
              token_endpoint: `${origin}/token`,
              authorization_response_iss_parameter_supported: isAnnounced,
            },
          }),
        );
        await context.route('**/authorize?**', (route) => {
          const query = new URL(route.request().url()).searchParams;
          const back = new URL(query.get('redirect_uri') ?? '');
          back.searchParams.set('code', 'code-1');
          back.searchParams.set('state', query.get('state') ?? '');
          if (iss !== undefined) back.searchParams.set('iss', iss);
          return route.fulfill({ status: 302, headers: { Location: back.href } });
        });
      },
    });
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Client ID').fill('docs');
    await form.panel.getByRole('button', { name: 'Log in' }).click();
    await form.panel.getByText('comes from a different authorization server').waitFor();
    expect(site.hostile().received.filter(({ url }) => url === '/token')).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('OAuth login', () => {
  it('discovers the endpoints with OpenID Connect', async () => {
    const page = await reader.open('/api/weather/connect');
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Client ID').fill('docs');
    await form.panel.getByRole('button', { name: 'Log in' }).click();
    await form.panel.getByText('The token is filled in.').waitFor();
    const [discovery, authorize] = site.hostile().received.map(({ url }) => url);
    expect(discovery).toBe('/.well-known/openid-configuration');
    expect(new URL(authorize ?? '', 'http://hostile').searchParams.get('scope')).toBe(
      'openid profile',
    );
  });

  it('reports a login window that the reader closed, and can be cancelled', async () => {
    const page = await reader.open('/api/weather/login', {
      // A login that nobody completes.
      prepare: (context) =>
        context.route('**/authorize?**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }),
        ),
    });
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Client ID').fill('docs');
    const logIn = async () => {
      const opened = page.waitForEvent('popup');
      await form.panel.getByRole('button', { name: 'Log in' }).click();
      await form.panel.getByText('Waiting for the authorization server').waitFor();
      return await opened;
    };
    await (await logIn()).close();
    await form.panel.getByText('The window seems to be closed, but no token has arrived').waitFor();
    // A page of another origin that has no opener cannot be closed from here.
    await logIn();
    const stop = form.panel.locator('.try-oauth').getByRole('button', { name: 'Stop' });
    await stop.click();
    await form.panel.getByText('Stopped. No token was received').waitFor();
    expect(await stop.count()).toBe(0);
  });

  it.each([
    ['over plain HTTP', 'Logging in requires HTTPS', 'isSecureContext'],
    ['where windows are blocked', 'The browser has blocked the window', 'open'],
  ])('reports an obstacle %s', async (_, words, name) => {
    const page = await reader.open('/api/weather/login', {
      prepare: (context) =>
        context.addInitScript((key) => {
          Reflect.defineProperty(window, key, { value: key === 'open' ? () => null : false });
        }, name),
    });
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Client ID').fill('docs');
    await form.panel.getByRole('button', { name: 'Log in' }).click();
    await form.panel.getByText(words).waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });

  it("reports a server that the site's Content-Security-Policy does not allow", async () => {
    const page = await reader.open('/api/weather/connect', {
      prepare: (context) =>
        context.route('**/.well-known/**', (route) =>
          route.fulfill({
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { token_endpoint: 'http://127.0.0.1:9/token' },
          }),
        ),
    });
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Flow').selectOption('Client credentials');
    await form.panel.getByLabel('Client ID').fill('docs');
    await form.panel.getByRole('button', { name: 'Get the token' }).click();
    await form.panel.getByText('does not allow requests to 127.0.0.1:9').waitFor();
  });
});

describe('client certificate', () => {
  it('is explained and appears in the curl command', async () => {
    const page = await reader.open('/api/weather/certificate');
    const form = await tryIt(page);
    await form.panel.getByText('needs a client certificate').waitFor();
    expect(await form.sample().textContent()).toContain('--cert client.pem');
  });
});

describe('value with a line break', () => {
  it('is rejected before it can inject another header', async () => {
    const { origin } = site.hostile();
    const page = await reader.open('/api/weather/odd', {
      prepare: (context) =>
        // Browsers take line breaks out of what is typed, so it has to come another way.
        context.addInitScript(
          (held) => {
            sessionStorage.setItem('docsgen:try-it:secrets', held);
          },
          JSON.stringify({ origin, secrets: { key: { kind: 'key', key: 'a\r\nX-Evil: 1' } } }),
        ),
    });
    const form = await tryIt(page);
    await form.panel.getByRole('button', { name: 'Send' }).click();
    await form.panel.getByText('The value of key cannot be sent').waitFor();
    expect(site.hostile().received).toEqual([]);
  });
});
