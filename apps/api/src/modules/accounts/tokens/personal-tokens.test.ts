import { closeCodes, limits } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, createClient, type TestClient } from '../../../testing/client.ts';
import { factoryPassword } from '../../../testing/factories.ts';
import { callsOf } from '../../../testing/mutations.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { PersonalTokenModel } from './personal-token.model.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await buildPerson(server);
});
afterAll(() => server.stop());

const fields = 'id name scopes ending dateExpires dateLastUsed';
const mutations = {
  createPersonalToken: `mutation ($input: CreatePersonalTokenInput!) { payload: createPersonalToken(input: $input) { token personalToken { ${fields} } userErrors { code field } } }`,
  revokePersonalToken: `mutation ($input: PersonalTokenIdInput!) { payload: revokePersonalToken(input: $input) { personalToken { id } userErrors { code field } } }`,
  updateProfile: `mutation ($input: UpdateProfileInput!) { payload: updateProfile(input: $input) { userErrors { code field } } }`,
};
interface Payload {
  token: string | null;
  personalToken: { id: string; ending: string; scopes: string[]; dateExpires: string } | null;
  userErrors: { code: string; field: string | null }[];
}
const { run, denial } = callsOf<Payload, keyof typeof mutations>(mutations);

const inputOf = (changes: Record<string, unknown> = {}) => ({
  name: 'Catalog of the shop',
  scopes: ['READ'],
  days: 30,
  password: factoryPassword,
  ...changes,
});

async function tokenOf(who: Person, changes: Record<string, unknown> = {}) {
  const { token, personalToken, userErrors } = await run(
    who.client,
    'createPersonalToken',
    inputOf(changes),
  );
  expect(userErrors).toEqual([]);
  return {
    id: personalToken?.id ?? '',
    client: clientOf(server, { accessToken: token }),
    token: String(token),
  };
}

const codeOf = async (client: TestClient, query: string) =>
  (await client.request(query)).errors?.[0]?.extensions?.['code'];

describe('a personal token', () => {
  it('acts for the person who made it, is told once and kept as a hash', async () => {
    const { client, token, id } = await tokenOf(person);
    expect(token).toMatch(/^wiki_[\da-f]{24}_[\w-]{43}$/);
    expect(await client.data('{ me { id } }')).toEqual({ me: { id: person.userId } });
    const { personalTokens } = await person.client.data<{ personalTokens: object[] }>(
      `{ personalTokens { ${fields} } }`,
    );
    expect(personalTokens).toContainEqual({
      id,
      name: 'Catalog of the shop',
      scopes: ['READ'],
      ending: token.slice(-4),
      dateExpires: expect.any(String) as string,
      dateLastUsed: expect.any(String) as string,
    });
    const stored = JSON.stringify(await PersonalTokenModel.findById(id).lean());
    expect(stored).not.toContain(token.slice(-43));
  });

  it('does what its scopes say and nothing of the account itself', async () => {
    const reader = await tokenOf(person);
    const writer = await tokenOf(person, { scopes: ['WRITE'] });
    const profile = { city: 'Cali' };
    expect(await denial(reader.client, 'updateProfile', profile)).toBe('TOKEN_SCOPE');
    expect((await run(writer.client, 'updateProfile', profile)).userErrors).toEqual([]);
    expect(await denial(writer.client, 'createPersonalToken', inputOf())).toBe('TOKEN_SCOPE');
    for (const query of [
      '{ mySessions { id } }',
      '{ exportMyData }',
      '{ personalTokens { id } }',
    ]) {
      expect(await codeOf(writer.client, query)).toBe('TOKEN_SCOPE');
    }
    const password = { newPassword: 'Otra-clave-27', confirmation: 'Otra-clave-27' };
    const { errors } = await writer.client.request(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }',
      { input: password },
    );
    expect(errors?.[0]?.extensions?.['code']).toBe('TOKEN_SCOPE');
  });

  it('of an administrator administers only where it says so', async () => {
    const admin = await buildPerson(server, { memberType: 'wikiAdmin' });
    const plain = await tokenOf(admin, { scopes: ['WRITE'] });
    const full = await tokenOf(admin, { scopes: ['ADMINISTER'] });
    const query = '{ savedViews { id } }';
    expect(await codeOf(plain.client, query)).toBe('FORBIDDEN');
    expect(await codeOf(full.client, query)).toBeUndefined();
    const refused = await run(
      person.client,
      'createPersonalToken',
      inputOf({ scopes: ['ADMINISTER'] }),
    );
    expect(refused.userErrors).toEqual([{ code: 'FIELD_INVALID', field: 'scopes' }]);
  });

  it('is refused when it is ended, when it is over, and when it is not one', async () => {
    const { client, id, token } = await tokenOf(person);
    const socket = await client.socket();
    await client.data('{ me { id } }');
    expect((await run(person.client, 'revokePersonalToken', { tokenId: id })).userErrors).toEqual(
      [],
    );
    expect(await codeOf(client, '{ me { id } }')).toBe('UNAUTHENTICATED');
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    const late = await tokenOf(person);
    await PersonalTokenModel.updateOne({ _id: late.id }, { $set: { expiresAt: new Date(0) } });
    expect(await codeOf(late.client, '{ me { id } }')).toBe('UNAUTHENTICATED');
    for (const wrong of [`${token.slice(0, -1)}_`, 'wiki_', 'wiki_x_y', `wiki_${late.id}_`]) {
      const stranger = clientOf(server, { accessToken: wrong });
      expect(await codeOf(stranger, '{ me { id } }')).toBe('UNAUTHENTICATED');
    }
  });

  it('ends with a new password and with the account’s suspension', async () => {
    const owner = await buildPerson(server);
    const { client } = await tokenOf(owner);
    await client.data('{ me { id } }');
    await owner.client.data(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok userErrors { code } } }',
      { input: { newPassword: 'Otra-clave-27', confirmation: 'Otra-clave-27' } },
    );
    expect(await codeOf(client, '{ me { id } }')).toBe('UNAUTHENTICATED');
    expect(await PersonalTokenModel.countDocuments({ userId: owner.userId })).toBe(0);
  });
});

