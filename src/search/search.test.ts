import { describe, expect, it } from 'vitest';
import { planetPage, searchIn } from './planets.test.data.js';

const planets = searchIn([
  planetPage({
    title: 'Mars',
    breadcrumbs: ['Planets'],
    sections: [
      { text: 'The fourth planet. A probe has measured its orbit.' },
      { id: 'moons', heading: 'Moons', text: 'Phobos and Deimos.' },
      { id: 'storms', heading: 'Storms', text: 'Dust covers the whole planet for weeks.' },
    ],
  }),
  planetPage({
    title: 'Moons',
    sections: [
      { text: 'What goes around a planet.' },
      { heading: 'Orbits', id: 'orbits', text: '' },
    ],
  }),
  planetPage({
    title: 'Moons of Jupiter',
    sections: [{ text: 'Io, Europa, Ganymede, Callisto and many more moons, moons, moons.' }],
  }),
  planetPage({
    title: 'Create a probe',
    kind: 'operation',
    method: 'POST',
    path: '/v1/probes',
    aliases: ['launchProbe'],
    sections: [
      { text: 'Sends a probe.' },
      { id: 'body.orbit_start_date', heading: 'orbit_start_date', text: 'When it arrives.' },
      { id: 'body.orbit_end_date', heading: 'orbit_end_date', text: 'When it starts to leave.' },
      { id: 'response-404', heading: '404', text: 'Planet not found' },
    ],
  }),
  planetPage({
    title: 'Change a probe',
    kind: 'operation',
    method: 'PATCH',
    path: '/v1/probes/{id}',
    sections: [{ text: 'Changes a probe that has been sent.' }],
  }),
  planetPage({ title: 'Überblick', sections: [{ text: 'Straßen gibt es keine.' }] }),
]);

