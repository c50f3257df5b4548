import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readTypeDefs } from '../graphql/schema.ts';
import { viewerWith } from '../testing/samples/viewer.ts';
import { type Access, type AccessRule, applyAccess, assertAccess } from './access.ts';
import type { MaybeViewer } from './session.ts';

const parts = readTypeDefs().join('\n');

test('every root field of the schema has a rule', () => {
  expect(() => applyAccess(buildSchema(parts))).not.toThrow();
});

test('a root field without a rule is found and not served', () => {
  const schema = buildSchema(
    `${parts} extend type Mutation { becomeKing: Boolean } extend type Query { secrets: [String] }`,
  );
  expect(() => applyAccess(schema)).toThrow('Query.secrets, Mutation.becomeKing');
});

test('a root field for administrators says of which duties it is one', () => {
  const schema = buildSchema(
    `${parts} extend type Query { secrets: [String] @access(rule: ADMIN) }`,
  );
  expect(() => applyAccess(schema)).toThrow('Query.secrets');
});

describe('who passes', () => {
  const code = (rule: AccessRule, who: MaybeViewer, more: Partial<Access> = {}) => {
    const duties: Access['duties'] = rule === 'ADMIN' ? ['BILLING'] : [];
    try {
      assertAccess({ rule, duties, session: false, writes: false, ...more }, who);
      return 'passes';
    } catch (error) {
      return (error as { extensions: { code: string } }).extensions.code;
    }
  };
  const visitor = null;
  const member = viewerWith();
  const frozen = viewerWith({ isAuthorized: false });
  const frozenAdmin = viewerWith({
    isAuthorized: false,
    memberType: 'wikiAdmin',
    staffRole: 'full',
  });
  const businessAdmin = viewerWith({ memberType: 'businessAdmin' });
  const admin = viewerWith({ memberType: 'wikiAdmin' });
  const support = viewerWith({ memberType: 'wikiAdmin', staffRole: 'support' });
  const nothing = viewerWith({ memberType: 'wikiAdmin', staffRole: null });
  const reader = viewerWith({ scopes: ['READ'] });
  const writer = viewerWith({ scopes: ['READ', 'WRITE'] });

  test.each([
    ['a reading token reads', reader, {}, 'passes'],
    ['and writes nothing', reader, { writes: true }, 'TOKEN_SCOPE'],
    ['a writing token writes', writer, { writes: true }, 'passes'],
    ['no token is for the account itself', writer, { session: true }, 'TOKEN_SCOPE'],
    ['whoever signed in is', member, { session: true, writes: true }, 'passes'],
  ] as const)('%s', (_name, who, more, expected) => {
    expect(code('SIGNED_IN', who, more)).toBe(expected);
  });

  test.each([
    ['ALWAYS', visitor, 'passes'],
    ['ALWAYS', member, 'passes'],
    ['ALWAYS', frozen, 'passes'],
    ['PUBLIC', visitor, 'passes'],
    ['PUBLIC', member, 'passes'],
    ['PUBLIC', frozen, 'REAUTHORIZATION_REQUIRED'],
    ['SIGNED_IN', visitor, 'UNAUTHENTICATED'],
    ['SIGNED_IN', member, 'passes'],
    ['SIGNED_IN', frozen, 'REAUTHORIZATION_REQUIRED'],
    ['REAUTHORIZATION', visitor, 'UNAUTHENTICATED'],
    ['REAUTHORIZATION', member, 'passes'],
    ['REAUTHORIZATION', frozen, 'passes'],
    ['ADMIN', visitor, 'UNAUTHENTICATED'],
    ['ADMIN', member, 'FORBIDDEN'],
    ['ADMIN', businessAdmin, 'FORBIDDEN'],
    ['ADMIN', frozenAdmin, 'REAUTHORIZATION_REQUIRED'],
    ['ADMIN', admin, 'passes'],
    ['ADMIN', support, 'FORBIDDEN'],
    ['ADMIN', nothing, 'FORBIDDEN'],
    ['STAFF', visitor, 'UNAUTHENTICATED'],
    ['STAFF', businessAdmin, 'FORBIDDEN'],
    ['STAFF', frozenAdmin, 'REAUTHORIZATION_REQUIRED'],
    ['STAFF', support, 'passes'],
    ['STAFF', admin, 'passes'],
  ] as const)('%s, case %#', (rule, who, expected) => {
    expect(code(rule, who)).toBe(expected);
  });
});
