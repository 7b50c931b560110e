import { describe, expect, it } from 'vitest';
import { apiOf, operationOf, text } from '../../../../test/build/planets-api.js';
import { PlannedSite, type SiteFixture } from '../../../../test/build/planned-site.js';
import { rockets } from '../../../../test/build/rockets-api.js';

function siteFiles(fixture: SiteFixture) {
  const { site, problems } = new PlannedSite(fixture);
  const read = (path: string): string => {
    const file = site.files.find((found) => found.path === path);
    if (!file) throw new Error(`no ${path}, only ${site.files.map((found) => found.path)}`);
    return String(file.contents);
  };
  return { read, problems, paths: site.files.map(({ path }) => path), site };
}

const files = {
  'content/index.md': '# Space',
  'content/docs/mars.md': [
    '---\ntitle: Mars <1>\n---',
    'See [Venus](./venus.md?x#top), [the (far) map](./map.png), [](op:launch), [here](#moons), [out](https://x.example/(a)).',
    '## Moons',
    '> ::schema[Moon]',
    '::operation[launch]',
  ].join('\n\n'),
  'content/docs/venus.md': '# Venus\n\nHot',
  'content/docs/pluto.md': '---\nunlisted: true\n---\n\n# Pluto',
};
const fixture: SiteFixture = { files, api: rockets, contentAssets: ['content/docs/map.png'] };