describe('a search finds', () => {
  it.each([
    ['mars', 'Mars'],
    ['dust storm', 'Mars'],
    ['fourth planet', 'Mars'],
    ['deimos', 'Mars'],
    ['post /v1/probes', 'Create a probe'],
    ['POST /v1/probes', 'Create a probe'],
    ['/v1/probes', 'Create a probe'],
    ['/v1/probes/{id}', 'Change a probe'],
    ['launchProbe', 'Create a probe'],
    ['launch', 'Create a probe'],
    ['orbit_start_date', 'Create a probe'],
    ['orbitStartDate', 'Create a probe'],
    ['orbitstart', 'Create a probe'],
    ['planet not found', 'Create a probe'],
    ['uberblick', 'Überblick'],
    ['strassen', 'Überblick'],
  ])('%s in %s', async (query, title) => {
    expect((await planets.titles(query))[0]).toBe(title);
  });

  it.each([
    ['jupitre', 'Moons of Jupiter', 'jupiter'],
    ['prboe', 'Create a probe', 'probe'],
    ['phobso', 'Mars', 'phobos'],
    ['ganimede', 'Moons of Jupiter', 'ganymede'],
  ])('%s despite a typing error', async (query, title, meant) => {
    const { hits, corrections } = await planets.searcher.search(query);
    expect(hits[0]?.title).toBe(title);
    expect(corrections).toEqual([{ typed: query, meant }]);
  });

  it.each([
    ['countMoons', 'Counting'],
    ['moon.count', 'Reference'],
    ['launchProbe', 'Send a probe'],
    ['probe send', 'Send a probe'],
    ['crewSize', 'crewSize | Settings'],
  ])('%s first on the page that it names: %s', async (query, title) => {
    const named = searchIn([
      planetPage({
        title: 'Count moons with a telescope',
        sections: [{ text: 'countMoons countMoons moon.count moon count count moon crewSize' }],
      }),
      planetPage({
        title: 'Counting',
        sections: [{ text: '' }, { id: 'c', heading: 'countMoons()', text: 'Long. '.repeat(99) }],
      }),
      planetPage({
        title: 'Reference',
        sections: [
          { text: '' },
          { id: 'm', heading: 'moon.count', text: 'Long. '.repeat(99) },
          { id: 's', heading: 'crewSize', text: 'crewSize' },
        ],
      }),
      planetPage({ title: 'crewSize | Settings', sections: [{ text: 'How many.' }] }),
      planetPage({ title: 'LaunchProbe', kind: 'schema', sections: [{ text: 'launchProbe' }] }),
      planetPage({
        title: 'A probe was launched',
        kind: 'operation',
        method: 'POST',
        path: 'probeLaunched',
        aliases: ['launchProbe'],
      }),
      planetPage({
        title: 'Send a probe',
        kind: 'operation',
        method: 'POST',
        path: '/probes',
        aliases: ['launchProbe'],
      }),
    ]);
    expect((await named.titles(query))[0]).toBe(title);
  });

  it.each([
    ['path.join', 'Path', 'signature of a heading, on the page that is called so'],
    ['path.join()', 'Path', 'call'],
    ['case.each', 'Cases', 'name among many that hold it'],
    ['openProbe', 'Probes', 'one of several names in a heading'],
    ['closeProbe', 'Probes', 'last of several names in a heading'],
    ['modulePaths', 'Options', 'name before a type'],
    ['$orbit', 'Runes', 'name with a sign'],
    ['orbit()', 'Orbits', 'name without the sign'],
    ['v-moon', 'Component v-moon', 'title with the name before headings of several pages'],
    ['redirect', 'Redirects', 'title of one word in another number'],
    ['REDIRECTS', 'Redirects', 'title in another case'],
    ['environment variable', 'Environment Variables', 'title of two words in another number'],
    ['how do I use environment variables', 'Environment Variables', 'title in a question'],
    ['static assets', 'Static Asset Handling', 'title that begins so before a heading'],
    ['how do I validate data', 'Validating data', 'verb in another form'],
    ['land a probe on a moon of saturn safely', 'Landing', 'long heading'],
  ])('%s on the page %s by the %s', async (query, title) => {
    expect((await foreign().titles(query))[0]).toBe(title);
  });

  it('an exact title before pages with more occurrences', async () => {
    expect((await planets.titles('moons')).slice(0, 2)).toEqual(['Moons', 'Moons of Jupiter']);
  });

  it.each(['use my own font', 'using our fonts', 'can we use your font for that'])(
    '%s on the page with this heading before texts with all of the words',
    async (query) => {
      const { titles } = searchIn([
        planetPage({
          title: 'Blocks',
          sections: [{ text: `Use ${query} for your own font, our fonts and my font. `.repeat(3) }],
        }),
        planetPage({
          title: 'Theme',
          sections: [{ text: '' }, { id: 'fonts', heading: 'Fonts', text: 'A family of letters.' }],
        }),
      ]);
      expect((await titles(query))[0]).toBe('Theme');
    },
  );

  it('a mistyped exact title first', async () => {
    expect((await planets.titles('mooms'))[0]).toBe('Moons');
  });

  it('a mistyped title before a shorter word of texts that is as near', async () => {
    const { titles } = searchIn(
      ['Create a release', 'Create an orbit'].map((title) =>
        planetPage({ title, sections: [{ text: 'orbits that relate' }] }),
      ),
    );
    expect((await titles('create relase'))[0]).toBe('Create a release');
  });

  it.each([
    ['create probe', 'Create a probe for a planet'],
    ['create prob', 'Create a probe'],
    ['create a probe', 'Create a probe'],
    ['a probe create', 'Create a probe'],
    ['planet probe list', 'List a probe of the planet'],
  ])('%s on the page with the shortest phrase of these words: %s', async (query, title) => {
    const { titles } = searchIn(
      [
        'Create probe fields',
        'Create a probe for a planet',
        ...(title === 'Create a probe' ? [title] : []),
        'List a probe of the planet',
        'Create probes that list planets',
      ].map((name) => planetPage({ title: name })),
    );
    expect((await titles(query))[0]).toBe(title);
  });

  it('the matching section, not only its page', async () => {
    const { searcher } = planets;
    const [hit] = (await searcher.search('orbit_start_date')).hits;
    const [text, heading, id] = await searcher.text(hit?.sections[0] ?? 0);
    expect([text, heading, id]).toEqual([
      'When it arrives.',
      'orbit_start_date',
      'body.orbit_start_date',
    ]);
  });

  it('a page by words of its title and its text together', async () => {
    expect((await planets.titles('mars phobos'))[0]).toBe('Mars');
  });

  it('the page with most of the words when no page has all', async () => {
    const found = await planets.titles('europa callisto tardigrade');
    expect(found).toEqual(['Moons of Jupiter']);
  });

  it.each([
    ['call probe from earth', 'Calling the probe from Earth', 'words in the order of the query'],
    ['earth probes', 'Earth Probe', 'words in the order of the query and another number'],
    ['space craft', 'Spacecraft', 'one word for two'],
    ['build space craft', 'Building a spacecraft', 'one word for two of the query'],
  ])('for %s first the title %s: %s', async (query, title) => {
    const titles = ['Calling Earth from the probe', 'Calling the probe from Earth'];
    const others = ['Probe on Earth', 'Earth Probe', 'Spacecraft', 'Building a spacecraft'];
    const { titles: search } = searchIn([
      planetPage({
        title: 'Space',
        sections: [{ text: 'A craft in space. Build the space craft.' }],
      }),
      ...[...titles, ...others].map((one) => planetPage({ title: one })),
    ]);
    expect((await search(query))[0]).toBe(title);
  });

  it.each([
    ['moon count', true],
    ['moon_count', false],
  ])(
    'for %s first a guide with it as a heading, or operations with it as a field: %s',
    async (query, isGuide) => {
      const operation = (name: string) =>
        planetPage({
          title: name,
          kind: 'operation',
          method: 'POST',
          path: '/planets',
          sections: [{ text: '' }, { id: 'f', heading: 'moon_count', text: 'The count of moons.' }],
        });
      const { titles } = searchIn([
        planetPage({
          title: 'Conventions',
          sections: [{ text: '' }, { id: 'm', heading: 'Moon count', text: 'Long. '.repeat(99) }],
        }),
        operation('Create a planet'),
        operation('Change a planet'),
      ]);
      expect((await titles(query))[0] === 'Conventions').toBe(isGuide);
    },
  );

  it.each([
    ['moon keys', 'List public moon keys of a planet'],
    ['moon_keys', 'Overview'],
  ])(
    'for %s first %s, with its words in the title or its spelling in a schema',
    async (query, title) => {
      const { titles } = searchIn([
        planetPage({
          title: 'Overview',
          kind: 'schema',
          sections: [{ text: '' }, { id: 'k', heading: 'moon_keys', text: 'The keys.' }],
        }),
        planetPage({
          title: 'List public moon keys of a planet',
          kind: 'operation',
          method: 'GET',
          path: '/keyrings',
          sections: [{ text: 'Long. '.repeat(99) }],
        }),
      ]);
      expect((await titles(query))[0]).toBe(title);
    },
  );

  it('other forms of a word that it has corrected', async () => {
    const { titles } = searchIn([
      planetPage({ title: 'Dust', sections: [{ text: 'Planet classes: what classes mean.' }] }),
      planetPage({ title: 'Planet class' }),
    ]);
    expect(await titles('planet clases')).toEqual(['Planet class', 'Dust']);
  });

  it('the title that a misspelled word of a text means, before that text', async () => {
    const { titles } = searchIn([
      planetPage({ title: 'News', sections: [{ text: 'Better atmosfere tests.' }] }),
      planetPage({ title: 'Atmosphere', sections: [{ text: 'The gas around a planet.' }] }),
      planetPage({ title: 'Moons', sections: [{ text: 'Without atmosphere.' }] }),
    ]);
    expect(await titles('atmosfere')).toEqual(['Atmosphere', 'News', 'Moons']);
  });

  it('pages that lack one word after the few that have all words', async () => {
    const found = await planets.titles('planet dust');
    expect(found[0]).toBe('Mars');
    expect(found.slice(1)).toContain('Moons');
  });

  it('no pages that lack a part of a name in code', async () => {
    expect(await planets.titles('orbit_end_date')).toEqual(['Create a probe']);
  });

  it.each(['', '   ', '?!', 'tardigrade', '火星'])('nothing for "%s"', async (query) => {
    expect(await planets.titles(query)).toEqual([]);
  });

  it('a page for a very long query', async () => {
    expect(await planets.titles('mars '.repeat(2000))).toContain('Mars');
  });
});

