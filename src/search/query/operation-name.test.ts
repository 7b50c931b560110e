import { describe, expect, it } from 'vitest';
import { planetPage, searchIn } from '../planets.test.data.js';

const operation = (method: string, path: string, title = `${method} ${path}`, verb?: string) =>
  planetPage({
    url: `/api/${method}${path}`,
    title,
    kind: 'operation',
    method,
    path,
    verb,
    sections: [
      { text: 'planet planets moon moons probe probes launch orbit orbits create add list' },
    ],
  });

const schema = (title: string) => planetPage({ title, kind: 'schema' });

const { searcher } = searchIn([
  operation('GET', '/v1/planets'),
  operation('POST', '/v1/planets'),
  operation('GET', '/v1/planets/{id}'),
  operation('PUT', '/v1/planets/{id}'),
  operation('DELETE', '/v1/planets/{id}'),
  operation('DELETE', '/v1/planets'),
  operation('GET', '/v1/planets/{id}/moons'),
  operation('POST', '/v1/planets/{id}/moons'),
  operation('GET', '/v1beta1/planets'),
  operation('PATCH', '/v1/planets/{id}/orbit'),
  operation('POST', '/v1/probes/{id}/launch'),
  operation('DELETE', '/v1/probes/{id}', 'DeleteProbesId', 'recalls'),
  operation('POST', '/v1/obs/{id}/scans', 'Begin at an observatory'),
  operation('GET', '/v1/obs/scans/limits', 'Limits of an observatory in scans'),
  operation('POST', '/v1/orbits/{id}/reversals', 'PostOrbitsIdReversals'),
  operation('GET', '/v1/tax_ids'),
  operation('GET', '/v1/spacesuits'),
  operation('POST', '/v1/signals.json'),
  operation('GET', '/v1/signals.json'),
  operation('GET', '/v1/signals/{id}/echoes.json', 'List signals that echo'),
  operation('GET', '/v1/dwarfs', 'List dwarf planets'),
  operation('GET', '/v1/dwarfs/rings', 'List dwarf planet rings'),
  operation('POST', '/v1/stars/remove', 'Remove a star'),
  operation('POST', '/v1/stars/get', 'Retrieves a specific star'),
  operation('POST', '/v1/telescopes', 'Purchase a telescope'),
  operation('GET', '/v1/atlases'),
  operation('GET', '/v1/atlases/{id}'),
  operation('POST', '/v1/atlases'),
  operation('POST', '/v1/atlases/{id}/duplicate', 'Duplicate an atlas'),
  operation('POST', '/v1/visits/{id}/allocations', 'Allocations of a visit'),
  operation('GET', '/v1/astronauts/{id}', 'Get the profile of an astronaut'),
  operation('GET', '/v1/me', 'Get the profile of the current astronaut'),
  operation('GET', '/v1/blog_posts'),
  operation('POST', '/v1/blogs/{id}'),
  ...['GET', 'POST', 'DELETE'].map((method) =>
    operation(method, '/v1/galaxies/{id}/stars/{id}/craters'),
  ),
  ...['GET', 'DELETE'].map((method) =>
    operation(method, '/v1/galaxies/{id}/stars/{id}/craters/{id}'),
  ),
  ...['HEAD', 'OPTIONS', 'GET'].map((method) => operation(method, '/v1/bridges/{id}/ring')),
  operation('POST', 'planet-created', 'Create planets'),
  operation('POST', '/v1/dwarfplanetprobes', 'Create a DwarfPlanetProbe'),
  operation('DELETE', '/v1/dwarfplanetprobes/{id}', 'Delete a DwarfPlanetProbe'),
  operation('GET', '/v1/deepspacenetworks', 'List v1 deep space network'),
  operation('DELETE', '/v1/galaxies/{id}/refs/{id}', 'Delete a reference'),
  operation(
    'DELETE',
    '/v1/branches/{id}/protection',
    'Delete the signature protection of a branch',
  ),
  operation('POST', '/v1/orbits/{id}', 'Moves or terminates an orbit'),
  operation('POST', '/v1/labels', 'Create a label'),
  operation('POST', '/v1/craters/{id}/labels', 'Add labels to a crater'),
  operation('GET', '/v1/pulls', 'List pull requests'),
  operation('GET', '/v1/pulls/{id}/files', 'List files of a pull request'),
  operation('GET', '/v1/projects', 'List projects'),
  schema('planet'),
  schema('planet_launch'),
  schema('space.PlanetSpec'),
  schema('space.PlanetSpecList'),
]);

const first = async (query: string): Promise<string | undefined> => {
  const [hit] = (await searcher.search(query)).hits;
  return hit && (hit.kind === 'operation' ? `${hit.method} ${hit.path}` : hit.title);
};

