import { describe, expect, it } from 'vitest';
import {
  deleteAccountSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  suspendUserSchema,
} from './accounts.ts';
import { notificationIdsSchema } from '../talk/notifications.ts';
import { setLanguageSchema, updateProfileSchema } from './users.ts';

const signUp = {
  firstName: 'Ana',
  lastName: 'Gil',
  email: 'ANA@example.com',
  password: 'maíz-y-jade',
  language: 'es',
  consent: { termsVersion: 1, privacyVersion: 1 },
};

const problems = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('signing up', () => {
  it('takes what an account is made of, without the newsletter by default', () => {
    expect(signUpSchema.parse(signUp)).toEqual({
      ...signUp,
      email: 'ana@example.com',
      addToNewsletter: false,
    });
  });

  it.each(['memberType', 'isAuthorized', 'userId', 'emailVerified', 'dateJoined', 'customerId'])(
    'refuses %s',
    (field) => {
      expect(signUpSchema.safeParse({ ...signUp, [field]: 'wikiAdmin' }).success).toBe(false);
    },
  );

  it('names every field at fault', () => {
    const result = signUpSchema.safeParse({
      ...signUp,
      firstName: ' ',
      email: 'x',
      password: '12345',
      consent: { termsVersion: 0, privacyVersion: 1 },
    });
    expect(problems(result)).toEqual([
      ['firstName', 'EMPTY_NAME'],
      ['email', 'INVALID_EMAIL'],
      ['password', 'WEAK_PASSWORD'],
      ['consent.termsVersion', 'CONSENT_REQUIRED'],
    ]);
  });
});

describe('comparing a password', () => {
  it('judges nothing but its presence', () => {
    expect(signInSchema.parse({ email: 'a@b.co', password: '1' }).password).toBe('1');
    expect(problems(signInSchema.safeParse({ email: 'a@b.co', password: '' }))).toEqual([
      ['password', 'FIELD_REQUIRED'],
    ]);
    expect(problems(deleteAccountSchema.safeParse({ password: 'x'.repeat(1025) }))).toEqual([
      ['password', 'WRONG_PASSWORD'],
    ]);
  });
});

describe('a new password', () => {
  it('must be confirmed, with or without a token', () => {
    const same = { newPassword: 'maíz-y-jade', confirmation: 'maíz-y-jade' };
    expect(resetPasswordSchema.safeParse(same).success).toBe(true);
    expect(resetPasswordSchema.safeParse({ ...same, token: 'abc' }).success).toBe(true);
    expect(problems(resetPasswordSchema.safeParse({ ...same, confirmation: 'otra' }))).toEqual([
      ['confirmation', 'PASSWORD_MISMATCH'],
    ]);
  });
});

describe('a suspension', () => {
  const suspension = { userId: 'u', reason: 'Spam' };

  it('has a reason of 3 to 500 characters and ends in the future or not at all', () => {
    expect(suspendUserSchema.safeParse(suspension).success).toBe(true);
    expect(problems(suspendUserSchema.safeParse({ ...suspension, reason: 'no' }))).toEqual([
      ['reason', 'FIELD_TOO_SHORT'],
    ]);
    expect(
      problems(suspendUserSchema.safeParse({ ...suspension, dateUntil: new Date(0) })),
    ).toEqual([['dateUntil', 'INVALID_DATE']]);
  });
});

describe('a profile', () => {
  it('changes what is given, clears what is null and leaves the rest', () => {
    expect(updateProfileSchema.parse({ city: ' Cali ', phone: null })).toEqual({
      city: 'Cali',
      phone: null,
    });
  });

  it.each(['memberType', 'email', 'isAuthorized', 'businessId', 'customerId', '__proto__x'])(
    'does not take %s',
    (field) => {
      expect(updateProfileSchema.safeParse({ [field]: 'x' }).success).toBe(false);
    },
  );

  it('never clears a name', () => {
    expect(problems(updateProfileSchema.safeParse({ firstName: '', displayName: ' ' }))).toEqual([
      ['firstName', 'EMPTY_NAME'],
      ['displayName', 'EMPTY_NAME'],
    ]);
    expect(updateProfileSchema.safeParse({ lastName: null }).success).toBe(false);
  });

  it('has one of our languages', () => {
    expect(setLanguageSchema.safeParse({ language: 'es' }).success).toBe(true);
    expect(setLanguageSchema.safeParse({ language: 'fr' }).success).toBe(false);
  });
});

describe('the notifications to act on', () => {
  it('are 1 to 100', () => {
    expect(notificationIdsSchema.safeParse({ ids: ['a'] }).success).toBe(true);
    expect(problems(notificationIdsSchema.safeParse({ ids: [] }))).toEqual([
      ['ids', 'FIELD_REQUIRED'],
    ]);
    const many = Array.from({ length: 101 }, String);
    expect(problems(notificationIdsSchema.safeParse({ ids: many }))).toEqual([
      ['ids', 'TOO_MANY_ITEMS'],
    ]);
  });
});