describe('a search in another script', () => {
  it('finds a Japanese word inside a sentence', async () => {
    const { titles } = searchIn(
      [
        planetPage({
          title: '火星',
          url: '/ja/mars',
          sections: [{ text: '火星の軌道を測定する。' }],
        }),
        planetPage({ title: '金星', url: '/ja/venus', sections: [{ text: '雲に覆われている。' }] }),
      ],
      'ja',
    );
    expect(await titles('軌道')).toEqual(['火星']);
    expect(await titles('金星')).toEqual(['金星']);
    expect(await titles('雲')).toEqual(['金星']);
  });

  it('finds an Arabic word with and without the article and vowel marks', async () => {
    const { titles } = searchIn(
      [
        planetPage({
          title: 'المريخ',
          url: '/ar/mars',
          sections: [{ text: 'مَدارُ الكوكب الأحمر.' }],
        }),
      ],
      'ar',
    );
    for (const query of ['مدار', 'المدار', 'كوكب', 'مريخ', 'الاحمر']) {
      expect(await titles(query), query).toEqual(['المريخ']);
    }
  });
});

/** Headings and titles as in documentation of software. */
function foreign(): ReturnType<typeof searchIn> {
  const long = 'Long. '.repeat(99);
  const page = (title: string, ...headings: readonly string[]) =>
    planetPage({
      title,
      sections: [
        { text: long },
        ...headings.map((heading, index) => ({ id: `h${index}`, heading, text: long })),
      ],
    });
  const words =
    'path.join path join openProbe closeProbe modulePaths module paths orbit v-moon moon redirect redirects environment variable variables use static assets do validate data land a probe on a moon of saturn safely how';
  return searchIn([
    planetPage({ title: 'A store of words', sections: [{ text: `${words} ${words} ${words}` }] }),
    page('Path', 'path.join(first, [second, ]rest)'),
    page('A guide to stores', 'path.join'),
    page('Probes', 'openProbe() & closeProbe()'),
    page(
      'Cases',
      ...Array.from({ length: 12 }, (_, index) => `case.mode${index}.each(rows)`),
      'case.each(rows)(name, check)',
    ),
    page('Each case'),
    page('Options', 'modulePaths [object<string, string | array<string>>]'),
    page('Runes', '$orbit'),
    page('Orbits', 'orbit()'),
    page('Component v-moon'),
    page('Directives', 'v-moon'),
    page('Rendering', 'v-moon'),
    page('Redirects'),
    page('Redirect all of the old pages'),
    page('Environment Variables'),
    page('Modes', 'Environment variable files'),
    page('Static Asset Handling'),
    page('Features', 'Static assets'),
    page('Validating data'),
    page('Landing', 'Land a probe on a moon of Saturn safely'),
    page('Moons of Saturn', 'Probe'),
  ]);
}

