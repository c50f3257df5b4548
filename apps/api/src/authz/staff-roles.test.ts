import { type StaffRole, dutiesOf, staffRoles } from '@wiki/domain';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  getNamedType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTypeDefs } from '../graphql/schema.ts';
import { createClient } from '../testing/client.ts';
import { buildBusiness } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildPerson, type Person } from '../testing/world.ts';
import { type Access, accessOf, assertAccess } from './access.ts';

/** What every scalar takes; an id that nothing has. */
const samples: Readonly<Record<string, unknown>> = {
  ID: '0'.repeat(24),
  Int: 1,
  SafeInt: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-01-31T12:00:00.000Z',
  Date: '2026-01-31',
};

/** A value of a type: what must be there and no more. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return Object.fromEntries(given.map((field) => [field.name, sampleOf(field.type)]));
  }
  return samples[type.name] ?? 'x';
}

const schema = buildSchema(readTypeDefs().join('\n'));
const administered = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) => {
    const access = root ? accessOf(schema, root, field) : null;
    const isAdministered = access?.rule === 'ADMIN' || access?.rule === 'STAFF';
    return root && access && isAdministered
      ? [{ name: field.name, root: root.name, field, access }]
      : [];
  }),
);

function operationOf(root: string, field: GraphQLField<unknown, unknown>) {
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    text: `${root.toLowerCase()}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(needed.map(({ name, type }) => [name, sampleOf(type)])),
  };
}

const mayDo = (role: StaffRole, { rule, duties }: (typeof administered)[number]['access']) =>
  rule === 'STAFF' || duties.some((duty) => dutiesOf(role).includes(duty));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The code that each operation of the back office is answered with, by its name. */
async function answersTo(person: Pick<Person, 'client'>): Promise<Map<string, string | undefined>> {
  const codes = new Map<string, string | undefined>();
  for (const { name, root, field } of administered) {
    if (root === 'Subscription') continue;
    const { text, variables } = operationOf(root, field);
    const { errors } = await person.client.request(text, variables);
    codes.set(name, errors?.[0]?.extensions?.code as string | undefined);
  }
  return codes;
}

test('the back office has its operations', () => {
  expect(administered.length).toBeGreaterThan(100);
});

describe.each(staffRoles.filter((role) => role !== 'full'))('as %s', (role) => {
  test('every operation outside of the role is refused, every other one is not', async () => {
    const codes = await answersTo(
      await buildPerson(server, { memberType: 'wikiAdmin', staffRole: role }),
    );
    const wrong = administered.filter(
      ({ name, root, access }) =>
        root !== 'Subscription' && (codes.get(name) === 'FORBIDDEN') === mayDo(role, access),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('so is every stream', () => {
    const viewer = {
      userId: 'u',
      sessionId: 's',
      scopes: null,
      memberType: 'wikiAdmin',
      staffRole: role,
      isAuthorized: true,
      emailVerified: true,
      businessId: null,
      language: 'en',
    } as const;
    const passes = (access: Access) => {
      try {
        assertAccess(access, viewer);
        return true;
      } catch {
        return false;
      }
    };
    const streams = administered.filter(({ root }) => root === 'Subscription');
    expect(streams.map(({ access }) => passes(access))).toEqual(
      streams.map(({ access }) => mayDo(role, access)),
    );
  });
});

test('whoever does not administer is refused all of them', async () => {
  const businessId = (await buildBusiness())._id.toHexString();
  const people = [
    await buildPerson(server),
    await buildPerson(server, { memberType: 'business', businessId }),
    await buildPerson(server, { memberType: 'businessAdmin', businessId }),
    await buildPerson(server, { memberType: 'wikiAdmin', staffRole: null }),
  ];
  for (const person of people) {
    for (const [name, code] of await answersTo(person)) {
      const isStaff = person.user.memberType === 'wikiAdmin';
      const { rule } = administered.find((each) => each.name === name)?.access ?? {};
      if (isStaff && rule === 'STAFF') continue;
      expect.soft(code, name).toBe('FORBIDDEN');
    }
  }
  for (const [name, code] of await answersTo({ client: createClient(server) })) {
    expect.soft(code, name).toBe('UNAUTHENTICATED');
  }
});
