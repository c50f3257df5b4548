import { languages, type Language, listingCurrencies } from '@wiki/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyAmount, isWrittenHere } from './amounts.ts';

const tags: Record<Language, string> = { en: 'en-US', es: 'es-CO' };

test.each(
  languages.flatMap((language) =>
    listingCurrencies.flatMap((currency) =>
      [0, 2].map((digits) => [language, currency, digits] as const),
    ),
  ),
)(
  'amounts are written in %s and %s with %i digits as Intl writes them',
  (language, currency, digits) => {
    expect(isWrittenHere(currency)).toBe(true);
    const intl = new Intl.NumberFormat(tags[language], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const amount = digits === 0 ? minor : minor / 100;
        const parts = intl.formatToParts(amount);
        const isCode = parts.some(({ type, value }) => type === 'currency' && value === currency);
        // A code stands behind the amount, where signs stand before it.
        const expected = isCode
          ? `${parts.flatMap(({ type, value }) => (type === 'currency' || type === 'literal' ? [] : [value])).join('')} ${currency}`
          : intl.format(amount);
        expect(currencyAmount(amount, currency, language, digits)).toBe(expected);
      }),
    );
  },
);
