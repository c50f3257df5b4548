import { expect, test } from 'vitest';
import { languages } from '../texts/language.ts';
import { pageTitles } from './page-titles.ts';
import { pageKeys, pageOf } from './pages.ts';

/** Pages of one thing say what it says; the first page speaks of the network. */
const ownWords = pageKeys.filter(
  (key) => pageOf(key).isIndexed && !pageOf(key).path.includes(':') && pageTitles[key],
);

test('every page that search engines show says what it is about, and no two alike', () => {
  expect(ownWords.length).toBeGreaterThan(10);
  for (const language of languages) {
    const said = ownWords.map((key) => pageTitles[key]?.[language].description ?? key);
    expect(said.filter((each) => !each.includes(' '))).toEqual([]);
    expect(said).toEqual([...new Set(said)]);
  }
});
