import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  disputeActions,
  disputeActionsFrom,
  disputeStatuses,
  isDisputeOver,
  nextDisputeStatus,
  ratingStep,
  ratingsWith,
} from './reviews.ts';

describe('a dispute', () => {
  test.each([
    [null, ['submit']],
    ['submitted', ['respond', 'remove', 'requestEdit']],
    ['editMissed', ['respond', 'remove', 'requestEdit']],
    ['editRequested', ['remove', 'edit', 'miss']],
    ['kept', []],
    ['edited', []],
    ['removed', []],
  ] as const)('from %s goes on by %j only', (from, actions) => {
    expect(disputeActions.filter((action) => nextDisputeStatus(from, action))).toEqual(actions);
  });

  test('is over in its last three states', () => {
    expect(disputeStatuses.filter(isDisputeOver)).toEqual(['kept', 'edited', 'removed']);
  });

  test.each(disputeStatuses)('in %s each party has its own actions', (status) => {
    expect(disputeActionsFrom(status, [])).toEqual([]);
    expect(disputeActionsFrom(status, ['business'])).toEqual([]);
    expect(disputeActionsFrom(status, ['author'])).toEqual(
      status === 'editRequested' ? ['edit'] : [],
    );
  });
});

describe('ratings', () => {
  test('without reviews have no average', () => {
    expect(ratingsWith([0, 0, 1, 0, 0], { removed: 3 })).toEqual({
      ratingCounts: [0, 0, 0, 0, 0],
      ratingCount: 0,
      ratingAverage: null,
      ratingRank: null,
    });
  });

  test('rank few reviews nearer to the usual than many', () => {
    const rankOf = (...counts: number[]) => ratingsWith(counts, {}).ratingRank ?? 0;
    const oneOf5 = rankOf(0, 0, 0, 0, 1);
    expect(oneOf5).toBe(3.75);
    // Ten that are 4.8 on average, and as many that are better.
    expect(rankOf(0, 0, 0, 2, 8)).toBeGreaterThan(oneOf5);
    expect(rankOf(0, 0, 0, 0, 10)).toBeGreaterThan(rankOf(0, 0, 0, 2, 8));
    // More of the same speak louder, for good and for bad.
    expect(rankOf(0, 0, 0, 0, 2)).toBeGreaterThan(oneOf5);
    expect(rankOf(2, 0, 0, 0, 0)).toBeLessThan(rankOf(1, 0, 0, 0, 0));
    expect(rankOf(0, 0, 0, 0, 10_000)).toBeCloseTo(5, 2);
  });

  test('order listings by tenths of the rank, which one review among many leaves as it is', () => {
    expect(ratingStep(null)).toBe(0);
    expect([3.75, 4.04, 4.05, 5].map(ratingStep)).toEqual([3.8, 4, 4.1, 5]);
    const stepOf = (...counts: number[]) => ratingStep(ratingsWith(counts, {}).ratingRank);
    expect(stepOf(0, 0, 2, 20, 60)).toBe(stepOf(0, 0, 2, 20, 61));
  });

  test('equal a recount after any changes', () => {
    const rating = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(rating, { minLength: 1 }), rating, (given, other) => {
        let ratings = ratingsWith([0, 0, 0, 0, 0], {});
        for (const added of given) ratings = ratingsWith(ratings.ratingCounts, { added });
        const [first = other] = given;
        ratings = ratingsWith(ratings.ratingCounts, { removed: first, added: other });
        const left = [other, ...given.slice(1)];
        expect(ratings.ratingCount).toBe(left.length);
        expect(ratings.ratingCounts).toEqual(
          [1, 2, 3, 4, 5].map((value) => left.filter((one) => one === value).length),
        );
        const sum = left.reduce((total, one) => total + one, 0);
        expect(ratings.ratingAverage).toBe(sum / left.length);
        expect(ratings.ratingRank).toBe((17.5 + sum) / (5 + left.length));
      }),
    );
  });
});
