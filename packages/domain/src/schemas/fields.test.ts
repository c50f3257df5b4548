import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isErrorCode } from '../graphql/error-codes.ts';
import {
  countryCode,
  email,
  newPassword,
  optionalLine,
  optionalText,
  pastDate,
  personName,
  phone,
  requiredLine,
  requiredText,
  writtenText,
} from './fields.ts';

/** The code a value is refused with, or null when it fits. */
function refusal(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

describe('an e-mail address', () => {
  it('is trimmed and in lower case', () => {
    expect(email.parse('  Ana.Gil@Example.COM ')).toBe('ana.gil@example.com');
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'ana@@example.com',
  ])('is refused when it is %j', (value) => {
    expect(refusal(email, value)).toBe('INVALID_EMAIL');
  });

  it('is refused beyond 254 characters', () => {
    expect(refusal(email, `${'a'.repeat(250)}@example.com`)).toBe('INVALID_EMAIL');
  });

  it('reads the same again: parsing is stable', () => {
    const isStable = fc.check(
      fc.property(fc.emailAddress(), (address) => {
        const parsed = email.safeParse(address);
        return !parsed.success || email.parse(parsed.data) === parsed.data;
      }),
    );
    expect(isStable.failed).toBe(false);
  });
});

it.each([requiredText(50), optionalText(50), writtenText(50), requiredLine(50)])(
  'a text has no more marks on a letter than languages write',
  (schema) => {
    for (const text of ['Đặng Thị', 'e\u0301', 'שָׁ֖לוֹם', '1\uFE0F\u20E3', '👩🏽‍🌾']) {
      expect(refusal(schema, text)).toBeNull();
    }
    expect(refusal(schema, `Z${'\u0351'.repeat(9)}`)).toBe('FIELD_INVALID');
  },
);

describe('a line', () => {
  it('is one: neither breaks nor tabs are in it', () => {
    expect(requiredLine(20).parse(' Ana María ')).toBe('Ana María');
    for (const gap of ['\n', '\r\n', '\t', '\u2028', '\u2029', '\u0000']) {
      expect(refusal(requiredLine(20), `Ana${gap}María`)).toBe('FIELD_INVALID');
    }
    expect(refusal(requiredLine(20), ' \n ')).toBe('FIELD_REQUIRED');
    expect(refusal(personName, 'Ana\nMaría')).toBe('FIELD_INVALID');
  });
});

describe('a text that reads otherwise than it is stored', () => {
  const texts = [requiredText(20), requiredLine(20), writtenText(20), optionalText(20)];

  it('is refused when it holds half a character pair', () => {
    for (const schema of texts) {
      expect(refusal(schema, 'half \ud800')).toBe('FIELD_INVALID');
      expect(refusal(schema, 'whole \ud83c\udf3d')).toBeNull();
    }
  });

  it('is as good as none when nothing of it is seen', () => {
    for (const text of ['\u200b\u200b', '\u3164', '\u2800 \u00ad', '\u202e']) {
      expect(refusal(requiredText(20), text)).toBe('FIELD_REQUIRED');
      expect(refusal(writtenText(20), text)).toBe('FIELD_REQUIRED');
      expect(refusal(personName, text)).toBe('EMPTY_NAME');
      expect(optionalText(20).parse(text)).toBeNull();
    }
  });

  it('is refused as a line when it turns around what stands beside it', () => {
    for (const mark of ['\u202e', '\u202a', '\u2066']) {
      expect(refusal(requiredLine(20), `Ana${mark}lig`)).toBe('FIELD_INVALID');
      expect(refusal(optionalLine(20), `Ana${mark}lig`)).toBe('FIELD_INVALID');
    }
    expect(refusal(requiredLine(20), 'Ana \u200eGil')).toBeNull();
  });
});

describe('a new password', () => {
  it('has 6 to 128 characters, whatever they are, and is kept as it is', () => {
    expect(refusal(newPassword, '12345')).toBe('WEAK_PASSWORD');
    expect(newPassword.parse(' 1 3 5 ')).toBe(' 1 3 5 ');
    expect(refusal(newPassword, '🌽'.repeat(128))).toBeNull();
    expect(refusal(newPassword, '🌽'.repeat(129))).toBe('FIELD_TOO_LONG');
  });
});

describe('a text', () => {
  it('is trimmed, required and bounded', () => {
    expect(requiredText(5).parse('  hola ')).toBe('hola');
    expect(refusal(requiredText(5), '   ')).toBe('FIELD_REQUIRED');
    expect(refusal(requiredText(5), 'abcdef')).toBe('FIELD_TOO_LONG');
    expect(refusal(personName, ' ')).toBe('EMPTY_NAME');
  });

  it('keeps line breaks and tabs, and refuses other control characters', () => {
    expect(requiredText(20).parse('uno\n\tdos')).toBe('uno\n\tdos');
    for (const character of ['\u0000', '\u0008', '\u001b', '\u007f', '\u0085']) {
      expect(refusal(requiredText(20), `a${character}b`)).toBe('FIELD_INVALID');
    }
  });

  it('is cleared by null or nothing, and stays when left out', () => {
    expect(optionalText(5).parse(' ')).toBeNull();
    expect(optionalText(5).parse(null)).toBeNull();
    expect(optionalText(5).parse(undefined)).toBeUndefined();
  });

  it('refuses what is not a text, such as an operator of a query', () => {
    for (const value of [{ $gt: '' }, ['a'], 1, true]) {
      expect(requiredText(5).safeParse(value).success).toBe(false);
      expect(email.safeParse(value).success).toBe(false);
    }
  });
});

describe('a phone number', () => {
  it('is in E.164 or null', () => {
    expect(phone.parse('+573001234567')).toBe('+573001234567');
    expect(phone.parse('')).toBeNull();
    for (const value of ['3001234567', '+0123456789', '+57 300', '+1234', `+${'1'.repeat(16)}`]) {
      expect(refusal(phone, value)).toBe('INVALID_PHONE');
    }
  });
});

describe('a date in the past', () => {
  it('exists, is over and is not before 1900', () => {
    expect(pastDate.parse('1990-02-28')).toBe('1990-02-28');
    expect(pastDate.parse('2000-02-29')).toBe('2000-02-29');
    expect(pastDate.parse('')).toBeNull();
    for (const value of ['1990-02-30', '1999-02-29', '1899-12-31', '9999-01-01', '1990-1-1', 'x']) {
      expect(refusal(pastDate, value)).toBe('INVALID_DATE');
    }
  });
});

describe('a country', () => {
  it('is two letters in upper case or null', () => {
    expect(countryCode.parse('CO')).toBe('CO');
    expect(countryCode.parse('')).toBeNull();
    expect(refusal(countryCode, 'co')).toBe('INVALID_COUNTRY');
    expect(refusal(countryCode, 'COL')).toBe('INVALID_COUNTRY');
  });
});

describe('a written text', () => {
  const text = writtenText(10);
  it('stays as it was written', () => {
    expect(text.parse(' ¡Hola! \n')).toBe(' ¡Hola! \n');
    expect(text.parse('👩🏽‍🌾')).toBe('👩🏽‍🌾');
  });
  it('is not blank, too long or impossible to store', () => {
    expect(refusal(text, '')).toBe('FIELD_REQUIRED');
    expect(refusal(text, ' \n ')).toBe('FIELD_REQUIRED');
    expect(refusal(text, 'x'.repeat(11))).toBe('FIELD_TOO_LONG');
    expect(refusal(text, 'a\u0000b')).toBe('FIELD_INVALID');
    expect(refusal(text, 'a\ud800b')).toBe('FIELD_INVALID');
  });
});

describe('every refusal', () => {
  it('carries a code of the catalog for any text', () => {
    const fields = [
      email,
      newPassword,
      personName,
      phone,
      pastDate,
      countryCode,
      optionalText(3),
      writtenText(3),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ maxLength: 300 }), (field, text) => {
        const message = refusal(field, text);
        expect(message === null || isErrorCode(message)).toBe(true);
      }),
    );
  });
});
