import { expect, test } from 'vitest';
import { marksOf } from './marks-of.ts';

test('a field is done, open, or changed without being asked', () => {
  const marks = marksOf({
    comments: [{ field: 'taxId' }, { field: 'taxDocumentIds' }],
    changedFields: ['taxId', 'billingEmail'],
    unchangedFields: ['taxDocumentIds'],
  });
  expect(Object.fromEntries(marks)).toEqual({
    taxId: 'done',
    billingEmail: 'unasked',
    taxDocumentIds: 'open',
  });
  expect(marksOf(null).size).toBe(0);
});
