import { expect, test } from 'vitest';
import { inOrder } from './invitation-order.ts';

const invitations = [{ id: 'a' }, { id: 'b' }];

test('the invitation of the link stands apart from the others', () => {
  expect(inOrder(invitations, 'b')).toEqual({ wanted: { id: 'b' }, others: [{ id: 'a' }] });
});

test('a link to one that does not wait, or none, leaves the list as it is', () => {
  expect(inOrder(invitations, 'gone')).toEqual({ wanted: null, others: invitations });
  expect(inOrder(invitations, null)).toEqual({ wanted: null, others: invitations });
});
