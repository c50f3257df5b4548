import type { Language } from '@wiki/domain';

const mebibyte = 1_048_576;

/**
 * A file size for people: `340 kB`, `1.4 MB`. Limits set in powers of two read as the round number
 * they mean: 10,485,760 bytes are 10 MB.
 */
export function fileSize(bytes: number, language: Language): string {
  const isLimit = bytes > 0 && bytes % mebibyte === 0;
  const isSmall = bytes < 1_000_000;
  const amount = isLimit ? bytes / mebibyte : bytes / (isSmall ? 1_000 : 1_000_000);
  return new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en-US', {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, amount) : amount);
}