it('prefers pages whose tag or category has words of the query', async () => {
  const page = (title: string, breadcrumbs: readonly string[]) =>
    planetPage({ title, breadcrumbs, sections: [{ text: 'Landing on moons and probes.' }] });
  const { titles } = searchIn([page('Legs', ['Probes']), page('Dust', ['API', 'Moons'])]);
  expect(await titles('moon landing')).toEqual(['Dust', 'Legs']);
  expect(await titles('probe landing')).toEqual(['Legs', 'Dust']);
});

it('shows the schema with the name of a query behind two operations at most', async () => {
  const operations = [
    ['GET', '/moons'],
    ['POST', '/moons'],
    ['GET', '/moons/{id}'],
    ['DELETE', '/moons/{id}'],
  ].map(([method, path]) =>
    planetPage({ title: `${method} ${path}`, kind: 'operation', method, path }),
  );
  const schemas = ['Moon', 'MoonRock'].map((title) => planetPage({ title, kind: 'schema' }));
  const titles = await searchIn([...operations, ...schemas]).titles('moon');
  expect(titles.slice(0, 4)).toEqual(['GET /moons', 'POST /moons', 'Moon', 'GET /moons/{id}']);
});

it('shows operations with the words of a query in their titles before the schema with its name', async () => {
  const lookup = planetPage({
    title: 'Reverse orbit lookup',
    kind: 'operation',
    method: 'POST',
    path: '/lookups',
  });
  const schema = planetPage({ title: 'reverse_orbit', kind: 'schema' });
  const { titles } = searchIn([schema, lookup]);
  expect(await titles('reverse orbit')).toEqual([lookup.title, schema.title]);
  expect(await titles('reverse_orbit')).toEqual([schema.title, lookup.title]);
});

