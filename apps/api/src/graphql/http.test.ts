import { getIntrospectionQuery, type IntrospectionQuery, type IntrospectionType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../testing/client.ts';
import { expectErrorLog, loggedLines } from '../testing/logs.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { changeSession, insertSession, standIn } from '../testing/stand-in.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn] });
  client = createClient(server);
});
afterAll(() => server.stop());

/** The code of the first error, over HTTP and over WebSocket: they must not differ. */
async function codes(query: string, variables?: Record<string, unknown>) {
  const http = await client.request(query, variables);
  const socket = await client.socket();
  const operation = socket.start(query, variables);
  const overSocket = await operation.next().then(
    ({ errors }) => errors,
    () => operation.ended,
  );
  await socket.close();
  return [http.errors?.[0]?.extensions?.code, overSocket?.[0]?.extensions?.code];
}

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test.each(['{"query":"{ me { id } }"}', '{"query":"{ nothing }"}', 'no JSON'])(
  'nobody on the way keeps the answer to %s',
  async (body) => {
    expect((await post(body)).headers.get('cache-control')).toBe('no-store');
  },
);

/** The names of types, values, fields and arguments that nothing is said of. */
const undescribed = (types: readonly IntrospectionType[]): string[] =>
  types.flatMap((type) => {
    const fields = type.kind === 'OBJECT' || type.kind === 'INTERFACE' ? type.fields : [];
    const inputs = type.kind === 'INPUT_OBJECT' ? type.inputFields : [];
    const values = type.kind === 'ENUM' ? type.enumValues : [];
    const parts = [...fields, ...fields.flatMap(({ args }) => args), ...inputs, ...values];
    return [type, ...parts]
      .filter(({ description }) => !description)
      .map(({ name }) => (name === type.name ? name : `${type.name}.${name}`));
  });

