import { describe, expect, it } from 'vitest';
import type { Context } from '../../graphql/context.ts';
import { User } from './resolvers/User.ts';
import type { UserRecord } from './user.model.ts';

describe('the author of content whose account was deleted', () => {
  it.each([
    ['en', 'Former member'],
    ['es', 'Persona que ya no está en la red'],
  ] as const)('reads in %s as %j', (language, name) => {
    const erased = { displayName: '', erasedAt: new Date() } as UserRecord;
    const context = { viewer: null, request: { ip: '', userAgent: '', language } } as Context;
    const { displayName } = User as {
      displayName: (user: UserRecord, args: object, context: Context) => string;
    };
    expect(displayName(erased, {}, context)).toBe(name);
  });
});
