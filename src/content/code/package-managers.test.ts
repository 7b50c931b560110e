import { describe, expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';
import { translateCommands } from './package-managers.js';

describe('npm commands', () => {
  test.each([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['npm i -D mars', 'yarn add -D mars', 'pnpm add -D mars', 'bun add -D mars'],
    ['npm install --save-dev mars', 'yarn add -D mars', 'pnpm add -D mars', 'bun add -D mars'],
    [
      'npm install -g mars',
      'yarn global add mars',
      'pnpm add --global mars',
      'bun add --global mars',
    ],
    [
      'npm run orbit -- --fast',
      'yarn orbit --fast',
      'pnpm run orbit --fast',
      'bun run orbit --fast',
    ],
    ['npx mars go', 'yarn dlx mars go', 'pnpm dlx mars go', 'bunx mars go'],
    [
      'npm init mars@latest',
      'yarn create mars@latest',
      'pnpm create mars@latest',
      'bun create mars@latest',
    ],
    [
      '$ npm ci',
      '$ yarn install --immutable',
      '$ pnpm install --frozen-lockfile',
      '$ bun install --frozen-lockfile',
    ],
    ['npm login', 'npm login', 'npm login', 'npm login'],
  ])('%s', (npm, ...others) => {
    const translated = (['yarn', 'pnpm', 'bun'] as const).map((one) => translateCommands(npm, one));
    expect(translated).toEqual(others);
  });

  it('become tabs in a code block with npm2yarn', () => {
    const { html, messages } = page('```sh npm2yarn\nnpm i mars\n```');
    expect(messages).toEqual([]);
    expect(html.match(/data-label="\w+"/g)).toEqual(
      ['npm', 'yarn', 'pnpm', 'bun'].map((one) => `data-label="${one}"`),
    );
    expect(html).toContain('data-sync="package-manager"');
  });
});

it('a bare file name after the language is the title', () => {
  const { html, messages } = page('```js orbits/mars.js {1}\na\n```');
  expect(messages).toEqual([]);
  expect(html).toContain('orbits/mars.js');
});