describe('what an operation may ask for', () => {
  test('the standard introspection passes, and describes everything', async () => {
    const { data, errors } = await client.request<IntrospectionQuery>(
      getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }),
    );
    expect(errors).toBeUndefined();
    const builtIn = /^(__.*|String|Int|Float|Boolean|ID)$/;
    const types = data?.__schema.types.filter(({ name }) => !builtIn.test(name)) ?? [];
    expect(types.length).toBeGreaterThan(50);
    expect(undescribed(types)).toEqual([]);
  });

  test.each([
    [
      'aliases',
      `{ ${Array.from({ length: 21 }, (_, n) => `a${n}: unreadNotificationCount`).join(' ')} }`,
    ],
    ['tokens', `{ ${'__typename '.repeat(2_001)} }`],
    ['directives', `{ __typename ${'@include(if: true) '.repeat(21)} }`],
    [
      'pages of pages',
      `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: products(first: 50) { edges { node { id business { id name city region country } } } }`).join(' ')} }`,
    ],
    [
      'introspection in circles',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    ],
  ])('%s have a limit', async (_what, query) => {
    const [http, socket] = await codes(query);
    expect(['QUERY_TOO_COMPLEX', 'BAD_REQUEST']).toContain(http);
    expect(socket).toBe(http);
  });

  test('an answer has a length, over HTTP and over a socket', async () => {
    const users = Array.from({ length: 19 }, (_, n) => `a${n}: user(id: $id) { id displayName }`);
    const query = `query ($id: ID!) { ${users.join(' ')} }`;
    expect(await codes(query, { id: 'x'.repeat(100_000) })).toEqual([undefined, undefined]);
    const tooLong = 'ANSWER_TOO_LARGE';
    expect(await codes(query, { id: 'x'.repeat(200_000) })).toEqual([tooLong, tooLong]);
  });

  test('a page size in a variable counts', async () => {
    const pages = Array.from(
      { length: 19 },
      (_, n) =>
        `a${n}: products(first: $n) { edges { node { id name { en } price { currency } business { id name } } } }`,
    ).join(' ');
    const query = `query ($n: Int!) { ${pages} }`;
    expect(await codes(query, { n: 50 })).toEqual(['QUERY_TOO_COMPLEX', 'QUERY_TOO_COMPLEX']);
  });

  test('depth has a limit, also through fragments', async () => {
    const deep = `${'{ ofType '.repeat(13)} { name } ${'}'.repeat(13)}`;
    expect(await codes(`{ __type(name: "User") ${deep} }`)).toEqual([
      'QUERY_TOO_COMPLEX',
      'QUERY_TOO_COMPLEX',
    ]);
  });

  test('what the schema is asked may be deeper, its lists in lists not', async () => {
    const type = `type ${'{ ofType '.repeat(20)} { name } ${'}'.repeat(20)}`;
    expect(await codes(`{ __schema { types { fields { ${type} } } } }`)).toEqual([
      undefined,
      undefined,
    ]);
    const listsInLists = '{ fields { type { fields { type { fields { name } } } } } }';
    expect(await codes(`{ __schema { types ${listsInLists} } }`)).toEqual([
      'BAD_REQUEST',
      'BAD_REQUEST',
    ]);
  });

  test('unknown fields, broken documents and missing variables are bad requests', async () => {
    for (const query of [
      '{ nothing }',
      '{',
      'query ($id: ID!) { user(id: $id) { id } }',
      'fragment a on Query { me { id } }',
    ]) {
      expect(await codes(query)).toEqual(['BAD_REQUEST', 'BAD_REQUEST']);
    }
  });
});

describe('what a request may be', () => {
  test('batches are refused', async () => {
    const response = await post(
      JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('BAD_REQUEST');
  });

  test('pages of other sites cannot send simple requests', async () => {
    const response = await fetch(`${server.url}/graphql?query={__typename}`);
    expect(response.status).toBe(400);
    const form = await post('query={__typename}', { 'content-type': 'text/plain' });
    expect(form.status).toBe(400);
  });

  test('GET reads and never writes', async () => {
    const get = (query: string) =>
      fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
    expect((await get('{ __typename }')).status).toBe(200);
    expect((await get('mutation { signOut { ok } }')).status).toBe(405);
  });

  test('bodies have a limit', async () => {
    const response = await post(
      JSON.stringify({ query: `{ __typename } # ${'x'.repeat(300_000)}` }),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'REQUEST_TOO_LARGE' } }],
    });
  });

  test.each([
    '',
    'null',
    '[]',
    '{"query":{"$gt":""}}',
    '{"query":"{__typename}","variables":"x"}',
    '{"query":"{__typename}","operationName":{"a":1}}',
    '{"__proto__":{"query":"{__typename}"}}',
    '{"query"',
  ])('a body of %j is refused without a stack', async (body) => {
    const response = await post(body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    expect(text).not.toMatch(/\.ts:|node_modules|at \w+ \(/);
    expect(text).toContain('BAD_REQUEST');
  });

  test('input keys that objects carry by birth, operators and huge numbers do no harm', async () => {
    const query =
      'query ($id: ID!, $n: Int) { user(id: $id) { id } products(first: $n) { edges { cursor } } }';
    for (const variables of [
      { id: { $gt: '' } },
      { id: ['a', 'b'] },
      { id: 'a', n: 1e308 },
      { id: 'a', n: 2 ** 53 + 2 },
      { id: 'a', n: '1; DROP' },
    ]) {
      expect((await client.request(query, variables)).errors?.[0]?.extensions?.code).toBe(
        'BAD_REQUEST',
      );
    }
    for (const id of ['__proto__', 'constructor', '{"$ne":null}', '\u0000', 'x'.repeat(10_000)]) {
      const { data } = await client.request('query ($id: ID!) { user(id: $id) { id } }', { id });
      expect(data).toEqual({ user: { id } });
    }
    const response = await post(
      '{"query":"query ($id: ID!) { user(id: $id) { id } }","variables":{"id":"a","__proto__":{"polluted":1}}}',
    );
    expect(response.status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('errors', () => {
  const user = (id: string) => client.request(`{ user(id: "${id}") { id } }`);

  test('a fault is answered with an id and nothing of its cause', async () => {
    expectErrorLog(/unexpected error/);
    const answer = await user('fault');
    expect(answer).toMatchObject({
      data: { user: null },
      errors: [{ path: ['user'], extensions: { code: 'INTERNAL' } }],
    });
    const errorId = answer.errors?.[0]?.extensions?.errorId as string;
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|ana@example|stack|\.ts/);
    const line = loggedLines().find((each) => JSON.stringify(each).includes(errorId));
    expect(line?.err?.message).toBe('The secret of [e-mail] is hunter2');
  });

  test('what the database cannot do now is unavailable', async () => {
    const answer = await user('network');
    expect(Object.keys(answer.errors?.[0]?.extensions ?? {})).toEqual(['code', 'requestId']);
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAVAILABLE');
    expect(JSON.stringify(answer)).not.toContain('10.0.0.1');
  });

  test('a refusal outside a payload keeps its code and seconds', async () => {
    expect((await user('refusal')).errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 42,
    });
  });

  test.each([
    ['{', {}, 'GRAPHQL_PARSE_FAILED', 'Syntax Error: Expected Name, found <EOF>.', [1, 2]],
    [
      '{\n  nothing }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
      'Cannot query field "nothing" on type "Query".',
      [2, 3],
    ],
    [
      'query ($n: Int) { products(first: $n) { edges { cursor } } }',
      { n: 'x' },
      'BAD_USER_INPUT',
      'Variable "$n" got invalid value "x"; Int cannot represent non-integer value: "x"',
      [1, 8],
    ],
  ])('%s says where it is wrong and of what kind', async (query, variables, code, message, at) => {
    const [line, column] = at;
    const expected = {
      message,
      locations: [{ line, column }],
      extensions: { code: 'BAD_REQUEST', apolloCode: code },
    };
    expect((await client.request(query, variables)).errors).toEqual([expected]);
    const socket = await client.socket();
    const operation = socket.start(query, variables);
    const told = await operation.next().then(
      ({ errors }) => errors,
      () => operation.ended,
    );
    await socket.close();
    expect(told).toEqual([expected]);
  });

  test('a root field nobody implements is a fault, not a lie', async () => {
    expectErrorLog(/unexpected error/);
    const { errors } = await client.request('{ site { baseUrl } }');
    expect(errors?.[0]?.extensions?.code).toBe('INTERNAL');
  });
});

describe('who asks', () => {
  const me = '{ me { id displayName } }';

  test('without a token: a visitor', async () => {
    expect(await createClient(server).data(me)).toEqual({ me: null });
    const { errors } = await createClient(server).request('{ unreadNotificationCount }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('with a token: as the session is now, at every request', async () => {
    const own = createClient(server);
    const { token, sessionId } = await insertSession(server.config, 'u1');
    own.accessToken = token;
    expect(await own.data(me)).toEqual({ me: { id: 'u1', displayName: 'user' } });
    changeSession(sessionId, { memberType: 'wikiAdmin' });
    expect(await own.data(me)).toEqual({ me: { id: 'u1', displayName: 'wikiAdmin' } });
    changeSession(sessionId, { isAuthorized: false });
    const { errors } = await own.request('{ unreadNotificationCount }');
    expect(errors?.[0]?.extensions?.code).toBe('REAUTHORIZATION_REQUIRED');
    changeSession(sessionId, null);
    const ended = await own.request(me);
    expect(ended.status).toBe(401);
    expect(ended.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  test.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSIsInNpZCI6InMifQ.'])(
    'a token like %s is refused with 401',
    async (token) => {
      const own = createClient(server);
      own.accessToken = token;
      expect((await own.request(me)).status).toBe(401);
    },
  );
});
