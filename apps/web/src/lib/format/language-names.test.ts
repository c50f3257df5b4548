import { expect, test } from 'vitest';
import { languageName, languageNames } from './language-names.ts';

test('languages are called as their readers do, with a capital at the beginning alone', () => {
  expect(languageName('es', 'es')).toBe('Español');
  expect(languageNames(['es', 'en'], 'es')).toBe('Español e inglés');
  expect(languageNames(['es', 'en', 'pt'], 'en')).toBe('Spanish, English, and Portuguese');
});