describe('making one', () => {
  it('takes the password, a name, a scope and an end', async () => {
    const refusals: [Record<string, unknown>, string, string][] = [
      [{ password: 'not-mine-26' }, 'WRONG_PASSWORD', 'password'],
      [{ name: ' ' }, 'FIELD_REQUIRED', 'name'],
      [{ scopes: [] }, 'FIELD_REQUIRED', 'scopes'],
      [{ days: 0 }, 'FIELD_INVALID', 'days'],
      [{ days: limits.personalTokens.days + 1 }, 'FIELD_INVALID', 'days'],
    ];
    for (const [changes, code, field] of refusals) {
      const { token, userErrors } = await run(
        person.client,
        'createPersonalToken',
        inputOf(changes),
      );
      expect({ token, userErrors }).toEqual({ token: null, userErrors: [{ code, field }] });
    }
  });

  it('stops at the limit, also for those who ask at once', async () => {
    const owner = await buildPerson(server);
    const { max } = limits.personalTokens;
    const one = {
      userId: owner.userId,
      name: 'x',
      scopes: ['READ' as const],
      hash: 'x',
      ending: 'xxxx',
      lastUsedAt: null,
    };
    await PersonalTokenModel.insertMany(
      Array.from({ length: max - 1 }, () => ({
        ...one,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      })),
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => run(owner.client, 'createPersonalToken', inputOf())),
    );
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(await PersonalTokenModel.countDocuments({ userId: owner.userId })).toBe(max);
  });

  it('is for people who signed in, and each ends their own', async () => {
    const visitor = createClient(server);
    expect(await denial(visitor, 'createPersonalToken', inputOf())).toBe('UNAUTHENTICATED');
    expect(await denial(visitor, 'revokePersonalToken', { tokenId: 'x' })).toBe('UNAUTHENTICATED');
    expect(await codeOf(visitor, '{ personalTokens { id } }')).toBe('UNAUTHENTICATED');
    const { id, client } = await tokenOf(person);
    const other = await buildPerson(server);
    const { userErrors } = await run(other.client, 'revokePersonalToken', { tokenId: id });
    expect(userErrors).toEqual([{ code: 'NOT_FOUND', field: 'tokenId' }]);
    expect(await client.data('{ me { id } }')).toEqual({ me: { id: person.userId } });
  });
});
