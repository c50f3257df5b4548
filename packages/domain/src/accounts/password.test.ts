import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../graphql/limits.ts';
import { canSubmitNewPassword, passwordAdvice } from './password.ts';

describe('the advice on passwords', () => {
  it.each([
    ['Abcdef1!', { length: true, upper: true, lower: true, digit: true, symbol: true }],
    ['abcdefg', { length: false, upper: false, lower: true, digit: false, symbol: false }],
    ['ÑANDÚ', { length: false, upper: true, lower: false, digit: false, symbol: false }],
    ['ñandú 77', { length: true, upper: false, lower: true, digit: true, symbol: false }],
    ['', { length: false, upper: false, lower: false, digit: false, symbol: false }],
  ])('judges %j', (password, advice) => {
    expect(passwordAdvice(password)).toEqual(advice);
  });

  it('counts characters as people do, not code units', () => {
    expect(passwordAdvice('🌽🌽🌽🌽').length).toBe(false);
    expect(passwordAdvice('🌽🌽🌽🌽🌽🌽🌽🌽').length).toBe(true);
  });
});

describe('submitting a new password', () => {
  it('is allowed exactly when both are identical and at least six characters', () => {
    expect(canSubmitNewPassword('12345', '12345')).toBe(false);
    expect(canSubmitNewPassword('123456', '123456')).toBe(true);
    expect(canSubmitNewPassword('123456', '123457')).toBe(false);
    expect(canSubmitNewPassword('', '')).toBe(false);
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmation) => {
        expect(canSubmitNewPassword(password, confirmation)).toBe(
          password === confirmation && [...password].length >= limits.password.min,
        );
      }),
    );
  });
});
