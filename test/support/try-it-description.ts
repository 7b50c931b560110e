/** Origins of the servers of the description. */
export interface TryItServers {
  /** `http://127.0.0.1:40123`: responds as described. */
  readonly api: string;
  /** Responds with hostile content. */
  readonly weather: string;
}

const planet = { $ref: '#/components/schemas/Planet' };
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
const form = (schema: object) => ({ 'application/x-www-form-urlencoded': { schema } });
const account = {
  type: 'object',
  properties: {
    user: { type: 'string' },
    code: { type: 'string', format: 'password' },
    clientSecret: { type: 'string' },
  },
};
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 4 };
const mars = { name: 'Mars', kind: 'rock', mass: 0.107, moons: [{ name: 'Phobos' }] };

const member = {
  type: 'object',
  properties: {
    user: { type: 'string' },
    app: { type: 'object', properties: { clientSecret: { type: 'string' } } },
  },
};

/** An operation that only the hostile server has. */
const weather = (server: string, name: string, extra: object = {}) => ({
  servers: [{ url: server }],
  get: {
    tags: ['Weather'],
    operationId: name,
    summary: name,
    security: [{ key: [] }],
    responses: {
      200: { description: 'OK', content: json({ type: 'object', required: ['calm'] }) },
    },
    ...extra,
  },
});

