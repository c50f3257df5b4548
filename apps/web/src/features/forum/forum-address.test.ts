import { expect, test } from 'vitest';
import { readForumAddress } from './forum-address.ts';

const read = (search: string) => readForumAddress(new URLSearchParams(search));

test('an address without conditions asks for everything, the last active first', () => {
  const { filter, sort, isNarrowed } = read('');
  expect(Object.values(filter).every((value) => value === null)).toBe(true);
  expect(sort).toBe('ACTIVE');
  expect(isNarrowed).toBe(false);
});

test.each([
  ['', null],
  ['saved', 'isBookmarked'],
  ['following', 'isFollowed'],
  ['tag=dian&sort=NEWEST', 'tag'],
  ['saved&q=renta', null],
])('of the address %j the one condition is %j', (search, only) => {
  expect(read(search).only).toBe(only);
});

test('conditions are read, and nonsense says nothing', () => {
  expect(read('q= café &tag=dian&in=es&unanswered&sort=MOST_LIKED')).toMatchObject({
    filter: { query: 'café', tag: 'dian', language: 'es', isUnanswered: true },
    sort: 'MOST_LIKED',
    isNarrowed: true,
  });
  expect(read('in=fr&sort=WORST')).toMatchObject({ filter: { language: null }, sort: 'ACTIVE' });
});
