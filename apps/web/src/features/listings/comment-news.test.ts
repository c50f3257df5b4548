import { expect, test } from 'vitest';
import { mayConcernComments } from './comment-news.ts';

const counts = { views: 5, contacts: 1, saves: 2, comments: 3 };

test.each([
  [{ comments: 4 }, true],
  [{ comments: 4, views: 6 }, true],
  [{}, true],
  [{ views: 6 }, false],
  [{ saves: 1 }, false],
  [{ contacts: 2 }, false],
])('%o may concern comments: %s', (change, answer) => {
  expect(mayConcernComments(counts, { ...counts, ...change })).toBe(answer);
});
