import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasDoubledDigit,
  isTaxId,
  nitCheckDigit,
  normalizeTaxId,
  readNit,
  withoutDoubledDigit,
} from './tax-id.ts';

describe('a tax id', () => {
  it.each([
    ['CO', '900.373.913-4', true],
    ['CO', '9003739134', true],
    ['CO', '800197268-4', true],
    ['CO', '900373913-5', false],
    ['CO', '90037391340', false],
    ['CO', '9003739137', false],
    ['CO', '10203040508', true],
    ['CO', '12345', false],
    ['CO', '90037391A4', false],
    ['MX', 'GODE561231GR8', true],
    ['MX', 'ABC680524P76', true],
    ['MX', 'AB680524P76', false],
    ['PE', '20100070970', true],
    ['PE', '30100070970', false],
    ['PA', '155596713-2-2015 DV59', true],
    ['PA', '1', false],
    ['VE', 'J-30599889-6', true],
    ['VE', 'X-30599889-6', false],
    ['ES', 'B-12345678', true],
    ['ES', 'ab1', false],
    ['ES', 'x'.repeat(21), false],
    ['DE', 'DE 123/456', false],
  ])('of %s: %s is %s', (country, value, isValid) => {
    expect(isTaxId(value, country)).toBe(isValid);
  });

  it('is stored without spaces, dots and hyphens, in upper case', () => {
    expect(normalizeTaxId(' 900.373.913–4 ')).toBe('9003739134');
    expect(normalizeTaxId('j-30599889-6')).toBe('J305998896');
  });
});

describe('the check digit of a NIT', () => {
  it('is one digit for 1 to 15 digits, and none for anything else', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,15}$/), (digits) => {
        const digit = nitCheckDigit(digits);
        expect(digit).toBeGreaterThanOrEqual(0);
        expect(digit).toBeLessThanOrEqual(9);
      }),
    );
    for (const text of ['', 'a', '1'.repeat(16), '1.2']) expect(nitCheckDigit(text)).toBeNull();
  });

  it('is the only one that fits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (digits) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) =>
          isTaxId(`${digits}${digit}`, 'CO'),
        );
        expect(fitting).toEqual([nitCheckDigit(digits)]);
      }),
    );
  });
});

describe('a NIT as people write it', () => {
  it.each([
    ['900373913', '900373913', null, 4],
    ['900.373.913', '900373913', null, 4],
    ['900373913-4', '900373913', 4, 4],
    ['900.373.913-4', '900373913', 4, 4],
    ['900.373.913–4', '900373913', 4, 4],
    ['NIT 900 373 913 - 4', '900373913', 4, 4],
    ['9003739134', '900373913', 4, 4],
    ['900373913-7', '900373913', 7, 4],
    ['9003739137', '900373913', 7, 4],
    ['900373913-', '900373913', null, 4],
    ['800197268-4', '800197268', 4, 4],
    // An identity number of ten digits has its own.
    ['1020304050', '1020304050', null, 8],
    ['1020304050-8', '1020304050', 8, 8],
    ['1020304050-3', '1020304050', 3, 8],
    ['80123456', '80123456', null, 4],
    ['80123456-4', '80123456', 4, 4],
    ['900-373-913', '900373913', null, 4],
    ['900-373-913-4', '900373913', 4, 4],
    ['900373913-45', '900373913', 4, 4],
    ['9003', '9003', null, null],
    ['', '', null, null],
  ])('%j is %j with %j, where %j belongs', (text, body, written, check) => {
    expect(readNit(text)).toEqual({ body, written, check });
  });

  it('is read the same whether its digit is typed or computed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[89]\d{8}$/), (body) => {
        const check = nitCheckDigit(body);
        for (const text of [`${body}-${check}`, `${body}${check}`]) {
          expect(readNit(text)).toEqual({ body, written: check, check });
        }
        expect(readNit(body)).toEqual({ body, written: null, check });
      }),
    );
  });

  it('is never right with another digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[89]\d{8}$/), fc.nat(9), (body, digit) => {
        const { written, check } = readNit(`${body}${digit}`);
        expect(written).toBe(digit);
        expect(written === check).toBe(isTaxId(`${body}${digit}`, 'CO'));
      }),
    );
  });
});

describe('a stored NIT with a digit too many', () => {
  it('is found, and told what it was meant to be', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[89]\d{8}$/), fc.nat(9), (body, typed) => {
        const stored = `${body}${typed}${nitCheckDigit(`${body}${typed}`)}`;
        expect(hasDoubledDigit(stored, 'CO')).toBe(true);
        expect(isTaxId(stored, 'CO')).toBe(false);
        const meant = withoutDoubledDigit(stored);
        expect(meant).toBe(`${body}${nitCheckDigit(body)}`);
        expect(isTaxId(meant, 'CO')).toBe(true);
      }),
    );
  });

  it.each([
    ['9003739134', 'CO'],
    ['10203040508', 'CO'],
    ['90037391340', 'MX'],
    ['80123456', 'CO'],
  ])('is not %s of %s', (taxId, country) => {
    expect(hasDoubledDigit(taxId, country)).toBe(false);
  });
});
