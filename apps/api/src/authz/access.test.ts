import { readFileSync } from 'node:fs';
import { buildSchema, extendSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { access, accessGaps, applyAccess, assertAccess } from './access.ts';
import type { MaybeViewer } from './session.ts';

const contract = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
const viewer = (changes: Partial<NonNullable<MaybeViewer>> = {}): MaybeViewer => ({
  userId: 'u',
  sessionId: 's',
  memberType: 'user',
  isAuthorized: true,
  emailVerified: true,
  businessId: null,
  language: 'en',
  ...changes,
});

test('every root field of the contract has a rule, and every rule a field', () => {
  expect(accessGaps(buildSchema(contract))).toEqual({ missing: [], unknown: [] });
});

test('a root field without a rule is found and not served', () => {
  const schema = extendSchema(
    buildSchema(contract),
    parse('extend type Mutation { becomeKing: Boolean } extend type Query { secrets: [String] }'),
  );
  expect(accessGaps(schema).missing).toEqual(['Query.secrets', 'Mutation.becomeKing']);
  expect(() => applyAccess(schema)).toThrow('Query.secrets, Mutation.becomeKing');
});

test('names that objects carry by birth are no rules', () => {
  expect(Object.hasOwn(access, 'constructor')).toBe(false);
});

describe('who passes', () => {
  const code = (...[rule, who]: Parameters<typeof assertAccess>) => {
    try {
      assertAccess(rule, who);
      return 'passes';
    } catch (error) {
      return (error as { extensions: { code: string } }).extensions.code;
    }
  };
  const visitor = null;
  const member = viewer();
  const frozen = viewer({ isAuthorized: false });
  const frozenAdmin = viewer({ isAuthorized: false, memberType: 'wikiAdmin' });
  const businessAdmin = viewer({ memberType: 'businessAdmin' });
  const admin = viewer({ memberType: 'wikiAdmin' });

  test.each([
    ['always', visitor, 'passes'],
    ['always', member, 'passes'],
    ['always', frozen, 'passes'],
    ['public', visitor, 'passes'],
    ['public', member, 'passes'],
    ['public', frozen, 'REAUTHORIZATION_REQUIRED'],
    ['signedIn', visitor, 'UNAUTHENTICATED'],
    ['signedIn', member, 'passes'],
    ['signedIn', frozen, 'REAUTHORIZATION_REQUIRED'],
    ['reauthorization', visitor, 'UNAUTHENTICATED'],
    ['reauthorization', member, 'passes'],
    ['reauthorization', frozen, 'passes'],
    ['admin', visitor, 'UNAUTHENTICATED'],
    ['admin', member, 'FORBIDDEN'],
    ['admin', businessAdmin, 'FORBIDDEN'],
    ['admin', frozenAdmin, 'REAUTHORIZATION_REQUIRED'],
    ['admin', admin, 'passes'],
  ] as const)('%s, case %#', (rule, who, expected) => {
    expect(code(rule, who)).toBe(expected);
  });
});
