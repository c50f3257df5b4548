import type { MessageDescriptor } from '@lingui/core';
import { expect, test } from 'vitest';
import { detailWords, kindWord } from './audit-words.ts';

const t = ({ message, id }: MessageDescriptor) => message ?? id ?? '';

test('says in words what was done, and where from and to', () => {
  expect(
    detailWords(
      [
        { name: 'action', value: 'approve' },
        { name: 'from', value: 'new' },
        { name: 'to', value: 'payment-pending' },
      ],
      t,
    ),
  ).toBe('approve, under review → payment pending');
  expect(detailWords([{ name: 'to', value: 'wikiAdmin' }], t)).toBe('administrator');
  expect(detailWords([], t)).toBeNull();
});

test('says what became of a case and of news, and what work was given to somebody', () => {
  const said = (name: string, value: string) => detailWords([{ name, value }], t);
  expect(said('change', 'versionRestored')).toBe('older version brought back');
  expect(said('change', 'replied')).toBe('replied');
  expect(said('kind', 'ticket')).toBe('request');
  expect(said('kind', 'held')).toBe('held for review');
  expect(said('change', 'TERMS')).toBe('terms of use');
  expect(said('action', 'requestEdit')).toBe('ask for an edit');
});

test('keeps what it has no word for', () => {
  expect(detailWords([{ name: 'list', value: 'TAX_SCHEMES' }], t)).toBe('TAX_SCHEMES');
  expect(kindWord('businessId', t)).toBe('business');
  expect(kindWord('userIds', t)).toBe('person');
  expect(kindWord('somethingId', t)).toBe('something');
});
