import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { buildUser } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { eraseUser } from './user.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const privateFields =
  'email isEmailVerified phone address dateOfBirth businessId isAuthorized addToNewsletter language customerId suspension { reason }';
const personal = {
  phone: '+573001234567',
  address: 'Calle 1',
  dateOfBirth: '1990-02-28',
  addToNewsletter: true,
  customerId: 'C-1',
};

describe('me', () => {
  it('is null for a visitor and the account with its private fields for its owner', async () => {
    expect(await createClient(server).data('{ me { id } }')).toEqual({ me: null });
    const { client, userId, user } = await buildPerson(server, personal);
    const { me } = await client.data<{ me: object }>(
      `{ me { id viewerCanEdit ${privateFields} } }`,
    );
    expect(me).toMatchObject({ id: userId, email: user.email, viewerCanEdit: true, ...personal });
  });
});

describe('a profile', () => {
  it('keeps its private fields from visitors and other members', async () => {
    const { userId } = await buildPerson(server, { ...personal, city: 'Cali' });
    const query = `query ($id: ID!) { user(id: $id) { city viewerCanEdit viewerCanSuspend ${privateFields} } }`;
    for (const client of [createClient(server), (await buildPerson(server)).client]) {
      const { user } = await client.data<{ user: Record<string, unknown> }>(query, { id: userId });
      const { city, viewerCanEdit, viewerCanSuspend, ...hidden } = user;
      expect({ city, viewerCanEdit, viewerCanSuspend }).toEqual({
        city: 'Cali',
        viewerCanEdit: false,
        viewerCanSuspend: false,
      });
      expect(new Set(Object.values(hidden))).toEqual(new Set([null]));
    }
  });

  it('shows them to administrators, who may suspend others', async () => {
    const { userId, user } = await buildPerson(server, personal);
    const { client, userId: adminId } = await buildPerson(server, { memberType: 'wikiAdmin' });
    const query =
      'query ($id: ID!) { user(id: $id) { email phone viewerCanEdit viewerCanSuspend } }';
    expect(await client.data(query, { id: userId })).toEqual({
      user: {
        email: user.email,
        phone: personal.phone,
        viewerCanEdit: false,
        viewerCanSuspend: true,
      },
    });
    expect(await client.data(query, { id: adminId })).toMatchObject({
      user: { viewerCanSuspend: false },
    });
  });

  it('is null for unknown ids and deleted accounts', async () => {
    const { _id } = await buildUser();
    await eraseUser(_id.toHexString());
    for (const id of [_id.toHexString(), '0'.repeat(24), 'nobody', '{"$gt":""}']) {
      const query = 'query ($id: ID!) { user(id: $id) { id } }';
      expect(await createClient(server).data(query, { id })).toEqual({ user: null });
    }
  });
});

