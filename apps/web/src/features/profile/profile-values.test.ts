import { expect, test } from 'vitest';
import { changesOf, placeOf, valuesOf } from './profile-values.ts';

const profile = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Rojas',
  displayName: 'Ana Rojas',
  photoUrl: null,
  aboutMe: null,
  city: 'Cali',
  region: null,
  country: 'CO',
  dateJoined: '2026-11-21T00:00:00.000Z',
  memberType: 'user',
  email: 'ana@example.com',
  isEmailVerified: true,
  phone: null,
  address: null,
  dateOfBirth: null,
  addToNewsletter: null,
  language: 'es',
} as const;

test('what is not there is an empty field', () => {
  expect(valuesOf(profile)).toMatchObject({ phone: '', city: 'Cali', addToNewsletter: false });
});

test('only what was changed is sent, cleared fields included', () => {
  const before = valuesOf(profile);
  expect(changesOf({ ...before, city: '', phone: '+573001234567' }, before)).toEqual({
    city: '',
    phone: '+573001234567',
  });
  expect(changesOf(before, before)).toEqual({});
});

test('a place leaves out what is not known', () => {
  expect(placeOf(profile, () => 'Colombia')).toBe('Cali, Colombia');
  expect(placeOf({ city: null, region: null, country: null }, () => '')).toBe('');
});
