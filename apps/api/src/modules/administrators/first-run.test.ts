import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureRateLimits } from '../../platform/rate-limit/rate-limit.ts';
import { createClient } from '../../testing/client.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { UserModel } from '../users/user.model.ts';
import { denial, refusals, run } from './administrators-test-kit.ts';
import { FirstRunCodeModel } from './first-run-code.model.ts';

let server: TestServer;
let code: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await UserModel.deleteMany({});
  await FirstRunCodeModel.deleteMany({});
  code = (await server.openFirstRun()) ?? '';
});
afterAll(() => server.stop());

const account = (name = 'ana') => ({
  firstName: 'Ana',
  lastName: 'Gil',
  email: `${name}@example.org`,
  password: 'Tejido-de-maíz-7',
  language: 'es',
});

const needs = async () =>
  (await createClient(server).data<{ needsAdministrator: boolean }>('{ needsAdministrator }'))
    .needsAdministrator;

const countAdministrators = () => UserModel.countDocuments({ memberType: 'wikiAdmin' });

describe('the first run', () => {
  it('makes the first administrator of a new account and signs it in, once', async () => {
    expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/);
    expect(await needs()).toBe(true);
    const client = createClient(server);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const payload = await run(client, 'becomeFirstAdministrator', {
      code: typed,
      account: account(),
    });
    expect(payload).toMatchObject({ user: { memberType: 'wikiAdmin' }, userErrors: [] });
    client.accessToken = payload.accessToken?.token ?? null;
    expect(await client.data('{ users(first: 5) { edges { node { email } } } }')).toEqual({
      users: { edges: [{ node: { email: 'ana@example.org' } }] },
    });
    expect(client.cookies.size).toBeGreaterThan(0);

    expect(await needs()).toBe(false);
    expect(await server.openFirstRun()).toBeNull();
    expect(await FirstRunCodeModel.countDocuments()).toBe(0);
    const again = { code, account: account('otra') };
    expect(await refusals(createClient(server), 'becomeFirstAdministrator', again)).toEqual([
      'CODE_INVALID code',
    ]);
  });

  it('makes the first administrator of who is signed in', async () => {
    const { client, userId } = await buildPerson(server);
    const payload = await run(client, 'becomeFirstAdministrator', { code });
    expect(payload).toEqual({
      user: { id: userId, memberType: 'wikiAdmin' },
      accessToken: null,
      userErrors: [],
    });
  });

  it('keeps only hashes of its codes', async () => {
    const stored = JSON.stringify(await FirstRunCodeModel.find().lean());
    for (const part of code.split('-')) expect(stored).not.toContain(part);
  });

  it('makes one administrator of fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        refusals(createClient(server), 'becomeFirstAdministrator', {
          code,
          account: account(`persona${index}`),
        }),
      ),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(await countAdministrators()).toBe(1);
    expect(await UserModel.countDocuments()).toBe(1);
  }, 120_000);

  it('has a code for each process that starts, and gives the oldest up', async () => {
    const codes: string[] = [];
    for (let index = 0; index < 5; index++) codes.push((await server.openFirstRun()) ?? '');
    const wrong = { code, account: account() };
    expect(await refusals(createClient(server), 'becomeFirstAdministrator', wrong)).toEqual([
      'CODE_INVALID code',
    ]);
    const right = { code: codes[0], account: account() };
    expect(await refusals(createClient(server), 'becomeFirstAdministrator', right)).toEqual([]);
  });

  it.each([
    [{ code: '' }, ['FIELD_REQUIRED code']],
    [{ code: 'AAAAA-AAAAA-AAAAA-AAAAA' }, ['CODE_INVALID code']],
    [{}, ['FIELD_REQUIRED account']],
    [{ account: { ...account(), email: 'ana' } }, ['INVALID_EMAIL account.email']],
    [{ account: { ...account(), password: 'password' } }, ['WEAK_PASSWORD account.password']],
    [{ account: { ...account(), password: 'Demo-2026-red' } }, ['WEAK_PASSWORD account.password']],
  ])('refuses %o', async (changes, codes) => {
    const input = { code, ...changes };
    expect(await refusals(createClient(server), 'becomeFirstAdministrator', input)).toEqual(codes);
    expect(await countAdministrators()).toBe(0);
  });

  it('refuses an address that has an account, and who may not become one', async () => {
    const { user } = await buildPerson(server);
    const taken = { code, account: { ...account(), email: user.email } };
    expect(await refusals(createClient(server), 'becomeFirstAdministrator', taken)).toEqual([
      'EMAIL_IN_USE account.email',
    ]);
    const businessId = (await buildBusiness())._id.toHexString();
    const { client } = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    expect(await refusals(client, 'becomeFirstAdministrator', { code })).toEqual([
      'WORKS_FOR_BUSINESS',
    ]);
    const { client: frozen } = await buildPerson(server, { isAuthorized: false });
    expect(await denial(frozen, 'becomeFirstAdministrator', { code })).toBe(
      'REAUTHORIZATION_REQUIRED',
    );
    expect(await countAdministrators()).toBe(0);
  });

  it('stops guessing, and lets whoever has the code correct the form', async () => {
    configureRateLimits({ rateLimits: true });
    const attempt = (input: object) =>
      refusals(createClient(server), 'becomeFirstAdministrator', input as Record<string, unknown>);
    for (let count = 0; count < 12; count++) {
      expect(await attempt({ code })).toEqual(['FIELD_REQUIRED account']);
    }
    const answers: string[] = [];
    for (let count = 0; count < 11; count++) {
      answers.push(...(await attempt({ code: `AAAAA-${count}` })));
    }
    expect(answers.filter((each) => each === 'CODE_INVALID code')).toHaveLength(10);
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
    configureRateLimits({ rateLimits: false });
  });

  it('is closed where there is an administrator already', async () => {
    await buildPerson(server, { memberType: 'wikiAdmin' });
    expect(await needs()).toBe(false);
    const input = { code, account: account() };
    expect(await refusals(createClient(server), 'becomeFirstAdministrator', input)).toEqual([
      'CODE_INVALID code',
    ]);
  });
});
