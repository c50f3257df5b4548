import { expect, test } from 'vitest';
import type { CommunityUpdateFieldsFragment } from '../../gql/community.ts';
import { linesOf } from './group-updates.ts';

const published = (id: string, businessId: string): CommunityUpdateFieldsFragment => ({
  id,
  kind: 'listingPublished',
  date: '2026-11-21T10:00:00Z',
  subject: {
    __typename: 'Product',
    id,
    type: 'product',
    listingName: { en: null, es: id },
    images: [],
    business: { id: businessId, name: businessId, logo: null },
  },
});

const joined = (id: string): CommunityUpdateFieldsFragment => ({
  id,
  kind: 'businessJoined',
  date: '2026-11-21T09:00:00Z',
  subject: { __typename: 'Business', id, name: id, city: 'Cali', country: 'CO', logo: null },
});

test('what a business publishes in a row is one line, with the date of the newest', () => {
  const lines = linesOf([
    published('a', 'x'),
    published('b', 'x'),
    published('c', 'y'),
    joined('z'),
  ]);
  expect(lines.map(({ kind, id }) => [kind, id])).toEqual([
    ['listings', 'a'],
    ['listings', 'c'],
    ['business', 'z'],
  ]);
  const [first] = lines;
  expect(first?.kind === 'listings' && first.listings.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('something in between keeps them apart', () => {
  expect(linesOf([published('a', 'x'), joined('z'), published('b', 'x')])).toHaveLength(3);
});
