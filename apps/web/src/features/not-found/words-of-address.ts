import { isLanguage, isNearWord, type PageKey, pageKeys, pageOf, pageTitles } from '@wiki/domain';

/** Folded for comparing: without case and accents. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isWord = (text: string): boolean =>
  text.length > 2 && !/\d{3}/.test(text) && !/^[0-9a-f]{8,}$/i.test(text);

/** The words of an address that somebody may have meant; ids, numbers and languages are none. */
export function wordsOfAddress(pathname: string): string[] {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // What is not encoded well is read as it stands.
  }
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => isWord(word) && !isLanguage(word) && !/^html?$|^php$/i.test(word));
  return [...new Set(words)].slice(0, 8);
}

/** The pages that an address may have meant, the likeliest first. */
export function pagesLike(words: readonly string[]): PageKey[] {
  const folded = words.map(fold);
  const scored = pageKeys
    .filter((key) => {
      const { access, path, isWayIn } = pageOf(key);
      return access === 'everyone' && !isWayIn && !/[:*]/.test(path) && pageTitles[key] !== null;
    })
    .map((key) => {
      const titles = pageTitles[key];
      const said = [pageOf(key).path, titles?.en.title, titles?.es.title].join(' ');
      const known = [...new Set(fold(said).split(/[^\p{L}\p{N}]+/u))].filter(isWord);
      const near = folded.filter((word) => known.some((each) => isNearWord(word, each)));
      const isExact = folded.some((word) => known.includes(word));
      return { key, score: near.length * 2 + (isExact ? 1 : 0) };
    });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 4)
    .map(({ key }) => key);
}
