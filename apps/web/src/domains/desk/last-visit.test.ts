import { expect, test } from 'vitest';
import { visited, visitsFrom } from './last-visit.ts';

const minute = 60_000;

test('a visit begins after half an hour away, and the one before ended when it was last noted', () => {
  const first = visited(null, 1000);
  expect(first).toEqual({ before: null, latest: 1000 });
  const same = visited(first, 1000 + 20 * minute);
  expect(same).toEqual({ before: null, latest: 1000 + 20 * minute });
  const next = visited(same, 1000 + 60 * minute);
  expect(next).toEqual({ before: same.latest, latest: 1000 + 60 * minute });
});

test('what is stored is read, and nonsense is no visit', () => {
  expect(visitsFrom('{"before":null,"latest":5}')).toEqual({ before: null, latest: 5 });
  for (const nonsense of [null, 'x', '[]', '{"latest":"5"}', 'null']) {
    expect(visitsFrom(nonsense)).toBeNull();
  }
});