describe('a page as Markdown', () => {
  it('is written beside the HTML page, which links to it', () => {
    const { paths, site } = siteFiles(fixture);
    expect(paths).toEqual(
      expect.arrayContaining([
        'index.md',
        'docs/mars.md',
        'docs/pluto.md',
        'api.md',
        'api/planets.md',
        'api/planets/launch.md',
        'api/schemas.md',
        'api/schemas/moon.md',
      ]),
    );
    expect(paths).not.toContain('404.md');
    const messages = site.pages.map(({ route, props }) => `${route} ${props.head.markdown}`);
    expect(messages).toEqual(
      expect.arrayContaining(['/ /index.md', '/docs/mars /docs/mars.md', '/404.html undefined']),
    );
  });

  it('has the author’s text with absolute links to other Markdown pages', () => {
    const config = { url: 'https://example.com', baseUrl: '/space/', trailingSlash: true };
    const { read, problems } = siteFiles({ ...fixture, config });
    expect(problems).toEqual([]);
    expect(read('docs/mars.md')).toMatchInlineSnapshot(`
      "# Mars \\<1>

      See [Venus](https://example.com/space/docs/venus.md?x#top), [the (far) map](https://example.com/space/assets/map.png), [Launch a rocket_1](https://example.com/space/api/planets/launch.md), [here](#moons), [out](https://x.example/%28a%29).

      ## Moons

      > **[Moon](https://example.com/space/api/schemas/moon.md)**
      >
      > - \`craters\` (string, date-time, required)

      **[Launch a rocket_1](https://example.com/space/api/planets/launch.md)**: \`POST /rockets/{id}\`

      \`\`\`bash
      curl -X POST
      \`\`\`
      "
    `);
  });

  it('has all content of an operation page', () => {
    const { read } = siteFiles(fixture);
    expect(read('api/planets/launch.md')).toMatchInlineSnapshot(`
      "# Launch a rocket_1

      \`POST /rockets/{id}\`

      **deprecated**

      Goes up. See [Mars](/docs/mars.md#moons).

      - slowly
      - surely

      operationId: \`launch\`

      ## Base URL

      - \`https://{planet}.example\`: Base
        - \`{planet}\`: default \`mars\`, one of \`mars\`, \`venus\`

      ## Authentication

      - \`key\`: Bearer token in the Authorization header: \`Authorization: Bearer {token}\`
        - Scope: \`fly\`
      - Or without authentication

      ## Path parameters

      | Name | Type | Required | Description |
      | --- | --- | --- | --- |
      | \`id\` | string, max length \`40\` | yes | Which \\| one |

      ## Query parameters

      | Name | Type | Required | Description |
      | --- | --- | --- | --- |
      | \`mode\` | string, default \`"slow"\` | no | One of \`"fast"\`, \`"slow"\`. |

      ## Request body

      *required*

      \`application/json\`: object

      - \`name\` (string, required): What it is called

        by people
      - \`moons\` (array of objects)
        - \`craters\` (string, date-time, required)
      - \`next\` (object)
        - Contains itself: see [Planet](/api/schemas/planet.md).
      - \`kind\` (string or object)
        - One of:
          - Rock (string)
            - Only \`"rock"\`
          - object (object)
            - \`gas\` (string)

      \`\`\`json
      { "name": "Mars" }
      \`\`\`

      ## Responses

      ### 204

      Launched

      No body

      ### 422

      No fuel

      **Headers**

      | Name | Type | Required | Description |
      | --- | --- | --- | --- |
      | \`Retry-After\` | string | no |  |

      \`text/plain\`: string

      ## Example

      ### cURL

      \`\`\`bash
      curl -X POST
      \`\`\`

      Used in: [Mars \\<1>](/docs/mars.md)
      "
    `);
  });

  it('covers the API overview, tags, schemas and the schema list', () => {
    const { read } = siteFiles(fixture);
    expect(read('api.md')).toMatchInlineSnapshot(`
      "# Planets API

      - Version: 1.0.0

      OpenAPI description: [YAML](/api/openapi.yaml)

      [All operations on one page](/api/all.md)

      ## Authentication

      - \`key\`: Bearer token in the Authorization header: \`Authorization: Bearer {token}\`

      ## Solar system

      ### Planets

      - [Launch a rocket_1](/api/planets/launch.md): \`POST /rockets/{id}\` (deprecated)

      ## Schemas that no operation uses

      - [Planet](/api/schemas/planet.md)
      - [Moon](/api/schemas/moon.md)
      "
    `);
    expect(read('api/planets.md')).toMatchInlineSnapshot(`
      "# Planets

      - [Launch a rocket_1](/api/planets/launch.md): \`POST /rockets/{id}\` (deprecated)
      "
    `);
    expect(read('api/schemas/planet.md')).toMatchInlineSnapshot(`
      "# Planet

      object

      ## Fields

      - \`name\` (string, required): What it is called

        by people
      - \`moons\` (array of objects)
        - \`craters\` (string, date-time, required)
      - \`next\` (object)
        - Contains itself: see [Planet](/api/schemas/planet.md).
      - \`kind\` (string or object)
        - One of:
          - Rock (string)
            - Only \`"rock"\`
          - object (object)
            - \`gas\` (string)

      ## Used by

      Nothing in this description uses this schema.
      "
    `);
    expect(read('api/schemas.md')).toMatchInlineSnapshot(`
      "# Schemas

      Planets API: every named schema.

      - [Planet](/api/schemas/planet.md)
      - [Moon](/api/schemas/moon.md)
      "
    `);
  });

  it('lists the media types with the same body above it', () => {
    const types = ['application/json', 'application/yaml'];
    const media = types.map((type) => ({ type, schema: text, examples: [] }));
    const operations = [operationOf({ slug: 'look', requestBody: { required: true, media } })];
    const { read } = siteFiles({ files: {}, api: apiOf({ operations, schemas: [] }) });
    expect(read('api/planets/look.md')).toContain('`application/json`, `application/yaml`: string');
  });

  it('is in the language of the page', () => {
    const { read } = siteFiles({ ...fixture, locale: 'de' });
    expect(read('api/planets/launch.md')).toContain('| Name | Typ | Erforderlich | Beschreibung |');
  });

  it('yields to a static file and can be switched off', () => {
    const own = siteFiles({ ...fixture, staticFiles: ['docs/mars.md'] });
    expect(own.paths).not.toContain('docs/mars.md');
    const off = siteFiles({ ...fixture, config: { llms: false } });
    expect(off.paths.filter((path) => /\.md$|llms/.test(path))).toEqual([]);
    expect(off.site.pages.every(({ props }) => props.head.markdown === undefined)).toBe(true);
    expect(off.read('_headers')).not.toContain('.md');
  });
});