describe('changing one’s profile', () => {
  const update =
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { firstName displayName city phone aboutMe } userErrors { code field } } }';

  it('changes what is given, clears what is null and keeps text as it was typed', async () => {
    const { client } = await buildPerson(server, { ...personal, city: 'Cali' });
    const aboutMe = 'Tejo mochilas.\n¿Y usted? 🌽 <b>no</b>';
    const { updateProfile } = await client.data<{ updateProfile: object }>(update, {
      input: { phone: null, aboutMe, country: 'CO' },
    });
    expect(updateProfile).toMatchObject({
      user: { city: 'Cali', phone: null, aboutMe },
      userErrors: [],
    });
    expect(await client.data('{ me { country aboutMe } }')).toEqual({
      me: { country: 'CO', aboutMe },
    });
  });

  it('lets the shown name follow the names until it was chosen', async () => {
    const { client } = await buildPerson(server, { firstName: 'Ana', lastName: 'Gil' });
    const change = (input: object) => client.data(update, { input });
    expect(await change({ firstName: 'Inés' })).toMatchObject({
      updateProfile: { user: { displayName: 'Inés Gil' } },
    });
    await change({ displayName: 'Tejidos Inés' });
    expect(await change({ firstName: 'Ana' })).toMatchObject({
      updateProfile: { user: { firstName: 'Ana', displayName: 'Tejidos Inés' } },
    });
  });

  it.each([
    [{ firstName: ' ' }, 'EMPTY_NAME', 'firstName'],
    [{ displayName: 'Soporte Wiki empresarios' }, 'NAME_RESERVED', 'displayName'],
    [{ lastName: 'Admin' }, 'NAME_RESERVED', 'lastName'],
    [{ displayName: 'www.premios.example' }, 'NAME_LIKE_LINK', 'displayName'],
    [{ displayName: 'x'.repeat(121) }, 'FIELD_TOO_LONG', 'displayName'],
    [{ phone: '300 123' }, 'INVALID_PHONE', 'phone'],
    [{ dateOfBirth: '9999-01-01' }, 'INVALID_DATE', 'dateOfBirth'],
    [{ country: 'Colombia' }, 'INVALID_COUNTRY', 'country'],
    [{ country: 'XX' }, 'INVALID_COUNTRY', 'country'],
    [{ aboutMe: 'a\u0000b' }, 'FIELD_INVALID', 'aboutMe'],
  ])('refuses %j with %s and changes nothing', async (fields, code, field) => {
    const { client } = await buildPerson(server);
    const { updateProfile } = await client.data<{ updateProfile: object }>(update, {
      input: { city: 'Quito', ...fields },
    });
    expect(updateProfile).toEqual({ user: null, userErrors: [{ code, field }] });
    expect(await client.data('{ me { city } }')).toEqual({ me: { city: null } });
  });

  it('leaves administrators any name, and others the one they have', async () => {
    const named = { displayName: 'Soporte Wiki empresarios' };
    const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
    expect(await admin.client.data(update, { input: named })).toMatchObject({
      updateProfile: { user: named },
    });
    const before = await buildPerson(server, named);
    const again = { ...named, city: 'Neiva' };
    expect(await before.client.data(update, { input: again })).toMatchObject({
      updateProfile: { user: again, userErrors: [] },
    });
  });

  it.each(['memberType', 'email', 'isAuthorized', 'businessId', 'customerId', 'photoUrl'])(
    'does not know the field %s',
    async (field) => {
      const { client } = await buildPerson(server);
      const { errors } = await client.request(update, { input: { [field]: 'wikiAdmin' } });
      expect(errors).toHaveLength(1);
    },
  );

  it('is refused to visitors, as is changing the language', async () => {
    const visitor = createClient(server);
    for (const mutation of [
      'mutation { updateProfile(input: { city: "Cali" }) { user { id } } }',
      'mutation { setLanguage(input: { language: ES }) { user { id } } }',
    ]) {
      expect(await visitor.request(mutation)).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    }
  });

  it('reaches the other tabs, from the position they had', async () => {
    const { client } = await buildPerson(server, { language: 'en' });
    const after = await cursorNow(server);
    await client.data('mutation { setLanguage(input: { language: ES }) { user { language } } }');
    const socket = await client.socket();
    const changes = socket.start<{ meChanged: { me: object } }>(
      'subscription ($after: EventCursor) { meChanged(after: $after) { me { language city } cursor } }',
      { after },
    );
    expect((await changes.next()).data?.meChanged.me).toEqual({ language: 'es', city: null });
    await client.data(update, { input: { city: 'Cali' } });
    expect((await changes.next()).data?.meChanged.me).toEqual({ language: 'es', city: 'Cali' });
    await socket.close();
  });

  it('reaches nobody else', async () => {
    const { client } = await buildPerson(server);
    const { client: other } = await buildPerson(server);
    const socket = await other.socket();
    const changes = socket.start('subscription { meChanged { me { city } } }');
    await client.data(update, { input: { city: 'Lima' } });
    await other.data(update, { input: { city: 'Cusco' } });
    expect(await changes.next()).toMatchObject({ data: { meChanged: { me: { city: 'Cusco' } } } });
    expect(changes.waiting).toBe(0);
    await socket.close();
  });

  it('is followed by the signed in only', async () => {
    const socket = await createClient(server).socket();
    const changes = socket.start('subscription { meChanged { cursor } }');
    expect(await changes.next()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await socket.close();
  });
});

describe('the list of accounts', () => {
  interface UsersPage {
    users: {
      edges: { cursor: string; node: { email: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }
  const query =
    'query ($first: Int!, $after: Cursor, $search: String) { users(first: $first, after: $after, search: $search) { edges { cursor node { email } } pageInfo { hasNextPage endCursor } } }';
  let admin: TestClient;
  beforeEach(async () => {
    admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
  });

  it('is refused to everybody but administrators', async () => {
    expect(await createClient(server).request(query, { first: 5 })).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    for (const memberType of ['user', 'business', 'businessAdmin'] as const) {
      const { client } = await buildPerson(server, { memberType });
      expect(await client.request(query, { first: 5 })).toMatchObject({
        errors: [{ extensions: { code: 'FORBIDDEN' } }],
      });
    }
  });

  it('is paged from the newest on without gaps, also among equal dates', async () => {
    const dateJoined = new Date('2020-01-01T00:00:00Z');
    const emails: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const { email } = await buildUser({ dateJoined, email: `paged-${count}@example.com` });
      emails.push(String(email));
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: UsersPage = await admin.data(query, { first: 3, after, search: 'PAGED-' });
      seen.push(...page.users.edges.map(({ node }) => node.email));
      after = page.users.pageInfo.hasNextPage ? page.users.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(7);
    expect(seen.toSorted()).toEqual(emails.toSorted());
  });

  it('is searched by the beginning of the address or of any word of the name, without accents', async () => {
    await buildUser({ email: 'zapato@example.com', displayName: 'Óscar Ñáñez' });
    const found = async (search: string) =>
      (await admin.data<UsersPage>(query, { first: 5, search })).users.edges.map(
        ({ node }) => node.email,
      );
    expect(await found('zapa')).toEqual(['zapato@example.com']);
    expect(await found('oscar ñ')).toEqual(['zapato@example.com']);
    expect(await found('Ñáñez')).toEqual(['zapato@example.com']);
    expect(await found('ez')).toEqual([]);
    expect(await found('.*')).toEqual([]);
  });

  it('refuses absurd pages, foreign cursors and long searches', async () => {
    const codeOf = async (variables: object) =>
      (await admin.request(query, { first: 5, ...variables })).errors?.[0]?.extensions?.code;
    for (const first of [0, -1, 51, 2_000_000_000]) {
      expect(await codeOf({ first })).toMatch(/BAD_REQUEST|QUERY_TOO_COMPLEX/);
    }
    expect(await codeOf({ after: 'nonsense' })).toBe('INVALID_CURSOR');
    expect(await codeOf({ search: 'x'.repeat(101) })).toBe('BAD_REQUEST');
  });
});
