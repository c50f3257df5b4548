import { describe, expect, it } from 'vitest';
import {
  canAct,
  type ListingAction,
  listingActions,
  listingActionsFrom,
  listingStatuses,
  listingTransitions,
  mayFeature,
} from './listings.ts';

/** What sellers may do in each state; administrators may do that too, and what they alone may. */
const sellers = {
  draft: ['publish', 'delete'],
  published: ['pause', 'markSold', 'delete'],
  paused: ['publish', 'markSold', 'delete'],
  sold: ['publish', 'delete'],
  removed: [],
} satisfies Record<(typeof listingStatuses)[number], ListingAction[]>;
const administrators = {
  draft: [],
  published: ['remove'],
  paused: ['remove'],
  sold: ['remove'],
  removed: ['restore'],
} satisfies Record<(typeof listingStatuses)[number], ListingAction[]>;

describe.each(listingStatuses)('a listing that is %s', (status) => {
  it('offers its sellers what the decisions say', () => {
    expect(listingActionsFrom(status, 'seller')).toEqual(sellers[status]);
  });

  it('offers administrators that and their own acts', () => {
    const all = new Set<ListingAction>([...sellers[status], ...administrators[status]]);
    expect(new Set(listingActionsFrom(status, 'wikiAdmin'))).toEqual(all);
    for (const action of listingActions) expect(canAct(status, action)).toBe(all.has(action));
  });
});

describe('the life of a listing', () => {
  it('only ends by deleting, and no act leaves things as they were', () => {
    for (const action of listingActions) {
      const { from, to } = listingTransitions[action];
      expect(from).not.toContain(to);
      expect(to === null).toBe(action === 'delete');
    }
  });

  it('comes first only where it was shown and was not removed', () => {
    expect(listingStatuses.filter(mayFeature)).toEqual(['published', 'paused', 'sold']);
  });

  it('comes back from an administrator’s removal as paused, never shown at once', () => {
    expect(listingTransitions.restore.to).toBe('paused');
    expect(listingTransitions.remove.requires).toBe('reason');
  });
});
