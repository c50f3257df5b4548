import { limits } from '@wiki/domain';
import {
  applicationDraftSchema,
  blacklistEntrySchema,
  reasonSchema,
  suspendUserSchema,
  updateProfileSchema,
} from '@wiki/domain/schemas';
import { expect, test } from 'vitest';
import { maxLengthOf } from './schema-limits.ts';

test('reads the greatest length of a text from its schema', () => {
  expect(maxLengthOf(suspendUserSchema, 'reason')).toBe(limits.reason.max);
});

test('finds it below what makes a field optional or transforms it', () => {
  expect(maxLengthOf(updateProfileSchema, 'city')).toEqual(expect.any(Number));
  expect(maxLengthOf(reasonSchema, 'text')).toBe(limits.reason.max);
});

test('finds it in a schema that chooses between several', () => {
  expect(maxLengthOf(blacklistEntrySchema, 'text')).toBe(limits.blacklist.text.max);
});

test('finds it in the entries of a list', () => {
  expect(maxLengthOf(applicationDraftSchema, 'shareholders.1.identification')).toBe(
    limits.application.identification,
  );
});

test('knows none of other fields', () => {
  expect(maxLengthOf(suspendUserSchema, 'until')).toBeUndefined();
  expect(maxLengthOf(suspendUserSchema, 'nothing.here')).toBeUndefined();
  expect(maxLengthOf(null, 'reason')).toBeUndefined();
});
