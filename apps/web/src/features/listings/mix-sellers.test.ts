import { expect, test } from 'vitest';
import { mixPages, mixSellers } from './mix-sellers.ts';

const of = (sellers: string) =>
  [...sellers].map((id, place) => ({ id: `${id}${place}`, business: { id } }));
const sellersOf = (listings: readonly { business: { id: string } }[]) =>
  listings.map(({ business }) => business.id).join('');

test.each([
  ['1111112233', '1213121311'],
  ['1111111122223333', '1231213121312131'],
  ['111122223333', '123123123123'],
  ['123123', '123123'],
  ['1111', '1111'],
  ['1112', '1211'],
  ['', ''],
])('%s is shown as %s', (given, expected) => {
  const mixed = mixSellers(of(given));
  expect(sellersOf(mixed)).toBe(expected);
  expect(mixed.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
    of(given).toSorted((one, other) => one.id.localeCompare(other.id)),
  );
});

test('what is shown stays where it is when another page comes', () => {
  const all = of('1111221113');
  expect(mixPages(all, 6).slice(0, 6)).toEqual(mixPages(all.slice(0, 6), 6));
  expect(sellersOf(mixPages(all, 6))).toBe('1212111311');
});
