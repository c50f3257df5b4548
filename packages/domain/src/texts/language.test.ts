import { describe, expect, it } from 'vitest';
import { isLanguage, pickList, pickText } from './language.ts';

describe('languages', () => {
  it('knows its own and nothing else', () => {
    expect(['en', 'es', 'fr', 'EN', '', null, undefined, 1].filter(isLanguage)).toEqual([
      'en',
      'es',
    ]);
  });
});

describe('picking a text', () => {
  it('takes the wanted language, else the other one and says which', () => {
    const both = { en: 'Coffee', es: 'Café' };
    expect(pickText(both, 'es')).toEqual({ text: 'Café', language: 'es' });
    expect(pickText(both, 'en')).toEqual({ text: 'Coffee', language: 'en' });
    expect(pickText({ en: null, es: 'Café' }, 'en')).toEqual({ text: 'Café', language: 'es' });
    expect(pickText({ en: 'Coffee', es: '' }, 'es')).toEqual({ text: 'Coffee', language: 'en' });
    expect(pickText({}, 'es')).toEqual({ text: '', language: 'en' });
  });
});

describe('picking words', () => {
  it('takes all of the wanted language, else all of the other one, and mixes none', () => {
    const both = { en: ['Roasting'], es: ['Tueste', 'Catación'] };
    expect(pickList(both, 'en')).toEqual({ words: ['Roasting'], language: 'en' });
    expect(pickList(both, 'es')).toEqual({ words: ['Tueste', 'Catación'], language: 'es' });
    expect(pickList({ en: [], es: ['Tueste'] }, 'en')).toEqual({
      words: ['Tueste'],
      language: 'es',
    });
    expect(pickList({ en: [], es: [] }, 'es').words).toEqual([]);
  });
});
