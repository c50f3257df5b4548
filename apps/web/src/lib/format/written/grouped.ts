import type { Language } from '@wiki/domain';

/** Digits in groups of three: `12,345`, `12.345`. */
export const grouped = (digits: string, language: Language): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