/** A small API with every kind of form field, and a hostile server. */
export function tryItDescription({ api, weather: hostile }: TryItServers): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    servers: [
      { url: api },
      {
        url: `${hostile}/{version}`,
        variables: { version: { default: 'v1', enum: ['v1', 'v2'] } },
      },
    ],
    tags: [{ name: 'Planets' }, { name: 'Weather' }],
    paths: {
      '/planets': {
        get: {
          tags: ['Planets'],
          operationId: 'listPlanets',
          summary: 'List planets',
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } },
            {
              name: 'kind',
              in: 'query',
              schema: { type: 'string', enum: ['rock', 'gas', 'ice'] },
            },
            { name: 'rings', in: 'query', schema: { type: 'boolean' } },
            {
              name: 'names',
              in: 'query',
              schema: { type: 'array', items: { type: 'string' } },
              examples: {
                inner: { value: ['Mercury', 'Venus'] },
                outer: { summary: 'Outer planets', value: ['Uranus', 'Neptune'] },
              },
            },
            {
              name: 'filter',
              in: 'query',
              content: json({ type: 'object', properties: { mass: { type: 'number' } } }),
            },
            {
              name: 'X-Trace',
              in: 'header',
              // Causes catastrophic backtracking for a text that does not match.
              schema: { type: 'string', pattern: '^([\\w -]+)+$' },
            },
          ],
          security: [],
          responses: {
            200: {
              description: 'Planets',
              content: json({ type: 'array', items: planet }, [{ id: 4, ...mars }]),
            },
          },
        },
        post: {
          tags: ['Planets'],
          operationId: 'createPlanet',
          summary: 'Create a planet',
          security: [{ token: [] }, { key: [] }, { basic: [] }, { login: ['write'] }],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: planet,
                examples: {
                  mars: { summary: 'Mars', value: mars },
                  jupiter: { summary: 'Jupiter', value: { name: 'Jupiter', kind: 'gas' } },
                },
              },
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  properties: { name: { type: 'string' }, mass: { type: 'number' } },
                },
                example: { name: 'Venus', mass: 0.8 },
              },
            },
          },
          responses: {
            201: { description: 'Created', content: json(planet, { id: 9, ...mars }) },
            401: { description: 'Who are you?' },
            422: { description: 'No planet' },
          },
        },
      },
      '/planets/{id}': {
        get: {
          tags: ['Planets'],
          operationId: 'getPlanet',
          summary: 'Get a planet',
          parameters: [id],
          security: [{ key: [] }, {}],
          responses: { 200: { description: 'One', content: json(planet, { id: 4, ...mars }) } },
        },
      },
      '/planets/{id}/photo': {
        post: {
          tags: ['Planets'],
          operationId: 'addPhoto',
          summary: 'Add a photo',
          parameters: [id],
          security: [],
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['photo'],
                  properties: {
                    photo: { type: 'string', format: 'binary' },
                    caption: { type: 'string' },
                  },
                },
              },
            },
          },
          responses: { 204: { description: 'Added' } },
        },
      },
      '/redirect': weather(hostile, 'redirect'),
      '/html': weather(hostile, 'html'),
      '/odd': weather(hostile, 'odd'),
      '/huge': weather(hostile, 'huge'),
      '/endless': weather(hostile, 'endless'),
      '/events': weather(hostile, 'events'),
      '/cookie': weather(hostile, 'cookie'),
      '/closed': weather(hostile, 'closed'),
      '/login': weather(hostile, 'login', {
        security: [{ login: ['write'] }],
        parameters: [{ name: 'note', in: 'query', schema: { type: 'string' } }],
        servers: [{ url: hostile }, { url: hostile.replace('127.0.0.1', 'localhost') }],
      }),
      '/connect': weather(hostile, 'connect', { security: [{ connect: ['profile'] }] }),
      '/certificate': weather(hostile, 'certificate', { security: [{ certificate: [] }] }),
      '/quirks': weather(hostile, 'quirks', {
        parameters: [
          { name: 'flag', in: 'query', allowEmptyValue: true, schema: { type: 'string' } },
          { name: 'User-Agent', in: 'header', schema: { type: 'string' } },
        ],
      }),
      '/maps': {
        servers: [{ url: hostile }],
        post: {
          tags: ['Weather'],
          operationId: 'add-map',
          summary: 'add-map',
          security: [],
          requestBody: { required: true, content: { 'application/octet-stream': {} } },
          responses: { 204: { description: 'Added' } },
        },
      },
      '/members': {
        servers: [
          {
            url: hostile.replace('127.0.0.1', '{host}'),
            variables: { host: { default: '127.0.0.1', enum: ['127.0.0.1', 'localhost'] } },
          },
          { url: api },
        ],
        post: {
          tags: ['Weather'],
          operationId: 'add-member',
          summary: 'add-member',
          security: [],
          parameters: [
            { name: 'X-Secret-Key', in: 'header', required: true, schema: { type: 'string' } },
            { name: 'access_token', in: 'query', schema: { type: 'string' } },
            { name: 'note', in: 'query', schema: { type: 'string' } },
          ],
          requestBody: { required: true, content: { ...json(member), ...form(account) } },
          responses: { 204: { description: 'Added' } },
        },
      },
      '/accounts': {
        servers: [{ url: hostile }],
        post: {
          tags: ['Weather'],
          operationId: 'open-account',
          summary: 'open-account',
          security: [],
          requestBody: { required: true, content: { ...json(account), ...form(account) } },
          responses: { 204: { description: 'Opened' } },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        basic: { type: 'http', scheme: 'basic' },
        certificate: { type: 'mutualTLS' },
        connect: {
          type: 'openIdConnect',
          openIdConnectUrl: `${hostile}/.well-known/openid-configuration`,
        },
        login: {
          type: 'oauth2',
          flows: {
            authorizationCode: {
              authorizationUrl: `${hostile}/authorize`,
              tokenUrl: `${hostile}/token`,
              scopes: { read: 'Look at planets', write: 'Change planets' },
            },
            clientCredentials: {
              tokenUrl: `${hostile}/token`,
              scopes: { write: 'Change planets' },
            },
          },
        },
      },
      schemas: {
        Planet: {
          type: 'object',
          required: ['name', 'kind'],
          additionalProperties: false,
          properties: {
            id: { type: 'integer', readOnly: true },
            name: { type: 'string', minLength: 2 },
            kind: { type: 'string', enum: ['rock', 'gas', 'ice'] },
            mass: { type: 'number', description: 'Of the Earth', exclusiveMinimum: 0 },
            moons: { type: 'array', items: { $ref: '#/components/schemas/Moon' } },
          },
        },
        Moon: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, seen: { type: 'boolean' } },
        },
      },
    },
  };
}
