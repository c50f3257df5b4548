import { expect, test } from 'vitest';
import { draftOf } from './draft.ts';

const defaults = { name: '', city: null, password: '', consent: { version: 0 } };

test('keeps what was changed', () => {
  expect(draftOf({ ...defaults, name: 'Ana' }, defaults, [])).toEqual({ name: 'Ana' });
});

test('an empty field is the same as one never filled', () => {
  expect(draftOf({ ...defaults, city: '' }, defaults, [])).toEqual({});
});

test('never keeps a secret', () => {
  expect(draftOf({ ...defaults, password: 'Secreto1' }, defaults, ['password'])).toEqual({});
});

test('compares groups by what they hold', () => {
  expect(draftOf({ ...defaults, consent: { version: 0 } }, defaults, [])).toEqual({});
});
