import { describe, expect, test } from 'vitest';
import { countryNames } from './country-names.ts';
import { formatterFor } from './format.ts';

const en = formatterFor('en');
const es = formatterFor('es');
/** Intl puts no-break spaces of several kinds between sign and amount. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  test('shows dollars with two decimals in the notation of the language', () => {
    expect(plain(en.money({ amountMinor: 1_250, currency: 'USD' }))).toBe('$12.50');
    expect(plain(es.money({ amountMinor: 123_450, currency: 'USD' }))).toBe('$ 1.234,50');
  });

  test('shows whole pesos whole', () => {
    expect(plain(es.money({ amountMinor: 4_500_000, currency: 'COP' }))).toBe('$ 45.000');
    expect(plain(es.price({ amountMinor: 18_500_050, currency: 'COP' }))).toBe('$ 185.000,50');
  });

  test('writes the code of a currency without a sign behind the amount', () => {
    expect(plain(en.money({ amountMinor: 23_500, currency: 'PEN' }))).toBe('235.00 PEN');
    expect(plain(es.price({ amountMinor: 185_000, currency: 'PAB' }))).toBe('1.850,00 PAB');
  });

  test('follows currencies without cents', () => {
    expect(plain(en.money({ amountMinor: 500, currency: 'CLP' }))).toBe('$500');
  });
});

test('a time of day in another zone than the reader’s', () => {
  const iso = '2026-11-27T12:00:00.000Z';
  expect(plain(en.dateTime(iso, 'America/Bogota'))).toBe('Friday, November 27, 2026 at 7:00 AM');
  expect(plain(en.dateTime(iso, 'Asia/Tokyo'))).toBe('Friday, November 27, 2026 at 9:00 PM');
});

describe('relative time', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');

  test.each([
    ['2026-11-21T11:59:40.000Z', 'now', 'ahora'],
    ['2026-11-21T11:58:00.000Z', '2 minutes ago', 'hace 2 minutos'],
    ['2026-11-21T09:10:00.000Z', '2 hours ago', 'hace 2 horas'],
    ['2026-11-20T11:00:00.000Z', 'yesterday', 'ayer'],
    ['2026-11-01T12:00:00.000Z', '2 weeks ago', 'hace 2 semanas'],
  ])('%s', (iso, english, spanish) => {
    expect(en.relativeTime(iso, now)).toBe(english);
    expect(es.relativeTime(iso, now)).toBe(spanish);
  });
});

test('the last two days have a name, and those of other years their year', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  expect(es.day('2026-11-21T11:00:00.000Z', now)).toBe('Hoy');
  expect(en.day('2026-11-20T13:00:00.000Z', now)).toBe('Yesterday');
  expect(es.day('2026-11-18T12:00:00.000Z', now)).toBe('18 de noviembre');
  expect(es.day('2025-11-18T12:00:00.000Z', now)).toBe('18 de noviembre de 2025');
});

test('a share is written as its language does', () => {
  expect([en.percent(0.72), en.percent(18.2), es.percent(0.72)]).toEqual([
    '72%',
    '1,820%',
    '72\u00a0%',
  ]);
});

test('a month has its year', () => {
  const noon = '2026-11-21T12:00:00Z';
  expect(es.dateRange(noon, '2026-12-21T12:00:00Z')).toMatch(
    /^21 de noviembre.*21 de diciembre de 2026$/,
  );
  expect([en.month(noon), es.month(noon)]).toEqual(['November 2026', 'noviembre de 2026']);
});

test('ratings always have one digit', () => {
  expect([en.rating(4), en.rating(4.46), es.rating(4.5)]).toEqual(['4.0', '4.5', '4,5']);
});

test('countries have their name in the language', () => {
  expect(es.country('PE')).toBe('Perú');
  expect(en.country('PE')).toBe('Peru');
  expect(en.country('DE')).toBe('Germany');
  for (const [code, names] of Object.entries(countryNames)) {
    expect(names).toEqual({
      en: new Intl.DisplayNames('en-US', { type: 'region' }).of(code),
      es: new Intl.DisplayNames('es-CO', { type: 'region' }).of(code),
    });
  }
});

test('large prices leave out cents that are none', () => {
  const format = formatterFor('en');
  const usd = (amountMinor: number) => format.price({ amountMinor, currency: 'USD' });
  expect([usd(1_250), usd(999_900), usd(1_000_000), usd(1_000_050)]).toEqual([
    '$12.50',
    '$9,999.00',
    '$10,000',
    '$10,000.50',
  ]);
});
