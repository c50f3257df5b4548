import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../testing/random.ts';
import { SortedWords } from './sorted-words.ts';

/** The distance of two words, by its definition. */
function distanceOf(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return distanceOf(rest, otherRest);
  const isExchanged = one[0] === other[1] && one[1] === other[0];
  return (
    1 +
    Math.min(
      distanceOf(rest, other),
      distanceOf(one, otherRest),
      distanceOf(rest, otherRest),
      isExchanged ? distanceOf(one.slice(2), other.slice(2)) : Infinity,
    )
  );
}

describe('words come and go', () => {
  test.each([1, 2, 3])('and are found by their beginning and nearly, with seed %d', (seed) => {
    const random = randomOf(seed);
    const wordOf = () =>
      Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
        'añbz'.charAt(Math.floor(random() * 4)),
      ).join('');
    const words = new SortedWords();
    const there = new Set<string>();
    // Few and many between two questions.
    for (const changes of [300, 3, 1, 150, 0, 10]) {
      for (let change = 0; change < changes; change += 1) {
        const word = wordOf();
        if (there.delete(word)) words.delete(word);
        else if (there.add(word)) words.add(word);
      }
      const all = [...there].toSorted((one, other) => (one < other ? -1 : 1));
      for (const wanted of ['', 'a', 'ab', 'zzzzzz', ...Array.from({ length: 6 }, wordOf)]) {
        expect(words.beginningWith(wanted)).toEqual(all.filter((word) => word.startsWith(wanted)));
        for (const furthest of [0, 1, 2, 3]) {
          const near = all
            .map((word) => [word, distanceOf(word, wanted)] as const)
            .filter(([, distance]) => distance <= furthest);
          expect([...words.within(wanted, furthest)]).toEqual(near);
        }
      }
    }
  });
});
