import type { ListingAction } from '@wiki/domain';
import { useState } from 'react';
import { useListingActs } from '../../../domains/listing-form/managed/use-listing-acts.ts';
import type { ListingRow } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import { actable, undoOf } from '../undo.ts';

/** What was last done in the list. */
export interface Deed {
  action: ListingAction;
  /** The listings it was done to, as they were before. */
  done: readonly ListingRow[];
  /** The listings that were refused, each with its first reason. */
  refused: readonly { row: ListingRow; code: string }[];
  /** Why nothing was done at all, as a code. */
  problem: string | null;
  /** What undoes it, when all of it can be undone. */
  undo: ListingAction | null;
}

const codeOf = (errors: readonly RefusedInput[]): string => errors[0]?.code ?? 'INTERNAL';

/** Acts on rows of the list and remembers what was done, to say so and to undo it. */
export function useRowActs(reload: () => void) {
  const act = useListingActs();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [busy, setBusy] = useState<ListingAction | null>(null);

  const run = async (rows: readonly ListingRow[], action: ListingAction): Promise<Deed> => {
    const able = actable(rows, action);
    setBusy(action);
    setDeed(null);
    const ids = able.map(({ id }) => id);
    const result = await act(ids, action).catch((error: unknown) => failureOf(error));
    setBusy(null);
    const isRefused = typeof result === 'string' || result.errors.length > 0;
    const next: Deed = isRefused
      ? {
          action,
          done: [],
          refused: [],
          problem: typeof result === 'string' ? result : codeOf(result.errors),
          undo: null,
        }
      : {
          action,
          done: able.filter(({ id }) => result.done.includes(id)),
          refused: result.refused.flatMap(({ listingId, errors }) => {
            const row = able.find(({ id }) => id === listingId);
            return row ? [{ row, code: codeOf(errors) }] : [];
          }),
          problem: null,
          undo: commonUndo(able, action),
        };
    setDeed(next);
    reload();
    return next;
  };

  return {
    deed,
    busy,
    run,
    forget: () => setDeed(null),
    undo: async () => {
      if (!deed?.undo) return;
      await act(
        deed.done.map(({ id }) => id),
        deed.undo,
      ).catch(() => null);
      setDeed(null);
      reload();
    },
  };
}

/** The one act that undoes an act for all rows. */
function commonUndo(rows: readonly ListingRow[], action: ListingAction): ListingAction | null {
  const [first, ...others] = rows.map(({ status }) => undoOf(action, status));
  return others.every((undo) => undo === first) ? (first ?? null) : null;
}

export type RowActs = ReturnType<typeof useRowActs>;