describe('an operation is found first', () => {
  it.each([
    ['create planet', 'POST /v1/planets', 'a verb for its method'],
    ['add a planet', 'POST /v1/planets', 'another verb for its method'],
    ['create dpp', 'POST /v1/dwarfplanetprobes', 'the initials of its object'],
    ['DPP delete', 'DELETE /v1/dwarfplanetprobes/{id}', 'the initials before a verb'],
    ['list dsn', 'GET /v1/deepspacenetworks', 'the initials of words that its path joins'],
    ['list planets', 'GET /v1/planets', 'its collection'],
    ['get planet', 'GET /v1/planets/{id}', 'a single thing'],
    ['delete planet', 'DELETE /v1/planets/{id}', 'a single thing to delete'],
    ['delete planets', 'DELETE /v1/planets', 'all things to delete'],
    ['replace planet', 'PUT /v1/planets/{id}', 'a verb of one method alone'],
    ['create moon', 'POST /v1/planets/{id}/moons', 'the last resource of its path'],
    ['planet moons', 'GET /v1/planets/{id}/moons', 'the last two resources of its path'],
    ['moons of a planet', 'GET /v1/planets/{id}/moons', 'the last two resources in other order'],
    ['patch planet orbit', 'PATCH /v1/planets/{id}/orbit', 'a verb with both resources'],
    ['launch probe', 'POST /v1/probes/{id}/launch', 'a verb in its path'],
    ['recall probe', 'DELETE /v1/probes/{id}', 'the verb of its description'],
    ['reverse orbit', 'POST /v1/orbits/{id}/reversals', 'the verb of a noun in its path'],
    ['scan observatory', 'POST /v1/obs/{id}/scans', 'a resource that its path shortens'],
    ['creat planet', 'POST /v1/planets', 'a verb without its last letter'],
    ['tax id', 'GET /v1/tax_ids', 'two words that the path joins'],
    ['space suits', 'GET /v1/spacesuits', 'two words that the path writes as one'],
    ['make a signal', 'POST /v1/signals.json', 'a resource before the format of its path'],
    ['list signals', 'GET /v1/signals.json', 'a collection before the format of its path'],
    ['list plan', 'GET /v1/planets', 'an incomplete resource'],
    ['planet', 'GET /v1/planets', 'its resource alone, before a schema of the same name'],
    ['delete star', 'POST /v1/stars/remove', 'another verb for the one of its title'],
    ['get star', 'POST /v1/stars/get', 'the verb of its title instead of its method'],
    ['buy telescope', 'POST /v1/telescopes', 'a synonym'],
    ['rename planet', 'PUT /v1/planets/{id}', 'an update of what it renames'],
    ['copy atlas', 'POST /v1/atlases/{id}/duplicate', 'the synonym of an act in its path'],
    ['register label', 'POST /v1/labels', 'a synonym of the verb of its title'],
    ['delete branch', 'DELETE /v1/galaxies/{id}/refs/{id}', 'a synonym of its resource'],
    ['end orbit', 'POST /v1/orbits/{id}', 'another form of a synonym in its title'],
    ['allocate visit', 'POST /v1/visits/{id}/allocations', 'the verb of a noun in -ation'],
    ['my profile', 'GET /v1/me', 'whose it is'],
    ['dwarf planet', 'GET /v1/dwarfs', 'a title without its verb'],
    ['create label', 'POST /v1/labels', 'the verb of its title'],
    ['add labels', 'POST /v1/craters/{id}/labels', 'a title that begins with the query'],
    ['add an atlas', 'POST /v1/atlases', 'a verb that its title lacks'],
    ['list prs', 'GET /v1/pulls', 'what developers shorten'],
    ['moon create', 'POST /v1/planets/{id}/moons', 'a verb after its resource'],
    ['blog post', 'GET /v1/blog_posts', 'a resource that ends in a verb'],
    ['delete all craters', 'DELETE /v1/galaxies/{id}/stars/{id}/craters', 'all things of a kind'],
    [
      'list craters galaxy',
      'GET /v1/galaxies/{id}/stars/{id}/craters',
      'the beginning of its path',
    ],
    [
      'delete craters star',
      'DELETE /v1/galaxies/{id}/stars/{id}/craters',
      'its number before a parent',
    ],
    [
      'delete crater star',
      'DELETE /v1/galaxies/{id}/stars/{id}/craters/{id}',
      'a single thing of a parent',
    ],
    ['ring bridge', 'GET /v1/bridges/{id}/ring', 'its path, whose first method is GET'],
  ])('by %s: %s (%s)', async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  it('in a stable version before a preview', async () => {
    const { hits } = await searcher.search('list planets');
    expect(hits.slice(0, 2).map(({ path }) => path)).toEqual(['/v1/planets', '/v1beta1/planets']);
  });
});

describe('a schema is found first', () => {
  it.each([
    ['planet_launch', 'planet_launch'],
    ['PlanetSpec', 'space.PlanetSpec'],
    ['planetspec', 'space.PlanetSpec'],
    ['space.PlanetSpec', 'space.PlanetSpec'],
  ])('when %s is typed', async (query, title) => {
    expect(await first(query)).toBe(title);
  });
});
