import { describe, expect, it } from 'vitest';
import { errorCatalog, errorCodes, isErrorCode } from './error-codes.ts';

describe('the error catalog', () => {
  it('has a message for every code, in English and without placeholders', () => {
    expect(errorCodes.length).toBeGreaterThan(0);
    for (const code of errorCodes) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(errorCatalog[code]).toMatch(/^[A-Z][^{}%!]*\.$/);
    }
  });

  it('holds the sentences of the guards word for word', () => {
    expect(errorCatalog.UNAUTHENTICATED).toBe('Sign in first.');
    expect(errorCatalog.FORBIDDEN).toBe('You do not have permission.');
  });

  it('recognizes codes, not properties that every object has', () => {
    expect(isErrorCode('EMAIL_IN_USE')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('__proto__')).toBe(false);
    expect(isErrorCode(42)).toBe(false);
  });
});
