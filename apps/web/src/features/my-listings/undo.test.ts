import { canAct, listingActions, listingStatuses, listingTransitions } from '@wiki/domain';
import { expect, test } from 'vitest';
import { actable, undoOf } from './undo.ts';

test('what is undone leads back to where it was', () => {
  for (const before of listingStatuses) {
    for (const action of listingActions.filter((each) => canAct(before, each))) {
      const undo = undoOf(action, before);
      const after = listingTransitions[action].to;
      if (!undo) continue;
      expect(after && canAct(after, undo)).toBe(true);
      expect(listingTransitions[undo].to).toBe(before);
    }
  }
});

test('a deleted listing stays deleted', () => {
  expect(undoOf('delete', 'published')).toBeNull();
});

test('an act takes those that it can be done to', () => {
  const rows = [{ status: 'draft' }, { status: 'published' }, { status: 'sold' }] as const;
  expect(actable(rows, 'pause')).toEqual([{ status: 'published' }]);
});
