import { languages, type Language } from '@wiki/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalNumber } from './numbers.ts';

const tags: Record<Language, string> = { en: 'en-US', es: 'es-CO' };

test.each(languages)('whole numbers are written in %s as Intl writes them', (language) => {
  const intl = new Intl.NumberFormat(tags[language]);
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(decimalNumber(value, language)).toBe(intl.format(value));
    }),
  );
});

test.each(languages)('averages of ratings are rounded in %s as Intl rounds them', (language) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const intl = new Intl.NumberFormat(tags[language], digits);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(decimalNumber(value, language, 1)).toBe(intl.format(value));
    }),
  );
});