describe('a keyword of the front matter', () => {
  const texts = (text: string) => ({ sections: [{ text }, { heading: 'A walk', text }] });
  const keywords = ['suits in space', 'a SpaceWalk'];

  it('brings its page before pages with the words in their texts, but not before one with them as a heading', async () => {
    const { titles } = searchIn([
      planetPage({ title: 'Clothes', ...texts('A space suit, space suits and more space suits.') }),
      planetPage({ title: 'Leave the ship', aliases: keywords, keywords }),
      planetPage({ title: 'Suits', ...texts('Suits for space.') }),
      planetPage({ title: 'Walks', sections: [{ text: '' }, { heading: 'Spacewalk', text: '' }] }),
    ]);
    expect((await titles('space suits'))[0]).toBe('Leave the ship');
    expect((await titles('suit space'))[0]).toBe('Leave the ship');
    expect(await titles('spacewalk')).toEqual(['Walks', 'Leave the ship']);
    expect((await titles('suits'))[0]).toBe('Suits');
  });

  it('tells nothing if several pages have it', async () => {
    const { titles } = searchIn([
      planetPage({ title: 'Leave the ship', aliases: keywords, keywords }),
      planetPage({ title: 'Return to the ship', aliases: keywords, keywords }),
      planetPage({
        title: 'Clothes',
        sections: [{ text: '' }, { heading: 'Space suits', text: '' }],
      }),
      planetPage({ title: 'Shop', sections: [{ text: '' }, { heading: 'Space suits', text: '' }] }),
    ]);
    expect((await titles('space suits')).slice(0, 2).toSorted()).toEqual(['Clothes', 'Shop']);
  });
});

describe('an operation with all but one word of the query in its title', () => {
  const dock = planetPage({
    title: 'Dock a probe at a station',
    kind: 'operation',
    sections: [{ text: '' }],
  });
  const logs = [...'abcdefg'].map((letter) =>
    planetPage({
      url: `/log-${letter}`,
      title: `Log ${letter}`,
      kind: 'schema',
      sections: [
        {
          text: 'We moor at dawn, unload the ice, feed the crew and repair the antenna. The probe needs no fuel, and the station is cold.',
        },
      ],
    }),
  );

  it('precedes schemas that only mention all words', async () => {
    const [first, ...others] = await searchIn([...logs, dock]).titles('moor probe station');
    expect(first).toBe(dock.title);
    expect(others).toHaveLength(logs.length);
  });

  it('follows a title with all words', async () => {
    const titled = planetPage({ title: 'Moor near a probe or station', sections: [{ text: '' }] });
    expect(await searchIn([dock, titled]).titles('moor probe station')).toEqual([
      titled.title,
      dock.title,
    ]);
  });
});

describe('an operation that the query names without a word of its texts', () => {
  const launch = planetPage({
    title: 'Sends rockets to planets',
    kind: 'operation',
    method: 'POST',
    path: '/v1/probes',
    aliases: ['PostProbes'],
    sections: [{ text: '' }],
  });

  it('precedes pages that only mention the words', async () => {
    const guide = planetPage({ title: 'Orbits', sections: [{ text: 'Create a probe first.' }] });
    expect(await searchIn([guide, launch]).titles('create probe')).toEqual([
      'Sends rockets to planets',
      'Orbits',
    ]);
  });

  it('follows a title with all words', async () => {
    const titled = planetPage({ title: 'Create a probe of Mars', sections: [{ text: '' }] });
    expect(await searchIn([launch, titled]).titles('create probe')).toEqual([
      'Create a probe of Mars',
      'Sends rockets to planets',
    ]);
  });
});
